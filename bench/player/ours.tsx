import "@xinglin/ui/styles";
import { Player } from "@xinglin/ui/player";
import { createRoot } from "react-dom/client";
import { PlayerShape } from "../../packages/ui/src/player/lazy-player.tsx";
import { loadHls } from "../../packages/ui/src/player/load-hls.ts";
import { firstFrame } from "./first-frame.ts";

// Pages fetch these beside the player (`LazyPlayer`), so that mounting finds them there.
await loadHls();

const root = createRoot(document.body.appendChild(document.createElement("main")));
if (location.pathname === "/ours") {
  // What a page shows in the player's place until it is there; it also means that React has drawn before.
  root.render(<PlayerShape />);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
performance.mark("mount");
root.render(<Player src="/lesson/master.m3u8" title="足三里" autoPlay />);
firstFrame();
