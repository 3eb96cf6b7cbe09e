export interface NoteTable {
  id: string;
  learnerId: number;
  lessonId: number;
  /** Seconds from the lesson's start. */
  second: number;
  text: string;
  createdAt: Date;
  updatedAt: Date;
}
