import jsQR from "jsqr";
import { describe, expect, it, vi } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { QrCode } from "./qr-code.tsx";

/** What a camera would read from a drawing. */
async function scan(svg: SVGElement): Promise<string | undefined> {
  const side = 400;
  const copy = svg.cloneNode(true) as SVGElement;
  // The style sheet does not come along into a picture.
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(side));
  copy.setAttribute("height", String(side));
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await picture.decode();
  const context = new OffscreenCanvas(side, side).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "white";
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, 0, 0);
  return jsQR(context.getImageData(0, 0, side, side).data, side, side)?.data;
}

itKeepsTheContract(<QrCode text="https://xinglin.example/" label="二维码" />);

describe("a QR code", () => {
  it.for([
    "https://xinglin.example/scan/Zm9yLXRoZS1zdG9yeS1hbG9uZQ",
    "针道",
    `https://xinglin.example/${"x".repeat(300)}`,
  ])("reads as what it says: %s", async (text) => {
    const host = mount(<QrCode text={text} label="二维码" />);
    const svg = host.querySelector("svg");
    if (!svg) throw new Error("nothing drawn");
    await vi.waitFor(() => expect(svg.querySelector("path")).not.toBeNull());
    expect(await scan(svg)).toBe(text);
  });
});
