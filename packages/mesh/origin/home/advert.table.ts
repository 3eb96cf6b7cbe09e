export interface AdvertTable {
  id: number;
  sort: number;
  cover: string;
  title: string;
  intro: string;
  serverQr: string | null;
  /** JSON: `{ title, text }[]`. */
  points: string;
}
