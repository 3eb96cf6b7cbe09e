import { expect } from "vitest";
import { test } from "../test/test-origin.ts";

const contact = {
  lxdh: "400-000-0000",
  yxdz: "hello@example.com",
  appQR: "/media/qr/app.svg",
  mpQR: "/media/qr/app.svg",
};

test("the footer's contact and codes come in one answer", async ({ origin }) => {
  expect(await origin.call("/sysConfig/getItem")).toEqual({ code: 200, msg: "success", data: contact });
});

test("the home page's particulars hold the contact too", async ({ origin }) => {
  expect((await origin.call("/webHome/homeParam")).data).toEqual({
    siteName: "杏林针道",
    slogan: "以针载道",
    company: "杏林针道教育",
    icp: "京ICP备00000000号",
    ...contact,
  });
});

test("a single value is found by its code, an unknown code is refused", async ({ origin }) => {
  const { data } = await origin.call("/sysConfig/getByCode", { code: "kfQR" });
  expect(data).toEqual({ code: "kfQR", value: "/media/qr/app.svg" });
  expect(await origin.call("/sysConfig/getByCode", { code: "none" })).toMatchObject({ reason: "NOT_FOUND" });
});

test("banners come in their order", async ({ origin }) => {
  const { data } = await origin.call("/webHome/banner");
  expect(data.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  expect(data[0]).toMatchObject({ title: "针道", link: "/courselist", pictureNight: null });
});
