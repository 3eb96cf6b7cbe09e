export interface ContentImportTable {
  /** Always 1. */
  id: number;
  fingerprint: string;
  /** `sample` is the folder that ships with the product; `own` is never replaced by it. */
  source: "sample" | "own";
  importedAt: Date;
}
