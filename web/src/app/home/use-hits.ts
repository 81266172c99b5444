import {
  addDays,
  freedCalendarsOf,
  freedDaysOf,
  hitSessionsOf,
  type InputChange,
  planDaysOf,
  type StudyPlan,
  timelineOf,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { useMoment } from "../../platform/use-moment.ts";
import type { StudentDates, TakenAhead } from "./use-student-dates.ts";

/** Days off that were taken back, and calendars that stopped counting, since the plan was made: there is room again. */
export const useFreed = (
  madeFrom: TakenAhead | null,
  dates: StudentDates,
): readonly InputChange[] => {
  const { day: today } = useMoment();
  return useMemo(() => {
    const { busy: wereBusy = [], dateLimits = [], calendars: were = [] } = madeFrom ?? {};
    const wereOff = dateLimits.filter(({ minutes }) => minutes === 0).map(({ day }) => day);
    const last = [...wereBusy.map(({ day }) => day), ...wereOff].sort().at(-1);
    if (last === undefined || last <= today) return [];
    const { busy, off } = dates.between(today, addDays(last, 1));
    const freed = freedDaysOf({ wereOff, off, today });
    const [first] = freed;
    return [
      ...freedCalendarsOf({ were, wereBusy, are: dates.calendars, busy, today }).map(
        (calendar) => ({ kind: "calendar freed", ...calendar }) as const,
      ),
      ...(first === undefined ? [] : [{ kind: "days freed", first, count: freed.length } as const]),
    ];
  }, [madeFrom, dates, today]);
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
