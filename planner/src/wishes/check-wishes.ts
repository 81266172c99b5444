import type { StudyPlan } from "../model/model.ts";
import type { AdvancedInputs } from "../scheduler/problem/advanced-inputs.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { minutesPerDay, parseClock } from "../time/clock-time.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { applyWishes } from "./apply-wishes.ts";
import { idle } from "./kinds/checking.ts";
import { daysAhead, ratingIn, subjectsMeant } from "./kinds/days.ts";
import { kindOf } from "./kinds/index.ts";
import type { Facts, PlannedSession, Verdict } from "./kinds/kind.ts";
import type { Reason } from "./kinds/reasons.ts";
import type { Wish } from "./wish.ts";

/** A wish that a plan does not keep, and why. */
export interface UnkeptWish {
  readonly wish: Wish;
  readonly reason: Reason;
  /** It could not be broken either: there is nothing in the plan that it is about. */
  readonly isIdle?: true;
}

interface CheckInput {
  readonly plan: StudyPlan;
  readonly wishes: readonly Wish[];
  /** As the student gave them. */
  readonly inputs: AdvancedInputs;
  /** The plan without these wishes; only made if one asks for more or less of a subject. */
  readonly planWithout: (wishes: readonly Wish[]) => StudyPlan;
}

const sessionsIn = (plan: StudyPlan, { today }: AdvancedInputs): readonly PlannedSession[] =>
  sessionDaysOf(plan)
    .filter(({ day }) => day >= today)
    .flatMap(({ sessions }) =>
      sessions.map(({ day, subject, minutes, entry }) => ({
        day,
        subject,
        minutes,
        start: parseClock(entry.startTime ?? ""),
        difficulty: entry.difficulty,
      })),
    )
    .toSorted(
      (a, b) =>
        a.day.localeCompare(b.day) || (a.start ?? minutesPerDay) - (b.start ?? minutesPerDay),
    );

const isOfAmount = ({ kind }: Wish): boolean => kind === "weight" || kind === "done";

/** Without a subject of its own a wish has nothing to act on. */
const aboutNothing = (facts: Facts, wish: Wish): Verdict | undefined => {
  if ("level" in wish && wish.level !== undefined && wish.subjects === undefined)
    return subjectsMeant(wish, facts.subjects, facts.ratingOf)?.length === 0
      ? idle({ kind: "none rated", level: wish.level })
      : undefined;
  const named = "subjects" in wish ? (wish.subjects ?? []) : [];
  const isKnown = (name: string): boolean =>
    facts.subjects.some((subject) => subject.name.trim() === name);
  return named.length > 0 && !named.some(isKnown)
    ? idle({ kind: "unknown subjects", subjects: named })
    : undefined;
};

/** Every wish held against the plan that was made: one that is not kept, or has nothing to do, is named. */
export const checkWishes = ({
  plan,
  wishes,
  inputs,
  planWithout,
}: CheckInput): readonly UnkeptWish[] => {
  const sessions = sessionsIn(plan, inputs);
  const applied = applyWishes({ inputs, wishes });
  let without: readonly PlannedSession[] | undefined;
  const facts: Facts = {
    sessions,
    byDay: Map.groupBy(sessions, ({ day }) => day),
    days: daysAhead(inputs),
    today: inputs.today,
    subjects: inputs.subjects,
    ratingOf: ratingIn(applied),
    wishes,
    asked: inputs,
    applied,
    minutesWithout: (subject) => {
      without ??= sessionsIn(planWithout(wishes.filter((wish) => !isOfAmount(wish))), inputs);
      return totalMinutes(without.filter((each) => each.subject === subject));
    },
  };
  return wishes.flatMap((wish) => {
    const verdict = aboutNothing(facts, wish) ?? kindOf(wish).check(facts, wish);
    if (verdict.is === "kept") return [];
    const { reason } = verdict;
    return [verdict.is === "idle" ? { wish, reason, isIdle: true } : { wish, reason }];
  });
};
