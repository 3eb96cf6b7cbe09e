import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Plate } from "../plate/plate.tsx";
import { Seal } from "./seal.tsx";

const meta = preview.meta({ title: "Status/Seal", component: Seal, args: { of: "pick" as const } });

export const Pick = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "精选" })).toBeVisible();
  },
});
export const House = meta.story({ args: { of: "house" } });
export const Founder = meta.story({ args: { of: "founder" } });
export const OnPlate = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 282 }}>
      <Plate src="/covers/zhendao.svg" title="针道入门">
        <Seal of="pick" place="onPlate" />
      </Plate>
    </div>
  ),
});
