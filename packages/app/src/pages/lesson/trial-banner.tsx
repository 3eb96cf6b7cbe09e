import { Button } from "@xinglin/ui";
import { useSnapshot } from "valtio";
import { playing } from "./playing.ts";

const clock = (seconds: number) =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");

interface TrialBannerProps {
  /** How long the trial is. */
  seconds: number;
  onBuy: () => void;
}

/** How much may be seen before buying, and how much of it is left. */
export function TrialBanner({ seconds, onBuy }: TrialBannerProps) {
  const { second } = useSnapshot(playing);
  return (
    <>
      <span>
        可试看 {Math.round(seconds / 60)} 分钟，还剩 {clock(Math.max(0, seconds - second))}
      </span>
      <Button size="small" variant="ink" onClick={onBuy}>
        购买
      </Button>
    </>
  );
}
