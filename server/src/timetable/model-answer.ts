import { wishSchema } from "@smart-planner/contract";
import {
  addDays,
  weekdays as allWeekdays,
  type CalendarDay,
  parseClock,
  parseDay,
  type ReadWishes,
  readWishes,
  type Subject,
  type TextSpan,
  type Wish,
  type WishQuestion,
  type WishReading,
  weekdayNames,
} from "@smart-planner/planner";
import { z } from "zod";

const kinds = [
  "off",
  "only",
  "only-subjects",
  "prefer",
  "allow",
  "limit",
  "rhythm",
  "session",
  "break",
  "subjects-a-day",
  "sessions-a-day",
  "rest-days",
  "work",
  "done",
  "weight",
  "difficulty",
  "skip",
  "period",
  "finish",
  "first",
  "order",
  "apart",
  "alternate",
  "review",
  "light",
  "shape",
  "sleep",
  "buffer",
  "task",
  "exam",
] as const satisfies readonly Wish["kind"][];

const subjectNumbers = z.array(z.int()).max(100).describe("Numbers of subjects in the list");
const clock = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .describe("24-hour HH:MM")
  .nullable();
const amount = z.int().min(0).max(200_000).nullable();
const date = z.iso.date().nullable();
const words = z.string().max(4_000).describe("Copied word for word from the preferences");
const mostWishes = 100;

/** Every field is required and few are text: some servers take no other kind of schema. */
const flatWish = z.object({
  kind: z.enum(kinds),
  words,
  firm: z.boolean(),
  subjects: subjectNumbers,
  secondSubjects: subjectNumbers,
  level: z.enum(["easy", "hard"]).nullable(),
  weekdays: z.array(z.enum(weekdayNames)).max(20),
  dates: z.array(z.object({ from: z.iso.date(), to: date })).max(100),
  fromTime: clock,
  toTime: clock,
  daysBeforeExam: amount,
  per: z.enum(["day", "week"]).nullable(),
  bound: z.enum(["exactly", "most", "least"]).nullable(),
  least: amount,
  most: amount,
  minutes: amount,
  count: amount,
  factor: z.number().nullable(),
  rating: amount,
  part: z.number().min(0).max(1).nullable(),
  fromDate: date,
  toDate: date,
  choice: z
    .enum(["plan", "day", "even", "rising", "early", "before", "after", "new", "moved"])
    .nullable(),
  only: z.boolean(),
  label: z.string().max(100).nullable(),
});

export const modelAnswerSchema = z.object({
  wishes: z.array(flatWish).max(mostWishes),
  ambiguous: z
    .array(z.object({ words, first: flatWish, second: flatWish }))
    .max(20)
    .describe("Parts with two likely meanings"),
  notUnderstood: z.array(words).max(mostWishes),
});

export type ModelAnswer = z.output<typeof modelAnswerSchema>;
export type FlatWish = z.output<typeof flatWish>;

interface Asked {
  readonly text: string;
  readonly subjects: readonly Subject[];
  readonly today: CalendarDay;
}

/** No wish reaches further than a plan does. */
const furthestDays = 4_000;

