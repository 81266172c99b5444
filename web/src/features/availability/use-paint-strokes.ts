import type { AvailabilityGrid, BlockType } from "@smart-planner/planner";
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { cellAt, cellsCrossed, type GridPoint } from "./cells-crossed.ts";
import { typeAt, withCells } from "./painted-grid.ts";
import type { WeekCell } from "./week-cell.ts";

/** How long a finger rests before it paints instead of scrolling. */
const longPressMs = 350;
/** A finger is never quite still: less than this is no swipe. */
const stillPx = 10;

interface Stroke {
  readonly pointerId: number;
  /** The type it paints, or null when it erases. */
  readonly type: BlockType | null;
  after: AvailabilityGrid;
  last: GridPoint;
}

interface RestingFinger {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

type PointerLike = Pick<PointerEvent, "clientX" | "clientY">;

/** Where on the grid the pointer is, measured afresh: the page may scroll meanwhile. */
const pointOf = (area: HTMLElement, { clientX, clientY }: PointerLike): GridPoint => {
  const first = area.querySelector("[data-cell]")?.getBoundingClientRect();
  if (first === undefined) return { across: -1, down: -1 };
  return {
    across: (clientX - first.left) / first.width,
    down: (clientY - first.top) / first.height,
  };
};

/** Browsers hand over only the last of several places since the last frame; the others are asked for. */
const placesOf = (event: PointerEvent): readonly PointerLike[] => {
  const all = event.getCoalescedEvents?.() ?? [];
  return all.length === 0 ? [event] : all;
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
  const finger = useRef<RestingFinger>(null);
  const [shown, setShown] = useState<AvailabilityGrid | null>(null);

  const lift = () => {
    if (finger.current !== null) clearTimeout(finger.current.timer);
    finger.current = null;
  };

  const begin = (pointerId: number, at: PointerLike) => {
    const element = area.current;
    const last = element === null ? undefined : pointOf(element, at);
    const cell = last && cellAt(last);
    if (element === null || last === undefined || cell === undefined) return;
    const erases = typeAt(grid, cell) !== undefined;
    const after = withCells(grid, [cell], erases ? null : type);
    stroke.current = { pointerId, type: erases ? null : type, after, last };
    setShown(after);
  };

  /** Later moves are heard wherever the pointer goes, so that the way out of the grid is known. */
  const press = (pointerId: number, at: PointerLike) => {
    begin(pointerId, at);
    if (stroke.current !== null) area.current?.setPointerCapture(pointerId);
  };

  const end = () => {
    const ended = stroke.current;
    if (ended === null) return;
    stroke.current = null;
    setShown(null);
    onPaint(ended.after);
  };

  const cancel = () => {
    stroke.current = null;
    setShown(null);
  };

  const paintTo = (element: HTMLElement, event: PointerEvent) => {
    const current = stroke.current;
    if (current === null) return;
    const cells: WeekCell[] = [];
    let isInside = true;
    for (const place of placesOf(event)) {
      const point = pointOf(element, place);
      cells.push(...cellsCrossed(current.last, point));
      current.last = point;
      isInside = cellAt(point) !== undefined;
      if (!isInside) break;
    }
    current.after = withCells(current.after, cells, current.type);
    setShown(current.after);
    if (!isInside) end();
  };

  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    // The browser takes a moving finger for a scroll unless the very first move is refused.
    const refuse = (event: TouchEvent) => {
      if (stroke.current !== null && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchmove", refuse, { passive: false });
    return () => {
      element.removeEventListener("touchmove", refuse);
      if (finger.current !== null) clearTimeout(finger.current.timer);
    };
  }, [area]);

  return {
    /** The grid as it looks in the middle of a stroke. */
    shown,
    cancel,
    handlers: {
      onPointerDown: (event: ReactPointerEvent) => {
        if (event.button !== 0 || stroke.current !== null) return;
        if (!(event.target instanceof Element) || event.target.closest("[data-cell]") === null)
          return;
        const { pointerId, clientX, clientY } = event;
        if (event.pointerType !== "touch") return press(pointerId, { clientX, clientY });
        lift();
        if (!event.isPrimary) return;
        const timer = setTimeout(() => {
          finger.current = null;
          press(pointerId, { clientX, clientY });
        }, longPressMs);
        finger.current = { pointerId, x: clientX, y: clientY, timer };
      },
      onPointerMove: (event: ReactPointerEvent) => {
        const resting = finger.current;
        if (resting !== null && resting.pointerId === event.pointerId) {
          const moved = Math.hypot(event.clientX - resting.x, event.clientY - resting.y);
          if (moved > stillPx) lift();
        }
        if (area.current !== null && stroke.current?.pointerId === event.pointerId)
          paintTo(area.current, event.nativeEvent);
      },
      onPointerUp: (event: ReactPointerEvent) => {
        const isTap = finger.current?.pointerId === event.pointerId;
        lift();
        if (isTap) begin(event.pointerId, event);
        if (stroke.current?.pointerId === event.pointerId) end();
      },
      onPointerCancel: (event: ReactPointerEvent) => {
        lift();
        if (stroke.current?.pointerId === event.pointerId) end();
      },
      // A long press would open the browser's menu over the cell.
      onContextMenu: (event: { readonly preventDefault: () => void }) => {
        if (stroke.current !== null || finger.current !== null) event.preventDefault();
      },
    },
  };
};
