import { guessSubject, withoutSmallWords } from "../calendars/guess-subject.ts";
import type { CalendarDay } from "../model/model.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { monthNames } from "../time/day-labels.ts";
import { addDays, mondayOf, weekdayOf } from "../time/day-number.ts";
import { clockStyleOf, resolveRange, resolveTime } from "../written/clock-style.ts";
import { type FoundRange, type FoundTime, rangesIn, timesIn } from "../written/clock-times.ts";
import { datesInLine } from "../written/dates-in-line.ts";
import { minutesOfUnit } from "../written/duration-words.ts";
import { comingDay, plainLine } from "../written/exam-piece.ts";
import { fullness } from "../written/found-date.ts";
import { wordKey } from "../written/languages.ts";
import { monthOfWord } from "../written/month-words.ts";
import { isMonthFirst } from "../written/numeric-dates.ts";
import { weekdayOfWord } from "../written/weekday-words.ts";
import type { AssignmentKind, DueTime } from "./assignment.ts";
import * as said from "./due-words.ts";
import { kindOfDue } from "./import/work-words.ts";

/** The parts of one line; parts that it does not mention are absent. */
export interface ReadDueWork {
  /** As it was typed. */
  readonly line: string;
  readonly kind: Exclude<AssignmentKind, "task">;
  /** Holds everything that could not be placed. */
  readonly title: string;
  /** One of the given subjects, or a new one where the line says "for Geography". */
  readonly subject?: string | undefined;
  readonly due?: DueTime | undefined;
  /** Words that may be its date, but may mean another day as well; they are in the title, too. */
  readonly unsure?: string | undefined;
  readonly minutes?: number | undefined;
  readonly opens?: CalendarDay | undefined;
  readonly repeats?:
    | { readonly everyWeeks: number; readonly until?: CalendarDay | undefined }
    | undefined;
}

interface Context {
  readonly today: CalendarDay;
  readonly subjects: readonly string[];
  /** Of dates in digits; unknown if no line tells. */
  readonly order: "day first" | "month first" | undefined;
}

/** Replaces understood text, so that positions stay. */
const gone = "\u0000";

class Line {
  rest: string;
  constructor(text: string) {
    this.rest = text;
  }
  take(start: number, end: number): void {
    this.rest = this.rest.slice(0, start) + gone.repeat(end - start) + this.rest.slice(end);
  }
}

const whole = (words: string): string => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
const pattern = (source: string): RegExp => new RegExp(source, "iu");
const before = (words: string): RegExp => pattern(`${whole(words)}[\\s:]*$`);
/** Words directly before a date or a length, such as "is due on the". */
const leading = (words: string): RegExp =>
  pattern(`(?:${whole(`${words}|the|den|dem|der|el|il`)}[\\s:]*)+$`);

const leads = {
  due: leading(`${said.dueLeads}|${said.nextWords}|this`),
  opens: leading(said.opensLeads),
  until: leading(said.untilLeads),
  time: leading(`${said.timeLeads}|${said.dueLeads}`),
  length: leading(said.aboutWords),
};
const isOpening = before(`(?:${said.opensLeads})(?:\\s+(?:the|den|dem))?`);
const isUntil = before(`(?:${said.untilLeads})(?:\\s+(?:the|zum|el|al))?`);
const isNext = before(`(?:${said.nextWords})(?:\\s+(?:${said.weekWords}))?`);
const isNextAfter = pattern(`^\\s*(?:of\\s+)?${whole(said.nextWords)}`);
const isAway = before(`(?:${said.awayWords})\\s+\\p{L}+`);
const isWeeksOn = pattern(`^\\s*(?:in|dans|en)\\s+\\p{L}+\\s+${whole(said.weekWords)}`);
const isOr = pattern(`^[\\s,]*${whole(said.orWords)}\\s*$`);

const dueTail = pattern(`^\\s*${whole(`${said.dueTails}|${said.nextWords}`)}`);

const takeWithLead = (line: Line, start: number, end: number, lead: RegExp): void => {
  const match = lead.exec(line.rest.slice(0, start));
  line.take(match === null ? start : match.index, end);
};

