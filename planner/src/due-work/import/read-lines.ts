import type { CalendarDay } from "../../model/model.ts";
import { addDays, mondayOf, weekdayOf } from "../../time/day-number.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import { clockIn, type DateInText, type FileDates, isoOf } from "./file-dates.ts";
import { cleanTitle, type WorkItem } from "./work-item.ts";
import { isDayOff, kindOfDue, namesWork, saysDue, saysHandedOut } from "./work-words.ts";

/** The position of a text: its column, its row, the heading above it. */
export interface Place {
  /** The day that governs the text if it has no date of its own. */
  readonly day?: CalendarDay;
  /** The day begins a week: a weekday in the text says which day is meant. */
  readonly isWeek?: boolean;
  /** Everything here is due: a section `Deadlines`, or a column `Due`, of which every text counts. */
  readonly due?: boolean | "column";
  /** Everything here is handed out: a column `Assignment out`. */
  readonly out?: boolean;
  readonly clock?: number;
}

type Span = readonly [start: number, end: number];

const dueMark =
  /(?<!\p{L})(?:is |are )?(?:due(?: dates?| today| by| on| at)?|deadlines?|submit(?:ted)? by|abgabe(?:termin|frist)?(?: bis| am)?|fällig|à rendre|échéance|date limite|entrega|vence|fecha límite|prazo|scadenza|inleveren|inlämning|innlevering|rendu|remise|entregar|abgeben)(?!\p{L})[\s:.–-]*/iu;
/** `Homework is due every Friday` is a rule, not a date. */
const general =
  /(?<!\p{L})(?:each|every|all|always|usually|typically|normally|generally|late|must|should|may|cannot|can|if|when|unless|whenever|any|jeweils|immer)(?!\p{L})/iu;
const withoutDue =
  /(?<!\p{L})(?:no|nothing|not|kein\p{L}*|pas|sin)\s+(?:\p{L}+\s+)?(?:due|quiz\p{L}*|exams?|tests?|labs?|class\p{L}*|homework)(?!\p{L})/iu;

