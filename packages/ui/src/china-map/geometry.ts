// Whoever type-checks this source must know the module that only a bundler has.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./china-geometry.d.ts" />
import built from "virtual:china-geometry";

/** The boundaries that are drawn; each consumer's bundler builds them through `geometry/plugin.ts`. */
export const geometry = built;
