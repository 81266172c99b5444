import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bin, root, run } from "./project.mjs";

const imports = (from) => `import { thing } from "${from}";\nexport const it = thing;\n`;

/** Each import rule of docs/architecture.md broken once: the linter must name the file. */
const broken = [
  ["planner imports a package", "planner/src/a.ts", imports("zod")],
  ["planner imports another room", "planner/src/b.ts", imports("@smart-planner/contract")],
  ["planner reaches into another room", "planner/src/deep/c.ts", imports("../../../web/src/x.ts")],
  ["planner reaches out from its top", "planner/src/deep/f.ts", imports("../../web/src/x.ts")],
  ["planner imports a test's support", "planner/src/deep/g.ts", imports("../../test/x.ts")],
  ["planner reads the clock", "planner/src/d.ts", "export const now = () => new Date();\n"],
  ["planner rolls dice", "planner/src/e.ts", "export const roll = () => Math.random();\n"],
  ["planner imports words", "planner/src/h.ts", imports("@smart-planner/words/en/ui")],
  ["words import a library", "words/src/a.ts", imports("react")],
  ["words import a rule of the planner", "words/src/b.ts", imports("@smart-planner/planner/plan")],
  ["words read the clock", "words/src/c.ts", "export const now = () => new Date();\n"],
  ["contract imports words", "contract/src/b.ts", imports("@smart-planner/words/en/ui")],
  ["contract imports a server library", "contract/src/a.ts", imports("hono")],
  [
    "calendar-files imports contract",
    "calendar-files/src/a.ts",
    imports("@smart-planner/contract"),
  ],
  [
    "calendar-files reaches into another room",
    "calendar-files/src/deep/b.ts",
    imports("../../../server/src/x.ts"),
  ],
  [
    "calendar-files fetches",
    "calendar-files/src/c.ts",
    'export const it = () => fetch("https://example.com");\n',
  ],
  ["server imports web", "server/src/a.ts", imports("../../web/src/x.ts")],
  ["server imports the web package", "server/src/b.ts", imports("@smart-planner/web")],
  [
    "server reaches inside a package",
    "server/src/c.ts",
    imports("@smart-planner/planner/src/x.ts"),
  ],
  ["a capability imports another", "server/src/contact/a.ts", imports("../accounts/x.ts")],
  [
    "a capability's part imports another",
    "server/src/accounts/email/b.ts",
    imports("../../notifications/x.ts"),
  ],
  ["a capability imports web", "server/src/contact/c.ts", imports("../../../web/src/x.ts")],
  ["server reads the environment", "server/src/d.ts", "export const it = process.env.PORT;\n"],
  ["ui imports planner", "web/src/ui/a.ts", imports("@smart-planner/planner/time")],
  ["ui imports platform", "web/src/ui/b.ts", imports("../platform/x.ts")],
  ["platform imports a feature", "web/src/platform/a.ts", imports("../features/quotes/x.ts")],
  ["platform imports the server", "web/src/platform/b.ts", imports("../../../server/src/x.ts")],
  [
    "platform imports the planner service",
    "web/src/platform/c.ts",
    imports("../planner-service/x.ts"),
  ],
  ["the planner service imports React", "web/src/planner-service/a.ts", imports("react")],
  [
    "the planner service imports a hook",
    "web/src/planner-service/b.ts",
    imports("../platform/use-register.ts"),
  ],
  [
    "the planner service imports a feature",
    "web/src/planner-service/c.ts",
    imports("../features/one/x.ts"),
  ],
  [
    "the planner service reads the clock",
    "web/src/planner-service/d.ts",
    "export const it = () => new Date();\n",
  ],
  ["a hook imports a feature", "web/src/planner-hooks/a.ts", imports("../features/one/x.ts")],
  ["a route imports the server", "web/src/app/a.ts", imports("../../../server/src/x.ts")],
  ["a feature imports another", "web/src/features/one/a.ts", imports("../two/x.ts")],
  ["a feature imports app", "web/src/features/one/b.ts", imports("../../app/x.ts")],
  [
    "a feature stores",
    "web/src/features/one/c.ts",
    'export const it = () => localStorage.getItem("x");\n',
  ],
  ["a feature fetches", "web/src/features/one/d.ts", 'export const it = () => fetch("/api");\n'],
  [
    "a feature reads the clock",
    "web/src/features/one/e.ts",
    "export const it = () => new Date();\n",
  ],
  [
    "a route reaches for the document",
    "web/src/app/b.ts",
    'export const it = () => document.querySelector("main");\n',
  ],
  ["e2e imports a package's source", "e2e/a.ts", imports("@smart-planner/planner/time")],
  ["e2e imports a file's source", "e2e/b.ts", imports("../web/src/x.ts")],
];

