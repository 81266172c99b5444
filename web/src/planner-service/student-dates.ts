import type { CalendarColour, PlanInputs, Records } from "@smart-planner/contract";
import {
  type DatedBusyTime,
  type DatedEvent,
  datedBusyTimesOf,
  type StudentCalendar,
  takesTime,
} from "@smart-planner/planner/calendars";
import type { CalendarDay, Subject } from "@smart-planner/planner/model";
import type { OwnSession } from "@smart-planner/planner/plan";
import { addDays } from "@smart-planner/planner/time";
import type { Workspace } from "../platform/workspace.ts";
import { busyTimesOf } from "./manual-edits.ts";
import { createMemo } from "./memo.ts";

/** An event as the Study Calendar shows it, behind the sessions. */
export interface ShownEvent extends DatedEvent {
  readonly colour: CalendarColour;
}

export type TakenAhead = Pick<PlanInputs, "busy" | "dateLimits" | "calendars">;

/** The events of each calendar, in order of time. */
export const eventsByCalendar = (
  months: Records<"busyMonths">,
): ReadonlyMap<string, readonly DatedEvent[]> => {
  const byCalendar = Map.groupBy(
    Object.entries(months).sort(([one], [other]) => (one < other ? -1 : 1)),
    ([, { calendar }]) => calendar,
  );
  return new Map(
    [...byCalendar].map(([calendar, entries]) => [
      calendar,
      entries.flatMap(([, { events }]) => events),
    ]),
  );
};

/** The dates of a student's calendars and days off, for planning and for showing. */
const studentDatesOf = (
  calendars: Records<"calendars">,
  months: Records<"busyMonths">,
  daysOff: Records<"daysOff">,
) => {
  const events = eventsByCalendar(months);
  const known = Object.entries(calendars).map(([id, record]) => ({
    record,
    calendar: {
      id,
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
    /** The part of a plan's inputs that has dates: nothing if there is nothing. */
    takenUntil: (from: CalendarDay, last: CalendarDay): TakenAhead => {
      const { busy, off, taking } = between(from, addDays(last, 1));
      return {
        ...(busy.length > 0 && { busy }),
        ...(off.length > 0 && { dateLimits: off.map((day) => ({ day, minutes: 0 })) }),
        ...(taking.length > 0 && { calendars: taking }),
      };
    },
    calendars: known.map(({ calendar }) => calendar),
    shown: known.flatMap(({ record, calendar }): readonly ShownEvent[] =>
      calendar.events
        .filter((event) => takesTime(event, calendar))
        .map((event) => ({ ...event, colour: record.colour })),
    ),
  };
};

export type StudentDates = ReturnType<typeof studentDatesOf>;

export const createStudentDates = ({
  records,
}: Pick<Workspace, "records">): (() => StudentDates) => {
  const memo = createMemo<StudentDates>();
  return () => {
    const from = [records("calendars"), records("busyMonths"), records("daysOff")] as const;
    return memo(from, () => studentDatesOf(...from));
  };
};

/** The same up to the last exam or due day, with the student's own sessions and today's time. */
export const takenAhead = ({
  dates,
  own,
  from,
  subjects,
  tasks = [],
  timeToday,
}: {
  readonly dates: StudentDates;
  readonly own: readonly OwnSession[];
  readonly from: CalendarDay;
  readonly subjects: readonly Subject[];
  readonly tasks?: PlanInputs["tasks"];
  readonly timeToday: PlanInputs["timeToday"];
}): TakenAhead => {
  const ends = [
    ...subjects.map(({ examDate }) => examDate),
    ...tasks.flatMap(({ due }) => due?.day ?? []),
  ];
  const last = ends.reduce((day, end) => (end > day ? end : day), from);
  const taken = dates.takenUntil(from, last);
  const busy = [...busyTimesOf(own), ...(taken.busy ?? [])];
  const dateLimits = [...(taken.dateLimits ?? []), ...(timeToday?.day === from ? [timeToday] : [])];
  return {
    ...taken,
    ...(busy.length > 0 && { busy }),
    ...(dateLimits.length > 0 && { dateLimits }),
  };
};

/** The busy times of the week of a day, Monday first. */
export const busyInWeek = (dates: StudentDates, monday: CalendarDay): readonly DatedBusyTime[] =>
  dates.between(monday, addDays(monday, 7)).busy;
