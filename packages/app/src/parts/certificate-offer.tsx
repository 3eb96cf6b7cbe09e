import { Button, Dialog, Heading, Stack, Text, TextField } from "@xinglin/ui";
import { useState, type FormEvent } from "react";
import { useClient } from "urql";
import { graphql } from "../gql/index.ts";
import { failureText } from "../lib/failure-text.ts";
import { goTo } from "../lib/navigation.ts";
import { useMe } from "../lib/use-me.ts";
import { useQuery } from "../lib/use-query.ts";
import { href } from "../routes.tsx";

const StandingQuery = graphql(`
  query CertificateStanding($courseId: ID!) {
    courseProgress(courseId: $courseId) {
      finished
    }
    certificates {
      code
      courseId
    }
  }
`);

const IssueMutation = graphql(`
  mutation IssueCertificate($courseId: ID!, $name: String) {
    issueCertificate(courseId: $courseId, name: $name) {
      ... on Certificate {
        code
      }
      ... on Refusal {
        message
      }
    }
  }
`);

/** For a learner who has completed a course: its certificate, or the way to it. Nothing for anyone else. */
export function CertificateOffer({ courseId }: { courseId: string }) {
  const [{ data }] = useQuery({
    query: StandingQuery,
    variables: { courseId },
    requestPolicy: "cache-and-network",
  });
  const [asking, setAsking] = useState(false);
  if (!data?.courseProgress?.finished) return null;
  const own = data.certificates.find((certificate) => certificate.courseId === courseId);
  return (
    <Stack as="section" gap={3} aria-label="结业证书">
      <Heading level={2} size="item">
        已学完
      </Heading>
      {own ? (
        <Button asChild width="full">
          <a href={href.certificate(own.code)}>看结业证书</a>
        </Button>
      ) : (
        <Button width="full" onClick={() => setAsking(true)}>
          领结业证书
        </Button>
      )}
      {asking && <NameQuestion courseId={courseId} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

/** Which name shall stand on the certificate; it cannot be changed afterwards. */
function NameQuestion({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const client = useClient();
  const { me } = useMe();
  const [name, setName] = useState(me?.nickname ?? "");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const wanted = name.trim();
    if (wanted === "") return setFault("请输入证书上的姓名");
    setFault(undefined);
    setBusy(true);
    const { data, error } = await client.mutation(IssueMutation, { courseId, name: wanted }).toPromise();
    setBusy(false);
    const issued = data?.issueCertificate;
    if (error) return setFault(failureText(error, "证书").text);
    if (issued?.__typename !== "Certificate")
      return setFault(issued?.message ?? "证书没有领到，请再试一次。");
    onClose();
    return goTo(href.certificate(issued.code));
  }

  return (
    <Dialog
      open
      title="领结业证书"
      description="姓名印上证书以后不能再改。"
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <TextField
            label="证书上的姓名"
            name="name"
            autoComplete="name"
            maxLength={20}
            value={name}
            error={fault}
            onValueChange={setName}
          />
          <Button type="submit" variant="ink" width="full" busy={busy}>
            领证书
          </Button>
          <Text size="caption" tone="faint">
            证书有公开的查验页，拿到编号的人都看得到姓名和课程名。
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
}
