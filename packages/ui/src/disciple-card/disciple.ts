/** Somebody the founder teaches, as cards and dialog draw them. */
export interface Disciple {
  id: string;
  nickname: string;
  /** 3:4; without one a seal with the first character stands there. */
  portrait?: string | null;
  /** Style name (字号): 静之. */
  styleName?: string | null;
  /** What they are, in a few words: 首期弟子. */
  label?: string | null;
  /** 弟子 or 准弟子. */
  kind: "disciple" | "junior";
  /** Official names: 四川省, 成都市. */
  province?: string | null;
  city?: string | null;
  intro?: string | null;
}

/** 弟子 or 准弟子. */
export const kindText = (kind: Disciple["kind"]) => (kind === "disciple" ? "弟子" : "准弟子");
