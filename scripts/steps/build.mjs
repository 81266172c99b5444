import { root, Stop, tool } from "../project.mjs";
import { fingerprint, isFresh, stamp } from "../stamp.mjs";

/** Everything the web build is made from: a change anywhere here makes it out of date. */
const inputs = [
  "web",
  "planner/src",
  "contract/src",
  "calendar-files/src",
  "docs/accessibility.md",
  "package-lock.json",
  "tsconfig.base.json",
];

/** Builds the web application when its sources changed since the last build. */
export async function ensureBuilt() {
  const print = fingerprint(inputs);
  if (isFresh("build", print, "web/dist/index.html")) return;
  console.log("Building the web application (only after a change)");
  const { code } = await tool("vite", ["build", "web", "--logLevel", "warn"], { cwd: root });
  if (code !== 0)
    throw new Stop("The web application could not be built: the lines above say why.");
  stamp("build", print);
}
