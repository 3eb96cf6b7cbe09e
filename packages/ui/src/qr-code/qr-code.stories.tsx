import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { QrCode } from "./qr-code.tsx";

const meta = preview.meta({
  title: "Status/QrCode",
  component: QrCode,
  args: { text: "https://xinglin.example/scan/Zm9yLXRoZS1zdG9yeS1hbG9uZQ", label: "登录二维码" },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
});

export const Address = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "登录二维码" })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { text: `https://xinglin.example/scan/${"x".repeat(180)}` },
});
