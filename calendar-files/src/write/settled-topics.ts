import type { CalendarDay, ProgressMap, StudyPlan } from "@smart-planner/planner/model";
import { sessionsOf } from "@smart-planner/planner/plan";
import { type HeldTopics, isAhead } from "@smart-planner/planner/work";
import type { topicWords } from "@smart-planner/words/en/topics";
import type { EventVersions } from "./event-versions.ts";
import { type TopicWords, topicWordsOf } from "./topic-words.ts";

/**
 * Topic texts that stay true: each subject's next session. Later sessions change when one is
 * missed; past ones keep their text.
 */
export const settledTopicsOf = ({
  plan,
  held,
  progress,
  today,
  told,
  words,
}: {
  readonly plan: StudyPlan;
  readonly held: ReadonlyMap<string, HeldTopics>;
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
  readonly told: EventVersions;
  readonly words?: typeof topicWords;
}): ReadonlyMap<string, TopicWords> => {
  const settled = new Map<string, TopicWords>();
  const begun = new Set<string>();
  for (const session of sessionsOf(plan)) {
    const { key, subject, entry } = session;
    if (!isAhead(session, progress, today)) {
      const words = told[entry.id ?? key]?.words;
      if (words !== undefined) settled.set(key, words);
      continue;
    }
    const topics = begun.has(subject) ? undefined : held.get(key);
    begun.add(subject);
    if (topics !== undefined) settled.set(key, topicWordsOf(topics, words));
  }
  return settled;
};
