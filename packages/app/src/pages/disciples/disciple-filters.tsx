import { Button, LinkTabs, SelectField, Stack } from "@xinglin/ui";
import type { Ref } from "react";
import { graphql } from "../../gql/index.ts";
import { goTo } from "../../lib/navigation.ts";
import { useQuery } from "../../lib/use-query.ts";
import { discipleChoices } from "../../parts/disciple-people.tsx";
import { href } from "../../routes.tsx";
import { isFiltered } from "../../parts/disciple-address.ts";
import { disciplesHref, type DiscipleAddress } from "../../parts/disciples-href.ts";

const RegionsQuery = graphql(`
  query DiscipleRegions {
    discipleRegions {
      province
      cities
    }
  }
`);

/** What the address names is offered even when nobody lives there, or the select would claim another. */
const withChosen = (names: readonly string[], chosen?: string) =>
  chosen && !names.includes(chosen) ? [...names, chosen] : names;

const options = (all: string, names: readonly string[]) => [
  { value: "", label: all },
  ...names.map((name) => ({ value: name, label: name })),
];

interface DiscipleFiltersProps {
  ref?: Ref<HTMLElement>;
  address: DiscipleAddress;
  /** The field 省份. */
  provinceRef?: Ref<HTMLSelectElement>;
  /** 清除筛选 was pressed. */
  onClear?: () => void;
}

/** Province, its cities and the kind; a choice goes into the address at once. */
export function DiscipleFilters({ ref, address, provinceRef, onClear }: DiscipleFiltersProps) {
  const { province, city, choice } = address;
  const [{ data }] = useQuery({ query: RegionsQuery });
  const regions = data?.discipleRegions ?? [];
  const cities = regions.find((region) => region.province === province)?.cities ?? [];
  return (
    <Stack ref={ref} gap={4}>
      <LinkTabs
        label="类别"
        tabs={discipleChoices.map(({ choice: value, label }) => ({
          href: disciplesHref(address, { choice: value }),
          label,
          current: value === choice,
        }))}
      />
      <Stack direction="row" gap={4} align="end" wrap>
        <SelectField
          ref={provinceRef}
          label="省份"
          value={province ?? ""}
          options={options(
            "全部省份",
            withChosen(
              regions.map((region) => region.province),
              province,
            ),
          )}
          onValueChange={(chosen) =>
            void goTo(disciplesHref(address, { province: chosen || undefined, city: undefined }))
          }
        />
        <SelectField
          label="城市"
          value={city ?? ""}
          disabled={!province}
          options={options(province ? "全部城市" : "先选省份", withChosen(cities, city))}
          onValueChange={(chosen) => void goTo(disciplesHref(address, { city: chosen || undefined }))}
        />
        {isFiltered(address) && (
          <Button asChild variant="text" onClick={onClear}>
            <a href={href.disciples()}>清除筛选</a>
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
