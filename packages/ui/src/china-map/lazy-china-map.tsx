import { lazy, Suspense } from "react";
import { Skeleton, SkeletonPlate, SkeletonText } from "../skeleton/skeleton.tsx";
import type { ChinaMapProps } from "./china-map.tsx";

const Heavy = lazy(() => import("./china-map.tsx").then(({ ChinaMap }) => ({ default: ChinaMap })));

/** `ChinaMap`, whose code and geometry are fetched when it is first drawn; until then its shape. The one to use on pages. */
export function LazyChinaMap(props: ChinaMapProps) {
  return (
    <Suspense fallback={<ChinaMapShape />}>
      <Heavy {...props} />
    </Suspense>
  );
}

/** The place of a map that is to come. */
export function ChinaMapShape() {
  return (
    <Skeleton label="正在展开地图">
      <SkeletonPlate />
      <SkeletonText lines={3} />
    </Skeleton>
  );
}
