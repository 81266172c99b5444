import {
  cleanTitle,
  decodeEntities,
  isSort,
  kindOfDated,
  kindOfDue,
  type LeftOut,
  type LeftOutReason,
  saysDue,
  type WorkItem,
  type WorkKind,
  type WorkReading,
} from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { addDays } from "@smart-planner/planner/time";
import { isOwnUid } from "../own-uid.ts";
import type { TodoParts } from "../read/event-parts.ts";
import { occurrencesOf } from "../read/occurrences.ts";
import type { CalendarFile, FileEvent } from "../read/read-calendar.ts";
import type { WrittenTime } from "../read/written-time.ts";
import { zoneNamed } from "../zones/known-zone.ts";
import { wallOfMoment } from "../zones/local-moment.ts";
import { dayMs, type Zone } from "../zones/zone.ts";
import { type SystemFacts, stableIdOf, systemFactsOf } from "./feed-systems.ts";
import { type FeedTitle, feedTitleOf } from "./feed-title.ts";
import { isoOfTime } from "./iso-time.ts";

interface FeedInputs {
  readonly calendar: CalendarFile;
  readonly fileName: string;
  readonly today: CalendarDay;
  readonly timeZone: string;
}

interface Entry {
  readonly whole: FileEvent;
  readonly event: FileEvent;
  readonly facts: SystemFacts;
  readonly heading: FeedTitle;
  readonly course: string | undefined;
  readonly title: string;
}

const hour = 3_600_000;
const daysAhead = 400;
/** A description says what matters at its start or in a link. */
const longestText = 2_000;

/** `Course: title` and `title / course`, if several entries share the course. */
const sharedParts = (titles: readonly string[], pattern: RegExp): ReadonlySet<string> => {
  const rests = new Map<string, Set<string>>();
  for (const title of titles) {
    const { course, rest } = pattern.exec(title)?.groups ?? {};
    if (course === undefined || rest === undefined || isSort(course)) continue;
    rests.set(course, (rests.get(course) ?? new Set()).add(rest));
  }
  return new Set([...rests].filter(([, distinct]) => distinct.size > 1).map(([course]) => course));
};
const courseBefore = /^(?<course>[^:]{3,100}):\s+(?<rest>.+)$/su;
const courseBehind = /^(?<rest>.+?) \/ (?<course>[^/]{5,200})$/su;

const entriesOf = ({ events, writer }: CalendarFile): Entry[] => {
  const behind = sharedParts(
    events.map(({ title }) => title.slice(0, longestText)),
    courseBehind,
  );
  const read = events.map((whole) => {
    const { title, description, comment } = whole;
    const event = {
      ...whole,
      title: title.slice(0, longestText),
      description: description.slice(0, longestText),
      comment: comment.slice(0, longestText),
    };
    const facts = systemFactsOf(event, writer);
    const { rest, course = "" } = courseBehind.exec(event.title)?.groups ?? {};
    const own = behind.has(course) ? rest : event.title;
    const heading = feedTitleOf(facts.title ?? own ?? event.title);
    // Some systems write only `Deadline`, and the name in the description.
    const isBare =
      /^\P{Nd}{2,20}$/u.test(event.title) && isSort(heading.title) && saysDue(heading.title);
    const [named = ""] = isBare ? description.trim().split("\n") : [];
    return { whole, event, facts, heading: named === "" ? heading : { ...heading, title: named } };
  });
  const prefixes = sharedParts(
    read.flatMap(({ facts, heading }) => (facts.title === undefined ? heading.title : [])),
    courseBefore,
  );
  return read.map(({ whole, event, facts, heading }) => {
    const at = heading.title.indexOf(": ");
    const prefix = facts.title === undefined && at > 0 ? heading.title.slice(0, at) : "";
    const shared = prefixes.has(prefix);
    const category = event.categories.find((each) => !isSort(each));
    const course = facts.course ?? heading.course ?? (shared ? prefix : category);
    const title = shared ? heading.title.slice(at + 2) : heading.title;
    return { whole, event, facts, heading, title: title.trim(), course };
  });
};

/** An end at the start, or a minute before midnight: a moment, not a meeting. */
const isMoment = ({ start, length, hasEnd }: FileEvent): boolean => {
  if (start.isDate || !hasEnd) return false;
  const clock = start.wall - Math.floor(start.wall / dayMs) * dayMs;
  return length === 0 || length <= 60_000 || (clock >= dayMs - 60_000 && length <= hour);
};

/** 00:00 to 23:59, written as times. */
const isWholeDay = ({ start, length }: FileEvent): boolean =>
  start.isDate || (start.wall % dayMs === 0 && length % dayMs >= dayMs - 60_000);

