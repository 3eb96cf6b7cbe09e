export interface DiscipleTable {
  id: number;
  nickname: string;
  avatar: string | null;
  coverImg: string | null;
  intro: string | null;
  ziHao: string | null;
  province: string;
  /** GB/T 2260 code of the province. */
  provinceCode: number;
  city: string | null;
  cityCode: number | null;
  label: string | null;
  /** 1 disciple, 2 junior disciple. */
  type: number;
  portrayed: boolean;
}
