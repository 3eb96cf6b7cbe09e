import { expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Skeleton, SkeletonFigure, SkeletonPlate, SkeletonText } from "./skeleton.tsx";

itKeepsTheContract(
  <Skeleton>
    <SkeletonPlate />
    <SkeletonText lines={2} />
    <SkeletonFigure />
  </Skeleton>,
);

it("says once that it is busy, and its shapes say nothing", () => {
  const host = mount(
    <Skeleton>
      <SkeletonPlate />
      <SkeletonText lines={3} />
    </Skeleton>,
  );
  expect(host.textContent).toBe("正在加载");
  expect(host.querySelectorAll("[aria-busy='true']")).toHaveLength(1);
});

it("keeps a picture's proportions before the picture is there", () => {
  const host = mount(
    <Skeleton>
      <SkeletonPlate />
    </Skeleton>,
  );
  const box = host.querySelector("[aria-hidden]")?.getBoundingClientRect();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 2);
});
