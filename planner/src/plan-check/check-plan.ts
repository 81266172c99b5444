import { type BusyInterval, busyWeekOf } from "../free-time/busy-week.ts";
import { sessionLengthsOf } from "../free-time/study-limits.ts";
import { paintedFreeTimeOn } from "../free-time/week-pattern.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { CalendarDay } from "../model/model.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { weekdayNames } from "../time/day-labels.ts";
import { addDays, daysBetween, weekdayOf } from "../time/day-number.ts";
import { checkBusyTimes, checkDaysOff, checkFreeTimeOnly } from "./check-availability.ts";
import { checkEverySubject } from "./check-every-subject.ts";
import { checkEves } from "./check-eves.ts";
import { checkFairAndSpread } from "./check-fair-and-spread.ts";
import { checkBeforeExams, checkDailyHours, checkSessionLengths } from "./check-limits.ts";
import { fairnessFactsOf } from "./fairness-facts.ts";
import type { BrokenGuarantee, PlanCheck } from "./guarantees.ts";
import { checkableGuarantees } from "./kept-guarantees.ts";
import { knownExamsOf, withExams } from "./known-exams.ts";
import { availabilityOf, busyOn, type PlanCheckInputs } from "./plan-check-inputs.ts";
import { type CheckedSession, readPlan } from "./read-plan.ts";

const availabilityBroken = (
  sessions: readonly CheckedSession[],
  inputs: PlanCheckInputs,
): readonly BrokenGuarantee[] => {
  const availability = availabilityOf(inputs);
  const busy = busyWeekOf(availability);
  const freeTime = weekdayNames.map((_, index) => paintedFreeTimeOn(availability.grid, index));
  return sessions.flatMap((session) => {
    const weekday = weekdayOf(session.day);
    return [
      ...checkBusyTimes({ session, busy: [...busy[weekday], ...datedBusy(inputs, session.day)] }),
      ...checkFreeTimeOnly({ session, freeTime: freeTime[weekday] }),
      ...checkDaysOff({ session, wishes: inputs.wishes }),
    ];
  });
};

const datedBusy = (inputs: PlanCheckInputs, day: CalendarDay): readonly BusyInterval[] =>
  busyOn(inputs, day).map(({ start, end, because }) => ({
    start,
    end,
    because: because ?? "a time that is taken",
    wished: false,
  }));

/** Everything that a session of a day must keep its distance from, beside its own day's plan. */
const neighboursOf = (
  inputs: PlanCheckInputs,
  sessionsOn: ReadonlyMap<CalendarDay, readonly CheckedSession[]>,
  day: CalendarDay,
) => {
  const before = addDays(day, -1);
  const fixed = (inputs.fixed ?? []).flatMap(({ day: date, subject, start, minutes }) => {
    const away = daysBetween(day, date) * minutesPerDay;
    return Math.abs(away) > minutesPerDay
      ? []
      : [{ subject, start: start + away, end: start + minutes + away }];
  });
  const yesterday = (sessionsOn.get(before) ?? []).map(({ subject, start, end }) => ({
    subject,
    start: start - minutesPerDay,
    end: Math.min(end, minutesPerDay) - minutesPerDay,
  }));
  return [...fixed, ...yesterday];
};

/**
 * Broken and kept guarantees of any plan; never throws. A `quick` plan has no times of day; every
 * other plan is `scheduled`.
 */
export const checkPlan = ({
  plan,
  inputs,
  kind,
  shares,
}: {
  readonly plan: unknown;
  readonly inputs: PlanCheckInputs;
  readonly kind: "quick" | "scheduled";
  /** Minutes that the plan was to give exams without stated work, studied time included, by `examKeyOf`. */
  readonly shares?: ReadonlyMap<string, number> | undefined;
}): PlanCheck => {
  const isQuick = kind === "quick";
  const { preferences, wishes } = inputs;
  const lengths =
    isQuick || preferences === undefined ? undefined : sessionLengthsOf({ preferences, wishes });
  const { sessions: read, broken: unreadable } = readPlan(plan);
  const known = knownExamsOf(inputs);
  const sessions = withExams(read, known);
  const sessionsOn = Map.groupBy(sessions, ({ day }) => day);
  const examInputs = isQuick ? { ...inputs, minuteOfDay: 0 } : inputs;

  const everyPlan = [
    ...[...sessionsOn].flatMap(([day, ofDay]) => [
      ...checkDailyHours({ day, sessions: ofDay, inputs, roundsShares: isQuick }),
      ...checkSessionLengths({
        sessions: ofDay,
        neighbours: isQuick ? [] : neighboursOf(inputs, sessionsOn, day),
        lengths,
        needsPause: !isQuick,
      }),
    ]),
    ...sessions.flatMap((session) => checkBeforeExams({ session, inputs: examInputs })),
  ];
  const scheduled = (): readonly BrokenGuarantee[] => {
    const facts = fairnessFactsOf({
      sessions,
      sessionsOn,
      known,
      // A plan without preferences: these say only whether a subject could have had time.
      lengths: lengths ?? sessionLengthsOf({ preferences: defaultPreferences, wishes }),
      inputs,
      shares,
    });
    return [
      ...availabilityBroken(sessions, inputs),
      ...checkEverySubject(facts),
      ...checkFairAndSpread(facts),
      ...checkEves(facts),
    ];
  };

  const broken = [...unreadable, ...everyPlan, ...(isQuick ? [] : scheduled())];
  const brokenIds = new Set(broken.map(({ guarantee }) => guarantee));
  return {
    ok: broken.length === 0,
    broken,
    kept:
      sessions.length === 0 || unreadable.length > 0
        ? []
        : checkableGuarantees({ kind, inputs, lengths }).filter(
            ({ guarantee }) => !brokenIds.has(guarantee),
          ),
  };
};
