import type { ComponentProps, ElementType } from "react";
import { Button } from "../button/button.tsx";
import type { HeadingLevel } from "../heading/heading.tsx";
import { CodePicture } from "../qr-code/code-picture.tsx";
import * as styles from "./app-download.css.ts";

/** One place where the app, or the school, is had on a phone. */
export interface AppSource {
  /** App Store, 公众号. */
  name: string;
  /** What is found there, or what scanning does. */
  words?: string;
  /** Picture of the QR code. */
  code?: string | null;
  /** For who reads this on the phone itself. */
  href?: string | null;
  /** Names the link: 打开 App Store. */
  linkText?: string;
}

export interface AppDownloadProps extends Omit<ComponentProps<"ul">, "className" | "style" | "children"> {
  sources: readonly AppSource[];
  /** The names' place in the outline. @default 2 */
  level?: HeadingLevel;
}

/** The places where the phone app is had, each with its code to scan and its link to tap. A single code is a `ScanCode`. */
export function AppDownload({ sources, level = 2, ...rest }: AppDownloadProps) {
  const Name: ElementType = `h${level}`;
  return (
    <ul className={styles.root} {...rest}>
      {sources.map(({ name, words, code, href, linkText = "打开" }) => (
        <li key={name} className={styles.source}>
          {code && <CodePicture className={styles.code} src={code} alt={`${name}二维码`} side={128} />}
          <Name className={styles.name}>{name}</Name>
          {words && <p className={styles.words}>{words}</p>}
          {href && (
            <div className={styles.way}>
              <Button asChild size="small">
                <a href={href} rel="external noreferrer">
                  {linkText}
                </a>
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
