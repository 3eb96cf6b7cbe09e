import { proxy } from "valtio";

// Spec §9: the sidebar's state is kept in a cookie; a year is as long as browsers agree on.
const cookie = "xinglin_elevator";
const year = 365 * 24 * 60 * 60;

export const elevator = proxy({ folded: false });

/** Reads what this browser kept; called once the page is awake, for the server does not know it. */
export function startElevator() {
  elevator.folded = document.cookie.split("; ").includes(`${cookie}=folded`);
}

export function foldElevator(folded: boolean) {
  elevator.folded = folded;
  document.cookie = `${cookie}=${folded ? "folded" : "open"}; path=/; max-age=${year}; samesite=lax`;
}
