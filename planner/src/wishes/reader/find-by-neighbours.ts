import { weekdayOfWord } from "../../written/weekday-words.ts";
import { findClock } from "./find-clock.ts";
import { findDuration } from "./find-duration.ts";
import { findPhrase, grammarWords, isVocabulary } from "./find-phrase.ts";
import type { Found, Meaning } from "./items.ts";
import { isEndAt } from "./sentence-end.ts";
import { mayBeMistyped } from "./spelling.ts";
import type { SubjectFinder } from "./subject-finder.ts";
import { type Token, textAt } from "./tokens.ts";
import { months } from "./written-date.ts";

const one = (meaning: Meaning, length = 1): Found => ({ meanings: [meaning], length });

/** "Sat am", "maths pm": half a day. "I am" and "8 am" are something else. */
const halfDayAt = (
  tokens: readonly Token[],
  at: number,
  finder: SubjectFinder,
): Found | undefined => {
  const half = textAt(tokens, at);
  if (half !== "am" && half !== "pm" && half !== "ams" && half !== "pms") return undefined;
  const isAfterDay = weekdayOfWord(textAt(tokens, at - 1)) !== undefined;
  const isAfterName = finder.findExact(tokens, at - 1) !== undefined;
  const next = textAt(tokens, at + 1);
  const isAfterHead = /^(?:only|no|not|in|every|the|prefer)$/.test(textAt(tokens, at - 1));
  const isHalf =
    isAfterDay || isAfterName || (isAfterHead && (isEndAt(tokens, at + 1) || next === "only"));
  if (!isHalf) return undefined;
  const window = half.startsWith("am") ? { from: 5 * 60, to: 12 * 60 } : { from: 720, to: 1440 };
  return one({ kind: "part", windows: [window] });
};

const copulas =
  /^(?:is|are|be|was|its|thats|not|isnt|arent|totally|also|perfectly|all|quite|im|feels?|seems?|absolutely|completely)$/;
const firmWords = /^(?:no|not|never|nothing|dont|cant|wont|max|only|off|least|skip|please)$/;
const tagReach = 14;

/** "nothing on Sundays ok": it asks for a nod and allows nothing. */
const tagAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (!/^(?:ok|okay|alright|k|right)$/.test(textAt(tokens, at)) || !isEndAt(tokens, at + 1))
    return undefined;
  const before = tokens.slice(Math.max(at - tagReach, 0), at);
  const last = before.at(-1);
  if (last === undefined || copulas.test(last.text)) return undefined;
  return last.text === "," || before.some(({ text }) => firmWords.test(text))
    ? one({ kind: "filler" })
    : undefined;
};

const isLineStart = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return before === undefined || /[\n\r.;!?:•]/.test(before.text);
};

/** "1) no Sundays 2) max 3 h", "1. no Sundays": the numbers of a list. */
const listNumberAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const [number, mark] = [tokens[at], tokens[at + 1]];
  if (number === undefined || !/^\d{1,2}$/.test(number.text) || mark?.start !== number.end)
    return undefined;
  const isBracket = mark.text === ")" && textAt(tokens, at - 1) !== "(";
  const isPoint =
    mark.text === "." &&
    isLineStart(tokens, at) &&
    tokens[at + 2]?.kind === "word" &&
    !months.has(textAt(tokens, at + 2));
  return isBracket || isPoint ? one({ kind: "stop", mark: "line" }, 2) : undefined;
};

/** "if it's a weekend, start after 11": no condition, but the days that are spoken of. */
const ifItIsAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (!/^(?:if|when|whenever)$/.test(textAt(tokens, at))) return undefined;
  const skip = textAt(tokens, at + 1) === "its" ? 2 : textAt(tokens, at + 2) === "is" ? 3 : 0;
  const article = /^(?:a|an|the)$/.test(textAt(tokens, at + skip)) ? 1 : 0;
  const day = textAt(tokens, at + skip + article);
  const isDay = weekdayOfWord(day) !== undefined || /^(?:weekend|weekday)s?$/.test(day);
  return skip > 0 && isDay ? one({ kind: "filler" }, skip + article) : undefined;
};

