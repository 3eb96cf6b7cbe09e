import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { ScanCode } from "./scan-code.tsx";

itKeepsTheContract(<ScanCode src="/art/qr-kf.svg" alt="客服二维码" title="扫码找客服" />);

it("leaves a sheet that says so where the code did not come", async () => {
  const host = mount(<ScanCode src="/art/nowhere.svg" alt="客服二维码" title="扫码找客服" />);
  const sheet = page.getByRole("img", { name: "客服二维码，没有取到" });
  await expect.element(sheet).toBeVisible();
  expect(host.querySelector("img")).toBeNull();
  const { width, height } = sheet.element().getBoundingClientRect();
  expect([width, height]).toEqual([88, 88]);
});
