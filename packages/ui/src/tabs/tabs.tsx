import { createContext, use, useId, useMemo, useState, type ComponentProps, type KeyboardEvent } from "react";
import * as styles from "./tabs.css.ts";

type Undressed<Props> = Omit<Props, "className" | "style">;

export interface TabsProps extends Undressed<Omit<ComponentProps<"div">, "defaultValue">> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

export interface TabsListProps extends Undressed<Omit<ComponentProps<"div">, "role">> {
  /** What is being chosen among, for screen readers: 课程类型. */
  label: string;
}

export interface TabsTabProps extends Undressed<Omit<ComponentProps<"button">, "role" | "type" | "value">> {
  /** Names its panel. */
  value: string;
}

export interface TabsPanelProps extends Undressed<Omit<ComponentProps<"div">, "role">> {
  value: string;
}

interface Choice {
  chosen: string | undefined;
  choose: (value: string) => void;
  idOf: (part: "tab" | "panel", value: string) => string;
}

const ChoiceContext = createContext<Choice | null>(null);

function useChoice(): Choice {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error("Tabs.List, Tabs.Tab and Tabs.Panel stand inside Tabs.");
  return choice;
}

/**
 * Shows one of several panels in the same place. When the choice belongs in the address use `LinkTabs`.
 * The APG tabs pattern by hand: these stand on first screens, where radix's would be 9 kB of their JavaScript.
 */
export function Tabs({ value, defaultValue, onValueChange, ...rest }: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const id = useId();
  const chosen = value ?? own;
  const choice = useMemo<Choice>(
    () => ({
      chosen,
      choose(next) {
        if (next === chosen) return;
        setOwn(next);
        onValueChange?.(next);
      },
      idOf: (part, of) => `${id}${part}-${of}`,
    }),
    [chosen, id, onValueChange],
  );
  return (
    <ChoiceContext value={choice}>
      <div {...rest} />
    </ChoiceContext>
  );
}

/** The tab that a key leads to, among those that can be chosen. */
function target(key: string, tabs: HTMLElement[], from: EventTarget): HTMLElement | undefined {
  const at = tabs.findIndex((tab) => tab === from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[key];
  return to === undefined || at < 0 ? undefined : tabs[(to + tabs.length) % tabs.length];
}

/** The row of tabs; arrow keys move along it and choose. */
function TabsList({ label, onKeyDown, ...rest }: TabsListProps) {
  function walk(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
    const to = target(event.key, tabs, event.target);
    if (!to) return;
    event.preventDefault();
    to.focus();
    to.click();
  }
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      aria-orientation="horizontal"
      className={styles.list}
      onKeyDown={walk}
      {...rest}
    />
  );
}

/** One tab; `value` names its panel. */
function TabsTab({ value, onClick, ...rest }: TabsTabProps) {
  const { chosen, choose, idOf } = useChoice();
  const selected = chosen === value;
  return (
    <button
      type="button"
      role="tab"
      id={idOf("tab", value)}
      aria-controls={idOf("panel", value)}
      aria-selected={selected}
      data-state={selected ? "active" : "inactive"}
      tabIndex={selected ? 0 : -1}
      className={styles.tab}
      onClick={(event) => {
        onClick?.(event);
        choose(value);
      }}
      {...rest}
    />
  );
}

/** What the tab of the same `value` shows. */
function TabsPanel({ value, children, ...rest }: TabsPanelProps) {
  const { chosen, idOf } = useChoice();
  const selected = chosen === value;
  return (
    <div
      role="tabpanel"
      id={idOf("panel", value)}
      aria-labelledby={idOf("tab", value)}
      hidden={!selected}
      // Reachable by keys, because it may hold nothing that is.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.panel}
      {...rest}
    >
      {selected && children}
    </div>
  );
}

Tabs.List = TabsList;
Tabs.Tab = TabsTab;
Tabs.Panel = TabsPanel;