/** Allowed imports: a rule that forbids everything would pass the list above too. */
const allowed = [
  ["planner imports itself", "planner/src/deep/ok.ts", imports("../time/x.ts")],
  ["planner's part imports itself", "planner/src/deep/er/ok.ts", imports("../../time/x.ts")],
  ["words import time", "words/src/en/ok.ts", imports("@smart-planner/planner/time")],
  [
    "words import a type of the planner",
    "words/src/en/ok2.ts",
    'import type { Thing } from "@smart-planner/planner/plan";\nexport type It = Thing;\n',
  ],
  ["a feature imports words", "web/src/features/one/ok5.ts", imports("@smart-planner/words/en/ui")],
  ["server imports words", "server/src/ok1.ts", imports("@smart-planner/words/refusal")],
  [
    "a capability imports words",
    "server/src/contact/ok1.ts",
    imports("@smart-planner/words/refusal"),
  ],
  ["contract imports zod", "contract/src/ok.ts", imports("zod")],
  ["contract imports planner", "contract/src/deep/ok.ts", imports("@smart-planner/planner/time")],
  ["calendar-files imports its library", "calendar-files/src/deep/ok.ts", imports("ical.js")],
  [
    "calendar-files imports planner",
    "calendar-files/src/ok.ts",
    imports("@smart-planner/planner/time"),
  ],
  [
    "a capability reads the synced plan",
    "server/src/notifications/ok.ts",
    imports("../workspace/synced-plan.ts"),
  ],
  ["server imports contract", "server/src/ok.ts", imports("@smart-planner/contract")],
  [
    "the reader imports what reads written times",
    "server/src/schedule/ok.ts",
    imports("@smart-planner/planner/written"),
  ],
  ["ui imports a headless part", "web/src/ui/ok.ts", imports("@base-ui/react/dialog")],
  ["a route imports a feature", "web/src/app/ok.ts", imports("../features/one/x.ts")],
  ["a feature imports ui", "web/src/features/one/ok.ts", imports("../../ui/button.tsx")],
  ["a feature imports platform", "web/src/features/one/ok2.ts", imports("../../platform/clock.ts")],
  [
    "a feature imports the planner service",
    "web/src/features/one/ok4.ts",
    imports("../../planner-service/x.ts"),
  ],
  [
    "the planner service imports platform",
    "web/src/planner-service/ok.ts",
    imports("../platform/workspace.ts"),
  ],
  ["a hook imports React", "web/src/planner-hooks/ok.ts", imports("react")],
  ["a feature imports itself", "web/src/features/one/ok3.ts", imports("./x.ts")],
];

describe("the walls between the rooms", () => {
  const folder = mkdtempSync(join(tmpdir(), "smart-planner-walls-"));
  let complaints = new Set();

  beforeAll(async () => {
    const config = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
    const plugins = config.plugins?.map((plugin) => join(root, plugin));
    const settings = { ...config, vcs: { enabled: false }, ...(plugins && { plugins }) };
    writeFileSync(join(folder, "biome.json"), JSON.stringify(settings));
    for (const [, file, text] of [...broken, ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const args = [bin("biome"), "lint", "--reporter=json", "--max-diagnostics=none", "."];
    const { output } = await run(process.execPath, args, { cwd: folder, quiet: true });
    const report = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
    complaints = new Set(
      report.diagnostics.map(({ location }) => location.path.file ?? location.path),
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(broken)("holds when %s", (_, file) => {
    expect([...complaints]).toContain(file);
  });

  it.each(allowed)("stays open when %s", (_, file) => {
    expect([...complaints]).not.toContain(file);
  });
});
