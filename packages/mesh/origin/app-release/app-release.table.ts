export interface AppReleaseTable {
  /** `2.4.0` */
  version: string;
  iosUrl: string | null;
  androidUrl: string | null;
  /** One change a line. */
  notes: string;
  releasedAt: Date;
}
