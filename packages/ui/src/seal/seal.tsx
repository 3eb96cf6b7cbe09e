import { useId, type ComponentProps } from "react";
import { sealGlyphs } from "./seal-glyphs.ts";
import * as styles from "./seal.css.ts";

const drawn = {
  pick: { label: "精选", width: 33.6, height: 60, scale: 0.0252, raised: false },
  house: { label: "杏林针道", width: 80, height: 80, scale: 0.0336, raised: false },
  founder: { label: "周砚农印", width: 80, height: 80, scale: 0.0336, raised: true },
};

export interface SealProps extends Omit<ComponentProps<"svg">, "className" | "style" | "children"> {
  /** `pick` 精选, `house` 杏林针道, `founder` 周砚农印. */
  of: "pick" | "house" | "founder";
  /** `onPlate` hangs it from a picture's upper edge, `corner` prints it into a banner's. @default "inline" */
  place?: "inline" | "onPlate" | "corner";
  /** What the seal says, for screen readers. */
  label?: string;
}

/** 印章, a print of the house: one in a view, none beside a red button. For a plain mark use `Badge`. */
export function Seal({ of, place = "inline", label, ...rest }: SealProps) {
  const { width, height, scale, raised, label: says } = drawn[of];
  const stone = useId();
  return (
    <svg
      role="img"
      aria-label={label ?? says}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      width={width}
      height={height}
      className={styles.seal({ of, place })}
      {...rest}
    >
      {/* The worn edge of the stone. */}
      <filter id={stone} x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="5" result="grain" />
        <feDisplacementMap in="SourceGraphic" in2="grain" scale="2.2" />
      </filter>
      <g filter={`url(#${stone})`}>
        <rect
          width={width}
          height={height}
          rx={of === "pick" ? 3.6 : 4.8}
          className={raised ? styles.outline : styles.solid}
        />
        {sealGlyphs[of].map(({ x, y, d }) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) scale(${scale})`}
            d={d}
            className={raised ? styles.raised : styles.cut}
          />
        ))}
      </g>
    </svg>
  );
}
