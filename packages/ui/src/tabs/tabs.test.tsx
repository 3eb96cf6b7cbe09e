import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Tabs } from "./tabs.tsx";

itKeepsTheContract(
  <Tabs defaultValue="a">
    <Tabs.List label="课程类型">
      <Tabs.Tab value="a">针法</Tabs.Tab>
      <Tabs.Tab value="b">方药</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="a">甲</Tabs.Panel>
    <Tabs.Panel value="b">乙</Tabs.Panel>
  </Tabs>,
);

it("passes over a tab that cannot be chosen, and tells its host what was", async () => {
  const choose = vi.fn<(value: string) => void>();
  const host = mount(
    <Tabs defaultValue="a" onValueChange={choose}>
      <Tabs.List label="课程类型">
        <Tabs.Tab value="a">针法</Tabs.Tab>
        <Tabs.Tab value="b" disabled>
          方药
        </Tabs.Tab>
        <Tabs.Tab value="c">诊断</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="a">甲</Tabs.Panel>
      <Tabs.Panel value="c">丙</Tabs.Panel>
    </Tabs>,
  );
  host.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement?.textContent).toBe("诊断");
  expect(choose.mock.calls).toEqual([["c"]]);
  expect(host.querySelector('[role="tabpanel"]:not([hidden])')?.textContent).toBe("丙");
});

it("keeps to the value its host gives it", async () => {
  const host = mount(
    <Tabs value="a">
      <Tabs.List label="课程类型">
        <Tabs.Tab value="a">针法</Tabs.Tab>
        <Tabs.Tab value="c">诊断</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="a">甲</Tabs.Panel>
    </Tabs>,
  );
  host.querySelectorAll<HTMLElement>('[role="tab"]')[1]?.click();
  await Promise.resolve();
  expect(host.querySelector('[aria-selected="true"]')?.textContent).toBe("针法");
});
