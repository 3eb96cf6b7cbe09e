import { createVar } from "@vanilla-extract/css";

/** How much of the window's lower edge is taken by what floats there; what else floats stands above it. */
export const lowerEdge = createVar("lower-edge");
