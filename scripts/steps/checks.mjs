import { tool } from "../project.mjs";
import { part } from "../tally.mjs";

/** Rooms of the same surroundings are one project: apart, each would check the planner and its libraries anew. */
const projects = ["tsconfig.pure.json", "web", "tsconfig.drivers.json", "tsconfig.node.json"];

/**
 * Types of every room; the project of the pure rooms has neither DOM nor Node, which holds their wall. Left to
 * itself, the compiler checks with four threads that each work out anew what the others know.
 */
export function checkTypes() {
  return part("Types", async () => {
    const results = await Promise.all(
      projects.map((project) => tool("tsc", ["-p", project, "--singleThreaded"])),
    );
    const failed = results.filter(({ code }) => code !== 0).length;
    return { code: failed, passed: projects.length - failed, failed };
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
