import { ChinaMapShape, LazyChinaMap, type MapKind } from "@xinglin/ui";
import { Loaded } from "../../lib/loaded.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { DiscipleMapQuery } from "./disciple-map-query.ts";

interface DiscipleMapProps {
  kind: MapKind;
  /** The chosen province by its official name. */
  chosen: string | null;
  onChoose: (province: string | null) => void;
}

/** Where the disciples live (spec §2, section 10); choosing a province narrows the list beside it. */
export function DiscipleMap({ kind, chosen, onChoose }: DiscipleMapProps) {
  const query = useQuery({ query: DiscipleMapQuery });
  return (
    <Loaded query={query} what="弟子分布" skeleton={<ChinaMapShape />}>
      {({ discipleMap, source, approval }) => (
        <LazyChinaMap
          data={discipleMap}
          kind={kind}
          chosen={chosen}
          onChoose={onChoose}
          source={source?.value ?? undefined}
          approval={approval?.value ?? undefined}
        />
      )}
    </Loaded>
  );
}
