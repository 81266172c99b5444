import { type Mode, modeRegisters } from "@smart-planner/contract";
import {
  type CalendarDay,
  type CalendarEvent,
  type Neighbour,
  type OwnSession,
  type PlanCheckInputs,
  type PlanSession,
  planPartsOf,
  type StudyPlan,
  takenOn,
  timelineOf,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { useRegister } from "../../platform/use-register.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { ownEventOf } from "./own-event.ts";
import type { PlanView } from "./use-plan-view.ts";

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

/** The days of a plan for a hand that moves: it asks many times a second, and only for those it touches. */
export const useHandDays = ({
  workspace,
  mode,
  view: { plan, subjects, colours, examNotes },
  own,
  inputs,
}: {
  readonly workspace: Workspace;
  readonly mode: Mode;
  readonly view: PlanView;
  readonly own: readonly OwnSession[];
  readonly inputs: PlanCheckInputs;
}) => {
  const stored = useRegister(workspace, modeRegisters[mode].plan);
  const taken = useMemo(() => byDay((day) => takenOn(inputs, day)), [inputs]);
  const days = useMemo(() => {
    // As it is shown, and as it is stored: what is tried in the hand begins from the latter.
    const shown = lazy(() => planPartsOf(plan ?? {}, mode));
    const base = lazy(() => planPartsOf(stored ?? {}, mode));
    const ownEvents = own.map(ownEventOf);
    const eventsOf = (part: StudyPlan, on: readonly CalendarDay[]): readonly CalendarEvent[] =>
      timelineOf({ plan: part, days: on, subjects, colours, examNotes }).events;
    const neighbourOf = (event: CalendarEvent): Neighbour => ({
      id: event.id,
      name: event.title,
      day: event.day,
      start: event.startMinute,
      minutes: event.minutes,
      isStudy: !ownEvents.includes(event),
    });
    return {
      /** The plan as it is stored. */
      stored: stored ?? {},
      base,
      ownEvents,
      isOwn: ({ id }: CalendarEvent): boolean => ownEvents.some((event) => event.id === id),
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
  }, [plan, stored, mode, own, subjects, colours, examNotes]);
  return useMemo(() => ({ ...days, takenOn: taken }), [days, taken]);
};

export type HandDays = ReturnType<typeof useHandDays>;
