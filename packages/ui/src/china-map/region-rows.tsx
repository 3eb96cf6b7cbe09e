import { type KeyboardEvent, useState } from "react";
import * as styles from "./map-table.css.ts";
import type { Tally } from "./tally.ts";

interface RegionRowsProps {
  rows: readonly Tally[];
  chosen: number | undefined;
  onPress: (adcode: number) => void;
}

/** Where a key leads from a row; nothing for a key that is not the table's. */
function target(key: string, at: number, last: number): number | undefined {
  if (key === "ArrowDown") return Math.min(last, at + 1);
  if (key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}

/** A row for each region, its name a button that chooses it; one stop for the Tab key, arrows go from name to name. */
export function RegionRows({ rows, chosen, onPress }: RegionRowsProps) {
  const [stop, setStop] = useState<number>();
  const known = (adcode: number | undefined) => rows.some((row) => row.adcode === adcode);
  const tabStop = [stop, chosen].find(known) ?? rows[0]?.adcode;

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const at = rows.findIndex(({ adcode }) => adcode === tabStop);
    const to = target(event.key, at, rows.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  }

  return (
    // The keys of the buttons in it, which are one stop together.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody onKeyDown={keyDown}>
      {rows.map((row) => (
        <tr key={row.adcode} className={styles.row} data-chosen={row.adcode === chosen ? "" : undefined}>
          <th scope="row" className={styles.cell}>
            <button
              type="button"
              className={styles.choose}
              tabIndex={row.adcode === tabStop ? 0 : -1}
              aria-pressed={row.adcode === chosen}
              onFocus={() => setStop(row.adcode)}
              onClick={() => onPress(row.adcode)}
            >
              {row.name}
            </button>
          </th>
          <td className={styles.cell}>{row.disciples}</td>
          <td className={styles.cell}>{row.juniorDisciples}</td>
          <td className={styles.cell}>{row.disciples + row.juniorDisciples}</td>
        </tr>
      ))}
    </tbody>
  );
}
