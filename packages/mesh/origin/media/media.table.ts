import type { JSONColumnType } from "kysely";

export interface Captions {
  file: string;
  label: string;
  lang: string;
}

export interface MediaFileTable {
  /** The name of the folder under `media/lessons`. */
  id: string;
  title: string;
  durationSeconds: number;
  captions: JSONColumnType<Captions[]>;
}
