export interface CertificateTable {
  /** Sixteen digits of Crockford's base 32, without dashes. */
  code: string;
  learnerId: number;
  courseId: number;
  learnerName: string;
  courseName: string;
  tutorName: string;
  lessonCount: number;
  /** Seconds of all its lessons. */
  durationSeconds: number;
  issuedAt: Date;
}
