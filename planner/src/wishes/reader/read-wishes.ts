import type { CalendarDay, Subject } from "../../model.ts";
import type { ReadWishes } from "../wish.ts";
import { readFragments } from "./read-fragments.ts";
import { recognise } from "./recognise.ts";
import { relate } from "./relate.ts";
import { fragmentsOf } from "./split-sentences.ts";
import { subjectFinderOf } from "./subject-finder.ts";
import { tokensOf } from "./tokens.ts";

export interface WishText {
  readonly text: string;
  readonly subjects: readonly Subject[];
  readonly today: CalendarDay;
  /** Called once for each piece of work, so that a test can count how it grows. */
  readonly onStep?: () => void;
}

const nobodyCounts = (): void => undefined;

/** Reads a student's free text by a grammar. What it cannot read whole is reported, never guessed. */
export const readWishes = ({
  text,
  subjects,
  today,
  onStep = nobodyCounts,
}: WishText): ReadWishes => {
  const finder = subjectFinderOf(subjects.map(({ name }) => name));
  const tokens = tokensOf(text);
  const items = relate(recognise({ text, tokens, finder, subjects, today, onStep }), {
    text,
    today,
  });
  return readFragments({
    fragments: fragmentsOf(items),
    names: subjects.map(({ name }) => name.trim()),
    onStep,
  });
};
