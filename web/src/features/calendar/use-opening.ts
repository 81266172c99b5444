import type { CalendarDay, CalendarEvent } from "@smart-planner/planner";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useMoment } from "../../platform/use-moment.ts";
import { showOpening } from "./show-opening.ts";
import { focusSession } from "./use-active-session.ts";
import { openingOf } from "./visible-hours.ts";

/**
 * Scrolls to where the days begin when other days come to be shown, and only then: a session that was
 * just moved must not scroll away. One that is wanted is followed to its new place instead.
 */
export const useOpening = ({
  grid,
  wanted,
  hasPlan,
  days,
  sessions,
  firstHour,
  isHolding,
  onFollowed,
}: {
  readonly grid: RefObject<HTMLElement | null>;
  readonly wanted: RefObject<string | undefined>;
  readonly hasPlan: boolean;
  readonly days: readonly CalendarDay[];
  readonly sessions: readonly CalendarEvent[];
  readonly firstHour: number;
  readonly isHolding: boolean;
  readonly onFollowed: () => void;
}) => {
  const now = useMoment();
  const opened = useRef<readonly [readonly CalendarDay[], boolean]>(null);
  useLayoutEffect(() => {
    const [last, hadPlan] = opened.current ?? [];
    const isOpened = last === days && hadPlan === hasPlan;
    opened.current = [days, hasPlan];
    const element = grid.current;
    if (element === null) return;
    if (!isOpened && !isHolding && wanted.current === undefined) {
      const nowMinute = hasPlan && days.includes(now.day) ? now.minuteOfDay : undefined;
      showOpening({ grid: element, firstHour, ...openingOf({ sessions, now: nowMinute }) });
    }
    if (wanted.current === undefined) return;
    focusSession(element, wanted.current);
    wanted.current = undefined;
    onFollowed();
  }, [grid, wanted, days, hasPlan, sessions, firstHour, now, isHolding, onFollowed]);
};
