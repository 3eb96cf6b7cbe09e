import { afterEach, expect, it, vi } from "vitest";
import { flushSync } from "react-dom";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { TopProgress } from "./top-progress.tsx";

itKeepsTheContract(<TopProgress active={false} />);

afterEach(() => vi.useRealTimers());

it("shows no bar for what takes less than 120 ms", () => {
  vi.useFakeTimers();
  const host = mount(<TopProgress active />);
  flushSync(() => vi.advanceTimersByTime(119));
  expect(host.querySelector("[role=progressbar]")).toBeNull();
  flushSync(() => vi.advanceTimersByTime(1));
  expect(host.querySelector("[role=progressbar]")).not.toBeNull();
});

it("takes no place in the page", () => {
  const host = mount(
    <>
      <TopProgress active />
      <p>正文</p>
    </>,
  );
  expect(host.querySelector("p")?.getBoundingClientRect().top).toBe(host.getBoundingClientRect().top);
});