const everySecond = pattern(
  `${whole(`(?:${said.everyWords})\\s+(?:${said.secondWords}|2)`)}(?:\\s+${whole(said.weekWords)})?|${whole("fortnightly|biweekly|alle zwei Wochen")}`,
);
const everyN = pattern(`${whole(said.everyWords)}\\s+(\\d{1,2})\\s+${whole(said.weekWords)}`);
const everyWeek = pattern(`${whole(said.everyWords)}(?:\\s+${whole(said.weekWords)})?`);
const weekly = pattern(whole(said.weeklyWords));

const takeRepeats = (line: Line): number | undefined => {
  for (const [words, weeks] of [
    [everyN, undefined],
    [everySecond, 2],
    [everyWeek, 1],
    [weekly, 1],
  ] as const) {
    const match = words.exec(line.rest);
    if (match === null) continue;
    // "every chapter" is not a week: a weekday must follow if no week is named.
    const after = /^\s*(\p{L}+)/u.exec(line.rest.slice(match.index + match[0].length))?.[1] ?? "";
    const names = pattern(`${said.weekWords}|${said.weeklyWords}|fortnightly|biweekly`);
    if (!names.test(match[0]) && weekdayOfWord(after) === undefined) continue;
    line.take(match.index, match.index + match[0].length);
    return weeks ?? Math.max(1, Number(match[1]));
  }
  return undefined;
};

interface Candidate {
  readonly start: number;
  readonly end: number;
  /** Absent if the words may mean several days. */
  readonly day: CalendarDay | undefined;
  readonly isWeekday: boolean;
}

/** "Nov 27" is English; elsewhere the day comes first, and "set 7" is a problem set. */
const isForeignMonth = (text: string): boolean => {
  const name = /^\p{L}{3,}/u.exec(text)?.[0].toLowerCase();
  return name !== undefined && !monthNames.some((month) => month.toLowerCase().startsWith(name));
};

/** "the 27th", "am 27.": the next such day. A name may follow the number: "the 2nd draft". */
const dayOfMonth =
  /(?<!\p{L})(?:the\s+(\d{1,2})(?:st|nd|rd|th)|(?:am|den|dem|zum)\s+(\d{1,2})\.)(?=\s*(?:$|[,;.(@]|(?:at|in|um)(?!\p{L})))/giu;

const daysOfMonth = (text: string, { today }: Context): readonly Candidate[] =>
  [...text.matchAll(dayOfMonth)].flatMap((match) => {
    const number = Number(match[1] ?? match[2]);
    const day = Array.from({ length: 62 }, (_, ahead) => addDays(today, ahead)).find(
      (each) => Number(each.slice(8)) === number,
    );
    const start = match.index;
    return day === undefined
      ? []
      : [{ start, end: start + match[0].length, day, isWeekday: false }];
  });

const calendarDates = (text: string, { today, order }: Context): readonly Candidate[] =>
  datesInLine(text, order === "month first").flatMap((date) => {
    const { start, end, day, month } = date;
    if (isForeignMonth(text.slice(start, end)) && date.year === undefined) return [];
    const isNumeric = /^\d{1,2}[/.-]\d{1,2}/u.test(text.slice(start, end));
    const isDotted = /^\d{1,2}\.\d{1,2}\./u.test(text.slice(start, end));
    // 5/6 is in May or in June; bare numbers such as 3-4 and 2.1 may be chapters.
    const isOpen =
      (isNumeric &&
        !isDotted &&
        day <= 12 &&
        month <= 12 &&
        day !== month &&
        order === undefined) ||
      date.full === fullness.span ||
      (date.full === fullness.pair && text.slice(start, end).includes(".")) ||
      date.isUnclear === true ||
      // Due on its first or on its last day.
      date.isRun === true;
    return [{ start, end, day: isOpen ? undefined : comingDay(date, today), isWeekday: false }];
  });

const weekdayDates = (text: string, { today }: Context): readonly Candidate[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]+(?:-feira)?/gu)].flatMap((match) => {
    const weekday = weekdayOfWord(match[0]);
    if (weekday === undefined) return [];
    const ahead = (weekday - weekdayOf(today) + 7) % 7;
    const coming = addDays(today, ahead);
    const start = match.index;
    // On a Friday "Friday" may be today or in a week; "next Friday" may be the one after this week's.
    const isThisWeek = mondayOf(coming) === mondayOf(today);
    const head = text.slice(0, start);
    const end = start + match[0].length;
    const tail = text.slice(end);
    const isCountedFrom = isAway.test(head) || isWeeksOn.test(tail);
    const isNextOne = isNext.test(head) || isNextAfter.test(tail);
    const isOpen = ahead === 0 || (isNextOne && isThisWeek) || isCountedFrom;
    return [{ start, end, day: isOpen ? undefined : coming, isWeekday: true }];
  });

