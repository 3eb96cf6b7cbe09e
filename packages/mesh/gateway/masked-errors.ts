import type { Plugin } from "graphql-yoga";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";

/** A reader's own words for what a query got wrong stay; a fault of ours becomes one sentence and a number to ask about. */
function shown(error: GraphQLError, requestId: string, log: Logger): GraphQLFormattedError {
  const { code } = error.extensions;
  const { originalError: cause, path, locations, message } = error;
  // A failure of the upstream, or a limit: both carry their code and were written to be read.
  if (typeof code === "string" && code !== "INTERNAL_SERVER_ERROR") {
    const { reason, status } = error.extensions;
    return {
      message,
      // What never ran has a place in the text instead of one in the answer.
      ...(path ? { path } : { locations }),
      extensions: { code, ...(reason ? { reason } : {}), ...(status ? { status } : {}) },
    };
  }
  // Syntax and validation: graphql-js words, which developers know, and no code of ours ran.
  if (!cause && path === undefined) return { message, locations, extensions: { code: "BAD_REQUEST" } };
  log.error({ err: cause ?? error, path, requestId }, "a resolver failed");
  return {
    message: `服务器开小差了，请稍后再试（编号 ${requestId}）`,
    path,
    extensions: { code: "INTERNAL", requestId },
  };
}

function distinct(errors: GraphQLFormattedError[]): GraphQLFormattedError[] {
  const seen = new Set<string>();
  return errors.filter((error) => {
    const key = JSON.stringify(error);
    return !seen.has(key) && seen.add(key);
  });
}

/** No stack and no inner message leaves the server; what is masked is logged once, with the request's id. */
export function maskedErrors(log: Logger): Plugin {
  return {
    onResultProcess(hook) {
      const { result, request } = hook;
      if (Symbol.asyncIterator in result) return;
      const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID();
      const mask = (one: { errors?: readonly unknown[] }) => {
        if (!one.errors?.length) return one;
        const errors = one.errors.map((error) => shown(asGraphQLError(error), requestId, log));
        return { ...one, errors: distinct(errors) };
      };
      // Yoga's own result types ask for GraphQLError; what leaves is their formatted form.
      const masked = Array.isArray(result)
        ? result.map(mask)
        : mask(result as { errors?: readonly unknown[] });
      hook.setResult(masked as typeof result);
    },
  };
}

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  // Another copy of graphql-js made it: the same shape under another constructor.
  const { message, originalError, nodes, source, positions, path, extensions } = error as GraphQLError;
  const thrown = originalError ?? (error instanceof Error && !extensions ? error : undefined);
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions,
    originalError: thrown,
  });
}
