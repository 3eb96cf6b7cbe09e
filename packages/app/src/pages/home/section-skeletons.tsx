import { Columns, Grid, Skeleton, SkeletonPlate, SkeletonText, Stack } from "@xinglin/ui";
import { sectionHeights } from "./section-heights.ts";
import { homeCourses, homeLives } from "../../lib/limits.ts";

/** The learner's courses beside their study. */
export const StudySkeleton = () => (
  <Skeleton label="正在加载我的学习">
    <Columns layout="study">
      <SkeletonText lines={9} />
      <Columns.Column folded="first">
        <SkeletonText lines={9} />
      </Columns.Column>
    </Columns>
  </Skeleton>
);

/** Stops of the timeline to come. */
export const LiveSkeleton = () => (
  <Skeleton label="正在加载直播" reserve={sectionHeights.live}>
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

/** A row of tabs above what they show. */
const tabs = <SkeletonText />;

/** Tabs above four cards. */
export const PaidSkeleton = () => (
  <Skeleton label="正在加载付费课程" reserve={sectionHeights.paid}>
    <Stack gap={6}>
      {tabs}
      <Grid>
        {Array.from({ length: homeCourses }, (_, index) => (
          <Stack key={index} gap={2}>
            <SkeletonPlate />
            <SkeletonText lines={5} />
          </Stack>
        ))}
      </Grid>
    </Stack>
  </Skeleton>
);

/** A card beside a table of contents. */
export const FreeSkeleton = () => (
  <Skeleton label="正在加载免费专区" reserve={sectionHeights.free}>
    <Columns layout="picture">
      <div>
        <SkeletonPlate />
        <SkeletonText lines={4} />
      </div>
      <SkeletonText lines={14} />
    </Columns>
  </Skeleton>
);

/** Tabs, then a plate beside its steps. */
export const GrowthSkeleton = () => (
  <Skeleton label="正在加载成长方案" reserve={sectionHeights.growth}>
    <Stack gap={6}>
      {tabs}
      <Columns layout="reading">
        <SkeletonPlate />
        <SkeletonText lines={18} />
      </Columns>
    </Stack>
  </Skeleton>
);

/** A portrait beside a life. */
export const FounderSkeleton = () => (
  <Skeleton label="正在加载创始人介绍" reserve={sectionHeights.founder}>
    <Columns layout="picture">
      <SkeletonPlate shape="portrait" />
      <SkeletonText lines={14} />
    </Columns>
  </Skeleton>
);
