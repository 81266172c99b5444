import type { CalendarDay, StudyPlan, Subject } from "../model.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { minutesPerDay, parseClock } from "../time/clock-time.ts";
import { daysAhead } from "./kinds/days.ts";
import { kindOf } from "./kinds/index.ts";
import type { Facts, PlannedSession } from "./kinds/kind.ts";
import type { Wish } from "./wish.ts";

/** A wish that a plan does not keep, and why, in words for the student. */
export interface UnkeptWish {
  readonly wish: Wish;
  readonly reason: string;
}

interface UnkeptInput {
  readonly plan: StudyPlan;
  readonly wishes: readonly Wish[];
  readonly today: CalendarDay;
  readonly subjects: readonly Subject[];
  readonly difficulty?: Readonly<Record<string, number>>;
}

const sessionsIn = (plan: StudyPlan, today: CalendarDay): readonly PlannedSession[] =>
  sessionDaysOf(plan)
    .filter(({ day }) => day >= today)
    .flatMap(({ sessions }) =>
      sessions.map(({ day, subject, minutes, entry }) => ({
        day,
        subject,
        minutes,
        start: parseClock(entry.startTime ?? ""),
      })),
    )
    .toSorted(
      (a, b) =>
        a.day.localeCompare(b.day) || (a.start ?? minutesPerDay) - (b.start ?? minutesPerDay),
    );

/** Every wish held against the plan that was made: what it does not keep is named, never passed over. */
export const unkeptWishes = ({
  plan,
  wishes,
  today,
  subjects,
  difficulty = {},
}: UnkeptInput): readonly UnkeptWish[] => {
  const sessions = sessionsIn(plan, today);
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
    const verdict = kindOf(wish).check(facts, wish);
    return verdict.is === "kept" ? [] : [{ wish, reason: verdict.reason }];
  });
};
