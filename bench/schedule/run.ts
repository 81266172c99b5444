import type { Row } from "../row.ts";
import { measureAccuracy } from "./accuracy.ts";
import { measureFolder } from "./folder.ts";
import { measureHealthUnderBomb } from "./health-under-bomb.ts";

/** `SCHEDULES=FOLDER` also reads the files of that folder. */
export async function run(): Promise<Row[]> {
  const folder = process.env.SCHEDULES;
  return [
    ...(folder === undefined ? [] : await measureFolder(folder)),
    ...(await measureAccuracy()),
    ...(await measureHealthUnderBomb()),
  ];
}
