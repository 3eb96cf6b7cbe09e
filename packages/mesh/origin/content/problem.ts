/** One thing wrong with a content folder, told to whoever wrote the row. */
export interface Problem {
  /** Relative to the content folder. */
  file: string;
  line: number;
  message: string;
  /** The row's id, where it could be read: rows that point to it are not wrong on its account. */
  id?: unknown;
}

export const describeProblem = ({ file, line, message }: Problem) => `${file}:${line}: ${message}`;
