import { preferredTimeWindows, timesOfDay } from "../free-time/preferred-times.ts";
import type { Commitment, PlanningWishes, PreferredTime, Weekday } from "../model.ts";
import type { AdvancedInputs } from "../scheduler/problem/advanced-inputs.ts";
import { formatClock, minutesPerDay } from "../time/clock-time.ts";
import { addDays, daysBetween, weekdays as everyDay } from "../time/day-number.ts";
import { noWishes } from "./no-wishes.ts";
import type { DayWindow, OffWish, OnlyWish, Wish } from "./wish.ts";
import { daysAhead, holdsAlways, holdsOn, isWeekly, ratingIn, subjectsMeant } from "./wish-days.ts";
import { leastOfWishes } from "./wish-least.ts";
import { limitsOfWishes } from "./wish-limits.ts";
import { subjectRulesOf } from "./wish-subject-days.ts";
import { subjectTimesOf } from "./wish-subject-times.ts";

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type Changes = Writable<Omit<AdvancedInputs, "wishes">> & { wishes: Writable<PlanningWishes> };

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const commitmentOf = (
  { from, to }: DayWindow,
  days: readonly Weekday[],
  name: string,
): Commitment => ({
  name,
  days,
  startTime: formatClock(from),
  endTime: formatClock(to === minutesPerDay ? 0 : to),
  type: "other",
});

const asked = "a time you asked to keep free";

const addOff = (changes: Changes, wish: OffWish): void => {
  const { window, weekdays, label, subjects, level } = wish;
  if (subjects !== undefined || level !== undefined) return;
  if (window === undefined) {
    if (isWeekly(wish))
      changes.wishes.weekdaysOff = distinct([...changes.wishes.weekdaysOff, ...(weekdays ?? [])]);
    else
      changes.wishes.datesOff = distinct([
        ...changes.wishes.datesOff,
        ...daysAhead(changes).filter((day) => holdsOn(wish, day, changes)),
      ]);
    return;
  }
  if (!isWeekly(wish)) {
    const because = label ?? asked;
    const end = window.to > window.from ? window.to : window.to + minutesPerDay;
    changes.busy = [
      ...(changes.busy ?? []),
      ...daysAhead(changes)
        .filter((day) => holdsOn(wish, day, changes))
        .map((day) => ({ day, start: window.from, end, because })),
    ];
    return;
  }
  if (holdsAlways(wish) && label === undefined && window.from === 0) {
    changes.wishes.earliestStart = Math.max(changes.wishes.earliestStart ?? 0, window.to);
    return;
  }
  if (holdsAlways(wish) && label === undefined && window.to === minutesPerDay) {
    changes.wishes.latestEnd = Math.min(changes.wishes.latestEnd ?? minutesPerDay, window.from);
    return;
  }
  changes.commitments = [
    ...changes.commitments,
    commitmentOf(window, weekdays ?? everyDay, label ?? asked),
  ];
};

/** What is left of a day around some windows. */
const around = (windows: readonly DayWindow[]): readonly DayWindow[] => {
  const result: DayWindow[] = [];
  let at = 0;
  for (const { from, to } of windows.toSorted((a, b) => a.from - b.from)) {
    if (from > at) result.push({ from: at, to: from });
    at = Math.max(at, to > from ? to : minutesPerDay);
  }
  if (at < minutesPerDay) result.push({ from: at, to: minutesPerDay });
  return result;
};

/** Several "only"s of the same days are one: mornings or evenings. */
const addOnly = (changes: Changes, wishes: readonly OnlyWish[]): void => {
  const general = wishes.filter(
    ({ subjects, level }) => subjects === undefined && level === undefined,
  );
  const days = general.filter(({ window }) => window === undefined);
  if (days.length > 0 && days.every(isWeekly)) {
    const allowed = days.flatMap(({ weekdays }) => weekdays ?? everyDay);
    const others = everyDay.filter((day) => !allowed.includes(day));
    changes.wishes.weekdaysOff = distinct([...changes.wishes.weekdaysOff, ...others]);
  } else if (days.length > 0) {
    const off = daysAhead(changes).filter(
      (day) => !days.some((wish) => holdsOn(wish, day, changes)),
    );
    changes.wishes.datesOff = distinct([...changes.wishes.datesOff, ...off]);
  }
  const byDays = Map.groupBy(
    general.filter(({ window }) => window !== undefined),
    ({ weekdays, dates, daysBeforeExam }) => JSON.stringify([weekdays, dates, daysBeforeExam]),
  );
  for (const same of byDays.values()) {
    const [first] = same;
    if (first === undefined) continue;
    for (const window of around(same.flatMap((wish) => wish.window ?? []))) {
      const { weekdays, dates, daysBeforeExam, examsOf, firmness } = first;
      addOff(changes, {
        kind: "off",
        firmness,
        window,
        ...(weekdays === undefined ? {} : { weekdays }),
        ...(dates === undefined ? {} : { dates }),
        ...(daysBeforeExam === undefined ? {} : { daysBeforeExam }),
        ...(examsOf === undefined ? {} : { examsOf }),
      });
    }
  }
};

