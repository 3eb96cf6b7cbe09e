import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { SearchField } from "./search-field.tsx";

itKeepsTheContract(<SearchField />);

it("goes to its address by itself while nobody listens", async () => {
  const host = mount(<SearchField action="/courselist" defaultValue="四物汤" />);
  const form = host.querySelector("form");
  let left: string | undefined;
  form?.addEventListener("submit", (event) => {
    if (!event.defaultPrevented) left = form.getAttribute("action") ?? undefined;
    event.preventDefault();
  });
  host.querySelector("input")?.focus();
  await userEvent.keyboard("{Enter}");
  expect(left).toBe("/courselist");
});

it("keeps Escape to itself only while there is something to clear", async () => {
  const heard: string[] = [];
  const host = mount(
    // The wrapper stands for a dialog that closes on Escape.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={(event) => heard.push(event.key)}>
      <SearchField defaultValue="四物汤" />
    </div>,
  );
  host.querySelector("input")?.focus();
  await userEvent.keyboard("{Escape}");
  expect(heard).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(heard).toEqual(["Escape"]);
});

it("takes a new keyword without losing the focus, and leaves what is typed alone meanwhile", async () => {
  function Host() {
    const [keyword, setKeyword] = useState("四物汤");
    const [count, setCount] = useState(0);
    return (
      <>
        <SearchField defaultValue={keyword} onSearch={setKeyword} />
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
        <button type="button" onClick={() => setKeyword("")}>
          清除
        </button>
      </>
    );
  }
  const host = mount(<Host />);
  const input = host.querySelector("input");
  const [again, clear] = host.querySelectorAll<HTMLButtonElement>("button:not([type=submit])");
  await userEvent.fill(input as HTMLInputElement, "二陈汤");
  again?.click();
  expect(input?.value).toBe("二陈汤");
  input?.focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(input);
  expect(input?.value).toBe("二陈汤");
  clear?.click();
  await expect.poll(() => input?.value).toBe("");
});

it("is a combobox as soon as it has suggestions, which are drawn from its first focus on", async () => {
  const host = mount(<SearchField renderSuggestions={(field) => <p>{field.type}</p>} />);
  const input = host.querySelector("input");
  expect(input?.getAttribute("role")).toBe("combobox");
  expect(input?.getAttribute("aria-expanded")).toBe("false");
  expect(host.querySelector("p")).toBeNull();
  input?.focus();
  await expect.poll(() => host.querySelector("p")?.textContent).toBe("search");
});
