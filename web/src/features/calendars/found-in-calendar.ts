import type { Records } from "@smart-planner/contract";
import { dateOfEntry, type FoundEntry, type SchoolEntry } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import type { Workspace } from "../../platform/workspace.ts";

/** The entries of one calendar that may be due work. */
export const workOf = (workspace: Workspace, calendar: string): Records<"schoolWork"> =>
  Object.fromEntries(
    Object.entries(workspace.records("schoolWork")).filter(
      ([, entry]) => entry.calendar === calendar,
    ),
  );

/** Writes the entries that differ, with their answers, and removes those that are gone. */
export const keepWork = (workspace: Workspace, calendar: string, work: readonly FoundEntry[]) => {
  const held = workOf(workspace, calendar);
  const now = new Map(
    work.map(({ key, ...item }) => {
      const id = `${calendar}/${key}`;
      const { answer, seen, exam } = held[id] ?? {};
      const answered = answer === undefined ? {} : { answer, seen, ...(exam && { exam }) };
      return [id, { ...item, calendar, ...answered }] as const;
    }),
  );
  workspace.removeRecords(
    "schoolWork",
    Object.keys(held).filter((id) => !now.has(id)),
  );
  return workspace.putRecords(
    "schoolWork",
    [...now].filter(([id, entry]) => JSON.stringify(held[id]) !== JSON.stringify(entry)),
  );
};

/** Whether an entry is work ahead that the student has not answered. */
export const isWaiting = (entry: SchoolEntry, today: CalendarDay): boolean =>
  entry.answer === undefined &&
  entry.leftOut === undefined &&
  entry.done !== true &&
  entry.kind !== "class" &&
  entry.kind !== "event" &&
  dateOfEntry(entry) >= today;
