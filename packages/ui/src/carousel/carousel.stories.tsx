import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Carousel } from "./carousel.tsx";

const picture = { src: "/art/banner.svg" };
const pictureNight = { src: "/art/banner-night.svg" };

const meta = preview.meta({
  title: "Course/Carousel",
  component: Carousel,
  args: {
    slides: [
      {
        id: "needle",
        picture,
        pictureNight,
        kicker: "周砚农 · 针法系统课",
        title: "一针之微\n气脉所系",
        summary: "从执针、进针到得气，十二次课，每一次都要在自己身上练过。",
        linkText: "看看这门课",
        href: "#needle",
      },
      {
        id: "herbs",
        picture,
        pictureNight,
        kicker: "沈书宁 · 方药入门",
        title: "四味之间\n君臣有序",
        summary: "四君子汤的四味药怎样站位，加减从哪里落手。",
        linkText: "去听第一讲",
        href: "#herbs",
      },
      { id: "picture", picture: { src: "/covers/weijing.svg" }, href: "#picture" },
    ],
  },
});

export const Banners = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "第 1 张，共 3 张" })).toHaveTextContent("一针之微");
    const second = canvas.getByRole("button", { name: "第 2 张，共 3 张" });
    await userEvent.click(second);
    await expect(second).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "去听第一讲" })).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "第 1 张，共 3 张" })).toHaveFocus();
  },
});

export const One = meta.story({
  args: { slides: meta.input.args?.slides?.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
});
export const PictureAlone = meta.story({
  args: { slides: [{ id: "picture", picture: { src: "/covers/zhendao.svg" }, href: "#picture" }] },
});
export const LongText = meta.story({
  args: {
    slides: [
      {
        id: "long",
        picture,
        pictureNight,
        kicker: "周砚农、沈书宁、顾元联合主讲 · 冬季面授与线上同步",
        title: "从会扎针到能坐诊的半年路径",
        summary:
          "面向已取得执业资格的医师。半年时间，跟诊、抄方、独立接诊，每一例都有老师批注，每一个月有一次考校。",
        linkText: "了解门诊成长方案",
        href: "#long",
      },
    ],
  },
});
