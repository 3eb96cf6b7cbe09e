export interface FounderTable {
  id: 1;
  name: string;
  title: string;
  cover: string;
  intro: string;
  /** JSON: `{ year, text }[]`. */
  years: string;
}
