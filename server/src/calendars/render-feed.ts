import { createHash } from "node:crypto";
import {
  type EventVersions,
  localMomentOf,
  nextVersions,
  planEventsOf,
  settledTopicsOf,
  writeCalendar,
} from "@smart-planner/calendar-files";
import { parsedJson } from "@smart-planner/contract";
import { dueDatesOf, dueHorizonOf, dueItemsOf } from "@smart-planner/planner/due-work";
import { withSessionIds } from "@smart-planner/planner/plan";
import { planEventWords } from "@smart-planner/words/en/plan-events";
import { topicWords } from "@smart-planner/words/en/topics";
import { z } from "zod";
import type { OfUser } from "../database/of-user.ts";
import { spokenIn } from "../http/spoken.ts";
import { readSyncedPlan, readSyncedSubjects } from "../workspace/synced-plan.ts";
import type { CalendarWork } from "./calendar-work.ts";
import type { FeedRow } from "./feed-store.ts";
import { feedTopicsOf } from "./feed-topics.ts";

const versionsSchema: z.ZodType<EventVersions> = z.record(
  z.string(),
  z.object({
    print: z.string(),
    sequence: z.int(),
    changedAt: z.number(),
    words: z.optional(z.object({ title: z.string(), note: z.string() })),
  }),
);

/** An unreadable text makes every event new. */
const versionsOf = (text: string): EventVersions => {
  const parsed = versionsSchema.safeParse(parsedJson(text));
  return parsed.success ? parsed.data : {};
};

interface RenderInput extends Pick<OfUser, "db"> {
  readonly row: FeedRow;
  readonly work: Pick<CalendarWork, "topics">;
  readonly now: number;
}

/** The synced plan as a calendar, with the new event versions. */
export async function renderFeed({ db, row, work, now }: RenderInput) {
  const of = { db, userId: row.user_id };
  const { mode, plans, progress, assignments, ...synced } = await readSyncedPlan(of);
  const plan = withSessionIds({ plan: synced.plan, mode });
  // As of the last change: a new day alone changes nothing.
  const today = localMomentOf(now, row.time_zone).day;
  const records = await readSyncedSubjects(of);
  const task = { plan, plans, subjects: synced.subjects, records, progress, today };
  const hasTopics = row.detail === "topics" && Object.keys(records.topics).length > 0;
  // Exams are known even if chapters took too long or are hidden.
  const { subjects, held } =
    (hasTopics ? await work.topics(task, row.user_id) : undefined) ??
    feedTopicsOf({ ...task, records: { ...records, topics: {} } });
  const told = versionsOf(row.versions);
  const settled = { plan, held, progress, today, told };
  const shown = {
    mode,
    plan,
    subjects,
    topics: settledTopicsOf(settled),
    due: dueDatesOf(dueItemsOf(assignments, dueHorizonOf(assignments, today))),
    detail: row.detail,
    alarm: row.alarm,
  };
  const timeZone = row.time_zone;
  // Versions are of the English events: another language changes titles alone.
  const versions = nextVersions({ before: told, events: planEventsOf(shown), timeZone, now });
  const spoken = (await spokenIn(synced.display.language)).words;
  const words = spoken(planEventWords);
  const topics = settledTopicsOf({ ...settled, words: spoken(topicWords) });
  // A hash, not the account's id: readers learn only the plan.
  const owner = createHash("sha256").update(row.user_id).digest("base64url").slice(0, 12);
  const body = writeCalendar({
    name: words.studyPlan,
    events: planEventsOf({ ...shown, topics, words }),
    versions,
    owner,
    timeZone,
  });
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { body, etag, versions: JSON.stringify(versions) };
}
