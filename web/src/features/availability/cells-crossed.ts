import { weekdays } from "@smart-planner/planner";
import type { WeekCell } from "./week-cell.ts";

/** A place on the grid in cells: 0.5 across and 9.5 down is the middle of Monday 9 AM. */
export interface GridPoint {
  readonly across: number;
  readonly down: number;
}

export const cellAt = ({ across, down }: GridPoint): WeekCell | undefined => {
  const day = weekdays[Math.floor(across)];
  const hour = Math.floor(down);
  return day === undefined || hour < 0 || hour > 23 ? undefined : { day, hour };
};

/** How far along the way the first and the next border of this axis lie, and in which direction. */
const bordersOf = (from: number, to: number) => {
  const way = to - from;
  const step = Math.sign(way);
  const first = step > 0 ? Math.floor(from) + 1 - from : from - Math.floor(from);
  const length = Math.abs(way);
  return {
    step,
    next: length === 0 ? Number.POSITIVE_INFINITY : first / length,
    between: length === 0 ? Number.POSITIVE_INFINITY : 1 / length,
  };
};

/**
 * Every cell that the straight way between two points crosses, however far apart they lie; ends
 * where the way leaves the grid.
 */
export const cellsCrossed = (from: GridPoint, to: GridPoint): readonly WeekCell[] => {
  const cells: WeekCell[] = [];
  const columns = bordersOf(from.across, to.across);
  const rows = bordersOf(from.down, to.down);
  let across = Math.floor(from.across);
  let down = Math.floor(from.down);
  let steps = Math.abs(Math.floor(to.across) - across) + Math.abs(Math.floor(to.down) - down);
  for (;;) {
    const cell = cellAt({ across, down });
    if (cell === undefined) return cells;
    cells.push(cell);
    if (steps === 0) return cells;
    steps -= 1;
    if (columns.next < rows.next) {
      across += columns.step;
      columns.next += columns.between;
    } else {
      down += rows.step;
      rows.next += rows.between;
    }
  }
};
