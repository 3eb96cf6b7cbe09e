import type { LucideIcon } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { ControlButton, type ControlButtonProps } from "./control-button.tsx";
import * as styles from "./menu.css.ts";
import { useCore, usePlayer } from "./use-player.ts";

export interface MenuProps {
  /** Tells the menus of one player apart. */
  id: string;
  /** What the menu sets: 播放速度. */
  name: string;
  /** The value now, read after the name and drawn on the button unless there is an icon. */
  value?: string;
  icon?: LucideIcon;
  shown?: ControlButtonProps["shown"];
  /** `MenuGroup`s. */
  children: ReactNode;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** A button and its menu, by the keyboard table of the APG; the focus returns to the button. */
export function Menu({ id, name, value, icon, shown, children }: MenuProps) {
  const core = useCore();
  const open = usePlayer((state) => state.menu === id);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  /** Those that this width shows. */
  const items = () =>
    Array.from(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []).filter(
      (item) => item.getClientRects().length > 0,
    );
  const close = (back: boolean) => {
    if (back) button.current?.focus({ preventScroll: true });
    core.openMenu(undefined);
  };
  const outside = useEffectEvent((event: Event) => {
    const inside = event.target instanceof Node && button.current?.parentElement?.contains(event.target);
    if (!inside) close(false);
  });
  const enter = () => {
    const all = items();
    (all.find((item) => item.ariaChecked === "true") ?? all[0])?.focus({ preventScroll: true });
  };
  const begin = useEffectEvent(enter);

  useEffect(() => {
    if (!open) return undefined;
    begin();
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  function key(event: KeyboardEvent) {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const step = steps[event.key];
    const target =
      step !== undefined
        ? all.at((at + step) % all.length)
        : event.key === "Home"
          ? all[0]
          : event.key === "End"
            ? all.at(-1)
            : undefined;
    target?.focus();
    if (target || event.key === "Escape") event.preventDefault();
    // Tab goes on from the button.
    if (event.key === "Escape" || event.key === "Tab") close(true);
  }
  function blur({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close(false);
  }

  return (
    <div className={styles.anchor} data-open={open || undefined} onBlur={open ? blur : undefined}>
      <ControlButton
        ref={button}
        name={value ? `${name} ${value}` : name}
        icon={icon}
        shown={shown}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => core.openMenu(open ? undefined : id)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          if (event.ctrlKey || event.metaKey || event.altKey || !open) return;
          event.preventDefault();
          enter();
        }}
      >
        {value}
      </ControlButton>
      {open && (
        <div
          ref={list}
          id={listId}
          role="menu"
          tabIndex={-1}
          aria-label={name}
          className={styles.menu}
          data-theme="night"
          onKeyDown={key}
          onClick={() => close(true)}
        >
          {children}
        </div>
      )}
    </div>
  );
}
