import { Breadcrumbs, Container, Heading, LinkTabs, Stack } from "@xinglin/ui";
import { useSearch } from "wouter";
import { usePageHead } from "../../lib/page-head.tsx";
import { SignInFirst } from "../../parts/sign-in-first.tsx";
import { href } from "../../routes.tsx";
import { Orders } from "./orders.tsx";
import { PurchasedCourses } from "./purchased-courses.tsx";

/** The learner's own courses, eight on a page (spec §2 "bought"), and beside them the orders. */
export function PurchasedPage() {
  const query = new URLSearchParams(useSearch());
  const orders = query.get("tab") === "orders";
  const title = orders ? "我的订单" : "我的课程";
  usePageHead({ title, canonical: orders ? href.orders() : href.purchased() });
  const page = Math.max(1, Math.trunc(Number(query.get("page"))) || 1);
  return (
    <Container>
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: title }]} />
      <Stack gap={5}>
        <Heading level={1}>{title}</Heading>
        <LinkTabs
          label="我的学习"
          tabs={[
            { label: "我的课程", href: href.purchased(), current: !orders },
            { label: "我的订单", href: href.orders(), current: orders },
          ]}
        />
        <SignInFirst text={orders ? "登录后，这里是你的订单。" : "登录后，这里是你买过的课程和学习进度。"}>
          {orders ? <Orders page={page} /> : <PurchasedCourses page={page} />}
        </SignInFirst>
      </Stack>
    </Container>
  );
}
