export interface LiveTable {
  id: number;
  title: string;
  resume: string;
  cover: string;
  tutorId: number;
  /** Exactly one of `startTime`, `dayFromToday` and `everyMinutes`; `live_start` in SQL knows what they mean. */
  startTime: Date | null;
  dayFromToday: number | null;
  minuteOfDay: number | null;
  everyMinutes: number | null;
  durationMinutes: number;
  /** 0 free, 1 password, 2 paid, 3 level, 4 invitation. */
  checkType: number;
  checkContent: string | null;
  replayFileId: string | null;
  /** Who booked. */
  focusNum: number;
  onlineCount: number;
  withdrawn: boolean;
}
