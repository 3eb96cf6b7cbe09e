import { expect } from "vitest";
import { test } from "../test/test-origin.ts";

test("the newest version is told, with the codes that lead to it", async ({ origin }) => {
  expect((await origin.call("/webHome/appGet")).data).toEqual({
    iosUrl: null,
    androidUrl: "https://example.com/two.apk",
    version: "2.0.0",
    notes: "离线观看\n记住倍速",
    releases: [
      { version: "2.0.0", notes: "离线观看\n记住倍速", releasedAt: "2026-03-01 10:00:00" },
      { version: "1.9.0", notes: "第一版", releasedAt: "2025-12-01 10:00:00" },
    ],
    appQR: "/media/qr/app.svg",
    iosQR: null,
    androidQR: null,
  });
});

test("what a release does not say comes from the configuration", async ({ origin }) => {
  await origin.db
    .insertInto("config")
    .values([
      { code: "appStoreUrl", value: "https://apps.example.com/configured" },
      { code: "appStoreQR", value: "/media/qr/ios.svg" },
    ])
    .execute();
  expect((await origin.call("/webHome/appGet")).data).toMatchObject({
    iosUrl: "https://apps.example.com/configured",
    iosQR: "/media/qr/ios.svg",
  });
});

test("before the first release there is no version, and no failure", async ({ origin }) => {
  await origin.db.deleteFrom("appRelease").execute();
  expect((await origin.call("/webHome/appGet")).data).toMatchObject({
    version: null,
    notes: null,
    releases: [],
    appQR: "/media/qr/app.svg",
  });
});
