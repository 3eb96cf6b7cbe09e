import { afterEach, expect, it, vi } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { HeldPlace } from "./held-place.tsx";

const { documentElement: root } = document;
const hold = () => {
  root.dataset.holds = "";
  root.style.setProperty("--held-place", "120px");
};
afterEach(() => {
  delete root.dataset.holds;
  root.style.removeProperty("--held-place");
});

itKeepsTheContract(<HeldPlace held={false}>我的课程</HeldPlace>);

const height = (held: boolean) => mount(<HeldPlace held={held} />).firstElementChild?.clientHeight;

it("holds the place for who is known, until what belongs there has come", () => {
  expect(height(true)).toBe(0);
  hold();
  expect(height(true)).toBe(120);
  expect(height(false)).toBe(0);
});

it("tells how high what came is, margins included, and only then", async () => {
  hold();
  const onHeight = vi.fn<(height: number) => void>();
  const block = <div style={{ blockSize: 80, marginBlockStart: 20 }} />;
  mount(
    <HeldPlace held onHeight={onHeight}>
      {block}
    </HeldPlace>,
  );
  mount(
    <HeldPlace held={false} onHeight={onHeight}>
      {block}
    </HeldPlace>,
  );
  await vi.waitFor(() => expect(onHeight).toHaveBeenCalledExactlyOnceWith(100));
});
