import { type FreeDay, freeDaysFrom } from "../free-time/free-days.ts";
import type { Interval } from "../free-time/intervals.ts";
import { windowsOfTimes } from "../free-time/preferred-times.ts";
import { dailyMinutesOn, sessionLengthsOf } from "../free-time/study-limits.ts";
import { takenOn } from "../free-time/taken-times.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { gridMinutes } from "../time/duration.ts";
import {
  defaultStartMinute,
  firstVisibleMinute,
  gapMinutes as shortestGap,
} from "../timeline/place-day.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { DayPattern } from "./day-pattern.ts";
import { type Claim, evenLoads, needsOf } from "./need.ts";
import { type SessionOptions, sessionOptionsOf } from "./session-options.ts";
import { type SubjectFrame, subjectFramesOf } from "./subject-frame.ts";
import { type UsableSubject, usableSubjectsOf } from "./usable-subjects.ts";

export interface ProblemSubject extends UsableSubject {
  /** Units to plan. */
  readonly need: number;
}

/** The planning problem in whole units, free of calendars and names of weekdays. */
export interface Problem {
  readonly days: readonly FreeDay[];
  readonly subjects: readonly ProblemSubject[];
  readonly options: SessionOptions;
  readonly gapMinutes: number;
  /** Times of day that a subject prefers: its own, or those of all. */
  readonly preferredOf: (subject: number) => readonly Interval[];
  /** Subjects whose preferred times are not those of all. */
  readonly ownTimes: ReadonlySet<number>;
  /** What each day can hold; days that look alike share one pattern. */
  readonly patterns: readonly DayPattern[];
  /** Units that fit before each day; one entry more than there are days. */
  readonly cumulative: Float64Array;
  /** Units on each day that would meet every need with the lowest peak. */
  readonly evenLoads: Float64Array;
  readonly frames: readonly SubjectFrame[];
}

const sessionsPerDay = 2;

const preferredTimesOf = ({ preferences, wishes }: AdvancedInputs) => [
  ...preferences.preferredTimes,
  ...(wishes?.preferredTimes ?? []).flatMap(({ times }) => times),
];

/** Preferred by subjects without a wish of their own; without any preference every time is. */
const commonPreferredOf = ({ preferences, wishes }: AdvancedInputs): readonly Interval[] => {
  const times = [
    ...preferences.preferredTimes,
    ...(wishes?.preferredTimes ?? []).flatMap((wish) =>
      wish.subject === undefined ? wish.times : [],
    ),
  ];
  return times.length > 0 ? windowsOfTimes(times) : [{ start: 0, end: minutesPerDay }];
};

const ownTimesOf = ({ wishes }: AdvancedInputs, name: string): readonly Interval[] | undefined => {
  const times = (wishes?.preferredTimes ?? []).flatMap((wish) =>
    wish.subject?.trim() === name ? wish.times : [],
  );
  return times.length > 0 ? windowsOfTimes(times) : undefined;
};

/** A student who gave no times at all sees the specified day: sessions from 08:00, 15 minutes apart. */
const gapMinutesOf = (inputs: AdvancedInputs): number => {
  const { grid, commitments, preferences } = inputs;
  const isPlain =
    Object.keys(grid).length === 0 &&
    commitments.length === 0 &&
    preferredTimesOf(inputs).length === 0;
  const { longBreakDuration } = preferences.pomodoro;
  if (isPlain || !Number.isFinite(longBreakDuration)) return shortestGap;
  return Math.min(
    Math.max(Math.ceil(longBreakDuration / gridMinutes) * gridMinutes, shortestGap),
    120,
  );
};

const onGrid = (free: readonly Interval[]): readonly Interval[] =>
  free
    .map(({ start, end }) => ({
      start: Math.ceil(start / gridMinutes) * gridMinutes,
      end: Math.floor(end / gridMinutes) * gridMinutes,
    }))
    .filter(({ start, end }) => end > start);

const from = (free: readonly Interval[], earliest: number): readonly Interval[] =>
  free
    .map(({ start, end }) => ({ start: Math.max(start, earliest), end }))
    .filter(({ start, end }) => end > start);

