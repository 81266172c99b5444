import type { BusyMonth } from "@smart-planner/contract";
import type { DatedEvent } from "@smart-planner/planner/calendars";
import type { Workspace } from "../../platform/workspace.ts";

const monthIdOf = (calendar: string, { day }: DatedEvent): string =>
  `${calendar}/${day.slice(0, 7)}`;

const monthsOf = (calendar: string, events: readonly DatedEvent[]) =>
  Map.groupBy(events, (event) => monthIdOf(calendar, event));

const idsOf = (workspace: Workspace, calendar: string): readonly string[] =>
  Object.entries(workspace.records("busyMonths"))
    .filter(([, month]) => month.calendar === calendar)
    .map(([id]) => id);

/** Writes the months that differ, and removes those that are gone. */
export const keepEvents = (
  workspace: Workspace,
  calendar: string,
  events: readonly DatedEvent[],
) => {
  const held = workspace.records("busyMonths");
  const months = monthsOf(calendar, events);
  workspace.removeRecords(
    "busyMonths",
    idsOf(workspace, calendar).filter((id) => !months.has(id)),
  );
  const changed = [...months].flatMap(([id, own]): readonly (readonly [string, BusyMonth])[] =>
    JSON.stringify(held[id]?.events) === JSON.stringify(own)
      ? []
      : [[id, { ...held[id], calendar, events: own }]],
  );
  return workspace.putRecords("busyMonths", changed);
};

export const removeEvents = (workspace: Workspace, calendar: string): void =>
  workspace.removeRecords("busyMonths", idsOf(workspace, calendar));
