/// <reference path="./china-geometry.d.ts" />
import built from "virtual:china-geometry";

/** The boundaries that are drawn; each consumer's bundler builds them through `geometry/plugin.ts`. */
export const geometry = built;
