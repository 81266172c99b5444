import type { Mode } from "@smart-planner/contract";
import {
  freedCalendarsOf,
  freedDaysOf,
  hitSessionsOf,
  movableHitsOf,
} from "@smart-planner/planner/calendars";
import type { PlanMoment, StudyPlan } from "@smart-planner/planner/model";
import {
  type InputChange,
  lockedIdsOf,
  type PlanEdits,
  planDaysOf,
  timelineOf,
} from "@smart-planner/planner/plan";
import { addDays } from "@smart-planner/planner/time";
import type { Workspace } from "../platform/workspace.ts";
import { createMemo } from "./memo.ts";
import { studiedKeysOf } from "./plan-store.ts";
import type { StudentDates, TakenAhead } from "./student-dates.ts";

/** Days off that were taken back, and calendars that stopped counting, since the plan was made. */
export const freedSince = (
  madeFrom: TakenAhead,
  dates: StudentDates,
  { day: today }: Pick<PlanMoment, "day">,
): readonly InputChange[] => {
  const { busy: wereBusy = [], dateLimits = [], calendars: were = [] } = madeFrom;
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
};

type Hits = ReturnType<typeof hitSessionsOf>;

/** Sessions ahead that a calendar event or a day off now overlaps. */
const hitsOf = (plan: StudyPlan, { mode, dates, edits, now }: Asked): Hits => {
  const { day: today, minuteOfDay } = now;
  const days = planDaysOf(plan)
    .map(({ day }) => day)
    .filter((day) => day >= today);
  const last = days.at(-1);
  if (last === undefined) return [];
  const { busy, off } = dates.between(today, addDays(last, 1));
  if (busy.length + off.length === 0) return [];
  const locked = lockedIdsOf(edits, mode);
  const { events: sessions } = timelineOf({ plan, days });
  return hitSessionsOf({ sessions, busy, off, locked, today, minuteOfDay });
};

interface Asked {
  readonly mode: Mode;
  readonly dates: StudentDates;
  readonly edits: PlanEdits;
  readonly now: PlanMoment;
}

/** Of those, the sessions that an update may move. */
export const createBlockedSessions = ({ records }: Pick<Workspace, "records">) => {
  const memoHits = createMemo<Hits>();
  const memoMovable = createMemo<readonly InputChange[]>();
  return (plan: StudyPlan | null, asked: Asked): readonly InputChange[] => {
    if (plan === null) return noHits;
    const { mode, dates, edits, now } = asked;
    const hits = memoHits([plan, mode, dates, edits, now.day, now.minuteOfDay], () =>
      hitsOf(plan, asked),
    );
    // If nothing is hit a tick changes nothing here.
    if (hits.length === 0) return noHits;
    const [progress, log] = [records("ticks"), records("log")];
    return memoMovable([hits, progress, log], () =>
      movableHitsOf(hits, { progress, studied: studiedKeysOf(log) }).map(
        ({ session: { subject, day, startTime }, because }) => ({
          kind: "session hit",
          subject,
          day,
          startTime,
          into: because,
        }),
      ),
    );
  };
};

const noHits: readonly InputChange[] = [];