const takesNoTime = (event: FileEvent): boolean => isWholeDay(event) || event.length <= 60_000;

const saysDueOf = ({ event, facts, heading }: Entry, allDue: boolean): boolean => {
  if (facts.due !== undefined) return facts.due;
  if (facts.sort !== undefined && saysDue(facts.sort)) return true;
  if (heading.phase !== undefined || saysDue(event.title)) return true;
  if (event.rules.length === 0 && isMoment(event)) return true;
  return allDue && event.length <= dayMs;
};

const kindOfDueEntry = ({ title, heading }: Entry, sorts: readonly string[]): WorkKind => {
  const kind = kindOfDue(title);
  if (kind !== "hand-in") return kind;
  const named = kindOfDue(sorts[0] ?? "");
  if (named === "exam" || named === "quiz") return named;
  return heading.phase === "closes" && kindOfDated(title) === undefined ? "quiz" : kind;
};

const kindOf = (
  entry: Entry,
  isDue: boolean,
  isLesson: boolean,
  inTimetable: boolean,
): WorkKind => {
  const { event, facts, heading } = entry;
  const sorts = [facts.sort ?? "", ...event.categories].filter((sort) => isSort(sort));
  if (isDue) return kindOfDueEntry(entry, sorts);
  const bySort = sorts.flatMap((sort) => kindOfDated(sort) ?? []);
  const kind = bySort[0] ?? kindOfDated(heading.title);
  const otherwise = isLesson ? "class" : "event";
  // A class about essays is not an essay, but an all-day entry may be a due date.
  const isTimed = facts.due === false || (inTimetable && !isWholeDay(event));
  return kind === undefined || (kind === "hand-in" && isTimed) ? otherwise : kind;
};

/** Titles of at least three meetings of some hours: a timetable. */
const lessonTitles = (events: readonly FileEvent[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const { title, start, length, rules } of events) {
    if (start.isDate || length < hour / 3 || length > 6 * hour) continue;
    counts.set(
      title,
      (counts.get(title) ?? 0) +
        (rules.some(({ freq }) => freq === "WEEKLY" || freq === "DAILY") ? 3 : 1),
    );
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([title]) => title));
};

/** A calendar named after deadlines: every entry is one. */
const namesDeadlines = (text: string): boolean =>
  /deadline|due.?dates?|abgabe|échéance|entregas|inleverdat|prazos/i.test(text);

/** The next date of a series, so that weekly work is offered for the coming week. */
const nextStarts = ({ calendar, today, timeZone }: FeedInputs): ReadonlyMap<string, number> => {
  const repeating = calendar.events.filter(({ rules, replaces }) => rules.length > 0 && !replaces);
  const { occurrences } = occurrencesOf({
    calendar: { ...calendar, events: repeating },
    from: today,
    to: addDays(today, daysAhead),
    zone: timeZone,
  });
  const next = new Map<string, number>();
  for (const { uid, title, start } of occurrences)
    if (!next.has(`${uid}\n${title}`)) next.set(`${uid}\n${title}`, wallOfMoment(start));
  return next;
};

const unusableOf = (events: readonly FileEvent[]): LeftOut[] =>
  events.flatMap(({ title, cancelled }): LeftOut[] => {
    if (cancelled) return [{ title: cleanTitle(title), reason: "Cancelled" }];
    return title === "" ? [{ title, reason: "Without a title" }] : [];
  });

/** The reasons to leave an entry out; none has to be named if another entry stands for it. */
const asideOf = (
  { heading: { phase } }: Entry,
  hasDue: boolean,
  hasClosing: boolean,
): readonly LeftOutReason[] | undefined => {
  if (phase === "graded") return ["For teachers"];
  if (phase === "opens") return hasDue || hasClosing ? [] : ["Opening time"];
  return phase === "closes" && hasDue ? ["Closing time of work that is due earlier"] : undefined;
};

const nextStartOf = (
  { uid, title, start, rules }: FileEvent,
  next: ReadonlyMap<string, number>,
  zone: Zone,
): WrittenTime => {
  const wall = rules.length === 0 ? undefined : next.get(`${uid}\n${title}`);
  if (wall === undefined) return start;
  return { wall, zone: start.isDate ? undefined : zone, isDate: start.isDate };
};

type Iso = (time: WrittenTime) => string;

