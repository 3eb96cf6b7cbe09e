import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Skeleton, SkeletonFigure, SkeletonPlate, SkeletonText } from "../skeleton/skeleton.tsx";
import type { ChinaMapProps } from "./china-map.tsx";
import * as styles from "./china-map.css.ts";

const Heavy = lazy(() => import("./china-map.tsx").then(({ ChinaMap }) => ({ default: ChinaMap })));

/** How far outside the screen the map is still near enough to be fetched. */
const reach = "400px 0px";

/** `ChinaMap`, whose code and geometry are fetched when it nears the screen; until then its shape. The one to use on pages. */
export function LazyChinaMap(props: ChinaMapProps) {
  return (
    <WhenNear>
      <Suspense fallback={<ChinaMapShape />}>
        <Heavy {...props} />
      </Suspense>
    </WhenNear>
  );
}

function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: reach },
    );
    watch.observe(place.current);
    const print = () => flushSync(() => setNear(true));
    addEventListener("beforeprint", print);
    return () => {
      watch.disconnect();
      removeEventListener("beforeprint", print);
    };
  }, [near]);
  return <div ref={place}>{near ? children : <ChinaMapShape />}</div>;
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
          <SkeletonFigure width={240} />
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
