import { useCallback, useState } from "react";
import * as styles from "./payment-dialog.css.ts";

interface PaymentFormProps {
  /** The provider's form, as it came. */
  html: string;
  /** What the frame holds, for screen readers. */
  title: string;
}

/** The frame shares no styles, so it is handed the resolved ones of its own element. */
function lookOf(frame: HTMLElement) {
  const { color, caretColor, outlineColor, font } = getComputedStyle(frame);
  // Providers hide their button because a script presses it; no script runs here.
  const button = `all:unset;box-sizing:border-box;display:grid!important;place-items:center;inline-size:100%;min-block-size:48px;padding:8px 16px;border-radius:4px;background:${caretColor};color:${color};font:${font};text-align:center;cursor:pointer`;
  return `*{margin:0}body{padding:4px}button,[type=submit]{${button}}:focus-visible{outline:2px solid ${outlineColor};outline-offset:2px}@media(forced-colors:active){button,[type=submit]{border:1px solid ButtonText}}`;
}

/** A form somebody else wrote, in a frame that runs no script and knows no cookie; what it leads to opens beside this page. Not exported. */
export function PaymentForm({ html, title }: PaymentFormProps) {
  const [look, setLook] = useState<string>();
  const measure = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame) setLook(lookOf(frame));
  }, []);
  return (
    <iframe
      ref={measure}
      className={styles.form}
      title={title}
      sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox"
      srcDoc={
        look &&
        `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${title}</title><base target="_blank"><style>${look}</style><body>${html}</body></html>`
      }
    />
  );
}
