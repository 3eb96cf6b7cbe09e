import { expect, it, vi } from "vitest";
import { axeFindings, mount } from "../../test/contract.tsx";
import { PaymentDialog, type PaymentDialogProps } from "./payment-dialog.tsx";

const dialog = (props: Partial<PaymentDialogProps>) => (
  <PaymentDialog
    courseName="针道入门"
    priceFen={199_900}
    method="alipay"
    state="waiting"
    onMethodChange={() => {}}
    onRefresh={() => {}}
    onConfirm={() => {}}
    onClose={() => {}}
    {...props}
  />
);

it("runs no script that comes with a form", async () => {
  const heard = vi.fn<() => void>();
  addEventListener("message", heard);
  mount(dialog({ form: "<form></form><script>parent.postMessage('ran', '*')</script>" }));
  const frame = document.querySelector("iframe");
  await new Promise((resolve) => frame?.addEventListener("load", resolve, { once: true }));
  expect(frame?.srcdoc).toContain("postMessage");
  expect(heard).not.toHaveBeenCalled();
  removeEventListener("message", heard);
});

it("hands the house's letters and colours to the form's button", async () => {
  mount(dialog({ form: "<form><button>付款</button></form>" }));
  await vi.waitFor(() =>
    expect(document.querySelector("iframe")?.srcdoc).toMatch(/background:(?:oklch|rgb)/),
  );
});

it("shows a cancelled or paid order and no way to pay it again by mistake", () => {
  mount(dialog({ state: "paid", form: "<form></form>" }));
  expect(document.querySelector("iframe")).toBeNull();
  expect(document.body.textContent).toContain("支付成功");
});

it.each(["waiting", "cancelled", "paid", "failed", "loading"] as const)(
  "has no axe finding while %s",
  async (state) => {
    mount(dialog({ state, form: "<form><button>付款</button></form>", failure: "连不上" }));
    expect(await axeFindings()).toEqual([]);
  },
);
