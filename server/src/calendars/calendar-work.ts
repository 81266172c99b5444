import type { CalendarReading, readDatedEvents } from "@smart-planner/calendar-files";
import type { Workers } from "../workers/workers.ts";
import type { FeedTopics, FeedTopicsTask } from "./feed-topics.ts";

type CalendarText = Parameters<typeof readDatedEvents>[0];

export type CalendarTask =
  | { readonly kind: "calendar"; readonly given: CalendarText }
  | { readonly kind: "topics"; readonly given: FeedTopicsTask };

export type CalendarRead =
  | { readonly ok: true; readonly reading: CalendarReading }
  | { readonly ok: false; readonly problem: "not-a-calendar" | "too-much" };

export type CalendarWork = ReturnType<typeof createCalendarWork>;

const module = new URL("./calendar-task.ts", import.meta.url);
const clockMs = 30_000;

export function createCalendarWork(workers: Workers) {
  const run = async <Answer>(given: CalendarTask, owner: string): Promise<Answer | undefined> => {
    const worked = await workers.run<CalendarTask, Answer>({ module, given, owner, clockMs });
    return worked.outcome === "done" ? worked.answer : undefined;
  };
  return {
    read: async (given: CalendarText, owner: string): Promise<CalendarRead> => {
      const read = await run<ReturnType<typeof readDatedEvents>>(
        { kind: "calendar", given },
        owner,
      );
      if (read === undefined) return { ok: false, problem: "too-much" };
      return read.ok ? read : { ok: false, problem: "not-a-calendar" };
    },
    /** Topics of a feed's sessions; nothing if that took too long. */
    topics: (given: FeedTopicsTask, owner: string) =>
      run<FeedTopics>({ kind: "topics", given }, owner),
  };
}
