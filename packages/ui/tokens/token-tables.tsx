import type { CSSProperties, ReactNode } from "react";
import { night, paper, scale } from "../src/styles/token-values.ts";
import { vars } from "../src/styles/theme.css.ts";
import tokens from "./tokens.json" with { type: "json" };

// Drawn for Storybook's pages: names, values and words come from tokens.json alone.

const describe = (group: object, name: string) => {
  const token: unknown = Reflect.get(group, name);
  const text: unknown = token instanceof Object ? Reflect.get(token, "$description") : undefined;
  return typeof text === "string" ? text : "";
};

const caption: CSSProperties = { font: vars.type.caption, color: vars.color.textSoft };
const name: CSSProperties = { font: vars.type.uiStrong, color: vars.color.text };
const grid = (width: string): CSSProperties => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
  gap: vars.space[4],
});

function Sheet({ theme, title, children }: { theme?: string; title?: string; children: ReactNode }) {
  return (
    <section
      className="sb-unstyled"
      data-theme={theme}
      style={{
        padding: vars.space[5],
        marginBlock: vars.space[4],
        background: vars.color.ground,
        color: vars.color.text,
        border: `1px solid ${vars.color.hairline}`,
      }}
    >
      {title && <p style={{ font: vars.type.item, marginBlockEnd: vars.space[4] }}>{title}</p>}
      {children}
    </section>
  );
}

/** Every colour of both themes. */
export function Colors() {
  const themes = [
    { theme: "paper", title: "宣 paper", values: paper.color },
    { theme: "night", title: "玄 night", values: night.color },
  ];
  return themes.map(({ theme, title, values }) => (
    <Sheet key={theme} theme={theme} title={title}>
      <div style={grid("176px")}>
        {Object.entries(values).map(([color, value]) => (
          <div key={color} title={describe(tokens.theme.paper.color, color)}>
            <div
              style={{
                blockSize: 56,
                background: value,
                boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
                marginBlockEnd: vars.space[2],
                forcedColorAdjust: "none",
              }}
            />
            <div style={name}>{color}</div>
            <div style={{ ...caption, fontVariantNumeric: "tabular-nums" }}>{value}</div>
            <div style={caption}>{describe(tokens.theme.paper.color, color)}</div>
          </div>
        ))}
      </div>
    </Sheet>
  ));
}

/** Every type style, set in the words it is for. */
export function TypeScale() {
  const sample = (style: string) =>
    style.startsWith("figure") ? "9.6　¥288.00　12,480" : "足三里：取穴、刺法与得气 Zusanli ST36";
  return (
    <Sheet>
      {Object.entries(scale.type).map(([style, font]) => (
        <div
          key={style}
          style={{ paddingBlock: vars.space[3], borderBlockEnd: `1px solid ${vars.color.hairline}` }}
        >
          <div style={{ ...caption, display: "flex", flexWrap: "wrap", gap: vars.space[3] }}>
            <span style={name}>{style}</span>
            <span>{font.split(/,\s/)[0]}</span>
          </div>
          <div style={{ font, overflowWrap: "anywhere" }}>{sample(style)}</div>
        </div>
      ))}
    </Sheet>
  );
}

/** A scale of lengths, drawn at their size. */
export function Lengths({ of }: { of: "space" | "layout" | "radius" | "line" }) {
  return (
    <Sheet>
      {Object.entries(scale[of]).map(([length, value]) => (
        <div
          key={length}
          style={{
            display: "grid",
            gridTemplateColumns: "7em 6em minmax(0, 1fr)",
            alignItems: "center",
            paddingBlock: vars.space[1],
          }}
        >
          <span style={name}>{length}</span>
          <span style={caption}>{value}</span>
          {of === "radius" ? (
            <span
              style={{
                inlineSize: 64,
                blockSize: 40,
                borderRadius: value,
                background: vars.color.brandWash,
                border: `1px solid ${vars.color.brand}`,
              }}
            />
          ) : (
            <span
              style={{ inlineSize: `min(${value}, 100%)`, blockSize: 12, background: vars.color.brand }}
            />
          )}
        </div>
      ))}
    </Sheet>
  );
}

/** Durations and the one curve. */
export function Motion() {
  return (
    <Sheet>
      {Object.entries(scale.motion).map(([part, value]) => (
        <div
          key={part}
          style={{ display: "grid", gridTemplateColumns: "7em 1fr", paddingBlock: vars.space[1] }}
        >
          <span style={name}>{part}</span>
          <span style={caption}>{value}</span>
        </div>
      ))}
    </Sheet>
  );
}
