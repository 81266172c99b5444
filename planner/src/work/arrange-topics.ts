import { estimateOf, type KeptTopic, mostTopicMinutes, type Topic } from "./topic.ts";

/** Gaps that leave room for many moves before renumbering. */
const step = 1024;

export const orderAfter = (topics: readonly Topic[]): number =>
  Math.max(0, ...topics.map(({ order }) => order)) + step;

/**
 * The records that change where a chapter goes to another place: one, or all if no number is
 * between.
 */
export const moveTopic = (
  topics: readonly KeptTopic[],
  id: string,
  to: number,
): readonly KeptTopic[] => {
  const from = topics.findIndex((topic) => topic.id === id);
  const moved = topics[from];
  const place = Math.min(Math.max(to, 0), topics.length - 1);
  if (moved === undefined || place === from) return [];
  const others = topics.filter((topic) => topic.id !== id);
  const before = others[place - 1]?.order;
  const after = others[place]?.order;
  const order =
    before === undefined
      ? (after ?? 0) - step
      : after === undefined
        ? before + step
        : (before + after) / 2;
  const isBetween =
    (before === undefined || order > before) && (after === undefined || order < after);
  if (isBetween) return [{ ...moved, order }];
  return others
    .toSpliced(place, 0, moved)
    .map((topic, index) => ({ ...topic, order: (index + 1) * step }));
};

/** How the names of new chapters are made; they are stored. */
export interface TopicNames {
  /** Follows the name of each part: `, part 1`. */
  readonly part: (number: number) => string;
  /** Two chapters as one. */
  readonly both: (one: string, other: string) => string;
}

/** Two chapters in place of one, sharing its estimate; they add up to it. */
export const splitTopic = (
  topics: readonly KeptTopic[],
  id: string,
  newId: string,
  names: TopicNames,
): readonly KeptTopic[] => {
  const index = topics.findIndex((topic) => topic.id === id);
  const topic = topics[index];
  if (topic === undefined) return [];
  const whole = estimateOf(topic);
  const pages = topic.pages ?? 0;
  const isByPages = topic.by === "pages" && pages >= 2;
  if (whole < 2 || (topic.by === "pages" && !isByPages)) return [];
  const firstPages = Math.ceil(pages / 2);
  const firstMinutes = Math.ceil(whole / 2);
  const part = (minutes: number, ofPages: number) => (isByPages ? { pages: ofPages } : { minutes });
  const { done, saidOn, ...rest } = topic;
  // "Not yet" was said of the whole: its open part is at its end.
  const word = done === true ? { done, saidOn } : {};
  const first = {
    ...rest,
    ...word,
    name: `${topic.name}${names.part(1)}`,
    ...part(firstMinutes, firstPages),
  };
  const { estimateThen: _, doneBefore: __, ...untouched } = topic;
  const second: KeptTopic = {
    ...untouched,
    id: newId,
    name: `${topic.name}${names.part(2)}`,
    ...part(whole - firstMinutes, pages - firstPages),
    order: orderAfter(topics),
  };
  const moved = moveTopic([...topics.with(index, first), second], newId, index + 1);
  // After the last chapter it is already in its place.
  return moved.length === 0 ? [first, second] : [first, ...moved];
};

/** One chapter in place of two that follow each other; undefined if together they are too long. */
export const mergeTopics = (
  one: KeptTopic,
  next: KeptTopic,
  { part, both }: TopicNames,
): KeptTopic | undefined => {
  const minutes = estimateOf(one) + estimateOf(next);
  if (minutes > mostTopicMinutes) return undefined;
  const isByPages =
    one.by === "pages" && next.by === "pages" && one.minutesPerPage === next.minutesPerPage;
  // Two parts of one chapter become that chapter again.
  const stem = (name: string) => {
    const end = [1, 2].map(part).find((suffix) => name.endsWith(suffix)) ?? "";
    return name.slice(0, name.length - end.length);
  };
  const name = stem(one.name) === stem(next.name) ? stem(one.name) : both(one.name, next.name);
  const isDone = one.done === true && next.done === true;
  const word = isDone
    ? { done: true, saidOn: next.saidOn ?? one.saidOn }
    : next.done === false
      ? { done: false, saidOn: next.saidOn }
      : {};
  const { done: _, saidOn: __, ...rest } = one;
  return {
    ...rest,
    name: name.slice(0, 200),
    ...word,
    known: one.known < next.known ? one.known : next.known,
    by: isByPages ? "pages" : "hours",
    minutes,
    ...(isByPages ? { pages: (one.pages ?? 0) + (next.pages ?? 0) } : {}),
  };
};
