import { amounts } from "./student-sentences/amounts.ts";
import { asked } from "./student-sentences/asked.ts";
import { dates } from "./student-sentences/dates.ts";
import { days } from "./student-sentences/days.ts";
import { fixed } from "./student-sentences/fixed.ts";
import { hours } from "./student-sentences/hours.ts";
import { misleading } from "./student-sentences/misleading.ts";
import { several } from "./student-sentences/several.ts";
import { subjects } from "./student-sentences/subjects.ts";

/** More sentences in the form of `handWritten`: slang, slips, all ways to write days and times, two wishes in one. */
export const studentSentences = [
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
