import type { KeyboardEvent } from "react";
import { Button } from "../button/button.tsx";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";
import { kindText, type Disciple } from "../disciple-card/disciple.ts";
import { DisciplePortrait } from "../disciple-card/disciple-portrait.tsx";
import { visuallyHidden } from "../styles/hidden.css.ts";
import * as styles from "./disciple-dialog.css.ts";

export interface DiscipleDialogProps extends Omit<
  DialogProps,
  "open" | "onOpenChange" | "title" | "titleHidden" | "description" | "aside" | "size" | "children"
> {
  /** Everybody in the list the dialog was opened from, in its order. */
  disciples: readonly Disciple[];
  /** Whom it shows; it is closed while nobody, or nobody in the list, is chosen. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Introduces one disciple, and the ones before and after by the arrow keys. In a list they are `DiscipleCard`s. */
export function DiscipleDialog({ disciples, chosen, onChoose, onKeyDown, ...rest }: DiscipleDialogProps) {
  const place = disciples.findIndex(({ id }) => id === chosen);
  const person = disciples[place];
  if (!person) return null;

  // The list is a ring: after the last comes the first.
  const step = (by: number) => {
    const next = disciples[(place + by + disciples.length) % disciples.length];
    if (next) onChoose(next.id);
  };
  const arrows = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || disciples.length < 2) return;
    event.preventDefault();
    step(by);
  };

  const { nickname, portrait, styleName, label, kind, province, city, intro } = person;
  const region = [...new Set([province, city])].filter(Boolean).join(" ");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onChoose(null)}
      title={nickname}
      description={label ?? kindText(kind)}
      size="medium"
      onKeyDown={arrows}
      {...rest}
    >
      <div className={styles.body}>
        <div className={styles.portrait}>
          <DisciplePortrait key={person.id} nickname={nickname} src={portrait} sizes="220px" priority />
        </div>
        <div className={styles.words}>
          <dl className={styles.facts}>
            {styleName && (
              <>
                <dt className={styles.term}>字号</dt>
                <dd>{styleName}</dd>
              </>
            )}
            <dt className={styles.term}>类别</dt>
            <dd>{kindText(kind)}</dd>
            {region && (
              <>
                <dt className={styles.term}>地区</dt>
                <dd>{region}</dd>
              </>
            )}
          </dl>
          {intro ? (
            <p className={styles.intro}>{intro}</p>
          ) : (
            <p className={styles.noIntro}>还没有写下自我介绍。</p>
          )}
        </div>
      </div>
      {disciples.length > 1 && (
        <div className={styles.steps}>
          <div className={styles.before}>
            <Button size="small" onClick={() => step(-1)}>
              上一位
            </Button>
          </div>
          <p className={styles.place} aria-live="polite">
            <span aria-hidden>
              {place + 1} / {disciples.length}
            </span>
            <span
              className={visuallyHidden}
            >{`${nickname}，第 ${place + 1} 位，共 ${disciples.length} 位`}</span>
          </p>
          <div className={styles.after}>
            <Button size="small" onClick={() => step(1)}>
              下一位
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