/** What each day can hold; days that are alike share one pattern. */
const dayPatternsOf = ({
  inputs,
  everyMinute,
  days,
  caps,
  pattern: common,
}: {
  readonly inputs: AdvancedInputs;
  readonly everyMinute: boolean;
  readonly days: readonly FreeDay[];
  /** Units that may be planned on each day. */
  readonly caps: readonly number[];
  readonly pattern: {
    readonly preferred: readonly Interval[];
    readonly gapMinutes: number;
    readonly options: SessionOptions;
  };
}): readonly DayPattern[] => {
  const known = new Map<string, DayPattern>();
  const patternFor = (free: readonly Interval[], cap: number): DayPattern => {
    const key = JSON.stringify([free, cap]);
    const pattern = known.get(key) ?? new DayPattern({ ...common, free, cap });
    known.set(key, pattern);
    return pattern;
  };
  const painted = new Set(
    Object.values(inputs.grid).flatMap(({ day, type }) => (type === "free" ? [day] : [])),
  );
  const prefersEarly = preferredTimesOf(inputs).includes("Early Morning");
  return days.map(({ free: all, weekday }, day) => {
    const cap = caps[day] ?? 0;
    const free = onGrid(all);
    const whole = patternFor(free, cap);
    if (everyMinute || painted.has(weekday) || prefersEarly) return whole;
    // Hours before the calendar's first, and before the usual start, only where they are needed.
    const later = [defaultStartMinute, firstVisibleMinute].map((earliest) =>
      patternFor(from(free, earliest), cap),
    );
    return later.find(({ capacity }) => capacity === whole.capacity) ?? whole;
  });
};

/**
 * With `everyMinute` long breaks and late starts give way: for a week so full that a subject would
 * otherwise stay without time.
 */
export const problemOf = (inputs: AdvancedInputs, everyMinute = false): Problem => {
  const { preferences, wishes, hoursPerDay } = inputs;
  const usable = usableSubjectsOf(inputs);
  const { minimum, maximum } = sessionLengthsOf({ preferences, wishes });
  const days = freeDaysFrom({
    today: inputs.today,
    minuteOfDay: inputs.minuteOfDay,
    availability: {
      grid: inputs.grid,
      commitments: inputs.commitments,
      sleepSchedule: preferences.sleepSchedule,
      ...(wishes === undefined ? {} : { wishes }),
    },
    days: Math.max(0, ...usable.map(({ deadline }) => deadline)),
    taken: inputs.taken,
  });
  const dailyMinutes = days.map(({ day, weekday }) =>
    Math.max(
      dailyMinutesOn({ weekday, hoursPerDay, wishes }) - takenOn(inputs.taken, day).minutes,
      0,
    ),
  );
  const options = sessionOptionsOf({
    minimum,
    maximum,
    capMinutes: Math.max(0, ...dailyMinutes),
  });
  const { lengths, unit } = options;
  const longest = lengths.at(-1) ?? 1;
  const gapMinutes = everyMinute ? shortestGap : gapMinutesOf(inputs);
  const preferred = commonPreferredOf(inputs);
  const patterns = dayPatternsOf({
    inputs,
    everyMinute,
    days,
    caps: days.map((_, day) => {
      const alive = usable.filter(({ deadline }) => deadline > day).length;
      const units = Math.floor((dailyMinutes[day] ?? 0) / unit + 1e-9);
      return Math.min(units, alive * sessionsPerDay * longest);
    }),
    pattern: { preferred, gapMinutes, options },
  });

  const cumulative = new Float64Array(days.length + 1);
  patterns.forEach(({ capacity }, day) => {
    cumulative[day + 1] = (cumulative[day] ?? 0) + capacity;
  });
  const most = usable.map(({ deadline }) =>
    patterns
      .slice(0, deadline)
      .reduce((sum, { capacity }) => sum + Math.min(capacity, sessionsPerDay * longest), 0),
  );
  const claims: readonly Claim[] = usable;
  const needs = needsOf({ claims, cumulative, most, shortest: lengths[0] ?? 1 });
  const subjects = usable.map((subject, index) => ({ ...subject, need: needs[index] ?? 0 }));
  const own = new Map(
    subjects.flatMap(({ name }, index) => {
      const times = ownTimesOf(inputs, name);
      return times === undefined ? [] : [[index, times] as const];
    }),
  );
  return {
    days,
    subjects,
    options,
    gapMinutes,
    preferredOf: (subject) => own.get(subject) ?? preferred,
    ownTimes: new Set(own.keys()),
    patterns,
    cumulative,
    evenLoads: evenLoads({ claims, needs, cumulative }),
    frames: subjectFramesOf({ subjects, patterns, cumulative, options }),
  };
};
