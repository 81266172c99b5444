import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { migrateFolder, migratePostgres } from "./migrated.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Empty if no PostgreSQL server can be had. */
    postgresUrl: string;
    /** A data folder with a migrated database in it. */
    migratedFolder: string;
  }
}

export default async function setup(project: TestProject) {
  const [folder, postgres] = await Promise.all([migrateFolder(), startPostgres()]);
  if (postgres !== undefined) await migratePostgres(postgres.url);
  project.provide("migratedFolder", folder);
  project.provide("postgresUrl", postgres?.url ?? "");
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
