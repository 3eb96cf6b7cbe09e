import { Grid, Skeleton, SkeletonFigure, SkeletonPlate, SkeletonText, Stack } from "@xinglin/ui";

/** Cards to come, in the shape of `CourseCard`. */
export function CourseGridSkeleton({ count }: { count: number }) {
  return (
    <Skeleton label="正在加载课程">
      <Grid>
        {Array.from({ length: count }, (_, index) => (
          <Stack key={index} gap={2}>
            <SkeletonPlate />
            <SkeletonText lines={2} />
            <Stack direction="row">
              <SkeletonFigure width={44} />
              <SkeletonFigure width={88} />
            </Stack>
          </Stack>
        ))}
      </Grid>
    </Skeleton>
  );
}
