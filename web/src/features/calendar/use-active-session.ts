import type { CalendarEvent } from "@smart-planner/planner/plan";
import { type KeyboardEvent, type SyntheticEvent, useCallback, useState } from "react";

interface Active {
  readonly session: CalendarEvent;
  readonly element: HTMLElement;
}

const elementOf = (event: SyntheticEvent): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>("[data-session]") : null;

export const focusSession = (grid: Element, id: string) => {
  for (const element of grid.querySelectorAll<HTMLElement>("[data-session]")) {
    if (element.dataset.session !== id) continue;
    element.focus({ preventScroll: true });
    // One that has the focus already and was moved is not brought into sight by focusing it again.
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
};

/** The session before or after, in order of time: arrows belong to moving. */
const neighbourOf = ({
  sessions,
  from,
  key,
}: {
  readonly sessions: readonly CalendarEvent[];
  readonly from: CalendarEvent;
  readonly key: string;
}): CalendarEvent | undefined => {
  const at = sessions.indexOf(from);
  switch (key) {
    case "PageDown":
      return sessions[at + 1];
    case "PageUp":
      return sessions[at - 1];
    case "Home":
      return sessions[0];
    case "End":
      return sessions.at(-1);
    default:
      return undefined;
  }
};

/**
 * One listener for all events of the grid. Page Up and Page Down go along them, so that the
 * calendar is one Tab stop.
 */
export const useActiveSession = (sessions: readonly CalendarEvent[]) => {
  const [active, setActive] = useState<Active | null>(null);
  const [lastFocused, setLastFocused] = useState<string>();

  const enter = (event: SyntheticEvent) => {
    const element = elementOf(event);
    const session = sessions.find(({ id }) => id === element?.dataset.session);
    if (element !== null && session !== undefined) setActive({ session, element });
    return session;
  };
  const leave = useCallback(() => setActive(null), []);

  return {
    sessionAt: (event: SyntheticEvent) =>
      sessions.find(({ id }) => id === elementOf(event)?.dataset.session),
    elementAt: elementOf,
    active: active !== null && sessions.includes(active.session) ? active : null,
    close: leave,
    tabStop: sessions.find(({ id }) => id === lastFocused)?.id ?? sessions[0]?.id,
    listeners: {
      onPointerOver: enter,
      onPointerLeave: leave,
      onPointerOut: leave,
      onFocus: (event: SyntheticEvent) => setLastFocused(enter(event)?.id),
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Escape") leave();
        const from = sessions.find(({ id }) => id === elementOf(event)?.dataset.session);
        const next = from && neighbourOf({ sessions, from, key: event.key });
        if (next === undefined) return;
        event.preventDefault();
        focusSession(event.currentTarget, next.id);
      },
    },
  };
};
