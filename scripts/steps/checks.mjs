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
      projects.map((project) => inOnePiece("tsc", ["-p", project, "--singleThreaded"])),
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
  const { code } = await inOnePiece(name, args);
  return { code, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Tests print meanwhile: what a check has found would stand line by line between theirs. */
async function inOnePiece(name, args) {
  const { code, output } = await tool(name, args, { quiet: true });
  if (output !== "") console.log(output.trimEnd());
  return { code };
}
