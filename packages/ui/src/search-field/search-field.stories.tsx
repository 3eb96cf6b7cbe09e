import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { SearchField } from "./search-field.tsx";

const meta = preview.meta({
  title: "Forms/SearchField",
  component: SearchField,
  args: { onSearch: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 272 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: "搜索课程" });
    await userEvent.type(field, " 足三里 {Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("足三里");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
});

export const Filled = meta.story({
  args: { defaultValue: "四物汤" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "搜索" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith("四物汤");
  },
});
