import { useEffect, useRef, useState } from "react";

/** How a row came open: a passing pointer or focus only shows its children, a press lets keys enter them. */
type Way = "hover" | "focus" | "press";

/** A pointer on its way to the children crosses other rows; only one that stays means them. */
const intent = { open: 80, change: 160, leave: 240 };

interface OpenRow {
  row: string;
  way: Way;
}

/** Which row of the menu shows its children, and why. */
export function useOpenRow() {
  const [open, setOpen] = useState<OpenRow>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    show: (row: string, way: Way) => {
      stop();
      setOpen({ row, way });
    },
    close: () => {
      stop();
      setOpen(undefined);
    },
    /** The pointer came over a row, or over the children that belong to it. */
    pointAt: (row: string) => {
      stop();
      if (open?.row === row) return;
      timer.current = setTimeout(() => setOpen({ row, way: "hover" }), open ? intent.change : intent.open);
    },
    pointAway: () => {
      stop();
      timer.current = setTimeout(() => {
        setOpen((now) => (now?.way === "hover" ? undefined : now));
      }, intent.leave);
    },
  };
}
