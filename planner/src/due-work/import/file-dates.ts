import type { CalendarDay, Weekday } from "../../model/model.ts";
import { dayOf, partsOf } from "../../time/calendar-day.ts";
import { formatClock, minutesPerDay } from "../../time/clock-time.ts";
import { addDays, dayNumberOf, daysBetween, weekdayOf } from "../../time/day-number.ts";
import { resolveTime } from "../../written/clock-style.ts";
import { timesIn } from "../../written/clock-times.ts";
import { datesInLine } from "../../written/dates-in-line.ts";
import type { FoundDate } from "../../written/found-date.ts";
import { fullness } from "../../written/found-date.ts";
import { plainDigits } from "../../written/languages.ts";
import { isMonthFirst } from "../../written/numeric-dates.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";

export interface DateInText {
  readonly day: CalendarDay;
  readonly start: number;
  readonly end: number;
}

/** Reads the dates of one file: their order of numbers and missing years come from the whole of it. */
export interface FileDates {
  readonly datesIn: (text: string) => readonly DateInText[];
}

interface FileDatesInputs {
  readonly lines: readonly string[];
  readonly today: CalendarDay;
}

const mostLines = 3_000;
const longestLine = 600;
/** A term is mostly ahead of the day on which its syllabus is read. */
const daysToMiddle = 60;
/** The middle of each term. */
const terms: Readonly<Record<string, string>> = {
  spring: "03-31",
  summer: "07-01",
  fall: "10-15",
  autumn: "10-15",
  winter: "01-31",
  sommer: "06-15",
  sose: "06-15",
  herbst: "10-15",
  wise: "12-15",
};
const termYear =
  /(?<!\p{L})(spring|summer|fall|autumn|winter|sommer|herbst|sose|wise)\p{L}*[\s,]+'?(20\d\d)(?!\d)/giu;
const weekdayBefore = /(\p{L}{2,})\.?,?\s*$/u;

const median = (days: readonly CalendarDay[]): CalendarDay | undefined =>
  [...days].sort()[Math.floor(days.length / 2)];

/** The date with this day and month that is nearest to another. */
const nearestTo = (anchor: CalendarDay, { day, month }: FoundDate): CalendarDay | undefined => {
  const { year } = partsOf(anchor);
  const days = [year - 1, year, year + 1].flatMap(
    (each) => dayOf({ year: each, month, day }) ?? [],
  );
  const distance = (each: CalendarDay) => Math.abs(daysBetween(anchor, each));
  return days.sort((one, other) => distance(one) - distance(other))[0];
};

const fullDay = ({ year, month, day }: FoundDate): CalendarDay | undefined =>
  year === undefined ? undefined : dayOf({ year, month, day });

/** In `Week 7 Oct 12` the seven is not a day, and in `Problem set 1` there is no month. */
const notDates =
  /(?<!\p{L})(?:week|wk|class|lecture|session|day|unit|module|lesson|\p{L}+ set)s?\s*#?\d{1,2}(?!\d|[/.]\d)/giu;

/** In a syllabus `3-4` and `4.9` are chapters, hours and versions. */
const writtenDates = (line: string, monthFirst: boolean): FoundDate[] =>
  datesInLine(
    line.replace(notDates, (words) => words.replace(/\d/g, "x")),
    monthFirst,
  ).filter(
    ({ full, start, end }) =>
      full > fullness.pair || (full === fullness.pair && line.slice(start, end).includes("/")),
  );

/** How far the dates of a text jump from one to the next: those of a term go on in small steps. */
const jumps = (dates: readonly FoundDate[]): number => {
  const places = dates.map(({ month, day }) => month * 31 + day);
  return places.slice(1).reduce((sum, place, at) => sum + Math.abs(place - (places[at] ?? 0)), 0);
};

/** `3/4` is in March where the file says so elsewhere, or where its dates then follow one another. */
const monthFirstIn = (lines: readonly string[]): boolean => {
  if (isMonthFirst(lines)) return true;
  const read = (monthFirst: boolean) =>
    lines.flatMap((line) =>
      writtenDates(line, monthFirst).filter(
        ({ full, start, end }) => full !== fullness.named && line.slice(start, end).includes("/"),
      ),
    );
  const [dayFirst, monthFirst] = [read(false), read(true)];
  if (monthFirst.length < dayFirst.length) return false;
  return monthFirst.length > 0 && jumps(monthFirst) <= jumps(dayFirst);
};

