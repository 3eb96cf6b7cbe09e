import { createRef, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { axeFindings, mount } from "../../test/contract.tsx";
import { control, lesson, openPlayer, scrubber, stage, startPlaying, video } from "./player.fixture.tsx";
import { Player, type PlayerHandle, type PlayerProps } from "./player.tsx";

beforeEach(() => localStorage.clear());

describe("the contract", () => {
  it("passes what it does not know to the root node, and hands out a handle that knows it", () => {
    const ref = createRef<PlayerHandle>();
    mount(<Player ref={ref} src={lesson} title="足三里" id="given" data-given="yes" />);
    expect(stage().id).toBe("given");
    expect(stage().dataset["given"]).toBe("yes");
    expect(ref.current?.element).toBe(stage());
  });

  it.each(["paper", "night"])(
    "has no axe finding on %s, with every menu open and with the list of keys",
    async (theme) => {
      document.documentElement.dataset["theme"] = theme;
      await openPlayer({ limitAt: 14, next: { href: "#next", title: "犊鼻" } });
      expect(await axeFindings()).toEqual([]);
      for (const name of [/^播放速度/, /^画质/, /^设置$/]) {
        await userEvent.click(control(name));
        await expect.element(page.getByRole("menu")).toBeVisible();
        expect(await axeFindings()).toEqual([]);
        await userEvent.keyboard("{Escape}");
      }
      await userEvent.keyboard("?");
      expect(await axeFindings()).toEqual([]);
      delete document.documentElement.dataset["theme"];
    },
  );
});

it("plays, pauses and seeks for its host", async () => {
  const ref = createRef<PlayerHandle>();
  const onPlay = vi.fn<NonNullable<PlayerProps["onPlay"]>>();
  const onPause = vi.fn<NonNullable<PlayerProps["onPause"]>>();
  const onSeeking = vi.fn<NonNullable<PlayerProps["onSeeking"]>>();
  await openPlayer({ ref, onPlay, onPause, onSeeking });
  await ref.current?.play();
  expect(onPlay).toHaveBeenCalledOnce();
  ref.current?.seek(10);
  await vi.waitFor(() => expect(onSeeking).toHaveBeenCalled());
  expect(onSeeking).toHaveBeenLastCalledWith({ currentTime: 10 });
  expect(ref.current?.currentTime).toBeGreaterThanOrEqual(10);
  ref.current?.pause();
  await vi.waitFor(() => expect(onPause).toHaveBeenCalledOnce());
  ref.current?.seek(999);
  expect(ref.current?.currentTime).toBeCloseTo(24, 0);
});

it("takes a wish to play before there is anything to play", async () => {
  const ref = createRef<PlayerHandle>();
  mount(<Player ref={ref} src={lesson} title="足三里" startAt={9} />);
  void ref.current?.play();
  await expect.element(control("暂停")).toBeVisible();
  await vi.waitFor(() => expect(video().currentTime).toBeGreaterThan(9.2), { timeout: 8000 });
});

describe("menus", () => {
  it.each<[RegExp, string, string, string]>([
    [/^播放速度/, "播放速度", "1.5×", "播放速度 1.5×"],
    [/^画质/, "画质", "标清 480", "画质 标清 480"],
    [/^设置$/, "设置", "大", "设置"],
  ])("%s tells what it is, what is chosen, and where the focus went", async (name, menu, choice, after) => {
    await openPlayer();
    await expect.element(control(name)).toHaveAttribute("aria-haspopup", "menu");
    await expect.element(control(name)).toHaveAttribute("aria-expanded", "false");
    control(name).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("menu", { name: menu })).toBeVisible();
    expect(document.activeElement?.getAttribute("role")).toMatch(/^menuitem/);
    const item = page.getByRole("menuitemradio", { name: choice, exact: true });
    await expect.element(item).toHaveAttribute("aria-checked", "false");
    for (let press = 0; press < 20 && document.activeElement !== item.element(); press += 1) {
      await userEvent.keyboard("{ArrowDown}");
    }
    expect(document.activeElement).toBe(item.element());
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    expect(document.activeElement).toBe(control(after).element());
    await userEvent.keyboard("{Enter}");
    await expect.element(item).toHaveAttribute("aria-checked", "true");
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement).toBe(control(after).element());
  });

  it("open on the value, choose with the arrows, and return the focus", async () => {
    const onRateChange = vi.fn<NonNullable<PlayerProps["onRateChange"]>>();
    await openPlayer({ onRateChange });
    control(/^播放速度/)
      .element()
      .focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.textContent).toBe("1×");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await vi.waitFor(() => expect(video().playbackRate).toBe(1.25));
    expect(onRateChange).toHaveBeenCalledWith(1.25);
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    expect(document.activeElement).toBe(control("播放速度 1.25×").element());
  });

  it("close with Escape and Tab, go round, and know Home and End", async () => {
    await openPlayer();
    const button = control(/^播放速度/).element();
    await userEvent.click(button);
    await userEvent.keyboard("{End}");
    expect(document.activeElement?.textContent).toBe("2×");
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("0.5×");
    await userEvent.keyboard("{ArrowUp}{Home}");
    expect(document.activeElement?.textContent).toBe("0.5×");
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement).toBe(button);
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}{Tab}");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    expect(document.activeElement).toBe(control(/^画质/).element());
  });

  it("keep the keys of the map to themselves while open", async () => {
    await openPlayer();
    await userEvent.click(control("设置"));
    await userEvent.keyboard("m0k");
    expect(video()).toMatchObject({ muted: false, paused: true });
  });

  it("switch to a fixed quality and back", async () => {
    const onQualityChange = vi.fn<NonNullable<PlayerProps["onQualityChange"]>>();
    await openPlayer({ onQualityChange });
    await userEvent.click(control(/^画质/));
    await userEvent.click(page.getByRole("menuitemradio", { name: "标清 480" }));
    await startPlaying();
    await vi.waitFor(() => expect(video().videoHeight).toBe(480), { timeout: 8000 });
    await userEvent.click(control("画质 标清 480"));
    await userEvent.click(page.getByRole("menuitemradio", { name: "高清 720" }));
    await vi.waitFor(() => expect(video().videoHeight).toBe(720), { timeout: 8000 });
    expect(onQualityChange.mock.calls).toEqual([[480], [720]]);
  });
});

