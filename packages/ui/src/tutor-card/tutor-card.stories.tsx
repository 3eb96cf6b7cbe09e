import preview from "../../../../.storybook/preview.tsx";
import { TutorCard } from "./tutor-card.tsx";

const meta = preview.meta({
  title: "Course/TutorCard",
  component: TutorCard,
  args: { name: "周砚农", avatar: "/people/founder.svg", title: "主任中医师，针灸临床三十六年" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Founder = meta.story({});
export const WithIntro = meta.story({
  args: { intro: "门下弟子逾千，以手法轻稳见称。少时随祖父在皖南乡间行医，学抄方、认药、烧艾。" },
});
export const NoImage = meta.story({ args: { avatar: null } });
export const NameAlone = meta.story({ args: { avatar: null, title: null } });
