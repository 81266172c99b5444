import { type CalendarEvent, stepMinutes } from "@smart-planner/planner/plan";
import { minutesPerDay } from "@smart-planner/planner/time";
import type { PlanEditor } from "../../planner-service/plan-editor.ts";
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

export interface SessionActions {
  readonly tick: (session: CalendarEvent, done: boolean) => void;
  readonly start: (session: CalendarEvent) => void;
  /** Asks how long a session really took; it is done then. */
  readonly tookLonger: (session: CalendarEvent) => void;
  readonly say: (text: string) => void;
}

/** Does what was chosen in a session's menu. */
export const doChoice = ({
  session,
  choice,
  editor: { sessions, edit },
  actions,
  onMoveTo,
}: {
  readonly session: CalendarEvent;
  readonly choice: MenuChoice;
  readonly editor: PlanEditor;
  readonly actions: SessionActions;
  /** A place is to be asked for. */
  readonly onMoveTo: (session: CalendarEvent) => void;
}) => {
  const place = placeOf(session);
  switch (choice) {
    case "done":
      return actions.tick(session, sessions.markOf(session).state !== "done");
    case "start":
      return actions.start(session);
    case "took-longer":
      return actions.tookLonger(session);
    case "move":
      return onMoveTo(session);
    case "longer":
    case "shorter": {
      const by = choice === "longer" ? stepMinutes : -stepMinutes;
      const minutes = Math.max(place.minutes + by, Math.min(place.minutes, stepMinutes));
      edit.put(session, { ...place, minutes: Math.min(minutes, minutesPerDay - place.start) });
      return;
    }
    case "lock":
      return edit.setLocked(session, !sessions.markOf(session).isLocked);
    case "remove":
      return edit.remove(session);
    case "later":
    case "tomorrow": {
      const { laterToday, tomorrow } = sessions.offersFor(session);
      const offer = choice === "later" ? laterToday : tomorrow;
      if (offer !== undefined) edit.put(session, offer.place);
    }
  }
};
