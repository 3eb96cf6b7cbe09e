import { DiscipleGrid, Skeleton, SkeletonPlate, SkeletonText, Stack } from "@xinglin/ui";

interface DiscipleGridSkeletonProps {
  count: number;
  size?: "small" | "large";
}

/** Portraits to come, in the shape of `DiscipleCard`. */
export function DiscipleGridSkeleton({ count, size }: DiscipleGridSkeletonProps) {
  return (
    <Skeleton label="正在加载弟子">
      <DiscipleGrid size={size}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Stack gap={2}>
              <SkeletonPlate shape="portrait" />
              <SkeletonText lines={2} />
            </Stack>
          </li>
        ))}
      </DiscipleGrid>
    </Skeleton>
  );
}
