import {
  instantOf,
  nextVersions,
  planEventsOf,
  topicWordsOf,
  writeCalendar,
  writeTable,
} from "@smart-planner/calendar-files";
import type { AlarmLead, Mode } from "@smart-planner/contract";
import type { DueDate } from "@smart-planner/planner/due-work";
import type { StudyPlan, Subject } from "@smart-planner/planner/model";
import type { HeldTopics } from "@smart-planner/planner/work";
import { planEventWords } from "@smart-planner/words/en/plan-events";
import { topicWords } from "@smart-planner/words/en/topics";
import type { Words } from "@smart-planner/words/said";
import type { Platform } from "../../platform/platform.ts";

export interface PlanToSave {
  readonly mode: Mode;
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  /** By session key. */
  readonly held: ReadonlyMap<string, HeldTopics>;
  readonly due: readonly DueDate[];
  /** The owner: the same session in two people's plans is two events. */
  readonly owner: string;
  /** Minutes before each session at which a calendar rings; 0 for never. */
  readonly alarm?: AlarmLead;
}

type Ports = Pick<Platform, "clock" | "files">;

/** A file is read once: it may name what every session holds. */
const eventsOf = ({ held, ...given }: PlanToSave, spoken: Words) =>
  planEventsOf({
    ...given,
    topics: new Map(
      [...held].map(([key, topics]) => [key, topicWordsOf(topics, spoken(topicWords))]),
    ),
    detail: "topics",
    words: spoken(planEventWords),
  });

/** The plan once, as a calendar file, made in the browser: also offline and without an account. */
export const saveCalendarFile = (
  { clock, files, language }: Ports & Pick<Platform, "language">,
  given: PlanToSave,
): void => {
  const { words } = language.current();
  const events = eventsOf(given, words);
  const { day, minuteOfDay: minute } = clock.now();
  const timeZone = clock.timeZone();
  const now = instantOf({ day, minute }, timeZone);
  files.save({
    name: `study-plan-${day}.ics`,
    type: "text/calendar",
    text: writeCalendar({
      name: words(planEventWords).studyPlan,
      events,
      versions: nextVersions({ before: {}, events, timeZone, now }),
      owner: given.owner,
      timeZone,
    }),
  });
};

/** The same as a table for a spreadsheet, which stays English. */
export const saveTable = ({ clock, files }: Ports, given: PlanToSave): void =>
  files.save({
    name: `study-plan-${clock.now().day}.csv`,
    type: "text/csv",
    text: writeTable(eventsOf(given, (english) => english)),
  });
