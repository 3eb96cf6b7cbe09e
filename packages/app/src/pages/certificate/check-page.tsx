import { Breadcrumbs, Container, Heading, Stack, Text } from "@xinglin/ui";
import { usePageHead } from "../../lib/page-head.tsx";
import { href } from "../../routes.tsx";
import { CheckForm } from "./check-form.tsx";

/** Where anyone who was shown a certificate can check it. */
export function CheckPage() {
  usePageHead({ title: "查验证书", canonical: href.certificate() });
  return (
    <Container width="narrow">
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: "查验证书" }]} />
      <Stack gap={5}>
        <Heading level={1}>查验证书</Heading>
        <Text tone="soft">
          输入编号，就能看到这张结业证书是谁的、学完了哪门课。也可以直接扫证书上的二维码。
        </Text>
        <CheckForm />
      </Stack>
    </Container>
  );
}
