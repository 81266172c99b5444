import { weekdayNames } from "@smart-planner/planner/time";
import type { TextSpan } from "@smart-planner/planner/wishes";

const events =
  /\b(?:concert|party|wedding|trip|birthday|appointment|dentist|doctor|festival|funeral|graduation|interview)\b/;

/** Words of some kinds of wish, each with one of that kind that is understood. */
const examples: readonly (readonly [RegExp, string])[] = [
  [/\b(?:breaks?|pauses?|rests?)\b/, "breaks of 15 minutes"],
  [/\b(?:sessions?|blocks?|sittings?)\b/, "sessions of 45 minutes"],
  [/\b(?:sleep|asleep|bed|wake)\b/, "sleep from 22:00 to 7:00"],
  [/\b(?:hours?|hrs?|minutes?|mins?)\b/, "max 3 hours a day"],
  [/\b(?:exams?|tests?|finals?)\b/, "lighter on the day before each exam"],
  [/\b(?:mornings?|early)\b/, "only in the morning"],
  [/\b(?:evenings?|nights?|late)\b/, "nothing after 20:00"],
];

/** Something near the words that is understood: about the same subject, day or kind, where they name one. */
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
  const example = weekday === undefined ? examples.find(([word]) => word.test(words)) : undefined;
  return example?.[1] ?? `no study on ${weekday ?? "Sunday"}s after 18:00`;
};
