import { Hls } from "hls.js/light";
import { firstFrame } from "./first-frame.ts";

const video = document.body.appendChild(document.createElement("video"));
video.playsInline = true;
performance.mark("mount");
const hls = new Hls({ capLevelToPlayerSize: true });
hls.attachMedia(video);
hls.loadSource("/lesson/master.m3u8");
void video.play();
firstFrame();
