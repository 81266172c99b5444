import type { HeldTopics } from "@smart-planner/planner/work";

/** A session's topics: after the subject, and in the note. */
export interface TopicWords {
  readonly title: string;
  readonly note: string;
}

/** A longer note is not read. */
const mostNames = 12;

const listed = (what: string, names: readonly string[]): readonly string[] => {
  if (names.length === 0) return [];
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(", ");
  return [`${what}: ${shown}${more > 0 ? ` and ${more} more` : ""}`];
};

/** `Chapters 5 and 6`, with their names in the note. */
export const topicWordsOf = ({ text, learn, review }: HeldTopics): TopicWords => ({
  title: text,
  note:
    learn.length + review.length === 1
      ? ""
      : [...listed("Learn", learn), ...listed("Review", review)].join("\n"),
});
