import { tool } from "../project.mjs";
import { part } from "../tally.mjs";

/** What Node runs but for the browser's tests is one project: apart, each would check the planner anew. */
const projects = [
  "planner",
  "contract",
  "calendar-files",
  "web",
  "e2e",
  "bench",
  "tsconfig.node.json",
];

/** Types of every room; planner's own project has neither DOM nor Node, which holds its wall. */
export function checkTypes() {
  return part("Types", async () => {
    let passed = 0;
    let failed = 0;
    for (const project of projects) {
      const { code } = await tool("tsc", ["-p", project]);
      if (code === 0) passed += 1;
      else failed += 1;
    }
    return { code: failed, passed, failed };
  });
}

/** Lint (the import walls among it) and format. */
export function checkFormat() {
  return part("Lint and format", () => single("biome", ["check", "--error-on-warnings", "."]));
}

/** Files, exports and dependencies that nothing uses. */
export function checkUnused() {
  return part("Nothing unused", () => single("knip", ["--no-progress"]));
}

async function single(name, args) {
  const { code } = await tool(name, args);
  return { code, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}