const timesIn = (window: DayWindow): readonly PreferredTime[] =>
  timesOfDay.filter((time) => {
    const { start, end } = preferredTimeWindows[time];
    return Math.min(end, window.to) - Math.max(start, window.from) >= (end - start) / 2;
  });

const restOrder: readonly Weekday[] = [6, 5, 4, 2, 0, 1, 3];

const setFor = (
  record: Readonly<Record<string, number>>,
  names: readonly string[],
  value: (before: number | undefined) => number,
): Readonly<Record<string, number>> =>
  // Copied entry by entry: a subject may be called `__proto__`.
  Object.fromEntries([
    ...Object.entries(record),
    ...names.map(
      (name) => [name, value(Object.hasOwn(record, name) ? record[name] : undefined)] as const,
    ),
  ]);

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

const without = (changes: Changes, names: readonly string[]): void => {
  const left = changes.subjects.filter(({ name }) => !names.includes(name.trim()));
  // A plan of nothing is no plan: the last subject stays, and the wish is said to be not kept.
  if (left.length > 0) changes.subjects = left;
};

const addOne = (changes: Changes, wish: Wish): void => {
  const { wishes } = changes;
  switch (wish.kind) {
    case "off":
      addOff(changes, wish);
      return;
    case "prefer":
      preferWindow(changes, wish);
      return;
    case "only":
      preferWindow(changes, wish);
      return;
    case "break":
      changes.breakMinutes = wish.minutes;
      return;
    case "subjects-a-day":
      changes.mostSubjectsADay = wish.most;
      return;
    case "sessions-a-day":
      // Of one subject they are counted as time, in its rules.
      if (wish.subjects === undefined && wish.level === undefined)
        changes.mostSessionsADay = Math.min(changes.mostSessionsADay ?? wish.most, wish.most);
      return;
    case "rhythm":
      if (wish.everyDays === 1) changes.restDays = "none";
      return;
    case "limit":
      if (wish.least !== undefined && holdsAlways(wish)) changes.restDays = "none";
      return;
    case "allow":
      // A day that may be used is no free day of the week.
      if (wish.weekdays !== undefined && wish.subjects === undefined) changes.restDays = "none";
      return;
    case "work":
      setWork(changes, wish);
      return;
    case "session":
      if (wish.subjects !== undefined || wish.level !== undefined) return;
      if (wish.least !== undefined) wishes.minSessionLength = wish.least;
      if (wish.most !== undefined) wishes.maxSessionLength = wish.most;
      return;
    case "rest-days":
      wishes.weekdaysOff = distinct([
        ...wishes.weekdaysOff,
        ...restOrder.slice(0, Math.max(wish.perWeek - wishes.weekdaysOff.length, 0)),
      ]);
      return;
    case "done":
      setDone(changes, wish);
      return;
    case "weight":
      wishes.emphasis = setFor(wishes.emphasis, wish.subjects, (before = 1) =>
        within(before * wish.factor, 0.25, 3),
      );
      return;
    case "difficulty":
      wishes.difficulty = setFor(wishes.difficulty, wish.subjects, () => wish.rating);
      return;
    case "skip":
      without(changes, wish.subjects);
      return;
    case "only-subjects":
      if (holdsAlways(wish) && wish.window === undefined)
        without(
          changes,
          changes.subjects
            .map(({ name }) => name.trim())
            .filter((name) => !wish.subjects.includes(name)),
        );
      return;
    case "period":
      addPeriod(changes, wish);
      return;
    case "finish":
      wishes.finishDaysBefore = [
        ...wishes.finishDaysBefore,
        ...(wish.subjects?.map((subject) => ({ subject, days: wish.daysBefore })) ?? [
          { days: wish.daysBefore },
        ]),
      ];
      return;
    case "sleep":
      addSleep(changes, wish);
      return;
    case "buffer":
      addBuffer(changes, wish);
      return;
    default:
      return;
  }
};

const addPeriod = (
  changes: Changes,
  { subjects, from, to }: Extract<Wish, { kind: "period" }>,
): void => {
  if (subjects === undefined) {
    const off = daysAhead(changes).filter(
      (day) => (from !== undefined && day < from) || (to !== undefined && day > to),
    );
    changes.wishes.datesOff = distinct([...changes.wishes.datesOff, ...off]);
    return;
  }
  if (to === undefined) return;
  const early = changes.subjects
    .filter(({ name }) => subjects.includes(name.trim()))
    .map(({ name, examDate }) => ({
      subject: name.trim(),
      days: Math.max(daysBetween(addDays(to, 1), examDate), 0),
    }));
  changes.wishes.finishDaysBefore = [...changes.wishes.finishDaysBefore, ...early];
};

