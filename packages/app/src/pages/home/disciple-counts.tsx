import { Text } from "@xinglin/ui";
import { useQuery } from "../../lib/use-query.ts";
import { CountsToCome } from "./community-skeletons.tsx";
import { DiscipleMapQuery } from "./disciple-map-query.ts";

const figure = (count: number) => count.toLocaleString("zh-CN");

/** How many there are, and in how many regions; a note beside a title that says enough without it, so a failure is not told twice. */
export function DiscipleCounts() {
  const [{ data, fetching }] = useQuery({ query: DiscipleMapQuery });
  if (fetching && !data) return <CountsToCome />;
  const provinces = data?.discipleMap ?? [];
  const disciples = provinces.reduce((sum, province) => sum + province.disciples, 0);
  const juniors = provinces.reduce((sum, province) => sum + province.juniorDisciples, 0);
  const regions = provinces.filter((province) => province.disciples + province.juniorDisciples > 0).length;
  return (
    <Text size="ui" tone="soft" numeric>
      {regions > 0
        ? `弟子 ${figure(disciples)} 人 · 准弟子 ${figure(juniors)} 人 · ${regions} 个省级地区`
        : "\u00A0"}
    </Text>
  );
}
