import { type CalendarDay, listed } from "@smart-planner/planner/model";
import { dayAndMonth } from "@smart-planner/planner/time";
import type { TopicNote } from "@smart-planner/planner/work";
import { counted } from "../said.ts";

/** Up to three names, and the number of those that are not named. */
const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => `“${name}”`);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
};

const pasted = (note: TopicNote): string => {
  switch (note.kind) {
    case "prose":
      return "This reads like running text, not like a list. Put one chapter on each line, such as “Waves 2 h” or “Waves 18 p”.";
    case "sections":
      return `${note.count} ${note.count === 1 ? "section counts" : "sections count"} with the chapter above.`;
    case "twice":
      return `${quoted(note.names)} ${note.names.length === 1 ? "is" : "are"} there already and left out.`;
    case "estimates":
      return `${quoted(note.names)}: an estimate is more than 0 and at most ${note.mostHours} h, so the usual one is used.`;
    case "full":
      return `This subject has its ${note.most} chapters; remove or merge some first.`;
    case "too many":
      return `A subject holds up to ${note.most} chapters: the other ${note.left} stay here.`;
    case "long lines":
      return `${counted(note.count, "long line stays", "long lines stay")} here: shorten to a name.`;
  }
};

/** Chapters of a session; `words/session-text` chooses. */
export const topicWords = {
  /** `5`, `5 and 6`, `1 to 3`, `1, 4 and 6`. */
  numbers: (runs: readonly (readonly [first: string, last?: string])[]) =>
    listed(runs.map(([first, last]) => (last === undefined ? first : `${first} to ${last}`))),
  chapters: (numbers: string) => `Chapters ${numbers}`,
  review: (what: string) => `Review ${what}`,
  thenReview: (learned: string, numbers: string) => `${learned}, review ${numbers}`,
  exam: (day: CalendarDay) => `exam ${dayAndMonth(day)}`,
  /** In the note of a calendar's event. */
  learnNames: (names: readonly string[], more: number) =>
    `Learn: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
  reviewNames: (names: readonly string[], more: number) =>
    `Review: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
  /** Follows the name of a chapter that is split; stored with it. */
  part: (number: number) => `, part ${number}`,
  both: (one: string, other: string) => `${one} and ${other}`,
  pasted,
};
