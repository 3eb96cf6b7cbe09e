import type { ComponentProps } from "react";
import { CodePicture } from "../qr-code/code-picture.tsx";
import * as styles from "./scan-code.css.ts";

export interface ScanCodeProps extends Omit<ComponentProps<"div">, "className" | "style" | "title"> {
  /** The QR code's picture. */
  src: string;
  /** What the code is, for those who cannot see it: 客服二维码. */
  alt: string;
  /** `large` stands alone in a dialog, to be scanned from arm's length. @default "small" */
  size?: "small" | "large";
  /** What scanning it does: 扫码找客服. */
  title: string;
}

/** A QR code beside the words that say what it is for. The codes of the footer come with `SiteFooter`. */
export function ScanCode({ src, alt, size = "small", title, children, ...rest }: ScanCodeProps) {
  const side = size === "large" ? 220 : 88;
  return (
    <div className={styles.root({ size })} {...rest}>
      <CodePicture className={styles.picture({ size })} src={src} alt={alt} side={side} loading="lazy" />
      <div>
        <p className={styles.title}>{title}</p>
        {children && <p className={styles.words}>{children}</p>}
      </div>
    </div>
  );
}