/** An exam or quiz named at the beginning of a short text: `Midterm 1`, `In-class quiz 3`. */
const examTitle =
  /^(?:\d+\.\s+)?(?:(?:the|in-?class|first|second|third|\d(?:st|nd|rd|th)|online|practical|written|oral|unit|chapter|module|topic|final|mid-?term|take-?home|comprehensive|cumulative|course|lab|pop)\s+){0,3}(?:exam(?:ination)?s?|mid-?terms?(?=\s*(?:$|[\d#:(,–-]))|finals?(?=\s*(?:$|[\d:(,–-]))|quiz(?:zes)?|test(?=\s*(?:$|[#\d(]))|klausur|abschlussklausur|zwischenprüfung|prüfung|examen|ex[aá]men|parcial|partiel|contrôle|prova|esame|tentamen|eksamen)(?!\p{L})/iu;
const aboutExam =
  /(?<!\p{L})(?:review|prep\p{L}*|revision|study guide|solutions?|discussion|debrief|results?|practice|sample|week|period|feedback|topics|returned|back|reminder)(?!\p{L})/iu;
const isExamTitle = (text: string): boolean =>
  examTitle.test(text) && !aboutExam.test(text) && !withoutDue.test(text) && text.length <= 90;

/** A short title on a date of its own: `Primer parcial`, `Unit 2 test`. */
const isShortExam = (text: string): boolean =>
  ["exam", "quiz"].includes(kindOfDue(text)) &&
  text.split(/\s+/).length <= 4 &&
  !aboutExam.test(text) &&
  !withoutDue.test(text);
/** Dates of the university, not of the course. */
const official =
  /(?<!\p{L})(?:drop|withdraw\p{L}*|registration|enrol\p{L}*|tuition|census|anmeldung|inscripción)(?!\p{L})/iu;
const looseEnd =
  /(?:[\s,;:–—\-|(@]|(?<!\p{L})(?:will|be|is|are|on|by|at|take|takes|place|held|due|before|until|than|later|no|the|of|for|from|in|to|scheduled|submitted|and|wird|ist|am|um|bis|vom|le|el|au|du|den|week|weekday|time|date)\.?)+$/iu;
const looseStart =
  /^(?:\d{1,2}:\d{2}(?!\d)|[\s,;:.–—\-|)*&@]|(?:on|by|at|am|um|bis|is|are|and|to|del?|du|des|von|der|the following)(?!\p{L}))+/iu;
const unclosed = (text: string): string => {
  const opened = text.lastIndexOf("(");
  return opened > 0 && !text.slice(opened).includes(")") ? text.slice(0, opened) : text;
};
const trailingDay = /[\s,(]+(\p{L}{2,9})\.?[\s,]*$/u;

const withoutWeekday = (text: string): string => {
  const word =
    trailingDay.exec(text)?.[1] ?? (/^\s*\p{L}{2,9}\.?,?\s*$/u.test(text) ? text.trim() : "");
  const isDay = weekdayOfWord(word) !== undefined || /^(?:mo|tu|we|th|fr|sa|su)$/i.test(word);
  return isDay ? text.slice(0, text.lastIndexOf(word)) : text;
};

const tidied = (text: string): string => {
  let title = text.replace(/\(\s*\)|\[\s*\]/g, " ");
  for (let before = ""; before !== title; ) {
    before = title;
    title = unclosed(withoutWeekday(title).replace(looseEnd, "").replace(looseStart, ""));
  }
  return cleanTitle(title);
};

/** No work, or the pages to read for a day. */
const nothing =
  /^(?:none|nothing|tba|tbd|n\/?a\b|no\b|[–-]|(?:ch(?:ap(?:ter)?s?)?\.?|pp?\.|sections?|pages?)\s*\d)/iu;
const longestTitle = 14;
const isTitle = (text: string): boolean =>
  /\p{L}|\d/u.test(text) && text.split(/\s+/).length <= longestTitle && text.length <= 140;

/** The first sentence, up to the first bracket or clock time. */
const beginning = (text: string): string =>
  (/^(.+?)(?:[.;!?](?:\s|$)|\s\(|\s+(?:by|at|@)\s*\d|$)/u.exec(text.trim())?.[1] ?? text).trim();

/** `Week 5` and `12.` number the line. */
const numbering = /^(?:(?:week|wk|class|session|lecture|day|unit|woche|semaine)\s*)?#?\d{1,2}$/iu;

/** `Essay: assigned 9/3, `, `Essay will be released on`: everything up to the other date. */
const handedOutEnd =
  /[\s:,(–-]*(?:(?:is|are|was|will be)\s+)?(?:assigned|released?|posted|handed out|available|out)(?!\p{L}).*$/isu;
/** The work at the end of a row whose cells ran together: `Loops HW 1`. */
const numberedWork =
  /(?:hw|homework|assignment|lab|project|quiz|problem set|ps|essay|paper|program|exercise)\s*#?\d+$/iu;

/** The title is before the mark and the date, between them, or after both. */
const titleOf = (text: string, spans: readonly Span[], from = 0): string => {
  const [first = [0, 0], last = first] = [...spans].sort(([one], [other]) => one - other);
  const row = tidied(text.slice(from, first[0]).replace(handedOutEnd, ""));
  const before = from === 0 ? row : (numberedWork.exec(row)?.[0] ?? row);
  if (before !== "" && !numbering.test(before)) return isTitle(before) ? before : "";
  const between = tidied(text.slice(first[1], last[0]));
  if (between !== "") return isTitle(between) ? between : "";
  return tidied(
    beginning(
      text
        .slice(last[1])
        .replace(
          /^[\s,]*(?:(?:by|at|@|um)?\s*\d{1,2}(?::\d\d)?\s*(?:[ap]\.?m\.?|uhr|h)|midnight|noon)/iu,
          "",
        )
        .replace(looseStart, ""),
    ),
  );
};

const percent = /(?<!\d)(\d{1,3}(?:\.\d+)?)\s?%/u;

const itemOf = (title: string, due: string, text: string): WorkItem[] => {
  // `Late work loses 10 %` is not a weight.
  const weight = /late|los[et]|penalt|deduct/iu.test(text) ? undefined : percent.exec(text)?.[1];
  const named = title.replace(
    /[([]?\d+(?:\.\d+)?\s?%(?: of (?:the )?(?:final )?grade)?[)\]]?/giu,
    "",
  );
  const plain = tidied(named);
  if (!isTitle(plain) || !/\p{L}/u.test(plain)) return [];
  return [
    {
      title: plain,
      kind: kindOfDue(plain),
      due,
      ...(weight !== undefined && { weight: Number(weight) }),
    },
  ];
};

/** The day that a text means by a weekday: in the week of its row, or the next one after its day. */
const dayInWeek = (text: string, place: Place): CalendarDay | undefined => {
  if (place.day === undefined) return undefined;
  const weekday = text
    .split(/[^\p{L}]+/u)
    .map((word) => weekdayOfWord(word))
    .find((each) => each !== undefined);
  if (weekday === undefined) return place.day;
  if (place.isWeek === true) return addDays(mondayOf(place.day), weekday);
  return addDays(place.day, (weekday - weekdayOf(place.day) + 7) % 7);
};

/** Parts of a line that speak of handing out and of being due apart: `HW1 out, HW0 due`. */
const segmentsOf = (line: string): readonly string[] => {
  if (line.length > 120 || !(saysDue(line) && saysHandedOut(line))) return [line];
  const parts = line.split(/\s*[;,/]\s+|\s*\.\s+/u);
  const marked = parts.filter((part) => saysDue(part) || saysHandedOut(part));
  const named = parts.every((part) => /\p{L}{2}/u.test(part.replace(dueMark, "")));
  return marked.length > 1 && named ? parts : [line];
};

const dateAfter = (dates: readonly DateInText[], at: number): DateInText | undefined =>
  dates.find(({ start }) => start >= at) ?? dates[0];

const dueMarkIn = (text: string): Span | undefined => {
  const mark = dueMark.exec(text);
  return mark === null ? undefined : [mark.index, mark.index + mark[0].length];
};

/** `9/14 Loops HW 1 due 9/18`: the text of a PDF may run the cells of a row together. */
const rowStart = (text: string, [due]: Span, dates: readonly DateInText[], at: number): number => {
  const earlier = dates.filter(({ end }) => end <= due && end < at).at(-1);
  return earlier === undefined || saysHandedOut(text.slice(0, earlier.end)) ? 0 : earlier.end;
};

const readDated = (
  text: string,
  place: Place,
  dates: readonly DateInText[],
  { day, start, end }: DateInText,
  due: Span | undefined,
): WorkItem[] => {
  const when = isoOf(day, clockIn(text, dates) ?? place.clock);
  if (due !== undefined) {
    if (official.test(text)) return [];
    return itemOf(
      titleOf(text, [due, [start, end]], rowStart(text, due, dates, start)),
      when,
      text,
    );
  }
  const title = titleOf(text, [[start, end]]);
  const isOut = saysHandedOut(text.slice(0, start).slice(-40)) || place.out === true;
  const isMeant = isExamTitle(title) || isShortExam(title) || (place.due !== undefined && !isOut);
  return isMeant ? itemOf(title, when, text) : [];
};

/** Whether a text where everything is due names work. */
const isWorkOf = (place: Place, title: string, text: string): boolean => {
  if (place.due === undefined || text.startsWith("(") || saysHandedOut(text)) return false;
  if (general.test(text) || withoutDue.test(text)) return false;
  if (namesWork(title) || /^\p{L}{1,12}[\s#-]*\d+/u.test(title)) return true;
  const isName = /\p{L}{3}/u.test(title) && title.split(" ").length <= 8;
  return place.due === "column" && isName && !isDayOff(title) && !nothing.test(title);
};

const readSegment = (text: string, place: Place, fileDates: FileDates): WorkItem[] => {
  const dates = fileDates.datesIn(text);
  const mark = dueMarkIn(text);
  const due = withoutDue.test(text) ? undefined : mark;
  const date = dateAfter(dates, mark?.[1] ?? 0);
  if (date !== undefined) return readDated(text, place, dates, date, due);
  const day = dayInWeek(text, place);
  if (day === undefined || place.out === true) return [];
  const when = isoOf(day, clockIn(text) ?? place.clock);
  if (due !== undefined) return general.test(text) ? [] : itemOf(titleOf(text, [due]), when, text);
  const title = tidied(beginning(text));
  const isExam = isExamTitle(title) && !aboutExam.test(text);
  return isExam || isWorkOf(place, title, text) ? itemOf(title, when, text) : [];
};

/** The items of one line of a syllabus. */
export const readLine = (line: string, place: Place, fileDates: FileDates): WorkItem[] =>
  segmentsOf(line).flatMap((segment) => readSegment(segment, place, fileDates));

/** A line with only a date applies to the lines below it: `Due Monday 9/23, by 11pm`, `Feb 6`. */
export const governingPlace = (line: string, fileDates: FileDates): Place | undefined => {
  const [date, ...more] = fileDates.datesIn(line);
  if (date === undefined || more.length > 0) return undefined;
  const mark = dueMarkIn(line);
  const spans: Span[] = [[date.start, date.end]];
  if (mark !== undefined) spans.push(mark);
  const rest = spans
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => `${text.slice(0, start)} ${text.slice(end)}`, line)
    .replace(
      /(?:by|at|@|um|morning|evening|noon|midnight|week|of|wk)|\d{1,2}(?::\d\d)?\s*(?:[ap]\.?m\.?|uhr|h)|\d{1,2}:\d\d/giu,
      " ",
    );
  const words = rest.match(/[\p{L}\d]+/gu) ?? [];
  const isBare = words.every(
    (word) =>
      weekdayOfWord(word) !== undefined ||
      /^(?:mo|tu|we|th|fr|sa|su|m|t|w|r|f|\d{1,2})$/i.test(word),
  );
  if (!isBare) return undefined;
  const clock = mark === undefined ? undefined : clockIn(line, [date]);
  return {
    day: date.day,
    ...(mark !== undefined && { due: true }),
    ...(clock !== undefined && { clock }),
  };
};
