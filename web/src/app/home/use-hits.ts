import type { Mode } from "@smart-planner/contract";
import {
  addDays,
  freedCalendarsOf,
  freedDaysOf,
  hitSessionsOf,
  type InputChange,
  lockedIdsOf,
  movableHitsOf,
  planDaysOf,
  type StudyPlan,
  timelineOf,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { studiedKeysOf } from "../../planner-service/plan-store.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords, useRecordsIf } from "../../platform/use-records.ts";
import type { Workspace } from "../../platform/workspace.ts";
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

interface Hittable {
  readonly workspace: Workspace;
  readonly mode: Mode;
  readonly plan: StudyPlan | null;
  readonly dates: StudentDates;
}

/** The sessions still to come that a calendar or a day off now stands in the way of, and an update may move. */
export const useHits = ({ workspace, mode, plan, dates }: Hittable): readonly InputChange[] => {
  const { day: today, minuteOfDay } = useMoment();
  const edits = useRecords(workspace, "edits");
  const hits = useMemo(() => {
    const days = planDaysOf(plan ?? {})
      .map(({ day }) => day)
      .filter((day) => day >= today);
    const last = days.at(-1);
    if (plan === null || last === undefined) return [];
    const { busy, off } = dates.between(today, addDays(last, 1));
    if (busy.length + off.length === 0) return [];
    const locked = lockedIdsOf(edits, mode);
    const { events: sessions } = timelineOf({ plan, days });
    return hitSessionsOf({ sessions, busy, off, locked, today, minuteOfDay });
  }, [plan, mode, edits, dates, today, minuteOfDay]);
  // Where nothing is hit a tick changes nothing here, and the page is not drawn again for it.
  const progress = useRecordsIf(hits.length > 0, workspace, "ticks");
  const log = useRecordsIf(hits.length > 0, workspace, "log");
  return useMemo(() => {
    const settled = { progress: progress ?? {}, studied: studiedKeysOf(log ?? {}) };
    return movableHitsOf(hits, settled).map(
      ({ session: { subject, day, startTime }, because }) => ({
        kind: "session hit",
        subject,
        day,
        startTime,
        into: because,
      }),
    );
  }, [hits, progress, log]);
};
