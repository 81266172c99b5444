import type { CalendarDay, ProgressMap } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import type { CalendarEvent } from "./timeline.ts";

/** `now` is running, `next` is the first ahead, `unfinished` is over but not ticked. */
export type RibbonState = "done" | "now" | "next" | "later" | "unfinished";

export interface RibbonSession {
  readonly event: CalendarEvent;
  readonly state: RibbonState;
}

export interface DayRibbon {
  readonly sessions: readonly RibbonSession[];
  readonly done: number;
}

/** In order of time, with their state at this minute. */
export const todayRibbonOf = ({
  events,
  progress,
  today,
  minuteOfDay,
}: {
  readonly events: readonly CalendarEvent[];
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
  readonly minuteOfDay: number;
}): DayRibbon => {
  const ofToday = events.filter(({ day }) => day === today);
  const next = ofToday.find(
    (event) => !isDone(progress, event.id) && event.startMinute > minuteOfDay,
  );
  const stateOf = (event: CalendarEvent): RibbonState => {
    if (isDone(progress, event.id)) return "done";
    if (event.endMinute <= minuteOfDay) return "unfinished";
    if (event.startMinute <= minuteOfDay) return "now";
    return event === next ? "next" : "later";
  };
  const sessions = ofToday.map((event) => ({ event, state: stateOf(event) }));
  const done = sessions.filter(({ state }) => state === "done").length;
  return { sessions, done };
};
