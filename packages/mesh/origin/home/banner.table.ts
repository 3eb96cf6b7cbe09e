export interface BannerTable {
  id: number;
  sort: number;
  picture: string;
  pictureNight: string | null;
  title: string | null;
  kicker: string | null;
  summary: string | null;
  linkText: string | null;
  link: string | null;
}
