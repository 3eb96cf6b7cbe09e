import type { ComponentProps, ReactNode } from "react";
import { Tabs } from "../tabs/tabs.tsx";
import * as styles from "./stage-side.css.ts";

export interface StagePanel {
  value: string;
  /** On its tab: 文字稿. */
  label: string;
  content: ReactNode;
}

export interface StageSideProps extends Omit<ComponentProps<"div">, "className" | "style" | "children"> {
  /** What is being chosen among, for screen readers: 课时工具. */
  label: string;
  panels: readonly StagePanel[];
  value: string;
  onValueChange: (value: string) => void;
  /** It lies below the picture on every width. */
  below?: boolean;
}

/** The dark side of a player: table of contents, transcript, notes, one at a time and as high as the picture. */
export function StageSide({ label, panels, value, onValueChange, below = false, ...rest }: StageSideProps) {
  return (
    <div className={styles.side} data-theme="night" {...rest}>
      <div className={below ? `${styles.inner} ${styles.wide}` : styles.inner}>
        <Tabs value={value} onValueChange={onValueChange}>
          <div className={styles.head}>
            <Tabs.List label={label}>
              {panels.map((panel) => (
                <Tabs.Tab key={panel.value} value={panel.value}>
                  {panel.label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </div>
          {panels.map((panel) => (
            <Tabs.Panel key={panel.value} value={panel.value}>
              <div className={below ? `${styles.panel} ${styles.widePanel}` : styles.panel}>
                {panel.content}
              </div>
            </Tabs.Panel>
          ))}
        </Tabs>
      </div>
    </div>
  );
}

/** What stands in a panel of `StageSide` and does not scroll by itself. */
export function StageScroll(props: Omit<ComponentProps<"div">, "className" | "style">) {
  return <div className={styles.scroll} {...props} />;
}
