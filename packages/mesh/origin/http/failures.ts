import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { Refusal, refuse, refused } from "./envelope.ts";
import { parameterMessage } from "./parameter-message.ts";

/** JSON past the route's response schema, whose `data` a refusal does not have. */
const answer = (reply: FastifyReply, status: number, refusal: Refusal) =>
  reply
    .code(status)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(refused(refusal));

/** Turns everything that goes wrong into an envelope; what was not expected is logged here, once. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) return answer(reply, 200, error);
    if (error.validation) {
      const message = parameterMessage(
        request.routeOptions.schema,
        error.validation,
        error.validationContext,
      );
      return answer(reply, 200, refuse("BAD_PARAMETER", message));
    }
    if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") {
      return answer(reply, 200, refuse("BAD_PARAMETER", "提交的内容太大了"));
    }
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
      return answer(reply, 200, refuse("BAD_PARAMETER", "请求的格式不正确"));
    }
    request.log.error({ err: error, route: request.routeOptions.url }, "request failed");
    return answer(reply, 200, refuse("INTERNAL", `服务器开小差了，请稍后再试（编号 ${request.id}）`));
  });
  // Parameters come in the query, so a body may be empty or a form; what it holds is of no interest here.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, _body, done) => {
      done(null, undefined);
    },
  );
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  app.setNotFoundHandler((_request, reply) => answer(reply, 404, refuse("NOT_FOUND", "请求的内容不存在")));
}

/** Answers what Node could not even parse, a request line of a megabyte above all. */
export function answerUnparsed(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const tooLong = error.code === "HPE_HEADER_OVERFLOW";
  const refusal = refuse("BAD_PARAMETER", tooLong ? "输入的内容太长了，请缩短后再试" : "请求的格式不正确");
  const body = JSON.stringify(refused(refusal));
  // Ended, not destroyed: Node calls again for every further chunk, and then the socket is no longer writable.
  socket.end(
    `HTTP/1.1 200 OK\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  // Closing with unread bytes in the buffer resets the connection and the answer is lost: let the sender finish.
  socket.resume();
  setTimeout(() => socket.destroy(), 2000).unref();
}