describe("the scrubber", () => {
  it("is a slider that speaks of minutes and seconds", async () => {
    await openPlayer({ startAt: 9, fullDuration: 1368, limitAt: 24 });
    await expect.element(scrubber()).toHaveAttribute("aria-valuetext", "9 秒，共 22 分 48 秒");
    await expect.element(scrubber()).toHaveAccessibleDescription("试看到 24 秒");
  });

  it("knows Home, End and the page keys", async () => {
    await openPlayer({ startAt: 9 });
    scrubber().element().focus();
    await userEvent.keyboard("{Home}");
    expect(video().currentTime).toBe(0);
    await userEvent.keyboard("{PageUp}");
    expect(video().currentTime).toBeCloseTo(2.4, 1);
    await userEvent.keyboard("{End}");
    expect(video().currentTime).toBeCloseTo(24, 0);
  });

  it("goes where it is pressed", async () => {
    await openPlayer();
    await userEvent.click(scrubber());
    await vi.waitFor(() => expect(video().currentTime).toBeCloseTo(12, 0));
    await expect.element(scrubber()).toHaveAttribute("aria-valuenow", "12");
  });
});

describe("the controls", () => {
  const asleep = () => stage().hasAttribute("data-asleep");

  it("leave a playing picture alone after three seconds, and come back", async () => {
    await openPlayer();
    await startPlaying();
    stage().blur();
    await vi.waitFor(() => expect(asleep()).toBe(true), { timeout: 6000 });
    await userEvent.hover(stage());
    await vi.waitFor(() => expect(asleep()).toBe(false));
    await vi.waitFor(() => expect(asleep()).toBe(true), { timeout: 6000 });
    video().pause();
    await vi.waitFor(() => expect(asleep()).toBe(false));
  });

  it("stay while the keyboard is in them or a menu is open", async () => {
    await openPlayer();
    await startPlaying();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.matches("[data-controls] :focus-visible")).toBe(true);
    const before = performance.now();
    await vi.waitFor(() => expect(performance.now() - before).toBeGreaterThan(3600), { timeout: 6000 });
    expect(asleep()).toBe(false);
  });

  it("keep the chosen volume for the next lesson", async () => {
    await openPlayer();
    stage().focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(video().volume).toBe(0.9);
    document.body.replaceChildren();
    await openPlayer();
    expect(Array.from(document.querySelectorAll("video")).at(-1)?.volume).toBe(0.9);
  });

  it("make way for an overlay, and their keys with them", async () => {
    await openPlayer({ overlay: <p>试看到这里</p> });
    expect(document.querySelector("[data-controls]")).toBeNull();
    stage().focus();
    await userEvent.keyboard("km");
    expect(video()).toMatchObject({ paused: true, muted: false });
  });
});

