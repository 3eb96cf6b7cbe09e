import { createLucideIcon } from "lucide-react";

// Drawn for the house on lucide's 24 grid with a 1.5 stroke; the rest of the family is lucide's own.
export const Needle = createLucideIcon("Needle", [
  ["path", { d: "M19.5 4.5 8 16", key: "0" }],
  [
    "path",
    { d: "m19.5 4.5-5 5", strokeWidth: "3", strokeDasharray: ".6 1.5", strokeLinecap: "butt", key: "1" },
  ],
  ["circle", { cx: "6", cy: "18", r: "1.6", fill: "currentColor", stroke: "none", key: "2" }],
  ["path", { d: "M3.5 15.5a3.6 3.6 0 0 0 5 5", key: "3" }],
]);
export const Gourd = createLucideIcon("Gourd", [
  [
    "path",
    {
      d: "M12 5.5c-2 0-3.2 1.4-3.2 3.1 0 1.3.6 1.9.6 2.7 0 1.1-3.2 1.8-3.2 5.2 0 3 2.6 4.7 5.8 4.7s5.8-1.7 5.8-4.7c0-3.4-3.2-4.1-3.2-5.2 0-.8.6-1.4.6-2.7 0-1.7-1.2-3.1-3.2-3.1Z",
      key: "0",
    },
  ],
  ["path", { d: "M9.3 11.6c1.6.8 3.8.8 5.4 0M12 5.5c0-1.6.8-2.6 2.4-2.9", key: "1" }],
]);
export const Mortar = createLucideIcon("Mortar", [
  ["path", { d: "M4 11h16c0 4.4-2.4 6.6-5 7.3V21H9v-2.7C6.4 17.6 4 15.4 4 11Z", key: "0" }],
  ["path", { d: "M7.5 21h9M13 11l4.4-7.6 1.7 1L15.3 11", key: "1" }],
]);
export const Tongue = createLucideIcon("Tongue", [
  ["path", { d: "M6 5.5C5 11 6.6 21 12 21s7-10 6-15.5C16 3.6 8 3.6 6 5.5Z", key: "0" }],
  ["path", { d: "M12 8.5c.3 3-.2 5 0 8M8.8 8c2-.8 4.4-.8 6.4 0", key: "1" }],
]);
export const Pulse = createLucideIcon("Pulse", [
  ["path", { d: "M2.5 13H7l2-6.5L12.5 18l2.3-7 1.3 2h5.4", key: "0" }],
  ["path", { d: "M4 20.5h16", strokeDasharray: "1 3", key: "1" }],
]);
export const SealMark = createLucideIcon("SealMark", [
  ["rect", { x: "4", y: "4", width: "16", height: "16", rx: "1.5", key: "0" }],
  ["path", { d: "M8 8h8M12 8v8M8.5 12h7M8 16h8", key: "1" }],
]);
export const ScrollBook = createLucideIcon("ScrollBook", [
  ["path", { d: "M7 5h10.5v14H7z", key: "0" }],
  ["path", { d: "M5 3.5v17M19.5 3.5v17M5 5h2M5 19h2M17.5 5h2M17.5 19h2M14.5 8v8M11.5 8v5", key: "1" }],
]);
export const Lantern = createLucideIcon("Lantern", [
  ["path", { d: "M8 6.5h8M8 17.5h8", key: "0" }],
  [
    "path",
    {
      d: "M8.5 6.5C5.5 8 4.5 10 4.5 12s1 4 4 5.5M15.5 6.5c3 1.5 4 3.5 4 5.5s-1 4-4 5.5M12 2.5v4M12 17.5v4M10 21.5h4",
      key: "1",
    },
  ],
  ["circle", { cx: "12", cy: "12", r: "2", fill: "currentColor", stroke: "none", key: "2" }],
]);
export const HerbLeaf = createLucideIcon("HerbLeaf", [
  ["path", { d: "M5 19C4 10.5 9 4.5 20 4c.5 10.5-5 16-13 14.5", key: "0" }],
  ["path", { d: "M3.5 21C7 15.5 10.5 12 15 9.5M9.5 14l-.4-4M12.5 11.3l4 .2", key: "1" }],
]);
export const Bowl = createLucideIcon("Bowl", [
  ["path", { d: "M3.5 11h17c0 4.7-3 7.6-6 8.3V21h-5v-1.7c-3-.7-6-3.6-6-8.3Z", key: "0" }],
  ["path", { d: "M9 8c-1-1.6 1-2.4 0-4M13.5 8c-1-1.6 1-2.4 0-4", key: "1" }],
]);
export const Cabinet = createLucideIcon("Cabinet", [
  ["rect", { x: "3.5", y: "4", width: "17", height: "16", rx: "1", key: "0" }],
  ["path", { d: "M3.5 9.3h17M3.5 14.7h17M9.2 4v16M14.8 4v16", key: "1" }],
  ["circle", { cx: "12", cy: "12", r: "1.5", fill: "currentColor", stroke: "none", key: "2" }],
]);
export const Streak = createLucideIcon("Streak", [
  ["path", { d: "M3 17.5h18", key: "0" }],
  ["circle", { cx: "5.5", cy: "17.5", r: "1.6", fill: "currentColor", stroke: "none", key: "1" }],
  ["circle", { cx: "12", cy: "17.5", r: "1.6", fill: "currentColor", stroke: "none", key: "2" }],
  ["path", { d: "M18.5 15.5v-11M18.5 4.5 16 7M18.5 4.5 21 7", key: "3" }],
  ["circle", { cx: "18.5", cy: "17.5", r: "1.6", fill: "currentColor", stroke: "none", key: "4" }],
]);
