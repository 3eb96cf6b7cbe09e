/** One thing wrong with a content folder, told to whoever wrote the row. */
export interface Problem {
  /** Relative to the content folder. */
  file: string;
  line: number;
  message: string;
}

export const describeProblem = ({ file, line, message }: Problem) => `${file}:${line}: ${message}`;
