import { WifiOff } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./offline-banner.css.ts";

export interface OfflineBannerProps extends Omit<ComponentProps<"output">, "className" | "style"> {
  /** The network is gone. */
  offline: boolean;
  /** @default "网络断开了，恢复后会自动继续" */
  children?: ReactNode;
}

/** Says that the network is gone while what is on the page stays usable. For one request that failed use `Failure` or a toast. */
export function OfflineBanner({
  offline,
  children = "网络断开了，恢复后会自动继续",
  ...rest
}: OfflineBannerProps) {
  // The place is always there: a live region has to be older than its news.
  return (
    <output className={styles.place} {...rest}>
      {offline && (
        <span className={styles.banner}>
          <Icon of={WifiOff} size="small" />
          {children}
        </span>
      )}
    </output>
  );
}
