import {
  type FoundEntry,
  type LeftOutReason,
  limitedReading,
  readWorkText,
  type WorkReading,
} from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { readCalendar } from "../read/read-calendar.ts";
import { knownTimeZone, zoneNamed } from "../zones/known-zone.ts";
import { foundEntriesOf } from "./found-work.ts";
import { isoOfInstant } from "./iso-time.ts";
import { readFeed } from "./read-feed.ts";

interface WorkFile {
  readonly name: string;
  readonly text: string;
  readonly today: CalendarDay;
  readonly timeZone: string;
}

/** A year of a school's feed has some hundred kilobytes. */
const mostCharacters = 5_000_000;

/** Due work in a feed, an export or a syllabus; nothing is stored yet. */
export const readWorkFile = ({ name, text, today, timeZone }: WorkFile): WorkReading => {
  const refused = (reason: LeftOutReason): WorkReading => ({
    items: [],
    leftOut: [{ title: name, reason }],
  });
  if (text.length > mostCharacters) return refused("This file is too large");
  if (/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) {
    const read = readCalendar(text);
    if (!read.ok)
      return refused(
        read.problem === "not-a-calendar"
          ? "This is not a calendar"
          : "This calendar has too many events",
      );
    return limitedReading(readFeed({ calendar: read.calendar, fileName: name, today, timeZone }));
  }
  const localTime = (instant: number, zone?: string): string => {
    const named = zone === undefined ? undefined : knownTimeZone(zone);
    return isoOfInstant(instant, zoneNamed(named ?? timeZone));
  };
  return limitedReading(readWorkText({ name, text, today, localTime }));
};

/** The same as rows for the student to check. */
export const readFoundWork = (file: WorkFile): readonly FoundEntry[] =>
  foundEntriesOf(readWorkFile(file));