const relativeDates = (text: string, { today }: Context): readonly Candidate[] => {
  const named: readonly (readonly [RegExp, number])[] = [
    [pattern(whole(said.dayAfterTomorrowWords)), 2],
    [pattern(whole(said.tomorrowWords)), 1],
    [pattern(whole(said.todayWords)), 0],
  ];
  const left = new Line(text);
  const found = named.flatMap(([words, days]) => {
    const match = words.exec(left.rest);
    if (match === null) return [];
    left.take(match.index, match.index + match[0].length);
    return [{ match, days }];
  });
  const span = pattern(
    `${whole("in")}\\s+(\\d{1,3})\\s+(?:(days?|Tagen?)|${whole(said.weekWords)})`,
  ).exec(text);
  if (span !== null)
    found.push({ match: span, days: Number(span[1]) * (span[2] === undefined ? 7 : 1) });
  return found.map(({ match, days }) => ({
    start: match.index,
    end: match.index + match[0].length,
    day: addDays(today, days),
    isWeekday: false,
  }));
};

/** "Fri 27 Nov" is one date; it is not sure where the two do not agree, nor is "Fri or Mon". */
const joinWeekdays = (text: string, found: readonly Candidate[]): readonly Candidate[] => {
  const dates: Candidate[] = [];
  for (const one of found.toSorted((first, second) => first.start - second.start)) {
    const last = dates.at(-1);
    if (last === undefined) {
      dates.push(one);
      continue;
    }
    const between = text.slice(last.end, one.start);
    if (isOr.test(between)) {
      dates[dates.length - 1] = { ...last, end: one.end, day: undefined, isWeekday: false };
      continue;
    }
    const isBeside = /^[\s,.(]*(?:the|den|dem|le|el)?\s*$/iu.test(between);
    if (last.isWeekday === one.isWeekday || !isBeside) {
      dates.push(one);
      continue;
    }
    const [weekday, date] = last.isWeekday ? [last, one] : [one, last];
    const name = weekdayOfWord(text.slice(weekday.start, weekday.end));
    const agrees = date.day !== undefined && weekdayOf(date.day) === name;
    dates[dates.length - 1] = {
      start: last.start,
      end: one.end,
      day: agrees ? date.day : undefined,
      isWeekday: false,
    };
  }
  return dates;
};

interface Dates {
  readonly due?: CalendarDay;
  readonly opens?: CalendarDay;
  readonly until?: CalendarDay;
  readonly unsure?: string;
  /** Where the due day ends in the line. */
  readonly dueEnd?: number;
}

const takeDates = (line: Line, repeats: boolean, context: Context): Dates => {
  const text = line.rest;
  const found = joinWeekdays(text, [
    ...calendarDates(text, context),
    ...daysOfMonth(text, context),
    ...weekdayDates(text, context),
    ...relativeDates(text, context),
  ]);
  const roleOf = ({ start }: Candidate): "opens" | "until" | "due" => {
    const head = text.slice(0, start);
    if (isOpening.test(head)) return "opens";
    return repeats && isUntil.test(head) ? "until" : "due";
  };
  const one = (role: "opens" | "until" | "due") => {
    const all = found.filter((date) => roleOf(date) === role);
    const led = all.filter(({ start }) => leads[role].test(text.slice(0, start)));
    const own = led.length === 1 ? led : all;
    // For weekly work the coming weekday is right whichever week is meant.
    const [first] = own;
    if (own.length !== 1 || first === undefined) return { unsure: first };
    const { day, isWeekday } = first;
    const firstOfWeekly =
      repeats && isWeekday && role === "due" ? comingWeekday(text, first, context) : undefined;
    const sure = day ?? firstOfWeekly;
    return sure === undefined ? { unsure: first } : { sure, first };
  };
  const [due, opens, until] = [one("due"), one("opens"), one("until")];
  for (const [role, { first }] of [
    ["due", due],
    ["opens", opens],
    ["until", until],
  ] as const)
    if (first !== undefined) {
      const tail = dueTail.exec(text.slice(first.end))?.[0] ?? "";
      takeWithLead(line, first.start, first.end + tail.length, leads[role]);
    }
  const open = due.unsure ?? opens.unsure ?? until.unsure;
  return {
    ...(due.sure === undefined ? {} : { due: due.sure }),
    ...(opens.sure === undefined ? {} : { opens: opens.sure }),
    ...(until.sure === undefined ? {} : { until: until.sure }),
    ...(open === undefined ? {} : { unsure: text.slice(open.start, open.end) }),
    ...(due.first === undefined ? {} : { dueEnd: due.first.end }),
  };
};

const comingWeekday = (text: string, { start, end }: Candidate, { today }: Context) => {
  const weekday = weekdayOfWord(text.slice(start, end));
  return weekday === undefined ? undefined : addDays(today, (weekday - weekdayOf(today) + 7) % 7);
};

const lengthPattern =
  /(?<![\p{L}\p{N}.,:/-])(?:\d{1,3}\s*\p{Pd}\s*)?(\d{1,4}(?:[.,]\d{1,2})?)\s*(\p{L}+)\.?(?=(\s*(\d{1,2})(?![\d:.])(?:\s*(\p{L}+)\.?)?)?)/gu;

interface FoundLength {
  readonly start: number;
  readonly end: number;
  readonly minutes: number;
  /** "18h" and "9h30" are times in some languages. */
  readonly mayBeTime: boolean;
}

const lengthsIn = (text: string): readonly FoundLength[] => {
  const found: FoundLength[] = [];
  for (const match of text.matchAll(lengthPattern)) {
    const [all, number = "", unit = "", rest = "", more, moreUnit] = match;
    const minutesEach = minutesOfUnit(unit);
    // The minutes of "1 h 30 min" belong to its hours.
    if (minutesEach === undefined || match.index < (found.at(-1)?.end ?? 0)) continue;
    const value = Number(number.replace(",", "."));
    const extraUnit = moreUnit === undefined ? 1 : minutesOfUnit(moreUnit);
    const hasMore = more !== undefined && minutesEach === 60 && extraUnit === 1;
    found.push({
      start: match.index,
      end: match.index + all.length + (hasMore ? rest.length : 0),
      minutes: Math.round(value * minutesEach + (hasMore ? Number(more) : 0)),
      mayBeTime: /^h$/iu.test(unit) && value < 24 && moreUnit === undefined,
    });
  }
  return found;
};

const pagesTimesLength = pattern(
  `(\\d{1,4})\\s*${whole(said.pageWords)}[\\s,x×]*(?:${whole(said.timeLeads)}\\s*)?(\\d{1,3}(?:[.,]\\d)?)\\s*(\\p{L}+)\\.?\\s*(?:/|${whole(said.perWords)})\\s*${whole(said.pageWords)}`,
);

/** "40 pages at 3 min a page". */
const takePages = (line: Line): number | undefined => {
  const match = pagesTimesLength.exec(line.rest);
  const minutesEach = minutesOfUnit(match?.[3] ?? "");
  if (match === null || minutesEach === undefined) return undefined;
  const [all, pages = "", number = ""] = match;
  line.take(match.index, match.index + all.length);
  return Math.round(Number(pages) * Number(number.replace(",", ".")) * minutesEach);
};

const isTimeLead = before(said.timeLeads);

const minuteOf = (found: FoundTime | FoundRange): number => {
  if ("time" in found) return resolveTime(found.time, clockStyleOf([found.time]));
  const { start, end } = found.range;
  const style = clockStyleOf([start, end]);
  return (resolveRange(found.range, style)?.start ?? resolveTime(start, style)) % minutesPerDay;
};

/** Takes a length and a time of day; "6 h" is a length unless a word or another length says it is a time. */
const takeLengthAndTime = (
  line: Line,
  dueEnd: number | undefined,
): { readonly minutes?: number; readonly minute?: number } => {
  const ofPages = takePages(line);
  const found = lengthsIn(line.rest);
  const isTime = ({ start, mayBeTime }: FoundLength): boolean => {
    if (!mayBeTime) return false;
    if (isTimeLead.test(line.rest.slice(0, start))) return true;
    const isBesideDate =
      dueEnd !== undefined && dueEnd <= start && line.rest.slice(dueEnd, start).trim() === "";
    return isBesideDate && found.length > 1;
  };
  const time = found.find(isTime);
  const [length, another] = found.filter((one) => one !== time);
  const isDated = dueEnd !== undefined;
  if (time !== undefined && isDated) takeWithLead(line, time.start, time.end, leads.time);
  // Two lengths are ambiguous.
  if (length !== undefined && another === undefined)
    takeWithLead(line, length.start, length.end, leads.length);
  const minutes = ofPages ?? (another === undefined ? length?.minutes : undefined);
  const [range] = rangesIn(line.rest);
  const clocks = timesIn(line.rest).filter(
    ({ form, from }) =>
      form === "colon" ||
      form === "half" ||
      form === "word" ||
      form === "hour" ||
      isTimeLead.test(line.rest.slice(0, from)),
  );
  // Of "9-10 am" the beginning counts.
  const [clock, second] = range === undefined ? clocks : [range];
  if (clock !== undefined && second === undefined && time === undefined && isDated)
    takeWithLead(line, clock.from, clock.to, leads.time);
  const minute =
    time?.minutes ??
    (clock === undefined || second !== undefined ? undefined : Math.min(minuteOf(clock), endOfDay));
  return {
    ...(minutes === undefined ? {} : { minutes }),
    ...(minute === undefined ? {} : { minute }),
  };
};

const endOfDay = 24 * 60 - 1;

/** "Maths" is short for Mathematics as "Math" is. */
const singular = (text: string): string => text.replace(/(?<=\p{L}{3})s(?!\p{L})/giu, "");

const newSubject = pattern(
  `${whole(said.subjectLeads)}\\s+([\\p{L}\\p{M}]+(?:\\s+[\\p{L}\\p{M}]+)*)[\\s,;]*$`,
);
/** "in December" and "for Friday or Monday" name no subject. */
const isSubjectWord = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && monthOfWord(word) === undefined && weekdayOfWord(word) === undefined;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** The subject and the title without it; a title that is nothing but the subject keeps it. */
const subjectIn = (
  title: string,
  subjects: readonly string[],
): { readonly subject?: string; readonly title: string } => {
  const known = subjects
    .filter((name) => name.trim() !== "" && pattern(whole(escaped(name.trim()))).test(title))
    .sort((one, other) => other.length - one.length)[0];
  const subject =
    known ??
    guessSubject({ title, subjects }) ??
    guessSubject({ title: singular(title), subjects });
  if (subject === undefined) {
    const match = newSubject.exec(title);
    if (match?.[1]?.split(/\s+/u).every(isSubjectWord) !== true) return { title };
    return { subject: match[1], title: title.slice(0, match.index) };
  }
  const lead = `(?:${whole(said.subjectLeads)}\\s+)?`;
  if (known !== undefined) {
    const name = whole(escaped(known.trim()));
    const twice = `${lead}${name}(?:[\\s\\p{P}]+${name})*`;
    return { subject, title: title.replace(pattern(twice), " ") };
  }
  const names = withoutSmallWords(subject).split(/\s+/u).map(wordKey);
  const isName = (word: string): boolean => {
    const key = wordKey(singular(word));
    return key.length >= 3 && names.some((name) => name.startsWith(key) || key.startsWith(name));
  };
  const word = title.match(/[\p{L}\p{M}]+/gu)?.find(isName);
  if (word === undefined) return { subject, title };
  return { subject, title: title.replace(pattern(lead + whole(escaped(word))), " ") };
};

const edges = pattern(
  `^(?:[\\s\\p{Pd},;:.|•*"]+|${whole(said.fillers)}\\s*)+|[\\s\\p{Pd},;:|、،]+$`,
);
const trailing = pattern(`(?:[\\s,]+(?:is|are|ist|est|es|è|due|and|with|on|by|takes))+\\s*$`);

const tidy = (title: string): string => {
  let text = title.replace(/\s+/gu, " ").trim();
  for (let length = -1; length !== text.length; ) {
    length = text.length;
    text = text.replace(edges, "").replace(trailing, "").trim();
  }
  return text === "" ? "" : (text[0] ?? "").toUpperCase() + text.slice(1);
};

/** "2026-12-04T17:00". */
const isoTime = /(?<=\d{4}-\d\d-\d\d)T(?=\d\d:\d\d)/gu;
const bullet = /^(?:\s*(?:[-–•*]|\d{1,2}[.)]|\[[ x]?\])\s+)+/iu;
const looseBrackets = /[([]\s*$|^\s*[)\]]/gu;

