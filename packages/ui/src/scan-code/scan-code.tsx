import type { ComponentProps } from "react";
import * as styles from "./scan-code.css.ts";

export interface ScanCodeProps extends Omit<ComponentProps<"div">, "className" | "style" | "title"> {
  /** The QR code's picture. */
  src: string;
  /** What the code is, for those who cannot see it: 客服二维码. */
  alt: string;
  /** What scanning it does: 扫码找客服. */
  title: string;
}

/** A QR code beside the words that say what it is for. The codes of the footer come with `SiteFooter`. */
export function ScanCode({ src, alt, title, children, ...rest }: ScanCodeProps) {
  return (
    <div className={styles.root} {...rest}>
      <img className={styles.picture} src={src} alt={alt} width={88} height={88} loading="lazy" />
      <div>
        <p className={styles.title}>{title}</p>
        {children && <p className={styles.words}>{children}</p>}
      </div>
    </div>
  );
}
