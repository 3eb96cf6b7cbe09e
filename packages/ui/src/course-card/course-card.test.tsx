import { describe, expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { CourseCard } from "./course-card.tsx";
import { CourseRows } from "./course-rows.tsx";
import { NumberedCourse } from "./numbered-course.tsx";
import { PurchasedCourse } from "./purchased-course.tsx";
import { RecommendedCourse } from "./recommended-course.tsx";

const course = { href: "#course", name: "四物汤：一方十八变", headingLevel: 2 as const };

describe("a card", () => {
  itKeepsTheContract(<CourseCard {...course} score={9.7} learners={4862} />);

  it("lets its one link reach over the whole of it", () => {
    const host = mount(<CourseCard {...course} resume="一方十八变。" />);
    const article = host.querySelector("article");
    const words = host.querySelector("p")?.getBoundingClientRect();
    expect(article?.querySelectorAll("a")).toHaveLength(1);
    const under = document.elementFromPoint((words?.left ?? 0) + 2, (words?.top ?? 0) + 2);
    expect(under).toBe(article?.querySelector("a"));
  });
});

describe("a row of one's own", () => {
  itKeepsTheContract(<PurchasedCourse {...course} lessons={16} state="done" />);
});

describe("a recommended row", () => {
  itKeepsTheContract(<RecommendedCourse {...course} lessons={16} />);
});

describe("a numbered row", () => {
  itKeepsTheContract(<NumberedCourse {...course} number={3} lessons={16} learners={4862} />);
});

describe("rows", () => {
  itKeepsTheContract(
    <CourseRows columns={2}>
      <NumberedCourse {...course} number={1} />
      <NumberedCourse {...course} number={2} />
    </CourseRows>,
  );

  it("is a list that says how many there are", () => {
    const numbers = [1, 2, 3];
    const host = mount(
      <CourseRows>
        {numbers.map((number) => (
          <NumberedCourse key={number} {...course} number={number} />
        ))}
      </CourseRows>,
    );
    expect(host.querySelectorAll("ul > li > article")).toHaveLength(3);
  });
});
