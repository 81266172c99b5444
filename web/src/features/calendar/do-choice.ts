import { type CalendarEvent, stepMinutes } from "@smart-planner/planner/plan";
import { minutesPerDay } from "@smart-planner/planner/time";
import type { Hands } from "./hands.ts";
import { placeOf } from "./place-of.ts";

export type MenuChoice =
  | "done"
  | "start"
  | "took-longer"
  | "move"
  | "longer"
  | "shorter"
  | "lock"
  | "remove"
  | "later"
  | "tomorrow";

/** Does what was chosen in a session's menu. */
export const doChoice = ({
  session,
  choice,
  hands,
  onMoveTo,
}: {
  readonly session: CalendarEvent;
  readonly choice: MenuChoice;
  readonly hands: Hands;
  /** A place is to be asked for. */
  readonly onMoveTo: (session: CalendarEvent) => void;
}) => {
  const place = placeOf(session);
  switch (choice) {
    case "done":
      return hands.tick(session, hands.markOf(session).state !== "done");
    case "start":
      return hands.start(session);
    case "took-longer":
      return hands.tookLonger(session);
    case "move":
      return onMoveTo(session);
    case "longer":
    case "shorter": {
      const by = choice === "longer" ? stepMinutes : -stepMinutes;
      const minutes = Math.max(place.minutes + by, Math.min(place.minutes, stepMinutes));
      hands.put(session, { ...place, minutes: Math.min(minutes, minutesPerDay - place.start) });
      return;
    }
    case "lock":
      return hands.setLocked(session, !hands.markOf(session).isLocked);
    case "remove":
      return hands.remove(session);
    case "later":
    case "tomorrow": {
      const { laterToday, tomorrow } = hands.offersFor(session);
      const offer = choice === "later" ? laterToday : tomorrow;
      if (offer !== undefined) hands.put(session, offer.place);
    }
  }
};
