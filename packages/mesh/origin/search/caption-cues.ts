export interface CaptionCue {
  /** Whole seconds from the lesson's start; playing from there, the words are heard. */
  second: number;
  text: string;
}

const timing = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})[ \t]+-->/;

/** WebVTT's own list; nothing else is escaped in it. */
const escapes: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&lrm;": "\u200E",
  "&rlm;": "\u200F",
  "&nbsp;": "\u00A0",
};

const plainText = (lines: string[]) =>
  lines
    .join(" ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:amp|lt|gt|lrm|rlm|nbsp);/g, (escape) => escapes[escape] ?? "")
    .replaceAll(/[\p{C}\p{Z}]+/gu, " ")
    .trim();

/** What a WebVTT file says and when: without its marks, notes and styles; a block that cannot be read is left out. */
export function captionCues(vtt: string): CaptionCue[] {
  return vtt.split(/(?:\r\n?|\n){2,}/).flatMap((block) => {
    const lines = block.split(/\r\n?|\n/);
    // A cue may have a name in a line of its own before its time.
    const at = lines.slice(0, 2).findIndex((line) => timing.test(line));
    const [, hours = "0", minutes = "0", seconds = "0"] = timing.exec(lines[at] ?? "") ?? [];
    const text = at === -1 ? "" : plainText(lines.slice(at + 1));
    if (text === "") return [];
    return [{ second: Math.floor(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)), text }];
  });
}
