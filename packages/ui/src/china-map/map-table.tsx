import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, Download } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { csvOf, tableRows } from "./csv.ts";
import * as styles from "./map-table.css.ts";
import { RegionRows } from "./region-rows.tsx";
import { columns, sortRows, type Column } from "./sort-rows.ts";
import type { Tally } from "./tally.ts";

/** Hands a text to the browser as a file. */
function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

interface MapTableProps {
  tallies: readonly Tally[];
  label: string;
  chosen: number | undefined;
  onPress: (adcode: number) => void;
}

/** The map's data as a table: the same numbers, to be sorted, chosen from and taken along. Folded on phones. */
export function MapTable({ tallies, label, chosen, onPress }: MapTableProps) {
  const id = useId();
  const [column, setColumn] = useState<Column>("both");
  const [down, setDown] = useState(true);
  const [open, setOpen] = useState(false);
  const rows = sortRows(tallies, column, down);
  const sortBy = (wanted: Column) => {
    // Names are looked for from the beginning, numbers from the largest.
    setDown(wanted === column ? !down : wanted !== "region");
    setColumn(wanted);
  };
  return (
    <div>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        各省人数表
        <Icon of={open ? ChevronUp : ChevronDown} size="small" />
      </button>
      <div id={id} className={styles.fold} data-state={open ? "open" : "closed"}>
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
            <RegionRows rows={rows} chosen={chosen} onPress={onPress} />
          </table>
        </section>
        <Button variant="text" onClick={() => save("xinglin-disciples.csv", csvOf(tableRows(rows)))}>
          <Icon of={Download} size="small" />
          下载表格（CSV）
        </Button>
      </div>
    </div>
  );
}
