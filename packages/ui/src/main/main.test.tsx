import { expect, it } from "vitest";
import { mount } from "../../test/contract.tsx";
import { Main } from "./main.tsx";

it("takes focus from the skip link, and its id from the host where one is given", () => {
  const host = mount(<Main id="content">正文</Main>);
  const main = host.querySelector<HTMLElement>("#content");
  main?.focus();
  expect(document.activeElement).toBe(main);
});
