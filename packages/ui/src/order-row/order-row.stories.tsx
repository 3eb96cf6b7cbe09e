import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { OrderList, OrderRow } from "./order-row.tsx";

const meta = preview.meta({
  title: "Course/OrderRow",
  component: OrderRow,
  args: {
    href: "#course",
    courseName: "针道入门：持针、进针与行气",
    cover: "/covers/zhendao.svg",
    priceFen: 199_900,
    method: "wechat" as const,
    state: "paid" as const,
    when: "11月21日 14:05 付款",
    number: "4f1c09ab27d34e6c9a51e0b7d2f88c13",
  },
  decorators: [
    (Story) => (
      <OrderList>
        <Story />
      </OrderList>
    ),
  ],
});

export const Paid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /针道入门/ })).toBeVisible();
    await expect(canvas.getByText("已付款")).toBeVisible();
  },
});

export const Open = meta.story({
  args: {
    state: "open",
    method: "alipay",
    when: "11月21日 14:05 下单",
    action: <Button size="small">继续付款</Button>,
  },
});

export const Closed = meta.story({ args: { state: "closed", when: "11月21日 14:05 下单" } });
export const Expired = meta.story({ args: { state: "expired", when: "11月21日 14:05 下单" } });
export const NoCover = meta.story({ args: { cover: null } });

export const LongName = meta.story({
  args: {
    courseName: "灵枢九针十二原导读与临床取穴思路：从持针、进针、行气到补泻的完整训练（上下两季合集）",
  },
});

export const List = meta.story({
  render: (args) => (
    <>
      <OrderRow {...args} state="open" action={<Button size="small">继续付款</Button>} />
      <OrderRow {...args} />
      <OrderRow {...args} state="expired" />
    </>
  ),
});
