import { describe, expect, test } from "vitest";
import { captionCues } from "./caption-cues.ts";
import { excerptOf } from "./excerpt.ts";

describe("an excerpt", () => {
  const marked = (text: string, ...words: string[]) => {
    const { text: shown, marks } = excerptOf(text, words);
    return marks.map(({ start, length }) => shown.slice(start, start + length));
  };

  test("marks each word as it stands in the text, typed literally, in pinyin or by initials", () => {
    expect(marked("合谷、内关、足三里", "内关")).toEqual(["内关"]);
    expect(marked("合谷、内关、足三里", "zusan", "hg")).toEqual(["合谷", "足三"]);
    expect(marked("合谷、内关、足三里", "gun")).toEqual(["谷、内"]);
    expect(marked("Ｐｌａｉｎ Questions", "plain")).toEqual(["Ｐｌａｉｎ"]);
    expect(marked("黄连阿胶汤", "ajiao")).toEqual(["阿胶"]);
    expect(marked("黄连阿胶汤", "ejiao")).toEqual(["阿胶"]);
  });

  test("counts in UTF-16 units, over signs and rare characters", () => {
    expect(excerptOf("𠮷😀合谷", ["合谷"]).marks).toEqual([{ start: 4, length: 2 }]);
  });

  test("is short, and cut around what was found", () => {
    const text = `${"甲".repeat(100)}足三里${"乙".repeat(100)}`;
    const { text: shown, marks } = excerptOf(text, ["足三里"]);
    expect(shown).toBe(`…${"甲".repeat(12)}足三里${"乙".repeat(33)}…`);
    expect(marks).toEqual([{ start: 13, length: 3 }]);
    expect(excerptOf(`${"甲".repeat(60)}足三里`, ["足三里"]).text).toBe(`…${"甲".repeat(45)}足三里`);
  });
});

describe("captions", () => {
  test("are read with and without hours and names, over several lines, without marks, notes and styles", () => {
    const vtt = [
      "WEBVTT - 第一讲",
      "STYLE\n::cue { color: red }",
      "NOTE 00:01.000 --> 在说明里",
      "1\n00:00:04.250 --> 00:00:07.900 align:start\n<v 周砚农>先取<b>合谷</b>\n再取内关",
      "01:05.999 --> 01:06.000\n甲 &amp; 乙 &lt; 丙<01:06.000>",
      "100:00:01.000 --> 100:00:02.000\n很晚",
      "00:10.000 --> 00:11.000\n<i></i>",
      "没有时间的一段",
    ].join("\r\n\r\n");
    expect(captionCues(`\uFEFF${vtt}\n`)).toEqual([
      { second: 4, text: "先取合谷 再取内关" },
      { second: 65, text: "甲 & 乙 < 丙" },
      { second: 360_001, text: "很晚" },
    ]);
    expect(captionCues("")).toEqual([]);
  });
});
