import type { Wish } from "../wish.ts";
import { isHeadless } from "./fragment-kinds.ts";
import { type Outcome, sureOf } from "./frame.ts";
import type { Item } from "./items.ts";
import { kindsOf } from "./joined-fragments.ts";
import type { Joint } from "./split-sentences.ts";

/** What was made of one or several fragments. */
export interface Read {
  readonly outcome: Outcome;
  /** As the frames saw them, for what leans on them. */
  readonly items: readonly Item[];
}

/** Whether a clause has one reading, of some kinds only. */
export const isAllOf = (outcome: Outcome | undefined, ...kinds: readonly Wish["kind"][]): boolean =>
  sureOf(outcome)?.every(({ kind }) => kinds.includes(kind)) === true;

/** A limit may hold for the scope that stands in front, and may hold always. */
export const mayBeLed = (outcome: Outcome): boolean =>
  isAllOf(outcome, "limit", "session", "only", "prefer");

/** A time that is allowed, where there is no other. */
export const onlyThen = (outcome: Outcome): Outcome =>
  outcome.map((made) =>
    made.map((wish) =>
      wish.kind === "allow" && wish.window !== undefined ? { ...wish, kind: "only" } : wish,
    ),
  );

/** Says how a subject stands, not when or how to study it. */
export const isFact = (outcome: Outcome): boolean =>
  isAllOf(outcome, "done", "work", "weight", "difficulty", "exam");

/** Less than usual then, or (where that is asked) perhaps nothing at all. */
export const isLightening = (outcome: Outcome): boolean =>
  outcome.flat().some(({ kind }) => kind === "light");

/** Whole days of the calendar without study. */
export const isSpanOff = ({ outcome }: Read): boolean =>
  sureOf(outcome)?.every(
    (wish) => wish.kind === "off" && wish.window === undefined && wish.dates !== undefined,
  ) === true;

export const isWholeDayOff = (outcome: Outcome): boolean =>
  sureOf(outcome)?.some((wish) => wish.kind === "off" && wish.window === undefined) === true;

/** "I like mornings but not on Sundays": no Sundays at all, or no Sunday mornings? */
export const contrasted = (read: Read, joint: Joint, previous: Read | undefined): Read => {
  const [liked] = sureOf(previous?.outcome) ?? [];
  const [off] = sureOf(read.outcome) ?? [];
  if (joint !== "but" || liked === undefined) return read;
  if (
    off?.kind === "off" &&
    off.subjects === undefined &&
    "subjects" in liked &&
    liked.subjects !== undefined
  )
    return { ...read, outcome: [[{ ...off, subjects: liked.subjects }], [off]] };
  if (liked.kind !== "prefer") return read;
  const { window } = liked;
  if (off?.kind !== "off" || off.window !== undefined || window === undefined) return read;
  return { ...read, outcome: [[off], [{ ...off, window }]] };
};

/** "8 hours maths, 6 hours physics": what the first was the second is. */
export const parallel = (read: Read, previous: Read | undefined): Read => {
  const [first] = sureOf(previous?.outcome) ?? [];
  if (read.outcome.length === 1 || first === undefined) return read;
  if (!isHeadless(read.items) || kindsOf(read.items) !== kindsOf(previous?.items ?? []))
    return read;
  const same = read.outcome.find(([wish]) => wish?.kind === first.kind);
  return same === undefined ? read : { ...read, outcome: [same] };
};
