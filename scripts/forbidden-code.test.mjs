import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./project.mjs";

const sources = globSync("{planner,contract,web,server}/src/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const manifests = ["package.json", ...globSync("*/package.json", { cwd: root })];
const read = (file) => readFileSync(join(root, file), "utf8");

it.each([
  ["runs a command in a shell", /(?<![.\w])exec(?:Sync)?\(|\bshell: (?:true|["'`])/],
  ["runs a text as code", /(?<![.\w])eval\(|new Function\(/],
  [
    "writes HTML into a page",
    /(?:inner|outer)HTML|insertAdjacentHTML|SetInnerHTML|document\.write/,
  ],
  ["listens to other windows", /window\.addEventListener\(\s*"message"|window\.onmessage/],
  ["uses a broken hash", /createHash\("(?:md5|sha1)"/],
  ["trusts any certificate", /rejectUnauthorized|TLS_REJECT_UNAUTHORIZED/],
  [
    "names a side that depends on the language (ms-, pe-, text-start, rounded-se- do not)",
    /["'`\s:]-?(?:(?:[mp][lr]|left|right|(?:border|rounded)-[lr]|rounded-[tb][lr])-[[(\da-z]|text-(?:left|right)\b|translate-x-full)/,
  ],
])("no source %s", (_, pattern) => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => pattern.test(read(file)))).toEqual([]);
});

const wishes = sources.filter((file) => /^planner\/src\/wishes\/(?!lexicon\/)/.test(file));

it.each([
  [
    "has a regular expression with a word in it",
    /\/(?![*/])[^/\n]*(?<!\\p\{)[a-z]{3,}[^/\n]*\/[giu]*(?:\.(?:test|exec)\(|,)/,
  ],
  ["names a fixed time itself", /\blabel: "\w/],
  [
    "compares a token with a word",
    /(?:textAt\([^)]*\)|\.text|\bwritten|(?<!\.)\bword)\)* *[!=]== *"\p{L}{2,}/u,
  ],
])("no code of wishes %s: words are data of a lexicon", (_, pattern) => {
  expect(wishes.length).toBeGreaterThan(20);
  expect(wishes.filter((file) => pattern.test(read(file)))).toEqual([]);
});

it("every dependency has one exact version", () => {
  const loose = manifests.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
    const all = Object.entries({ ...dependencies, ...devDependencies });
    return all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
  });
  expect(loose).toEqual([]);
});
