import type { CalendarDay } from "@smart-planner/planner/model";
import { type CalendarEvent, type Place, stepMinutes } from "@smart-planner/planner/plan";
import { minutesPerDay, parseDay } from "@smart-planner/planner/time";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { placeOf } from "../../planner-service/place-text.ts";
import { acrossOf, startIn } from "../../platform/reading-direction.ts";
import { useDwell } from "../../platform/use-dwell.ts";
import { type PointerPlace, usePointerDrag } from "../../platform/use-pointer-drag.ts";

export interface HeldSession {
  /** `null` for a new time of one's own. */
  readonly session: CalendarEvent | null;
  readonly place: Place;
  /** At an edge: held there, the days before or after come to be shown. */
  readonly turning: Turning | undefined;
}

/** -1 for the days before those that are shown, 1 for those after. */
export type Turning = -1 | 1;

interface Grabbed {
  readonly kind: "move" | "resize" | "new";
  readonly session: CalendarEvent | null;
  /** From the start of the session to where it was taken; for a new one the start itself. */
  readonly offset: number;
  readonly place: Place;
  readonly from: PointerPlace;
}

const toStep = (minutes: number): number => Math.round(minutes / stepMinutes) * stepMinutes;

/** The minute and the day under the pointer, measured afresh: the grid may scroll meanwhile. */
const pointIn = (
  grid: HTMLElement,
  firstMinute: number,
  { clientX, clientY }: PointerPlace,
): { readonly day: CalendarDay; readonly minute: number } | undefined => {
  let nearest: { readonly column: HTMLElement; readonly away: number } | undefined;
  for (const column of grid.querySelectorAll<HTMLElement>("[data-day]")) {
    const { left, right } = column.getBoundingClientRect();
    const away = Math.max(left - clientX, clientX - right, 0);
    if (nearest === undefined || away < nearest.away) nearest = { column, away };
  }
  const day = parseDay(nearest?.column.dataset.day ?? "");
  if (nearest === undefined || day === undefined) return undefined;
  const { top, height } = nearest.column.getBoundingClientRect();
  return {
    day,
    minute: firstMinute + ((clientY - top) / height) * (minutesPerDay - firstMinute),
  };
};

/** The day of the strip above the hours that the pointer is on. */
const stripDayAt = (
  strip: HTMLElement | null,
  { clientX, clientY }: PointerPlace,
): CalendarDay | undefined => {
  for (const each of strip?.querySelectorAll<HTMLElement>("[data-strip-day]") ?? []) {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (clientX >= left && clientX < right && clientY >= top && clientY < bottom)
      return parseDay(each.dataset.stripDay ?? "");
  }
  return undefined;
};

/** So near to the last day's end the days after are meant; those before, beside the first day. */
const edgePx = 20;
/** A drag that starts at an edge turns the week only after moving towards it. */
const wayPx = 12;

/** The edge the pointer is at, with nothing left to scroll. */
const edgeAt = (
  grid: HTMLElement,
  from: PointerPlace,
  { clientX }: PointerPlace,
): Turning | undefined => {
  const box = grid.getBoundingClientRect();
  const [at, began] = [acrossOf(box, clientX), acrossOf(box, from.clientX)];
  const day = grid.querySelector<HTMLElement>("[data-day]");
  const first = day === null ? 0 : startIn(grid, day);
  const scrolled = Math.abs(grid.scrollLeft);
  const isAtEnd = scrolled + grid.clientWidth >= grid.scrollWidth - 1;
  if (scrolled === 0 && at < Math.min(first, began - wayPx)) return -1;
  if (isAtEnd && at > Math.max(grid.clientWidth - edgePx, began + wayPx)) return 1;
  return undefined;
};

const placeAt = (
  { kind, session, offset, place }: Grabbed,
  { day, minute }: { readonly day: CalendarDay; readonly minute: number },
  firstMinute: number,
): Place => {
  if (kind === "move") {
    const last = minutesPerDay - place.minutes;
    // Above the first hour there is nothing to be seen of it; keys and the dialog go there.
    const start = Math.min(Math.max(toStep(minute - offset), Math.min(firstMinute, last)), last);
    return { day, start, minutes: place.minutes };
  }
  const from = session === null ? place.start : session.startMinute;
  const minutes = Math.max(toStep(minute - from), stepMinutes);
  return { day: place.day, start: from, minutes: Math.min(minutes, minutesPerDay - from) };
};

