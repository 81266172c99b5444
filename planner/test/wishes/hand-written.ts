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
 * Sentences as students write them, among them misleading ones, each with a careful reader's
 * answer: wishes as they are described, `ask: one / other` for two likely readings, `say so` if a
 * reader should admit that it does not know, and nothing if nothing is asked. Today is Monday 2
 * March 2026.
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
