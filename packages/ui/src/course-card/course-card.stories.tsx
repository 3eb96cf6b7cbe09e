import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Badge } from "../badge/badge.tsx";
import { Seal } from "../seal/seal.tsx";
import { CourseCard } from "./course-card.tsx";

const meta = preview.meta({
  title: "Course/CourseCard",
  component: CourseCard,
  args: {
    href: "#course",
    name: "五脏背俞：定位、配穴与刺法",
    resume: "膀胱经第一侧线逐穴讲解，附安全深度与角度。",
    cover: "/covers/beishu.svg",
    score: 9.7,
    learners: 6218,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 282 }}>
        <Story />
      </div>
    ),
  ],
});

export const InGrid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "五脏背俞：定位、配穴与刺法" })).toBeVisible();
    await expect(canvas.getByText("6,218 人学过")).toBeVisible();
  },
});
export const Picked = meta.story({
  args: {
    name: "针道入门：从执针到得气",
    cover: "/covers/zhendao.svg",
    mark: <Seal of="pick" place="onPlate" />,
  },
});
export const WithPrice = meta.story({ args: { priceFen: 199_900 } });
export const Free = meta.story({
  args: { priceFen: 0, mark: <Badge place="onPlate">免费</Badge>, cover: "/covers/wuxing.svg" },
});
export const NoImage = meta.story({ args: { cover: null } });
export const NoScore = meta.story({ args: { score: 0, learners: 0 } });
export const LongText = meta.story({
  args: {
    name: "足阳明胃经：从承泣到厉兑四十五穴的取穴、进针层次与四个病种的配穴思路",
    resume:
      "多气多血的一条经，四十五穴。从循行讲起，逐穴练定位、进针层次与得气，最后落到胃痛、面瘫、膝痛与乳少四个病种上，每一讲附取穴近景与练习清单。",
    learners: 1_204_862,
    priceFen: 1_299_900,
  },
});
