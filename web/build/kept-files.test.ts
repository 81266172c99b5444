import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keptFiles, languageFiles } from "./kept-files.ts";

let folder: string;
const write = (name: string, text = name) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("the app is kept, except parts that need the server and compressed copies", () => {
  const app = ["assets/index-1.js", "favicon.svg", "icons/icon.png", "index.html"];
  const rest = [
    "assets/pdfjs-1.js",
    "assets/words-de-12345678.js",
    "assets/index-1.js.br",
    "blog/index.html",
    "share.png",
  ];
  for (const name of [...app, ...rest]) write(name);
  expect(keptFiles(folder).map(({ url }) => url)).toEqual(app);
  expect(languageFiles(folder)).toEqual(["/assets/words-de-12345678.js"]);
});

it("a changed page is another revision; a file of the bundle is another file", () => {
  write("index.html", "old");
  write("assets/index-1.js");
  const [script, before] = keptFiles(folder);
  expect(script?.revision).toBeNull();
  expect(keptFiles(folder)[1]).toEqual(before);
  write("index.html", "new");
  expect(keptFiles(folder)[1]?.revision).not.toEqual(before?.revision);
});
