import type { HeldTopics } from "@smart-planner/planner/work";
import { topicWords } from "@smart-planner/words/en/topics";
import { topicsText } from "@smart-planner/words/session-text";

/** A session's topics: after the subject, and in the note. */
export interface TopicWords {
  readonly title: string;
  readonly note: string;
}

/** A longer note is not read. */
const mostNames = 12;

/** `Chapters 5 and 6`, with their names in the note. */
export const topicWordsOf = (topics: HeldTopics, words = topicWords): TopicWords => {
  const { learn, review } = topics;
  const line = (say: typeof words.learnNames, names: readonly string[]): readonly string[] =>
    names.length === 0
      ? []
      : [say(names.slice(0, mostNames), Math.max(names.length - mostNames, 0))];
  return {
    title: topicsText(words, topics),
    note:
      learn.length + review.length === 1
        ? ""
        : [...line(words.learnNames, learn), ...line(words.reviewNames, review)].join("\n"),
  };
};
