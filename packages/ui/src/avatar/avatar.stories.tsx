import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Gallery } from "../../test/gallery.tsx";
import { avatar } from "./avatar.css.ts";
import { Avatar } from "./avatar.tsx";

const meta = preview.meta({
  title: "Status/Avatar",
  component: Avatar,
  args: { name: "林知夏", src: "/people/lu.svg" },
});

export const Picture = meta.story({});
export const NoImage = meta.story({ args: { src: null } });
export const BrokenImage = meta.story({
  args: { src: "/people/nobody.svg" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    const face = canvasElement.querySelector("[data-character]") ?? canvasElement;
    await expect(getComputedStyle(face, "::before").content).toBe('"林"');
  },
});
export const All = meta.story({
  render: () => (
    <Gallery of={avatar}>{(variants) => <Avatar name="陈" src="/people/chen.svg" {...variants} />}</Gallery>
  ),
});
