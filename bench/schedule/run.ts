import type { Row } from "../row.ts";
import { measureAccuracy } from "./accuracy.ts";
import { measureFolder } from "./folder.ts";
import { measureHealthUnderBomb } from "./health-under-bomb.ts";

/**
 * How well timetables are read, and whether the server answers while a hostile file is taken apart.
 * `SCHEDULES=FOLDER` reads the files of that folder as well.
 */
export async function run(): Promise<Row[]> {
  const folder = process.env.SCHEDULES;
  return [
    ...(folder === undefined ? [] : await measureFolder(folder)),
    ...(await measureAccuracy()),
    ...(await measureHealthUnderBomb()),
  ];
}
