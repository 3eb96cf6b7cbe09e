import type { Logger } from "@graphql-mesh/types";
import pino from "pino";

const log = pino({ level: process.env["LOG_LEVEL"] || "info", base: { part: "gateway" } });

/** Mesh's own messages in the server's structured log; its account of how it starts is detail. */
function meshLogger(to: pino.Logger, name?: string): Logger {
  const detail = (...words: unknown[]) => to.debug(words.map(String).join(" "));
  return {
    name,
    log: detail,
    info: detail,
    debug: detail,
    warn: (...words: unknown[]) => to.warn(words.map(String).join(" ")),
    error: (...words: unknown[]) => to.error(words.map(String).join(" ")),
    child: (context) => meshLogger(to.child(typeof context === "string" ? { name: context } : context)),
  };
}

export default meshLogger(log);
