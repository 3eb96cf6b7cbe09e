// Draws, sounds and packs every lesson as HLS: `npm run lessons [-- NAME…]`. Needs ffmpeg with libx264.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawBoard, needleX, rowY } from "./board.mjs";
import { dice } from "./cover.mjs";
import { plucked } from "./sound.mjs";

const W = 1280, H = 720, FPS = 8, SEGMENT = 4, FADE = 6;
const home = join(import.meta.dirname, "../media/lessons");
const covers = join(import.meta.dirname, "../media/covers");
const names = process.argv.slice(2);
const boards = readFileSync(join(import.meta.dirname, "boards.jsonl"), "utf8")
  .trim().split("\n").map((line) => JSON.parse(line))
  .filter(({ media }) => names.length === 0 || names.includes(media));
if (spawnSync("ffmpeg", ["-version"]).status !== 0) {
  process.stderr.write("ffmpeg is missing: install it (Debian: apt-get install ffmpeg) and run this again\n");
  process.exit(1);
}

/** BT.709 limited range, planar 4:2:0, from packed RGB. */
function planar(rgb) {
  const out = Buffer.alloc((W * H * 3) / 2);
  for (let i = 0, p = 0; i < W * H; i++, p += 3) out[i] = 16 + 0.1826 * rgb[p] + 0.6142 * rgb[p + 1] + 0.062 * rgb[p + 2];
  let u = W * H, v = u + (W * H) / 4;
  for (let y = 0; y < H; y += 2)
    for (let x = 0; x < W; x += 2) {
      const p = (y * W + x) * 3, r = rgb[p], g = rgb[p + 1], b = rgb[p + 2];
      out[u++] = 128 - 0.1006 * r - 0.3386 * g + 0.4392 * b;
      out[v++] = 128 + 0.4392 * r - 0.3989 * g - 0.0403 * b;
    }
  return out;
}
function needle(frame, y) {
  for (let k = 84; k < y; k++) for (let x = needleX - 1; x <= needleX; x++) frame[k * W + x] = 150;
  for (let k = 84; k < Math.min(110, y); k += 2) for (let x = needleX - 3; x <= needleX + 2; x++) frame[k * W + x] = 150;
  for (let dy = -7; dy <= 7; dy++) for (let dx = -7; dx <= 7; dx++)
    if (dx * dx + dy * dy <= 49) frame[(Math.round(y) + dy) * W + needleX + dx] = 214;
}
const stamp = (s) => `00:${String(Math.floor(s / 60)).padStart(2, "0")}:${(s % 60).toFixed(3).padStart(6, "0")}`;

function captions(board, span) {
  const cues = ["WEBVTT"];
  board.points.forEach(({ key, says }, k) => says.forEach((line, i) => {
    const from = SEGMENT + k * span + (i * span) / says.length, to = from + span / says.length;
    cues.push(`${stamp(from)} --> ${stamp(to - 0.1)}\n${i === 0 ? `${key}：` : ""}${line}`);
  }));
  return `${cues.join("\n\n")}\n`;
}

async function make(board) {
  const folder = join(home, board.media), span = board.slow ? 12 : SEGMENT, seconds = SEGMENT + span * board.points.length;
  rmSync(folder, { recursive: true, force: true });
  for (const size of ["480p", "720p"]) mkdirSync(join(folder, size), { recursive: true });
  const wav = join(tmpdir(), `${board.media}.wav`);
  writeFileSync(wav, plucked(seconds, dice(board.media).next));
  const out = (size, scale, crf) => ["-map", "0:v", "-map", "1:a", "-vf", scale, "-c:v", "libx264", "-preset", "veryfast", "-tune", "animation", "-profile:v", "main", "-crf", crf, "-g", `${FPS * SEGMENT}`, "-keyint_min", `${FPS * SEGMENT}`, "-sc_threshold", "0", "-threads", "1", "-c:a", "aac", "-b:a", "18k", "-ac", "1", "-flags", "+bitexact", "-f", "hls", "-hls_time", `${SEGMENT}`, "-hls_playlist_type", "vod", "-hls_segment_type", "fmp4", "-hls_fmp4_init_filename", "init.mp4", "-hls_segment_filename", join(folder, size, "%d.m4s"), join(folder, size, "index.m3u8")];
  const child = spawn("nice", ["-n", "10", "ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", `${W}x${H}`, "-r", `${FPS}`, "-color_range", "tv", "-colorspace", "bt709", "-i", "-", "-i", wav, ...out("720p", "null", "33"), ...out("480p", "scale=854:480:flags=lanczos", "33")], { stdio: ["pipe", "inherit", "inherit"] });
  const closed = once(child, "close");
  let before = null;
  for (let step = 0; step <= board.points.length; step++) {
    const rgb = await sharp(Buffer.from(drawBoard(board, step))).removeAlpha().toColourspace("srgb").raw().toBuffer();
    const now = planar(rgb), target = step === 0 ? 104 : rowY(board, step - 1), from = step < 2 ? 104 : rowY(board, step - 2);
    const frames = (step === 0 ? SEGMENT : span) * FPS;
    const still = Buffer.from(now);
    needle(still, target);
    for (let f = 0; f < frames; f++) {
      let frame = still;
      if (before && f < FADE) {
        const t = (f + 1) / FADE, k = Math.round(256 * t), ease = 1 - (1 - t) ** 3;
        frame = Buffer.alloc(now.length);
        for (let i = 0; i < now.length; i++) frame[i] = before[i] + (((now[i] - before[i]) * k) >> 8);
        needle(frame, from + (target - from) * ease);
      }
      if (!child.stdin.write(frame)) await once(child.stdin, "drain");
    }
    before = now;
    if (step === board.points.length)
      await sharp(Buffer.from(drawBoard(board, step))).resize(640).avif({ quality: 42, effort: 2 }).toFile(join(covers, `${board.media}.avif`));
  }
  child.stdin.end();
  const [code] = await closed;
  rmSync(wav);
  if (code !== 0) throw new Error(`ffmpeg failed on ${board.media}`);
  const peak = (size) => Math.max(...readdirSync(join(folder, size)).filter((f) => f.endsWith(".m4s")).map((f) => statSync(join(folder, size, f)).size)) * 2;
  const variant = (size, w, h, level) => `#EXT-X-STREAM-INF:BANDWIDTH=${peak(size)},RESOLUTION=${w}x${h},FRAME-RATE=${FPS}.000,CODECS="avc1.4d40${level},mp4a.40.2"\n${size}/index.m3u8`;
  writeFileSync(join(folder, "master.m3u8"), `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${variant("480p", 854, 480, "1e")}\n${variant("720p", 1280, 720, "1f")}\n`);
  writeFileSync(join(folder, "captions.zh-CN.vtt"), captions(board, span));
  writeFileSync(join(folder, "lesson.json"), `${JSON.stringify({ duration: seconds, title: board.title, captions: [{ file: "captions.zh-CN.vtt", label: "中文", lang: "zh-CN" }] })}\n`);
}

const queue = [...boards];
await Promise.all([0, 1].map(async () => {
  for (let board = queue.shift(); board; board = queue.shift()) await make(board);
}));
process.stdout.write(`${boards.length} lessons made\n`);
