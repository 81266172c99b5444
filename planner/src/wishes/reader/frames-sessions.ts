import type { SessionWish } from "../wish.ts";
import { type Clause, has, whoOf, writtenOf } from "./clause.ts";
import { durationOf } from "./clause-amounts.ts";
import { type Frame, type Outcome, type Reading, wishes } from "./frame.ts";
import { itemsOfKind } from "./items.ts";

const longestSession = 8 * 60;

export const session = (
  clause: Clause,
  bounds: Pick<SessionWish, "least" | "most">,
): Outcome | undefined =>
  [bounds.least, bounds.most].some(
    (minutes) => minutes !== undefined && (minutes < 5 || minutes > longestSession),
  )
    ? undefined
    : wishes({ kind: "session", firmness: clause.firmness, ...whoOf(clause), ...bounds });

export const sessionLength: Reading = (clause) => {
  const duration = durationOf(clause);
  if (duration === undefined) return undefined;
  // "no session under an hour".
  if (has(clause, "max") && has(clause, "neg", "never"))
    return session(clause, { least: duration.least });
  if (has(clause, "max") || (has(clause, "neg", "never") && has(clause, "morethan", "attention")))
    return session(clause, { most: duration.most });
  if (has(clause, "min", "morethan")) return session(clause, { least: duration.least });
  if (has(clause, "neg", "never")) return undefined;
  return session(clause, { least: duration.least, most: duration.most });
};

const attention: Reading = (clause) => {
  const duration = durationOf(clause);
  return duration === undefined ? undefined : session(clause, { most: duration.most });
};

const breakLength: Reading = (clause) => {
  const minutes = durationOf(clause)?.most ?? 0;
  return minutes < 1 || minutes > 180
    ? undefined
    : wishes({ kind: "break", firmness: clause.firmness, minutes });
};

/** "a break every 45 minutes": sessions end there. "10 minutes break every hour" says both. */
const breakEvery: Reading = (clause) => {
  const [first, second] = itemsOfKind(clause.items, "duration");
  if (first === undefined) return undefined;
  if (second === undefined) return session(clause, { most: first.most });
  const [short, long] = first.most < second.most ? [first, second] : [second, first];
  return wishes(
    { kind: "break", firmness: clause.firmness, minutes: short.most },
    { kind: "session", firmness: clause.firmness, most: long.most },
  );
};

const pomodoro: Reading = (clause) => {
  const [focus, rest] = itemsOfKind(clause.items, "number").map(({ value }) => value);
  const [focusLength, restLength] = itemsOfKind(clause.items, "duration").map(({ most }) => most);
  // "that's the rhythm" names no numbers; only the method has its own.
  if ((focus ?? focusLength) === undefined && !/pomodor/i.test(writtenOf(clause))) return undefined;
  const minutes = focus ?? focusLength ?? 25;
  const pause = rest ?? restLength ?? 5;
  if (minutes < 10 || minutes > 120 || pause < 1 || pause > 60) return undefined;
  return wishes(
    { kind: "session", firmness: clause.firmness, least: minutes, most: minutes },
    { kind: "break", firmness: clause.firmness, minutes: pause },
  );
};

const who = "who|all*";

/** How long one sits, and how long one rests. */
export const sessionFrames: readonly Frame[] = [
  ["pomodoro session? number* duration* break? prefer|fine|good?", pomodoro],
  ["oneatatime prefer|focus?", () => wishes({ kind: "subjects-a-day", firmness: "soft", most: 1 })],
  // "don't mix subjects in one day", "jumping between subjects confuses me".
  [
    "neg|never|hate|avoid|hard|worst mixing sameday|per?",
    (clause) =>
      wishes({
        kind: "subjects-a-day",
        firmness:
          has(clause, "sameday", "per") && has(clause, "neg", "never") ? clause.firmness : "soft",
        most: 1,
      }),
  ],
  [
    "duration+ activity|focus|session|followed break",
    (clause) => (itemsOfKind(clause.items, "duration").length === 2 ? pomodoro(clause) : undefined),
  ],
  // Breaks.
  ["duration off? between min|max|need*", breakLength],
  ["break eachtime|relation+ duration+ need?", breakEvery],
  ["long break", () => wishes({ kind: "break", firmness: "soft", minutes: 20 })],
  ["duration break long|short|min|max|need* between?", breakLength],
  // Sessions.
  [
    `session|atonce+ duration max|min|morethan* neg|never? ${who} short|long? prefer|good|fine? only? per? avail? need?`,
    sessionLength,
  ],
  ["neg|never attention|focus|avail morethan|max? duration atonce? session? need?", attention],
  ["attention duration max|only? relation?", attention],
  ["avoid relation duration", attention],
  ["short session|atonce+ prefer?", (clause) => session(clause, { most: 45 })],
  ["long session|atonce+ prefer?", (clause) => session(clause, { least: 90 })],
  ["neg long session|atonce+", (clause) => session(clause, { most: 60 })],
];
