import type { CalendarEvent } from "@smart-planner/planner/plan";
import type { PlanEditor } from "../../planner-service/plan-editor.ts";

/** Manual edits of the plan, and what else a session's menu does. */
export interface Hands extends PlanEditor {
  readonly tick: (session: CalendarEvent, done: boolean) => void;
  readonly start: (session: CalendarEvent) => void;
  /** Asks how long a session really took; it is done then. */
  readonly tookLonger: (session: CalendarEvent) => void;
}
