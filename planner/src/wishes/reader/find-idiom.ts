import { findDuration } from "./find-duration.ts";
import type { Found, Meaning } from "./items.ts";
import { isEndAt } from "./sentence-end.ts";
import { type Token, textAt } from "./tokens.ts";

const word = (symbol: string): Meaning => ({ kind: "word", symbol });
const one = (symbol: string, length = 1): Found => ({ meanings: [word(symbol)], length });

const endMark = /^[.;!?\n\r]$/;
const reach = 12;

/** The words up to the end of the sentence, as far as one looks. */
const restOfSentence = (tokens: readonly Token[], at: number): readonly string[] => {
  const words: string[] = [];
  for (let place = at; place < at + reach; place += 1) {
    const text = textAt(tokens, place);
    if (text === "" || endMark.test(text)) break;
    words.push(text);
  }
  return words;
};

const anyHead = /^(?:anything|everything|whatever)$/;
const sessionHead = /^(?:sessions?|blocks?|sittings?|stretches)$/;
const over = /^(?:over|above|beyond|past)$/;
const under = /^(?:under|below)$/;
const bad =
  /^(?:gone|dead|lost|done|zone|zoning|drift|useless|pointless|worthless|waste|wasted|too|cant|wont|dont|doesnt|isnt|arent|brain|asleep|bored|tired|tiring|exhausted|exhausting|kills?|hell|torture|nope|overwhelms|overwhelming|unbearable|impossible|forget|distracted|crash|quit|fall|annoying|hate|sucks?)$/;
const good =
  /^(?:fine|ok|okay|good|great|perfect|bonus|welcome|if|when|unless|allowed|but|best|better|nice|love|like|counts|problem|matter|bad|mind|enough)$/;

/** "over", "longer than": more than an amount, or less, and how many words say so. */
const boundAt = (
  tokens: readonly Token[],
  at: number,
): { readonly symbol: "max" | "min"; readonly length: number } | undefined => {
  const first = textAt(tokens, at);
  const isThan = textAt(tokens, at + 1) === "than";
  const length = isThan ? 2 : 1;
  if (over.test(first) || (isThan && /^(?:longer|more)$/.test(first)))
    return { symbol: "max", length };
  if (under.test(first) || (isThan && /^(?:shorter|less)$/.test(first)))
    return { symbol: "min", length };
  return undefined;
};

const beginsClause = (tokens: readonly Token[], at: number): boolean =>
  at === 0 ||
  tokens[at - 1]?.kind === "mark" ||
  /^(?:please|pls|plz|also|and|but|so|because|since|hi|hello|hey|ok|okay)$/.test(
    textAt(tokens, at - 1),
  );

/** Nobody sits longer in one go; of more hours nobody knows whether a day is meant. */
const longestSitting = 120;

/** "anything over 50 minutes and I'm gone", "sessions shorter than 45 min are useless": the longest, the shortest. */
const pastLimitAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const isAny = anyHead.test(textAt(tokens, at));
  const isSession = sessionHead.test(textAt(tokens, at));
  const head = isAny || isSession ? 1 : 0;
  if (head === 0 && !beginsClause(tokens, at)) return undefined;
  const bound = boundAt(tokens, at + head);
  if (bound === undefined) return undefined;
  const place = at + head + bound.length;
  const duration = findDuration(tokens, place);
  const [amount] = duration?.meanings ?? [];
  if (duration === undefined || amount?.kind !== "duration") return undefined;
  const rest = restOfSentence(tokens, place + duration.length);
  const comma = rest.indexOf(",", 1);
  const said = comma === -1 ? rest : rest.slice(0, comma);
  const length = place + duration.length + said.length - at;
  const isBad = said.some((text) => bad.test(text)) && !said.some((text) => good.test(text));
  if (!isBad || said.length >= reach)
    // What follows from it was not said, or praises it: nobody knows what is asked.
    return isAny ? { meanings: [{ kind: "unknown" }], length } : undefined;
  const unit = said.slice(0, 2).find((text) => /^(?:day|daily|week|weekly)$/.test(text));
  if (unit !== undefined) {
    const per: Meaning = { kind: "per", of: unit.startsWith("week") ? "week" : "day" };
    return { meanings: [word(bound.symbol), amount, per], length };
  }
  return amount.most > longestSitting && !isSession
    ? { meanings: [{ kind: "unknown" }], length }
    : { meanings: [word("session"), word(bound.symbol), amount], length };
};

const suits =
  /^(?:works?(?: for me)?|(?:is|are) (?:possible|ok|okay|fine|good|an option|available))/;

/** Where the words after "neither ... nor" end, when they name two things and say no more than that they don't suit. */
const neitherTail =
  /^(?:on |in |the )?\w+(?: (?:mornings?|evenings?|afternoons?|nights?))?(?: (?:works?(?: for me)?|(?:is|are) (?:possible|ok|okay|fine|good|an option|available)|please|pls|thanks|(?:on|at|in) .*))?$/;

/** "neither Thursday nor Sunday". */
const neitherAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (textAt(tokens, at) !== "neither") return undefined;
  const nor = [2, 3, 4].find((step) => /^(?:nor|or)$/.test(textAt(tokens, at + step)));
  if (nor === undefined) return undefined;
  const rest = restOfSentence(tokens, at + nor + 1);
  const said = rest.slice(0, rest.includes(",") ? rest.indexOf(",") : rest.length);
  return neitherTail.test(said.join(" ")) ? one("neg") : undefined;
};

