import type { AvailabilityGrid, BlockType, Weekday } from "@smart-planner/planner/model";
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { readingKey } from "../../platform/reading-direction.ts";
import { typeAt, withCells } from "./painted-grid.ts";
import { cellsBetween, firstShownHour, isSameCell, type WeekCell } from "./week-cell.ts";

type Week = readonly Weekday[];

const clamped = (value: number, most: number) => Math.min(Math.max(value, 0), most);

const movedBy = (week: Week, cell: WeekCell, days: number, hours: number): WeekCell => ({
  day: week[clamped(week.indexOf(cell.day) + days, 6)] ?? cell.day,
  hour: clamped(cell.hour + hours, 23),
});

/** The target of a key; undefined if it does not move. */
const targetOf = (
  week: Week,
  from: WeekCell,
  { key, ctrlKey, metaKey }: KeyboardEvent,
): WeekCell | undefined => {
  const isFar = ctrlKey || metaKey;
  switch (readingKey(key)) {
    case "ArrowUp":
      return movedBy(week, from, 0, -1);
    case "ArrowDown":
      return movedBy(week, from, 0, 1);
    case "ArrowLeft":
      return movedBy(week, from, -1, 0);
    case "ArrowRight":
      return movedBy(week, from, 1, 0);
    case "Home":
      return movedBy(week, from, -6, isFar ? -23 : 0);
    case "End":
      return movedBy(week, from, 6, isFar ? 23 : 0);
    case "PageUp":
      return movedBy(week, from, 0, -6);
    case "PageDown":
      return movedBy(week, from, 0, 6);
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
  const { weekdays, firstDay } = useDisplay();
  const [active, setActive] = useState<WeekCell>({ day: firstDay, hour: firstShownHour });
  const range = useRef<Range>(null);

  const focus = (cell: WeekCell) => {
    setActive(cell);
    area.current?.querySelector<HTMLElement>(`[data-cell="${cell.day}-${cell.hour}"]`)?.focus();
  };

  const toggle = (cell: WeekCell) =>
    onPaint(withCells(grid, [cell], typeAt(grid, cell) === undefined ? type : null));

  const moveTo = (target: WeekCell, paints: boolean) => {
    if (paints && !isSameCell(target, active)) {
      range.current ??= { from: active, before: grid };
      const { from, before } = range.current;
      onPaint(withCells(before, cellsBetween(from, target, weekdays), type));
    }
    focus(target);
  };

  const toggleActive = () => toggle(active);
  const clearActive = () => onPaint(withCells(grid, [active], null));
  const acts: Readonly<Record<string, () => void>> = {
    ...{ " ": toggleActive, Enter: toggleActive, Escape: onEscape },
    ...{ Delete: clearActive, Backspace: clearActive },
  };
  const actOf = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
    key.toLowerCase() === "z" && (ctrlKey || metaKey) ? onUndo : acts[key];

  return {
    active,
    setActive,
    toggle,
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.shiftKey) range.current = null;
      const target = targetOf(weekdays, active, event);
      const act = target === undefined ? actOf(event) : () => moveTo(target, event.shiftKey);
      if (act === undefined) return;
      if (act !== onEscape) event.preventDefault();
      act();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!area.current?.contains(relatedTarget)) range.current = null;
    },
  };
};
