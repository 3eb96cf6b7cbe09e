import { lexer, type Token } from "marked";
import { expect, test } from "vitest";
import { notesAsMarkdown, notesFileName } from "./notes-markdown.ts";

const address = "https://example.cn/coursevideo?id=1&playId=3";
const document = (texts: string[]) =>
  notesAsMarkdown({
    course: "足阳明胃经：取穴与刺法",
    lesson: "足三里 *取穴* <进针>",
    address,
    notes: texts.map((text, at) => ({ second: 72 + at * 3600, text })),
  });

/** What a reader sees: the text of a token and all that is in it. */
function seen(token: Token): string {
  if (token.type === "br") return "\n";
  if (token.type === "escape" || token.type === "text") return "text" in token ? unescaped(token.text) : "";
  return "tokens" in token && token.tokens ? token.tokens.map(seen).join("") : "";
}
const unescaped = (text: string) =>
  text.replace(/&(lt|gt|amp|quot|#39);/g, (_all, name: string) => {
    return { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'" }[name] ?? "";
  });

const blocks = (markdown: string) =>
  lexer(markdown)
    .filter(({ type }) => type !== "space")
    .map((token) => [
      token.type === "heading" && "depth" in token ? `h${token.depth}` : token.type,
      seen(token),
    ]);

test("the notes are a document that a Markdown reader understands", () => {
  expect(blocks(document(["直刺一寸\n得气后留针", "斜刺"]))).toEqual([
    ["h1", "足三里 *取穴* <进针>"],
    ["paragraph", "足阳明胃经：取穴与刺法"],
    ["paragraph", address],
    ["h2", "00:01:12"],
    ["paragraph", "直刺一寸\n得气后留针"],
    ["h2", "01:01:12"],
    ["paragraph", "斜刺"],
  ]);
});

test.each([
  "# 不是标题",
  "- 不是列表\n1. 也不是",
  "<script>alert(1)</script> &amp; <b>",
  "**粗** _斜_ `码` ~~删~~ [链](javascript:alert(1)) ![图](x)",
  "| a | b |\n| - | - |",
  "> 引 \\ 反斜杠",
  "---",
  "x\n===",
  "https://example.cn 与 a@b.cn",
])("%s comes out as it was typed", (text) => {
  expect(blocks(document([text])).at(-1)).toEqual(["paragraph", text]);
});

test("an empty line parts paragraphs", () => {
  expect(blocks(document(["一\n\n\n二\n三"])).slice(-2)).toEqual([
    ["paragraph", "一"],
    ["paragraph", "二\n三"],
  ]);
});

test("the file's name holds nothing that a file system refuses", () => {
  expect(notesFileName('足三里: "取穴"/进针?')).toBe("足三里   取穴  进针 笔记.md");
});