const kindOf = (title: string): ReadDueWork["kind"] => {
  const kind = kindOfDue(title);
  if (kind === "quiz" || kind === "reading") return kind;
  return pattern(whole(said.groupWords)).test(title) ? "group" : "hand-in";
};

/** Japanese has no spaces between its words. */
const japaneseWords =
  /毎週|明後日|明日|今日|[月火水木金土日]曜日|までに?|\d{1,2}月\d{1,2}日に?|\d+時間(?:\d+分)?/gu;

const readLine = (typed: string, context: Context): ReadDueWork => {
  const plain = plainLine(typed).replace(japaneseWords, " $& ").replace(isoTime, " ");
  const line = new Line(plain.replace(bullet, ""));
  const everyWeeks = takeRepeats(line);
  const { due, opens, until, unsure, dueEnd } = takeDates(line, everyWeeks !== undefined, context);
  const { minutes, minute } = takeLengthAndTime(line, dueEnd);
  const pieces = line.rest
    .split(new RegExp(`${gone}+|[;|\\t]`, "u"))
    .map((piece) => piece.replace(looseBrackets, "").replace(trailing, ""))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const found = subjectIn(pieces.join(", "), context.subjects);
  const title = tidy(found.title.replace(/(?:\s*,)+/gu, ","));
  return {
    line: typed,
    kind: kindOf(`${found.title}`),
    title: title === "" ? (found.subject ?? "") : title,
    ...(found.subject === undefined ? {} : { subject: found.subject }),
    ...(due === undefined
      ? {}
      : { due: { day: due, ...(minute === undefined ? {} : { minute }) } }),
    ...(due !== undefined || unsure === undefined ? {} : { unsure }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(opens === undefined ? {} : { opens }),
    ...(everyWeeks === undefined
      ? {}
      : { repeats: { everyWeeks, ...(until === undefined ? {} : { until }) } }),
  };
};

const dayFirst = /(?<!\d)(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])(?!\d)/u;

/** Reads due work, one line each. An ambiguous date is not taken: it stays in the title and is reported as unsure. */
export const readDueWork = (
  text: string,
  { today, subjects }: { readonly today: CalendarDay; readonly subjects: readonly string[] },
): readonly ReadDueWork[] => {
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => /[\p{L}\p{N}]/u.test(line));
  const plain = lines.map(plainLine);
  const order = isMonthFirst(plain)
    ? "month first"
    : plain.some((line) => dayFirst.test(line))
      ? "day first"
      : undefined;
  return lines.map((line) => readLine(line, { today, subjects, order }));
};
