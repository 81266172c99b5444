import type { CalendarDay, Subject } from "@smart-planner/planner/model";
import {
  addDays,
  weekdays as allWeekdays,
  parseClock,
  parseDay,
  weekdayNames,
} from "@smart-planner/planner/time";
import {
  type DateSpan,
  kindNames,
  type ReadWishes,
  readWishes,
  type TextSpan,
  type Wish,
  type WishQuestion,
  type WishReading,
  wishOf,
} from "@smart-planner/planner/wishes";
import { z } from "zod";
import { findQuote } from "./find-quote.ts";

const subjectNumbers = z.array(z.int()).max(100).describe("Numbers of subjects in the list");
const clock = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .describe("24-hour HH:MM")
  .nullable();
const amount = z.int().min(0).max(200_000).nullable();
const words = z.string().max(4_000).describe("Copied from the preferences");
const mostWishes = 100;

const choices = [
  "exactly",
  "most",
  "least",
  "plan",
  "day",
  "even",
  "rising",
  "early",
  "before",
  "after",
  "only",
  "new",
  "moved",
] as const;

/** Every field is required and few are text: some servers take no other kind of schema. */
const modelWish = z.object({
  kind: z.enum(kindNames),
  words,
  firm: z.boolean(),
  question: z.int().min(1).max(20).nullable().describe("The same number: one of these is meant"),
  subjects: subjectNumbers,
  secondSubjects: subjectNumbers,
  level: z.enum(["easy", "hard"]).nullable(),
  when: z
    .object({
      weekdays: z.array(z.enum(weekdayNames)).max(20),
      dates: z.array(z.object({ from: z.iso.date(), to: z.iso.date().nullable() })).max(100),
      fromTime: clock,
      toTime: clock,
      daysBeforeExam: amount,
      examsOf: subjectNumbers,
    })
    .nullable(),
  amount: z
    .object({
      per: z.enum(["day", "week"]).nullable(),
      least: amount,
      most: amount,
      minutes: amount,
      count: amount,
      value: z.number().nullable(),
    })
    .nullable(),
  choice: z.enum(choices).nullable(),
  label: z.string().max(100).nullable(),
});

export const modelAnswerSchema = z.object({
  wishes: z.array(modelWish).max(mostWishes),
  notUnderstood: z.array(words).max(mostWishes),
});

export type ModelAnswer = z.output<typeof modelAnswerSchema>;
export type ModelWish = z.output<typeof modelWish>;

export interface Asked {
  /** The student's own words. */
  readonly text: string;
  readonly subjects: readonly Subject[];
  readonly today: CalendarDay;
}

/** No wish reaches further than a plan does. */
const furthestDays = 4_000;

/** Days from today on: of a span that began before, the rest of it. */
const spansOf = (
  dates: NonNullable<ModelWish["when"]>["dates"],
  today: CalendarDay,
): readonly DateSpan[] => {
  const last = addDays(today, furthestDays);
  return dates.flatMap(({ from, to }) => {
    const [first, end] = [parseDay(from), to === null ? undefined : parseDay(to)];
    if (first === undefined || first > last || (end ?? first) < today) return [];
    if (end !== undefined && end < first) return [];
    return [{ from: first < today ? today : first, ...(end === undefined ? {} : { to: end }) }];
  });
};

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const filled = <Value>(values: readonly Value[]): readonly Value[] | undefined =>
  values.length > 0 ? values : undefined;

/** When a wish holds; nothing of days that have passed, or it would become a wish about all days. */
function whenOf({ kind, when }: ModelWish, today: CalendarDay) {
  const asked = when?.dates ?? [];
  const dates = spansOf(asked, today);
  if (dates.length < asked.length) return undefined;
  const weekdays = allWeekdays.filter((day) => when?.weekdays.includes(weekdayNames[day]));
  const [from, to] = [parseClock(when?.fromTime ?? ""), parseClock(when?.toTime ?? "")];
  const isTimed = from !== undefined || to !== undefined;
  return {
    ...(kind === "sleep" ? { from, to } : dates[0]),
    weekdays: weekdays.length < 7 ? filled(weekdays) : undefined,
    dates: filled(dates),
    date: dates[0]?.from,
    window: isTimed ? { from: from ?? 0, to: to ?? 24 * 60 } : undefined,
    daysBeforeExam: when?.daysBeforeExam,
  };
}

/** Amounts under the name that each kind has for them. */
function amountsOf({ kind, amount }: ModelWish) {
  const { per, count, value, ...others } = { per: null, count: null, value: null, ...amount };
  return {
    ...others,
    per,
    perWeek: kind === "rhythm" && per !== "week" ? undefined : count,
    everyDays: per === "week" ? undefined : count,
    daysBefore: count,
    days: count,
    factor: value,
    rating: value,
    part: value,
  };
}

