import "@xinglin/ui/styles";
import { Player } from "@xinglin/ui/player";
import { createRoot } from "react-dom/client";
import { firstFrame } from "./first-frame.ts";

// Pages fetch these beside the player (`LazyPlayer`), so that mounting finds them there.
await Promise.all([import("hls.js/light"), import("../../packages/ui/src/player/hls-source.ts")]);

const host = document.body.appendChild(document.createElement("main"));
performance.mark("mount");
createRoot(host).render(<Player src="/lesson/master.m3u8" title="足三里" autoPlay />);
firstFrame();
