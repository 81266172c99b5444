import type { Mode } from "@smart-planner/contract";
import type { CalendarDay, StudyPlan } from "@smart-planner/planner/model";
import {
  type CalendarEvent,
  type Neighbour,
  noExamDate,
  type OwnSession,
  type PlanSession,
  planPartsOf,
  takenOn,
  timelineOf,
} from "@smart-planner/planner/plan";
import type { PlanCheckInputs } from "@smart-planner/planner/scheduler";
import { formatClock, labelOf } from "@smart-planner/planner/time";
import type { PlanView } from "./plan-view.ts";

const lazy = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const byDay = <Value>(make: (day: CalendarDay) => Value): ((day: CalendarDay) => Value) => {
  const known = new Map<CalendarDay, Value>();
  return (day) => {
    const found = known.get(day) ?? make(day);
    known.set(day, found);
    return found;
  };
};

/** An event of the student's own as the calendar shows a session. */
const ownEventOf = ({ id, title, day, start, minutes }: OwnSession): CalendarEvent => ({
  id: `own ${id}`,
  sessionId: id,
  title,
  subject: title,
  day,
  startMinute: start,
  endMinute: start + minutes,
  minutes,
  startTime: formatClock(start),
  endTime: formatClock(start + minutes),
  examDate: noExamDate,
  note: undefined,
  difficulty: "",
  date: labelOf(day),
  colour: "indigo",
});

/** The days of a plan for dragging: asked many times a second, and only for the days it touches. */
export const editDaysOf = ({
  mode,
  stored,
  view: { plan, subjects, colours, sessionNotes },
  own,
}: {
  readonly mode: Mode;
  /** The plan without its manual edits. */
  readonly stored: StudyPlan;
  readonly view: PlanView;
  readonly own: readonly OwnSession[];
}) => {
  const shown = lazy(() => planPartsOf(plan ?? {}, mode));
  const ownEvents = own.map(ownEventOf);
  const eventsOf = (part: StudyPlan, on: readonly CalendarDay[]): readonly CalendarEvent[] =>
    timelineOf({ plan: part, days: on, subjects, colours, sessionNotes }).events;
  const neighbourOf = (event: CalendarEvent): Neighbour => ({
    id: event.id,
    name: event.title,
    day: event.day,
    start: event.startMinute,
    minutes: event.minutes,
    isStudy: !ownEvents.includes(event),
  });
  return {
    stored,
    base: lazy(() => planPartsOf(stored, mode)),
    ownEvents,
    isOwn: ({ id }: Pick<CalendarEvent, "id">): boolean =>
      ownEvents.some((event) => event.id === id),
    eventsOf,
    neighboursOn: byDay((day): readonly Neighbour[] =>
      [
        ...eventsOf(shown().partFor([day], {}), [day]),
        ...ownEvents.filter((one) => one.day === day),
      ].map(neighbourOf),
    ),
    sessionOf: ({ id, day }: Pick<CalendarEvent, "id" | "day">): PlanSession | undefined =>
      shown()
        .sessionsOn(day)
        .find(({ key }) => key === id),
  };
};

export type EditDays = ReturnType<typeof editDaysOf>;

export const takenByDay = (inputs: PlanCheckInputs) => byDay((day) => takenOn(inputs, day));