/** "plan 6 h for biology": what it shall have altogether. */
const planForAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (!/^(?:plan|schedule|book|block|put|assign|calculate|set)$/.test(textAt(tokens, at)))
    return undefined;
  const about = /^(?:about|around|roughly|in)$/.test(textAt(tokens, at + 1)) ? 2 : 1;
  const length = findDuration(tokens, at + about)?.length;
  const isFor = /^(?:for|into|on|of)$/.test(textAt(tokens, at + about + (length ?? 0)));
  // "I've already put 6 h into biology".
  const isPast = /^(?:already|ive|have|has)$/.test(textAt(tokens, at - 1));
  return length !== undefined && isFor
    ? one({ kind: "word", symbol: isPast ? "done" : "need" })
    : undefined;
};

/** "works 4 me", "2 do": a number for the word that sounds like it. */
const soundAt = (tokens: readonly Token[], at: number): Found | undefined =>
  (textAt(tokens, at) === "4" && /^(?:me|my|u|us|the)$/.test(textAt(tokens, at + 1))) ||
  (textAt(tokens, at) === "2" && /^(?:do|study|learn|start|be)$/.test(textAt(tokens, at + 1)))
    ? one({ kind: "filler" })
    : undefined;

/** "don't go beyond 9 pm". */
const beyondAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (!/^(?:beyond|over)$/.test(textAt(tokens, at))) return undefined;
  const [meaning] = findClock(tokens, at + 1)?.meanings ?? [];
  return meaning?.kind === "clock" ? one({ kind: "relation", relation: "after" }) : undefined;
};

const dayWord = /^(?:mornings?|evenings?|afternoons?|nights?|weekends?|weekdays?)$/;

/** "you can plan mornings too": they are fine. */
const tooAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const asWell = textAt(tokens, at) === "as" && textAt(tokens, at + 1) === "well" ? 2 : 0;
  const length = textAt(tokens, at) === "too" ? 1 : asWell;
  const last = textAt(tokens, at - 1);
  if (length === 0 || !isEndAt(tokens, at + length)) return undefined;
  if (!dayWord.test(last) && weekdayOfWord(last) === undefined) return undefined;
  const before = tokens.slice(Math.max(at - tagReach, 0), at);
  return before.some(({ text }) => firmWords.test(text) && text !== "please")
    ? undefined
    : one({ kind: "word", symbol: "fine" }, length);
};

/** "Mondays no, Tuesdays yes": these are fine. */
const yesAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const last = textAt(tokens, at - 1);
  const isOfDays = dayWord.test(last) || weekdayOfWord(last) !== undefined;
  return isOfDays && /^(?:yes|yeah|yep)$/.test(textAt(tokens, at)) && isEndAt(tokens, at + 1)
    ? one({ kind: "word", symbol: "fine" })
    : undefined;
};

/** "I know physics pretty well" says how hard it is, not how much of it is done. */
const knowWellAt = (tokens: readonly Token[], at: number): Found | undefined =>
  textAt(tokens, at) === "know" && tokens.slice(at + 1, at + 6).some(({ text }) => text === "well")
    ? one({ kind: "word", symbol: "easy" })
    : undefined;

/** "set English to 5 hours". */
const setToAt = (tokens: readonly Token[], at: number, finder: SubjectFinder): Found | undefined =>
  /^(?:to|at)$/.test(textAt(tokens, at)) &&
  finder.findExact(tokens, at - 1) !== undefined &&
  findDuration(tokens, at + 1) !== undefined
    ? one({ kind: "word", symbol: "need" })
    : undefined;

const endsWell = /^(?:get|burn|forget|panic|stress|fall|feel|lose|end|become|go|miss|fail|freak)$/;

