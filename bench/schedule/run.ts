import type { Row } from "../row.ts";
import { measureAccuracy } from "./accuracy.ts";
import { measureHealthUnderBomb } from "./health-under-bomb.ts";

/** How well timetables are read, and whether the server answers while a hostile file is taken apart. */
export async function run(): Promise<Row[]> {
  return [...(await measureAccuracy()), ...(await measureHealthUnderBomb())];
}
