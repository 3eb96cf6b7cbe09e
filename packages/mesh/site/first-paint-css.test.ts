import { expect, test } from "vitest";
import { firstPaintCss } from "./first-paint-css.ts";

const page = '<div class="a b"><p class="c">…</p></div>';
const pick = (css: string, html = page) => firstPaintCss(css)(html);

test("a rule stays when its classes stand in the page, and goes when one of them does not", () => {
  expect(pick(".a{color:red}.x{color:blue}.a.b{top:0}.a.x{top:1px}.a>.c:hover{left:0}")).toBe(
    ".a{color:red}.a.b{top:0}.a>.c:hover{left:0}",
  );
});

test("one fitting selector of a list is enough, and one without classes always fits", () => {
  expect(pick(".x,.a{top:0}h1,.x{left:0}*{margin:0}[hidden]{display:none}")).toBe(
    ".x,.a{top:0}h1,.x{left:0}*{margin:0}[hidden]{display:none}",
  );
});

test("what stands in brackets demands nothing", () => {
  const css = ".a:not(.x){top:0}.a:is(.x,.y:has(.z)){left:0}.a[data-x='.q']{right:0}";
  expect(pick(css)).toBe(css);
});

test("layers keep their order, even those that nothing is kept of; empty media queries go", () => {
  expect(
    pick(
      "@layer one,two;@layer one{.x{top:0}}@layer two{.a{top:0}}@media print{.x{top:0}}@supports (top:0){@media print{.a{left:0}}}",
    ),
  ).toBe("@layer one,two;@layer one{}@layer two{.a{top:0}}@supports (top:0){@media print{.a{left:0}}}");
});

test("braces and semicolons in strings are text", () => {
  const css = '.a:before{content:"}";color:red}.c:after{content:"\\"{;"}';
  expect(pick(css)).toBe(css);
});

test("tokens stay when something that stays uses them, directly, through another, or in the page itself", () => {
  const css =
    ":root{--one:1px;--two:var(--one);--three:url(data:x;y);--four:4;--five:5;color-scheme:light}.a{top:var(--two)}.x{top:var(--five)}";
  expect(pick(css, '<i class="a" style="width:var(--four)">')).toBe(
    ":root{--one:1px;--two:var(--one);--four:4;color-scheme:light}.a{top:var(--two)}",
  );
});

test("key frames stay when something that stays names them", () => {
  expect(
    pick(
      "@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:spin 1s}.x{animation:fade 1s}",
    ),
  ).toBe("@keyframes spin{to{rotate:1turn}}.a{animation:spin 1s}");
});
