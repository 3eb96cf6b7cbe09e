import { describe, expect, it, vi } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { DiscipleCard } from "./disciple-card.tsx";
import { DiscipleGrid } from "./disciple-grid.tsx";

const person = { id: "7", nickname: "许和", kind: "junior" as const };
const card = <DiscipleCard disciple={person} onOpen={() => {}} headingLevel={2} />;

describe("a card", () => {
  itKeepsTheContract(card);

  it("is one target from edge to edge", () => {
    const host = mount(card);
    const box = host.querySelector("article")?.getBoundingClientRect();
    const under = document.elementFromPoint((box?.left ?? 0) + 4, (box?.top ?? 0) + 4);
    expect(under).toBe(host.querySelector("button"));
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  it("says who was chosen", () => {
    const onOpen = vi.fn<(id: string) => void>();
    const host = mount(<DiscipleCard disciple={person} onOpen={onOpen} />);
    host.querySelector("button")?.click();
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("7");
  });

  it("ends what it says first with the dot, so that a second line begins with a word", () => {
    const host = mount(<DiscipleCard disciple={{ ...person, province: "四川省" }} onOpen={() => {}} />);
    const [first, second] = [...host.querySelectorAll("p > span")];
    if (!first || !second) throw new Error("two things are said");
    expect(getComputedStyle(first, "::after").content).toBe('"·"');
    expect(getComputedStyle(second, "::before").content).toBe("none");
  });

  it("draws the seal of one name alike each time", () => {
    const tones = [1, 2].map(() => mount(card).querySelector("[aria-hidden] > span")?.className);
    expect(tones[0]).toBeTruthy();
    expect(tones[0]).toBe(tones[1]);
  });
});

describe("a grid", () => {
  itKeepsTheContract(
    <DiscipleGrid>
      <li>{card}</li>
    </DiscipleGrid>,
  );
});
