import { pinyin } from "pinyin-pro";
import { expect, test } from "vitest";
import { readingsOf } from "./readings.ts";
import { reviewedReadings } from "./reviewed-readings.ts";

const read = (text: string) => readingsOf(text).map((way) => way.join(" "));

test("points of the trade are read as it reads them", () => {
  const points = ["腧穴", "足三里", "大椎", "百会", "曲池", "合谷", "内关", "三阴交", "中脘", "尺泽", "长强"];
  expect(points.map((point) => read(point)[0])).toEqual([
    "shu xue",
    "zu san li",
    "da zhui",
    "bai hui",
    "qu chi",
    "he gu",
    "nei guan",
    "san yin jiao",
    "zhong wan",
    "chi ze",
    "chang qiang",
  ]);
});

test("a word that is often misread has both readings, the right one first", () => {
  expect(read("重楼")).toEqual(["chong lou", "zhong lou"]);
  expect(read("加阿胶")).toEqual(["jia e jiao", "jia a jiao"]);
  expect(read("莪术")).toEqual(["e zhu", "e shu"]);
  expect(read("背俞穴")).toEqual(["bei shu xue", "bei yu xue"]);
  expect(read("参苓白术散")[0]).toBe("shen ling bai zhu san");
});

test("several misread words in one line are read in every mixture, and no line in more than eight ways", () => {
  expect(read("俞与荥").toSorted()).toEqual(["shu yu xing", "shu yu ying", "yu yu xing", "yu yu ying"]);
  expect(read("俞".repeat(20)).length).toBeLessThanOrEqual(8);
});

test("signs are not read, digits and Latin letters read as they stand, and nü is nu", () => {
  expect(read("《内经》：第6讲 B超")).toEqual(["nei jing di 6 jiang b chao"]);
  expect(read("女科")).toEqual(["nu ke"]);
  expect(read("😀%_")).toEqual([""]);
});

test("the reviewed list holds only what is misread, and every word of it syllable by syllable", () => {
  for (const [word, ...readings] of reviewedReadings) {
    const plain = pinyin(word, { type: "array", toneType: "none", v: true });
    for (const reading of readings) {
      expect([word, reading.split(" ").length]).toEqual([word, plain.length]);
      expect([word, reading]).not.toEqual([word, plain.join(" ")]);
    }
  }
  const names = reviewedReadings.map(([word]) => word);
  for (const [index, name] of names.entries()) {
    expect(names.slice(0, index).filter((earlier) => name.startsWith(earlier))).toEqual([]);
  }
});
