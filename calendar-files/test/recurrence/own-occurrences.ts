import { parseDay } from "@smart-planner/planner/time";
import { occurrencesOf, readCalendar } from "../../src/index.ts";

/** The same rows by our own reading. */
export const ownOccurrences = (text: string, first: string, last: string): string[] => {
  const read = readCalendar(text);
  const from = parseDay(first);
  const to = parseDay(last);
  if (!read.ok) return [read.problem];
  if (from === undefined || to === undefined) throw new RangeError("No such days");
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  const { occurrences } = occurrencesOf({ calendar: read.calendar, from, to, zone: "UTC" });
  const rows = occurrences
    .filter(({ start }) => start.day >= from)
    .map(({ allDay, start, end, uid, title }) => {
      const shown = (moment: typeof start) =>
        allDay ? moment.day : `${moment.day}T${clock(moment.minute)}`;
      return `${shown(start)} ${shown(end)} ${uid} ${title}`;
    });
  return [...new Set(rows)].sort();
};
