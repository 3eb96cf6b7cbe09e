import { createReadStream, createWriteStream } from "node:fs";
import { glob, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = "**/*.{js,css,svg,json,txt,webmanifest}";

/** Writes `.br` and `.gz` beside every text asset, so that the server never compresses one twice. */
export function precompress(): Plugin {
  let outDir = "";
  return {
    name: "precompress",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      for await (const name of glob(compressible, { cwd: outDir })) {
        const file = path.join(outDir, name);
        const { size } = await stat(file);
        const brotli = createBrotliCompress({
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
        });
        await Promise.all([
          pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`)),
          pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`)),
        ]);
      }
    },
  };
}