const given = <Key extends string, Value>(key: Key, value: Value | null | undefined) =>
  value === null || value === undefined ? {} : { [key]: value };

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What a wish of the model may hold, under the names of our own; its schema drops what its kind has not. */
function candidateOf(flat: FlatWish, { subjects, today, text }: Asked): unknown {
  const named = (numbers: readonly number[]) =>
    numbers.map((number) => subjects[number - 1]?.name.trim());
  const own = named(flat.subjects);
  const second = named(flat.secondSubjects);
  // A subject it made up spoils the wish: half of it would be another wish.
  if ([...own, ...second].includes(undefined)) return undefined;
  const last = addDays(today, furthestDays);
  const dayOf = (value: string | null) => {
    const day = value === null ? undefined : parseDay(value);
    return day !== undefined && day >= today && day <= last ? day : undefined;
  };
  const spans = flat.dates.map(({ from, to }) => ({
    from: dayOf(from),
    ...given("to", dayOf(to)),
  }));
  if (spans.some(({ from }) => from === undefined)) return undefined;
  const from = flat.fromTime === null ? undefined : parseClock(flat.fromTime);
  const to = flat.toTime === null ? undefined : parseClock(flat.toTime);
  const weekdays = allWeekdays.filter((day) => flat.weekdays.includes(weekdayNames[day]));
  const label = flat.label?.trim();
  const isOwnLabel = label !== undefined && text.toLowerCase().includes(label.toLowerCase());
  const days = given("count", flat.count).count;
  const common = {
    kind: flat.kind,
    firmness: flat.firm ? "firm" : "soft",
    ...(own.length > 0 ? { subjects: own } : {}),
    ...given("level", flat.level),
    ...(weekdays.length > 0 && weekdays.length < 7 ? { weekdays } : {}),
    ...(spans.length > 0 ? { dates: spans } : {}),
    ...given("daysBeforeExam", flat.daysBeforeExam),
    ...given("per", flat.per),
    ...given("bound", flat.bound),
    ...given("least", flat.least),
    ...given("most", flat.most),
    ...given("minutes", flat.minutes),
    ...given("factor", flat.factor),
    ...given("rating", flat.rating),
    ...given("part", flat.part),
    ...(isOwnLabel ? { label: flat.kind === "buffer" ? label : capital(label) } : {}),
    only: flat.only,
  };
  const window = { from: from ?? 0, to: to ?? 24 * 60 };
  const timed = from === undefined && to === undefined ? {} : { window };
  switch (flat.kind) {
    case "sleep":
      return { ...common, ...given("from", from), ...given("to", to) };
    case "period":
      return {
        ...common,
        ...given("from", dayOf(flat.fromDate)),
        ...given("to", dayOf(flat.toDate)),
      };
    case "rhythm":
      return { ...common, ...(flat.per === "week" ? { perWeek: days } : { everyDays: days }) };
    case "rest-days":
      return { ...common, perWeek: days };
    case "finish":
      return { ...common, daysBefore: flat.daysBeforeExam };
    case "review":
      return { ...common, days: flat.daysBeforeExam };
    case "first":
      return { ...common, of: flat.choice };
    case "shape":
      return { ...common, shape: flat.choice };
    case "buffer":
      return { ...common, side: flat.choice };
    case "order":
      return { ...common, first: own, second };
    case "exam":
      return {
        ...common,
        subject: own[0] ?? (isOwnLabel ? common.label : undefined),
        date: dayOf(flat.fromDate),
        isNew: flat.choice === "new",
      };
    default:
      return { ...common, ...timed };
  }
}

/** Fields a kind does not have are left behind by its own schema. */
const wishOf = (flat: FlatWish, asked: Asked): Wish | undefined => {
  const parsed = wishSchema.safeParse(candidateOf(flat, asked));
  return parsed.success ? parsed.data : undefined;
};

const overlaps = (one: TextSpan, other: TextSpan): boolean =>
  one.start < other.end && other.start < one.end;

/** What is left of a stretch of text around some others, without the words that only joined them. */
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
 * What a model may change, and nothing else: every wish must quote the student's words and fit the shapes of
 * our own; subjects it made up are dropped, and no sentence of its own reaches the student. What it passed over
 * is what the grammar makes of it, so that nothing is ignored.
 */
export function wishesOfAnswer(answer: ModelAnswer, asked: Asked): ReadWishes {
  const { text } = asked;
  const placeOf = (quoted: string): TextSpan | undefined => {
    const found = quoted.trim();
    const start = found === "" ? -1 : text.toLowerCase().indexOf(found.toLowerCase());
    return start < 0 ? undefined : { start, end: start + found.length };
  };
  const notUnderstood: TextSpan[] = [];
  const readings: WishReading[] = [];
  const questions: WishQuestion[] = [];
  for (const flat of answer.wishes) {
    const place = placeOf(flat.words);
    if (place === undefined) continue;
    const wish = wishOf(flat, asked);
    if (wish === undefined) notUnderstood.push(place);
    else readings.push({ ...place, wish });
  }
  for (const { words: quoted, first, second } of answer.ambiguous) {
    const place = placeOf(quoted);
    const [one, other] = [wishOf(first, asked), wishOf(second, asked)];
    if (place === undefined) continue;
    if (one === undefined || other === undefined) notUnderstood.push(place);
    else
      questions.push({ ...place, question: "Which one do you mean?", choices: [[one], [other]] });
  }
  for (const quoted of answer.notUnderstood) {
    const place = placeOf(quoted);
    if (place !== undefined) notUnderstood.push(place);
  }
  const spoken: readonly TextSpan[] = [...readings, ...questions, ...notUnderstood];
  const isPassedOver = (place: TextSpan) => !spoken.some((each) => overlaps(each, place));
  const grammar = readWishes(asked);
  return {
    readings: [...readings, ...grammar.readings.filter(isPassedOver)],
    questions: [...questions, ...grammar.questions.filter(isPassedOver)],
    notUnderstood: [
      ...notUnderstood.filter(
        (place) => ![...readings, ...questions].some((each) => overlaps(each, place)),
      ),
      ...grammar.notUnderstood.flatMap((place) => leftOf(place, spoken, text)),
    ].toSorted((one, other) => one.start - other.start),
  };
}
