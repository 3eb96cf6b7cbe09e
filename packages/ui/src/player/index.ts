export { Player, type PlayerHandle, type PlayerProps } from "./player.tsx";
export type { PlayerEvents, Track } from "./host.ts";
export type { NextItem } from "./next-link.tsx";
export type { Failure, Quality } from "./player-state.ts";
