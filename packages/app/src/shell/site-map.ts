import type { FooterColumn } from "@xinglin/ui";
import { href } from "../routes.tsx";

/** The header's sections; each leads to a page that exists. */
export const mainNav = [
  { href: href.home(), label: "首页" },
  { href: href.courses(), label: "全部课程" },
  { href: href.courses("paid"), label: "付费课程" },
  { href: href.courses("free"), label: "免费专区" },
  { href: href.offlineCourses(), label: "线下课" },
  { href: href.disciples(), label: "弟子" },
];

export const footerColumns: FooterColumn[] = [
  {
    title: "学习",
    links: [
      { href: href.courses("paid"), label: "付费课程" },
      { href: href.courses("free"), label: "免费专区" },
      { href: href.offlineCourses(), label: "线下课" },
      { href: href.purchased(), label: "我的课程" },
    ],
  },
  {
    title: "服务",
    links: [
      { href: href.download(), label: "下载 App" },
      { href: href.about(), label: "关于我们" },
      { href: href.refund(), label: "退款须知" },
      { href: href.agreement(), label: "用户协议" },
      { href: href.privacy(), label: "隐私政策" },
    ],
  },
  {
    title: "开发者",
    links: [
      { href: "/graphql", label: "GraphQL 接口" },
      { href: "/knowledge/api/docs", label: "REST 接口" },
    ],
  },
];
