import { readDatedEvents } from "@smart-planner/calendar-files";
import type { CalendarTask } from "./calendar-work.ts";
import { feedTopicsOf } from "./feed-topics.ts";

export const work = ({ kind, given }: CalendarTask) =>
  kind === "calendar" ? readDatedEvents(given) : feedTopicsOf(given);
