import { isSaidOf } from "./keep-done.ts";
import type { ReviewRecord } from "./memory.ts";
import type { KeptTopic } from "./topic.ts";
import { type StudiedTime, subjectProgressOf } from "./topic-progress.ts";

/**
 * Moves chapters to another subject name. The log stays under the old name, so the chapters store
 * their progress.
 */
export const carryDone = ({
  topics,
  studied,
  there,
  reviews,
}: {
  readonly topics: readonly KeptTopic[];
  /** Under the old name. */
  readonly studied: readonly StudiedTime[];
  /** Under the new one, which it may have had before. */
  readonly there: readonly StudiedTime[];
  readonly reviews: readonly ReviewRecord[];
}): readonly KeptTopic[] => {
  const active = topics.filter(({ leftOut }) => leftOut !== true);
  const { states } = subjectProgressOf({ topics: active, studied, reviews });
  const said = states.map(({ topic, isDone, doneOn }): KeptTopic => {
    const { doneBefore: _, ...rest } = topic;
    return isDone && topic.done !== true ? { ...rest, done: true, saidOn: doneOn } : rest;
  });
  const counted = subjectProgressOf({ topics: said, studied: there, reviews }).states;
  const carried = said.map((topic, index): KeptTopic => {
    const [was, is] = [states[index], counted[index]];
    // The log of the new name already includes it.
    if (was === undefined || is === undefined || isSaidOf(there, topic.id)) return topic;
    const minutes = Math.round(is.leftMinutes - was.leftMinutes);
    return minutes === 0 || topic.done === true ? topic : { ...topic, doneBefore: minutes };
  });
  const byId = new Map(carried.map((topic) => [topic.id, topic]));
  return topics.map((topic) => byId.get(topic.id) ?? topic);
};
