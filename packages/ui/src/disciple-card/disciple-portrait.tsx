import { Plate, type PlateProps } from "../plate/plate.tsx";
import * as styles from "./disciple-portrait.css.ts";

const tones = ["brand", "indigo", "ochre", "ink"] as const;

/** The same name always gets the same tone. */
function toneOf(name: string) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length] ?? "ink";
}

interface DisciplePortraitProps extends Pick<PlateProps, "priority" | "sizes"> {
  nickname: string;
  src?: string | null;
}

/** A portrait of 3:4, or a seal cut with the person's first character. */
export function DisciplePortrait({ nickname, src, ...rest }: DisciplePortraitProps) {
  const seal = (
    <span className={styles.sheet({ tone: toneOf(nickname) })}>
      <span className={styles.seal}>{Array.from(nickname)[0]}</span>
    </span>
  );
  return <Plate src={src} title={nickname} fallback={seal} ratio="3 / 4" width={384} {...rest} />;
}
