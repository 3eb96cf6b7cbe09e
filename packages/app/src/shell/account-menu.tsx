import { Button, Heading, Popover, PopoverClose, Stack, Text } from "@xinglin/ui";
import { useState, type ReactNode } from "react";
import { href } from "../routes.tsx";
import { SignOutQuestion } from "./sign-out-question.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

interface AccountMenuProps {
  name: string;
  /** Studied today. */
  minutes: number;
  /** What its button shows. */
  children: ReactNode;
}

/** The learner's menu below the avatar (spec §2 "Shell"); its code is fetched on the first press and opens at once. */
export function AccountMenu({ name, minutes, children }: AccountMenuProps) {
  const [open, setOpen] = useState(true);
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Popover
        label="我的账户"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="text" aria-label={`${name}，我的账户`}>
            {children}
          </Button>
        }
      >
        <Stack gap={3}>
          <div>
            <Heading level={2} size="item">
              {name}
            </Heading>
            <Text size="caption" tone="faint" numeric>
              今日学习 {minutes} 分钟
            </Text>
          </div>
          <PopoverClose>
            <Button asChild width="full">
              <a href={href.purchased()}>我的课程</a>
            </Button>
          </PopoverClose>
          <PopoverClose>
            <Button asChild width="full">
              <a href={href.cases()}>我的医案</a>
            </Button>
          </PopoverClose>
          <PopoverClose>
            <Button asChild width="full">
              <a href={href.devices()}>我的设备</a>
            </Button>
          </PopoverClose>
          <ThemeChoice />
          <PopoverClose>
            <Button variant="text" onClick={() => setLeaving(true)}>
              退出登录
            </Button>
          </PopoverClose>
        </Stack>
      </Popover>
      {leaving && <SignOutQuestion onClose={() => setLeaving(false)} />}
    </>
  );
}
