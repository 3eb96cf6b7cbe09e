import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Button } from "../button/button.tsx";
import { Popover, PopoverClose } from "./popover.tsx";

itKeepsTheContract(
  <Popover open label="我的" trigger={<Button>林知夏</Button>}>
    今天学了 24 分钟
  </Popover>,
  { root: () => document.querySelector("[role=dialog]") },
);

it("tells on its control whether it is open", async () => {
  mount(
    <Popover label="我的" trigger={<Button>林知夏</Button>}>
      今天学了 24 分钟
    </Popover>,
  );
  const trigger = page.getByRole("button", { name: "林知夏" });
  await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(trigger);
  await expect.element(trigger).toHaveAttribute("aria-expanded", "true");
});

it("closes behind a link that is followed", async () => {
  mount(
    <Popover label="我的" trigger={<Button>林知夏</Button>}>
      <PopoverClose>
        <a href="#bought">我购买的课程</a>
      </PopoverClose>
    </Popover>,
  );
  await userEvent.click(page.getByRole("button", { name: "林知夏" }));
  await userEvent.click(page.getByRole("link", { name: "我购买的课程" }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
