import { createHash } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { chromium } from "playwright-core";
import { browserFlags, findBrowser, stillFlags } from "../find-browser.mjs";

/** Every story is photographed in each theme at each width. */
export const looks = ["paper", "night"].flatMap((theme) => [1280, 375].map((width) => ({ theme, width })));

/** Clocks stand at this moment in every picture. */
const moment = new Date("2026-01-05T09:30:00+08:00");

const mimeTypes = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".avif": "image/avif",
  ".vtt": "text/vtt",
  ".m3u8": "application/vnd.apple.mpegurl",
  ".ts": "video/mp2t",
  ".mp4": "video/mp4",
  ".m4s": "video/iso.segment",
};

function serve(dir) {
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? "/", "http://local").pathname);
    const file = path.join(dir, name.endsWith("/") ? `${name}index.html` : name);
    if (!file.startsWith(dir) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": mimeTypes[path.extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    );
  });
}

/**
 * The stories to photograph: those tagged `visual`, which every story is unless it says `!visual` because it moves
 * by nature. A revision from before the tag has all of its stories photographed.
 */
export function storiesToPhotograph(entries) {
  const stories = entries.filter(({ type }) => type === "story");
  const tagged = stories.filter(({ tags = [] }) => tags.includes("visual"));
  return tagged.length > 0 ? tagged : stories;
}

function storiesIn(dir) {
  const { entries } = JSON.parse(readFileSync(path.join(dir, "index.json"), "utf8"));
  return storiesToPhotograph(Object.values(entries));
}

/** Changes whenever pictures of one story may differ because of how, or with which browser, they are taken. */
export async function pictureKey() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const version = browser.version();
  await browser.close();
  const hash = createHash("sha256")
    .update(version)
    .update(readFileSync(import.meta.filename));
  return hash.update(stillFlags.join(" ")).digest("hex").slice(0, 12);
}

/** Videos show their frame of the moment, which no two runs share; the player around them is what is compared. */
const stillStyle = "video { visibility: hidden !important; }";

/** Chance is the same in every picture. */
function repeatChance() {
  globalThis.repeatChance = () => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  };
  globalThis.repeatChance();
}

/** Waits until the story has played and its pictures are decoded. @returns whether it failed to render or play */
async function settle(page, id, timeout) {
  await page.waitForFunction(
    (wanted) => {
      const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
      const ends = ["completed", "afterEach", "finished", "errored", "aborted"];
      return render?.id === wanted && ends.includes(render.phase);
    },
    id,
    { timeout },
  );
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return globalThis.__STORYBOOK_PREVIEW__.currentRender.phase === "errored";
  });
}

/** Shows another story in the page that stands, with what the last one left behind cleared away. */
function turnTo(page, id) {
  return page.evaluate((storyId) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    globalThis.repeatChance();
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId, viewMode: "story" });
  }, id);
}

/** `a11y.manual` keeps axe, which scrolls as it looks, out of the picture; the tests run it. */
const addressOf = (url, id, theme) =>
  `${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;

/** One page that goes through stories of one look; loading it anew for each would take three times as long. */
class Sitting {
  #page;
  #url;
  #look;

  constructor(page, url) {
    this.#page = page;
    this.#url = url;
  }

  async #load(id, look) {
    await this.#page.setViewportSize({ width: look.width, height: 800 });
    await this.#page.goto(addressOf(this.#url, id, look.theme));
    return settle(this.#page, id, 60_000);
  }

  /** @returns whether the story failed */
  async take({ id, tags = [] }, look, file) {
    const page = this.#page;
    // Where the last play left the focus decides whether the next one draws a ring: such stories sit alone.
    const alone = tags.includes("play-fn");
    let broken;
    if (this.#look === look && !alone) {
      await turnTo(page, id);
      // A story that does not come after another one still comes by itself.
      broken = await settle(page, id, 10_000).catch(() => this.#load(id, look));
    } else broken = await this.#load(id, look);
    await page.screenshot({
      path: file,
      fullPage: true,
      animations: "disabled",
      caret: "hide",
      style: stillStyle,
    });
    // What a failed story leaves behind is unknown.
    this.#look = broken || alone ? undefined : look;
    return broken;
  }
}

/**
 * Photographs every story of a built Storybook into `target`, `<theme>-<width>/<story>.png`.
 * A story that throws is photographed with its message and named through `log`.
 */
export async function photograph(dir, target, { workers = 2, log = () => {} } = {}) {
  const fresh = `${target}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const stories = storiesIn(dir);
  const shots = looks.flatMap((look) => stories.map((story) => ({ look, story })));
  const total = shots.length;
  const site = await serve(dir);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, ...stillFlags],
  });
  let done = 0;
  const work = async () => {
    const context = await browser.newContext({
      locale: "zh-CN",
      timezoneId: "Asia/Shanghai",
      deviceScaleFactor: 1,
      reducedMotion: "reduce",
      colorScheme: "light",
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(moment);
    await page.addInitScript(repeatChance);
    const sitting = new Sitting(page, site.url);
    for (let shot = shots.shift(); shot; shot = shots.shift()) {
      const folder = path.join(fresh, `${shot.look.theme}-${shot.look.width}`);
      mkdirSync(folder, { recursive: true });
      const file = path.join(folder, `${shot.story.id}.png`);
      const broken = await sitting.take(shot.story, shot.look, file).catch((cause) => {
        throw new Error(`${shot.story.title} / ${shot.story.name} could not be photographed`, { cause });
      });
      if (broken)
        log(`${shot.story.title} / ${shot.story.name} fails at ${shot.look.theme} ${shot.look.width}`);
      done += 1;
      if (done % 100 === 0) log(`${done} of ${total} pictures`);
    }
    await context.close();
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
    site.close();
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
  return stories;
}
