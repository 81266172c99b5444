import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null;
}

const source = fileURLToPath(new URL("../src/", import.meta.url));
const words = fileURLToPath(new URL("../../words/src/", import.meta.url));

/** Static imports of a module, ours only. */
const neededBy = (id: string, modules: Modules, found = new Set<string>()): Set<string> => {
  if (found.has(id) || !(id.startsWith(source) || id.startsWith(words))) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) neededBy(next, modules, found);
  return found;
};

/** Computed once the import graph is known. */
const needsOf = (paths: readonly string[]) => {
  for (const path of paths)
    if (!existsSync(source + path))
      throw new Error(`There is no ${path} whose needs could be found`);
  let needs: readonly ReadonlySet<string>[] | undefined;
  return (modules: Modules): readonly ReadonlySet<string>[] => {
    // The app and its prerendered pages start in different modules.
    needs ??= paths
      .map((path) => source + path)
      .filter((start) => modules.getModuleInfo(start) !== null)
      .map((start) => neededBy(start, modules));
    return needs;
  };
};

/** One file for what all given modules need, found by their imports. */
export const sharedFile = (name: string, paths: readonly string[]) => {
  const needs = needsOf(paths);
  return {
    debugName: name,
    name: (id: string, modules: Modules): string | null =>
      !paths.includes(id.slice(source.length)) && needs(modules).every((need) => need.has(id))
        ? name
        : null,
  };
};

interface UsersFile {
  readonly opened: readonly string[];
  readonly visited: readonly string[];
}

/**
 * One file for what `opened` modules share with others and no `visited` page needs: otherwise some
 * fifty small files.
 */
export const usersFile = (name: string, { opened, visited }: UsersFile) => {
  const [needs, others] = [needsOf(opened), needsOf(visited)];
  return {
    debugName: name,
    minShareCount: 2,
    name: (id: string, modules: Modules): string | null =>
      !opened.includes(id.slice(source.length)) &&
      needs(modules).some((need) => need.has(id)) &&
      !others(modules).some((need) => need.has(id))
        ? name
        : null,
  };
};

const needsLibrary = (id: string, modules: Modules): boolean =>
  [...neededBy(id, modules)]
    .flatMap((needed) => modules.getModuleInfo(needed)?.importedIds ?? [])
    .some((needed) => /node_modules[\\/](?!react[\\/]|lucide-react[\\/])/.test(needed));

/** One file for the small components; those with a library stay apart. */
export const smallParts = (name: string) => ({
  debugName: name,
  name: (id: string, modules: Modules): string | null =>
    id.startsWith(`${source}ui/`) && !needsLibrary(id, modules) ? name : null,
});

/** The place of a module of `words`: its folder, or none, and its name. */
const placeOf = (id: string) =>
  id.startsWith(words) ? id.slice(words.length).split(/[\\/]/) : undefined;

/** One file for the English of visitors' pages, which those of other languages need. */
export const visitorsTexts = {
  debugName: "visitors",
  name: (id: string, modules: Modules): string | null => {
    if (!/^(?:en|said\.ts)$/.test(placeOf(id)?.[0] ?? "")) return null;
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    return importers.some((importer) => /[\\/]public\.ts$/.test(importer)) ? "visitors" : null;
  },
};

/** One file for the English that is in no other, and three for each language: visitors', members' and the server's. */
export const languageFiles = {
  debugName: "words",
  name: (id: string): string | null => {
    const [folder, file] = placeOf(id) ?? [];
    if (folder === undefined) return null;
    if (file === undefined) return /^(?:languages|tools)\.ts$/.test(folder) ? "languages" : null;
    if (folder === "en") return "texts";
    if (/^(?:public|tools)\.ts$/.test(file)) return `words-${folder}`;
    return `words-${folder}-${file === "server.ts" ? "server" : "members"}`;
  },
};