/** A time that is liked, or the only one: the planner is drawn to it, and the plan is looked at afterwards. */
const preferWindow = (changes: Changes, wish: Extract<Wish, { kind: "prefer" | "only" }>): void => {
  const { wishes } = changes;
  const { window } = wish;
  if (window === undefined || !holdsAlways(wish)) return;
  const names = subjectsMeant(wish, changes.subjects, ratingIn(changes));
  if (names === undefined && wish.kind === "only") return;
  const times = timesIn(window);
  wishes.preferredTimes = [
    ...wishes.preferredTimes,
    ...(names === undefined ? [{ times }] : names.map((subject) => ({ subject, times }))),
  ];
};

const setWork = (
  changes: Changes,
  { subjects, minutes }: Extract<Wish, { kind: "work" }>,
): void => {
  changes.subjects = changes.subjects.map((subject) =>
    subjects.includes(subject.name.trim()) ? { ...subject, workMinutes: minutes } : subject,
  );
};

/** Of work that is known it is taken off; of the rest a smaller part is left to share out. */
const setDone = (
  changes: Changes,
  { subjects, part, minutes }: Extract<Wish, { kind: "done" }>,
): void => {
  const isMeant = ({ name }: { readonly name: string }): boolean => subjects.includes(name.trim());
  changes.subjects = changes.subjects.map((subject) => {
    const studied =
      minutes ??
      (subject.workMinutes === undefined
        ? undefined
        : Math.round(subject.workMinutes * (part ?? 0)));
    return isMeant(subject) && studied !== undefined
      ? { ...subject, studiedMinutes: (subject.studiedMinutes ?? 0) + studied }
      : subject;
  });
  const shared = changes.subjects
    .filter((subject) => isMeant(subject) && subject.workMinutes === undefined)
    .map(({ name }) => name.trim());
  if (part !== undefined)
    changes.wishes.emphasis = setFor(changes.wishes.emphasis, shared, (before = 1) =>
      within(before * (1 - part), 0.25, 3),
    );
};

const addSleep = (
  changes: Changes,
  { from, to, minutes }: Extract<Wish, { kind: "sleep" }>,
): void => {
  const { sleepSchedule } = changes.preferences;
  const start = from === undefined ? sleepSchedule.start : Math.floor(from / 60) % 24;
  const stated = to === undefined ? sleepSchedule.end : Math.ceil(to / 60) % 24;
  const asleep = ((stated - start + 24) % 24) * 60;
  const end =
    minutes !== undefined && asleep < minutes ? (start + Math.ceil(minutes / 60)) % 24 : stated;
  changes.preferences = { ...changes.preferences, sleepSchedule: { start, end } };
};

/** The time before and after things with the same name grows. */
const addBuffer = (
  changes: Changes,
  { minutes, side, label }: Extract<Wish, { kind: "buffer" }>,
): void => {
  const isMeant = ({ name, type }: Commitment): boolean =>
    name.toLowerCase().includes(label.toLowerCase()) ||
    (/work|shift|job/i.test(label) && (type === "work" || /work|shift|job/i.test(name)));
  const clockOf = (time: string): number =>
    Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  changes.commitments = changes.commitments.map((commitment) =>
    isMeant(commitment)
      ? side === "before"
        ? {
            ...commitment,
            startTime: formatClock(Math.max(clockOf(commitment.startTime) - minutes, 0)),
          }
        : {
            ...commitment,
            endTime: formatClock(
              Math.min(clockOf(commitment.endTime) + minutes, minutesPerDay - 1),
            ),
          }
      : commitment,
  );
};

/** Fixed times first, so that what leans on them ("half an hour before my shift") finds them. */
const rank = ({ kind }: Wish): number =>
  kind === "difficulty" || kind === "work" ? 0 : kind === "buffer" ? 2 : 1;

/** The inputs of a plan with everything in them that the planner can be told beforehand. */
export const applyWishes = ({
  inputs,
  wishes,
}: {
  readonly inputs: AdvancedInputs;
  readonly wishes: readonly Wish[];
}): AdvancedInputs => {
  const changes: Changes = { ...inputs, wishes: { ...noWishes, ...inputs.wishes } };
  addOnly(
    changes,
    wishes.filter((wish) => wish.kind === "only"),
  );
  for (const wish of wishes.toSorted((a, b) => rank(a) - rank(b))) addOne(changes, wish);
  const dateLimits = limitsOfWishes(changes, wishes);
  if (dateLimits.length > 0) changes.dateLimits = [...(changes.dateLimits ?? []), ...dateLimits];
  const least = leastOfWishes(changes, wishes);
  changes.subjects = least.subjects;
  const rules = [
    ...subjectRulesOf(changes, wishes),
    ...subjectTimesOf(changes, wishes),
    ...least.rules,
  ];
  if (rules.length > 0) changes.rules = [...(changes.rules ?? []), ...rules];
  return changes;
};
