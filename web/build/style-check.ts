import { readFileSync } from "node:fs";
import { dirname, matchesGlob, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const everywhere = resolve(source, "styles/app.css");
const planner = resolve(source, "styles/planner.css");

/** The files that the style of every page was made from, as it names them itself. */
const styledEverywhere = (): ((id: string) => boolean) => {
  const named = [...readFileSync(everywhere, "utf8").matchAll(/@source (not )?"([^"]+)"/g)].map(
    ([, not, path = ""]) => ({ isIn: not === undefined, path: resolve(dirname(everywhere), path) }),
  );
  // The last to name a file decides, as it does for the style itself.
  return (id) =>
    named.findLast(({ path }) => matchesGlob(id, path) || matchesGlob(id, `${path}/**`))?.isIn ??
    false;
};

/**
 * A part that can be shown before the planner's style is there, and is not among those that the first style
 * was made from, would stand on the page unstyled. Only a build that knows all imports can tell.
 */
export const styleCheck = (): Plugin => ({
  name: "style-check",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  buildEnd(failure) {
    if (failure !== undefined) return;
    const isStyled = styledEverywhere();
    const infoOf = (id: string) => this.getModuleInfo(id);
    const entry = [...this.getModuleIds()].filter((id) => infoOf(id)?.isEntry === true);
    const bare = shownWithoutPlannerStyle({ roots: entry, infoOf })
      .filter((id) => id.startsWith(source) && id.endsWith(".tsx") && !isStyled(id))
      .map((id) => relative(source, id));
    const shown = bare.filter((id) => !/^(?:main|prerender)\.tsx$/.test(id));
    if (shown.length > 0)
      this.error(`Shown before styles/planner.css is there: ${shown.sort().join(", ")}`);
  },
});

interface Reach {
  readonly roots: readonly string[];
  readonly infoOf: (id: string) => Rolldown.ModuleInfo | null;
}

/** Everything that can run while no module has asked for the planner's style. */
const shownWithoutPlannerStyle = ({ roots, infoOf }: Reach): string[] => {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let root = waiting.pop(); root !== undefined; root = waiting.pop()) {
    const together = atOnce(root, infoOf);
    if (together.has(planner)) continue;
    for (const id of together) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(...(infoOf(id)?.dynamicallyImportedIds ?? []));
    }
  }
  return [...found];
};

/** A module and what it imports, and those import, before it runs. */
const atOnce = (
  id: string,
  infoOf: Reach["infoOf"],
  found = new Set<string>(),
): ReadonlySet<string> => {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of infoOf(id)?.importedIds ?? []) atOnce(next, infoOf, found);
  return found;
};
