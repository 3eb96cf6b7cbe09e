import { expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Price } from "./price.tsx";

itKeepsTheContract(<Price fen={199_900} beforeFen={268_000} />);

it("reads as a sentence of figures", () => {
  expect(mount(<Price fen={199_900} beforeFen={268_000} />).textContent).toBe("现价¥1,999原价¥2,680");
  expect(mount(<Price fen={990} />).textContent).toBe("¥9.90");
  expect(mount(<Price fen={0} />).textContent).toBe("免费");
});

it("does not strike a price that is no higher", () => {
  expect(mount(<Price fen={1000} beforeFen={1000} />).querySelector("del")).toBeNull();
});
