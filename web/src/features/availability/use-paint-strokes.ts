import type { AvailabilityGrid, BlockType, Weekday } from "@smart-planner/planner/model";
import { type RefObject, useRef, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { acrossOf } from "../../platform/reading-direction.ts";
import { type PointerPlace, usePointerDrag } from "../../platform/use-pointer-drag.ts";
import { typeAt, withCells } from "./painted-grid.ts";
import { cellsBetween, isSameCell, type WeekCell } from "./week-cell.ts";

/** The rectangle between two cells. */
export interface Stroke {
  readonly from: WeekCell;
  readonly to: WeekCell;
  /** null clears. */
  readonly type: BlockType | null;
  readonly after: AvailabilityGrid;
}

/** The cell under the pointer, or the nearest at the edge. */
const nearestCell = (
  week: readonly Weekday[],
  area: HTMLElement,
  { clientX, clientY }: PointerPlace,
): { readonly cell: WeekCell; readonly isInside: boolean } | undefined => {
  // Measured each time: the page may scroll.
  const first = area.querySelector("[data-cell]")?.getBoundingClientRect();
  if (first === undefined) return undefined;
  const across = Math.floor(acrossOf(first, clientX) / first.width);
  const down = Math.floor((clientY - first.top) / first.height);
  const column = Math.min(Math.max(across, 0), 6);
  const day = week[column] ?? 0;
  const hour = Math.min(Math.max(down, 0), 23);
  return { cell: { day, hour }, isInside: across === column && down === hour };
};

/**
 * Painting with mouse, pen and finger. A press on a painted cell clears it; a drag paints a
 * rectangle, or clears it if it starts on a cell of the chosen type. A finger taps, or rests and
 * then drags, otherwise it scrolls.
 */
export const usePaintStrokes = ({
  area,
  grid,
  type,
  onPaint,
}: {
  readonly area: RefObject<HTMLElement | null>;
  readonly grid: AvailabilityGrid;
  readonly type: BlockType;
  /** Once per stroke. */
  readonly onPaint: (grid: AvailabilityGrid) => void;
}) => {
  const { weekdays } = useDisplay();
  const stroke = useRef<Stroke>(null);
  const [shown, setShown] = useState<Stroke | null>(null);

  const draw = (from: WeekCell, to: WeekCell) => {
    const before = typeAt(grid, from);
    const clears = before === type || (before !== undefined && isSameCell(from, to));
    const painted = clears ? null : type;
    const after = withCells(grid, cellsBetween(from, to, weekdays), painted);
    stroke.current = { from, to, type: painted, after };
    setShown(stroke.current);
  };

  const cellAt = (at: PointerPlace) =>
    area.current === null ? undefined : nearestCell(weekdays, area.current, at);

  const begin = (at: PointerPlace): boolean => {
    const found = cellAt(at);
    if (!found?.isInside) return false;
    draw(found.cell, found.cell);
    return true;
  };

  const end = () => {
    const ended = stroke.current;
    if (ended === null) return;
    stroke.current = null;
    setShown(null);
    onPaint(ended.after);
  };

  const paintTo = (places: readonly PointerPlace[]): "end" | undefined => {
    for (const place of places) {
      const found = cellAt(place);
      if (stroke.current === null || found === undefined) return undefined;
      if (!isSameCell(found.cell, stroke.current.to)) draw(stroke.current.from, found.cell);
      if (!found.isInside) return "end";
    }
    return undefined;
  };

  const drag = usePointerDrag({
    area,
    mousePx: 0,
    scrolls: "always",
    canBegin: (target) => target.closest("[data-cell]") !== null,
    onBegin: begin,
    onMove: paintTo,
    onEnd: end,
    onLost: end,
    onTap: (at) => {
      if (begin(at)) end();
    },
  });

  return {
    shown,
    cancel: () => {
      drag.cancel();
      stroke.current = null;
      setShown(null);
    },
    handlers: drag.handlers,
  };
};
