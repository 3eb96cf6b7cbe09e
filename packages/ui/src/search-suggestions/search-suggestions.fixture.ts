import type { SuggestionGroup } from "./suggestion-option.tsx";

export const groups: SuggestionGroup[] = [
  {
    name: "课程",
    suggestions: [
      { href: "#course-28", text: "合谷、内关、足三里、三阴交", marks: [{ start: 0, length: 2 }] },
      {
        href: "#course-1",
        text: "足阳明胃经：合谷与足三里",
        marks: [{ start: 6, length: 2 }],
      },
    ],
  },
  {
    name: "课时",
    suggestions: [
      {
        href: "#lesson-64",
        text: "合谷与内关",
        marks: [{ start: 0, length: 2 }],
        place: "合谷、内关、足三里、三阴交",
      },
    ],
  },
  {
    name: "字幕",
    suggestions: [
      {
        href: "#lesson-64-72",
        text: "合谷：第一、二掌骨之间，第二掌骨桡侧中点。",
        marks: [{ start: 0, length: 2 }],
        place: "合谷与内关 · 合谷、内关、足三里、三阴交",
        second: 72,
      },
      {
        href: "#lesson-50-3725",
        text: "…远取合谷、外关，近取太阳、率谷，两头并用",
        marks: [{ start: 3, length: 2 }],
        place: "远近配穴 · 头痛：分经论治与针药",
        second: 3725,
      },
    ],
  },
];

export const longGroups: SuggestionGroup[] = [
  {
    name: "课程",
    suggestions: [
      {
        href: "#long",
        text: "一门名字很长的课程：从循行到取穴，从进针到得气，从补泻到留针，一步一步讲给第一次拿针的人听",
        marks: [
          { start: 0, length: 2 },
          { start: 12, length: 4 },
        ],
      },
      { href: "#latin", text: "a".repeat(80), marks: [{ start: 0, length: 80 }] },
    ],
  },
  {
    name: "字幕",
    suggestions: Array.from({ length: 6 }, (_, at) => ({
      href: `#said-${at}`,
      text: "…多气多血的一条经，从循行讲起，练定位、进针层次与得气，落到胃痛、膝痛与面瘫上…",
      marks: [{ start: 4, length: 2 }],
      place: "经脉起止与循行 · 足阳明胃经：取穴与刺法，一门名字很长的课程",
      second: at * 4000,
    })),
  },
];
