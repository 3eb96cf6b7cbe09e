import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Carousel } from "./carousel.tsx";

const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const night = `${dot}#night`;
const slide = (id: string) => ({
  id,
  title: `题 ${id}`,
  picture: { src: `${dot}#${id}` },
  pictureNight: { src: night },
});
const slides = [slide("甲"), slide("乙"), slide("丙")];

itKeepsTheContract(<Carousel slides={slides} />);

/** Below the screen, where no resting pointer can hold it. */
const far = (element: ReactElement) => mount(<div style={{ paddingBlockStart: 900 }}>{element}</div>);

const current = () => page.getByRole("heading").element().textContent;

it("fetches the first picture before everything and the others after it", async () => {
  const host = mount(<Carousel slides={slides} />);
  expect(host.querySelector("img")?.fetchPriority).toBe("high");
  await expect.poll(() => host.querySelectorAll("img").length).toBe(3);
});

it("asks for the pinned theme's picture alone", () => {
  const host = mount(<Carousel slides={slides} theme="night" />);
  expect(host.querySelector("picture")?.innerHTML).not.toContain("甲");
  expect(host.querySelector("img")?.getAttribute("src")).toBe(night);
});

describe("rotation", () => {
  /** Whether the reader wants less motion. */
  function prefer(less: boolean) {
    vi.spyOn(window, "matchMedia").mockImplementation(
      // The hook reads nothing else.
      () => ({ matches: less, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
  }
  beforeEach(() => {
    prefer(false);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("turns by itself and comes around", async () => {
    far(<Carousel slides={slides.slice(0, 2)} every={150} />);
    expect(current()).toBe("题 甲");
    await expect.poll(current, { interval: 20 }).toBe("题 乙");
    await expect.poll(current, { interval: 20 }).toBe("题 甲");
  });

  it("waits while focus is inside", async () => {
    far(<Carousel slides={slides} every={100} />);
    await userEvent.tab();
    const seen = current();
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(current()).toBe(seen);
  });

  it("stops for good when told to", async () => {
    far(<Carousel slides={slides} every={100} />);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("停止轮播");
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("开始轮播");
    // Focus held it as well; taken away, only the choice still does.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const seen = current();
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(current()).toBe(seen);
  });

  it("stands still for those who want less motion, until they start it", async () => {
    prefer(true);
    far(<Carousel slides={slides} every={100} />);
    await expect.element(page.getByRole("button", { name: "开始轮播" })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(current()).toBe("题 甲");
  });
});
