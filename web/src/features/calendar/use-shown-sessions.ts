import type { DueDate } from "@smart-planner/planner/due-work";
import type { CalendarDay, StudyPlan } from "@smart-planner/planner/model";
import { type CalendarEvent, timelineOf } from "@smart-planner/planner/plan";
import { useMemo } from "react";
import type { PlanView } from "../../planner-service/plan-view.ts";
import { useDisplay } from "../../platform/display.ts";
import { useIsNarrow } from "../../platform/use-media.ts";
import type { BehindEvent } from "./behind-event.tsx";
import { type CalendarView, daysShown } from "./calendar-range.ts";
import { hoursOnScreen } from "./visible-hours.ts";

/** The plan, and what its sessions are drawn with. */
export interface ShownPlan extends Pick<PlanView, "subjects" | "colours" | "sessionNotes"> {
  readonly plan: StudyPlan;
}

export const inOrder = (one: CalendarEvent, other: CalendarEvent): number =>
  one.day === other.day ? one.startMinute - other.startMinute : one.day < other.day ? -1 : 1;

/** Events of the days in view; the same objects until one changes. */
export const useShownSessions = ({
  shown: { plan, subjects, colours, sessionNotes },
  behind,
  due,
  own: allOwn,
  view,
  day,
}: {
  readonly shown: ShownPlan;
  readonly behind: readonly BehindEvent[];
  readonly due: readonly DueDate[];
  readonly own: readonly CalendarEvent[];
  readonly view: CalendarView;
  readonly day: CalendarDay;
}) => {
  const isNarrow = useIsNarrow();
  const { firstDay } = useDisplay();
  const days = useMemo(() => daysShown({ view, day, firstDay }), [view, day, firstDay]);
  const hasStrip = isNarrow && view === "week";
  /** On a phone a week is its strip, and the hours of one day. */
  const inGrid = useMemo(() => (hasStrip ? [day] : days), [hasStrip, day, days]);
  const { events, unplaced } = useMemo(
    () => timelineOf({ plan, subjects, days, colours, sessionNotes }),
    [plan, subjects, days, colours, sessionNotes],
  );
  const own = useMemo(() => allOwn.filter((one) => days.includes(one.day)), [allOwn, days]);
  const inRange = useMemo(
    () => (own.length === 0 ? events : [...events, ...own].sort(inOrder)),
    [events, own],
  );
  const sessions = useMemo(
    () => (hasStrip ? inRange.filter((one) => one.day === day) : inRange),
    [hasStrip, inRange, day],
  );
  const behindOn = useMemo(
    () =>
      Map.groupBy(
        behind.filter(({ day: on }) => inGrid.includes(on)),
        ({ day: on }) => on,
      ),
    [behind, inGrid],
  );
  const dueOn = useMemo(
    () =>
      Map.groupBy(
        due.filter((date) => inGrid.includes(date.day)),
        (date) => date.day,
      ),
    [due, inGrid],
  );
  const hours = useMemo(() => hoursOnScreen(sessions), [sessions]);
  return {
    days,
    hasStrip,
    inGrid,
    events,
    unplaced,
    own,
    sessions,
    behindOn,
    dueOn,
    colours,
    hours,
  };
};

export type ShownSessions = ReturnType<typeof useShownSessions>;
