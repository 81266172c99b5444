import { estimateOf, type KeptTopic } from "./topic.ts";
import { type StudiedTime, subjectProgressOf } from "./topic-progress.ts";

/** A subject's chapters and their study. */
export interface StudiedTopics {
  readonly topics: readonly KeptTopic[];
  readonly studied: readonly StudiedTime[];
}

/** Less than this is the rounding of seconds. */
const leastMinutes = 0.5;

/** Of all chapters: time that one of them has no room for rolls on to others. */
const leftIn = ({ topics, studied }: StudiedTopics): number =>
  subjectProgressOf({ topics, studied }).states.reduce(
    (sum, { leftMinutes }) => sum + leftMinutes,
    0,
  );

export const isSaidOf = (studied: readonly StudiedTime[], id: string): boolean =>
  studied.some(({ topicId, leftMinutes }) => topicId === id && leftMinutes !== undefined);

/** A chapter with another estimate. The stated rest was of the old estimate: an hour more is an hour more to do. */
export const reestimated = ({ topics, studied }: StudiedTopics, changed: KeptTopic): KeptTopic => {
  const before = topics.find(({ id }) => id === changed.id);
  if (before === undefined || estimateOf(before) === estimateOf(changed)) return changed;
  if (changed.estimateThen !== undefined || !isSaidOf(studied, changed.id)) return changed;
  return { ...changed, estimateThen: estimateOf(before) };
};

const withDone = (topic: KeptTopic, minutes: number, isSaid: boolean): KeptTopic => {
  const whole = estimateOf(topic);
  const { estimateThen = whole, doneBefore = 0 } = topic;
  return isSaid
    ? { ...topic, estimateThen: Math.max(Math.round(estimateThen + minutes), 0) }
    : { ...topic, doneBefore: Math.min(Math.round(doneBefore + minutes), whole) };
};

/** Time given to one chapter changes the next: a few iterations converge. */
const mostSteps = 12;

/** The records of a split or merge. Done work carries over, or it would be planned again. */
export const keepDone = (
  before: StudiedTopics,
  changed: readonly KeptTopic[],
  removed: readonly string[] = [],
): readonly KeptTopic[] => {
  const { topics, studied } = before;
  const isNew = ({ id }: KeptTopic) => !topics.some((topic) => topic.id === id);
  const isSaid = ({ id }: KeptTopic) => isSaidOf(studied, id);
  const left = leftIn(before);
  const tooMuchWith = (records: readonly KeptTopic[]): number => {
    const byId = new Map([...topics, ...records].map((topic) => [topic.id, topic]));
    for (const id of removed) byId.delete(id);
    const after = [...byId.values()].sort((one, other) => one.order - other.order);
    return leftIn({ topics: after, studied }) - left;
  };
  let records = changed.map((topic) => reestimated(before, topic));
  for (let step = 0; step < mostSteps; step += 1) {
    const tooMuch = tooMuchWith(records);
    // A split leaves the progress beyond its first part to the new one; a merge has only the one.
    const taker = records.find(tooMuch > 0 ? isNew : isSaid) ?? records[0];
    if (taker === undefined || Math.abs(tooMuch) < leastMinutes) break;
    const kept = withDone(taker, tooMuch, isSaid(taker));
    records = records.map((topic) => (topic.id === taker.id ? kept : topic));
  }
  return records;
};
