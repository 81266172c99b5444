import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { askPython, pythonWithCalendars } from "./ask-python.ts";
import { madeCalendars } from "./make-calendars.ts";
import { ownOccurrences } from "./own-occurrences.ts";
import { readTruth } from "./read-truth.ts";

const first = "2026-10-01";
const last = "2027-04-15";
const kept = new URL("./truth.txt", import.meta.url);
const calendars = madeCalendars(240);
const python = pythonWithCalendars();

describe("occurrences", () => {
  it("are those of another implementation in 240 calendars", () => {
    if (process.env.MAKE_TRUTH !== undefined && python !== undefined)
      writeFileSync(kept, askPython({ python, calendars, first, last }));
    const truth = readTruth(readFileSync(kept, "utf8"));
    expect([...truth.keys()]).toEqual(calendars.map(({ name }) => name));
    for (const { name, text } of calendars)
      expect(ownOccurrences(text, first, last), `${name}\n${text}`).toEqual(truth.get(name));
  });

  // CALENDARS=2000 or CALENDAR_FOLDER asks about more.
  const count = Number(process.env.CALENDARS ?? 0);
  const folder = process.env.CALENDAR_FOLDER;
  it.skipIf((count === 0 && folder === undefined) || python === undefined)(
    "are those of another implementation, asked now",
    () => {
      const files = folder === undefined ? [] : readdirSync(folder);
      const real = files
        .filter((file) => file.endsWith(".ics"))
        .map((file) => ({ name: file, text: readFileSync(join(folder ?? "", file), "utf8") }));
      const asked = [...madeCalendars(count), ...real];
      const truth = readTruth(
        askPython({
          python: python ?? "",
          calendars: asked,
          first: "2015-01-01",
          last: "2030-01-01",
        }),
      );
      for (const { name, text } of asked)
        if (truth.has(name))
          expect(ownOccurrences(text, "2015-01-01", "2030-01-01"), name).toEqual(truth.get(name));
    },
  );
});
