import { Main, OfflineBanner, SearchField, SiteFooter, SiteHeader, TopProgress } from "@xinglin/ui";
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from "react";
import { useClient } from "urql";
import { useLocation, useRouter, useSearch } from "wouter";
import { useSnapshot } from "valtio";
import { graphql } from "../gql/index.ts";
import { lazyPage } from "../lib/lazy-page.tsx";
import { routeOf } from "../lib/match-route.ts";
import { goTo, useLinks, usePageArrival } from "../lib/navigation.ts";
import { MeQuery } from "../lib/use-me.ts";
import { useQuery } from "../lib/use-query.ts";
import { href } from "../routes.tsx";
import { pageLoad } from "../state/page-load.ts";
import { closePurchase, purchaseRequest } from "../state/purchase-request.ts";
import { session } from "../state/session.ts";
import { closeSignIn, signInRequest } from "../state/sign-in-request.ts";
import { search as lastSearch, searched } from "../state/search-keyword.ts";
import { toasts } from "../state/toasts.ts";
import { Account } from "./account.tsx";
import { OnDemand } from "./on-demand.tsx";
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
const SignInDialog = lazyPage(async () => (await import("./sign-in-dialog.tsx")).SignInDialog);
const PurchaseDialog = lazyPage(async () => (await import("../parts/purchase-dialog.tsx")).PurchaseDialog);
const Messages = lazyPage(async () => (await import("./messages.tsx")).Messages);
const PhoneAccount = lazyPage(async () => (await import("./phone-account.tsx")).PhoneAccount);
const HeaderSuggestions = lazyPage(async () => (await import("./header-suggestions.tsx")).HeaderSuggestions);
const Promo = lazyPage(async () => (await import("./promo.tsx")).Promo);
const ShortCuts = lazyPage(async () => (await import("./short-cuts.tsx")).ShortCuts);

/** Where the dialog's code does not come, a whole load of the page with the same form may fare better. */
function signInElsewhere() {
  closeSignIn();
  location.assign(href.signIn());
}

const followConnection = (changed: () => void) => {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
};

const suggest = (field: HTMLInputElement) => (
  <OnDemand>
    <HeaderSuggestions field={field} />
  </OnDemand>
);

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

  const { keyword: last } = useSnapshot(lastSearch);
  const keyword = new URLSearchParams(search).get("keyword") ?? last;
  const { known, token } = useSnapshot(session);
  return (
    <>
      <TopProgress active={pending > 0} />
      <SiteHeader
        homeHref={href.home()}
        nav={mainNav.map((link) => ({ ...link, current: path === link.href }))}
        search={
          <SearchField
            action={href.courses()}
            defaultValue={keyword}
            renderSuggestions={suggest}
            onSearch={(word) => {
              searched(word);
              const to = href.courses("all", { keyword: word });
              // Searching for the same once more refreshes the list in place.
              void goTo(to, { replace: to === location.pathname + location.search });
            }}
          />
        }
        account={<Account />}
        menu={
          known ? (
            <OnDemand>
              <PhoneAccount />
            </OnDemand>
          ) : (
            <a href={href.signIn()}>登录 / 注册</a>
          )
        }
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
      {path !== href.home() && (
        <OnDemand>
          <ShortCuts />
        </OnDemand>
      )}
      {known && !token && (
        <OnDemand>
          <Promo path={path} />
        </OnDemand>
      )}
      {signingIn && (
        <OnDemand onFailure={signInElsewhere}>
          <SignInDialog />
        </OnDemand>
      )}
      {buying && (
        <OnDemand onFailure={closePurchase}>
          <PurchaseDialog course={buying} />
        </OnDemand>
      )}
      {messages.length > 0 && (
        <OnDemand>
          <Messages />
        </OnDemand>
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
