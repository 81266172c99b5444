import { type Interval, minutesIn, subtractIntervals } from "../../free-time/intervals.ts";
import { preferredTimeWindows, timesOfDay } from "../../free-time/preferred-times.ts";
import type { CalendarDay, PreferredTime } from "../../model/model.ts";
import type { ExamInput } from "../../scheduler/problem/advanced-inputs.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import type { DayWindow, When, Who } from "../wish.ts";
import { daysAhead, holdsAlways, holdsOn, ratingIn, subjectsMeant } from "./days.ts";
import type { Draft } from "./kind.ts";

export const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

export const subjectNamesIn = ({ inputs }: Draft): readonly string[] =>
  distinct(inputs.subjects.map(({ name }) => name.trim()));

export const examIn = ({ inputs }: Draft, subject: string): CalendarDay | undefined =>
  inputs.subjects.find(({ name }) => name.trim() === subject)?.examDate;

export const isAboutAll = ({ subjects, level }: Who): boolean =>
  subjects === undefined && level === undefined;

/** The subjects a wish is about, of those in a plan; all of them if it names none. */
export const meantIn = ({ inputs }: Draft, who: Who): readonly string[] | undefined =>
  subjectsMeant(who, inputs.subjects, ratingIn(inputs));

/** Days ahead that a wish speaks of. */
export const daysOf = ({ inputs }: Draft, when: When): readonly CalendarDay[] =>
  daysAhead(inputs).filter((day) => holdsOn(when, day, inputs));

export const addDatesOff = ({ inputs }: Draft, days: readonly CalendarDay[]): void => {
  inputs.wishes.datesOff = distinct([...inputs.wishes.datesOff, ...days]);
};

/** Entry by entry: a subject may be called `__proto__`. */
export const setFor = (
  record: Readonly<Record<string, number>>,
  names: readonly string[],
  value: (before: number | undefined) => number,
): Readonly<Record<string, number>> =>
  Object.fromEntries([
    ...Object.entries(record),
    ...names.map(
      (name) => [name, value(Object.hasOwn(record, name) ? record[name] : undefined)] as const,
    ),
  ]);

/** A factor on the time of some subjects. */
export const emphasise = ({ inputs }: Draft, names: readonly string[], factor: number): void => {
  inputs.wishes.emphasis = setFor(inputs.wishes.emphasis, names, (before = 1) =>
    Math.min(Math.max(before * factor, 0.25), 3),
  );
};

/** Changes the fields of some subjects of the form. */
export const changeSubjects = (
  { inputs }: Draft,
  names: readonly string[],
  change: (subject: ExamInput) => Partial<ExamInput>,
): void => {
  inputs.subjects = inputs.subjects.map((subject) =>
    names.includes(subject.name.trim()) ? { ...subject, ...change(subject) } : subject,
  );
};

/** The plan without some subjects. It needs one: the last stays, and the wish is said to be not kept. */
export const leaveOut = ({ inputs }: Draft, names: readonly string[]): void => {
  const left = inputs.subjects.filter(({ name }) => !names.includes(name.trim()));
  if (left.length > 0) inputs.subjects = left;
};

const timesIn = (window: DayWindow): readonly PreferredTime[] =>
  timesOfDay.filter((time) => {
    const { start, end } = preferredTimeWindows[time];
    const shared = Math.min(end, window.to) - Math.max(start, window.from);
    return shared * 2 >= Math.min(end - start, window.to - window.from);
  });

/** Draws sessions, of some subjects or of all, to a window of every day. */
export const drawTo = (
  { inputs }: Draft,
  names: readonly string[] | undefined,
  when: When & { readonly window?: DayWindow },
): void => {
  if (when.window === undefined || !holdsAlways(when)) return;
  const times = timesIn(when.window);
  inputs.wishes.preferredTimes = [
    ...inputs.wishes.preferredTimes,
    ...(names === undefined ? [{ times }] : names.map((subject) => ({ subject, times }))),
  ];
};

/** A window that passes midnight is the end and the beginning of its day. */
export const intervalsOf = ({ from, to }: DayWindow): readonly Interval[] =>
  to > from
    ? [{ start: from, end: to }]
    : [
        { start: 0, end: to },
        { start: from, end: minutesPerDay },
      ];

/** Minutes of some times that are within others, too. */
export const sharedMinutes = (times: readonly Interval[], others: readonly Interval[]): number =>
  minutesIn(times) - minutesIn(subtractIntervals(times, others));

/** Closes times of day to some subjects, on each day those that `closedOn` gives. */
export const closeTimes = (
  draft: Draft,
  names: readonly string[],
  closedOn: (subject: string, day: CalendarDay) => readonly Interval[],
): void => {
  const days = daysAhead(draft.inputs);
  for (const subject of names) {
    const notAt = days.flatMap((day) => closedOn(subject, day).map((time) => ({ day, ...time })));
    if (notAt.length > 0) draft.rules.push({ subject, notAt });
  }
};
