import type { CalendarDay } from "@smart-planner/planner/model";
import {
  estimateOf,
  type KeptTopic,
  orderAfter,
  type ReadTopic,
  usualEstimateOf,
  usualMinutesPerPage,
} from "@smart-planner/planner/work";

/** Chapters as they were read, behind those there are. */
export const newTopicsOf = ({
  read,
  subject,
  topics,
  today,
  newId,
}: {
  readonly read: readonly ReadTopic[];
  readonly subject: string;
  readonly topics: readonly KeptTopic[];
  readonly today: CalendarDay;
  readonly newId: () => string;
}): readonly KeptTopic[] => {
  const usual = usualEstimateOf(topics);
  const perPage = topics.find(({ by }) => by === "pages")?.minutesPerPage ?? usualMinutesPerPage;
  const first = orderAfter(topics);
  return read.map(({ name, number, minutes, pages, isDone }, index): KeptTopic => {
    const isByPages = pages !== undefined && minutes === undefined;
    const topic: KeptTopic = {
      id: newId(),
      subject,
      name: name.slice(0, 200),
      ...(number === undefined ? {} : { number }),
      by: isByPages ? "pages" : "hours",
      minutes: minutes ?? usual,
      ...(isByPages ? { pages, minutesPerPage: perPage } : {}),
      known: 0,
      ...(isDone === true ? { done: true, saidOn: today } : {}),
      addedOn: today,
      order: first + index * 1024,
    };
    return isByPages ? { ...topic, minutes: estimateOf(topic) } : topic;
  });
};
