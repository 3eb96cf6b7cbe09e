import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { StageNotice } from "../player/stage-notice.tsx";
import { StageStill } from "./stage-still.tsx";

const meta = preview.meta({
  title: "Player/StageStill",
  component: StageStill,
  args: { poster: "/art/lesson.svg" },
});

export const PosterAlone = meta.story({});
export const WithoutPoster = meta.story({ args: { poster: null } });
export const SignInFirst = meta.story({
  args: {
    children: (
      <StageNotice title="登录后播放" actions={<Button variant="accent">登录 / 注册</Button>}>
        登录后可试看前三分钟，学习进度会替你记住。
      </StageNotice>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "登录 / 注册" })).toBeVisible();
  },
});
