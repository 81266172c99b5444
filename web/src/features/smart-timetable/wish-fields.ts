import { wishSchema } from "@smart-planner/contract";
import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import { formatClock, parseClock, parseDay } from "@smart-planner/planner/time";
import type { Wish } from "@smart-planner/planner/wishes";
import type { smartWords } from "@smart-planner/words/en/smart";

/** The parts of a wish that can be changed at its chip, as the fields of a form hold them. */
export interface WishFields {
  readonly weekdays: readonly Weekday[] | undefined;
  readonly fromTime: string | undefined;
  readonly toTime: string | undefined;
  readonly fromDate: string | undefined;
  readonly toDate: string | undefined;
  readonly numbers: Readonly<Record<string, string>>;
  readonly isSoft: boolean;
}

interface NumberField {
  readonly key: string;
  readonly label: keyof typeof smartWords.numbers;
  readonly isMinutes?: boolean;
  readonly least: number;
  readonly most: number;
}

const minutes = (key: string, label: NumberField["label"]): NumberField => ({
  key,
  label,
  isMinutes: true,
  least: 5,
  most: 10_080,
});

const ends = [minutes("least", "atLeast"), minutes("most", "atMost")];
const howLong = [minutes("minutes", "howLong")];
const atMost: readonly NumberField[] = [{ key: "most", label: "atMost", least: 1, most: 50 }];
const daysBeforeExam: readonly NumberField[] = [
  { key: "daysBeforeExam", label: "daysBeforeExam", least: 1, most: 60 },
];

/** The numbers of each kind of wish, with their names. */
const fieldsByKind: Readonly<Record<Wish["kind"], readonly NumberField[]>> = {
  off: daysBeforeExam,
  only: daysBeforeExam,
  "only-subjects": daysBeforeExam,
  prefer: daysBeforeExam,
  allow: daysBeforeExam,
  light: daysBeforeExam,
  limit: ends,
  session: ends,
  break: howLong,
  buffer: howLong,
  task: howLong,
  rhythm: [
    { key: "perWeek", label: "daysAWeek", least: 1, most: 7 },
    { key: "everyDays", label: "everyDays", least: 1, most: 30 },
    minutes("minutes", "eachTime"),
  ],
  "subjects-a-day": atMost,
  "sessions-a-day": atMost,
  "rest-days": [{ key: "perWeek", label: "daysAWeek", least: 1, most: 6 }],
  work: [{ ...minutes("minutes", "inAll"), most: 120_000 }],
  weight: [{ key: "factor", label: "share", least: 0.25, most: 3 }],
  difficulty: [{ key: "rating", label: "rating", least: 1, most: 5 }],
  finish: [{ key: "daysBefore", label: "daysBeforeExam", least: 1, most: 60 }],
  review: [{ key: "days", label: "lastDays", least: 1, most: 60 }],
  done: [],
  skip: [],
  period: [],
  first: [],
  order: [],
  apart: [],
  alternate: [],
  shape: [],
  sleep: [],
  exam: [],
};

export const numberFieldsOf = (wish: Wish): readonly NumberField[] => {
  const given: Readonly<Record<string, unknown>> = { ...wish };
  return fieldsByKind[wish.kind].filter(({ key }) => given[key] !== undefined);
};

const timeText = (minutes: number | undefined): string | undefined =>
  minutes === undefined ? undefined : formatClock(minutes).replace("24:00", "23:59");

export const fieldsOf = (wish: Wish): WishFields => {
  const given: Readonly<Record<string, unknown>> = { ...wish };
  const window = "window" in wish ? wish.window : undefined;
  const [span] = "dates" in wish ? (wish.dates ?? []) : [];
  const times = wish.kind === "sleep" ? wish : window;
  const days = wish.kind === "period" ? wish : span;
  return {
    weekdays: "weekdays" in wish ? wish.weekdays : undefined,
    fromTime: timeText(times?.from),
    toTime: timeText(times?.to),
    fromDate: wish.kind === "exam" ? wish.date : days?.from,
    toDate: days?.to,
    numbers: Object.fromEntries(
      numberFieldsOf(wish).map(({ key }) => [key, String(given[key])] as const),
    ),
    isSoft: wish.firmness === "soft",
  };
};

/** 23:59 means the end of the day: a time field has no 24:00. */
const clockOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text === "23:59" ? 1440 : parseClock(text);

const dayOf = (text: string | undefined): CalendarDay | undefined =>
  text === undefined ? undefined : parseDay(text);

/** Without the fields that have no value. */
const entered = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const timesOf = ({ kind }: Wish, { fromTime, toTime }: WishFields) => {
  const [from, to] = [clockOf(fromTime), clockOf(toTime)];
  if (fromTime === undefined && toTime === undefined) return {};
  return kind === "sleep"
    ? entered({ from: from && from % 1440, to: to && to % 1440 })
    : { window: { from, to } };
};

const datesOf = ({ kind }: Wish, { fromDate, toDate }: WishFields) => {
  const [from, to] = [dayOf(fromDate), dayOf(toDate)];
  if (fromDate === undefined && toDate === undefined) return {};
  if (kind === "exam") return { date: from };
  return kind === "period" ? entered({ from, to }) : { dates: [entered({ from, to })] };
};

/** The wish with the entered values, or undefined if they make no wish of its kind. */
export const wishOfFields = (wish: Wish, fields: WishFields): Wish | undefined => {
  const parsed = wishSchema.safeParse({
    ...wish,
    firmness: fields.isSoft ? "soft" : "firm",
    ...entered({ weekdays: fields.weekdays }),
    ...timesOf(wish, fields),
    ...datesOf(wish, fields),
    ...Object.fromEntries(
      Object.entries(fields.numbers).map(([key, value]) => [key, Number(value)] as const),
    ),
  });
  return parsed.success ? parsed.data : undefined;
};
