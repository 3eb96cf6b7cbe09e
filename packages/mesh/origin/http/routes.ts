import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Origin } from "../app.ts";

/** One domain's routes: a plugin that is handed the container. */
export type Routes = FastifyPluginAsyncTypebox<Origin & Record<never, never>>;
