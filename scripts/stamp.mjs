import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { cacheDir, root } from "./project.mjs";

/** A hash over contents, so that a fresh clone and a touched file compare right. */
export function fingerprint(paths, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const path of paths) {
    for (const file of filesBelow(resolve(root, path))) {
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

/** Stamped with this fingerprint, and its product still exists. */
export function isFresh(name, print, product) {
  const file = stampFile(name);
  return (
    existsSync(resolve(root, product)) && existsSync(file) && readFileSync(file, "utf8") === print
  );
}

export function stamp(name, print) {
  const file = stampFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
}

function stampFile(name) {
  return join(cacheDir, "stamps", name);
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== "node_modules" && entry.name !== "dist")
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}
