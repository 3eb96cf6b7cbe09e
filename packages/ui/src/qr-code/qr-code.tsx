import { type ComponentProps, useEffect, useState } from "react";
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

/** Its modules as one path, with the side of the square they fill. */
async function draw(text: string) {
  // A page need not wait for the encoder before it stands.
  const { create } = await import("qrcode");
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  return { text, side: modules.size + 2 * quiet, path: pathOf(modules) };
}

/** Draws a text as a QR code that fills the width it is given. For a code that comes as a picture use `ScanCode`. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Awaited<ReturnType<typeof draw>>>();
  useEffect(() => {
    let over = false;
    void draw(text).then((drawing) => over || setDrawn(drawing));
    return () => {
      over = true;
    };
  }, [text]);
  // An earlier text's drawing would lead elsewhere.
  const { side, path } = drawn?.text === text ? drawn : { side: 1, path: undefined };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={styles.root}
      {...rest}
    >
      {path && <path d={path} fill="currentColor" />}
    </svg>
  );
}
