import { createRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { lineAt, linesWith, piecesOf } from "./matches.ts";
import { cues } from "./transcript.fixture.ts";
import { Transcript } from "./transcript.tsx";

itKeepsTheContract(<Transcript cues={cues} current={3} onSeek={() => {}} />);

const field = () => page.getByRole("searchbox", { name: "在文字稿里找" });
const list = () => {
  const found = document.querySelector("ol");
  if (!found) throw new Error("no lines are on the page");
  return found;
};
const isInSight = (line: number) => {
  const row = list().children[line]?.getBoundingClientRect();
  const box = list().getBoundingClientRect();
  return row !== undefined && row.top >= box.top - 1 && row.bottom <= box.bottom + 1;
};

/** In the height of a player; `draw` tells where the speaker is. */
function open() {
  const host = document.body.appendChild(document.createElement("main"));
  host.style.cssText = "display: grid; block-size: 360px; grid-template-rows: minmax(0, 1fr)";
  const root = createRoot(host);
  const onSeek = vi.fn<(second: number) => void>();
  const draw = (current: number) => root.render(<Transcript cues={cues} current={current} onSeek={onSeek} />);
  draw(0);
  return { draw, onSeek, leave: () => root.unmount() };
}

describe("finding", () => {
  it("cuts a line at what is looked for, whatever the case, and loses nothing", () => {
    expect(piecesOf("Ashi 与 ASHI", "ashi")).toEqual([
      { text: "Ashi", hit: true, from: 0 },
      { text: " 与 ", hit: false, from: 4 },
      { text: "ASHI", hit: true, from: 7 },
    ]);
    expect(piecesOf("İ 足三里", "足")).toEqual([{ text: "İ 足三里", hit: false, from: 0 }]);
    expect(piecesOf("足三里", "  ")).toEqual([{ text: "足三里", hit: false, from: 0 }]);
    expect(piecesOf("a(b", "(")[1]).toEqual({ text: "(", hit: true, from: 1 });
  });

  it("knows the lines that hold it, and the line of a moment", () => {
    expect(linesWith(cues, "留针")).toEqual([5, 11, 17, 23, 29]);
    expect(linesWith(cues, "")).toEqual([]);
    expect([lineAt(cues, 0), lineAt(cues, 3.9), lineAt(cues, 4), lineAt(cues, 9999)]).toEqual([0, 0, 1, 29]);
    expect(lineAt([{ start: 5, end: 6, text: "" }], 2)).toBe(-1);
  });

  it("goes from match to match with Enter, and round, and marks the words", async () => {
    const { leave } = open();
    await userEvent.type(field(), "留针");
    await expect.element(page.getByText("第 1 处，共 5 处")).toBeInTheDocument();
    expect(document.querySelectorAll("mark")).toHaveLength(5);
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.element(page.getByText("第 3 处，共 5 处")).toBeInTheDocument();
    await vi.waitFor(() => expect(isInSight(17)).toBe(true));
    await userEvent.keyboard("{Shift>}{Enter}{Enter}{Enter}{/Shift}");
    await expect.element(page.getByText("第 5 处，共 5 处")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(field()).toHaveValue("");
    expect(document.querySelectorAll("mark")).toHaveLength(0);
    leave();
  });
});

describe("following the speaker", () => {
  it("keeps the line of the moment in sight until the reader scrolls, and again when asked", async () => {
    const { draw, leave } = open();
    await vi.waitFor(() => expect(list().children).toHaveLength(30));
    draw(20);
    await vi.waitFor(() => expect(isInSight(20)).toBe(true));
    expect(page.getByRole("button", { name: "回到正在讲的一句" }).query()).toBeNull();
    list().dispatchEvent(new WheelEvent("wheel", { bubbles: true, deltaY: -200 }));
    await expect.element(page.getByRole("button", { name: "回到正在讲的一句" })).toBeVisible();
    list().scrollTo({ top: 0, behavior: "instant" });
    draw(25);
    await vi.waitFor(() =>
      expect(document.querySelector("[aria-current]")).toBe(list().children[25]?.firstElementChild),
    );
    expect(isInSight(25)).toBe(false);
    await userEvent.click(page.getByRole("button", { name: "回到正在讲的一句" }));
    await vi.waitFor(() => expect(isInSight(25)).toBe(true));
    leave();
  });

  it("never scrolls the page", async () => {
    const { draw, leave } = open();
    document.body.style.minBlockSize = "4000px";
    await vi.waitFor(() => expect(list().children).toHaveLength(30));
    draw(29);
    await vi.waitFor(() => expect(isInSight(29)).toBe(true));
    expect(scrollY).toBe(0);
    document.body.style.minBlockSize = "";
    leave();
  });
});

it("is one stop of the Tab key, walked with the arrows, and a line seeks with Enter", async () => {
  const { onSeek, leave } = open();
  await vi.waitFor(() => expect(list().children).toHaveLength(30));
  expect(list().querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  list().querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onSeek).toHaveBeenLastCalledWith(8);
  await userEvent.keyboard("{End}{Enter}");
  expect(onSeek).toHaveBeenLastCalledWith(116);
  await userEvent.keyboard("{Home}{ArrowUp}{Enter}");
  expect(onSeek).toHaveBeenLastCalledWith(0);
  leave();
});

it("says when in words, and shows it in figures", () => {
  mount(<Transcript cues={cues} current={0} onSeek={() => {}} />);
  expect(page.getByRole("button", { name: /^1 分 12 秒/ }).query()).not.toBeNull();
  expect(list().textContent).toContain("01:12");
});
