import {
  Badge,
  Breadcrumbs,
  Button,
  Container,
  Heading,
  Section,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
} from "@xinglin/ui";
import { lazy, Suspense, useState } from "react";
import { useClient } from "urql";
import { graphql } from "../../gql/index.ts";
import type { SessionsQuery as SessionsAnswer } from "../../gql/graphql.ts";
import { failureText } from "../../lib/failure-text.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { whenInWords } from "../../lib/when-in-words.ts";
import { useQuery } from "../../lib/use-query.ts";
import { SignInFirst } from "../../parts/sign-in-first.tsx";
import { href } from "../../routes.tsx";
import { showToast } from "../../state/toasts.ts";
import { PasswordForm } from "./password-form.tsx";

const SessionsQuery = graphql(`
  query Sessions {
    sessions {
      id
      device
      signedInAt
      usedAt
      current
    }
  }
`);

const RevokeMutation = graphql(`
  mutation RevokeSession($id: ID!) {
    revokeSession(id: $id) {
      ... on Refusal {
        message
      }
    }
  }
`);

type Session = SessionsAnswer["sessions"][number];

const nameOf = ({ device }: Session) => device || "未知设备";

const RevokeQuestion = lazy(async () => ({
  default: (await import("./revoke-question.tsx")).RevokeQuestion,
}));

/** Where a learner is signed in, each with its way out, and the password for signing in without the phone. */
export function DevicesPage() {
  usePageHead({ title: "我的设备" });
  return (
    <Container width="narrow">
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: "我的设备" }]} />
      <Stack gap={7}>
        <Heading level={1}>我的设备</Heading>
        <SignInFirst text="登录以后看到自己在哪些设备上登录着。">
          <Devices />
          <Section title="登录密码" note="没有手机的时候也能登录">
            <PasswordForm />
          </Section>
        </SignInFirst>
      </Stack>
    </Container>
  );
}

function Devices() {
  const client = useClient();
  const query = useQuery({ query: SessionsQuery, requestPolicy: "cache-and-network" });
  const [leaving, setLeaving] = useState<Session>();

  async function revoke({ id }: Session) {
    const { data, error } = await client.mutation(RevokeMutation, { id }).toPromise();
    const result = data?.revokeSession;
    if (error) showToast({ tone: "bad", title: failureText(error, "设备").text });
    else if (result?.__typename === "Refusal") showToast({ tone: "info", title: result.message });
    else showToast({ tone: "ok", title: "那台设备已经退出" });
    query[1]({ requestPolicy: "network-only" });
  }

  return (
    <>
      <Loaded
        query={query}
        what="设备"
        skeleton={
          <Skeleton label="正在加载设备">
            <SkeletonText lines={4} />
          </Skeleton>
        }
      >
        {({ sessions }) => (
          <Stack as="ul" gap={4}>
            {sessions.map((session) => (
              <Device key={session.id} session={session} onLeave={() => setLeaving(session)} />
            ))}
          </Stack>
        )}
      </Loaded>
      {leaving && (
        <Suspense>
          <RevokeQuestion
            device={nameOf(leaving)}
            onClose={() => setLeaving(undefined)}
            onConfirm={() => void revoke(leaving)}
          />
        </Suspense>
      )}
    </>
  );
}

function Device({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const { current, signedInAt, usedAt } = session;
  const name = nameOf(session);
  return (
    <li>
      <Stack direction="row" gap={4} align="center" justify="between" wrap>
        <Stack gap={1}>
          <Stack direction="row" gap={2} align="center">
            <strong>{name}</strong>
            {current && <Badge tone="brand">这台设备</Badge>}
          </Stack>
          <Text size="caption" tone="faint" numeric>
            {signedInAt && `${whenInWords(signedInAt)}登录`}
            {usedAt && `，${whenInWords(usedAt)}用过`}
          </Text>
        </Stack>
        {!current && (
          <Button size="small" onClick={onLeave} aria-label={`退出 ${name}`}>
            退出
          </Button>
        )}
      </Stack>
    </li>
  );
}
