import { useState, type ComponentProps } from "react";
import * as styles from "./avatar.css.ts";

const pixels = { small: 28, medium: 36, large: 64 };

export interface AvatarProps extends Omit<ComponentProps<"span">, "className" | "style" | "children"> {
  /** Whose face it is; the first character stands in for a missing picture. */
  name: string;
  src?: string | null;
  /** @default "medium" 36px; small 28px, large 64px. */
  size?: "small" | "medium" | "large";
}

/** A person's small round portrait, hidden from screen readers because the name stands beside it. For a larger portrait use `Plate`. */
export function Avatar({ name, src, size = "medium", ...rest }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  return (
    <span className={styles.avatar({ size })} aria-hidden data-character={Array.from(name)[0]} {...rest}>
      {src && missing !== src && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(src)}
        />
      )}
    </span>
  );
}
