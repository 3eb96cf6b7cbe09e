import {
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  Skeleton,
  SkeletonPlate,
  Stack,
  Text,
} from "@xinglin/ui";
import { lazy, Suspense } from "react";
import { graphql } from "../../gql/index.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { href } from "../../routes.tsx";
import { CheckForm } from "./check-form.tsx";

const CertificateSheet = lazy(async () => ({
  default: (await import("./certificate-sheet.tsx")).CertificateSheet,
}));

const CertificateQuery = graphql(`
  query Certificate($code: String!) {
    certificate(code: $code) {
      code
      courseId
      learnerName
      courseName
      tutorName
      lessonCount
      minutes
      issuedAt
    }
  }
`);

/** Whether a certificate is genuine, for anyone who has its code: the sheet itself, or that there is none. */
export function CertificatePage({ code }: { code: string }) {
  const query = useQuery({ query: CertificateQuery, variables: { code } });
  usePageHead({ title: `证书 ${code}`, canonical: href.certificate(code) });
  return (
    <Container width="narrow">
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: "查验证书" }]} />
      <Loaded
        query={query}
        what="证书"
        skeleton={
          <Skeleton label="正在查验证书">
            <SkeletonPlate />
          </Skeleton>
        }
        notFound={<Unknown code={code} />}
      >
        {({ certificate }) =>
          certificate ? (
            <Stack gap={5}>
              <Suspense fallback={<SkeletonPlate />}>
                <CertificateSheet {...certificate} />
              </Suspense>
              <Text tone="soft">
                这张证书由杏林针道签发，编号和内容与存档一致。证书说明学完了课程，不是执业资格。
              </Text>
              <Stack direction="row" gap={3} wrap data-print="hide">
                <Button onClick={() => print()}>打印或存成 PDF</Button>
                <Button asChild variant="text">
                  <a href={href.course(certificate.courseId)}>看这门课</a>
                </Button>
              </Stack>
            </Stack>
          ) : (
            <Unknown code={code} />
          )
        }
      </Loaded>
    </Container>
  );
}

function Unknown({ code }: { code: string }) {
  usePageHead({ title: "没有这张证书", status: 404 });
  return (
    <Stack gap={6}>
      <EmptyState level={1} title="没有这张证书">
        编号「{code}」在存档里找不到。请核对证书左下角的十六位编号，字母不分大小写。
      </EmptyState>
      <CheckForm />
    </Stack>
  );
}
