import {
  Grid,
  Skeleton,
  SkeletonFigure,
  SkeletonPlate,
  SkeletonText,
  Stack,
  type SkeletonProps,
} from "@xinglin/ui";

interface CourseGridSkeletonProps {
  count: number;
  /** How high what comes will be, where it is known. */
  reserve?: SkeletonProps["reserve"];
}

/** Cards to come, in the shape of `CourseCard`. */
export function CourseGridSkeleton({ count, reserve }: CourseGridSkeletonProps) {
  return (
    <Skeleton label="正在加载课程" reserve={reserve}>
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
