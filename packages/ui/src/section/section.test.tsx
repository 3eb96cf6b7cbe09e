import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Section, SectionHead } from "./section.tsx";

itKeepsTheContract(<Section title="付费课程">四门课</Section>);

it("is a region named by its title", async () => {
  mount(
    <Section title="免费专区" note="三十六门" level={3}>
      课
    </Section>,
  );
  await expect.element(page.getByRole("region", { name: "免费专区", exact: true })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 3 })).toHaveTextContent("免费专区");
});

it("keeps `more` at the far end of the head", () => {
  const host = mount(<SectionHead title="直播" more={<a href="/directlist">更多</a>} />);
  const head = host.firstElementChild?.getBoundingClientRect();
  const more = host.querySelector("a")?.getBoundingClientRect();
  expect(more?.right).toBe(head?.right);
});
