import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { MadeCalendar } from "./make-calendars.ts";

const script = fileURLToPath(new URL("./truth.py", import.meta.url));
const needs = "import icalendar, recurring_ical_events";

/** A python with both packages. */
export const pythonWithCalendars = (): string | undefined =>
  ["/usr/bin/python3", "python3"].find(
    (python) => spawnSync(python, ["-c", needs], { stdio: "ignore" }).status === 0,
  );

export interface PythonQuestion {
  readonly python: string;
  readonly calendars: readonly MadeCalendar[];
  readonly first: string;
  readonly last: string;
}

export const askPython = ({ python, calendars, first, last }: PythonQuestion): string =>
  execFileSync(python, [script, first, last], {
    input: JSON.stringify(calendars),
    maxBuffer: 1_000_000_000,
    encoding: "utf8",
  });
