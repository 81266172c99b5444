import { type Clause, clauseOf, has, hasDays, isNegation } from "./clause.ts";
import { onceOnComingDays } from "./coming-days.ts";
import { isSchoolSubject } from "./common-words.ts";
import { withoutPlaces } from "./drop-places.ts";
import { withException } from "./exceptions.ts";
import { contentOf, isAboutOthers, isHeadless, isPast, isSlot } from "./fragment-kinds.ts";
import { isListJoint } from "./fragment-row.ts";
import { type Outcome, readByFrames } from "./frame.ts";
import { frames } from "./frames.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";
import {
  dayKinds,
  kindsOf,
  sameScope,
  withLast,
  withMeasure,
  withRest,
} from "./joined-fragments.ts";
import {
  askBoth,
  isFact,
  isLightening,
  isLimit,
  isOff,
  isSpanOff,
  mayBeLed,
  type Read,
} from "./read-outcome.ts";
import { mayBeMistyped } from "./spelling.ts";
import type { Joint } from "./split-sentences.ts";
import { plain } from "./tokens.ts";

/** Of more words that nobody knows no guess is made. */
const mostUnknown = 2;
/** No frame holds more. */
const mostItems = 14;

/** A scope that was said before and holds for what follows. */
export interface Lead {
  readonly items: readonly Item[];
  /** "On weekends," stands alone; "On weekends I ..." comes first; "Weekends max ..." may be meant so. */
  readonly how: "alone" | "fronted" | "bare";
  readonly used: boolean;
}

/** What was said so far, as far as it bears on what is said next. */
export interface Said {
  readonly previous: Read | undefined;
  readonly lead: Lead | undefined;
  readonly mentioned: ReadonlySet<string>;
  /** Those of them that have an amount. */
  readonly measured: ReadonlySet<string>;
}

export interface ClauseReader {
  /** The same without the words nobody knows, to be asked about. */
  readonly guess: (items: readonly Item[], joint: Joint, said: Said) => Outcome | undefined;
  readonly byFrames: (items: readonly Item[]) => Outcome | undefined;
  readonly withLead: (items: readonly Item[], by: Lead) => Read | undefined;
  readonly read: (items: readonly Item[], joint: Joint, said: Said) => Read | undefined;
  /** "no wait, Tuesdays": in the place of what was said before. */
  readonly instead: (items: readonly Item[], before: Read) => Read | undefined;
}

const ratings: ReadonlySet<string> = new Set("hard easy worst strongest good".split(" "));

const isDoing = ({ kind, written }: Item): boolean =>
  kind === "filler" && /^(?:use|put|add|make|set|plan|schedule|include|take|find)$/i.test(written);

const lengthSymbols: ReadonlySet<string> = new Set(
  "duration neg never morethan max min about short long".split(" "),
);

const alwaysOrThen = "Does that hold then only, or always?";
const notThatEither = "Shall that not be, too?";

const ownTime = ["unknown", "activity", "days", "dates", "clock", "span", "part", "have", "need"];

/** "hapkido Tue 6-8", "I have jujitsu on Mondays at 7": a name nobody knows, with its days and its time. */
const isNamedTime = (clause: Clause): boolean => {
  const unknown = itemsOfKind(clause.items, "unknown");
  const places = unknown.map((item) => clause.items.indexOf(item));
  const isTogether = Math.max(...places) - Math.min(...places) < unknown.length + 1;
  return (
    has(clause, "days", "dates") &&
    has(clause, "clock", "span") &&
    clause.items.every((item) => ownTime.includes(symbolOf(item))) &&
    isTogether &&
    unknown.length <= 2 &&
    !unknown.some(({ written }) => mayBeMistyped(plain(written)))
  );
};

/** "I have geography on 31 March". */
const isNewSubject = (clause: Clause): boolean =>
  has(clause, "have") &&
  itemsOfKind(clause.items, "unknown").every(({ written }) =>
    isSchoolSubject(written.toLowerCase()),
  );

