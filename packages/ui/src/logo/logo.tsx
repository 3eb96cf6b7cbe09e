import type { ComponentProps } from "react";
import { wordmark } from "./wordmark.ts";
import * as styles from "./logo.css.ts";

export interface LogoProps extends Omit<ComponentProps<"svg">, "className" | "style" | "children"> {
  /** @default "杏林针道" */
  label?: string;
}

/** The house's name with its needle in the almond's ring, in the colour of the text around it. For a print of the name use `Seal`. */
export function Logo({ label = "杏林针道", ...rest }: LogoProps) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 184 40" className={styles.logo} {...rest}>
      <g fill="none" stroke="currentColor">
        <path
          d="M20.5 6.2C12 4.6 4.4 11.6 4.6 20.6C4.8 29.4 11.6 36 20 36C28.6 36 35.4 29.2 35.4 20.6C35.4 14.2 31.6 8.8 26.2 6.8"
          strokeWidth="2.1"
          strokeLinecap="round"
        />
        <path d="M23.4 1V22" strokeWidth="1.2" />
        <path d="M23.4 1V9" strokeWidth="2.6" strokeDasharray="1.1 .7" />
      </g>
      <circle cx="23.4" cy="24" r="2.5" fill="currentColor" />
      {wordmark.map(({ x, d }) => (
        <path key={x} transform={`translate(${x} 5.5) scale(0.029)`} d={d} fill="currentColor" />
      ))}
    </svg>
  );
}
