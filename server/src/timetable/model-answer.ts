import {
  addDays,
  weekdays as allWeekdays,
  type CalendarDay,
  describeWishes,
  mergeWishes,
  minutesPerDay,
  type PlanningWishes,
  parseClock,
  parseDay,
  type ReadWishes,
  type Subject,
  timesOfDay,
  weekdayNames,
} from "@smart-planner/planner";
import { z } from "zod";

/** What each word does to the need of a subject. */
const emphasisFactors = {
  "much less": 0.4,
  less: 0.67,
  more: 1.5,
  "much more": 2,
} as const;
const emphases = ["much less", "less", "more", "much more"] as const;

const subjectNumber = z.int().describe("Number of a subject in the list");
const weekdays = z.array(z.enum(weekdayNames)).max(20);
const clock = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .describe("24-hour HH:MM");
const sessionMinutes = z.int().min(10).max(480);
const mostWishes = 100;

/** Every field is required and none is free text: some servers take no other kind of schema. */
export const modelAnswerSchema = z
  .object({
    emphasis: z
      .array(z.object({ subject: subjectNumber, amount: z.enum(emphases) }))
      .max(mostWishes),
    difficulty: z
      .array(z.object({ subject: subjectNumber, rating: z.int().min(1).max(5) }))
      .max(mostWishes),
    weekdaysOff: weekdays,
    datesOff: z.array(z.iso.date()).max(400),
    dailyLimits: z
      .array(z.object({ weekdays, minutes: z.int().min(0).max(minutesPerDay) }))
      .max(mostWishes),
    preferredTimes: z
      .array(
        z.object({ subject: subjectNumber.nullable(), times: z.array(z.enum(timesOfDay)).max(20) }),
      )
      .max(mostWishes),
    avoidedTimes: z.array(z.enum(timesOfDay)).max(20),
    earliestStart: clock.nullable(),
    latestEnd: clock.nullable(),
    finishDaysBefore: z
      .array(z.object({ subject: subjectNumber.nullable(), days: z.int().min(0).max(60) }))
      .max(mostWishes),
    minSessionMinutes: sessionMinutes.nullable(),
    maxSessionMinutes: sessionMinutes.nullable(),
    notUnderstood: z.array(z.string()).max(mostWishes),
  })
  .refine(
    ({ earliestStart, latestEnd }) =>
      earliestStart === null || latestEnd === null || earliestStart < latestEnd,
    "earliestStart must come before latestEnd",
  )
  .refine(
    ({ minSessionMinutes, maxSessionMinutes }) =>
      (minSessionMinutes ?? 0) <= (maxSessionMinutes ?? Number.POSITIVE_INFINITY),
    "minSessionMinutes must not be above maxSessionMinutes",
  );

export type ModelAnswer = z.output<typeof modelAnswerSchema>;

interface Asked {
  readonly text: string;
  readonly subjects: readonly Subject[];
  readonly today: CalendarDay;
}

/** No wish reaches further than a plan does. */
const furthestDays = 400;

const clockMinutes = (text: string | null): number | undefined =>
  text === null ? undefined : parseClock(text);

/**
 * What a model may change, and nothing else: subjects it made up are dropped, its numbers are
 * bounded, and no sentence of its own reaches the student.
 */
export function wishesOfAnswer(answer: ModelAnswer, { text, subjects, today }: Asked): ReadWishes {
  const nameOf = (number: number) => subjects[number - 1]?.name.trim();
  const forSubject = <Value>(number: number, value: Value) => {
    const name = nameOf(number);
    return name === undefined ? [] : [[name, value] as const];
  };
  const forSome = <Value>(number: number | null, value: Value) => {
    if (number === null) return [value];
    const subject = nameOf(number);
    return subject === undefined ? [] : [{ subject, ...value }];
  };
  const weekdayNumbers = (names: ModelAnswer["weekdaysOff"]) =>
    allWeekdays.filter((day) => names.includes(weekdayNames[day]));
  const last = addDays(today, furthestDays);
  const earliestStart = clockMinutes(answer.earliestStart);
  const latestEnd = clockMinutes(answer.latestEnd);
  const { minSessionMinutes, maxSessionMinutes } = answer;

  const found: Partial<PlanningWishes> = {
    emphasis: Object.fromEntries(
      answer.emphasis.flatMap(({ subject, amount }) =>
        forSubject(subject, emphasisFactors[amount]),
      ),
    ),
    difficulty: Object.fromEntries(
      answer.difficulty.flatMap(({ subject, rating }) => forSubject(subject, rating)),
    ),
    weekdaysOff: weekdayNumbers(answer.weekdaysOff),
    datesOff: answer.datesOff.flatMap((date) => {
      const day = parseDay(date);
      return day !== undefined && day >= today && day <= last ? [day] : [];
    }),
    dailyLimits: answer.dailyLimits
      .map((limit) => ({ weekdays: weekdayNumbers(limit.weekdays), minutes: limit.minutes }))
      .filter((limit) => limit.weekdays.length > 0),
    preferredTimes: answer.preferredTimes.flatMap(({ subject, times }) =>
      times.length === 0 ? [] : forSome(subject, { times }),
    ),
    avoidedTimes: answer.avoidedTimes,
    finishDaysBefore: answer.finishDaysBefore.flatMap(({ subject, days }) =>
      forSome(subject, { days }),
    ),
    ...(earliestStart === undefined ? {} : { earliestStart }),
    ...(latestEnd === undefined ? {} : { latestEnd }),
    ...(minSessionMinutes === null ? {} : { minSessionLength: minSessionMinutes }),
    ...(maxSessionMinutes === null ? {} : { maxSessionLength: maxSessionMinutes }),
  };
  const wishes = mergeWishes([found]);
  return {
    wishes,
    understood: describeWishes(wishes),
    notUnderstood: [...new Set(answer.notUnderstood.map((words) => words.trim()))].filter(
      (words) => words !== "" && text.includes(words),
    ),
  };
}
