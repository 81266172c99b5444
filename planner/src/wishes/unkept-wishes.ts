import type { CalendarDay, StudyPlan, Subject } from "../model.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { minutesPerDay, parseClock } from "../time/clock-time.ts";
import { daysBetween, weekdayOf } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import type { DayWindow, When, Wish } from "./wish.ts";
import { daysAhead, holdsOn, subjectsMeant } from "./wish-days.ts";

/** A wish that a plan does not keep, and why, in words for the student. */
export interface UnkeptWish {
  readonly wish: Wish;
  readonly reason: string;
}

interface Session {
  readonly day: CalendarDay;
  readonly subject: string;
  readonly start: number | undefined;
  readonly minutes: number;
}

interface Facts {
  readonly sessions: readonly Session[];
  readonly byDay: ReadonlyMap<CalendarDay, readonly Session[]>;
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  readonly subjects: readonly Subject[];
  readonly ratingOf: (name: string) => number;
}

export interface UnkeptInput {
  readonly plan: StudyPlan;
  readonly wishes: readonly Wish[];
  readonly today: CalendarDay;
  readonly subjects: readonly Subject[];
  readonly difficulty?: Readonly<Record<string, number>>;
}

const meets = ({ start, minutes }: Session, window: DayWindow | undefined): boolean => {
  if (window === undefined || start === undefined) return window === undefined;
  const end = start + minutes;
  return window.to > window.from
    ? start < window.to && end > window.from
    : end > window.from || start < window.to;
};

const liesIn = ({ start, minutes }: Session, { from, to }: DayWindow): boolean => {
  if (start === undefined) return true;
  return to > from
    ? start >= from && start + minutes <= to
    : start >= from || start + minutes <= to;
};

const times = (count: number, one: string, many: string): string =>
  count === 1 ? one : many.replace("%", String(count));

const singular: Readonly<Record<string, string>> = { lie: "lies", come: "comes", are: "is" };

/** What is said of several sessions, and of one as of one. */
const broken = (sessions: readonly Session[], what: string): string | undefined => {
  if (sessions.length === 0) return undefined;
  const ofOne = what.replace(/\b(?:lie|come|are)\b/, (verb) => singular[verb] ?? verb);
  return sessions.length === 1 ? `One session ${ofOne}.` : `${sessions.length} sessions ${what}.`;
};

const ofWish = (facts: Facts, wish: Wish): readonly Session[] => {
  const who = "subjects" in wish || "level" in wish ? wish : {};
  const names = subjectsMeant(who, facts.subjects, facts.ratingOf);
  return names === undefined
    ? facts.sessions
    : facts.sessions.filter(({ subject }) => names.includes(subject));
};

const notFound = "The hours before the exams do not leave room for it";

const onDays = (facts: Facts, when: When, sessions: readonly Session[]): readonly Session[] =>
  sessions.filter(({ day }) => holdsOn(when, day, facts));

