import { Main, OfflineBanner, SearchField, SiteFooter, SiteHeader, TopProgress } from "@xinglin/ui";
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useClient, useQuery } from "urql";
import { useLocation, useRouter, useSearch } from "wouter";
import { useSnapshot } from "valtio";
import { graphql } from "../gql/index.ts";
import { routeOf } from "../lib/match-route.ts";
import { goTo, useLinks, usePageArrival } from "../lib/navigation.ts";
import { MeQuery } from "../lib/use-me.ts";
import { href } from "../routes.tsx";
import { pageLoad } from "../state/page-load.ts";
import { purchaseRequest } from "../state/purchase-request.ts";
import { session } from "../state/session.ts";
import { signInRequest } from "../state/sign-in-request.ts";
import { storeKeyword } from "../state/search-keyword.ts";
import { toasts } from "../state/toasts.ts";
import { Account, PhoneAccount } from "./account.tsx";
import { footerColumns, mainNav } from "./site-map.ts";

const SiteQuery = graphql(`
  query Site {
    site {
      company
      filingNumber
      phone
      email
      appQrCode
      officialAccountQrCode
    }
  }
`);

// Nobody needs these before the first press or message.
const SignInDialog = lazy(async () => ({ default: (await import("./sign-in-dialog.tsx")).SignInDialog }));
const PurchaseDialog = lazy(async () => ({
  default: (await import("../parts/purchase-dialog.tsx")).PurchaseDialog,
}));
const Messages = lazy(async () => ({ default: (await import("./messages.tsx")).Messages }));

const followConnection = (changed: () => void) => {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
};

/** What stands around every page: header, footer, progress, messages and the sign-in dialog (spec §2 "Shell"). */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  const { parser } = useRouter();
  const { pending } = useSnapshot(pageLoad);
  const { open: signingIn } = useSnapshot(signInRequest);
  const { course: buying } = useSnapshot(purchaseRequest);
  const { list: messages } = useSnapshot(toasts);
  const online = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  const [{ data }] = useQuery({ query: SiteQuery });
  const site = data?.site;

  useLinks(useCallback((to: string) => routeOf(to, parser).Page.preload(), [parser]));
  usePageArrival();
  useFreshLearner(path);

  const keyword = new URLSearchParams(search).get("keyword") ?? "";
  return (
    <>
      <TopProgress active={pending > 0} />
      <SiteHeader
        homeHref={href.home()}
        nav={mainNav.map((link) => ({ ...link, current: path === link.href }))}
        search={
          <SearchField
            key={keyword}
            action={href.courses()}
            defaultValue={keyword}
            onSearch={(word) => {
              storeKeyword(word);
              void goTo(href.courses("all", { keyword: word }));
            }}
          />
        }
        account={<Account />}
        menu={<PhoneAccount />}
      />
      <OfflineBanner offline={!online} />
      <Main>{children}</Main>
      <SiteFooter
        homeHref={href.home()}
        phone={site?.phone ?? undefined}
        email={site?.email ?? undefined}
        company={site?.company ?? undefined}
        filing={site?.filingNumber ?? undefined}
        filingHref="https://beian.miit.gov.cn/"
        columns={footerColumns}
        codes={[
          ...(site?.appQrCode ? [{ name: "手机 App", src: site.appQrCode }] : []),
          ...(site?.officialAccountQrCode ? [{ name: "公众号", src: site.officialAccountQrCode }] : []),
        ]}
        note="课程内容供学习参考，不替代执业医师面诊"
      />
      {signingIn && (
        <Suspense>
          <SignInDialog />
        </Suspense>
      )}
      {buying && (
        <Suspense>
          <PurchaseDialog course={buying} />
        </Suspense>
      )}
      {messages.length > 0 && (
        <Suspense>
          <Messages />
        </Suspense>
      )}
    </>
  );
}

/** Before every navigation the user info is revalidated when there is a token, without holding the page up. */
function useFreshLearner(path: string) {
  const client = useClient();
  const { token } = useSnapshot(session);
  const revalidate = useEffectEvent(() =>
    client.query(MeQuery, {}, { requestPolicy: "network-only" }).toPromise(),
  );
  useEffect(() => {
    // `path` is when, not what: each new page asks anew. The client's onError tells what went wrong.
    if (token && path) void revalidate();
  }, [path, token]);
}
