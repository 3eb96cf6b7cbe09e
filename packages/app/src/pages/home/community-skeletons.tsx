import { ChinaMapShape, Columns, Grid, Skeleton, SkeletonPlate, SkeletonText, Stack } from "@xinglin/ui";
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
  <Skeleton label="正在加载线下课">
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
  <Columns layout="map">
    <ChinaMapShape />
    <Stack gap={4}>
      <Skeleton label="正在加载弟子类别">
        <SkeletonText lines={1} />
      </Skeleton>
      <DiscipleGridSkeleton count={homeDisciples} />
    </Stack>
  </Columns>
);
