import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { SignInPromo } from "../sign-in-promo/sign-in-promo.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

itKeepsTheContract(<OfflineBanner offline />);

it("keeps its live region when there is nothing to say, and covers nothing", () => {
  const host = mount(<OfflineBanner offline={false} />);
  expect(host.querySelector("output")?.textContent).toBe("");
  expect(host.querySelector("output")?.getBoundingClientRect().height).toBe(0);
});

it.each([1024, 375])("at %i wide it stands above the sign-in promo", async (width) => {
  await page.viewport(width, 700);
  mount(
    <>
      <OfflineBanner offline />
      <SignInPromo onClose={() => {}} />
    </>,
  );
  const words = page
    .getByText(/网络断开了/)
    .element()
    .getBoundingClientRect();
  const promo = page.getByRole("complementary").element().getBoundingClientRect();
  expect(words.bottom).toBeLessThanOrEqual(promo.top);
  await page.viewport(1024, 768);
});
