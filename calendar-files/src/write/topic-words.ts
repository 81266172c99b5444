import type { HeldTopics } from "@smart-planner/planner/work";

/** What a session holds, as a calendar shows it: behind its subject, and in its note. */
export interface TopicWords {
  readonly title: string;
  readonly note: string;
}

/** More names make a note that nobody reads. */
const mostNames = 12;

const listed = (what: string, names: readonly string[]): readonly string[] => {
  if (names.length === 0) return [];
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(", ");
  return [`${what}: ${shown}${more > 0 ? ` and ${more} more` : ""}`];
};

/** `Chapters 5 and 6`, and in the note which those are. */
export const topicWordsOf = ({ text, learn, review }: HeldTopics): TopicWords => ({
  title: text,
  note:
    learn.length + review.length === 1
      ? ""
      : [...listed("Learn", learn), ...listed("Review", review)].join("\n"),
});
