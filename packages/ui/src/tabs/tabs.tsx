import { Tabs as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import * as styles from "./tabs.css.ts";

type Undressed<Props> = Omit<Props, "className" | "style">;

export type TabsProps = Undressed<ComponentProps<typeof Radix.Root>>;
export interface TabsListProps extends Undressed<ComponentProps<typeof Radix.List>> {
  /** What is being chosen among, for screen readers: 课程类型. */
  label: string;
}
export type TabsTabProps = Undressed<ComponentProps<typeof Radix.Trigger>>;
export type TabsPanelProps = Undressed<ComponentProps<typeof Radix.Content>>;

/** Shows one of several panels in the same place. When the choice belongs in the address use `LinkTabs`. */
export function Tabs(props: TabsProps) {
  return <Radix.Root {...props} />;
}

/** The row of tabs; arrow keys move along it. */
function TabsList({ label, ...rest }: TabsListProps) {
  return <Radix.List aria-label={label} className={styles.list} {...rest} />;
}

/** One tab; `value` names its panel. */
function TabsTab(props: TabsTabProps) {
  return <Radix.Trigger className={styles.tab} {...props} />;
}

/** What the tab of the same `value` shows. */
function TabsPanel(props: TabsPanelProps) {
  return <Radix.Content className={styles.panel} {...props} />;
}

Tabs.List = TabsList;
Tabs.Tab = TabsTab;
Tabs.Panel = TabsPanel;
