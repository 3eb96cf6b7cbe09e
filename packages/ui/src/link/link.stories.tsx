import preview from "../../../../.storybook/preview.tsx";
import { Gallery } from "../../test/gallery.tsx";
import { Text } from "../text/text.tsx";
import { link } from "./link.css.ts";
import { Link } from "./link.tsx";

const meta = preview.meta({
  component: Link,
  title: "Actions/Link",
  args: { href: "#", children: "《用户协议》" },
});

export const Inline = meta.story({
  render: (args) => (
    <Text>
      登录即表示同意
      <Link {...args} />
      ，我们不会把你的手机号给别人。
    </Text>
  ),
});
export const More = meta.story({ args: { variant: "more", children: "更多直播" } });
export const Standalone = meta.story({ args: { variant: "standalone", children: "去课程列表" } });
export const LongText = meta.story({
  args: { children: "《黄帝内经》选读：从《上古天真论》到《灵枢·九针十二原》的三十六讲与临证札记" },
});
export const All = meta.story({
  render: () => (
    <Gallery of={link}>
      {(variants) => (
        <Link href="#" {...variants}>
          更多课程
        </Link>
      )}
    </Gallery>
  ),
});
