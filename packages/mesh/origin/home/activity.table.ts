export interface ActivityTable {
  id: number;
  title: string;
  cover: string;
  startTime: Date;
  endTime: Date;
  /** Sanitised HTML. */
  cnts: string;
}
