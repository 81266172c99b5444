import type { PlanInputs } from "@smart-planner/contract";
import {
  addDays,
  freedDaysOf,
  hitSessionsOf,
  type InputChange,
  planDaysOf,
  type StudyPlan,
  timelineOf,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { useMoment } from "../../platform/use-moment.ts";
import type { StudentDates } from "./use-student-dates.ts";

const noLimits: NonNullable<PlanInputs["dateLimits"]> = [];

/** Days off that were taken back since the plan was made: there is room again. */
export const useFreedDays = (
  madeFrom: Pick<PlanInputs, "dateLimits"> | null,
  dates: StudentDates,
): readonly InputChange[] => {
  const { day: today } = useMoment();
  const limits = madeFrom?.dateLimits ?? noLimits;
  return useMemo(() => {
    const wereOff = limits.filter(({ minutes }) => minutes === 0).map(({ day }) => day);
    const last = wereOff.toSorted().at(-1);
    if (last === undefined || last <= today) return [];
    const { off } = dates.between(today, addDays(last, 1));
    const freed = freedDaysOf({ wereOff, off, today });
    const [first] = freed;
    return first === undefined ? [] : [{ kind: "days freed", first, count: freed.length }];
  }, [limits, dates, today]);
};

/** The sessions still to come that a calendar or a day off now stands in the way of. */
export const useHits = (plan: StudyPlan | null, dates: StudentDates): readonly InputChange[] => {
  const { day: today, minuteOfDay } = useMoment();
  return useMemo(() => {
    const days = planDaysOf(plan ?? {})
      .map(({ day }) => day)
      .filter((day) => day >= today);
    const last = days.at(-1);
    if (plan === null || last === undefined) return [];
    const { busy, off } = dates.between(today, addDays(last, 1));
    if (busy.length + off.length === 0) return [];
    const { events: sessions } = timelineOf({ plan, days });
    return hitSessionsOf({ sessions, busy, off, today, minuteOfDay }).map(
      ({ session: { subject, day, startTime }, because }) => ({
        kind: "session hit",
        subject,
        day,
        startTime,
        into: because,
      }),
    );
  }, [plan, dates, today, minuteOfDay]);
};
