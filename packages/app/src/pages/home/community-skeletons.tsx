import { Columns, Grid, Skeleton, SkeletonPlate, SkeletonText, Stack, Text } from "@xinglin/ui";
import { sectionHeights } from "./section-heights.ts";
import { homeDisciples } from "../../lib/limits.ts";
import { DiscipleGridSkeleton } from "../../parts/disciple-grid-skeleton.tsx";

const PlateAndTitle = () => (
  <Stack gap={2}>
    <SkeletonPlate />
    <SkeletonText lines={1} />
  </Stack>
);

/** A large picture beside four small ones. */
export const ChronicleSkeleton = () => (
  <Skeleton label="正在加载线下课" reserve={sectionHeights.chronicle}>
    <Grid columns={2}>
      <PlateAndTitle />
      <Grid columns={2}>
        {Array.from({ length: 4 }, (_, index) => (
          <PlateAndTitle key={index} />
        ))}
      </Grid>
    </Grid>
  </Skeleton>
);

/** A map beside six portraits below their tabs. */
export const DisciplesSkeleton = () => (
  <Skeleton label="正在加载弟子" reserve={sectionHeights.disciples}>
    <Columns layout="map">
      <SkeletonPlate />
      <Stack gap={4}>
        <SkeletonText lines={1} />
        <DiscipleGridSkeleton count={homeDisciples} />
      </Stack>
    </Columns>
  </Skeleton>
);

/** As long as the counts that come, with a figure's space for each figure, so that the head breaks where it will. */
export const CountsToCome = () => (
  <Text size="ui" tone="soft" numeric aria-hidden>
    {"弟子 \u2007\u2007\u2007 人 · 准弟子 \u2007\u2007\u2007 人 · \u2007\u2007 个省级地区"}
  </Text>
);
