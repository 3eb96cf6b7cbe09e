interface NotesOf {
  course: string;
  lesson: string;
  /** Where the lesson plays. */
  address: string;
  notes: readonly { second: number; text: string }[];
}

/** Words as they were typed: whatever means something to Markdown, HTML included, is escaped. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>()#+\-.!|~&:@=]/g, "\\$&");

const pad = (value: number) => String(value).padStart(2, "0");
const clock = (second: number) =>
  [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60].map(pad).join(":");

/** A learner's notes as a Markdown document: a heading for each moment, their words below it line by line. */
export function notesAsMarkdown({ course, lesson, address, notes }: NotesOf): string {
  const head = [`# ${plain(lesson)}`, plain(course), `<${address}>`];
  const body = notes.flatMap(({ second, text }) => [
    `## ${plain(clock(second))}`,
    // A backslash at the end of a line breaks it; an empty line parts paragraphs by itself.
    text
      .split(/\r?\n/)
      .map((line) => plain(line.trim()))
      .join("\\\n")
      .replace(/\\\n(\\\n)+/g, "\n\n"),
  ]);
  return `${[...head, ...body].join("\n\n")}\n`;
}

/** A name that every file system takes. */
export const notesFileName = (lesson: string) =>
  `${lesson.replace(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim()} 笔记.md`;
