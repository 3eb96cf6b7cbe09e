import {
  Columns,
  Container,
  Skeleton,
  SkeletonFigure,
  SkeletonPlate,
  SkeletonText,
  Stack,
} from "@xinglin/ui";

/** A course to come: cover and words on the left, price on the right. */
export function CourseSkeleton() {
  return (
    <Container>
      <Skeleton label="正在加载课程">
        <Columns layout="reading">
          <Stack gap={5}>
            <SkeletonText />
            <SkeletonPlate />
            <SkeletonText lines={3} />
          </Stack>
          <Stack gap={5}>
            <SkeletonFigure width={160} />
            <SkeletonText lines={4} />
          </Stack>
        </Columns>
      </Skeleton>
    </Container>
  );
}
