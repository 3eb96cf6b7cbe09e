import { create } from "qrcode";
import { type ComponentProps, useMemo } from "react";
import * as styles from "./qr-code.css.ts";

export interface QrCodeProps extends Omit<ComponentProps<"svg">, "className" | "style" | "children"> {
  /** What the code says; for a camera to open, an address. */
  text: string;
  /** What the code is, for those who cannot see it: 登录二维码. */
  label: string;
}

/** Modules of white around the code, which ISO/IEC 18004 asks for. */
const quiet = 4;

/** One path of horizontal runs: as few marks as there are runs. */
function pathOf({ size, data }: { size: number; data: Uint8Array }) {
  let path = "";
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const from = x;
      while (x < size && data[y * size + x]) x += 1;
      path += `M${from + quiet} ${y + quiet}h${x - from}v1h${from - x}z`;
    }
  }
  return path;
}

/** Draws a text as a QR code that fills the width it is given. For a code that comes as a picture use `ScanCode`. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const { side, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: "M" });
    return { side: modules.size + 2 * quiet, path: pathOf(modules) };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={styles.root}
      {...rest}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
