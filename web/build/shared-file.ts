import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const source = fileURLToPath(new URL("../src/", import.meta.url));

/** Everything of ours that must be there before a module can run; what it asks for later is not among it. */
const neededBy = (id: string, modules: Modules, found = new Set<string>()): Set<string> => {
  if (found.has(id) || !id.startsWith(source)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) neededBy(next, modules, found);
  return found;
};

/** What each of the given modules needs, found once the whole graph of imports is known. */
const needsOf = (paths: readonly string[]) => {
  for (const path of paths)
    if (!existsSync(source + path))
      throw new Error(`There is no ${path} whose needs could be found`);
  let needs: readonly ReadonlySet<string>[] | undefined;
  return (modules: Modules): readonly ReadonlySet<string>[] => {
    // The app and its prerendered pages begin in different modules, and only one of them is built at a time.
    needs ??= paths
      .map((path) => source + path)
      .filter((start) => modules.getModuleInfo(start) !== null)
      .map((start) => neededBy(start, modules));
    return needs;
  };
};

/**
 * One file, instead of a dozen, for what every one of the given modules needs. It is found by the imports
 * themselves: a list of names would keep names of files that are gone, and miss those that came.
 */
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
 * One file for what the modules that are opened share with others, and nothing that is visited needs: in files of
 * their own, some fifty small parts would each be asked for, and a visitor would get all of them in one.
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

/** One file for the small parts of the interface; a part that needs a library would bring it to every page. */
export const smallParts = (name: string) => ({
  debugName: name,
  name: (id: string, modules: Modules): string | null =>
    id.startsWith(`${source}ui/`) && !needsLibrary(id, modules) ? name : null,
});
