import type { CalendarDay, PlanningWishes } from "../model.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { dailyLimitRule } from "./daily-limit-rule.ts";
import { daysOffRule } from "./days-off-rule.ts";
import { describeWishes } from "./describe-wishes.ts";
import { difficultyRule } from "./difficulty-rule.ts";
import { earliestLatestRule } from "./earliest-latest-rule.ts";
import { emphasisRule } from "./emphasis-rule.ts";
import { finishBeforeRule } from "./finish-before-rule.ts";
import { mergeWishes } from "./merge-wishes.ts";
import { noWishes } from "./no-wishes.ts";
import { type Part, readSentence } from "./read-sentence.ts";
import { recognise } from "./recognise.ts";
import { sessionLengthRule } from "./session-length-rule.ts";
import { sentencesOf } from "./split-sentences.ts";
import { subjectFinderOf } from "./subject-finder.ts";
import { timeOfDayRule } from "./time-of-day-rule.ts";
import { tokensOf } from "./tokens.ts";

const rules = [
  finishBeforeRule,
  sessionLengthRule,
  dailyLimitRule,
  daysOffRule,
  earliestLatestRule,
  timeOfDayRule,
  emphasisRule,
  difficultyRule,
];

export interface ReadWishes {
  readonly wishes: PlanningWishes;
  /** One plain sentence for each wish, to be shown. */
  readonly understood: readonly string[];
  /** In the student's own words: everything no rule could read whole. */
  readonly notUnderstood: readonly string[];
}

/** A wish that leaves no time or no session length at all contradicts one that came before it. */
const isPossible = ({
  earliestStart = 0,
  latestEnd = minutesPerDay,
  minSessionLength = 0,
  maxSessionLength = Number.POSITIVE_INFINITY,
}: PlanningWishes): boolean => earliestStart < latestEnd && minSessionLength <= maxSessionLength;

/** Reads a student's free text by plain rules. What no rule reads is reported, never guessed. */
export const readWishes = ({
  text,
  subjects,
  today,
}: {
  readonly text: string;
  readonly subjects: readonly string[];
  readonly today: CalendarDay;
}): ReadWishes => {
  const items = recognise({ tokens: tokensOf(text), finder: subjectFinderOf(subjects), today });
  const parts: readonly Part[] = sentencesOf(items).flatMap((fragments) =>
    readSentence(fragments, rules),
  );
  let wishes = noWishes;
  const notUnderstood: string[] = [];
  for (const { start, end, reading } of parts) {
    const own = mergeWishes(reading === undefined ? [] : [reading.wishes]);
    const together = mergeWishes([wishes, own]);
    if (describeWishes(own).length > 0 && isPossible(together)) wishes = together;
    else notUnderstood.push(text.slice(start, end));
  }
  return { wishes, understood: describeWishes(wishes), notUnderstood };
};
