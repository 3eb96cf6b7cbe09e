import { Breadcrumbs, Container, Heading, Stack } from "@xinglin/ui";
import { useSearch } from "wouter";
import { usePageHead } from "../../lib/page-head.tsx";
import { SignInFirst } from "../../parts/sign-in-first.tsx";
import { href } from "../../routes.tsx";
import { PurchasedCourses } from "./purchased-courses.tsx";

/** The learner's own courses, eight on a page (spec §2 "bought"). */
export function PurchasedPage() {
  usePageHead({ title: "我的课程", canonical: href.purchased() });
  const page = Math.max(1, Math.trunc(Number(new URLSearchParams(useSearch()).get("page"))) || 1);
  return (
    <Container>
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: "我的课程" }]} />
      <Stack gap={5}>
        <Heading level={1}>我的课程</Heading>
        <SignInFirst text="登录后，这里是你买过的课程和学习进度。">
          <PurchasedCourses page={page} />
        </SignInFirst>
      </Stack>
    </Container>
  );
}
