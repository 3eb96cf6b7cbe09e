import { readFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import { serverLog } from "./start-site.ts";

/** The newest code that the server printed for a phone; waits for the line to come. */
export async function codeFor(mobile: string): Promise<string> {
  let code: string | undefined;
  await expect(() => {
    const log = readFileSync(serverLog, "utf8");
    code = [...log.matchAll(new RegExp(`sms ${mobile} code (\\d{6})`, "g"))].at(-1)?.[1];
    expect(code, `a code for ${mobile} in the server's log`).toBeDefined();
  }).toPass({ timeout: 5_000 });
  return code ?? "";
}

/** Signs in through the open dialog with the code from the log. */
export async function signIn(page: Page, mobile: string) {
  const dialog = page.getByRole("dialog", { name: "登录" });
  await dialog.getByLabel("手机号").fill(mobile);
  await dialog.getByRole("button", { name: "获取验证码" }).click();
  await expect(dialog.getByRole("button", { name: /秒后重试/ })).toBeVisible();
  await dialog.getByLabel("验证码", { exact: true }).fill(await codeFor(mobile));
  await dialog.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByText("登录成功", { exact: true })).toBeVisible();
}
