import { Columns, Grid, Skeleton, SkeletonPlate, SkeletonText, Stack } from "@xinglin/ui";
import { homeLives } from "../../lib/limits.ts";

/** Stops of the timeline to come. */
export const LiveSkeleton = () => (
  <Skeleton label="正在加载直播">
    <Grid>
      {Array.from({ length: homeLives }, (_, index) => (
        <Stack key={index} gap={2}>
          <SkeletonText lines={2} />
          <SkeletonPlate />
          <SkeletonText lines={6} />
        </Stack>
      ))}
    </Grid>
  </Skeleton>
);

/** A plate beside its steps. */
export const GrowthSkeleton = () => (
  <Skeleton label="正在加载成长方案">
    <SkeletonText lines={2} />
    <Grid columns={2}>
      <SkeletonPlate />
      <SkeletonText lines={12} />
    </Grid>
  </Skeleton>
);

/** A portrait beside a life. */
export const FounderSkeleton = () => (
  <Skeleton label="正在加载创始人介绍">
    <Columns layout="picture">
      <SkeletonPlate shape="portrait" />
      <SkeletonText lines={14} />
    </Columns>
  </Skeleton>
);
