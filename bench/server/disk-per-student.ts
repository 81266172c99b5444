import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Row } from "../row.ts";
import { startProcess } from "./server-process.ts";
import { sendTerms } from "./students.ts";

const students = 500;

/** What the database takes on disk, after a stop that leaves no log beside it. */
export async function diskPerStudent(): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), "smart-planner-disk-"));
  const server = await startProcess("workspace-server.ts", [folder]);
  await sendTerms(server.url, students).finally(server.stop);
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  await rm(folder, { recursive: true, force: true });
  const figure = files.reduce((sum, { size }) => sum + size, 0) / students / 1024;
  const note = `a term of each of ${students} students: twelve weeks planned, 150 ticks`;
  return { topic: "server", row: "SQLite: disk a student", unit: "KB", figure, note };
}
