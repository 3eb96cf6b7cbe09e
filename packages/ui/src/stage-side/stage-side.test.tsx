import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Columns } from "../columns/columns.tsx";
import { StageSide } from "./stage-side.tsx";

const tall = <div style={{ blockSize: 3000 }}>很长</div>;
const panels = [
  { value: "a", label: "目录", content: tall },
  { value: "b", label: "笔记", content: "短" },
];
const side = <StageSide label="课时工具" panels={panels} value="a" onValueChange={() => {}} />;

itKeepsTheContract(side);

it("is as high as the picture beside it, however much it holds", async () => {
  await page.viewport(1280, 800);
  const host = mount(
    <Columns layout="stage">
      <div style={{ blockSize: 480 }}>画面</div>
      {side}
    </Columns>,
  );
  expect(host.firstElementChild?.getBoundingClientRect().height).toBe(480);
  await page.viewport(1024, 768);
});
