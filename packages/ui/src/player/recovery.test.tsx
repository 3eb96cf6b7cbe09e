import { createRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { network } from "./network.fixture.ts";
import { control, openPlayer, startPlaying, video } from "./player.fixture.tsx";
import { Player, type PlayerHandle, type PlayerProps } from "./player.tsx";
import { mount } from "../../test/contract.tsx";

beforeEach(() => {
  localStorage.clear();
  network.install();
});
afterEach(() => network.restore());

const patient = { timeout: 10_000 };
const alert = () => page.getByRole("alert");
/** `/ticket/a/master.m3u8` is the lesson under the ticket `a`. */
const behindTicket = (path: string) => path.replace(/^\/ticket\/\w+\//, "/media/lesson/");
const segment = (number: number) => new RegExp(`/${number}\\.m4s$`);

it("asks its host for a new address when the ticket has expired, and goes on at the same second", async () => {
  let valid = "a";
  network.rule = (path) =>
    path.startsWith(`/ticket/${valid}/`) ? { to: behindTicket(path) } : { status: 403, to: "/art/logo.svg" };
  const onSourceExpired = vi.fn<() => Promise<string>>(async () => "/ticket/b/master.m3u8");
  const onPause = vi.fn<NonNullable<PlayerProps["onPause"]>>();
  mount(
    <Player src="/ticket/a/master.m3u8" title="足三里" onSourceExpired={onSourceExpired} onPause={onPause} />,
  );
  await vi.waitFor(() => expect(network.asked.some((path) => path.endsWith("0.m4s"))).toBe(true), patient);
  valid = "b";
  await startPlaying();
  const before = video().currentTime;
  await vi.waitFor(
    () => expect(network.asked).toContainEqual(expect.stringMatching(/^\/ticket\/b\/.*m4s$/)),
    patient,
  );
  await vi.waitFor(() => expect(video().currentTime).toBeGreaterThan(before + 0.5), patient);
  expect(onSourceExpired).toHaveBeenCalledOnce();
  expect(onPause).not.toHaveBeenCalled();
  expect(video().paused).toBe(false);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

it("takes the new address through `src` as well", async () => {
  network.rule = (path) =>
    path.startsWith("/ticket/b/") ? { to: behindTicket(path) } : { status: 403, to: "/art/logo.svg" };
  const onSourceExpired = vi.fn<NonNullable<PlayerProps["onSourceExpired"]>>();
  const host = document.body.appendChild(document.createElement("main"));
  const { createRoot } = await import("react-dom/client");
  const root = createRoot(host);
  const draw = (src: string) =>
    root.render(<Player src={src} title="足三里" startAt={9} onSourceExpired={onSourceExpired} />);
  draw("/ticket/a/master.m3u8");
  await vi.waitFor(() => expect(onSourceExpired).toHaveBeenCalledOnce(), patient);
  draw("/ticket/b/master.m3u8");
  await vi.waitFor(() => expect(video().readyState).toBeGreaterThanOrEqual(2), patient);
  expect(video().currentTime).toBe(9);
  root.unmount();
});

it("says so when no new address is to be had, and tries again when asked", async () => {
  let refused = true;
  network.rule = (path) => (refused ? { status: 403, to: "/art/logo.svg" } : { to: behindTicket(path) });
  const onError = vi.fn<NonNullable<PlayerProps["onError"]>>();
  const onSourceExpired = vi.fn<() => Promise<string>>(async () => {
    if (refused) throw new Error("signed out");
    return "/ticket/b/master.m3u8";
  });
  mount(
    <Player src="/ticket/a/master.m3u8" title="足三里" onSourceExpired={onSourceExpired} onError={onError} />,
  );
  await expect.element(page.getByText("播放地址已失效"), patient).toBeVisible();
  expect(onError).toHaveBeenCalledWith("expired");
  refused = false;
  await userEvent.click(control("重试"));
  await vi.waitFor(() => expect(video().readyState).toBeGreaterThanOrEqual(2), patient);
  await expect.element(alert()).not.toBeInTheDocument();
});

it("does not ask for ever: an address that is always refused is a failure", async () => {
  network.rule = () => ({ status: 403, to: "/art/logo.svg" });
  const onSourceExpired = vi.fn<() => Promise<string>>(
    async () => `/ticket/t${performance.now().toFixed()}/master.m3u8`,
  );
  mount(<Player src="/ticket/a/master.m3u8" title="足三里" onSourceExpired={onSourceExpired} />);
  await expect.element(page.getByText("播放地址已失效"), patient).toBeVisible();
  expect(onSourceExpired.mock.calls.length).toBeLessThanOrEqual(3);
});

it("waits out a lost network and goes on at the same second", async () => {
  let offline = true;
  // The first two segments came in before the cable was pulled.
  network.rule = (path) => (offline && /[2-5]\.m4s$/.test(path) ? { offline: true } : undefined);
  await openPlayer();
  video().currentTime = 18;
  await expect.element(page.getByText("网络断了，正在重连"), patient).toBeVisible();
  void video().play();
  offline = false;
  globalThis.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(video().currentTime).toBeGreaterThan(18.3), patient);
  await expect.element(page.getByText("网络断了，正在重连")).not.toBeInTheDocument();
  expect(video().paused).toBe(false);
});

it("comes back by itself when the server was away from the start", async () => {
  let away = true;
  network.rule = () => (away ? { status: 503, to: "/art/logo.svg" } : undefined);
  mount(<Player src="/media/lesson/master.m3u8" title="足三里" />);
  await expect.element(page.getByText("网络断了，正在重连"), patient).toBeVisible();
  away = false;
  await vi.waitFor(() => expect(video().readyState).toBeGreaterThanOrEqual(2), patient);
});

it("says that a lesson is not there, and plays it once it is", async () => {
  let there = false;
  network.rule = () => (there ? undefined : { status: 404, to: "/art/logo.svg" });
  mount(<Player src="/media/lesson/master.m3u8" title="足三里" />);
  await expect.element(page.getByText("找不到这段视频"), patient).toBeVisible();
  there = true;
  await userEvent.click(control("重试"));
  await vi.waitFor(() => expect(video().readyState).toBeGreaterThanOrEqual(2), patient);
});

it.each([
  ["missing", { status: 404, to: "/art/logo.svg" }],
  ["corrupt", { to: "/media/lesson/captions.zh-CN.vtt" }],
])("plays on behind a segment that is %s", async (_kind, fate) => {
  network.rule = (path) => (segment(1).test(path) ? fate : undefined);
  mount(<Player src="/media/lesson/master.m3u8" title="足三里" startAt={2} autoPlay />);
  await vi.waitFor(() => expect(video().currentTime).toBeGreaterThan(8.2), { timeout: 13_000 });
  expect(document.querySelector("[role=alert]")).toBeNull();
});

it("moves to a fresh ticket ahead of time without asking for anything twice", async () => {
  network.rule = (path) => (path.startsWith("/ticket/") ? { to: behindTicket(path) } : undefined);
  const ref = createRef<PlayerHandle>();
  mount(<Player ref={ref} src="/ticket/a/master.m3u8" title="足三里" />);
  await vi.waitFor(() => expect(video().readyState).toBeGreaterThanOrEqual(2), patient);
  ref.current?.renewSource("/ticket/b/master.m3u8");
  await startPlaying();
  expect(video().error).toBeNull();
  expect(network.asked.filter((path) => path.endsWith("master.m3u8"))).toEqual(["/ticket/a/master.m3u8"]);
});

it("plays a plain file in the browser's own way", async () => {
  const parts = ["init.mp4", "0.m4s", "1.m4s"].map(async (name) =>
    (await fetch(`/media/lesson/480p/${name}`)).arrayBuffer(),
  );
  const file = URL.createObjectURL(new Blob(await Promise.all(parts), { type: "video/mp4" }));
  mount(<Player src={file} title="足三里" startAt={3} />);
  await vi.waitFor(() => expect(video().readyState).toBeGreaterThanOrEqual(2), patient);
  expect(video().currentTime).toBeCloseTo(3, 1);
  await startPlaying();
  URL.revokeObjectURL(file);
});
