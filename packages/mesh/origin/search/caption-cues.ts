import entities from "webvtt-parser/html-entities.json" with { type: "json" };
import webvtt, { type CueNode } from "webvtt-parser";

export interface CaptionCue {
  /** Whole seconds from the lesson's start; playing from there, the words are heard. */
  second: number;
  text: string;
}

const wordsOf = (node: CueNode): string => {
  if (node.type === "text") return node.value;
  return node.type === "object" ? node.children.map(wordsOf).join("") : "";
};

/** What a WebVTT file says and when: without its marks, notes and styles; a cue that cannot be read is left out. */
export function captionCues(vtt: string): CaptionCue[] {
  const { cues } = new webvtt.WebVTTParser(entities).parse(
    vtt.replace(/^\uFEFF/, ""),
    "subtitles/captions/descriptions",
  );
  return cues.flatMap(({ startTime, tree }) => {
    const text = tree.children
      .map(wordsOf)
      .join("")
      .replaceAll(/[\p{C}\p{Z}]+/gu, " ")
      .trim();
    return text === "" ? [] : [{ second: Math.floor(startTime), text }];
  });
}
