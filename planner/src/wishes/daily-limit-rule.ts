import type { PlanningWishes, Weekday } from "../model.ts";
import { gridMinutes } from "../time/duration.ts";
import type { Clause } from "./clause.ts";
import { itemsOf, type Phrase, ruleOf } from "./phrase.ts";

/** What "keep Sunday light" grants: shown to the student as a number, so that it can be corrected. */
const lightDayMinutes = 60;

const limited = (
  weekdays: readonly Weekday[],
  minutes: number,
): Partial<PlanningWishes> | undefined => {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  const onGrid = Math.floor(minutes / gridMinutes) * gridMinutes;
  if (onGrid > 0) return { dailyLimits: [{ weekdays: days, minutes: onGrid }] };
  return minutes === 0 ? { weekdaysOff: days } : undefined;
};

const stated = (clause: Clause): Partial<PlanningWishes> | undefined => {
  const minutes = itemsOf(clause, "duration")[0]?.minutes;
  const [usual, exception] = itemsOf(clause, "days");
  if (minutes === undefined || usual === undefined) return undefined;
  return limited(
    usual.weekdays.filter((day) => !exception?.weekdays.includes(day)),
    minutes,
  );
};

const upperEnd = (clause: Clause): Partial<PlanningWishes> | undefined => {
  const longest = itemsOf(clause, "durations")[0]?.longest;
  return longest === undefined
    ? undefined
    : limited(itemsOf(clause, "days")[0]?.weekdays ?? [], longest);
};

const light: Phrase["read"] = (clause) =>
  limited(
    itemsOf(clause, "days").flatMap(({ weekdays }) => weekdays),
    lightDayMinutes,
  );

/** The most study on a day. */
export const dailyLimitRule = ruleOf([
  {
    shapes: [
      "max|only duration days",
      "max|only duration days except days",
      "max days duration",
      "days max|only duration",
      "days duration max|only",
      "duration max|only days",
      "duration days max|only",
      "no morethan duration days",
      "days no morethan duration",
      "no days morethan duration",
      "no toomuch days max duration",
    ],
    read: stated,
  },
  { shapes: ["days duration", "duration days"], read: stated, footing: "leaning" },
  { shapes: ["max durations days", "days max durations"], read: upperEnd },
  { shapes: ["keep? days very? light", "light days"], read: light },
]);