it("reads captions from the track, draws them itself, and keeps them from screen readers", async () => {
  await openPlayer({ startAt: 9 });
  const drawn = () => document.querySelector("[data-captions]");
  await vi.waitFor(() => expect(drawn()?.textContent).toContain("行于腹"), { timeout: 8000 });
  expect(drawn()?.getAttribute("aria-hidden")).toBe("true");
  expect(video().textTracks[0]?.mode).toBe("hidden");
  stage().focus();
  await userEvent.keyboard("c");
  await vi.waitFor(() => expect(drawn()).toBeNull());
});

it("keeps overlay and watermark inside the element that goes fullscreen", async () => {
  await openPlayer({ watermark: "林知夏", overlay: <p>试看到这里</p> });
  expect(stage().querySelector("[data-watermark]")).not.toBeNull();
  expect(stage().textContent).toContain("试看到这里");
});

it("draws captions as the learner likes them, and remembers it", async () => {
  await openPlayer({ startAt: 9 });
  const drawn = () => document.querySelector<HTMLElement>("[data-captions]");
  await vi.waitFor(() => expect(drawn()).not.toBeNull(), { timeout: 8000 });
  const low = drawn()?.getBoundingClientRect().top ?? 0;
  const size = Number.parseFloat(getComputedStyle(drawn() ?? stage()).fontSize);
  for (const choice of ["大", "黑色", "上方"]) {
    await userEvent.click(control("设置"));
    await userEvent.click(page.getByRole("menuitemradio", { name: choice, exact: true }));
  }
  await vi.waitFor(() => expect(drawn()?.getBoundingClientRect().top).toBeLessThan(low - 50));
  expect(Number.parseFloat(getComputedStyle(drawn() ?? stage()).fontSize)).toBeGreaterThan(size);
  const line = drawn()?.firstElementChild;
  expect(line && getComputedStyle(line).backgroundColor).toMatch(/^(oklch\(0 0 0\)|rgb\(0, 0, 0\))$/);
  expect(JSON.parse(localStorage.getItem("xinglin.player") ?? "{}")).toMatchObject({
    captionSize: "large",
    captionGround: "solid",
    captionPlace: "top",
  });
});

describe("the watermark", () => {
  const mark = () => {
    const found = stage().querySelector("[data-watermark]");
    if (!(found instanceof HTMLElement)) throw new Error("no watermark is in the player");
    return found;
  };

  it("stops the picture while it cannot be seen, whoever presses play, and goes on when it can", async () => {
    await openPlayer({ watermark: "林知夏 138****0001" });
    await startPlaying();
    const node = mark();
    const stubborn = setInterval(() => node.remove(), 1);
    await vi.waitFor(() => expect(video().paused).toBe(true), { timeout: 4000 });
    await expect.element(page.getByText("水印显示不出来，先停在这里")).toBeVisible();
    await video()
      .play()
      .catch(() => {});
    expect(video().paused).toBe(true);
    stage().focus();
    await userEvent.keyboard("k");
    expect(video().paused).toBe(true);
    clearInterval(stubborn);
    await vi.waitFor(() => expect(video().paused).toBe(false), { timeout: 4000 });
    video().pause();
  });

  it("is not left behind by a window of its own, nor by a bare video on the whole screen", async () => {
    await openPlayer({ watermark: "林知夏 138****0001" });
    expect(control("画中画").query()).toBeNull();
    expect(video().disablePictureInPicture).toBe(true);
    await startPlaying();
    const screen = vi.spyOn(document, "fullscreenElement", "get").mockReturnValue(video());
    document.dispatchEvent(new Event("fullscreenchange"));
    await vi.waitFor(() => expect(video().paused).toBe(true));
    screen.mockReturnValue(stage());
    document.dispatchEvent(new Event("fullscreenchange"));
    await vi.waitFor(() => expect(video().paused).toBe(false));
    screen.mockRestore();
    video().pause();
  });

  it("goes along where only the window can be filled", async () => {
    const enabled = vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(false);
    await openPlayer({ watermark: "林知夏 138****0001" });
    await userEvent.click(control("全屏"));
    const { width, height } = stage().getBoundingClientRect();
    expect([width, height]).toEqual([innerWidth, innerHeight]);
    expect(mark().getBoundingClientRect().width).toBe(innerWidth);
    await userEvent.click(control("退出全屏"));
    expect(stage().hasAttribute("data-fills")).toBe(false);
    enabled.mockRestore();
  });
});

