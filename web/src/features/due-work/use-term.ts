import type { Mode } from "@smart-planner/contract";
import { type Term, termOf } from "@smart-planner/planner/due-work";
import { daysBetween } from "@smart-planner/planner/time";
import { useEffect, useMemo } from "react";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { workExamOf } from "../../planner-service/known-subjects.ts";
import { roomAheadIn } from "../../planner-service/room-ahead.ts";
import { useDisplay } from "../../platform/display.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { useRowInputs } from "./use-row-inputs.ts";

/** Further ahead every day has the room that it has in a usual week. */
const mostDays = 400;

/** The term by the plan of a mode. */
export const useTerm = (mode: Mode): Term => {
  const planner = usePlanner();
  const { firstDay } = useDisplay();
  const state = usePlanState(mode);
  const { kept, entered, dates, today, isShares, madeFrom, known } = state;
  const rows = useRowInputs(mode);
  const { items } = rows;
  const progress = useRecords("ticks");
  const fit = useFromPlanner(() => planner.reading(mode)?.review?.fit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan is read again
  useEffect(() => planner.read(mode), [planner, mode, kept, madeFrom, today]);
  const { subjects } = entered;
  const room = useMemo(() => {
    const last = [
      ...subjects.map(({ examDate }) => examDate),
      ...items.flatMap(({ due }) => (due === undefined ? [] : [due.day])),
    ].reduce((one, other) => (one > other ? one : other), today);
    // To the end of the last week.
    const days = Math.min(daysBetween(today, last) + 8, mostDays);
    return roomAheadIn(state, progress, days);
  }, [state, progress, subjects, items, today]);
  const off = useMemo(
    () =>
      new Set(
        (dates.takenUntil(today, [...room.keys()].at(-1) ?? today).dateLimits ?? []).flatMap(
          ({ day, minutes }) => (minutes === 0 ? [day] : []),
        ),
      ),
    [dates, today, room],
  );
  return termOf({
    ...rows,
    plan: kept ?? {},
    progress,
    exams: subjects.map((exam) => ({ ...exam, title: workExamOf(known, exam)?.name.trim() ?? "" })),
    fit,
    roomOn: (day) => room.get(day) ?? 0,
    isDayOff: (day) => off.has(day),
    isShares,
    firstDay,
  });
};
