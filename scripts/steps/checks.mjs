import { tool } from "../project.mjs";
import { part } from "../tally.mjs";

/** One project per environment: separate ones would check the planner again. */
const projects = ["tsconfig.pure.json", "web", "tsconfig.drivers.json", "tsconfig.node.json"];

/**
 * The project of the pure packages has neither DOM nor Node types. Single-threaded: four threads
 * would repeat each other's work.
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

/** Lint, import rules and format. */
export function checkFormat() {
  return part("Lint and format", () => single("biome", ["check", "--error-on-warnings", "."]));
}

export function checkUnused() {
  return part("Nothing unused", () => single("knip", ["--no-progress"]));
}

async function single(name, args) {
  const { code } = await inOnePiece(name, args);
  return { code, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Printed at once, not between the lines of the tests. */
async function inOnePiece(name, args) {
  const { code, output } = await tool(name, args, { quiet: true });
  if (output !== "") console.log(output.trimEnd());
  return { code };
}
