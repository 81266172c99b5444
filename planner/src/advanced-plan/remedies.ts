import { sessionLengthsOf } from "../free-time/study-limits.ts";
import type { Weekday } from "../model.ts";
import { preferenceLimits } from "../preference-limits.ts";
import { weekdayNames } from "../time/day-labels.ts";
import { weekdays } from "../time/day-number.ts";
import { formatDuration } from "../time/duration.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { mendByTheMinute } from "./by-the-minute.ts";
import { dueWorkOf } from "./certificate.ts";
import { examsOf } from "./exams.ts";
import { fitOf, type SubjectFit } from "./fit.ts";
import { tightest } from "./needs.ts";
import { problemOf } from "./problem.ts";
import { solve } from "./solve.ts";
import { soundInputs } from "./sound-inputs.ts";
import { timetableOf } from "./timetable.ts";
import { floatAt } from "./typed-values.ts";
import { wholeRoomOf } from "./whole-room.ts";

export type RemedyKind = "more-hours" | "open-weekday" | "longer-maximum" | "shorter-minimum";

/** A change that would make more of the plan fit, and by how much. */
export interface Remedy {
  readonly kind: RemedyKind;
  /** What the student would do. */
  readonly text: string;
  readonly inputs: AdvancedInputs;
  readonly missingMinutesBefore: number;
  readonly missingMinutesAfter: number;
}

type Candidate = Pick<Remedy, "kind" | "text" | "inputs">;

const longestMaximum = preferenceLimits.maxSessionLength.most;
const shortestMinimum = preferenceLimits.minSessionLength.least;

/** More time a day is offered in such steps. */
const hourSteps = { hours: 0.5, most: 12 } as const;

