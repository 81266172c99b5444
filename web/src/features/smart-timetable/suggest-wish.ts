import { type Subject, type TextSpan, weekdayNames } from "@smart-planner/planner";

/** Something near the words that is understood: about the same subject or day, where they name one. */
export const suggestWish = (
  text: string,
  { start, end }: TextSpan,
  subjects: readonly Pick<Subject, "name">[],
): string => {
  const words = text.slice(start, end).toLowerCase();
  const subject = subjects.find(({ name }) => words.includes(name.trim().toLowerCase()));
  if (subject !== undefined) return `max 1 hour of ${subject.name.trim()} a day`;
  const weekday = weekdayNames.find((name) => words.includes(name.toLowerCase()));
  return weekday === undefined
    ? "no study on Sundays after 18:00"
    : `no study on ${weekday}s after 18:00`;
};
