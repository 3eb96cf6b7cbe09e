import { ArrowDown, ArrowUp, Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./china-map.css.ts";
import { csvOf, tableRows } from "./csv.ts";
import type { Tally } from "./tally.ts";

type Column = "region" | "disciples" | "juniorDisciples" | "both";

const columns: { of: Column; name: string }[] = [
  { of: "region", name: "省级行政区" },
  { of: "disciples", name: "弟子" },
  { of: "juniorDisciples", name: "准弟子" },
  { of: "both", name: "合计" },
];

const valueOf = (tally: Tally, column: Column) => {
  if (column === "region") return tally.adcode;
  return column === "both" ? tally.disciples + tally.juniorDisciples : tally[column];
};

/** Rows by a column; equal ones keep the official order. */
function sorted(tallies: readonly Tally[], column: Column, down: boolean): Tally[] {
  const sign = down ? -1 : 1;
  return tallies.toSorted((a, b) => sign * (valueOf(a, column) - valueOf(b, column)) || a.adcode - b.adcode);
}

/** Hands a text to the browser as a file. */
function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The map's data as a table: the same numbers, to be sorted and taken along. */
export function MapTable({ tallies, label }: { tallies: readonly Tally[]; label: string }) {
  const [column, setColumn] = useState<Column>("both");
  const [down, setDown] = useState(true);
  const rows = sorted(tallies, column, down);
  const sortBy = (wanted: Column) => {
    // Names are looked for from the beginning, numbers from the largest.
    setDown(wanted === column ? !down : wanted !== "region");
    setColumn(wanted);
  };
  return (
    <>
      {/* Scrolled with the keys too, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} aria-label={label} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ of, name }) => (
                <th
                  key={of}
                  scope="col"
                  className={styles.head}
                  aria-sort={of === column ? (down ? "descending" : "ascending") : undefined}
                >
                  <button type="button" className={styles.sort} onClick={() => sortBy(of)}>
                    {name}
                    {of === column && <Icon of={down ? ArrowDown : ArrowUp} size="small" />}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.adcode}>
                <th scope="row" className={styles.cell}>
                  {row.name}
                </th>
                <td className={styles.cell}>{row.disciples}</td>
                <td className={styles.cell}>{row.juniorDisciples}</td>
                <td className={styles.cell}>{row.disciples + row.juniorDisciples}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button variant="text" onClick={() => save("xinglin-disciples.csv", csvOf(tableRows(rows)))}>
        <Icon of={Download} size="small" />
        下载表格（CSV）
      </Button>
    </>
  );
}