it("survives being mounted twice, as React's strict mode does", async () => {
  mount(
    <StrictMode>
      <Player src={lesson} title="足三里" startAt={9} />
    </StrictMode>,
  );
  await vi.waitFor(() => expect(video().currentTime).toBe(9), { timeout: 8000 });
  await startPlaying();
});

it("is drawn on the server and taken over without a difference", () => {
  const player = (
    <Player
      src={lesson}
      title="足三里"
      poster="/art/lesson.svg"
      startAt={9}
      next={{ href: "#n", title: "犊鼻" }}
    />
  );
  const host = document.body.appendChild(document.createElement("main"));
  host.innerHTML = renderToString(player);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  localStorage.setItem("xinglin.player", JSON.stringify({ volume: 0.3, muted: true }));
  const root = hydrateRoot(host, player, { onRecoverableError });
  return vi.waitFor(() => {
    expect(video().volume).toBe(0.3);
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  });
});

it("goes on at the same second when the same picture comes from another address", async () => {
  const host = document.body.appendChild(document.createElement("main"));
  const root = createRoot(host);
  root.render(<Player src={lesson} title="足三里" startAt={9} />);
  await vi.waitFor(() => expect(video().readyState).toBeGreaterThanOrEqual(2), { timeout: 8000 });
  await startPlaying();
  const at = video().currentTime;
  root.render(<Player src={`${lesson}?bought`} title="足三里" startAt={0} />);
  await vi.waitFor(() => expect(video().currentTime).toBeGreaterThan(at + 0.5), { timeout: 8000 });
  expect(video().paused).toBe(false);
  expect(video().currentTime).toBeLessThan(at + 5);
  root.unmount();
});

describe("a finger", () => {
  const tap = (share: number) => {
    const { left, top, width, height } = stage().getBoundingClientRect();
    video().dispatchEvent(
      new PointerEvent("click", {
        bubbles: true,
        pointerType: "touch",
        clientX: left + width * share,
        clientY: top + height / 2,
      }),
    );
  };

  it("starts it, shows and hides the controls, and seeks with two taps at a side", async () => {
    await openPlayer({ startAt: 12 });
    tap(0.5);
    await vi.waitFor(() => expect(video().paused).toBe(false));
    await startPlaying();
    video().pause();
    video().currentTime = 12;
    await expect.element(control("播放")).toBeVisible();
    const shown = stage().hasAttribute("data-asleep");
    tap(0.1);
    await vi.waitFor(() => expect(stage().hasAttribute("data-asleep")).toBe(!shown));
    tap(0.1);
    await vi.waitFor(() => expect(video().currentTime).toBe(2));
    tap(0.9);
    tap(0.9);
    await vi.waitFor(() => expect(video().currentTime).toBe(12));
  });
});

it("asks its host for the whole width, and tells when it is given back", async () => {
  const onWidthChange = vi.fn<NonNullable<PlayerProps["onWidthChange"]>>();
  await openPlayer({ onWidthChange });
  await userEvent.click(control("宽屏"));
  await expect.element(control("宽屏")).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(control("宽屏"));
  expect(onWidthChange.mock.calls).toEqual([[true], [false]]);
});

it("keeps the focus when its controls make way for an overlay", async () => {
  const host = document.body.appendChild(document.createElement("main"));
  const root = createRoot(host);
  root.render(<Player src={lesson} title="足三里" />);
  await expect.element(control("播放")).toBeVisible();
  control("播放").element().focus();
  root.render(<Player src={lesson} title="足三里" overlay={<p>试看到这里</p>} />);
  await expect.element(page.getByText("试看到这里")).toBeVisible();
  expect(document.activeElement).toBe(stage());
  root.unmount();
});
