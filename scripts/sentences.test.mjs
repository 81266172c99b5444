import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./project.mjs";

/** Texts that no page shows: for operators, developers, models and spreadsheets, and lists of words that are read. */
const exempt = [
  "planner/src/plan-check/", // broken guarantees, for logs and tests
  "planner/src/time/clock-time.ts", // `12 AM next day`
  "calendar-files/src/zones/",
  "contract/src/notifications/quotes.ts",
  "server/src/config.ts",
  "server/src/main.ts",
  "server/src/accounts/hosted/hosted-config.ts",
  "server/src/contact/contact-mail.ts",
  "server/src/database/",
  "server/src/http/listen.ts",
  "server/src/jobs/",
  "server/src/mail/mail-config.ts",
  "server/src/metrics/",
  "server/src/operations/",
  "server/src/schedule/vision/vision-reader.ts",
  "server/src/secrets/",
  "server/src/timetable/model-", // for models
  "server/src/web-build/serve-web.ts",
];

const read = (file) => readFileSync(join(root, file), "utf8");
const sources = globSync("{planner,contract,calendar-files,server}/src/**/*.ts", { cwd: root })
  .filter((file) => !/\.test\.|\/migrations\//.test(file))
  .filter((file) => !exempt.some((path) => file.startsWith(path)));

const textsIn = (source) =>
  [
    ...source
      .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, "")
      // Issues of a schema and warnings are logged.
      .replaceAll(/(?:code: "custom"|kind: "warn").*$/gm, "")
      .matchAll(
        /(\w*[Ee]rror\(\s*|refuse\(|refine\([^"`]*)?("(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g,
      ),
  ]
    .filter(([, before]) => before === undefined)
    .map(([, , text]) => text.slice(1, -1));

/** `The plan is`, `${name} was left out`: a capital letter or a value, then words. */
const isSentence = (text) => /^(?:[A-Z“][\p{L}’]*|\$\{[^}]*\}):?,? \p{Ll}+,? \p{Ll}+/u.test(text);

/** Stored codes of due work that is left out; words translate them. */
const codes = new Set(
  textsIn(
    /leftOutReasons = \[([^\]]*)\]/.exec(read("planner/src/due-work/import/work-item.ts"))?.[1] ??
      "",
  ),
);

it("finds sentences", () => {
  const found = textsIn(
    [
      'a("The plan is full");',
      '// "It is not."',
      'new Error("It is not so");',
      'b("no time");',
    ].join("\n"),
  );
  expect(found.filter(isSentence)).toEqual(["The plan is full"]);
});

it("planner, contract, calendar-files and server hold values, not sentences", () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(codes.size).toBeGreaterThan(10);
  const sentences = sources.flatMap((file) =>
    textsIn(read(file))
      .filter((text) => isSentence(text) && !codes.has(text))
      .map((text) => `${file}: ${text.slice(0, 80)}`),
  );
  expect(sentences).toEqual([]);
});
