import type { PlayerCore } from "./player-core.ts";

export interface Shortcut {
  /** As the list shows them. */
  keys: readonly string[];
  does: string;
  /** By `keyOf`. Held down, it goes on only if it says so. */
  on: Readonly<Record<string, (core: PlayerCore) => void>>;
  repeats?: boolean;
  /** Only where the host takes notes. */
  forNotes?: boolean;
}

const tenths = Object.fromEntries(
  Array.from({ length: 10 }, (_, tenth) => [
    String(tenth),
    (core: PlayerCore) => core.seekBy((core.store.get().duration * tenth) / 10 - core.position()),
  ]),
);

/** The whole map: the controller runs it, the list dialog prints it. */
export const shortcuts: readonly Shortcut[] = [
  {
    keys: ["空格", "K"],
    does: "播放或暂停",
    on: { " ": (core) => core.toggle(), k: (core) => core.toggle() },
  },
  {
    keys: ["J", "L"],
    does: "后退、前进 10 秒",
    on: { j: (core) => core.seekBy(-10), l: (core) => core.seekBy(10) },
    repeats: true,
  },
  {
    keys: ["←", "→"],
    does: "后退、前进 5 秒",
    on: { ArrowLeft: (core) => core.seekBy(-5), ArrowRight: (core) => core.seekBy(5) },
    repeats: true,
  },
  {
    keys: ["↑", "↓"],
    does: "音量加减",
    on: { ArrowUp: (core) => core.changeVolumeBy(0.05), ArrowDown: (core) => core.changeVolumeBy(-0.05) },
    repeats: true,
  },
  { keys: ["0–9"], does: "跳到全片的十分之几", on: tenths },
  { keys: ["M"], does: "静音", on: { m: (core) => core.toggleMute() } },
  { keys: ["C"], does: "字幕", on: { c: (core) => core.toggleCaptions() } },
  { keys: ["F"], does: "全屏", on: { f: (core) => void core.toggleFullscreen() } },
  {
    keys: ["<", ">"],
    does: "减速、加速",
    on: { "<": (core) => core.stepRate(-1), ">": (core) => core.stepRate(1) },
  },
  { keys: ["N"], does: "记笔记", on: { n: (core) => core.host().onNote?.() }, forNotes: true },
  { keys: ["?"], does: "打开这张表", on: { "?": (core) => core.setHelp(true) } },
];

/** Chinese input methods print 《》？ on the same keys, so the place of the key counts as well as its sign. */
const shifted: Record<string, string> = { Comma: "<", Period: ">", Slash: "?" };

function keyOf({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  if ("<>?".includes(key)) return key;
  if (shiftKey) return shifted[code];
  return key.length === 1 ? key.toLowerCase() : key;
}

const typing =
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** What has the focus and wants this key for itself. */
function belongsToFocus(target: Element, key: string): boolean {
  if (target.closest(`${typing}, [role="menu"], dialog`)) return true;
  if (key === " ") return target.closest('button, a[href], summary, input, [role="button"]') !== null;
  return (
    key.startsWith("Arrow") && target.closest('input, [role="slider"][aria-orientation="vertical"]') !== null
  );
}

/** Listens while the focus is in the player, and only then. */
export function followKeys(core: PlayerCore): () => void {
  const root = core.root();
  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const key = keyOf(event);
    if (key === undefined || !(event.target instanceof Element) || belongsToFocus(event.target, key)) return;
    const { covered } = core.host();
    const shortcut = shortcuts.find(({ on }) => Object.hasOwn(on, key));
    // Under an overlay there is nothing to steer but the screen.
    if (!shortcut || (covered && key !== "f" && key !== "n")) return;
    if (shortcut.forNotes && !core.host().onNote) return;
    event.preventDefault();
    if (!event.repeat || shortcut.repeats) shortcut.on[key]?.(core);
  }
  root.addEventListener("keydown", press);
  return () => root.removeEventListener("keydown", press);
}
