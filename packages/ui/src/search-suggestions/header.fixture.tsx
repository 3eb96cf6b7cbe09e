import { useState } from "react";
import { SearchField } from "../search-field/search-field.tsx";
import { SearchSuggestions, type SearchAnswer } from "./search-suggestions.tsx";

interface HeaderProps {
  /** What is answered to whatever is asked; `late` never answers. */
  reply: NonNullable<SearchAnswer["groups"]> | "failed" | "late";
  onAsk?: (keyword: string) => void;
  onSearch?: (keyword: string) => void;
}

/** A search field at the end of a bar, whose questions are answered at once. */
export function Header({ reply, onAsk, onSearch }: HeaderProps) {
  const [answer, setAnswer] = useState<SearchAnswer>();
  const ask = (keyword: string) => {
    onAsk?.(keyword);
    if (reply === "late" || keyword === "") return;
    setAnswer({ keyword, groups: reply === "failed" ? undefined : reply });
  };
  return (
    <div style={{ minBlockSize: 520 }}>
      <div style={{ inlineSize: "min(272px, 100%)", marginInlineStart: "auto" }}>
        <SearchField
          onSearch={onSearch}
          renderSuggestions={(field) => <SearchSuggestions field={field} onAsk={ask} answer={answer} />}
        />
      </div>
    </div>
  );
}
