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

/** Everything a wish may hold, under our own names: the fields that its kind does not have are left behind. */
function candidateOf(said: ModelWish, { subjects, today, text }: Asked): unknown {
  const named = (numbers: readonly number[]) =>
    numbers.map((number) => subjects[number - 1]?.name.trim());
  const [own, second] = [named(said.subjects), named(said.secondSubjects)];
  const examsOf = named(said.when?.examsOf ?? []);
  // A subject it made up spoils the wish: half of it would be another wish.
  if ([...own, ...second, ...examsOf].includes(undefined)) return undefined;
  const { kind, choice } = said;
  const { per, count, value, ...amounts } = { per: null, count: null, value: null, ...said.amount };
  const dates = spansOf(said.when?.dates ?? [], today);
  // A wish about days that have passed would become one about all days.
  if (dates.length < (said.when?.dates.length ?? 0)) return undefined;
  const from = parseClock(said.when?.fromTime ?? "");
  const to = parseClock(said.when?.toTime ?? "");
  const weekdays = allWeekdays.filter((day) => said.when?.weekdays.includes(weekdayNames[day]));
  const isTimed = from !== undefined || to !== undefined;
  const ends = kind === "sleep" ? { from, to } : dates[0];
  const label = said.label?.trim();
  const isQuoted = label !== undefined && text.toLowerCase().includes(label.toLowerCase());
  const known: Readonly<Record<string, unknown>> = {
    ...amounts,
    ...(ends ?? {}),
    kind,
    firmness: said.firm ? "firm" : "soft",
    subjects: own.length > 0 ? own : undefined,
    level: said.level,
    weekdays: weekdays.length > 0 && weekdays.length < 7 ? weekdays : undefined,
    dates: dates.length > 0 ? dates : undefined,
    window: isTimed ? { from: from ?? 0, to: to ?? 24 * 60 } : undefined,
    daysBeforeExam: said.when?.daysBeforeExam,
    examsOf: examsOf.length > 0 ? examsOf : undefined,
    per,
    bound: choice,
    perWeek: kind === "rhythm" && per !== "week" ? undefined : count,
    everyDays: per === "week" ? undefined : count,
    daysBefore: count,
    days: count,
    factor: value,
    rating: value,
    part: value,
    of: choice,
    shape: choice,
    side: choice,
    only: choice === "only",
    first: own,
    second,
    subject: own[0] ?? (isQuoted ? capital(label) : undefined),
    date: dates[0]?.from,
    isNew: choice === "new",
    label: isQuoted ? (kind === "buffer" ? label : capital(label)) : undefined,
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
