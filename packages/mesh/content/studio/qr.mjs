// Writes the QR codes of the footer, the dialogs and the download page as SVG: `node content/studio/qr.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import QRCode from "qrcode";

const look = { type: "svg", errorCorrectionLevel: "M", margin: 3, color: { dark: "#1d2126", light: "#fffdf8" } };
const rows = readFileSync(join(import.meta.dirname, "qr.jsonl"), "utf8").trim().split("\n");
for (const { name, address } of rows.map((line) => JSON.parse(line)))
  writeFileSync(join(import.meta.dirname, `../media/qr/${name}.svg`), await QRCode.toString(address, look));
