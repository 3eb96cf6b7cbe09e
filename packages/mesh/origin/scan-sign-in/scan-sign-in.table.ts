export interface ScanSignInTable {
  /** What the QR code holds; may be seen by anyone who sees the screen. */
  code: string;
  /** SHA-256 of the client id, which only the browser that asked knows. */
  clientHash: Buffer;
  /** Browser and system of that browser. */
  device: string;
  createdAt: Date;
  expiresAt: Date;
  /** Who confirmed it. */
  learnerId: number | null;
  /** When the token went down the stream. */
  deliveredAt: Date | null;
  /** When the browser gave up. */
  endedAt: Date | null;
}