/** "..., so I don't get stressed" says why; "So I don't want to study on Sundays" is the wish itself. */
const soThatAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (textAt(tokens, at) !== "so" || textAt(tokens, at + 1) !== "i" || isLineStart(tokens, at))
    return undefined;
  const [verb, next] = [textAt(tokens, at + 2), textAt(tokens, at + 3)];
  const isWhy =
    (verb === "dont" && endsWell.test(next)) ||
    (verb === "can" && !/^(?:only|not|just|never|do|study|work)$/.test(next));
  return isWhy ? one({ kind: "word", symbol: "because" }, 3) : undefined;
};

/** "Also work Sat 9-2" is a job, "mornings also work" suit. */
const alsoAt = (tokens: readonly Token[], at: number): Found | undefined =>
  textAt(tokens, at) === "also" && isLineStart(tokens, at) ? one({ kind: "filler" }) : undefined;

/** "no Sundays and no Mondays either". */
const eitherAt = (tokens: readonly Token[], at: number): Found | undefined =>
  textAt(tokens, at) === "either" && isEndAt(tokens, at + 1) && tokens[at - 1]?.kind === "word"
    ? one({ kind: "filler" })
    : undefined;

/** "visitors from 9 to 11 March, max 1 h then": on those days. */
const thenAt = (tokens: readonly Token[], at: number): Found | undefined =>
  textAt(tokens, at) === "then" &&
  isEndAt(tokens, at + 1) &&
  tokens[at - 1]?.kind === "word" &&
  tokens.slice(Math.max(at - 6, 0), at).some(({ text }) => text === "," || text === "so")
    ? one({ kind: "word", symbol: "that" })
    : undefined;

/** "leave English until after maths": not before. */
const leaveUntilAt = (
  tokens: readonly Token[],
  at: number,
  finder: SubjectFinder,
): Found | undefined => {
  if (!/^(?:leave|save)$/.test(textAt(tokens, at))) return undefined;
  const the = textAt(tokens, at + 1) === "the" ? 1 : 0;
  const name = finder.findLong(tokens, at + 1 + the) ?? finder.findExact(tokens, at + 1 + the);
  const isUntil = /^(?:until|till|til)$/.test(textAt(tokens, at + 1 + the + (name?.length ?? 0)));
  return name !== undefined && isUntil ? one({ kind: "word", symbol: "drop" }) : undefined;
};

const kindOfMeeting =
  /^(?:lessons?|class|classes|clubs?|practice|training|course|rehearsals?|group|meetings?|appointments?|match|game|tournament|team|workshop|therapy|competition|society|nights?)$/;

/** "violin lesson", "pottery course", "drama club": one thing with a name of two words. */
const meetingAt = (
  tokens: readonly Token[],
  at: number,
  finder: SubjectFinder,
): Found | undefined => {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== "word" || !kindOfMeeting.test(second?.text ?? "") || first.text.length < 3)
    return undefined;
  if (finder.findExact(tokens, at) !== undefined || finder.findNear(tokens, at) !== undefined)
    return undefined;
  const known = findPhrase(tokens, at, 1)?.meanings ?? [];
  const isFree =
    known.length === 0 && !isVocabulary(first.text) && weekdayOfWord(first.text) === undefined;
  if (!isFree && known[0]?.kind !== "activity") return undefined;
  // "every night", "school nights".
  const isNight = /^nights?$/.test(second?.text ?? "");
  if (isNight && (!isFree || grammarWords().has(first.text))) return undefined;
  if (findPhrase(tokens, at, 2) !== undefined || months.has(first.text)) return undefined;
  if (isFree && !grammarWords().has(first.text) && mayBeMistyped(first.text)) return undefined;
  return one({ kind: "activity", label: `${first.written} ${second?.written ?? ""}` }, 2);
};

/** "leave history out": not in the plan. */
const leaveOutAt = (
  tokens: readonly Token[],
  at: number,
  finder: SubjectFinder,
): Found | undefined => {
  const verb = /^(?:leave|take|cut|keep)$/;
  const name = finder.findExact(tokens, at + 1);
  if (verb.test(textAt(tokens, at)) && name !== undefined && textAt(tokens, at + 2) === "out")
    return one({ kind: "word", symbol: "drop" });
  return textAt(tokens, at) === "out" &&
    verb.test(textAt(tokens, at - 2)) &&
    finder.findExact(tokens, at - 1) !== undefined
    ? one({ kind: "filler" })
    : undefined;
};

