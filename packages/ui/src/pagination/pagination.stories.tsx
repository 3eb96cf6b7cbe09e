import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Pagination } from "./pagination.tsx";

const meta = preview.meta({
  title: "Navigation/Pagination",
  component: Pagination,
  args: { page: 2, pageCount: 12, total: 94, href: (page) => `#page=${page}` },
});

export const Early = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "下一页" })).toHaveAttribute("href", "#page=3");
    await expect(canvas.getByText("共 94 门")).toBeVisible();
  },
});
export const Middle = meta.story({ args: { page: 6 } });
export const First = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "上一页" })).not.toBeInTheDocument();
  },
});
export const Last = meta.story({ args: { page: 12 } });
export const FewPages = meta.story({ args: { page: 1, pageCount: 3, total: 23, unit: "味" } });
export const OnePage = meta.story({ args: { page: 1, pageCount: 1, total: 5 } });

export const Narrow = meta.story({
  args: { page: 50, pageCount: 128, total: 1024, unit: "人" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});
