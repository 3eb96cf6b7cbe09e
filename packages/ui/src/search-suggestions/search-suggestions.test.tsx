import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { axeFindings, itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Header } from "./header.fixture.tsx";
import { groups } from "./search-suggestions.fixture.ts";
import { SearchSuggestions } from "./search-suggestions.tsx";

itKeepsTheContract(<SearchSuggestions field={document.createElement("input")} onAsk={() => {}} />);

const field = () => page.getByRole("combobox", { name: "搜索课程" });
const options = () => page.getByRole("option");
const chosen = () =>
  document.querySelector("[role=option][aria-selected=true]")?.getAttribute("href") ?? null;
const input = () => field().element() as HTMLInputElement;

/** Links that were followed. */
const followed: string[] = [];
const follow = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  event.preventDefault();
  followed.push(link.getAttribute("href") ?? "");
};
beforeEach(() => document.addEventListener("click", follow));
afterEach(() => {
  document.removeEventListener("click", follow);
  followed.length = 0;
});

const onAsk = vi.fn<(keyword: string) => void>();
const onSearch = vi.fn<(keyword: string) => void>();
afterEach(() => {
  onAsk.mockClear();
  onSearch.mockClear();
});
const asks = () => onAsk.mock.calls.map(([keyword]) => keyword);
const open = (reply: Parameters<typeof Header>[0]["reply"] = groups) =>
  mount(<Header reply={reply} onAsk={onAsk} onSearch={onSearch} />);

/** Draws it, and again with other props, beside the field. */
function remount(element: ReactElement) {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const rerender = (next: ReactElement) => flushSync(() => root.render(next));
  rerender(element);
  return { rerender, leave: () => flushSync(() => root.unmount()) };
}

async function typed(text: string) {
  await userEvent.type(field(), text);
  await expect.element(options().first()).toBeVisible();
}

describe("walking the list", () => {
  it("goes down and up through the field, and to its ends, while the focus stays", async () => {
    open();
    await typed("合谷");
    expect(chosen()).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    expect(chosen()).toBe("#course-28");
    await userEvent.keyboard("{ArrowUp}");
    expect(chosen()).toBeNull();
    await userEvent.keyboard("{ArrowUp}");
    expect(chosen()).toBe("#lesson-50-3725");
    await userEvent.keyboard("{Home}");
    expect(chosen()).toBe("#course-28");
    await userEvent.keyboard("{End}");
    expect(chosen()).toBe("#lesson-50-3725");
    expect(input().getAttribute("aria-activedescendant")).toBe(
      document.querySelector("[aria-selected=true]")?.id,
    );
    await userEvent.keyboard("{ArrowDown}");
    expect(chosen()).toBeNull();
    expect(input().hasAttribute("aria-activedescendant")).toBe(false);
    expect(document.activeElement).toBe(input());
    expect(await axeFindings()).toEqual([]);
  });

  it("leaves Home and End to the caret while nothing is chosen", async () => {
    open();
    await typed("合谷");
    await userEvent.keyboard("{Home}");
    expect([input().selectionStart, chosen()]).toEqual([0, null]);
  });

  it("follows the chosen one on Enter instead of searching, and closes", async () => {
    open();
    await typed("合谷");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    expect(followed).toEqual(["#lesson-64"]);
    expect(onSearch).not.toHaveBeenCalled();
    expect(options().query()).toBeNull();
    expect(input().getAttribute("aria-expanded")).toBe("false");
  });

  it("searches on Enter when nothing is chosen, and closes", async () => {
    open();
    await typed("合谷");
    await userEvent.keyboard("{Enter}");
    expect(onSearch).toHaveBeenCalledWith("合谷");
    expect(options().query()).toBeNull();
  });

  it("closes on Escape, which empties the field only the next time, and opens again on the arrow", async () => {
    open();
    await typed("合谷");
    await userEvent.keyboard("{Escape}");
    expect(options().query()).toBeNull();
    expect(input().value).toBe("合谷");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(options().first()).toBeVisible();
    await userEvent.keyboard("{Escape}{Escape}");
    expect(input().value).toBe("");
  });

  it("closes when the field is left, and not when an option is pressed", async () => {
    open();
    await typed("合谷");
    await userEvent.click(options().nth(3));
    expect(followed).toEqual(["#lesson-64-72"]);
    expect(document.activeElement).toBe(input());
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(options().first()).toBeVisible();
    await userEvent.tab();
    expect(options().query()).toBeNull();
  });
});

