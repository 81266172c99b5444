import type { CalendarDay } from "@smart-planner/planner/model";
import type { CalendarEvent } from "@smart-planner/planner/plan";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { scrollAcross, startIn } from "../../platform/reading-direction.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { focusSession } from "./use-active-session.ts";
import { lastHour, openingOf } from "./visible-hours.ts";

/** Scrolls to the sessions for other days, a new plan and Today only: a moved session must not scroll away. */
export const useOpening = ({
  grid,
  wanted,
  occasion,
  days,
  sessions,
  firstHour,
  isHolding,
  onFollowed,
}: {
  readonly grid: RefObject<HTMLElement | null>;
  readonly wanted: RefObject<string | undefined>;
  /** With another one the grid opens again. */
  readonly occasion: string;
  readonly days: readonly CalendarDay[];
  /** Those that the grid opens at. */
  readonly sessions: readonly CalendarEvent[];
  readonly firstHour: number;
  readonly isHolding: boolean;
  readonly onFollowed: () => void;
}) => {
  const now = useMoment();
  const opened = useRef<readonly [readonly CalendarDay[], string]>(null);
  useLayoutEffect(() => {
    const [lastDays, lastOccasion] = opened.current ?? [];
    const isOpened = lastDays === days && lastOccasion === occasion;
    opened.current = [days, occasion];
    const element = grid.current;
    if (element === null) return;
    if (!isOpened && !isHolding && wanted.current === undefined) {
      const nowMinute = days.includes(now.day) ? now.minuteOfDay : undefined;
      showOpening({ grid: element, firstHour, sessions, now: nowMinute });
    }
    if (wanted.current === undefined) return;
    focusSession(element, wanted.current);
    wanted.current = undefined;
    onFollowed();
  }, [grid, wanted, days, occasion, sessions, firstHour, now, isHolding, onFollowed]);
};

/** Scrolls to the opening minute, and where the week is wider than the screen, to today. */
const showOpening = ({
  grid,
  firstHour,
  ...shown
}: Pick<Parameters<typeof openingOf>[0], "sessions" | "now" | "firstHour"> & {
  readonly grid: HTMLElement;
}) => {
  const today = grid.querySelector<HTMLElement>("[data-today]");
  const column = today ?? grid.querySelector<HTMLElement>("[data-day]");
  if (column === null) return;
  const minuteHeight = column.offsetHeight / (lastHour - firstHour) / 60;
  const windowMinutes = (grid.clientHeight - column.offsetTop) / minuteHeight;
  const minute = openingOf({ ...shown, firstHour, windowMinutes });
  grid.scrollTop = (minute - firstHour * 60) * minuteHeight;
  const first = grid.querySelector<HTMLElement>("[data-day]") ?? column;
  scrollAcross(grid, startIn(grid, column) - startIn(grid, first));
};
