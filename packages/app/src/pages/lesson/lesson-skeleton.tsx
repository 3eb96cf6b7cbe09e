import { Columns, Container, Skeleton, SkeletonPlate, SkeletonText } from "@xinglin/ui";

/** A lesson to come: stage and table of contents. */
export function LessonSkeleton() {
  return (
    <Container>
      <Skeleton label="正在加载课程">
        <SkeletonText />
        <Columns layout="stage">
          <SkeletonPlate />
          <SkeletonText lines={6} />
        </Columns>
      </Skeleton>
    </Container>
  );
}
