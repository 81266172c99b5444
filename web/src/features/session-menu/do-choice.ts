import type { CalendarEvent } from "@smart-planner/planner/plan";
import { resizedPlace } from "../../planner-service/place-text.ts";
import type { PlanEditor } from "../../planner-service/plan-editor.ts";
import type { SessionActions } from "../../planner-service/session-actions.ts";

export type MenuChoice =
  | "done"
  | "start"
  | "took-longer"
  | "plan-again"
  | "let-go"
  | "move"
  | "longer"
  | "shorter"
  | "lock"
  | "remove"
  | "later"
  | "tomorrow";

/** Performs the action chosen in a session's menu. */
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
  switch (choice) {
    case "done":
      return actions.tick(session, sessions.markOf(session).state !== "done");
    case "start":
      return actions.start(session);
    case "took-longer":
      return actions.tookLonger(session);
    case "plan-again":
      return actions.planAgain(session);
    case "let-go":
      return actions.letGo(session);
    case "move":
      return onMoveTo(session);
    case "longer":
    case "shorter":
      edit.put(session, resizedPlace(session, choice));
      return;
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
