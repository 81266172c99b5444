import { intersectIntervals, minutesIn } from "../../free-time/intervals.ts";
import { preferredTimeWindows } from "../../free-time/preferred-times.ts";
import { sessionLengthsOf, studyDeadlineOf } from "../../free-time/study-limits.ts";
import { shortDuration } from "../../study-log/week-in-words.ts";
import { examKeyOf } from "../../study-plan/exam-key.ts";
import { parseDay } from "../../time/calendar-day.ts";
import { longLabelOf } from "../../time/day-labels.ts";
import { daysBetween } from "../../time/day-number.ts";
import { type AdvancedInputs, maxPlanDays } from "../problem/advanced-inputs.ts";
import type { Problem } from "../problem/problem.ts";
import type { TimedSession } from "../problem/timed-session.ts";
import type { Certificate } from "./certificate.ts";
import type { SubjectFit, TaskFit } from "./fit.ts";

const aboutSubjects = ({ subjects, today, wishes }: AdvancedInputs): readonly string[] =>
  subjects.flatMap(({ name, examDate }) => {
    const subject = name.trim();
    if (subject === "") return [];
    if (parseDay(examDate) === undefined) return [`${subject} has no exam date yet.`];
    const days = daysBetween(today, examDate);
    if (days < 0)
      return [`The exam in ${subject} was on ${longLabelOf(examDate)}: it gets no time.`];
    if (days === 0) return [`The exam in ${subject} is today: it gets no time.`];
    if (studyDeadlineOf({ subject: { name, examDate }, wishes }) <= today)
      return [
        `No day is left for ${subject} with the days you want to keep free before its exam on ${longLabelOf(examDate)}.`,
      ];
    if (days > maxPlanDays)
      return [
        `The exam in ${subject} is more than ${maxPlanDays} days away: the plan covers the first ${maxPlanDays} days.`,
      ];
    return [];
  });

const aboutRepeats = ({ subjects }: AdvancedInputs): readonly string[] => {
  const rows = Map.groupBy(
    subjects.filter(({ name }) => name.trim() !== ""),
    examKeyOf,
  ).values();
  return [...rows].flatMap(([first, second]) =>
    first === undefined || second === undefined
      ? []
      : [
          `${first.name.trim()} is there more than once with the same exam date: it is planned once.`,
        ],
  );
};

/** With wishes only, nothing is painted that could be changed. */
const whatFreesTime = ({ grid, commitments, wishes }: AdvancedInputs): string =>
  wishes !== undefined && Object.keys(grid).length === 0 && commitments.length === 0
    ? "leave more days or hours open in your preferences"
    : "paint Free Time or remove a class, a commitment or sleep";

const aboutLengths = (inputs: AdvancedInputs, problem: Problem): readonly string[] => {
  const { preferences, wishes, hoursPerDay } = inputs;
  const { minimum, conflict } = sessionLengthsOf({ preferences, wishes });
  if (!(hoursPerDay > 0)) return ["There are no study hours per day to plan with."];
  const statements: string[] = [];
  if (conflict)
    statements.push(
      `The minimum session length lies above the maximum: every session is ${shortDuration(minimum)} long.`,
    );
  if (minimum > hoursPerDay * 60)
    statements.push(
      `The shortest session (${shortDuration(minimum)}) is longer than the study time of a day (${shortDuration(hoursPerDay * 60)}): nothing can be planned until one of them changes.`,
    );
  else if (problem.exams.length > 0 && (problem.room.at(-1) ?? 0) === 0)
    statements.push(
      `No free time of at least ${shortDuration(minimum)} is left before the exams: ${whatFreesTime(inputs)}.`,
    );
  return statements;
};

/** Preferred times that the calendar cuts off. */
const aboutPreferred = ({ preferences }: AdvancedInputs, problem: Problem): readonly string[] =>
  (problem.room.at(-1) ?? 0) === 0
    ? []
    : preferences.preferredTimes.flatMap((time) => {
        const window = preferredTimeWindows[time];
        const usable = problem.days.some(
          ({ free }) => minutesIn(intersectIntervals(free, [window])) > 0,
        );
        return usable ? [] : [`You have no free time in your preferred ${time.toLowerCase()}.`];
      });

/** The comfort that was relaxed. */
const aboutComfort = (
  { level, days, givenUp }: Problem,
  sessions: readonly TimedSession[],
): readonly string[] => {
  if (days.every(({ capacity }) => capacity === 0)) return [];
  if (level === 2)
    return [
      "Time is so short that pauses between sessions, free days and exam mornings are used as well.",
    ];
  if (level === 1)
    return ["Time is so short that free days, midday pauses and exam mornings are used as well."];
  return sessions.some(({ day }) => givenUp.has(day))
    ? ["Time is so short that free days are used as well."]
    : [];
};

export const statementsOf = (
  inputs: AdvancedInputs,
  problem: Problem,
  fits: readonly (SubjectFit & Partial<TaskFit>)[],
  certificate: Certificate | undefined,
  sessions: readonly TimedSession[],
): readonly string[] => {
  if (inputs.subjects.every(({ name }) => name.trim() === "") && (inputs.tasks ?? []).length === 0)
    return ["Add at least one subject with a name and an exam date."];
  const general = [
    ...aboutSubjects(inputs),
    ...aboutRepeats(inputs),
    ...aboutLengths(inputs, problem),
  ];
  const lengthsFail = aboutLengths(inputs, problem).length > 0;
  const unserved = lengthsFail
    ? []
    : fits.flatMap(({ subject, title, examDate, plannedMinutes, missingMinutes, why }) =>
        plannedMinutes === 0 &&
        missingMinutes > 0 &&
        problem.exams.some((each) => each.name === subject && each.examDate === examDate)
          ? [`${title ?? subject} gets no time. ${why}`]
          : [],
      );
  const short = lengthsFail || certificate === undefined ? [] : [certificate.sentence];
  return [
    ...new Set([
      ...general,
      ...unserved,
      ...short,
      ...aboutComfort(problem, sessions),
      ...aboutPreferred(inputs, problem),
    ]),
  ];
};
