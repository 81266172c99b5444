import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./project.mjs";

/** Words and phrases to avoid, with what to write instead. */
const slips = [
  [/\banew\b/i, "again"],
  [/\bwhoever\b/i, "the student, the caller, the other tab"],
  [/\bsomebody\b/i, "a student, a person"],
  [/\beverybody\b/i, "everyone, all accounts"],
  [/\bnobody\b/i, "no student, nothing, unknown"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix"],
  [/\berrands?\b/i, "one-time token"],
  [/\bdear(?:er|est)\b/i, "slow, expensive"],
  [/\bstrangers?\b/i, "an unknown person, an unseen set"],
  [/\bfresh eyes\b/i, "a reviewer"],
  [/\bthe thread that answers\b/i, "the main thread"],
  [/\bfor ever\b/i, "forever"],
  [/\bput right\b/i, "corrected"],
  [/\bsurroundings\b/i, "environment"],
  [/\bwho is storing\b/i, "a client that is writing"],
  [/\bremembered as it is\b/i, "memoised"],
  [/\bprints? of (?:a|the|what)\b/i, "hash"],
  [/\b(?:random|full-width|directional|eight) signs\b/i, "characters"],
  [/\bin the hand\b|\ba hand (?:is|goes|at)\b|\bhands on the\b/i, "during a drag, manual edit"],
  [/\blies (?:in|on|at|over|beside|between|ahead|behind|before|after)\b/i, "is, starts at"],
  [/\bstands (?!for\b|out\b)/i, "is, is written, starts at"],
  [/(?<!there )\b(?:is|are) no (?!longer\b|more\b|less\b|further\b)/i, "is not a"],
  [/\bfinds? no (?:place|room)\b/i, "does not fit"],
  [/\bfor good\b/i, "permanently"],
  [/\b(?:the|one|at the) door\b/i, "the module's name, entry point, edge"],
  [/\bways? (?:in|out)\b(?! which)/i, "way to sign in, exit, Undo"],
  [/\bunder way\b/i, "running"],
  [/\bhears? of\b/i, "is notified, receives"],
  [/\bseldom\b/i, "rarely"],
  [/\bletters? (?:is|are|was|were) (?:sent|mailed)\b/i, "email"],
  [/\bno word of\b|\bnot a word of\b/i, "nothing of"],
  [/\bbefore this,? (?:it|the|there)\b|\bit used to\b/i, "history belongs in the commit"],
];

/** Clauses that hide who does something; the specification's sentences in the docs have some. */
const hiddenClauses = [
  [
    /\bwhat (?:is|was|were|goes|went|comes|came|stays) (?!next\b)/i,
    "name it: the session, the rest",
  ],
  [/\bby who\b|\bof who\b|\bfor who\b/i, "by the student, for clients that"],
];

/** Words that no name is made of, as in `strangersOf`. */
const namesToAvoid =
  /^(?:anew|whoever|somebody|everybody|nobody|mend(?:s|ed|ing)?|errands?|strangers?|hands|doors?|frozen|signs)$/;
/** Names of a table and of a field that stored data and open pages use. */
const storedNames = new Set(["errand", "account_errand"]);

/** A comment must not hide its subject behind a question word. */
const hiddenSubject = /^(?:What|Who|Whose|Whom) (?!is\b[^.]*\?|are\b[^.]*\?)/;

const sources = globSync(
  "{planner,words,calendar-files,contract,web,server,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}",
  {
    cwd: root,
    exclude: ["**/node_modules", "web/dist", "scripts/runtime"],
  },
).filter((file) => !file.endsWith("english.test.mjs"));
const pages = globSync("{*.md,docs/**/*.md,*.yaml,Dockerfile,.github/**/*.yml}", { cwd: root });
const read = (file) => readFileSync(join(root, file), "utf8");

const commentsIn = (text) =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm)].map(([comment]) =>
    comment.replaceAll(/^\s*(?:\/\*\*?|\*\/|\*|\/\/) ?|\*\/$/gm, "").trim(),
  );
const titlesIn = (text) =>
  [
    ...text.matchAll(/\b(?:it|test|describe|step|longStep)(?:\.each\([^)]*\))?\(\s*["`]([^"`]+)/g),
  ].map(([, title]) => title);

const namesIn = (text) =>
  [
    ...text.matchAll(
      /\b(?:const|let|function|interface|type|class|readonly) +(\w+)|^import .*\b(\w+)\b.* from/gm,
    ),
  ].flatMap(([, declared, imported]) => declared ?? imported ?? []);
const wordsOf = (name) => name.split(/_|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());

const slipsIn = (texts, file, rules = slips) =>
  texts.flatMap((text) =>
    rules
      .filter(([pattern]) => pattern.test(text))
      .map(([, instead]) => `${file}: "${text.slice(0, 90)}" (${instead})`),
  );

it("comments use plain words", () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.flatMap((file) => slipsIn(commentsIn(read(file)), file))).toEqual([]);
});

it("comments and test names name their subjects", () => {
  const texts = (file) => [...commentsIn(read(file)), ...titlesIn(read(file))];
  expect(sources.flatMap((file) => slipsIn(texts(file), file, hiddenClauses))).toEqual([]);
});

it("no comment begins with a clause that hides its subject", () => {
  const hidden = sources.flatMap((file) =>
    commentsIn(read(file))
      .filter((text) => hiddenSubject.test(text))
      .map((text) => `${file}: ${text.slice(0, 90)}`),
  );
  expect(hidden).toEqual([]);
});

it("names of values, functions and types use plain words", () => {
  const names = sources.flatMap((file) => namesIn(read(file)).map((name) => ({ file, name })));
  expect(names.length).toBeGreaterThan(20_000);
  const slipped = names.filter(
    ({ name }) => !storedNames.has(name) && wordsOf(name).some((word) => namesToAvoid.test(word)),
  );
  expect(slipped.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

it("test names use plain words", () => {
  const titles = sources.flatMap((file) => slipsIn(titlesIn(read(file)), file));
  expect(titles).toEqual([]);
});

it("the docs use plain words", () => {
  expect(pages.flatMap((file) => slipsIn(read(file).split("\n"), file))).toEqual([]);
});
