import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { BuyBar } from "./buy-bar.tsx";

const buy = (
  <Button variant="accent" size="large">
    购买课程
  </Button>
);

/** Seen at phone width alone. */
const meta = preview.meta({
  title: "Course/BuyBar",
  component: BuyBar,
  parameters: { layout: "fullscreen", chromatic: { modes: { phone: { theme: "paper", viewport: 375 } } } },
  args: { priceFen: 199_900, children: buy },
});

export const Unpaid = meta.story({});
export const Reduced = meta.story({ args: { beforeFen: 268_000 } });
export const Paid = meta.story({
  args: {
    priceFen: undefined,
    children: (
      <Button variant="ink" size="large">
        立即学习
      </Button>
    ),
  },
});
