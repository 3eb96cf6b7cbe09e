import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { shortcuts } from "./keyboard.ts";
import { control, openPlayer, stage, video } from "./player.fixture.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const onNote = vi.fn<() => void>();
/** Stands for the screen, which a frame of a test may not take. */
const asked = vi.fn<() => Promise<void>>();

/** For each key of the map: what it changes, read before and after. */
const effects: Record<string, { key: string; reads: () => unknown; before: unknown; after: unknown }> = {
  " ": { key: " ", reads: () => video().paused, before: true, after: false },
  k: { key: "k", reads: () => video().paused, before: true, after: false },
  j: { key: "j", reads: () => video().currentTime, before: 12, after: 2 },
  l: { key: "l", reads: () => video().currentTime, before: 12, after: 22 },
  ArrowLeft: { key: "{ArrowLeft}", reads: () => video().currentTime, before: 12, after: 7 },
  ArrowRight: { key: "{ArrowRight}", reads: () => video().currentTime, before: 12, after: 17 },
  ArrowUp: { key: "{ArrowUp}", reads: () => video().volume, before: 0.5, after: 0.55 },
  ArrowDown: { key: "{ArrowDown}", reads: () => video().volume, before: 0.5, after: 0.45 },
  m: { key: "m", reads: () => video().muted, before: false, after: true },
  f: { key: "f", reads: () => asked.mock.calls.length, before: 0, after: 1 },
  c: {
    key: "c",
    reads: () => document.querySelector("[aria-label=字幕]")?.getAttribute("aria-pressed"),
    before: "true",
    after: "false",
  },
  "<": { key: "<", reads: () => video().playbackRate, before: 1, after: 0.75 },
  ">": { key: ">", reads: () => video().playbackRate, before: 1, after: 1.25 },
  n: { key: "n", reads: () => onNote.mock.calls.length, before: 0, after: 1 },
  "?": { key: "?", reads: () => document.querySelector("dialog")?.open, before: false, after: true },
};

it("has an effect to test for every key of the map, and no other", () => {
  expect(
    new Set([...Object.keys(effects), ...Array.from({ length: 10 }, (_, digit) => String(digit))]),
  ).toEqual(new Set(shortcuts.flatMap(({ on }) => Object.keys(on))));
});

describe.each([
  ["the picture", () => stage()],
  ["a control", () => document.querySelector<HTMLElement>("[aria-label=设置]")],
  ["the scrubber", () => document.querySelector<HTMLElement>("[role=slider]")],
])("with the focus on %s", (where, target) => {
  it.each(Object.keys(effects).filter((key) => key !== " " || where !== "a control"))(
    "%s does its part, once",
    async (name) => {
      const effect = effects[name];
      if (!effect) throw new Error(`no effect for ${name}`);
      vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(true);
      await openPlayer({ startAt: 12, onNote });
      asked.mockReset();
      onNote.mockReset();
      stage().requestFullscreen = asked;
      video().volume = 0.5;
      await vi.waitFor(() => expect(video().currentTime).toBe(12));
      target()?.focus();
      expect(effect.reads()).toBe(effect.before);
      await userEvent.keyboard(effect.key);
      await vi.waitFor(() => expect(effect.reads()).toBe(effect.after));
      video().pause();
    },
  );
});

/** Keys that a control keeps for itself: Space presses what can be pressed, arrows move the volume's slider. */
const isOwn = (stop: Element, key: string) =>
  (key === " " && stop.matches("button, a, input")) || (key.startsWith("Arrow") && stop.matches("input"));

/** Everything that a key changes, as it was. */
async function reset() {
  const node = video();
  node.pause();
  node.currentTime = 12;
  node.volume = 0.5;
  node.muted = false;
  if (node.playbackRate !== 1) {
    const heard = new Promise((resolve) => node.addEventListener("ratechange", resolve, { once: true }));
    node.playbackRate = 1;
    await heard;
  }
  document.querySelector("dialog")?.close();
  if (effects["c"]?.reads() === "false") {
    stage().focus();
    await userEvent.keyboard("c");
  }
  asked.mockReset();
  onNote.mockReset();
}

