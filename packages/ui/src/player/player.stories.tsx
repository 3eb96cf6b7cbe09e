import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { network } from "./network.fixture.ts";
import { createPlayerCore } from "./player-core.ts";
import type { Failure } from "./player-state.ts";
import { Player } from "./player.tsx";
import { StageNotice } from "./stage-notice.tsx";
import { PlayerContext } from "./use-player.ts";

const tracks = [{ src: "/media/lesson/captions.zh-CN.vtt", label: "中文", language: "zh-CN", default: true }];

const meta = preview.meta({
  title: "Player/Player",
  component: Player,
  beforeEach: () => {
    localStorage.clear();
    network.install();
    return () => network.restore();
  },
  args: {
    src: "/media/lesson/master.m3u8",
    title: "经脉起止与循行",
    poster: "/art/lesson.svg",
    tracks,
    startAt: 9,
    onWidthChange: fn(),
    onPlay: fn(),
    onError: fn(),
    onEnded: fn(),
  },
});

/** The stream is open and stands at its start position. */
const ready = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  waitFor(
    () => expect(canvas.getByRole("slider", { name: "播放进度" })).toHaveAttribute("aria-valuemax", "24"),
    {
      timeout: 15_000,
    },
  );

export const Ready = meta.story({ tags: ["!visual"], play: ({ canvas }) => ready(canvas) });

export const Playing = meta.story({
  tags: ["!visual"],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "播放" }));
    const video = canvasElement.querySelector("video");
    await waitFor(() => expect(video?.currentTime).toBeGreaterThan(9.5), { timeout: 15_000 });
    await expect(args.onPlay).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "暂停" }));
    await expect(video?.paused).toBe(true);
  },
});

export const CaptionsOn = meta.story({
  tags: ["!visual"],
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas);
    await waitFor(() => expect(canvasElement.querySelector("[data-captions]")).toHaveTextContent("行于腹"), {
      timeout: 15_000,
    });
    await expect(canvas.getByRole("button", { name: "字幕" })).toHaveAttribute("aria-pressed", "true");
  },
});

/** Opens a menu; what a narrow picture has no button for stands in the settings. */
const open =
  (name: RegExp, item: string, role: "menuitem" | "menuitemradio" = "menuitemradio") =>
  async ({ canvas, userEvent }: Parameters<NonNullable<typeof Ready.input.play>>[0]) => {
    await ready(canvas);
    const button = canvas.queryByRole("button", { name }) ?? canvas.getByRole("button", { name: "设置" });
    await userEvent.click(button);
    await expect(canvas.getByRole(role, { name: item })).toBeVisible();
  };

export const SpeedMenuOpen = meta.story({ tags: ["!visual"], play: open(/^播放速度/, "1.25×") });
export const QualityMenuOpen = meta.story({ tags: ["!visual"], play: open(/^画质/, "高清 720") });
export const SettingsMenuOpen = meta.story({
  tags: ["!visual"],
  play: open(/^设置$/, "快捷键一览", "menuitem"),
});

export const ShortcutsOpen = meta.story({
  tags: ["!visual"],
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    canvas.getByRole("button", { name: "播放" }).focus();
    await userEvent.keyboard("?");
    await expect(await canvas.findByRole("dialog", { name: "快捷键" })).toBeVisible();
  },
});

export const Ended = meta.story({
  tags: ["!visual"],
  args: { startAt: 23.4, next: { href: "#next", title: "犊鼻：膝眼里的门" } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await ready(canvas);
    // Browsers let a muted picture play without a finger.
    for (const video of canvasElement.querySelectorAll("video")) video.muted = true;
    await userEvent.click(canvas.getByRole("button", { name: "播放" }));
    await waitFor(() => expect(args.onEnded).toHaveBeenCalled(), { timeout: 15_000 });
    await expect(canvas.getAllByRole("link", { name: /犊鼻/ })[0]).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "重播" })[0]).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { src: "/media/nothing/master.m3u8" },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("alert", {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "重试" })).toBeVisible();
    await expect(args.onError).toHaveBeenCalled();
  },
});

const segments = /\.m4s$/;

export const Buffering = meta.story({
  beforeEach: () => {
    network.rule = (path) => (segments.test(path) ? { hangs: true } : undefined);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const video of canvasElement.querySelectorAll("video")) video.muted = true;
    await userEvent.click(await canvas.findByRole("button", { name: "播放" }));
    await expect(await canvas.findByText("正在缓冲", {}, { timeout: 5000 })).toBeInTheDocument();
  },
});

export const Reconnecting = meta.story({
  beforeEach: () => {
    network.rule = () => ({ offline: true });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("网络断了，正在重连")).toBeVisible(), { timeout: 10_000 });
  },
});

export const Expired = meta.story({
  beforeEach: () => {
    network.rule = () => ({ status: 403 });
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText("播放地址已失效", {}, { timeout: 10_000 })).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith("expired");
  },
});

const failures: Failure[] = ["missing", "expired", "network", "broken", "unsupported"];

export const Failures = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 16, gridTemplateColumns: "repeat(auto-fill, minmax(280px, 1fr))" }}>
      {failures.map((failure) => {
        const core = createPlayerCore({ title: "足三里", covered: false, marked: false });
        core.store.set({ failure, currentTime: 72 });
        return (
          <PlayerContext key={failure} value={core}>
            <div style={{ position: "relative", aspectRatio: "16 / 9" }}>
              <FailureNotice />
            </div>
          </PlayerContext>
        );
      })}
    </div>
  ),
});

export const Overlay = meta.story({
  args: {
    overlay: (
      <StageNotice
        title="试看到这里"
        actions={
          <>
            <Button variant="accent">购买课程 ¥1,999</Button>
            <Button>重看试看</Button>
          </>
        }
      >
        第三讲还有十九分钟：进针角度、针感与四个常见错误。
      </StageNotice>
    ),
  },
});

export const SignIn = meta.story({
  args: {
    overlay: (
      <StageNotice title="登录后播放" actions={<Button variant="accent">登录 / 注册</Button>}>
        登录后可试看前三分钟，学习进度会替你记住。
      </StageNotice>
    ),
  },
});

export const Trial = meta.story({
  tags: ["!visual"],
  args: {
    limitAt: 14,
    banner: (
      <>
        <span>可试看 14 秒，还剩 00:05</span>
        <Button size="small" variant="ink">
          购买
        </Button>
      </>
    ),
    watermark: "林知夏 138****0001",
  },
  play: ({ canvas }) => ready(canvas),
});

export const Theatre = meta.story({
  tags: ["!visual"],
  args: { wide: true },
  play: async ({ canvas }) => {
    await ready(canvas);
  },
});

export const Narrow = meta.story({
  tags: ["!visual"],
  render: (args) => (
    <div style={{ inlineSize: 320, maxInlineSize: "100%" }}>
      <Player {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "设置" }));
    await expect(canvas.getByRole("menuitemradio", { name: "2×" })).toBeVisible();
    await expect(canvas.getByRole("menuitemradio", { name: "高清 720" })).toBeVisible();
  },
});
