/** Multiranges travel as PostgreSQL's text: `{[0,15),[40,55)}`. */
export interface LessonProgressTable {
  learnerId: number;
  lessonId: number;
  /** Seconds of the lesson. */
  watched: string;
  completedAt: Date | null;
  /** Seconds. */
  position: number;
  positionAt: Date;
  deviceId: string;
  /** As a person tells it apart: `iPhone · Safari`. */
  device: string;
}

export interface PlaySessionTable {
  learnerId: number;
  id: string;
  lessonId: number;
  beganAt: Date;
  /** Milliseconds since `beganAt`. */
  played: string;
  reports: string;
}
