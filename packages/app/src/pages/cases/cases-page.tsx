import { Breadcrumbs, Button, Container, EmptyState, Heading, Stack, Text } from "@xinglin/ui";
import { usePageHead } from "../../lib/page-head.tsx";
import { SignInFirst } from "../../parts/sign-in-first.tsx";
import { href } from "../../routes.tsx";

/** The learner's own case records, which says what it will hold until they can be written. */
export function CasesPage() {
  usePageHead({ title: "我的医案", canonical: href.cases() });
  return (
    <Container>
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: "我的医案" }]} />
      <Stack gap={3}>
        <Heading level={1}>我的医案</Heading>
        <Text tone="soft">一案一条：主诉、四诊、辨证、治法与方穴，附每一诊的变化。</Text>
        <SignInFirst text="登录后，这里是你写的医案。">
          <EmptyState
            level={2}
            title="正在整理"
            action={
              <Button asChild>
                <a href={href.purchased()}>去我的课程</a>
              </Button>
            }
          >
            医案的书写和公开还在准备，开放以后从这里进。
          </EmptyState>
        </SignInFirst>
      </Stack>
    </Container>
  );
}
