import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { DiscipleCard } from "../disciple-card/disciple-card.tsx";
import type { Disciple } from "../disciple-card/disciple.ts";
import { DiscipleDialog } from "./disciple-dialog.tsx";

const disciples: Disciple[] = ["甲", "乙", "丙"].map((nickname) => ({
  id: nickname,
  nickname,
  kind: "disciple",
}));

itKeepsTheContract(<DiscipleDialog disciples={disciples} chosen="甲" onChoose={() => {}} />, {
  root: () => document.querySelector("[role=dialog]"),
});

function Host() {
  const [chosen, choose] = useState<string | null>(null);
  return (
    <>
      {disciples.map((disciple) => (
        <DiscipleCard key={disciple.id} disciple={disciple} onOpen={choose} headingLevel={2} />
      ))}
      <DiscipleDialog disciples={disciples} chosen={chosen} onChoose={choose} />
    </>
  );
}

const dialog = (name: string) => page.getByRole("dialog", { name });

it("walks through the list as through a ring, and gives focus back to the card it came from", async () => {
  mount(<Host />);
  await userEvent.click(page.getByRole("button", { name: "乙" }));
  await expect.element(dialog("乙")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(dialog("丙")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(dialog("甲")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(dialog("乙")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "乙" })).toHaveFocus();
});

it("stays closed when the chosen one is not in the list", () => {
  mount(<DiscipleDialog disciples={disciples} chosen="丁" onChoose={() => {}} />);
  expect(document.querySelector("[role=dialog]")).toBeNull();
});
