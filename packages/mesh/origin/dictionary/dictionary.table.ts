export interface DictionaryItemTable {
  /** The list it belongs to: `caseKind`. */
  code: string;
  value: string;
  label: string;
  sort: number;
}