it("has every key at work with the focus on every one of the controls", { timeout: 120_000 }, async () => {
  vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(true);
  await openPlayer({ startAt: 12, onNote, onWidthChange: () => {}, next: { href: "#next", title: "犊鼻" } });
  stage().requestFullscreen = asked;
  const stops = [
    ...document.querySelectorAll<HTMLElement>("[data-controls] :is(button, a, input, [role=slider])"),
  ];
  expect(stops.map((stop) => stop.getAttribute("aria-label"))).toEqual([
    "播放进度",
    "播放",
    "下一讲：犊鼻",
    "静音",
    "音量",
    "播放速度 1×",
    expect.stringMatching(/^画质/),
    "字幕",
    "设置",
    "画中画",
    "宽屏",
    "全屏",
  ]);
  const silent: string[] = [];
  for (const stop of stops) {
    for (const [key, effect] of Object.entries(effects)) {
      if (isOwn(stop, key)) continue;
      await reset();
      stop.focus();
      expect([key, effect.reads()]).toEqual([key, effect.before]);
      await userEvent.keyboard(effect.key);
      const worked = await vi.waitUntil(() => effect.reads() === effect.after).catch(() => false);
      if (!worked) silent.push(`${key} on ${stop.getAttribute("aria-label")}`);
    }
  }
  expect(silent).toEqual([]);
  video().pause();
});

it.each([
  ["the picture", () => stage()],
  ["a control", () => document.querySelector<HTMLElement>("[aria-label=设置]")],
])("digits jump to tenths with the focus on %s", async (_where, target) => {
  await openPlayer();
  target()?.focus();
  for (const tenth of [5, 0, 9, 1, 2, 3, 4, 6, 7, 8]) {
    await userEvent.keyboard(String(tenth));
    await vi.waitFor(() => expect(Math.round((video().currentTime / video().duration) * 10)).toBe(tenth));
  }
});

it("leaves Space to the button that has the focus, which acts once", async () => {
  await openPlayer();
  control("静音").element().focus();
  await userEvent.keyboard(" ");
  expect(video().muted).toBe(true);
  expect(video().paused).toBe(true);

  control("播放").element().focus();
  await userEvent.keyboard(" ");
  await vi.waitFor(() => expect(video().paused).toBe(false));
  video().pause();
});

it("never takes a letter from someone who types", async () => {
  await openPlayer({ startAt: 12, banner: <input aria-label="笔记" /> });
  await vi.waitFor(() => expect(video().currentTime).toBe(12));
  await userEvent.type(page.getByRole("textbox", { name: "笔记" }), "km fc 05 <>?");
  await expect.element(page.getByRole("textbox", { name: "笔记" })).toHaveValue("km fc 05 <>?");
  expect(video()).toMatchObject({ paused: true, muted: false, currentTime: 12, playbackRate: 1 });
  expect(document.querySelector("dialog")?.open).toBe(false);
});

it("is deaf while the focus is elsewhere, and to keys with a modifier", async () => {
  const host = await openPlayer({ startAt: 12 });
  const outside = host.appendChild(document.createElement("button"));
  outside.focus();
  await userEvent.keyboard("m");
  stage().focus();
  await userEvent.keyboard("{Control>}m{/Control}{Alt>}k{/Alt}{Shift>}l{/Shift}");
  expect(video()).toMatchObject({ paused: true, muted: false });
  expect(video().currentTime).toBe(12);
});

it("lets the volume slider have its own arrows", async () => {
  await openPlayer({ startAt: 12 });
  await vi.waitFor(() => expect(video().currentTime).toBe(12));
  page.getByRole("slider", { name: "音量" }).element().focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await vi.waitFor(() => expect(video().volume).toBe(0.9));
  expect(video().currentTime).toBe(12);
});

it("says what a key has done", async () => {
  await openPlayer({ startAt: 12 });
  await vi.waitFor(() => expect(video().currentTime).toBe(12));
  stage().focus();
  const said = (text: string) =>
    vi.waitFor(() =>
      expect(Array.from(document.querySelectorAll("output"), (each) => each.textContent)).toContain(text),
    );
  await userEvent.keyboard("m");
  await said("已静音");
  await userEvent.keyboard(">");
  await said("1.25 倍速");
  await userEvent.keyboard("{ArrowRight}");
  await said("跳到 17 秒");
  await userEvent.keyboard("c");
  await said("字幕已关闭");
});

it("closes the list of keys with Escape and gives the focus back", async () => {
  await openPlayer();
  control("播放").element().focus();
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog", { name: "快捷键" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(document.activeElement).toBe(control("播放").element());
});
