import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { nonce, signQuery } from "./sms-signature.ts";

test("the signature is the MD5 of mobile, nonce, timestamp and secret", () => {
  const query = new URLSearchParams({ mobile: "13800000001" });
  signQuery(query, "钥匙", () => 1_790_000_000_000);
  expect(query.get("timestamp")).toBe("1790000000000");
  const signed = `13800000001${query.get("nonce")}1790000000000钥匙`;
  expect(query.get("sign")).toBe(createHash("md5").update(signed, "utf8").digest("hex"));
});

test("a nonce is twenty letters and digits and never the same", () => {
  const many = Array.from({ length: 200 }, nonce);
  for (const one of many) expect(one).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(new Set(many).size).toBe(200);
});
