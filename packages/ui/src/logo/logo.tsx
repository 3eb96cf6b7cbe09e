import type { ComponentProps } from "react";
import * as styles from "./logo.css.ts";

export interface LogoProps extends Omit<ComponentProps<"span">, "className" | "style" | "children"> {
  /** @default "杏林针道" */
  label?: string;
}

/** The house's name with its needle in the almond's ring, in the colour of the text around it. For a print of the name use `Seal`. */
export function Logo({ label = "杏林针道", ...rest }: LogoProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not take the text's colour
  return <span role="img" aria-label={label} className={styles.logo} {...rest} />;
}
