import type { CalendarColour, PlanInputs } from "@smart-planner/contract";
import {
  addDays,
  type CalendarDay,
  type DatedBusyTime,
  type DatedEvent,
  datedBusyTimesOf,
  type StudentCalendar,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { eventsByCalendar } from "../../features/calendars/busy-months.ts";
import { useRecords } from "../../platform/use-records.ts";
import type { Workspace } from "../../platform/workspace.ts";

/** An event as the Study Calendar shows it, behind the sessions. */
export interface ShownEvent extends DatedEvent {
  readonly colour: CalendarColour;
}

/** What a student's calendars and days off say of dates, for planning and for showing. */
export const useStudentDates = (workspace: Workspace) => {
  const calendars = useRecords(workspace, "calendars");
  const months = useRecords(workspace, "busyMonths");
  const daysOff = useRecords(workspace, "daysOff");
  return useMemo(() => {
    const events = eventsByCalendar(months);
    const known = Object.entries(calendars).map(([id, record]) => ({
      record,
      calendar: {
        name: record.name,
        countsAsBusy: record.countsAsBusy,
        allDayIsBusy: record.allDayIsBusy === true,
        events: events.get(id) ?? [],
      } satisfies StudentCalendar,
    }));
    const between = (from: CalendarDay, to: CalendarDay) =>
      datedBusyTimesOf({
        calendars: known.map(({ calendar }) => calendar),
        daysOff: Object.values(daysOff),
        from,
        to,
      });
    return {
      /** From a day on, up to another (exclusive). */
      between,
      /** The part of a plan's inputs that has dates: nothing where there is nothing. */
      takenUntil: (
        from: CalendarDay,
        last: CalendarDay,
      ): Pick<PlanInputs, "busy" | "dateLimits"> => {
        const { busy, off } = between(from, addDays(last, 1));
        return {
          ...(busy.length > 0 && { busy }),
          ...(off.length > 0 && { dateLimits: off.map((day) => ({ day, minutes: 0 })) }),
        };
      },
      shown: known.flatMap(({ record, calendar }): readonly ShownEvent[] =>
        calendar.events
          .filter(({ start, end, allDay }) =>
            allDay === true ? calendar.allDayIsBusy : end > start,
          )
          .map((event) => ({ ...event, colour: record.colour })),
      ),
    };
  }, [calendars, months, daysOff]);
};

export type StudentDates = ReturnType<typeof useStudentDates>;

/** The busy times of the week of a day, Monday first. */
export const busyInWeek = (dates: StudentDates, monday: CalendarDay): readonly DatedBusyTime[] =>
  dates.between(monday, addDays(monday, 7)).busy;
