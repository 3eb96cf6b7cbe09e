import { Breadcrumbs, Button, Container, EmptyState, Heading, Pagination, Stack, Text } from "@xinglin/ui";
import { useRef } from "react";
import { useSearch } from "wouter";
import type { DisciplePersonFragment } from "../../gql/graphql.ts";
import { graphql, readFragment } from "../../gql/index.ts";
import { disciplePageSize } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { useTopOnPageChange } from "../../lib/use-top-on-page-change.ts";
import { DiscipleGridSkeleton } from "../../parts/disciple-grid-skeleton.tsx";
import { DisciplePeople, DisciplePerson, kindOf } from "../../parts/disciple-people.tsx";
import { href } from "../../routes.tsx";
import { isFiltered, readDiscipleAddress } from "../../parts/disciple-address.ts";
import { disciplesHref, type DiscipleAddress } from "../../parts/disciples-href.ts";
import { DiscipleFilters } from "./disciple-filters.tsx";

const DisciplesQuery = graphql(`
  query Disciples($page: Int!, $pageSize: Int!, $kind: DiscipleKind!, $province: String, $city: String) {
    disciples(page: $page, pageSize: $pageSize, kind: $kind, province: $province, city: $city) {
      total
      items {
        ...DisciplePerson
      }
    }
  }
`);

const whoIn = ({ province, city, choice }: DiscipleAddress) =>
  `${[...new Set([province, city])].join("")}${choice === "junior" ? "准弟子" : "弟子"}`;

/** Everybody the founder teaches, by region and kind (spec §2 "apprenticelist"). Everything it shows stands in its address. */
export function DisciplesPage() {
  const address = readDiscipleAddress(useSearch());
  const { province, city, choice, page } = address;
  usePageHead({
    title: whoIn(address),
    description: "周砚农老师的弟子与准弟子，按省份、城市和类别查找。",
    canonical: disciplesHref(address, { page }),
  });
  const top = useTopOnPageChange(page);
  const provinces = useRef<HTMLSelectElement>(null);
  // The link goes with the filters it clears; the focus stays among them.
  const onClear = () => provinces.current?.focus();
  const query = useQuery({
    query: DisciplesQuery,
    variables: { page, pageSize: disciplePageSize, kind: kindOf[choice], province, city },
  });
  const total = query[0].data?.disciples.total;
  return (
    <Container>
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: "弟子" }]} />
      <Stack gap={5}>
        <Heading level={1}>弟子</Heading>
        <DiscipleFilters ref={top} address={address} provinceRef={provinces} onClear={onClear} />
        <Text aria-live="polite" size="ui" tone="soft" numeric>
          {total === undefined ? "\u00A0" : `共 ${total.toLocaleString("zh-CN")} 人`}
        </Text>
        <Loaded
          query={query}
          what="弟子"
          skeleton={<DiscipleGridSkeleton count={disciplePageSize} size="large" />}
        >
          {({ disciples }) => (
            <Listed
              address={address}
              total={disciples.total}
              people={disciples.items.map((item) => readFragment(DisciplePerson, item))}
              onClear={onClear}
            />
          )}
        </Loaded>
      </Stack>
    </Container>
  );
}

interface ListedProps {
  address: DiscipleAddress;
  total: number;
  people: readonly DisciplePersonFragment[];
  /** 清除筛选 was pressed. */
  onClear: () => void;
}

function Listed({ address, total, people, onClear }: ListedProps) {
  if (people.length === 0) return <Nobody address={address} total={total} onClear={onClear} />;
  return (
    <Stack gap={7}>
      {/* A new list starts with its dialog closed. */}
      <DisciplePeople
        key={disciplesHref(address, { page: address.page })}
        people={people}
        headingLevel={2}
        size="large"
        priority={5}
      />
      <Pagination
        page={address.page}
        pageCount={Math.ceil(total / disciplePageSize)}
        total={total}
        unit="人"
        href={(to) => disciplesHref(address, { page: to })}
      />
    </Stack>
  );
}

function Nobody({ address, total, onClear }: Omit<ListedProps, "people">) {
  const beyond = total > 0;
  const filtered = isFiltered(address);
  const title = beyond ? "这一页之后没有人了" : filtered ? `没有找到${whoIn(address)}` : "弟子名单还在整理";
  return (
    <EmptyState
      level={2}
      title={title}
      action={
        (beyond || filtered) && (
          <Button asChild onClick={beyond ? undefined : onClear}>
            <a href={beyond ? disciplesHref(address) : href.disciples()}>
              {beyond ? "回到第一页" : "清除筛选"}
            </a>
          </Button>
        )
      }
    >
      {beyond
        ? `一共 ${total} 人。`
        : filtered
          ? "那里还没有人，也可能是地名写错了。换一个地区，或者清除筛选。"
          : "整理好以后会出现在这里。"}
    </EmptyState>
  );
}
