import { Breadcrumbs, Button, Container, EmptyState, Heading, Stack, Text } from "@xinglin/ui";
import { usePageHead } from "../../lib/page-head.tsx";
import { href, type ShelfPath } from "../../routes.tsx";

const shelves: Record<ShelfPath, { name: string; holds: string }> = {
  medicinal: { name: "中药百科", holds: "一味一条：性味归经、功能主治、用法用量、炮制与禁忌，注明出处。" },
  recipe: { name: "方剂百科", holds: "一方一条：组成、方解、加减与出处，按拼音和首字查找。" },
  jb: { name: "疾病", holds: "一病一条：病机、辨证、治法与常用方穴。" },
  zjx: { name: "针灸学", holds: "经络与腧穴：定位、刺灸法、主治与禁忌。" },
  zyx: { name: "中药学", holds: "从药性、炮制到配伍，按章节读。" },
};

/** A shelf of the encyclopedia, which says what it will hold until its entries are in. */
export function ShelfPage({ shelf }: { shelf: ShelfPath }) {
  const { name, holds } = shelves[shelf];
  usePageHead({ title: name, description: holds, canonical: href.shelf(shelf) });
  return (
    <Container>
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: name }]} />
      <Stack gap={3}>
        <Heading level={1}>{name}</Heading>
        <Text tone="soft">{holds}</Text>
        <EmptyState
          level={2}
          title="正在整理"
          action={
            <Button asChild>
              <a href={href.courses("all", { keyword: name.slice(0, 2) })}>搜索相关课程</a>
            </Button>
          }
        >
          条目校对完就会上架，在那之前可以先看课。
        </EmptyState>
      </Stack>
    </Container>
  );
}
