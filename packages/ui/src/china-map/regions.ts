import { geometry } from "./geometry.ts";

/** A region as lists and keys know it. */
export interface MapRegion {
  adcode: number;
  /** 四川省, as data names it. */
  name: string;
  /** 四川, as the map and its readers say it. */
  short: string;
  /** What one may type for it besides its name. */
  spellings: string[];
  /** Degrees of longitude and latitude of its middle. */
  at: readonly [number, number];
}

const spellings: Record<number, string> = {
  110000: "beijing",
  120000: "tianjin",
  130000: "hebei",
  140000: "shanxi",
  150000: "neimenggu",
  210000: "liaoning",
  220000: "jilin",
  230000: "heilongjiang",
  310000: "shanghai",
  320000: "jiangsu",
  330000: "zhejiang",
  340000: "anhui",
  350000: "fujian",
  360000: "jiangxi",
  370000: "shandong",
  410000: "henan",
  420000: "hubei",
  430000: "hunan",
  440000: "guangdong",
  450000: "guangxi",
  460000: "hainan",
  500000: "chongqing",
  510000: "sichuan",
  520000: "guizhou",
  530000: "yunnan",
  540000: "xizang",
  610000: "shaanxi shanxi",
  620000: "gansu",
  630000: "qinghai",
  640000: "ningxia",
  650000: "xinjiang",
  710000: "taiwan",
  810000: "xianggang hongkong",
  820000: "aomen macau",
};

const shortName = (name: string) => name.replace(/(?:壮族|回族|维吾尔)?自治区$|特别行政区$|[省市]$/, "");

/** The 34 regions in their official order. */
export const regions: readonly MapRegion[] = geometry.features
  .filter(({ properties }) => properties.level === "province")
  .map(({ properties: { adcode, name, cp } }) => ({
    adcode,
    name,
    short: shortName(name),
    spellings: (spellings[adcode] ?? "").split(" "),
    at: [cp[0] ?? 0, cp[1] ?? 0],
  }));

/** A region by the name that data has for it, with or without 省, 市 and the like. */
export const findRegion = (name: string) =>
  regions.find((region) => region.name === name || region.short === shortName(name));
