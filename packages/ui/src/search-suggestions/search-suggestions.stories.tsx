import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Header } from "./header.fixture.tsx";
import { groups, longGroups } from "./search-suggestions.fixture.ts";
import { SearchSuggestions } from "./search-suggestions.tsx";

const meta = preview.meta({
  title: "Forms/SearchSuggestions",
  component: SearchSuggestions,
  parameters: { layout: "padded" },
});

export const Found = meta.story({
  render: () => <Header reply={groups} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "搜索课程" });
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.type(field, "hegu");
    await expect(await canvas.findByRole("listbox", { name: "搜索建议" })).toBeVisible();
    await expect(canvas.getByText("有 5 条建议")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    const option = canvas.getByRole("option", { selected: true });
    await expect(option).toHaveAttribute("href", "#lesson-64");
    await expect(field).toHaveAttribute("aria-activedescendant", option.id);
    await expect(field).toHaveFocus();
  },
});

export const NothingFound = meta.story({
  render: () => <Header reply={[]} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "青霉素");
    await expect(await canvas.findAllByText("没有找到“青霉素”，按回车搜索全部课程")).toHaveLength(2);
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
});

export const OnItsWay = meta.story({
  render: () => <Header reply="late" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "合谷");
    await expect(await canvas.findByText("正在找…")).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  render: () => <Header reply="failed" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "合谷");
    await expect(await canvas.findAllByText("建议没有取到，按回车照常搜索")).toHaveLength(2);
  },
});

export const LongTexts = meta.story({
  render: () => <Header reply={longGroups} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "一门");
    await canvas.findByRole("listbox");
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveAttribute("href", "#said-5");
  },
});
