import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { SiteHeader } from "./site-header.tsx";

const sections = ["首页", "课程", "直播", "线下课", "医案", "百科", "弟子"];
const signIn = (
  <>
    <Button asChild variant="text">
      <a href="#login">登录</a>
    </Button>
    <Button asChild size="small">
      <a href="#register">注册</a>
    </Button>
  </>
);

const meta = preview.meta({
  title: "Shell/SiteHeader",
  component: SiteHeader,
  parameters: { layout: "fullscreen" },
  args: {
    nav: sections.map((label) => ({ href: `#${label}`, label, current: label === "课程" })),
    homeHref: "#home",
    search: <SearchField />,
    account: signIn,
    menu: signIn,
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ minBlockSize: 320 }} />
      </>
    ),
  ],
});

export const Visitor = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "跳到正文" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "杏林针道，回到首页" })).toHaveAttribute("href", "#home");
  },
});

export const Learner = meta.story({
  args: {
    account: (
      <Button variant="text">
        <Avatar name="林知夏" src="/people/lu.svg" />
        林知夏
      </Button>
    ),
  },
});

export const MenuOpen = meta.story({
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.queryByRole("button", { name: "菜单" });
    if (!opener) return;
    await userEvent.click(opener);
    const sheet = canvas.getByRole("dialog", { name: "菜单" });
    await expect(sheet).toBeVisible();
    await expect(sheet.contains(canvasElement.ownerDocument.activeElement)).toBe(true);
  },
});

export const BareBar = meta.story({ args: { search: undefined, account: undefined, menu: undefined } });
