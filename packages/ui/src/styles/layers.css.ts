import { globalLayer } from "@vanilla-extract/css";

// The order of these calls is the order of the cascade.
export const reset = globalLayer("reset");
export const tokens = globalLayer("tokens");
export const base = globalLayer("base");
export const components = globalLayer("components");
export const utilities = globalLayer("utilities");
