import DOMPurify from "dompurify";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Prose } from "./prose.tsx";

itKeepsTheContract(<Prose html="<p>循经<strong>取穴</strong></p>" />);

const attacks = [
  "<img src=x onerror=alert(1)>",
  "<a href='java&#x0A;script:alert(1)'>甲</a>",
  "<a href='&#1;javascript:alert(1)'>甲</a>",
  "<svg/onload=alert(1)>",
  "<p id=getElementById name=cookie>甲</p>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<table><td><a href=x:y><img src=1 onerror=alert(1)></table>",
  "<b <script>alert(1)</script>0",
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  "<img src=`x` onerror=alert(1)//>",
  "<<script>alert(1)//<</script>",
  "<isindex type=image src=1 onerror=alert(1)>",
  '<xmp><img alt="</xmp><img src=x onerror=alert(1)>">',
  "<textarea><script>alert(1)</script></textarea>",
  '<p style="background:url(javascript:alert(1))">甲</p>',
  "<details open ontoggle=alert(1)>甲</details>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
];

it.each(attacks)("leaves nothing for a second sanitiser to find in %j", (html) => {
  const { innerHTML } = mount(<Prose html={html} />);
  expect(DOMPurify.sanitize(innerHTML, { ADD_ATTR: ["target"] })).toBe(innerHTML);
  expect(innerHTML).not.toMatch(/onerror|onload|ontoggle|javascript:/i);
});

const documents = [
  ...attacks,
  "<h1>一</h1><p>甲<ul><li>乙<p>丙</p></li></ul>丁</p><table><tr><td>戊</table><pre>\n己\n</pre>",
  "<p>甲<br>乙<a href=/x>丙<div>丁</div></a><ruby>杏<rt>xìng<rt>x</ruby></p>\r\n<p> </p>",
  "<ol start=3><li><table><caption>名</caption><tr><td><ul><li>甲</ul></table></ol>",
];

it.each(documents)("is the same on server and browser for %j", async (html) => {
  const host = document.body.appendChild(document.createElement("main"));
  const element = <Prose html={html} />;
  host.innerHTML = renderToString(element);
  const complaints: unknown[] = [];
  const root = hydrateRoot(host, element, { onRecoverableError: (error) => complaints.push(error) });
  // React reports a mismatch a task after it hydrates.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(complaints).toEqual([]);
  root.unmount();
});

it("fits its headings into the page's outline without gaps", () => {
  const host = mount(<Prose html="<h1>上</h1><h4>中</h4><h4>下</h4>" headingsFrom={3} />);
  expect(
    [...host.querySelectorAll("h3, h4")].map(({ localName, textContent }) => localName + textContent),
  ).toEqual(["h3上", "h4中", "h4下"]);
});

it("opens other sites beside this one, without a way back", async () => {
  mount(<Prose html="<a href='https://example.com'>出处</a><a href='/x'>本站</a>" />);
  const out = page.getByRole("link", { name: "出处" });
  await expect.element(out).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expect.element(out).toHaveAttribute("target", "_blank");
  await expect.element(page.getByRole("link", { name: "本站" })).not.toHaveAttribute("target");
});
