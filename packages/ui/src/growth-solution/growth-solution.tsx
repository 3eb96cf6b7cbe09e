import { QrCode } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { Plate } from "../plate/plate.tsx";
import * as styles from "./growth-solution.css.ts";

export interface GrowthSolutionProps extends Omit<
  ComponentProps<"article">,
  "className" | "style" | "title" | "children"
> {
  title: string;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  summary?: string | null;
  cover?: string | null;
  steps?: { title: string; text: string }[] | null;
  /** Called by 扫码咨询, which opens the customer service's QR code; without it there is no button. */
  onAsk?: () => void;
}

/** A way for a clinic to grow: its plate beside its steps along the needle. For a course use `CourseCard`. */
export function GrowthSolution({
  title,
  headingLevel = 3,
  summary,
  cover,
  steps,
  onAsk,
  ...rest
}: GrowthSolutionProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.root} {...rest}>
      <Plate
        src={cover}
        title={title}
        ratio="588 / 392"
        sizes="(max-width: 1000px) 100vw, 588px"
        width={1176}
      />
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {summary && <p className={styles.summary}>{summary}</p>}
        {steps && steps.length > 0 && (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title} className={styles.step}>
                <b className={styles.stepTitle}>{step.title}</b>
                {step.text}
              </li>
            ))}
          </ol>
        )}
        {onAsk && (
          <div className={styles.action}>
            <Button onClick={onAsk} aria-haspopup="dialog">
              <Icon of={QrCode} />
              扫码咨询
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
