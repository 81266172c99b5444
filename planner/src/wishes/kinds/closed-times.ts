import { subtractIntervals } from "../../free-time/intervals.ts";
import type { CalendarDay } from "../../model/model.ts";
import { studyDaysOf } from "../../scheduler/problem/study-days.ts";
import { formatClock, minutesPerDay } from "../../time/clock-time.ts";
import { addDays, daysBetween, weekdays as everyDay } from "../../time/day-number.ts";
import type { DayWindow, OffWish, OnlyWish, PeriodWish, When } from "../wish.ts";
import {
  examOf,
  isOutside,
  kept,
  liesIn,
  meets,
  onDays,
  sessionsOf,
  unkept,
  unlessAny,
  windowFaults,
} from "./checking.ts";
import { daysAhead, holdsAlways, holdsOn, isWeekly } from "./days.ts";
import {
  addDatesOff,
  closeTimes,
  daysOf,
  distinct,
  drawTo,
  intervalsOf,
  isAboutAll,
  leaveOut,
  meantIn,
  sharedMinutes,
  subjectNamesIn,
} from "./drafting.ts";
import { type Draft, each, type Kind } from "./kind.ts";

const asked = "a time you asked to keep free";
const wholeDay = [{ start: 0, end: minutesPerDay }];

/** No study in a window: before or after a time of every day, of single dates, or each week. */
const keepWindowFree = (draft: Draft, wish: OffWish, { from, to }: DayWindow): void => {
  const { inputs } = draft;
  const { wishes } = inputs;
  const { label: because = asked } = wish;
  const isDaily = holdsAlways(wish) && wish.label === undefined;
  const end = to > from ? to : to + minutesPerDay;
  if (isDaily && from === 0) wishes.earliestStart = Math.max(wishes.earliestStart ?? 0, to);
  else if (isDaily && to === minutesPerDay)
    wishes.latestEnd = Math.min(wishes.latestEnd ?? minutesPerDay, from);
  else if (!isWeekly(wish))
    inputs.busy = [
      ...(inputs.busy ?? []),
      ...daysOf(draft, wish).map((day) => ({ day, start: from, end, because })),
    ];
  else
    inputs.commitments = [
      ...inputs.commitments,
      {
        name: because,
        days: wish.weekdays ?? everyDay,
        startTime: formatClock(from),
        endTime: formatClock(to === minutesPerDay ? 0 : to),
        type: "other",
      },
    ];
};

/** Closes the days or times of a wish to some subjects. */
const closeThen = (draft: Draft, names: readonly string[], wish: When): void => {
  const { window } = wish;
  const isThen = (day: CalendarDay): boolean => holdsOn(wish, day, draft.inputs);
  if (window === undefined)
    draft.closed.push((subject, day) => names.includes(subject) && isThen(day));
  else closeTimes(draft, names, (_, day) => (isThen(day) ? intervalsOf(window) : []));
};

export const off: Kind<"off"> = {
  apply: each((draft, wish) => {
    const { wishes } = draft.inputs;
    if (!isAboutAll(wish)) closeThen(draft, meantIn(draft, wish) ?? [], wish);
    else if (wish.window !== undefined) keepWindowFree(draft, wish, wish.window);
    else if (!isWeekly(wish)) addDatesOff(draft, daysOf(draft, wish));
    else wishes.weekdaysOff = distinct([...wishes.weekdaysOff, ...(wish.weekdays ?? [])]);
  }),
  check: (facts, wish) =>
    unlessAny(
      "not moved",
      onDays(facts, wish, sessionsOf(facts, wish)).filter((session) => meets(session, wish.window)),
    ),
  topic: ({ kind: _kind, firmness: _firmness, ...scope }) => ["off", scope],
  faults: ({ window }, subjects) =>
    windowFaults(window, subjects, (start, end, { from, to }) => start < to && end > from),
};

export const allow: Kind<"allow"> = {
  // A day that may be used is not a free day of the week.
  apply: each(({ inputs }, { weekdays, subjects }) => {
    if (weekdays !== undefined && subjects === undefined) inputs.restDays = "none";
  }),
  // It asks for no session, but a time that the student's week leaves closed cannot be used.
  check: (facts, wish) => {
    const { applied, days } = facts;
    const isUsed = onDays(facts, wish, sessionsOf(facts, wish)).some((each) =>
      meets(each, wish.window),
    );
    const then = studyDaysOf({ inputs: applied, level: 2, days: days.length }).filter(({ day }) =>
      holdsOn(wish, day, facts),
    );
    const hours = wish.window === undefined ? wholeDay : intervalsOf(wish.window);
    const isOpen = then.some(({ free, limit }) => limit > 0 && sharedMinutes(free, hours) > 0);
    return isUsed || isOpen ? kept : unkept({ kind: "some days", used: 0, days: then.length });
  },
  // It withdraws a wish to keep the same time free.
  topic: (wish) => off.topic?.({ ...wish, kind: "off" }),
};

export const onlySubjects: Kind<"only-subjects"> = {
  apply: each((draft, wish) => {
    const others = subjectNamesIn(draft).filter((name) => !wish.subjects.includes(name));
    if (wish.window === undefined && holdsAlways(wish)) leaveOut(draft, others);
    else closeThen(draft, others, wish);
  }),
  check: (facts, wish) =>
    unlessAny(
      "other subject",
      onDays(facts, wish, facts.sessions).filter(
        (session) => !wish.subjects.includes(session.subject) && meets(session, wish.window),
      ),
    ),
};