/** "pause chemistry until the 15th" is no break. */
const pauseAt = (tokens: readonly Token[], at: number, finder: SubjectFinder): Found | undefined =>
  textAt(tokens, at) === "pause" && finder.findExact(tokens, at + 1) !== undefined
    ? one({ kind: "word", symbol: "drop" })
    : undefined;

/** "is possible" opens a time, "is not possible" closes it. */
const notPossibleAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (
    findPhrase(tokens, at, 1)?.meanings.some(
      (each) => each.kind === "word" && each.symbol === "neg",
    ) !== true
  )
    return undefined;
  const length = findPhrase(tokens, at, 1)?.length ?? 1;
  return textAt(tokens, at + length) === "possible"
    ? one({ kind: "word", symbol: "neg" }, length + 1)
    : undefined;
};

const asksNothing = /^(?:you|we|there|possible|ok|okay|fine|alright|please|free|off)$/;
const longestQuestion = 24;

/** "Is 3 hours a day enough?" asks; "could you keep Sundays free?" and "is Sunday off ok?" wish. */
const questionAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const opener = /^(?:is|are|am|does|did|was|will|would|should|isnt|arent|wont|wouldnt|doesnt)$/;
  if (!opener.test(textAt(tokens, at)) || !isLineStart(tokens, at)) return undefined;
  for (let place = at + 1; place < at + longestQuestion; place += 1) {
    const word = textAt(tokens, place);
    if (asksNothing.test(word)) return undefined;
    if (word === "?") return one({ kind: "word", symbol: "ask" });
    if (isEndAt(tokens, place)) return undefined;
  }
  return undefined;
};

/** "I want to do nothing but physics": not to do nothing. */
const nothingButAt = (tokens: readonly Token[], at: number): Found | undefined =>
  /^(?:do|doing|study|studying)$/.test(textAt(tokens, at)) &&
  textAt(tokens, at + 1) === "nothing" &&
  /^(?:but|except|other)$/.test(textAt(tokens, at + 2))
    ? one({ kind: "filler" })
    : undefined;

/** "maths HELP": it is hard. */
const helpAt = (tokens: readonly Token[], at: number, finder: SubjectFinder): Found | undefined => {
  if (textAt(tokens, at) !== "help") return undefined;
  const isAfter = finder.findExact(tokens, at - 1) !== undefined;
  const skip = textAt(tokens, at + 1) === "me" ? 2 : 1;
  const isWith =
    /^(?:with|in)$/.test(textAt(tokens, at + skip)) &&
    finder.findExact(tokens, at + skip + 1) !== undefined;
  if (isWith) return one({ kind: "word", symbol: "hard" }, skip + 1);
  return isAfter ? one({ kind: "word", symbol: "hard" }) : undefined;
};

/** "9 hours no more", "2 hours and that's it": at most. */
const noMoreAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (textAt(tokens, at) !== "no" || textAt(tokens, at + 1) !== "more") return undefined;
  const isAmount = [1, 2, 3].some(
    (back) => (findDuration(tokens, at - back)?.length ?? 0) === back,
  );
  return isAmount && isEndAt(tokens, at + 2) ? one({ kind: "word", symbol: "max" }, 2) : undefined;
};

