/**
 * Words that pinyin-pro reads otherwise than the trade does: the word, then its readings, the usual one first.
 * A word stands before those it begins with. Found by reading through every ambiguous character of the
 * sample content; `readings.test.ts` keeps both lists honest.
 */
export const reviewedReadings: [word: string, ...readings: string[]][] = [
  // Formulas and herbs.
  ["参苓白术", "shen ling bai zhu"],
  ["苓桂术甘", "ling gui zhu gan"],
  ["参术", "shen zhu"],
  ["莪术", "e zhu"],
  ["阿胶", "e jiao"],
  ["阿魏", "e wei"],
  ["重楼", "chong lou"],
  // Points and channels.
  ["俞", "shu"],
  ["膻中", "dan zhong"],
  ["率谷", "shuai gu"],
  ["攒竹", "cuan zhu"],
  ["井荥输经合", "jing xing shu jing he"],
  ["荥", "xing"],
  // Pulses, signs and the classics' words.
  ["浮沉迟数", "fu chen chi shuo"],
  ["脉数", "mai shuo"],
  ["迟数", "chi shuo"],
  ["浮数", "fu shuo"],
  ["沉数", "chen shuo"],
  ["滑数", "hua shuo"],
  ["弦数", "xian shuo"],
  ["细数", "xi shuo"],
  ["数脉", "shuo mai"],
  ["脉常数", "mai chang shuo"],
  ["五行", "wu xing"],
  ["藏象", "zang xiang"],
  ["五藏", "wu zang"],
  ["恶寒", "wu han"],
  ["恶风", "wu feng"],
  ["恶热", "wu re"],
  ["项背强", "xiang bei jiang"],
  ["喘咳", "chuan ke"],
  ["臂长者", "bi chang zhe"],
  ["校一次", "jiao yi ci"],
];