/** The year in which the weekdays beside the dates are right. */
const yearByWeekday = (
  pairs: readonly { readonly date: FoundDate; readonly weekday: Weekday }[],
  today: CalendarDay,
): CalendarDay | undefined => {
  const anchors = [0, -1, 1].map((years) => addDays(today, daysToMiddle + years * 365));
  const right = anchors.map(
    (anchor) =>
      pairs.filter(({ date, weekday }) => {
        const day = nearestTo(anchor, date);
        return day !== undefined && weekdayOf(day) === weekday;
      }).length,
  );
  const most = Math.max(0, ...right);
  return most === 0 ? undefined : anchors[right.indexOf(most)];
};

export const fileDatesOf = ({ lines, today }: FileDatesInputs): FileDates => {
  const sample = lines
    .slice(0, mostLines)
    .map((line) => plainDigits(line.slice(0, longestLine)).replace(/\S+:\/\/\S+/g, " "));
  const monthFirst = monthFirstIn(sample);
  const found = sample.map((line) => ({ line, dates: writtenDates(line, monthFirst) }));
  const all = found.flatMap(({ dates }) => dates);
  const withYear = all.flatMap((date) => fullDay(date) ?? []);
  const full = withYear.length * 3 >= all.length ? median(withYear) : undefined;
  const pairs = found.flatMap(({ line, dates }) =>
    dates.flatMap((date) => {
      const word = weekdayBefore.exec(line.slice(Math.max(0, date.start - 20), date.start))?.[1];
      const weekday = weekdayOfWord(word ?? "");
      return weekday === undefined || date.year !== undefined ? [] : { date, weekday };
    }),
  );
  const [, term = "", year] = [...sample.join("\n").matchAll(termYear)][0] ?? [];
  const middle = terms[term.toLowerCase()];
  const named = middle === undefined ? undefined : dayOf(partsOf(`${year}-${middle}`));
  const anchor = full ?? named ?? yearByWeekday(pairs, today) ?? addDays(today, daysToMiddle);
  return {
    datesIn: (text) =>
      writtenDates(plainDigits(text.slice(0, longestLine)), monthFirst).flatMap((date) => {
        const day = fullDay(date) ?? nearestTo(anchor, date);
        return day === undefined ? [] : { day, start: date.start, end: date.end };
      }),
  };
};

/** The first clock time of a text outside its dates, in minutes; midnight is the end of the day. */
export const clockIn = (text: string, dates: readonly DateInText[] = []): number | undefined => {
  let plain = plainDigits(text.slice(0, longestLine));
  for (const { start, end } of dates)
    plain = plain.slice(0, start) + " ".repeat(end - start) + plain.slice(end);
  // The end of `Exam 1` is not `am 1`.
  const sure = timesIn(plain).find(
    ({ form, from }) =>
      (form === "colon" || form === "half") && !/\p{L}$/u.test(plain.slice(0, from)),
  );
  if (sure === undefined) return undefined;
  const minutes = resolveTime(sure.time, { afternoonHours: false });
  return minutes > 0 && minutes < minutesPerDay ? minutes : undefined;
};

export const isoOf = (day: CalendarDay, minutes: number | undefined): string =>
  minutes === undefined ? day : `${day}T${formatClock(minutes)}`;

const instantText =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):?(\d{2})(?::?\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

const instantOf = (day: CalendarDay, minutes: number): number =>
  (dayNumberOf(day) * minutesPerDay + minutes) * 60_000;

export interface CellMoment {
  readonly dates: FileDates;
  readonly localTime: (instant: number, zone?: string) => string;
  readonly zone?: string;
  readonly wholeDay?: boolean;
}

/** `2026-09-14T23:59Z` by the student's clock. */
const momentOfInstant = (
  plain: string,
  { localTime, zone, wholeDay }: CellMoment,
): string | undefined => {
  const [, date, hours, minutes, offset] = instantText.exec(plain) ?? [];
  const day = date === undefined ? undefined : dayOf(partsOf(date));
  if (day === undefined) return undefined;
  const minute = Number(hours) * 60 + Number(minutes);
  const [, sign, far = "00", near = "00"] = /([+-])(\d{2}):?(\d{2})/.exec(offset ?? "") ?? [];
  // Days are written as midnights in UTC by some tools, and as the student's by others.
  if (minute === 0 && sign === undefined) return day;
  if (offset === undefined) return isoOf(day, minute);
  const shift = (sign === "-" ? -1 : 1) * (Number(far) * 60 + Number(near));
  const local = localTime(instantOf(day, minute - shift), zone);
  return wholeDay === true ? local.slice(0, 10) : local;
};

/** A due date as a cell or a field of a record writes it: an instant, a date in words, a range. */
export const momentOfCell = (text: string, options: CellMoment): string | undefined => {
  const plain = plainDigits(text).trim();
  const instant = momentOfInstant(plain, options);
  if (instant !== undefined) return instant;
  const found = options.dates.datesIn(plain);
  const last = found.at(-1);
  return last === undefined ? undefined : isoOf(last.day, clockIn(plain, found));
};
