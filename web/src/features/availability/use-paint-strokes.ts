import type { AvailabilityGrid, BlockType } from "@smart-planner/planner";
import { type RefObject, useRef, useState } from "react";
import { type PointerPlace, usePointerDrag } from "../../platform/use-pointer-drag.ts";
import { cellAt, cellsCrossed, type GridPoint } from "./cells-crossed.ts";
import { typeAt, withCells } from "./painted-grid.ts";
import type { WeekCell } from "./week-cell.ts";

interface Stroke {
  /** The type it paints, or null when it erases. */
  readonly type: BlockType | null;
  after: AvailabilityGrid;
  last: GridPoint;
}

/** Where on the grid the pointer is, measured afresh: the page may scroll meanwhile. */
const pointOf = (area: HTMLElement, { clientX, clientY }: PointerPlace): GridPoint => {
  const first = area.querySelector("[data-cell]")?.getBoundingClientRect();
  if (first === undefined) return { across: -1, down: -1 };
  return {
    across: (clientX - first.left) / first.width,
    down: (clientY - first.top) / first.height,
  };
};

/**
 * Painting with mouse, pen and finger. Press or drag paints, or erases when it begins on a painted
 * cell; a finger taps, or rests and then drags, and otherwise scrolls.
 */
export const usePaintStrokes = ({
  area,
  grid,
  type,
  onPaint,
}: {
  /** Holds the cells, each with `data-cell`, the first of the week first. */
  readonly area: RefObject<HTMLElement | null>;
  readonly grid: AvailabilityGrid;
  readonly type: BlockType;
  /** Once for each stroke, when it ends. */
  readonly onPaint: (grid: AvailabilityGrid) => void;
}) => {
  const stroke = useRef<Stroke>(null);
  const [shown, setShown] = useState<AvailabilityGrid | null>(null);

  const begin = (at: PointerPlace): boolean => {
    const last = area.current === null ? undefined : pointOf(area.current, at);
    const cell = last && cellAt(last);
    if (last === undefined || cell === undefined) return false;
    const erases = typeAt(grid, cell) !== undefined;
    const after = withCells(grid, [cell], erases ? null : type);
    stroke.current = { type: erases ? null : type, after, last };
    setShown(after);
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
    const current = stroke.current;
    const element = area.current;
    if (current === null || element === null) return undefined;
    const cells: WeekCell[] = [];
    let isInside = true;
    for (const place of places) {
      const point = pointOf(element, place);
      cells.push(...cellsCrossed(current.last, point));
      current.last = point;
      isInside = cellAt(point) !== undefined;
      if (!isInside) break;
    }
    current.after = withCells(current.after, cells, current.type);
    setShown(current.after);
    return isInside ? undefined : "end";
  };

  const drag = usePointerDrag({
    area,
    mousePx: 0,
    scrolls: "touch",
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
    /** The grid as it looks in the middle of a stroke. */
    shown,
    cancel: () => {
      drag.cancel();
      stroke.current = null;
      setShown(null);
    },
    handlers: drag.handlers,
  };
};
