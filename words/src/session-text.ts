import type { PlaceReason, SessionNote, TakenTime } from "@smart-planner/planner/plan";
import type { ShowClock } from "@smart-planner/planner/time";
import type { HeldTopics } from "@smart-planner/planner/work";
import { capital } from "./capital.ts";
import type { placeWords } from "./en/places.ts";
import type { topicWords } from "./en/topics.ts";

type Places = typeof placeWords;
type Topics = typeof topicWords;

/** The name of a time that is not free: `Football`, `Class`, `Exam day`. */
export const takenText = (words: Places, by: TakenTime["by"], showTime: ShowClock): string => {
  switch (by.kind) {
    case "named":
      return capital(by.name);
    case "subject off":
      return words.subjectOff(by.subject);
    case "avoided":
      return words.keptFree.avoided(by.time);
    case "before":
    case "after":
      return words.keptFree[by.kind](showTime(by.minute));
    case "class":
    case "commitment":
    case "sleep":
    case "sleep hours":
    case "calendar":
    case "exam day":
    case "after exam":
    case "day off":
    case "not open":
    case "after due":
    case "outside free time":
    case "skipped":
      return words.names[by.kind];
  }
};

/** In few words: `Football until 15:30`, `Exam day`, `History is here`. */
export const reasonText = (words: Places, reason: PlaceReason, showTime: ShowClock): string => {
  switch (reason.kind) {
    case "closed":
      return takenText(words, reason.by, showTime);
    case "taken": {
      const name = takenText(words, reason.by, showTime);
      return reason.until === undefined ? name : words.until(name, showTime(reason.until));
    }
    case "past":
      return words.past;
    case "unknown subject":
      return words.unknownSubject;
    case "met":
    case "near":
      return words[reason.kind](reason.name);
    case "shorter":
    case "longer":
      return words[reason.kind](reason.minutes);
    case "over":
      return words.over(reason.minutes, reason.allowedMinutes);
  }
};

/** `Circular motion`, `Chapters 5 and 6`, `Review 1 to 3`. */
export const topicsText = (words: Topics, { learn, review, numbers }: HeldTopics): string => {
  const [chapter = "", ...more] = learn;
  const [reviewed = "", ...others] = review;
  const learned = more.length === 0 ? chapter : words.chapters(words.numbers(numbers.learn));
  if (review.length === 0) return learned;
  const again = words.numbers(numbers.review);
  if (learn.length > 0) return words.thenReview(learned, again);
  return words.review(others.length === 0 ? reviewed : again);
};

/** `Chapters 5 and 6, exam 15 June`. */
export const noteText = (words: Topics, note: SessionNote | undefined): string | undefined => {
  const parts = [
    ...(note?.topics === undefined ? [] : [topicsText(words, note.topics)]),
    ...(note?.exam === undefined ? [] : [words.exam(note.exam)]),
  ];
  return parts.length === 0 ? undefined : parts.join(", ");
};
