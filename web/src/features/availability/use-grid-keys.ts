import type { AvailabilityGrid, BlockType } from "@smart-planner/planner/model";
import { weekdays } from "@smart-planner/planner/time";
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { readingKey } from "../../platform/reading-direction.ts";
import { typeAt, withCells } from "./painted-grid.ts";
import { cellsBetween, firstShownHour, isSameCell, type WeekCell } from "./week-cell.ts";

const clamped = (value: number, most: number) => Math.min(Math.max(value, 0), most);

const movedBy = (cell: WeekCell, days: number, hours: number): WeekCell => ({
  day: weekdays[clamped(cell.day + days, 6)] ?? cell.day,
  hour: clamped(cell.hour + hours, 23),
});

/** The target of a key; undefined if it does not move. */
const targetOf = (
  from: WeekCell,
  { key, ctrlKey, metaKey }: KeyboardEvent,
): WeekCell | undefined => {
  const isFar = ctrlKey || metaKey;
  switch (readingKey(key)) {
    case "ArrowUp":
      return movedBy(from, 0, -1);
    case "ArrowDown":
      return movedBy(from, 0, 1);
    case "ArrowLeft":
      return movedBy(from, -1, 0);
    case "ArrowRight":
      return movedBy(from, 1, 0);
    case "Home":
      return isFar ? { day: 0, hour: 0 } : { ...from, day: 0 };
    case "End":
      return isFar ? { day: 6, hour: 23 } : { ...from, day: 6 };
    case "PageUp":
      return movedBy(from, 0, -6);
    case "PageDown":
      return movedBy(from, 0, 6);
    default:
      return undefined;
  }
};

interface Range {
  readonly from: WeekCell;
  readonly before: AvailabilityGrid;
}

/** Arrows move, Space paints or clears, Shift with an arrow paints the cells between. */
export const useGridKeys = ({
  area,
  grid,
  type,
  onPaint,
  onUndo,
  onEscape,
}: {
  readonly area: RefObject<HTMLElement | null>;
  readonly grid: AvailabilityGrid;
  readonly type: BlockType;
  readonly onPaint: (grid: AvailabilityGrid) => void;
  readonly onUndo: () => void;
  readonly onEscape: () => void;
}) => {
  const [active, setActive] = useState<WeekCell>({ day: 0, hour: firstShownHour });
  const range = useRef<Range>(null);

  const focus = (cell: WeekCell) => {
    setActive(cell);
    area.current?.querySelector<HTMLElement>(`[data-cell="${cell.day}-${cell.hour}"]`)?.focus();
  };

  const toggle = (cell: WeekCell) =>
    onPaint(withCells(grid, [cell], typeAt(grid, cell) === undefined ? type : null));

  return {
    active,
    setActive,
    toggle,
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.shiftKey) range.current = null;
      const target = targetOf(active, event);
      if (target !== undefined) {
        event.preventDefault();
        if (event.shiftKey && !isSameCell(target, active)) {
          range.current ??= { from: active, before: grid };
          const { from, before } = range.current;
          onPaint(withCells(before, cellsBetween(from, target), type));
        }
        focus(target);
        return;
      }
      if (event.key === " " || event.key === "Enter") {
        event.preventDefault();
        toggle(active);
      } else if (event.key === "Delete" || event.key === "Backspace") {
        event.preventDefault();
        onPaint(withCells(grid, [active], null));
      } else if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onUndo();
      } else if (event.key === "Escape") onEscape();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!area.current?.contains(relatedTarget)) range.current = null;
    },
  };
};
