import { weekdayNames } from "@smart-planner/planner/time";
import type { TextSpan } from "@smart-planner/planner/wishes";

const events =
  /\b(?:concert|party|wedding|trip|birthday|appointment|dentist|doctor|festival|funeral|graduation|interview)\b/;

/** Something near the words that is understood: about the same subject or day, where they name one. */
export const suggestWish = (
  text: string,
  { start, end }: TextSpan,
  subjects: readonly string[],
): string => {
  const words = text.slice(start, end).toLowerCase();
  const subject = subjects.find((name) => words.includes(name.toLowerCase()));
  if (subject !== undefined) return `max 1 hour of ${subject} a day`;
  const weekday = weekdayNames.find((name) => words.includes(name.toLowerCase()));
  // A single event needs its day and time.
  const event = events.exec(words)?.[0];
  if (event !== undefined) return `${event} on ${weekday ?? "Friday"} from 18:00`;
  return `no study on ${weekday ?? "Sunday"}s after 18:00`;
};
