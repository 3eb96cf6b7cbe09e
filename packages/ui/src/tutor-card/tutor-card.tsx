import type { ComponentProps } from "react";
import { Plate } from "../plate/plate.tsx";
import * as styles from "./tutor-card.css.ts";

export interface TutorCardProps extends Omit<
  ComponentProps<"div">,
  "className" | "style" | "children" | "title"
> {
  name: string;
  avatar?: string | null;
  /** What they are: 主任中医师. */
  title?: string | null;
  intro?: string | null;
}

/** Who teaches: portrait, name, title, a few words. For a learner's face use `Avatar`. */
export function TutorCard({ name, avatar, title, intro, ...rest }: TutorCardProps) {
  return (
    <div className={styles.card} {...rest}>
      <Plate src={avatar} title={name} ratio="4 / 5" width={128} />
      <div>
        <p className={styles.name}>{name}</p>
        {title && <p className={styles.role}>{title}</p>}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
