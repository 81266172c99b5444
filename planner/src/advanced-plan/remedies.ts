import { sessionLengthsOf } from "../free-time/study-limits.ts";
import type { Weekday } from "../model.ts";
import { preferenceLimits } from "../preference-limits.ts";
import { weekdayNames, weekdays } from "../time/calendar-day.ts";
import { formatDuration } from "../time/duration.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { coverageCaps } from "./construct.ts";
import { fitOf, type SubjectFit } from "./fit.ts";
import { draftOf } from "./plan-advanced.ts";
import { problemOf } from "./problem.ts";
import { soundInputs } from "./sound-inputs.ts";
import { timedSessionsOf } from "./timed-sessions.ts";

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

const moreHours = (inputs: AdvancedInputs): readonly Candidate[] => {
  const hoursPerDay = Math.min(Math.max(inputs.hoursPerDay, 0) + 1, 24);
  if (!(hoursPerDay > inputs.hoursPerDay)) return [];
  const text = "Study one hour more a day";
  return [{ kind: "more-hours", text, inputs: { ...inputs, hoursPerDay } }];
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

/** The weekday whose opening lets most of the plan fit, by what the calendar could then hold. */
const bestWeekday = (inputs: AdvancedInputs): readonly Candidate[] => {
  const unitsThatFit = (changed: AdvancedInputs): number => {
    const problem = problemOf(changed);
    return coverageCaps(problem).reduce((sum, cap) => sum + cap, 0) * problem.options.unit;
  };
  const now = unitsThatFit(inputs);
  const opened = weekdays
    .map((weekday) => ({ weekday, changed: withWeekdayOpen(inputs, weekday) }))
    .map((candidate) => ({ ...candidate, units: unitsThatFit(candidate.changed) }))
    .filter(({ units }) => units > now)
    .sort((a, b) => b.units - a.units);
  return opened.slice(0, 1).map(({ weekday, changed }) => ({
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

const missingOf = (fits: readonly SubjectFit[], needs: ReadonlyMap<number, number>): number =>
  fits.reduce(
    (sum, { plannedMinutes }, place) => sum + Math.max((needs.get(place) ?? 0) - plannedMinutes, 0),
    0,
  );

/** Changes that would let more of the wished time fit, the most helpful first, at preview effort. */
export const suggestRemedies = (given: AdvancedInputs): readonly Remedy[] => {
  const inputs = soundInputs(given);
  const fitNow = (changed: AdvancedInputs): readonly SubjectFit[] => {
    const draft = draftOf(changed, "preview");
    return fitOf(changed, draft.problem, timedSessionsOf(draft));
  };
  const before = fitNow(inputs);
  const needs = new Map(before.map(({ needMinutes }, place) => [place, needMinutes]));
  const missingMinutesBefore = before.reduce((sum, { missingMinutes }) => sum + missingMinutes, 0);
  if (missingMinutesBefore === 0) return [];
  return [...moreHours(inputs), ...bestWeekday(inputs), ...otherLengths(inputs)]
    .map((candidate) => ({
      ...candidate,
      missingMinutesBefore,
      missingMinutesAfter: missingOf(fitNow(candidate.inputs), needs),
    }))
    .filter(({ missingMinutesAfter }) => missingMinutesAfter < missingMinutesBefore)
    .sort((a, b) => a.missingMinutesAfter - b.missingMinutesAfter);
};
