import { parse } from "regexparam";

/** wouter's own path parser, for matching outside of its hooks. */
export const defaultParser = parse;
