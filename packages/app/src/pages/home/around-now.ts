import { homeLives } from "../../lib/limits.ts";

interface Placed {
  state: "UPCOMING" | "LIVE" | "ENDED";
}

/** Of broadcasts in their order, as many as the timeline has places: the last one over, those running, the next to come. */
export function aroundNow<Live extends Placed>(lives: Live[], places: number = homeLives): Live[] {
  const over = lives.filter(({ state }) => state === "ENDED");
  const rest = lives
    .filter(({ state }) => state !== "ENDED")
    .toSorted((one, other) => order(one) - order(other));
  const coming = rest.slice(0, over.length > 0 ? places - 1 : places);
  const past = over.slice(-(places - coming.length));
  const chosen = new Set([...past, ...coming]);
  return lives.filter((live) => chosen.has(live));
}

const order = ({ state }: Placed) => (state === "LIVE" ? 0 : 1);
