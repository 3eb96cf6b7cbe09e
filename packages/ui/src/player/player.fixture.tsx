import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import { mount } from "../../test/contract.tsx";
import { Player, type PlayerProps } from "./player.tsx";

export const lesson = "/media/lesson/master.m3u8";
export const tracks = [
  { src: "/media/lesson/captions.zh-CN.vtt", label: "中文", language: "zh-CN", default: true },
] as const;

export function video(): HTMLVideoElement {
  const found = document.querySelector("video");
  if (!found) throw new Error("no video is on the page");
  return found;
}
/** The root node of the one player. */
export function stage(): HTMLElement {
  const found = document.querySelector("section");
  if (!found) throw new Error("no player is on the page");
  return found;
}
export const scrubber = () => page.getByRole("slider", { name: "播放进度" });
export const control = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** A player on the page, with its stream open and standing still, and its controls drawn. */
export async function openPlayer(props: Partial<PlayerProps> = {}) {
  const host = mount(<Player src={lesson} title="经脉起止与循行" tracks={tracks} {...props} />);
  await vi.waitFor(() => expect(video().readyState).toBeGreaterThanOrEqual(2), { timeout: 8000 });
  if (!props.overlay) await expect.element(scrubber()).toBeInTheDocument();
  return host;
}

/** Playing, and the picture moving. */
export async function startPlaying() {
  const from = video().currentTime;
  void video().play();
  await vi.waitFor(() => expect(video().currentTime).toBeGreaterThan(from + 0.2), { timeout: 8000 });
}
