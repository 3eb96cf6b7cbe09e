import { describe, expect, it, vi } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { TimedCode } from "./timed-code.tsx";

itKeepsTheContract(<TimedCode text="https://xinglin.example/" label="登录二维码" onRefresh={() => {}} />);

describe("a code that lives for a while", () => {
  it("counts down and covers itself when its time is over", async () => {
    const now = Date.now();
    const host = mount(
      <TimedCode
        text="https://xinglin.example/"
        label="登录二维码"
        madeAt={now - 60_000}
        expiresAt={now + 900}
        onRefresh={() => {}}
      />,
    );
    expect(host.textContent).toContain("0:01");
    await vi.waitFor(() => expect(host.textContent).toContain("已经过期"), { timeout: 3000 });
    expect(host.textContent).not.toContain("有效");
  });
});