/** The other days are free. */
const openDays = (draft: Draft, wishes: readonly OnlyWish[]): void => {
  const { inputs } = draft;
  if (!wishes.every(isWeekly)) {
    const isOpen = (day: CalendarDay) => wishes.some((wish) => holdsOn(wish, day, inputs));
    addDatesOff(
      draft,
      daysAhead(inputs).filter((day) => !isOpen(day)),
    );
  } else if (wishes.length > 0) {
    const open = wishes.flatMap(({ weekdays }) => weekdays ?? everyDay);
    const closed = everyDay.filter((day) => !open.includes(day));
    inputs.wishes.weekdaysOff = distinct([...inputs.wishes.weekdaysOff, ...closed]);
  }
};

/** Several windows of the same days are one: mornings or evenings. */
const openWindows = (draft: Draft, wishes: readonly OnlyWish[]): void => {
  const byDays = Map.groupBy(wishes, ({ weekdays, dates, daysBeforeExam, examsOf }) =>
    JSON.stringify([weekdays, dates, daysBeforeExam, examsOf]),
  );
  for (const [first, ...others] of byDays.values()) {
    if (first === undefined) continue;
    const open = [first, ...others].flatMap(({ window }) => window ?? []).flatMap(intervalsOf);
    for (const { start, end } of subtractIntervals(wholeDay, open))
      keepWindowFree(draft, { ...first, kind: "off" }, { from: start, to: end });
  }
};

const openToSubjects = (draft: Draft, wishes: readonly OnlyWish[]): void => {
  const { inputs } = draft;
  const timed = wishes.map((wish) => ({ wish, names: meantIn(draft, wish) ?? [] }));
  for (const { wish, names } of timed) {
    if (wish.window === undefined)
      draft.closed.push((subject, day) => names.includes(subject) && !holdsOn(wish, day, inputs));
    drawTo(draft, names, wish);
  }
  const named = distinct(timed.flatMap(({ names }) => names));
  closeTimes(draft, named, (subject, day) => {
    const open = timed
      .filter(({ wish, names }) => names.includes(subject) && holdsOn(wish, day, inputs))
      .flatMap(({ wish: { window } }) => (window === undefined ? [] : intervalsOf(window)));
    return open.length === 0 ? [] : subtractIntervals(wholeDay, open);
  });
};

export const only: Kind<"only"> = {
  apply: (draft, wishes) => {
    const general = Map.groupBy(wishes.filter(isAboutAll), ({ window }) => window === undefined);
    openDays(draft, general.get(true) ?? []);
    openWindows(draft, general.get(false) ?? []);
    openToSubjects(
      draft,
      wishes.filter((wish) => !isAboutAll(wish)),
    );
  },
  check: (facts, wish) => {
    const { window } = wish;
    const sessions = sessionsOf(facts, wish);
    const wrong =
      window === undefined
        ? sessions.filter(({ day }) => !holdsOn(wish, day, facts))
        : onDays(facts, wish, sessions).filter((session) => !liesIn(session, window));
    return unlessAny("other time", wrong);
  },
  faults: ({ window }, subjects) => windowFaults(window, subjects, isOutside),
};

const isOutsidePeriod = ({ from, to }: PeriodWish, date: CalendarDay): boolean =>
  (from !== undefined && date < from) || (to !== undefined && date > to);

export const period: Kind<"period"> = {
  apply: each((draft, wish) => {
    const { inputs } = draft;
    const { to } = wish;
    const names = meantIn(draft, wish);
    if (names === undefined) {
      const outside = daysAhead(inputs).filter((date) => isOutsidePeriod(wish, date));
      return addDatesOff(draft, outside);
    }
    draft.closed.push((subject, date) => names.includes(subject) && isOutsidePeriod(wish, date));
    if (to === undefined) return;
    const early = inputs.subjects
      .map(({ name, examDate }) => ({
        subject: name.trim(),
        days: Math.max(daysBetween(addDays(to, 1), examDate), 0),
      }))
      .filter(({ subject }) => names.includes(subject));
    inputs.wishes.finishDaysBefore = [...inputs.wishes.finishDaysBefore, ...early];
  }),
  check: (facts, wish) =>
    unlessAny(
      "outside",
      sessionsOf(facts, wish).filter(({ day }) => isOutsidePeriod(wish, day)),
    ),
};

export const finish: Kind<"finish"> = {
  apply: each((draft, wish) => {
    const { wishes } = draft.inputs;
    const { daysBefore: days } = wish;
    const own = meantIn(draft, wish)?.map((subject) => ({ subject, days })) ?? [{ days }];
    wishes.finishDaysBefore = [...wishes.finishDaysBefore, ...own];
  }),
  check: (facts, wish) =>
    unlessAny(
      "later",
      sessionsOf(facts, wish).filter(({ day, subject }) => {
        const exam = examOf(facts, subject);
        return exam !== undefined && daysBetween(day, exam) <= wish.daysBefore;
      }),
    ),
};