/** "maths in the morning, rest after 3": the other subjects, and no rest. */
const otherSubjectsAt = (
  tokens: readonly Token[],
  at: number,
  finder: SubjectFinder,
): Found | undefined => {
  if (textAt(tokens, at) !== "rest" || !/^(?:,|and|\(|;|-)$/.test(textAt(tokens, at - 1)))
    return undefined;
  const isNamed = tokens
    .slice(Math.max(at - tagReach, 0), at)
    .some((_, index, before) => finder.findExact(before, index) !== undefined);
  return isNamed && !/^(?:of|day|days)$/.test(textAt(tokens, at + 1))
    ? one({ kind: "word", symbol: "rest" })
    : undefined;
};

/** "english can wait until april": not before. */
const waitUntilAt = (tokens: readonly Token[], at: number): Found | undefined =>
  textAt(tokens, at) === "can" &&
  textAt(tokens, at + 1) === "wait" &&
  /^(?:until|till|til)$/.test(textAt(tokens, at + 2))
    ? one({ kind: "word", symbol: "drop" }, 2)
    : undefined;

/** "on Fridays I'm off at 12": from school or work, and home then. */
const offAtAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (textAt(tokens, at) !== "off" || textAt(tokens, at + 1) !== "at") return undefined;
  const [meaning] = findClock(tokens, at + 2)?.meanings ?? [];
  return meaning?.kind === "clock" && !/^(?:log|switch|turn|sign)$/.test(textAt(tokens, at - 1))
    ? one({ kind: "word", symbol: "home" }, 2)
    : undefined;
};

/** "gets boring otherwise" ends a reason; "otherwise Sundays" is a condition. */
const otherwiseAt = (tokens: readonly Token[], at: number): Found | undefined =>
  textAt(tokens, at) === "otherwise" && isEndAt(tokens, at + 1) && !isLineStart(tokens, at)
    ? one({ kind: "filler" })
    : undefined;

/** "no other stuff that weekend", "everything but maths": which one, and without whom, is said elsewhere. */
const pointedAt = (
  tokens: readonly Token[],
  at: number,
  finder: SubjectFinder,
): Found | undefined => {
  const [word, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const isThat =
    /^(?:that|those)$/.test(word) &&
    (/^(?:weekends?|week|weeks|mornings?|evenings?|afternoons?|month)$/.test(next) ||
      weekdayOfWord(next) !== undefined);
  const isBut =
    /^(?:everything|anything|all|everyone)$/.test(word) &&
    next === "but" &&
    finder.findExact(tokens, at + 2) !== undefined;
  return isThat || isBut ? one({ kind: "unknown" }, 2) : undefined;
};

/** "I break my fast" is no break. */
const breakVerbAt = (tokens: readonly Token[], at: number): Found | undefined =>
  textAt(tokens, at) === "break" &&
  (/^(?:my|the|up|down|it|into)$/.test(textAt(tokens, at + 1)) || textAt(tokens, at - 1) === "i")
    ? one({ kind: "unknown" })
    : undefined;

/** What a word means by those beside it. */
export const findByNeighbours = (
  tokens: readonly Token[],
  at: number,
  finder: SubjectFinder,
): Found | undefined =>
  halfDayAt(tokens, at, finder) ??
  tagAt(tokens, at) ??
  questionAt(tokens, at) ??
  nothingButAt(tokens, at) ??
  breakVerbAt(tokens, at) ??
  pointedAt(tokens, at, finder) ??
  otherwiseAt(tokens, at) ??
  offAtAt(tokens, at) ??
  helpAt(tokens, at, finder) ??
  noMoreAt(tokens, at) ??
  otherSubjectsAt(tokens, at, finder) ??
  waitUntilAt(tokens, at) ??
  listNumberAt(tokens, at) ??
  ifItIsAt(tokens, at) ??
  planForAt(tokens, at) ??
  thenAt(tokens, at) ??
  eitherAt(tokens, at) ??
  soThatAt(tokens, at) ??
  alsoAt(tokens, at) ??
  soundAt(tokens, at) ??
  beyondAt(tokens, at) ??
  tooAt(tokens, at) ??
  yesAt(tokens, at) ??
  knowWellAt(tokens, at) ??
  setToAt(tokens, at, finder) ??
  pauseAt(tokens, at, finder) ??
  meetingAt(tokens, at, finder) ??
  leaveOutAt(tokens, at, finder) ??
  leaveUntilAt(tokens, at, finder) ??
  notPossibleAt(tokens, at);
