import { expect, it } from "vitest";
import { type StreamError, verdictOn } from "./verdict.ts";

const error = (patch: Partial<StreamError>): StreamError => ({
  network: true,
  fatal: true,
  malformed: false,
  part: "segment",
  status: 0,
  ...patch,
});

it("asks for a new address as soon as the old one is refused, fatal or not", () => {
  for (const status of [401, 403, 410]) {
    expect(verdictOn(error({ status, fatal: false }))).toBe("renew");
    expect(verdictOn(error({ status, part: "playlist" }))).toBe("renew");
  }
});

it("waits for a network or a server that is away", () => {
  for (const status of [undefined, 0, 408, 429, 500, 502, 503]) {
    expect(verdictOn(error({ status }))).toBe("wait");
    expect(verdictOn(error({ status, part: "playlist" }))).toBe("wait");
  }
});

it("says that it waits while hls.js still tries by itself", () => {
  expect(verdictOn(error({ fatal: false }))).toBe("notice");
  expect(verdictOn(error({ fatal: false, status: 404 }))).toBe("ignore");
});

it("goes on behind a segment that is missing, and stops at a playlist that is", () => {
  expect(verdictOn(error({ status: 404 }))).toBe("skip");
  expect(verdictOn(error({ status: 404, part: "playlist" }))).toBe("missing");
});

it("rebuilds a decoder, and gives up on a playlist that is none", () => {
  expect(verdictOn(error({ network: false }))).toBe("rebuild");
  expect(verdictOn(error({ malformed: true, part: "playlist", status: 200 }))).toBe("broken");
});