const timesOf = (
  event: FileEvent,
  { start, opens }: { readonly start: WrittenTime; readonly opens: WrittenTime | undefined },
  isDue: boolean,
  iso: Iso,
): Pick<WorkItem, "due" | "start" | "end"> => {
  const length = event.start.isDate ? Math.max(event.length - dayMs, 0) : event.length;
  const end = { ...start, wall: start.wall + length };
  if (!isDue) return { start: iso(start), end: iso(end) };
  const due = iso(isWholeDay(event) ? end : start);
  return { due, ...(opens !== undefined && { start: iso(opens) }) };
};

const itemOf = (
  { event, title, course: written = "" }: Entry,
  kind: WorkKind,
  times: ReturnType<typeof timesOf>,
): WorkItem => {
  const course = cleanTitle(decodeEntities(written));
  const id = stableIdOf(event);
  return {
    title,
    kind,
    ...(course !== "" && { course }),
    ...(id !== undefined && { id }),
    ...times,
    ...(event.start.isDate && { allDay: true }),
    ...(event.rules[0] !== undefined && { recurring: String(event.rules[0]) }),
  };
};

const itemOfTodo = (
  todo: TodoParts,
  title: string,
  bracketed: string | undefined,
  iso: Iso,
): WorkItem => {
  const course = bracketed ?? todo.categories.find((each) => !isSort(each));
  return {
    title,
    kind: kindOfDue(title),
    ...(course !== undefined && { course: cleanTitle(course) }),
    ...(todo.uid !== "" && { id: todo.uid }),
    ...(todo.due !== undefined && { due: iso(todo.due) }),
    done: todo.done,
    ...(todo.repeats && { recurring: "repeats" }),
  };
};

interface FeedReading extends WorkReading {
  /** Events that only mark a due time and take no time of the day. */
  readonly marks: ReadonlySet<FileEvent>;
}

/** Every entry classified: due work, exams, classes and events. */
export const readFeed = (inputs: FeedInputs): FeedReading => {
  const { calendar, fileName, timeZone } = inputs;
  const zone = zoneNamed(timeZone);
  const iso: Iso = (time) => isoOfTime(time, zone);
  const allDue = namesDeadlines([calendar.name, fileName].join(" "));
  const lessons = lessonTitles(calendar.events);
  const timed = calendar.events.filter(({ start }) => !start.isDate);
  const inTimetable = timed.filter(({ title }) => lessons.has(title)).length * 2 > timed.length;
  const next = nextStarts(inputs);
  const items: WorkItem[] = [];
  const foreign = calendar.events.filter(({ uid }) => !isOwnUid(uid));
  const leftOut = unusableOf(foreign);
  const marks = new Set<FileEvent>();
  /** A date out of range skips its entry. */
  const add = (title: string, itemOf: () => WorkItem) => {
    try {
      items.push(itemOf());
    } catch {
      leftOut.push({ title, reason: "Could not be read" });
    }
  };

  const kept = foreign.filter(({ title, cancelled }) => !cancelled && title !== "");
  const entries = entriesOf({ ...calendar, events: kept });
  const key = ({ title, course }: Entry) => `${title.toLowerCase()}\n${course ?? ""}`;
  const dues = new Set(entries.filter(({ heading }) => heading.phase === "due").map(key));
  const closings = new Set(entries.filter(({ heading }) => heading.phase === "closes").map(key));
  const openings = new Map(
    entries
      .filter(({ heading }) => heading.phase === "opens")
      .map((entry) => [key(entry), entry.event.start]),
  );

  for (const entry of entries) {
    const { whole, event } = entry;
    const title = cleanTitle(entry.title);
    const aside = asideOf(entry, dues.has(key(entry)), closings.has(key(entry)));
    if (aside !== undefined) {
      leftOut.push(...aside.map((reason) => ({ title, reason })));
      continue;
    }
    const byTitle = saysDueOf(entry, allDue);
    const kind = kindOf(entry, byTitle, lessons.has(event.title), inTimetable);
    const isDue = byTitle || kind === "hand-in";
    const start = nextStartOf(event, next, zone);
    if (isDue && takesNoTime(event)) marks.add(whole);
    const opens = openings.get(key(entry));
    add(title, () =>
      itemOf({ ...entry, title }, kind, timesOf(event, { start, opens }, isDue, iso)),
    );
  }

  for (const todo of calendar.todos) {
    const { title: written, course } = feedTitleOf(todo.title);
    const title = cleanTitle(written);
    const reason = title === "" ? "Without a title" : "Cancelled";
    if (todo.cancelled || title === "") leftOut.push({ title, reason });
    else add(title, () => itemOfTodo(todo, title, course, iso));
  }
  const unreadable = calendar.unreadable.map(
    (title): LeftOut => ({ title, reason: "Could not be read" }),
  );
  return { items, leftOut: [...leftOut, ...unreadable], marks };
};
