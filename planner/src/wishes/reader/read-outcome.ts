import { isHeadless } from "./fragment-kinds.ts";
import type { Outcome } from "./frame.ts";
import type { Item } from "./items.ts";
import { kindsOf } from "./joined-fragments.ts";
import type { Joint } from "./split-sentences.ts";

/** What was made of one or several fragments. */
export interface Read {
  readonly outcome: Outcome;
  /** As the frames saw them, for what leans on them. */
  readonly items: readonly Item[];
}

export const alwaysOrThen = "Does that hold then only, or always?";

/** Both are likely: the student chooses. */
export const askBoth = (question: string, one: Outcome, other: Outcome): Outcome =>
  "wishes" in one && "wishes" in other ? { question, choices: [one.wishes, other.wishes] } : one;

export const isLimit = (outcome: Outcome): boolean =>
  "wishes" in outcome && outcome.wishes.every(({ kind }) => kind === "limit");

/** What may hold for the scope that stands in front, and may hold always. */
export const mayBeLed = (outcome: Outcome): boolean =>
  "wishes" in outcome &&
  outcome.wishes.every(({ kind }) => ["limit", "session", "only", "prefer"].includes(kind));

export const isOff = (outcome: Outcome): boolean =>
  "wishes" in outcome && outcome.wishes.every(({ kind }) => kind === "off");

/** What is allowed at a time, where there is no other. */
export const onlyThen = (outcome: Outcome): Outcome =>
  "wishes" in outcome
    ? {
        wishes: outcome.wishes.map((wish) =>
          wish.kind === "allow" && wish.window !== undefined ? { ...wish, kind: "only" } : wish,
        ),
      }
    : outcome;

const facts: ReadonlySet<string> = new Set("done work weight difficulty exam".split(" "));

/** Says how a subject stands, not when or how to study it. */
export const isFact = (outcome: Outcome): boolean =>
  "wishes" in outcome && outcome.wishes.every(({ kind }) => facts.has(kind));

/** Less than usual then, or (where that is asked) perhaps nothing at all. */
export const isLightening = (outcome: Outcome): boolean =>
  ("wishes" in outcome ? outcome.wishes : outcome.choices.flat()).some(
    ({ kind }) => kind === "light",
  );

/** Whole days of the calendar without study. */
export const isSpanOff = ({ outcome }: Read): boolean =>
  "wishes" in outcome &&
  outcome.wishes.every(
    (wish) => wish.kind === "off" && wish.window === undefined && wish.dates !== undefined,
  );

export const isWholeDayOff = (outcome: Outcome): boolean =>
  "wishes" in outcome &&
  outcome.wishes.some((wish) => wish.kind === "off" && wish.window === undefined);

/** "I like mornings but not on Sundays": no Sundays at all, or no Sunday mornings? */
export const contrasted = (read: Read, joint: Joint, previous: Read | undefined): Read => {
  const [liked] =
    previous !== undefined && "wishes" in previous.outcome ? previous.outcome.wishes : [];
  if (joint !== "but" || liked === undefined || !("wishes" in read.outcome)) return read;
  const [off] = read.outcome.wishes;
  if (
    off?.kind === "off" &&
    off.subjects === undefined &&
    "subjects" in liked &&
    liked.subjects !== undefined
  )
    return {
      ...read,
      outcome: {
        question: "Nothing at all then, or only not that?",
        choices: [[{ ...off, subjects: liked.subjects }], [off]],
      },
    };
  if (liked.kind !== "prefer") return read;
  const { window } = liked;
  if (off?.kind !== "off" || off.window !== undefined || window === undefined) return read;
  const choices = [[off], [{ ...off, window }]];
  return {
    ...read,
    outcome: { question: "Nothing at all then, or only not at that time?", choices },
  };
};

/** "8 hours maths, 6 hours physics": what the first was the second is. */
export const parallel = (read: Read, previous: Read | undefined): Read => {
  const [first] =
    previous !== undefined && "wishes" in previous.outcome ? previous.outcome.wishes : [];
  if ("wishes" in read.outcome || first === undefined) return read;
  if (!isHeadless(read.items) || kindsOf(read.items) !== kindsOf(previous?.items ?? []))
    return read;
  const same = read.outcome.choices.find(([wish]) => wish?.kind === first.kind);
  return same === undefined ? read : { ...read, outcome: { wishes: same } };
};