/** Sessions taken up, moved and drawn out with mouse, pen and finger; empty time drawn into a new one. */
export const useDragSession = ({
  grid,
  strip,
  firstMinute,
  firstDay,
  sessions,
  refusalOf,
  onRefused,
  onOverDay,
  onTurn,
  onDrop,
}: {
  readonly grid: RefObject<HTMLElement | null>;
  /** The days above the hours, if there is one day at a time. */
  readonly strip: RefObject<HTMLElement | null>;
  readonly firstMinute: number;
  /** Of those that are shown. */
  readonly firstDay: CalendarDay | undefined;
  readonly sessions: readonly CalendarEvent[];
  readonly refusalOf: (session: CalendarEvent) => string | undefined;
  readonly onRefused: (why: string) => void;
  /** Over a day of the strip. */
  readonly onOverDay: (day: CalendarDay) => void;
  /** Held at an edge: show the days beyond. */
  readonly onTurn: (turning: Turning) => void;
  readonly onDrop: (session: CalendarEvent | null, place: Place) => void;
}) => {
  const grabbed = useRef<Grabbed>(null);
  const [held, setHeld] = useState<HeldSession | null>(null);
  const shown = useRef<HeldSession>(null);
  /** A drag must not count as a click. */
  const hasDragged = useRef(false);

  const show = (next: HeldSession | null) => {
    const last = shown.current;
    const isSame =
      last !== null &&
      next !== null &&
      last.place.day === next.place.day &&
      last.place.start === next.place.start &&
      last.place.minutes === next.place.minutes &&
      last.turning === next.turning;
    shown.current = next;
    // The pointer moves more often than the session.
    if (!isSame) setHeld(next);
  };

  const lastAt = useRef<PointerPlace>(null);
  const dwell = useDwell(onTurn);

  const begin = (from: PointerPlace, target: Element): boolean => {
    const element = grid.current;
    const point = element && pointIn(element, firstMinute, from);
    if (!element || !point) return false;
    const id = target.closest<HTMLElement>("[data-session]")?.dataset.session;
    const session = sessions.find((one) => one.id === id) ?? null;
    if (session === null) {
      const start = Math.floor(point.minute / stepMinutes) * stepMinutes;
      const place = { day: point.day, start, minutes: stepMinutes };
      grabbed.current = { kind: "new", session, offset: 0, place, from };
      show({ session, place, turning: undefined });
    } else {
      const refusal = refusalOf(session);
      hasDragged.current = true;
      if (refusal !== undefined) {
        onRefused(refusal);
        return false;
      }
      const kind = target.closest("[data-grip]") === null ? "move" : "resize";
      const offset = point.minute - session.startMinute;
      grabbed.current = { kind, session, offset, place: placeOf(session), from };
      show({ session, place: placeOf(session), turning: undefined });
    }
    hasDragged.current = true;
    return true;
  };

  const letGo = () => {
    dwell.leave();
    grabbed.current = null;
    lastAt.current = null;
    show(null);
  };
  /** Back where it was, and so back to where that can be seen. */
  const cancel = () => {
    const { session } = grabbed.current ?? { session: null };
    letGo();
    if (session !== null) onOverDay(session.day);
  };

  /** Follows the pointer; "still" if nothing is to scroll. */
  const follow = (at: PointerPlace): "still" | undefined => {
    const element = grid.current;
    if (grabbed.current === null || element === null) return undefined;
    lastAt.current = at;
    const { kind, session, from } = grabbed.current;
    const day = kind === "move" ? stripDayAt(strip.current, at) : undefined;
    if (day !== undefined) {
      dwell.leave();
      const { start, minutes } = shown.current?.place ?? grabbed.current.place;
      show({ session, place: { day, start, minutes }, turning: undefined });
      onOverDay(day);
      return "still";
    }
    const turning = kind === "move" ? edgeAt(element, from, at) : undefined;
    if (turning === undefined) dwell.leave();
    else dwell.at(turning);
    const point = pointIn(element, firstMinute, at);
    if (point !== undefined)
      show({ session, place: placeAt(grabbed.current, point, firstMinute), turning });
    return undefined;
  };

  // Other days have come under a hand that rests.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the days change
  useLayoutEffect(() => {
    if (lastAt.current !== null) follow(lastAt.current);
  }, [firstDay]);

  const drag = usePointerDrag({
    area: grid,
    mousePx: 4,
    scrolls: "always",
    escapes: true,
    canBegin: (target) => {
      hasDragged.current = false;
      return target.closest("[data-session], [data-day]") !== null;
    },
    onBegin: begin,
    onMove: (places) => {
      const at = places.at(-1);
      return at && follow(at);
    },
    onEnd: () => {
      const dropped = shown.current;
      const from = grabbed.current;
      letGo();
      if (dropped === null || from === null) return;
      const { day, start, minutes } = dropped.place;
      const isSame =
        from.session !== null &&
        day === from.place.day &&
        start === from.place.start &&
        minutes === from.place.minutes;
      if (!isSame) onDrop(dropped.session, dropped.place);
    },
    onLost: cancel,
  });

  return {
    held,
    handlers: drag.handlers,
    hasDragged: () => hasDragged.current,
  };
};
