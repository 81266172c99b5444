import { readFileSync } from "node:fs";
import { dirname, matchesGlob, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const everywhere = resolve(source, "styles/app.css");
const planner = resolve(source, "styles/planner.css");

/** The files named by the public stylesheet. */
const styledEverywhere = (): ((id: string) => boolean) => {
  const named = [...readFileSync(everywhere, "utf8").matchAll(/@source (not )?"([^"]+)"/g)].map(
    ([, not, path = ""]) => ({ isIn: not === undefined, path: resolve(dirname(everywhere), path) }),
  );
  // The last match wins, as in the stylesheet.
  return (id) =>
    named.findLast(({ path }) => matchesGlob(id, path) || matchesGlob(id, `${path}/**`))?.isIn ??
    false;
};

/** Fails if a component could show before the planner's style and is not covered by the first style. */
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

/** Modules that can run before the planner's style is loaded. */
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

/** A module and its static imports. */
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
