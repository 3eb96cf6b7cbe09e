import type { NoteDraft } from "@xinglin/ui";
import { proxy } from "valtio";

/** Notes in the making, by lesson; they outlive a closed tab of the stage and a failure, and end with the page. */
export const noteDrafts = proxy<Record<string, NoteDraft>>({});
