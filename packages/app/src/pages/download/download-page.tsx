import {
  AppDownload,
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  Heading,
  Section,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  type AppSource,
} from "@xinglin/ui";
import type { AppQuery as AppAnswer } from "../../gql/graphql.ts";
import { graphql } from "../../gql/index.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { href } from "../../routes.tsx";

const AppQuery = graphql(`
  query App {
    appRelease {
      version
      notes
      iosUrl
      androidUrl
      qrCode
      iosQrCode
      androidQrCode
      releases {
        version
        notes
        releasedAt
      }
    }
    site {
      officialAccountQrCode
    }
  }
`);

const skeleton = (
  <Skeleton label="正在加载下载方式">
    <SkeletonText lines={8} />
  </Skeleton>
);

/** Where the phone app is had, and what is new in it (spec §2 "appdownload"). */
export function DownloadPage() {
  usePageHead({
    title: "下载 App",
    description: "杏林针道手机 App：App Store、安卓与公众号二维码，以及各版本的更新说明。",
    canonical: href.download(),
  });
  const query = useQuery({ query: AppQuery });
  return (
    <Container>
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: "下载 App" }]} />
      <Stack gap={5}>
        <Heading level={1}>手机 App</Heading>
        <Loaded query={query} what="下载方式" skeleton={skeleton}>
          {(app) => <App app={app} />}
        </Loaded>
      </Stack>
    </Container>
  );
}

/** An upstream may know any part of these, or none. */
function sourcesOf({ appRelease, site }: AppAnswer): AppSource[] {
  const { iosUrl, androidUrl, qrCode, iosQrCode, androidQrCode } = appRelease ?? {};
  const sources: AppSource[] = [
    {
      name: "App Store",
      words: "iPhone 与 iPad",
      code: iosQrCode,
      href: iosUrl,
      linkText: "打开 App Store",
    },
    {
      name: "安卓",
      words: "扫码或在手机上直接下载",
      code: androidQrCode,
      href: androidUrl,
      linkText: "下载安装包",
    },
    // Where each system has its own code, the common one leads here and is not needed.
    ...(iosQrCode || androidQrCode ? [] : [{ name: "手机 App", words: "用手机相机扫一扫", code: qrCode }]),
    { name: "公众号", words: "微信扫码关注，开课与直播都有提醒", code: site?.officialAccountQrCode },
  ];
  return sources.filter(({ code, href: link }) => code || link);
}

function App({ app }: { app: AppAnswer }) {
  const sources = sourcesOf(app);
  const { version, notes, releases } = app.appRelease ?? {};
  const versions = releases ?? (version && notes ? [{ version, notes, releasedAt: null }] : []);
  if (sources.length === 0) {
    return (
      <EmptyState
        level={2}
        title="App 还在准备"
        action={
          <Button asChild>
            <a href={href.courses()}>先在网页上学</a>
          </Button>
        }
      >
        上架以后，这里会有下载的二维码。
      </EmptyState>
    );
  }
  return (
    <>
      <Text tone="soft">课程、直播和笔记在手机上也都在，学到哪里两边都记得。</Text>
      <AppDownload sources={sources} />
      {versions.length > 0 && (
        <Section title="更新说明" space="near">
          <Stack gap={5}>
            {versions.map((one) => (
              <Version key={one.version} {...one} />
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}

const day = new Intl.DateTimeFormat("zh-CN", { dateStyle: "long", timeZone: "Asia/Shanghai" });

interface VersionProps {
  version: string;
  notes?: string | null;
  releasedAt?: string | null;
}

function Version({ version, notes, releasedAt }: VersionProps) {
  const lines = (notes ?? "").split("\n").filter(Boolean);
  return (
    <Stack as="article" gap={2}>
      <Stack direction="row" gap={3} align="baseline">
        <Heading level={3} size="item">
          {version}
        </Heading>
        {releasedAt && (
          <Text as="time" size="caption" tone="faint" dateTime={releasedAt} numeric>
            {day.format(new Date(releasedAt))}
          </Text>
        )}
      </Stack>
      <Stack as="ul" gap={1}>
        {lines.map((line) => (
          <Text key={line} as="li" tone="soft">
            {line}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
