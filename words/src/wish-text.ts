import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import { formatClock, minutesPerDay } from "@smart-planner/planner/time";
import type { DayWindow, When, Wish } from "@smart-planner/planner/wishes";

export type Days = readonly Weekday[] | "weekdays" | "weekends";

/** The parts of a time in one language. */
interface TimeTexts {
  /** `on Sundays`. */
  readonly on: (days: Days) => string;
  readonly earlyMorning: string;
  readonly morning: string;
  readonly afternoon: string;
  readonly before: (clock: string) => string;
  readonly after: (clock: string) => string;
  readonly between: (from: string, to: string) => string;
  /** `on 5 March 2027`, `from 5 to 9 March 2027`, `from 5 March 2027 on`. */
  readonly date: (day: CalendarDay) => string;
  readonly dates: (from: CalendarDay, to: CalendarDay) => string;
  readonly since: (day: CalendarDay) => string;
  /** `on the last 3 days before the Maths exam`; before every exam without subjects. */
  readonly beforeExam: (days: number, subjects: readonly string[]) => string;
  readonly and: (parts: readonly string[]) => string;
  /** Between two parts. */
  readonly gap: string;
}

const groupOf = (weekdays: readonly Weekday[]): Days => {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  if (days.join() === "0,1,2,3,4") return "weekdays";
  return days.join() === "5,6" ? "weekends" : days;
};

const windowText = (texts: TimeTexts, { from, to }: DayWindow): string => {
  if (from === 5 * 60 && to === 8 * 60) return texts.earlyMorning;
  if (from === 5 * 60 && to === 12 * 60) return texts.morning;
  if (from === 12 * 60 && to === 17 * 60) return texts.afternoon;
  if (from === 0) return texts.before(formatClock(to));
  if (to === minutesPerDay) return texts.after(formatClock(from));
  return texts.between(formatClock(from), formatClock(to));
};

/** `on Sundays after 18:00`; empty if a wish holds always. */
export const whenOf =
  (texts: TimeTexts) =>
  ({ weekdays, dates, window, daysBeforeExam, examsOf = [] }: When): string =>
    [
      weekdays && texts.on(groupOf(weekdays)),
      dates &&
        texts.and(
          dates.map(({ from, to }) => {
            if (to === undefined) return texts.since(from);
            return from === to ? texts.date(from) : texts.dates(from, to);
          }),
        ),
      daysBeforeExam && texts.beforeExam(daysBeforeExam, examsOf),
      window && windowText(texts, window),
    ]
      .filter((part) => part !== undefined)
      .join(texts.gap);

/** Their sentences are soft already: "if possible" would say so twice. */
const softKinds: readonly Wish["kind"][] = [
  "done",
  "weight",
  "difficulty",
  "allow",
  "prefer",
  "light",
  "shape",
];

export const isIfPossible = ({ firmness, kind }: Wish): boolean =>
  firmness === "soft" && !softKinds.includes(kind);

export type WeightStep =
  | "much more"
  | "more"
  | "a little more"
  | "a little less"
  | "less"
  | "much less";

export const weightStep = (factor: number): WeightStep => {
  if (factor > 1) return factor >= 1.75 ? "much more" : factor >= 1.4 ? "more" : "a little more";
  return factor >= 0.75 ? "a little less" : factor > 0.5 ? "less" : "much less";
};

/** The words of a chip. */
interface LabelTexts {
  /** `No Sundays`. */
  readonly free: (days: Days) => string;
  readonly shortWeekday: (day: Weekday) => string;
  readonly and: (parts: readonly string[]) => string;
  readonly until: (clock: string) => string;
  readonly since: (clock: string) => string;
  readonly evening: string;
  /** Between a name and its days; `, ` if missing. */
  readonly comma?: string;
  /** Keeps names and hours in their own direction. */
  readonly isolate?: (text: string) => string;
  /** `Maths 6 h`. */
  readonly work: (subjects: readonly string[], minutes: number) => string;
}

const shortClock = (minutes: number): string => formatClock(minutes).replace(/^0|:00$/g, "");

/** Three or more days in a row are a range: `Mon–Fri`. */
const shortDays = (weekdays: readonly Weekday[], { shortWeekday, and }: LabelTexts): string => {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "";
  return days.length > 2 && last - first === days.length - 1
    ? `${shortWeekday(first)}–${shortWeekday(last)}`
    : and(days.map(shortWeekday));
};

const shortHours = ({ from, to }: DayWindow, texts: LabelTexts): string => {
  const { isolate = (text) => text } = texts;
  if (from === 0) return texts.until(formatClock(to));
  if (to !== 0 && to !== minutesPerDay) return isolate(`${shortClock(from)}–${shortClock(to)}`);
  return from === 17 * 60 ? texts.evening : texts.since(formatClock(from));
};

/** Few words for a chip: `Work, Mon and Wed 16–20`; undefined if only the whole sentence would do. */
export const shortLabel = (wish: Wish, texts: LabelTexts): string | undefined => {
  if (wish.firmness === "soft") return undefined;
  if (wish.kind === "work") return texts.work(wish.subjects, wish.minutes);
  if (wish.kind !== "off") return undefined;
  const { weekdays, window, label, subjects, level, dates, daysBeforeExam } = wish;
  if (subjects !== undefined || level !== undefined || dates !== undefined) return undefined;
  if (daysBeforeExam !== undefined || weekdays === undefined) return undefined;
  if (label === undefined && window === undefined) return texts.free(groupOf(weekdays));
  if (label === undefined || window === undefined) return undefined;
  const { isolate = (text) => text } = texts;
  const { comma = ", " } = texts;
  return `${isolate(label)}${comma}${shortDays(weekdays, texts)} ${shortHours(window, texts)}`;
};

type TextsByKind<Value extends { readonly kind: string }> = {
  readonly [Kind in Value["kind"]]: (value: Extract<Value, { readonly kind: Kind }>) => string;
};

/** The text of a wish or a reason, with one function for each kind. */
export const byKind =
  <Value extends { readonly kind: string }>(texts: TextsByKind<Value>) =>
  (value: Value): string => {
    const textOf: (value: never) => string = texts[value.kind as Value["kind"]];
    return textOf(value as never);
  };