/** The smallest whole number from `least` to `most` for which something holds, by halving. */
const smallest = (
  least: number,
  most: number,
  holds: (value: number) => boolean,
): number | undefined => {
  if (least > most || !holds(most)) return undefined;
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Whether the minutes suffice before every deadline, whatever the sessions. */
const minutesSuffice = (inputs: AdvancedInputs, due: ReturnType<typeof dueWorkOf>): boolean => {
  const days = Math.max(0, ...examsOf(inputs).map(({ deadline }) => deadline));
  return tightest(due, wholeRoomOf(inputs, days)).missing <= 0;
};

/** As much more a day as the minutes ask for; where no such step is enough, the least there is. */
const moreHours = (
  inputs: AdvancedInputs,
  due: ReturnType<typeof dueWorkOf>,
): readonly Candidate[] => {
  const withSteps = (steps: number): AdvancedInputs => ({
    ...inputs,
    hoursPerDay: Math.min(inputs.hoursPerDay + steps * hourSteps.hours, 24),
  });
  const most = Math.min(hourSteps.most, Math.floor((24 - inputs.hoursPerDay) / hourSteps.hours));
  if (most < 1) return [];
  const steps = smallest(1, most, (count) => minutesSuffice(withSteps(count), due)) ?? 2;
  const changed = withSteps(Math.min(steps, most));
  const more = formatDuration((changed.hoursPerDay - inputs.hoursPerDay) * 60);
  return [{ kind: "more-hours", text: `Study ${more} more a day`, inputs: changed }];
};

/** Nothing but classes, commitments and sleep keeps the student from studying on that weekday. */
const withWeekdayOpen = (inputs: AdvancedInputs, weekday: Weekday): AdvancedInputs => {
  const { grid, wishes } = inputs;
  return {
    ...inputs,
    grid: Object.fromEntries(
      Object.entries(grid).filter(([, { day, type }]) => day !== weekday || type !== "free"),
    ),
    ...(wishes === undefined
      ? {}
      : {
          wishes: {
            ...wishes,
            weekdaysOff: wishes.weekdaysOff.filter((off) => off !== weekday),
            dailyLimits: wishes.dailyLimits.map((limit) => ({
              ...limit,
              weekdays: limit.weekdays.filter((day) => day !== weekday),
            })),
          },
        }),
  };
};

/** The weekday whose opening brings most minutes before the exams that are short. */
const bestWeekday = (inputs: AdvancedInputs, fits: readonly SubjectFit[]): readonly Candidate[] => {
  const short = examsOf(inputs).filter(({ name, examDate }) =>
    fits.some((fit) => fit.subject === name && fit.examDate === examDate && fit.missingMinutes > 0),
  );
  const days = Math.max(0, ...short.map(({ deadline }) => deadline));
  const minutesWith = (changed: AdvancedInputs): number => {
    const room = wholeRoomOf(changed, days);
    return short.reduce((sum, { deadline }) => sum + floatAt(room, deadline), 0);
  };
  const now = minutesWith(inputs);
  return weekdays
    .map((weekday) => ({ weekday, changed: withWeekdayOpen(inputs, weekday) }))
    .map((candidate) => ({ ...candidate, minutes: minutesWith(candidate.changed) }))
    .filter(({ minutes }) => minutes > now)
    .sort((a, b) => b.minutes - a.minutes)
    .slice(0, 1)
    .map(({ weekday, changed }) => ({
      kind: "open-weekday",
      text: `Open the whole of ${weekdayNames[weekday]} for study`,
      inputs: changed,
    }));
};

const otherLengths = (inputs: AdvancedInputs): readonly Candidate[] => {
  const { preferences, wishes } = inputs;
  const withLengths = (minSessionLength: number, maxSessionLength: number): AdvancedInputs => {
    const changed = {
      ...inputs,
      preferences: { ...preferences, minSessionLength, maxSessionLength },
    };
    if (wishes === undefined) return changed;
    const { minSessionLength: _minimum, maxSessionLength: _maximum, ...others } = wishes;
    return { ...changed, wishes: others };
  };
  const { minimum, maximum } = sessionLengthsOf({ preferences, wishes });
  const longer = Math.min(maximum + 60, longestMaximum);
  const candidates: Candidate[] = [];
  if (longer > maximum)
    candidates.push({
      kind: "longer-maximum",
      text: `Allow sessions of up to ${formatDuration(longer)}`,
      inputs: withLengths(Math.min(minimum, longer), longer),
    });
  if (minimum > shortestMinimum)
    candidates.push({
      kind: "shorter-minimum",
      text: `Allow sessions from ${formatDuration(shortestMinimum)}`,
      inputs: withLengths(shortestMinimum, maximum),
    });
  return candidates;
};

/** Minutes still missing of what was needed before, or of less where less is asked for now. */
const missingAfter = (before: readonly SubjectFit[], after: readonly SubjectFit[]): number =>
  before.reduce((sum, { needMinutes, missingMinutes }, place) => {
    const now = after[place];
    if (now === undefined) return sum + missingMinutes;
    const needed = Math.min(needMinutes, now.kind === "stated" ? now.needMinutes : needMinutes);
    return sum + Math.min(Math.max(needed - now.plannedMinutes, 0), missingMinutes);
  }, 0);

/** The smallest changes that would let what is missing fit, the most helpful first. */
export const suggestRemedies = (given: AdvancedInputs): readonly Remedy[] => {
  const inputs = soundInputs(given);
  const fitNow = (changed: AdvancedInputs): readonly SubjectFit[] => {
    const draft = solve(changed, "preview");
    const { sessions } = mendByTheMinute(changed, draft.problem, timetableOf(draft));
    return fitOf(changed, draft.problem, sessions);
  };
  const before = fitNow(inputs);
  const missingMinutesBefore = before.reduce((sum, { missingMinutes }) => sum + missingMinutes, 0);
  if (missingMinutesBefore === 0) return [];
  const problem = problemOf(inputs, 3);
  const due = dueWorkOf(inputs, problem);
  return [...moreHours(inputs, due), ...bestWeekday(inputs, before), ...otherLengths(inputs)]
    .map((candidate) => ({
      ...candidate,
      missingMinutesBefore,
      missingMinutesAfter: missingAfter(before, fitNow(candidate.inputs)),
    }))
    .filter(({ missingMinutesAfter }) => missingMinutesAfter < missingMinutesBefore)
    .sort((a, b) => a.missingMinutesAfter - b.missingMinutesAfter);
};
