/** First match wins: Edge and WeChat call themselves Chrome too. */
const browsers: [RegExp, string][] = [
  [/MicroMessenger/, "微信"],
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/HarmonyOS/, "鸿蒙"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux|X11/, "Linux"],
];

const nameIn = (agent: string, names: [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** A device in a learner's words, from its User-Agent: `Chrome · Windows`. Good for telling one's own apart, for nothing else. */
export function deviceOf(agent: string | undefined): string {
  const known = [nameIn(agent ?? "", browsers), nameIn(agent ?? "", systems)].filter(Boolean);
  return known.length > 0 ? known.join(" · ") : "未知设备";
}