describe("asking", () => {
  it("waits for a pause, asks once for the trimmed words, and not again for the same", async () => {
    open();
    await userEvent.type(field(), " 合谷 ");
    await vi.waitFor(() => expect(asks()).toEqual(["合谷"]));
    await userEvent.type(field(), " ");
    await expect.element(options().first()).toBeVisible();
    expect(asks()).toEqual(["合谷"]);
  });

  it("asks for nothing while an input method composes, nor are its keys the list's", async () => {
    open();
    await userEvent.click(field());
    input().value = "he'gu";
    input().dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    input().dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asks()).toEqual([]);
    input().value = "合谷";
    input().dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "合谷" }));
    await expect.element(options().first()).toBeVisible();
    expect(asks()).toEqual(["合谷"]);
    const key = new KeyboardEvent("keydown", { key: "ArrowDown", isComposing: true, bubbles: true });
    input().dispatchEvent(key);
    expect(chosen()).toBeNull();
  });

  it("asks for what was typed before its code came", async () => {
    const early = document.body.appendChild(document.createElement("input"));
    early.value = "zj";
    early.focus();
    mount(<SearchSuggestions field={early} onAsk={onAsk} />);
    await vi.waitFor(() => expect(asks()).toEqual(["zj"]));
  });

  it("asks for nothing when the reader has gone elsewhere before its code came", async () => {
    const left = document.body.appendChild(document.createElement("input"));
    left.value = "zj";
    mount(<SearchSuggestions field={left} onAsk={onAsk} />);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asks()).toEqual([]);
  });

  it("keeps a keyword that was already there to itself until it is changed or the arrow asks", async () => {
    const given = document.body.appendChild(document.createElement("input"));
    given.defaultValue = "四物汤";
    mount(<SearchSuggestions field={given} onAsk={onAsk} />);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asks()).toEqual([]);
    given.focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(asks()).toEqual(["四物汤"]);
  });

  it("asks for no keyword that is longer than is taken", async () => {
    open();
    await userEvent.fill(field(), "针".repeat(51));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asks()).toEqual([]);
    expect(page.getByText("正在找…").query()).toBeNull();
  });
});

describe("an answer", () => {
  const host = () => document.body.appendChild(document.createElement("input"));

  it("for other words is dropped, and one for fewer words stands until the new one comes", async () => {
    const typedIn = host();
    const draw = (keyword: string) => (
      <SearchSuggestions field={typedIn} onAsk={onAsk} answer={{ keyword, groups }} />
    );
    const { rerender } = remount(draw("合"));
    typedIn.focus();
    await userEvent.keyboard("合谷");
    await vi.waitFor(() => expect(asks()).toEqual(["合谷"]));
    await expect.element(options().first()).toBeVisible();
    expect(document.querySelector("output")?.textContent).toBe("");
    rerender(draw("合谷"));
    await vi.waitFor(() => expect(document.querySelector("output")?.textContent).toBe("有 5 条建议"));
    rerender(draw("四物"));
    await vi.waitFor(() => expect(options().query()).toBeNull());
  });

  it("takes the choice with it when the next one comes", async () => {
    const typedIn = host();
    const draw = (count: number) => (
      <SearchSuggestions
        field={typedIn}
        onAsk={onAsk}
        answer={{ keyword: "合", groups: groups.slice(0, count) }}
      />
    );
    const { rerender } = remount(draw(3));
    typedIn.focus();
    await userEvent.keyboard("合");
    await expect.element(options().first()).toBeVisible();
    await userEvent.keyboard("{End}{ArrowDown}");
    expect(chosen()).toBe("#course-28");
    rerender(draw(1));
    await vi.waitFor(() => expect(options().elements()).toHaveLength(2));
    expect(chosen()).toBeNull();
    expect(typedIn.hasAttribute("aria-activedescendant")).toBe(false);
  });

  it("leaves the field as it was when the suggestions go", async () => {
    const typedIn = host();
    const { leave } = remount(
      <SearchSuggestions field={typedIn} onAsk={onAsk} answer={{ keyword: "合", groups }} />,
    );
    typedIn.focus();
    await userEvent.keyboard("合");
    await expect.element(options().first()).toBeVisible();
    leave();
    expect(typedIn.getAttribute("aria-expanded")).toBe("false");
    expect(typedIn.hasAttribute("aria-controls")).toBe(false);
  });
});

describe("what a reader gets", () => {
  it("marks what was asked for, and says when in words", async () => {
    open();
    await typed("合谷");
    expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(
      Array.from({ length: 5 }, () => "合谷"),
    );
    await expect
      .element(page.getByRole("option", { name: /掌骨之间.*1 分 12 秒.*合谷与内关/ }))
      .toBeVisible();
    await expect.element(page.getByRole("group", { name: "字幕" })).toBeVisible();
  });

  it("fits a phone, with a finger's height for each", async () => {
    await page.viewport(320, 640);
    open();
    await typed("合谷");
    for (const option of options().elements()) {
      const { height, left, right } = option.getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(44);
      expect([left >= 0, right <= 320]).toEqual([true, true]);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1024, 768);
  });

  it("ends where the screen ends, which it scrolls to", async () => {
    await page.viewport(320, 360);
    open();
    await typed("合谷");
    const list = document.querySelector("[role=listbox]");
    await vi.waitFor(() => expect(list?.getBoundingClientRect().bottom).toBeLessThanOrEqual(360));
    await userEvent.keyboard("{End}{ArrowUp}");
    const last = options().last().element().getBoundingClientRect();
    expect(last.bottom).toBeLessThanOrEqual(360);
    await page.viewport(1024, 768);
  });
});
