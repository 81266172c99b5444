import { amounts } from "./hand-written/amounts.ts";
import { asked } from "./hand-written/asked.ts";
import { dates } from "./hand-written/dates.ts";
import { days } from "./hand-written/days.ts";
import { fixed } from "./hand-written/fixed.ts";
import { hours } from "./hand-written/hours.ts";
import { misleading } from "./hand-written/misleading.ts";
import { several } from "./hand-written/several.ts";
import { subjects } from "./hand-written/subjects.ts";

/**
 * Sentences as students write them, among them ones to mislead, with what a careful reader takes from each:
 * wishes as they are described, `ask: one / other` where two things may be meant, `say so` where a reader
 * should admit that it does not know, and nothing where nothing is asked. Today is Monday 2 March 2026.
 */
export const handWritten = [
  days,
  hours,
  dates,
  fixed,
  amounts,
  subjects,
  several,
  asked,
  misleading,
].join("\n");