/** "neither Saturday nor Sunday works": it was said already that they don't. */
const suitsNeitherAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (!/^(?:works?|is|are)$/.test(textAt(tokens, at))) return undefined;
  const before = tokens.slice(Math.max(at - 8, 0), at).map(({ text }) => text);
  if (!before.includes("neither")) return undefined;
  const [phrase] = suits.exec(restOfSentence(tokens, at).join(" ")) ?? [];
  return phrase === undefined
    ? undefined
    : { meanings: [{ kind: "filler" }], length: phrase.split(" ").length };
};

const limits = /^(?:max|maximum|most|least|min|minimum|no|not|never|than|only|under|over)$/;

/** "30 minutes every day no matter what": that much at least. Of anything else it says how firmly it is meant. */
const noMatterWhatAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const words = [0, 1, 2].map((step) => textAt(tokens, at + step)).join(" ");
  const [phrase] =
    /^(?:no matter what|come what may|rain or shine|whatever happens|without fail)\b/.exec(words) ??
    [];
  if (phrase === undefined) return undefined;
  const { length } = phrase.split(" ");
  const happens = /^(?:happens|comes)$/.test(textAt(tokens, at + length)) ? 1 : 0;
  if (!isEndAt(tokens, at + length + happens)) return undefined;
  const from = Math.max(at - reach, 0);
  const before = tokens.slice(from, at);
  const isAmount = before.some((_, index) => findDuration(tokens, from + index) !== undefined);
  const isBounded = before.some(({ text }) => limits.test(text));
  return one(isAmount && !isBounded ? "min" : "firm", length + happens);
};

/** "on Sundays I can go till 3pm". */
const canGoAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (!/^(?:can|could)$/.test(textAt(tokens, at))) return undefined;
  const words = [1, 2].map((step) => textAt(tokens, at + step));
  const length = /^(?:keep going|go on|carry on)$/.test(words.join(" "))
    ? 3
    : /^(?:go|continue)$/.test(words[0] ?? "")
      ? 2
      : 0;
  return length > 0 && /^(?:until|till|til)$/.test(textAt(tokens, at + length))
    ? one("avail", length)
    : undefined;
};

/** "the last days before each exam for that subject and nothing else". */
const nothingElseAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const isElse =
    textAt(tokens, at) === "and" &&
    textAt(tokens, at + 1) === "nothing" &&
    textAt(tokens, at + 2) === "else" &&
    isEndAt(tokens, at + 3);
  if (!isElse) return undefined;
  const before = tokens.slice(Math.max(at - reach - 4, 0), at).map(({ text }) => text);
  const isOfExam =
    before.some((text) => /^(?:exams?|tests?|finals?)$/.test(text)) &&
    before.some((text) => /^(?:days?|week|weeks)$/.test(text)) &&
    /^(?:subject|exam|one|it|exams|examination)s?$/.test(before.at(-1) ?? "");
  return isOfExam ? one("only", 3) : undefined;
};

/** "finish one thing before moving on to the next". */
const oneBeforeNextAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (!/^(?:finish|complete|finishing|completing|do)$/.test(textAt(tokens, at))) return undefined;
  const words = restOfSentence(tokens, at);
  const sentence =
    /^\w+ (?:one|a) (?:thing|subject|topic|course) (?:completely |fully |first )?before (?:i |you |we )?(?:move|moving|go|going|start|starting|jump|jumping|switch|switching|begin|beginning) (?:on |over )?(?:to |with )?(?:the next|another|a new|the other)(?: one| subject| thing| topic| course)?(?= |$)/.exec(
      words.join(" "),
    );
  return sentence === null ? undefined : one("oneatatime", sentence[0].split(" ").length);
};

const again =
  /^(?:(?:repeat|review|revise|revisit|recap|refresh)(?: (?:it|things?|stuff|everything|topics?|them|(?:the |my |old )?(?:material|topics|stuff|things|content)|what i (?:learned|learnt|did)))?(?: again)?|(?:bring|show|quiz|test|give) (?:me )?(?:on |about )?(?:it|things?|stuff|everything|topics?|them|(?:the |old )(?:material|topics|stuff|things|content)) (?:to me )?(?:back|again)|(?:come|coming|go|going) back to (?:it|things?|stuff|everything|topics?|them|(?:the |old )(?:material|topics|stuff|things|content))) (?:after|every) (?:a )?(?:few|couple of|couple|some|several|two or three|three or four) days(?: later)?(?= |$)/;
const opensAgain =
  /^(?:repeat|review|revise|revisit|recap|refresh|bring|show|quiz|test|give|come|coming|go|going)$/;

/** "repeat things after a few days", "bring it back every few days". */
const repeatAfterAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (!opensAgain.test(textAt(tokens, at))) return undefined;
  const [phrase] = again.exec(restOfSentence(tokens, at).join(" ")) ?? [];
  return phrase === undefined ? undefined : one("spaced", phrase.split(" ").length);
};

/** Turns of phrase whose words say something else one by one. */
export const findIdiom = (tokens: readonly Token[], at: number): Found | undefined =>
  pastLimitAt(tokens, at) ??
  neitherAt(tokens, at) ??
  suitsNeitherAt(tokens, at) ??
  noMatterWhatAt(tokens, at) ??
  canGoAt(tokens, at) ??
  nothingElseAt(tokens, at) ??
  oneBeforeNextAt(tokens, at) ??
  repeatAfterAt(tokens, at);
