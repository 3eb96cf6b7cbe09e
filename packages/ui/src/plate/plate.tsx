import type { ComponentProps, ReactNode } from "react";
import * as styles from "./plate.css.ts";
import { usePicture } from "./use-picture.ts";

export interface PlateProps extends Omit<ComponentProps<"span">, "className" | "style" | "children"> {
  /** The picture's address; without one, or when it cannot be had, `title` stands on the empty sheet. */
  src: string | null | undefined;
  /** Other widths of the same picture, as in `<img srcset>`. */
  srcSet?: string;
  sizes?: string;
  /** @default "" A plate beside its own title is decoration. */
  alt?: string;
  /** Stands on the sheet in place of a missing picture, read by nobody: the name stands beside it. */
  title: string;
  /** Stands in place of a missing picture instead of the title, read by nobody either. */
  fallback?: ReactNode;
  /** @default "16 / 9" */
  ratio?: `${number} / ${number}`;
  /** The picture's own width in px, so that the page does not jump. @default 640 */
  width?: number;
  /** Asks for this picture before others; for the one a page opens with. */
  priority?: boolean;
  /** Lies on the picture: a badge, a seal. */
  children?: ReactNode;
}

/** Frames one printed picture and dims it at night. For a person's small round portrait use `Avatar`. */
export function Plate({
  src,
  srcSet,
  sizes,
  alt = "",
  title,
  fallback,
  ratio = "16 / 9",
  width = 640,
  priority = false,
  children,
  ...rest
}: PlateProps) {
  const { there, tells } = usePicture(src);
  const [across = 16, down = 9] = ratio.split(" / ").map(Number);
  return (
    <span className={`${styles.frame} ${styles.sized}`} style={{ aspectRatio: ratio }} {...rest}>
      {there ? (
        <img
          {...tells}
          className={styles.picture}
          src={src ?? undefined}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={Math.round((width * down) / across)}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding="async"
        />
      ) : (
        <span
          className={fallback ? styles.fallback : styles.title}
          {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        >
          {fallback ?? title}
        </span>
      )}
      {children}
    </span>
  );
}
