export interface SearchEntryTable {
  id: number;
  kind: "course" | "lesson" | "caption";
  courseId: number;
  /** Null for a course's name. */
  lessonId: number | null;
  /** Seconds from the lesson's start, for captions alone. */
  second: number | null;
  text: string;
  folded: string;
  pinyin: string;
  initials: string;
  grams: string[];
}

export interface SearchIndexTable {
  /** Always 1. */
  id: number;
  fingerprint: string;
}
