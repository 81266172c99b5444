import { clauseOf, isNegation } from "./clause.ts";
import { allow, off } from "./day-readings.ts";
import { contentOf, hasContent, isHeadless } from "./fragment-kinds.ts";
import type { Outcome } from "./frame.ts";
import { type Item, symbolOf } from "./items.ts";

const refusals = /\b(?:no|nope|nah|never|not|dont|don't|cant|can't)\b/i;
const consents = /\b(?:yes|yeah|yep|sure|fine|ok|okay|great|perfect|good)\b/i;

const isTime = ({ kind }: Item): boolean =>
  ["days", "dates", "part", "clock", "span", "examdays"].includes(kind);

/**
 * "Mornings? No way." answers itself: what was asked about is refused or allowed. A "no" to anything else
 * ("Sundays off? no") takes it back.
 */
export const answerTo = (
  asked: readonly Item[],
  answer: readonly Item[],
): Outcome | "taken back" | undefined => {
  const said = contentOf(answer).filter(
    (item) => !["neg", "never", "fine", "good"].includes(symbolOf(item)),
  );
  if (said.length > 0 || asked.length === 0 || !hasContent(asked)) return undefined;
  const written = answer.map((item) => item.written).join(" ");
  const isNo = answer.some(isNegation) || refusals.test(written);
  if (/thank/i.test(written)) return undefined;
  const isTimes = isHeadless(asked) && contentOf(asked).every(isTime);
  if (!isTimes) return isNo ? "taken back" : undefined;
  if (isNo) return off()(clauseOf(asked));
  return consents.test(written) ? allow(clauseOf(asked)) : undefined;
};
