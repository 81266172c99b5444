import { daysOfHeadings, weekdayNames } from "@smart-planner/planner/written";
import { roleOfHeading } from "./column-headings.ts";
import type { Table } from "./column-roles.ts";

const tick = /^(?:[x✓✔√•●*1y]|yes|true)$/i;
const none = /^(?:[-–—0n]?|no|false)$/i;
const fewestDays = 3;

/** Replaces columns of ticked days (`Biology, x, , x, , 10:00`) by one column that names them. */
export const withDayColumn = (table: Table): Table | undefined => {
  const index = table.slice(0, 15).findIndex((row) => {
    const roles = row.map(roleOfHeading);
    const named = roles.includes("subject") || roles.includes("code");
    const timed = roles.includes("when") || roles.includes("start");
    return (
      named && timed && daysOfHeadings(row).filter((day) => day !== undefined).length >= fewestDays
    );
  });
  const headings = table[index];
  if (headings === undefined) return undefined;
  const days = daysOfHeadings(headings);
  const isOn = (text: string, column: number): boolean =>
    tick.test(text) || (headings[column] ?? "").toLowerCase().startsWith(text.toLowerCase());
  const split = table.slice(index + 1).map((row) => {
    const ticks = row.flatMap((cell, column) => {
      const day = days[column];
      return day === undefined || none.test(cell.trim())
        ? []
        : [{ text: cell.trim(), column, day }];
    });
    const named = ticks.map(({ day }) => weekdayNames[day]).join(", ");
    const rest = row.filter((_, column) => days[column] === undefined);
    return { cells: [named, ...rest], sure: ticks.every(({ text, column }) => isOn(text, column)) };
  });
  if (!split.every(({ sure }) => sure)) return undefined;
  const rest = headings.filter((_, column) => days[column] === undefined);
  return [["Day", ...rest], ...split.map(({ cells }) => cells)];
};
