import { Fragment, type ReactNode } from "react";

interface Recipe<Variants> {
  (variants?: Variants): string;
  classNames: { variants: Record<string, Record<string, string>> };
}

interface GalleryProps<Variants> {
  /** The component's recipe: every combination of its variants is drawn, so none can be forgotten. */
  of: Recipe<Variants>;
  children: (variants: NonNullable<Variants>) => ReactNode;
}

function combinations(variants: Record<string, Record<string, string>>): Record<string, string>[] {
  return Object.entries(variants).reduce<Record<string, string>[]>(
    (rows, [name, values]) =>
      rows.flatMap((row) => Object.keys(values).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** Draws a component once for each combination of its recipe's own variants. */
export function Gallery<Variants>({ of, children }: GalleryProps<Variants>) {
  return (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16, alignItems: "center" }}>
      {combinations(of.classNames.variants).map((row) => (
        <Fragment key={JSON.stringify(row)}>
          {/* The rows are made of the recipe's own names and values. */}
          {children(row as NonNullable<Variants>)}
        </Fragment>
      ))}
    </div>
  );
}