/** Everything a wish may hold, under our own names: the fields that its kind does not have are left behind. */
function candidateOf(said: ModelWish, { subjects, today, text }: Asked): unknown {
  const named = (numbers: readonly number[] = []) =>
    numbers.map((number) => subjects[number - 1]?.name.trim());
  const { kind, choice } = said;
  const [own, second] = [named(said.subjects), named(said.secondSubjects)];
  const examsOf = named(said.when?.examsOf);
  const when = whenOf(said, today);
  // A subject it made up spoils the wish: half of it would be another wish.
  if (when === undefined || [...own, ...second, ...examsOf].includes(undefined)) return undefined;
  const written = said.label?.trim() ?? "";
  const isQuoted = written !== "" && text.toLowerCase().includes(written.toLowerCase());
  const label = isQuoted ? written : undefined;
  const known: Readonly<Record<string, unknown>> = {
    ...amountsOf(said),
    ...when,
    kind,
    firmness: said.firm ? "firm" : "soft",
    subjects: filled(own),
    level: said.level,
    examsOf: filled(examsOf),
    bound: choice,
    of: choice,
    shape: choice,
    side: choice,
    only: choice === "only",
    first: own,
    second,
    subject: own[0] ?? (label && capital(label)),
    isNew: choice === "new",
    label: kind === "buffer" ? label : label && capital(label),
  };
  return Object.fromEntries(Object.entries(known).filter(([, each]) => each != null));
}

const overlaps = (one: TextSpan, other: TextSpan): boolean =>
  one.start < other.end && other.start < one.end;

/** The rest of a text around some ranges, without joining words. */
const leftOf = (
  place: TextSpan,
  others: readonly TextSpan[],
  text: string,
): readonly TextSpan[] => {
  const pieces: TextSpan[] = [];
  let { start } = place;
  for (const other of others
    .filter((each) => overlaps(each, place))
    .toSorted((one, two) => one.start - two.start)) {
    pieces.push({ start, end: other.start });
    start = Math.max(start, other.end);
  }
  pieces.push({ start, end: place.end });
  return pieces.flatMap((piece) => {
    const words = text.slice(piece.start, Math.max(piece.start, piece.end));
    const [lead = ""] = /^(?:[\s,.;:]|and\b|or\b)*/i.exec(words) ?? [];
    const kept = words.slice(lead.length).replace(/(?:[\s,.;:]|\band|\bor)*$/i, "");
    const from = piece.start + lead.length;
    return kept === "" ? [] : [{ start: from, end: from + kept.length }];
  });
};

/**
 * Limits of a model: every wish must quote the student's words and be one of our kinds, and no
 * sentence of the model is shown. Words without a wish that the grammar would not skip are shown as
 * not understood.
 */
function wishesOfAnswer(answer: ModelAnswer, asked: Asked): ReadWishes {
  const { text } = asked;
  const placed = answer.wishes.flatMap((said) => {
    const place = findQuote(text, said.words);
    return place === undefined
      ? []
      : [{ ...place, question: said.question, wish: wishOf(candidateOf(said, asked)) }];
  });
  const readings = placed.flatMap(({ question, wish, ...place }): readonly WishReading[] =>
    question === null && wish !== undefined ? [{ ...place, wish }] : [],
  );
  const asking = Map.groupBy(
    placed.filter(({ question }) => question !== null),
    ({ question }) => question,
  );
  const questions = [...asking.values()].flatMap((same): readonly WishQuestion[] => {
    const wishes = same.flatMap(({ wish }) => wish ?? []);
    const choices = wishes.map((wish): readonly Wish[] => [wish]);
    const start = Math.min(...same.map((each) => each.start));
    const end = Math.max(...same.map((each) => each.end));
    return choices.length === same.length && choices.length > 1 ? [{ start, end, choices }] : [];
  });
  const understood: readonly TextSpan[] = [...readings, ...questions];
  const grammar = readWishes(asked);
  const doubtful: readonly TextSpan[] = [
    ...placed,
    ...answer.notUnderstood.flatMap((quote) => findQuote(text, quote) ?? []),
  ];
  const passedOver = [...grammar.readings, ...grammar.questions, ...grammar.notUnderstood].flatMap(
    (place) => leftOf(place, [...understood, ...doubtful], text),
  );
  const notUnderstood = [
    ...doubtful.filter((place) => !understood.some((each) => overlaps(each, place))),
    ...passedOver,
  ].map(({ start, end }) => ({ start, end }));
  const distinct = new Map(notUnderstood.map((place) => [`${place.start}-${place.end}`, place]));
  return {
    readings,
    questions,
    notUnderstood: [...distinct.values()].toSorted((one, other) => one.start - other.start),
  };
}

/** Words to read, with a model's answer about them, if one was asked. */
export interface Words {
  readonly asked: Asked;
  readonly answer: ModelAnswer | undefined;
}

export const readWords = ({ asked, answer }: Words): ReadWishes =>
  answer === undefined ? readWishes(asked) : wishesOfAnswer(answer, asked);
