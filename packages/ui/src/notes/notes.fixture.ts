import type { NoteItem } from "./note-list.tsx";

export const notes: NoteItem[] = [
  { id: "a", second: 72, text: "犊鼻下三寸，胫骨前嵴外一横指。\n先摸到嵴，再往外。" },
  { id: "b", second: 95, text: "直刺一寸到一寸半，酸胀往足背走才算得气。" },
  {
    id: "c",
    second: 3725,
    text: "问题：面瘫急性期要不要电针？ https://example.cn/a-very-long-address-without-any-space-in-it",
  },
];
