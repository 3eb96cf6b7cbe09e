import QRCode from "qrcode";

/** A QR code as a PNG data URL, black on white with its quiet zone, sharp at twice the size it is shown in. */
export const qrPicture = (text: string): Promise<string> =>
  QRCode.toDataURL(text, { type: "image/png", errorCorrectionLevel: "M", margin: 4, width: 480 });