/** "stop at 5 on Fridays, weekdays from 4": a time that begins leans on none that ends. */
const isSameRelation = (own: readonly Item[], before: readonly Item[], joint: Joint): boolean => {
  const [one] = itemsOfKind(own, "clock");
  const [other] = itemsOfKind(before, "clock");
  return (
    one?.relation === undefined ||
    other === undefined ||
    one.relation === other.relation ||
    (joint !== "," && before.some(isNegation))
  );
};

/** Reads one clause by itself, by the scope before it, or by the clause it leans on. */
export const clauseReaderOf = ({
  names,
  onStep,
}: {
  readonly names: readonly string[];
  readonly onStep: () => void;
}): ClauseReader => {
  const byFrames = (items: readonly Item[]): Outcome | undefined => {
    const clause = clauseOf(items);
    if (clause.items.length === 0 || clause.items.length > mostItems) return undefined;
    const isKnown =
      !has(clause, "unknown") ||
      has(clause, "exam", "reserved", "inplace") ||
      isNamedTime(clause) ||
      (clause.kept && hasDays(clause)) ||
      isNewSubject(clause);
    const whole = isKnown ? readByFrames(clause, frames, onStep) : undefined;
    if (whole === undefined && has(clause, "except")) return withException(items, byFrames);
    if (whole !== undefined || !has(clause, "unknown", "life")) return whole;
    const placeless = withoutPlaces(items);
    const outcome =
      placeless === undefined ? undefined : readByFrames(clauseOf(placeless), frames, onStep);
    return outcome !== undefined && isOff(outcome) && !has(clause, "who") ? outcome : undefined;
  };

  const readOf = (items: readonly Item[]): Read | undefined => {
    const outcome = byFrames(items);
    return outcome && { outcome, items };
  };

  /** What was said before, with what is said now in its place. */
  const leaning = (own: readonly Item[], before: Read): Read | undefined => {
    const kinds = new Set(own.filter(({ kind }) => kind !== "word").map(({ kind }) => kind));
    const isReplaced = (item: Item): boolean =>
      kinds.has(item.kind) ||
      (dayKinds.has(item.kind) && [...dayKinds].some((kind) => kinds.has(kind as Item["kind"])));
    // "can't do the 11th after 2 nor the 13th at all": not only after 2.
    const isTotal = own.some(({ written }) => /^(?:at all|completely|entirely)$/i.test(written));
    const isLeft = (item: Item): boolean =>
      isReplaced(item) ||
      item.kind === "pause" ||
      (isTotal && ["clock", "span", "part"].includes(item.kind));
    return readOf([...before.items.filter((item) => !isLeft(item)), ...own]);
  };

  /** "not on Sundays and in the evenings": the "not" reaches over an "and", or it does not. */
  const readTurned = (
    items: readonly Item[],
    joint: Joint,
    alone: Outcome,
    before: Read,
  ): Read | undefined => {
    if (joint === "," || items.some(({ kind }) => kind === "who")) return undefined;
    const heads = before.items.filter((item) => !isSlot(item) && item.kind !== "pause");
    const turned = readOf([...heads, ...items]);
    if (turned === undefined || joint === "or") return turned;
    return { ...turned, outcome: askBoth(notThatEither, turned.outcome, alone) };
  };

  /** A fragment without a head of its own may go on with the head of the one before it. */
  const readLeaning = (
    items: readonly Item[],
    joint: Joint,
    { previous, measured }: Said,
  ): Read | undefined => {
    if (
      previous === undefined ||
      !isHeadless(items) ||
      !isSameRelation(items, previous.items, joint)
    )
      return undefined;
    if (!isListJoint(joint) && joint !== "but") return undefined;
    // "drop English, use the time for physics": a verb of its own goes on with no refusal.
    if (previous.items.some(isNegation) && items.some(isDoing)) return undefined;
    const own = withMeasure(withRest(items, names, measured), previous.items);
    const same = kindsOf(own) === kindsOf(previous.items) && kindsOf(own) !== "";
    const alone = byFrames(items);
    const leaned = leaning(own, previous);
    if (leaned === undefined || (joint === "but" && !same)) return undefined;
    if (alone === undefined) return leaned;
    // "half an hour of English a day, 10 hours for chemistry": altogether, whatever stands before it.
    const isAmount = "wishes" in alone && alone.wishes.every(({ kind }) => kind === "work");
    const isOther =
      "wishes" in previous.outcome && previous.outcome.wishes.every(({ kind }) => kind !== "work");
    if (isAmount && isOther) return undefined;
    const isTurned = previous.items.some(isNegation);
    if (!same) return isTurned ? readTurned(items, joint, alone, previous) : undefined;
    const isClear = joint === "or" || kindsOf(own) === "clock";
    return isTurned && !isClear
      ? { ...leaned, outcome: askBoth(notThatEither, leaned.outcome, alone) }
      : leaned;
  };

  /** "English is easy, history isn't". */
  const readDenied = (
    items: readonly Item[],
    joint: Joint,
    { previous }: Said,
  ): Read | undefined => {
    const content = contentOf(items);
    const isDenied =
      content.length === 2 &&
      content[0]?.kind === "who" &&
      content[1] !== undefined &&
      /^(?:isnt|arent|is not|are not|isn.t|aren.t|not)$/i.test(content[1].written);
    const isRated = previous?.items.some((item) => ratings.has(symbolOf(item))) === true;
    if (!isDenied || !isRated || joint === "line" || previous === undefined) return undefined;
    return readOf([...previous.items.filter((item) => ratings.has(symbolOf(item))), ...items]);
  };

  /** "one hour sessions are ideal but never over 90 minutes": of the sessions that were spoken of. */
  const readLength = (
    items: readonly Item[],
    joint: Joint,
    { previous }: Said,
  ): Read | undefined => {
    const isOfSessions =
      previous !== undefined &&
      "wishes" in previous.outcome &&
      previous.outcome.wishes.every(({ kind }) => kind === "session");
    const content = contentOf(items);
    const isLength =
      content.some(({ kind }) => kind === "duration") &&
      content.every((item) => lengthSymbols.has(symbolOf(item)));
    const session = previous?.items.find((item) => ["session", "atonce"].includes(symbolOf(item)));
    if (!isOfSessions || !isLength || session === undefined || joint === "line") return undefined;
    return readOf([session, ...items]);
  };

  const withLead = (items: readonly Item[], by: Lead): Read | undefined =>
    sameScope(by.items, items) ? undefined : readOf([...by.items, ...items]);

  /** "I'm free next week, so up to 5 hours a day", "night shifts this week, so nothing before 2": then. */
  const readConcluded = (items: readonly Item[], before: Read | undefined): Read | undefined => {
    const made = before !== undefined && "wishes" in before.outcome ? before.outcome.wishes : [];
    const said = onceOnComingDays(before?.items ?? []);
    const days = said.filter(({ kind }) => dayKinds.has(kind));
    // "maths is hard so mornings": for maths.
    const who = clauseOf(before?.items ?? []).items.filter(({ kind }) => kind === "who");
    if (made.length > 0 && before !== undefined && isFact(before.outcome) && who.length === 1)
      return items.some(({ kind }) => kind === "who")
        ? undefined
        : withLead(items, { items: who, how: "alone", used: false });
    if (made.length === 0 || days.length === 0) return undefined;
    const led = withLead(items, { items: days, how: "alone", used: false });
    if (led === undefined) return undefined;
    if (made.every(({ kind }) => kind === "allow" || kind === "light")) return led;
    const isTaken = made.every((wish) => wish.kind === "off" && wish.subjects === undefined);
    if (!isTaken || items.some(({ kind }) => kind === "who")) return undefined;
    if (days.some(({ kind }) => kind !== "days")) return led;
    const own = byFrames(items);
    return own === undefined ? led : { ...led, outcome: askBoth(alwaysOrThen, led.outcome, own) };
  };

  /** "one day a week must be free, best would be Sunday": that is the day. */
  const readRestDay = (items: readonly Item[], before: Read | undefined): Read | undefined => {
    const isRest =
      before !== undefined &&
      "wishes" in before.outcome &&
      before.outcome.wishes.every(({ kind }) => kind === "rest-days");
    const own = isRest ? byFrames(items) : undefined;
    const [liked] = own !== undefined && "wishes" in own ? own.wishes : [];
    if (liked?.kind !== "prefer" || liked.window !== undefined || liked.subjects !== undefined)
      return undefined;
    const { weekdays } = liked;
    return weekdays === undefined
      ? undefined
      : { items, outcome: { wishes: [{ kind: "off", firmness: "soft", weekdays }] } };
  };

  /** What explains a wish may be a fixed time of its own, and leans on nothing: "because that's family day". */
  const readReason = (items: readonly Item[]): Read | undefined => {
    const own = readOf(items);
    const made = own !== undefined && "wishes" in own.outcome ? own.outcome.wishes : [];
    const isTaken = made.every((wish) => wish.kind === "off" && wish.label !== undefined);
    const isMeant = own !== undefined && made.length > 0 && (isTaken || isFact(own.outcome));
    return isMeant ? own : undefined;
  };

  const read: ClauseReader["read"] = (written, joint, said) => {
    const { lead, previous } = said;
    const isMeasured = written.some(({ kind }) => kind === "duration" || kind === "number");
    const rest = withRest(written, names, isMeasured ? said.measured : said.mentioned);
    const items = withLast(rest, names);
    const isReserved = items.some((item) => symbolOf(item) === "reserved");
    if ((isAboutOthers(items) && !isReserved) || isPast(items)) return undefined;
    if (joint === "because") return readReason(items);
    const ofRest = readRestDay(items, previous);
    if (ofRest !== undefined) return ofRest;
    const isLight = previous !== undefined && isLightening(previous.outcome);
    const isLimited =
      joint === "," &&
      (isLight || (previous !== undefined && isSpanOff(previous))) &&
      items.some(({ kind }) => kind === "duration");
    const concluded = joint === "so" || isLimited ? readConcluded(items, previous) : undefined;
    if (concluded !== undefined) return concluded;
    const leaned =
      readLeaning(items, joint, said) ??
      readDenied(items, joint, said) ??
      readLength(items, joint, said);
    if (leaned !== undefined) return leaned;
    if (lead === undefined || sameScope(lead.items, items))
      // "weekdays max 2 hours, weekends max 5".
      return readOf(items) ?? (previous && readOf(withMeasure(items, previous.items)));
    const led = withLead(items, lead);
    if (lead.how === "alone" && joint !== ".") return led;
    const own = readOf(items);
    if (led === undefined || own === undefined)
      return lead.how === "alone" ? (led ?? own) : (own ?? led);
    const asked = { outcome: askBoth(alwaysOrThen, led.outcome, own.outcome), items };
    // A new sentence: what is forbidden in it may be forbidden for all.
    if (lead.how === "alone") return isOff(own.outcome) ? asked : led;
    if (lead.how === "fronted") return led;
    if (previous !== undefined && isLightening(previous.outcome) && isLimit(own.outcome))
      return led;
    return mayBeLed(own.outcome) ? asked : own;
  };

  const instead: ClauseReader["instead"] = (items, before) => {
    const relation = itemsOfKind(before.items, "clock")[0]?.relation;
    const own = withMeasure(items, before.items).map((item) =>
      item.kind === "clock" && item.relation === undefined && relation !== undefined
        ? { ...item, relation }
        : item,
    );
    return isHeadless(items) ? (leaning(own, before) ?? readOf(items)) : readOf(items);
  };

  const guess: ClauseReader["guess"] = (items, joint, said) => {
    const known = items.filter(({ kind }) => kind !== "unknown");
    const left = items.length - known.length;
    if (left === 0 || left > mostUnknown || contentOf(known).length < 2) return undefined;
    const outcome = read(known, joint, said)?.outcome;
    return outcome !== undefined &&
      "wishes" in outcome &&
      outcome.wishes.every(({ kind }) => kind !== "allow")
      ? { question: "Do you mean this?", choices: [outcome.wishes, []] }
      : undefined;
  };

  return { byFrames, withLead, read, instead, guess };
};
