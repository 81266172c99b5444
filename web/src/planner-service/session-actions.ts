import type { CalendarEvent, Place } from "@smart-planner/planner/plan";

/** Actions on a session beside plan edits, each with a notice and Undo. */
export interface SessionActions {
  readonly tick: (session: CalendarEvent, done: boolean) => void;
  readonly start: (session: CalendarEvent) => void;
  /** Asks how long a session really took; it is done then. */
  readonly tookLonger: (session: CalendarEvent) => void;
  /** Finds another place for a session of the past. */
  readonly planAgain: (session: CalendarEvent) => void;
  /** A session of the past stays as not done and is not asked about again. */
  readonly letGo: (session: CalendarEvent) => void;
  readonly say: (text: string) => void;
}

/** Gets the session's new place, so that the focus can follow it. */
export type Follow = (session: CalendarEvent, place: Place) => void;

/** Opens the one menu of a session, and the dialog for its place. */
export interface SessionMenus {
  readonly isOpen: boolean;
  readonly open: (session: CalendarEvent, anchor: HTMLElement, follow?: Follow) => void;
  readonly moveTo: (session: CalendarEvent, follow?: Follow) => void;
  readonly addAt: (place: Place) => void;
}
