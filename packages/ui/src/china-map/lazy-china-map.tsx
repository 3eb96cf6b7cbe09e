import { lazy, Suspense } from "react";
import { Skeleton, SkeletonFigure, SkeletonPlate, SkeletonText } from "../skeleton/skeleton.tsx";
import type { ChinaMapProps } from "./china-map.tsx";
import * as styles from "./china-map.css.ts";

const Heavy = lazy(() => import("./china-map.tsx").then(({ ChinaMap }) => ({ default: ChinaMap })));

/** `ChinaMap`, whose code and geometry are fetched when it is first drawn; until then its shape. The one to use on pages. */
export function LazyChinaMap(props: ChinaMapProps) {
  return (
    <Suspense fallback={<ChinaMapShape />}>
      <Heavy {...props} />
    </Suspense>
  );
}

/** The place of a map that is to come: as high, part by part, at every width. */
export function ChinaMapShape() {
  return (
    <Skeleton label="正在展开地图">
      <div className={styles.root}>
        <div className={styles.shapeStage}>
          <SkeletonPlate />
        </div>
        <div className={styles.shapePlaces}>
          <SkeletonFigure width={240} />
        </div>
        <div className={styles.shapeLegend}>
          <SkeletonFigure width={320} />
        </div>
        <div className={styles.shapeSummary}>
          <SkeletonText lines={3} />
        </div>
        <div className={styles.shapeTable}>
          <SkeletonText lines={5} />
        </div>
      </div>
    </Skeleton>
  );
}
