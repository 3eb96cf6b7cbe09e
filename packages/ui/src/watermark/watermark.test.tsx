import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Watermark } from "./watermark.tsx";

itKeepsTheContract(<Watermark text="林知夏 138****0001" />);

const text = "林知夏 138****0001";
/** The marks stand in a closed shadow, which only who attached it can see into. */
let inside: ShadowRoot;
// Called with the element as `this` below.
// oxlint-disable-next-line typescript/unbound-method
const attach = Element.prototype.attachShadow;
beforeEach(() => {
  Element.prototype.attachShadow = function attachShadow(this: Element, init: ShadowRootInit) {
    inside = attach.call(this, init);
    return inside;
  };
});
afterEach(() => {
  Element.prototype.attachShadow = attach;
  for (const sheet of document.querySelectorAll("style[data-foe]")) sheet.remove();
});

const root = () => {
  const found = document.querySelector<HTMLElement>("[data-watermark]");
  if (!found) throw new Error("no watermark is on the page");
  return found;
};
const marks = () => [...inside.querySelectorAll("span")];

function draw() {
  const onShownChange = vi.fn<(shown: boolean) => void>();
  mount(
    <div data-picture style={{ position: "relative", inlineSize: 640, blockSize: 360 }}>
      <p>画面</p>
      <Watermark text={text} onShownChange={onShownChange} />
      <button type="button">播放</button>
    </div>,
  );
  return onShownChange;
}

/** Whole again: in its place, over all of the picture, as faint as it is meant, with three marks inside it. */
function isWhole() {
  const picture = document.querySelector("[data-picture]");
  expect(root().parentElement).toBe(picture);
  expect(root().previousElementSibling?.textContent).toBe("画面");
  expect(root().checkVisibility({ opacityProperty: true, visibilityProperty: true })).toBe(true);
  expect(getComputedStyle(root())).toMatchObject({ opacity: "0.15", pointerEvents: "none" });
  expect(root().getBoundingClientRect().toJSON()).toEqual(picture?.getBoundingClientRect().toJSON());
  expect(marks().map((mark) => mark.textContent)).toEqual([text, text, text]);
  const { left, right, top, bottom } = root().getBoundingClientRect();
  for (const mark of marks()) {
    const box = mark.getBoundingClientRect();
    expect(box.left >= left && box.right <= right + 40 && box.top >= top - 40 && box.bottom <= bottom).toBe(
      true,
    );
  }
}

/** An extension's style sheet, which outranks the page's own. */
function foe(css: string) {
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.dataset["foe"] = "";
  sheet.textContent = css;
  return sheet;
}

describe("somebody who does not want it", () => {
  it.each<[string, () => void]>([
    ["removes it", () => root().remove()],
    ["removes what is in it", () => root().replaceChildren()],
    ["empties a mark", () => marks()[0]?.replaceChildren()],
    ["writes something else", () => marks()[1]?.replaceChildren("张三")],
    ["sets display: none", () => root().style.setProperty("display", "none", "important")],
    ["sets display: none inside", () => marks()[0]?.style.setProperty("display", "none", "important")],
    ["sets opacity: 0", () => root().style.setProperty("opacity", "0", "important")],
    ["moves it off", () => root().style.setProperty("translate", "-9999px 0", "important")],
    ["shrinks it", () => root().style.setProperty("inset", "0 100% 100% 0", "important")],
    ["hides it by attribute", () => void (root().hidden = true)],
    ["takes its style", () => root().removeAttribute("style")],
    ["animates it away", () => void root().animate([{ opacity: 0, clipPath: "inset(50%)" }], 1e6)],
    ["puts it somewhere else", () => document.body.append(root())],
    ["puts it first, behind the picture", () => root().parentElement?.prepend(root())],
  ])("%s, and it is back before the next picture is drawn", async (_what, tamper) => {
    const onShownChange = draw();
    isWhole();
    tamper();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    isWhole();
    expect(onShownChange).not.toHaveBeenCalled();
  });

  it("writes a style sheet against it, which comes to nothing", async () => {
    const onShownChange = draw();
    foe("[data-watermark], [data-watermark] * { display: none !important; opacity: 0 !important }");
    await new Promise((resolve) => setTimeout(resolve, 1200));
    isWhole();
    expect(onShownChange).not.toHaveBeenCalled();
  });

  it("removes it again and again: it says that it is not seen, and that it is once they stop", async () => {
    const onShownChange = draw();
    const stubborn = setInterval(() => root().remove(), 1);
    await vi.waitFor(() => expect(onShownChange).toHaveBeenLastCalledWith(false), { timeout: 4000 });
    clearInterval(stubborn);
    await vi.waitFor(() => expect(onShownChange).toHaveBeenLastCalledWith(true), { timeout: 4000 });
    isWhole();
  });
});

it("is left alone when something else comes and goes beside it", async () => {
  draw();
  const [first] = marks();
  root().after(document.createElement("p"));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(marks()[0]).toBe(first);
});

it("is no text of the page", () => {
  draw();
  expect(document.body.textContent).not.toContain("林知夏");
  expect(root().getAttribute("aria-hidden")).toBe("true");
});

describe("drifting", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const places = () => marks().map((mark) => mark.style.translate);
  const moves = (reduced: boolean) =>
    vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: reduced } as MediaQueryList);

  it("glides to other places, each mark in its own part of the picture", () => {
    moves(false);
    draw();
    const before = places();
    expect(marks()[0]?.style.transition).toContain("9000ms");
    vi.advanceTimersByTime(16_000);
    const after = places();
    expect(after.filter((place, mark) => place === before[mark])).toEqual([]);
    const columns = after.map((place) => Number.parseFloat(place));
    expect(columns).toEqual(columns.toSorted((a, b) => a - b));
  });

  it("jumps, and seldom, where movement is not wanted", () => {
    moves(true);
    draw();
    const before = places();
    expect(marks()[0]?.style.transition).not.toContain("9000ms");
    vi.advanceTimersByTime(59_000);
    expect(places()).toEqual(before);
    vi.advanceTimersByTime(2000);
    expect(places()).not.toEqual(before);
  });
});
