import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt|xml)$/;
const smallestWorthwhile = 256;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressFile = async (path: string): Promise<void> => {
  const source = await readFile(path);
  if (source.length < smallestWorthwhile) return;
  const [br, gz] = await Promise.all([
    brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzipped(source, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
};

/** Writes `.br` and `.gz` files, so that no request compresses. */
export const precompress = (): Plugin => {
  let outDir = "";
  return {
    name: "precompress",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    enforce: "post",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const files = await readdir(outDir, { recursive: true });
        const texts = files.filter((file) => compressible.test(file));
        await Promise.all(texts.map((file) => compressFile(join(outDir, file))));
      },
    },
  };
};