/** Whole weeks, Monday to Sunday, of the days ahead. */
const weeksOf = (facts: Facts): readonly (readonly CalendarDay[])[] => {
  const weeks: CalendarDay[][] = [];
  for (const day of facts.days) {
    if (weekdayOf(day) === 0 || weeks.length === 0) weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  return weeks.filter((week) => week.length === 7);
};

const examOf = (facts: Facts, subject: string): CalendarDay | undefined =>
  facts.subjects.find(({ name }) => name.trim() === subject)?.examDate;

const unkeptRhythm = (
  facts: Facts,
  wish: Extract<Wish, { kind: "rhythm" }>,
): string | undefined => {
  for (const subject of wish.subjects) {
    const own = new Set(
      facts.sessions.filter((session) => session.subject === subject).map(({ day }) => day),
    );
    const exam = examOf(facts, subject);
    const days = facts.days.filter((day) => exam === undefined || day < exam);
    if (wish.everyDays !== undefined && wish.bound !== "most") {
      const free = days.filter(
        (_, index) =>
          index + (wish.everyDays ?? 1) <= days.length &&
          !days.slice(index, index + (wish.everyDays ?? 1)).some((day) => own.has(day)),
      );
      if (free.length > 0)
        return `${subject} is missing on ${times(free.length, "one day", "% days")}.`;
    }
    const { perWeek } = wish;
    if (perWeek === undefined) continue;
    for (const week of weeksOf(facts)) {
      if (exam !== undefined && week.some((day) => day >= exam)) continue;
      const count = week.filter((day) => own.has(day)).length;
      if (wish.bound !== "least" && count > perWeek)
        return `In one week ${subject} comes on ${count} days.`;
      if (wish.bound !== "most" && count < perWeek)
        return `In one week ${subject} comes on ${times(count, "one day", "% days")} only.`;
    }
  }
  return undefined;
};

const unkeptLimit = (facts: Facts, wish: Extract<Wish, { kind: "limit" }>): string | undefined => {
  const { most, least, per } = wish;
  const sessions = ofWish(facts, wish);
  if (per === "week") {
    for (const week of weeksOf(facts)) {
      const minutes = totalMinutes(sessions.filter(({ day }) => week.includes(day)));
      if (most !== undefined && minutes > most) return "One week has more than that.";
      if (least !== undefined && minutes < least) return "One week has less than that.";
    }
    return undefined;
  }
  // After its exam nobody studies a subject: those days miss nothing.
  const exams = (wish.subjects ?? []).flatMap((subject) => examOf(facts, subject) ?? []);
  const last = exams.toSorted().at(-1);
  const days = facts.days.filter(
    (day) => holdsOn(wish, day, facts) && (last === undefined || day < last),
  );
  const minutesOn = (day: CalendarDay): number =>
    totalMinutes(sessions.filter((each) => each.day === day));
  const over = most === undefined ? 0 : days.filter((day) => minutesOn(day) > most).length;
  if (over > 0) return `${times(over, "One day has", "% days have")} more than that.`;
  const under = least === undefined ? 0 : days.filter((day) => minutesOn(day) < least).length;
  return under > 0 ? `${times(under, "One day has", "% days have")} less than that.` : undefined;
};

const unkeptOrder = (
  facts: Facts,
  first: readonly string[],
  second: readonly string[],
): string | undefined => {
  const wrong = [...facts.byDay.values()].filter((sessions) => {
    const starts = (names: readonly string[]): readonly number[] =>
      sessions.flatMap(({ subject, start }) =>
        names.includes(subject) && start !== undefined ? [start] : [],
      );
    const [one, two] = [starts(first), starts(second)];
    return one.length > 0 && two.length > 0 && Math.min(...two) < Math.max(...one);
  });
  return wrong.length === 0
    ? undefined
    : `On ${times(wrong.length, "one day", "% days")} the order is another one.`;
};

const unkeptFirst = (facts: Facts, wish: Extract<Wish, { kind: "first" }>): string | undefined => {
  const names = subjectsMeant(wish, facts.subjects, facts.ratingOf) ?? [];
  if (names.length === 0) return undefined;
  if (wish.of === "day") {
    const wrong = [...facts.byDay.values()].filter(
      (sessions) =>
        sessions.some(({ subject }) => names.includes(subject)) &&
        !names.includes(sessions[0]?.subject ?? ""),
    );
    return wrong.length === 0
      ? undefined
      : `${times(wrong.length, "One day begins", "% days begin")} with something else.`;
  }
  return names.includes(facts.sessions[0]?.subject ?? "")
    ? undefined
    : "Another exam comes so soon that its subject has to begin.";
};

const unkeptReview = (
  facts: Facts,
  wish: Extract<Wish, { kind: "review" }>,
): string | undefined => {
  const exams = facts.subjects.filter(
    ({ name }) => wish.subjects === undefined || wish.subjects.includes(name.trim()),
  );
  for (const { name, examDate } of exams) {
    const last = facts.sessions.filter(({ day }) => {
      const left = daysBetween(day, examDate);
      return left >= 1 && left <= wish.days;
    });
    const own = last.filter(({ subject }) => subject === name.trim());
    if (own.length === 0) return `The last days before ${name.trim()} have none of it.`;
    if (wish.only && own.length < last.length)
      return `Other exams come so soon that the last days before ${name.trim()} are shared.`;
  }
  return undefined;
};

const unkeptWork = (facts: Facts, wish: Extract<Wish, { kind: "work" }>): string | undefined => {
  for (const subject of wish.subjects) {
    const minutes = totalMinutes(facts.sessions.filter((session) => session.subject === subject));
    if (Math.abs(minutes - wish.minutes) > Math.max(wish.minutes * 0.1, 30))
      return `${subject} gets ${Math.round(minutes / 6) / 10} hours.`;
  }
  return undefined;
};

const reasonOf = (facts: Facts, wish: Wish): string | undefined => {
  switch (wish.kind) {
    case "off":
      return broken(
        onDays(facts, wish, ofWish(facts, wish)).filter((each) => meets(each, wish.window)),
        "could not be moved away from then",
      );
    case "only": {
      const { window } = wish;
      const sessions = ofWish(facts, wish);
      return broken(
        window === undefined
          ? sessions.filter(({ day }) => !holdsOn(wish, day, facts))
          : onDays(facts, wish, sessions).filter((each) => !liesIn(each, window)),
        "lie at other times",
      );
    }
    case "only-subjects":
      return broken(
        onDays(facts, wish, facts.sessions).filter(
          (each) => !wish.subjects.includes(each.subject) && meets(each, wish.window),
        ),
        "of other subjects lie there: their exams come too soon",
      );
    case "prefer": {
      const { window } = wish;
      const sessions = ofWish(facts, wish);
      const fitting = sessions.filter(
        (each) => holdsOn(wish, each.day, facts) && (window === undefined || liesIn(each, window)),
      );
      return sessions.length > 0 && fitting.length === 0
        ? "No session could be put there."
        : undefined;
    }
    case "limit":
      return unkeptLimit(facts, wish);
    case "rhythm":
      return unkeptRhythm(facts, wish);
    case "session":
      return broken(
        ofWish(facts, wish).filter(
          ({ minutes }) =>
            (wish.most !== undefined && minutes > wish.most) ||
            (wish.least !== undefined && minutes < wish.least),
        ),
        "are longer or shorter",
      );
    case "break": {
      const close = [...facts.byDay.values()].flatMap((sessions) =>
        sessions.filter((each, index) => {
          const next = sessions[index + 1];
          return (
            each.start !== undefined &&
            next?.start !== undefined &&
            next.start - (each.start + each.minutes) < wish.minutes
          );
        }),
      );
      return close.length === 0
        ? undefined
        : "Some sessions follow each other with a shorter break.";
    }
    case "subjects-a-day": {
      const over = [...facts.byDay.values()].filter(
        (sessions) => new Set(sessions.map(({ subject }) => subject)).size > wish.most,
      ).length;
      return over === 0
        ? undefined
        : `${times(over, "One day has", "% days have")} more: the exams come close together.`;
    }
    case "sessions-a-day": {
      const own = ofWish(facts, wish);
      const over = facts.days.filter(
        (day) => own.filter((each) => each.day === day).length > wish.most,
      ).length;
      return over === 0 ? undefined : `${times(over, "One day has", "% days have")} more.`;
    }
    case "rest-days": {
      const full = weeksOf(facts).filter(
        (week) => week.filter((day) => !facts.byDay.has(day)).length < wish.perWeek,
      ).length;
      return full === 0 ? undefined : `${times(full, "One week has", "% weeks have")} fewer.`;
    }
    case "work":
      return unkeptWork(facts, wish);
    case "skip":
      return broken(ofWish(facts, wish), "had to stay: there is no other subject");
    case "period":
      return broken(
        ofWish(facts, wish).filter(
          ({ day }) =>
            (wish.from !== undefined && day < wish.from) ||
            (wish.to !== undefined && day > wish.to),
        ),
        "lie outside of it",
      );
    case "finish":
      return broken(
        ofWish(facts, wish).filter(({ day, subject }) => {
          const exam = examOf(facts, subject);
          return exam !== undefined && daysBetween(day, exam) <= wish.daysBefore;
        }),
        "come later",
      );
    case "first":
      return unkeptFirst(facts, wish);
    case "order":
      return unkeptOrder(facts, wish.first, wish.second);
    case "apart": {
      const together = [...facts.byDay.values()].filter(
        (sessions) =>
          new Set(
            sessions.map(({ subject }) => subject).filter((name) => wish.subjects.includes(name)),
          ).size > 1,
      ).length;
      return together === 0
        ? undefined
        : `${times(together, "One day has", "% days have")} both: ${notFound.toLowerCase()}.`;
    }
    case "review":
      return unkeptReview(facts, wish);
    case "task":
      return "A plan holds subjects. Add it as a subject, or keep the time free as a commitment.";
    case "exam": {
      const known = facts.subjects.some(
        ({ name, examDate }) => name.trim() === wish.subject && examDate === wish.date,
      );
      if (known) return undefined;
      return wish.isNew
        ? "Add it to your subjects, and plan again."
        : "Change the exam date among your subjects, and plan again.";
    }
    default:
      return undefined;
  }
};

/** Every wish held against the plan that was made: what it does not keep is named, never passed over. */
export const unkeptWishes = ({
  plan,
  wishes,
  today,
  subjects,
  difficulty = {},
}: UnkeptInput): readonly UnkeptWish[] => {
  const sessions = sessionDaysOf(plan)
    .filter(({ day }) => day >= today)
    .flatMap((each) =>
      each.sessions.map(
        ({ day, subject, minutes, entry }): Session => ({
          day,
          subject,
          minutes,
          start: parseClock(entry.startTime ?? ""),
        }),
      ),
    )
    .toSorted(
      (a, b) =>
        a.day.localeCompare(b.day) || (a.start ?? minutesPerDay) - (b.start ?? minutesPerDay),
    );
  const rated = new Map(
    wishes.flatMap((wish) =>
      wish.kind === "difficulty" ? wish.subjects.map((name) => [name, wish.rating] as const) : [],
    ),
  );
  const facts: Facts = {
    sessions,
    byDay: Map.groupBy(sessions, ({ day }) => day),
    days: daysAhead({ today, subjects }),
    today,
    subjects,
    ratingOf: (name) =>
      rated.get(name) ?? (Object.hasOwn(difficulty, name) ? (difficulty[name] ?? 3) : 3),
  };
  return wishes.flatMap((wish) => {
    const reason = reasonOf(facts, wish);
    return reason === undefined ? [] : [{ wish, reason }];
  });
};
