export interface ConfigTable {
  code: string;
  value: string;
}
