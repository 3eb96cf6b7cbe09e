import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Switch } from "./switch.tsx";

itKeepsTheContract(<Switch>字幕</Switch>, { root: (host) => host.querySelector("[role=switch]") });

it("turns with the space bar and with Enter", async () => {
  mount(<Switch>字幕</Switch>);
  const control = page.getByRole("switch", { name: "字幕" });
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(control).toBeChecked();
  await userEvent.keyboard("{Enter}");
  await expect.element(control).not.toBeChecked();
});
