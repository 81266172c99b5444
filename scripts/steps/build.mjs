import { root, Stop, tool } from "../project.mjs";
import { fingerprint, isFresh, stamp } from "../stamp.mjs";

/** Inputs of the web build. */
const inputs = [
  "web",
  "planner/src",
  "words/src",
  "contract/src",
  "calendar-files/src",
  "docs/accessibility.md",
  "package-lock.json",
  "tsconfig.base.json",
];

export async function ensureBuilt() {
  const print = fingerprint(inputs);
  if (isFresh("build", print, "web/dist/index.html")) return;
  console.log("Building the web application (only after a change)");
  const { code } = await tool("vite", ["build", "web", "--logLevel", "warn"], { cwd: root });
  if (code !== 0)
    throw new Stop("The web application could not be built: the lines above say why.");
  stamp("build", print);
}
