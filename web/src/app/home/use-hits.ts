import {
  addDays,
  hitSessionsOf,
  type InputChange,
  planDaysOf,
  type StudyPlan,
  timelineOf,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { useMoment } from "../../platform/use-moment.ts";
import type { StudentDates } from "./use-student-dates.ts";

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
