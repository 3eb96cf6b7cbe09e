import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Gallery } from "../../test/gallery.tsx";
import { prose } from "./prose.css.ts";
import { Prose } from "./prose.tsx";

const course = `<h2>这门课讲什么</h2>
<p>针灸治病，先明<strong>经络</strong>，次取<strong>腧穴</strong>，后论手法。此课自《四总穴歌》讲起，逐穴说明定位、层次、针向与深浅。</p>
<blockquote>凡刺之真，必先治神。五藏已定，九候已备，后乃存针。</blockquote>
<ul><li>四总穴：足三里、委中、列缺、合谷</li><li>每穴一讲，附<em>三种</em>常见的错误</li><li>医案注明出处，见<a href="#cases">医案一览</a></li></ul>
<h3>适合谁</h3>
<ol><li>学过《中医基础理论》的人</li><li>想补手法的执业医师</li></ol>
<figure><img src="/covers/zhendao.svg" alt="课程封面：针道" width="640" height="360"><figcaption>课程封面</figcaption></figure>
<table><thead><tr><th>穴</th><th>归经</th><th>针刺深浅</th></tr></thead><tbody><tr><td>足三里</td><td>足阳明胃经</td><td>直刺 1～2 寸</td></tr><tr><td>委中</td><td>足太阳膀胱经</td><td>直刺 1～1.5 寸</td></tr></tbody></table>
<hr><p>本课程不构成诊疗建议。</p>`;

const meta = preview.meta({ component: Prose, title: "Foundations/Prose", args: { html: course } });

export const Course = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "这门课讲什么" })).toBeVisible();
    await expect(canvas.getByRole("table")).toBeVisible();
  },
});
export const Hostile = meta.story({
  args: {
    html: `<p onclick="alert(1)" style="color:red">干净的话</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">不去</a>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("干净的话")).not.toHaveAttribute("style");
    await expect(canvas.getByText("不去")).not.toHaveAttribute("href");
    await expect(canvasElement.querySelector("script, [onerror], [onclick]")).toBeNull();
  },
});
export const Empty = meta.story({ args: { html: "" } });
export const LongText = meta.story({
  args: {
    size: "read",
    html: `<p>${"先明经络，次取腧穴，后论手法。".repeat(24)}</p><p>https://example.com/${"a".repeat(120)}</p>`,
  },
});
export const All = meta.story({
  render: () => (
    <Gallery of={prose}>
      {(variants) => (
        <Prose
          {...variants}
          html="<p>退款：七日内全额退还，<strong>无需理由</strong>。</p><ul><li>原路退回</li></ul>"
        />
      )}
    </Gallery>
  ),
});
