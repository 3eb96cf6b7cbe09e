import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { useSecondsUntil } from "../code-field/seconds-until.ts";
import { CodePicture } from "../qr-code/code-picture.tsx";
import { QrCode } from "../qr-code/qr-code.tsx";
import * as styles from "./timed-code.css.ts";

export interface TimedCodeProps extends Omit<ComponentProps<"div">, "className" | "style" | "children"> {
  /** What the code says; none while it is being fetched. */
  text?: string;
  /** Its picture instead, where the server draws it. */
  picture?: string;
  /** What the code is, for those who cannot see it: 登录二维码. */
  label: string;
  /** When it was made and when it stops working: epoch, ms. */
  madeAt?: number;
  expiresAt?: number;
  /** `scanned`: somebody has it on their phone and has not answered yet. @default "ready" */
  state?: "ready" | "scanned" | "failed";
  /** What went wrong, for `failed`. */
  failure?: ReactNode;
  /** 刷新二维码 was pressed. */
  onRefresh: () => void;
  /** How to use it, below. */
  children?: ReactNode;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
const minutesBetween = (from: number, to: number) => Math.max(1, Math.round((to - from) / 60_000));

/** A QR code that works for a while: it counts down, says its age when it is too old, and offers another. For one that lasts use `ScanCode`. */
export function TimedCode({
  text,
  picture,
  label,
  madeAt,
  expiresAt,
  state = "ready",
  failure = "二维码没有取回来。",
  onRefresh,
  children,
  ...rest
}: TimedCodeProps) {
  const left = useSecondsUntil(expiresAt);
  const here = Boolean(text ?? picture);
  const expired = here && expiresAt !== undefined && left === 0;
  const veil = veilOf();

  function veilOf(): { words: ReactNode; refresh: boolean } | undefined {
    if (state === "failed") return { words: failure, refresh: true };
    if (!here) return { words: "正在取二维码…", refresh: false };
    if (state === "scanned") return { words: "已扫码，请在手机上确认", refresh: true };
    if (!expired) return undefined;
    const age =
      madeAt === undefined ? "" : `这个码是 ${minutesBetween(madeAt, expiresAt ?? madeAt)} 分钟前的，`;
    return { words: `${age}已经过期`, refresh: true };
  }

  return (
    <div className={styles.root} aria-busy={!here && state !== "failed"} {...rest}>
      <div className={styles.frame}>
        {text && <QrCode text={text} label={label} aria-hidden={veil ? true : undefined} />}
        {picture && (
          <CodePicture
            className={styles.picture}
            src={picture}
            alt={label}
            side={200}
            aria-hidden={veil ? true : undefined}
          />
        )}
        {veil && (
          <div className={styles.veil}>
            <output>{veil.words}</output>
            {veil.refresh && (
              <Button size="small" onClick={onRefresh}>
                刷新二维码
              </Button>
            )}
          </div>
        )}
      </div>
      {children && <div className={styles.words}>{children}</div>}
      {here && !veil && left > 0 && <p className={styles.life}>还有 {clock(left)} 有效</p>}
    </div>
  );
}
