import { listed } from "@smart-planner/planner/model";
import {
  formatClock,
  longLabelOf,
  monthNames,
  partsOf,
  weekdayNames,
} from "@smart-planner/planner/time";
import type { LimitWish, Reason, RhythmWish, When, Who, Wish } from "@smart-planner/planner/wishes";
import { capital } from "../capital.ts";
import { counted } from "../said.ts";
import { byKind, type Days, isIfPossible, shortLabel, weightStep, whenOf } from "../wish-text.ts";

/** `3 hours`, `45 minutes`, `1 hour 30 minutes`. */
const length = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return counted(rest, "minute");
  return rest === 0
    ? counted(hours, "hour")
    : `${counted(hours, "hour")} ${counted(rest, "minute")}`;
};

const exams = (subjects: readonly string[] = []): string =>
  subjects.length === 0
    ? "each exam"
    : `the ${listed(subjects)} exam${subjects.length === 1 ? "" : "s"}`;

const dayNames = (days: Days): string =>
  typeof days === "string" ? days : listed(days.map((day) => `${weekdayNames[day]}s`));

const when = whenOf({
  on: (days) => `on ${dayNames(days)}`,
  earlyMorning: "in the early morning",
  morning: "in the morning",
  afternoon: "in the afternoon",
  before: (clock) => `before ${clock}`,
  after: (clock) => `after ${clock}`,
  between: (from, to) => `${from} to ${to}`,
  date: (day) => `on ${longLabelOf(day)}`,
  dates: (first, last) => {
    const [from, to] = [partsOf(first), partsOf(last)];
    const month = from.month === to.month ? "" : ` ${monthNames[from.month - 1]}`;
    const start = from.year === to.year ? `${from.day}${month}` : longLabelOf(first);
    return `from ${start} to ${longLabelOf(last)}`;
  },
  since: (day) => `from ${longLabelOf(day)} on`,
  beforeExam: (days, subjects) =>
    `on the ${days === 1 ? "day" : `last ${days} days`} before ${exams(subjects)}`,
  and: listed,
  gap: " ",
});

const then = (text: string, wish: When): string => `${text} ${when(wish)}`.trimEnd();

/** `Maths and Physics`, `hard subjects`; `all` where a wish is about all. */
const who = ({ subjects = [], level }: Who, all: string): string => {
  if (subjects.length > 0) return listed(subjects);
  return level === undefined ? all : `${level} subjects`;
};
const of = (wish: Who, preposition: string): string => {
  const name = who(wish, "");
  return name === "" ? "" : ` ${preposition} ${name}`;
};

const limitText = (wish: LimitWish): string => {
  const { most, least } = wish;
  if (most === 0) return then("No study", wish);
  const per = wish.per === "week" ? then("a week", wish) : when(wish) || "a day";
  const what = `${of(wish, "of")} ${per}`;
  if (most !== undefined && most === least) return `${length(most)}${what}`;
  return [
    ...(least === undefined ? [] : [`At least ${length(least)}${what}`]),
    ...(most === undefined ? [] : [`At most ${length(most)}${what}`]),
  ].join("; ");
};

const bounds = { exactly: "", most: "at most ", least: "at least " };

const rhythmText = ({ subjects, bound, perWeek = 0, everyDays, minutes }: RhythmWish): string => {
  const name = listed(subjects);
  const what = minutes === undefined ? name : `${length(minutes)} of ${name}`;
  const start = `${what} ${bounds[bound]}`;
  if (everyDays === 1) return `${start}every day`;
  if (everyDays !== undefined)
    return `${start}every ${everyDays === 2 ? "second day" : `${everyDays} days`}`;
  return `${start}${["", "once", "twice"][perWeek] ?? `${perWeek} times`} a week`;
};

const levels = ["very easy", "easy", "medium", "hard", "very hard"];
const shapes = {
  even: "Work spread evenly",
  rising: "More work closer to the exams",
  early: "More work at the beginning",
};

const text = byKind<Wish>({
  off: (wish) => then(wish.label ?? `No ${who(wish, "study")}`, wish),
  only: (wish) => {
    const { window, ...days } = wish;
    const name = capital(who(wish, "study"));
    if (window === undefined) return then(`${name} only`, wish);
    return then(`${then(name, days)} only`, { window });
  },
  "only-subjects": (wish) => then(`Only ${listed(wish.subjects)}`, wish),
  prefer: (wish) => then(`${capital(who(wish, "study"))} preferably`, wish),
  allow: (wish) =>
    when(wish) === ""
      ? `${capital(who(wish, "everything"))} stays in the plan`
      : `${then(capital(who(wish, "study")), wish)} is fine`,
  limit: limitText,
  rhythm: rhythmText,
  session: (wish) => {
    const { least, most } = wish;
    const subjects = of(wish, "for");
    if (least === undefined) return `Sessions of at most ${length(most ?? 0)}${subjects}`;
    if (most === undefined) return `Sessions of at least ${length(least)}${subjects}`;
    const to = least === most ? "" : ` to ${length(most)}`;
    return `Sessions of ${length(least)}${to}${subjects}`;
  },
  break: (wish) => `Breaks of ${length(wish.minutes)}`,
  "subjects-a-day": (wish) =>
    wish.most === 1 ? "One subject a day" : `At most ${wish.most} subjects a day`,
  "sessions-a-day": (wish) => `At most ${counted(wish.most, "session")}${of(wish, "of")} a day`,
  "rest-days": (wish) => `${counted(wish.perWeek, "day")} without study each week`,
  work: (wish) =>
    `${length(wish.minutes)} for ${wish.subjects.length > 1 ? "each of " : ""}${listed(wish.subjects)}`,
  done: (wish) =>
    wish.minutes === undefined
      ? `${listed(wish.subjects)}: ${Math.round((wish.part ?? 0) * 100)} % done`
      : `${length(wish.minutes)} of ${listed(wish.subjects)} are done`,
  weight: (wish) => `${capital(weightStep(wish.factor))} time for ${listed(wish.subjects)}`,
  difficulty: (wish) =>
    `${listed(wish.subjects)} ${wish.subjects.length > 1 ? "are" : "is"} ${levels[wish.rating - 1] ?? "medium"} for you`,
  skip: (wish) => `No ${listed(wish.subjects)}`,
  period: (wish) =>
    [
      capital(who(wish, "study")),
      ...(wish.from === undefined ? [] : [`from ${longLabelOf(wish.from)} on`]),
      ...(wish.to === undefined ? [] : [`until ${longLabelOf(wish.to)}`]),
    ].join(" "),
  finish: (wish) =>
    `${capital(who(wish, "every subject"))} done ${counted(wish.daysBefore, "day")} before the exam`,
  first: (wish) =>
    wish.of === "day" ? `Each day begins with ${who(wish, "")}` : `${capital(who(wish, ""))} first`,
  order: (wish) => `${listed(wish.first)} before ${listed(wish.second)} on each day`,
  apart: (wish) => `${listed(wish.subjects)} never on the same day`,
  alternate: (wish) => `${listed(wish.subjects)} in turns`,
  review: (wish) =>
    `The last ${wish.days === 1 ? "day" : `${wish.days} days`} before ${exams(wish.subjects)} ${wish.only ? "only " : ""}for its subject`,
  light: (wish) => (when(wish) === "" ? "A light load" : then("Lighter", wish)),
  shape: (wish) => shapes[wish.shape],
  sleep: ({ from, to, minutes }) => {
    if (minutes !== undefined) return `${length(minutes)} of sleep`;
    if (from === undefined) return `Up at ${formatClock(to ?? 0)}`;
    return to === undefined
      ? `In bed at ${formatClock(from)}`
      : `Sleep from ${formatClock(from)} to ${formatClock(to)}`;
  },
  buffer: (wish) => `${length(wish.minutes)} free ${wish.side} ${wish.label}`,
  task: (wish) => {
    const { label, minutes } = wish;
    const what = minutes === undefined ? label : `${label}, ${length(minutes)}`;
    const { window: _window, ...days } = wish;
    return `${then(what, wish)}${when(days) === "" ? " each day" : ""}`;
  },
  exam: (wish) => `${wish.subject} exam on ${longLabelOf(wish.date)}`,
});

const sentence = (wish: Wish): string =>
  isIfPossible(wish) ? `${text(wish)}, if possible` : text(wish);

/** `#` is the count. */
const times = (count: number, one: string, many: string): string =>
  count === 1 ? one : many.replace("#", String(count));
const sessions = (count: number, one: string, many = one): string =>
  times(count, `One session ${one}.`, `# sessions ${many}.`);
const days = (count: number, what: string): string =>
  times(count, `One day has ${what}.`, `# days have ${what}.`);

const reasonText = byKind<Reason>({
  "not moved": (reason) => sessions(reason.count, "could not be moved away from then"),
  "other time": (reason) => sessions(reason.count, "is at another time", "are at other times"),
  "other subject": (reason) =>
    sessions(
      reason.count,
      "of another subject is then: its exam comes too soon",
      "of other subjects are then: their exams come too soon",
    ),
  "other length": (reason) =>
    sessions(reason.count, "is longer or shorter", "are longer or shorter"),
  "other rating": (reason) =>
    sessions(reason.count, "still counts otherwise", "still count otherwise"),
  outside: (reason) => sessions(reason.count, "is outside of it", "are outside of it"),
  later: (reason) => sessions(reason.count, "comes later", "come later"),
  asleep: (reason) => sessions(reason.count, "is at a time of sleep", "are at a time of sleep"),
  "had to stay": (reason) => sessions(reason.count, "had to stay: there is no other subject"),
  "full day": (reason) => days(reason.count, "no room for it"),
  "more sessions": (reason) => days(reason.count, "more"),
  "more subjects": (reason) => days(reason.count, "more: the exams come close together"),
  both: (reason) => days(reason.count, "both: the hours before the exams do not leave room for it"),
  "both or twice": (reason) => days(reason.count, "both, or one of them twice in a row"),
  above: (reason) => days(reason.count, `more than ${length(reason.minutes)}`),
  "begins otherwise": (reason) =>
    times(reason.count, "One day begins with something else.", "# days begin with something else."),
  "other order": (reason) =>
    times(
      reason.count,
      "On one day the order is another one.",
      "On # days the order is another one.",
    ),
  "fewer free days": (reason) =>
    times(reason.count, "One week has fewer free days.", "# weeks have fewer free days."),
  limit: (reason) => {
    const { per, than } = reason;
    return times(
      reason.count,
      `One ${per} has ${than} than that.`,
      `# ${per}s have ${than} than that.`,
    );
  },
  missing: (reason) =>
    `${reason.subject} is missing on ${times(reason.count, "one day", "# days")}.`,
  "days a week": (reason) =>
    `In one week ${reason.subject} comes on ${times(reason.days, "one day", "# days")}${reason.isFew ? " only" : ""}.`,
  work: (reason) => `${reason.subject} gets ${Math.round(reason.minutes / 6) / 10} hours.`,
  "no change": (reason) =>
    `${listed(reason.subjects)} ${reason.subjects.length === 1 ? "gets" : "get"} no ${reason.direction} time than without it.`,
  exam: (reason) =>
    `${reason.isNew ? "Add it to" : "Change the exam date among"} your subjects, and plan again.`,
  "other days": () => "Other days have as much: there was no room.",
  "some days": (reason) =>
    reason.used === 0
      ? "No session could be put there."
      : `Only ${reason.used} of ${counted(reason.days, "day")} had room for it then.`,
  halves: (reason) =>
    `The first half has ${reason.first} minutes a day, the second ${reason.second}.`,
  "say how long": () => "Say how long it takes, and the plan leaves that time free.",
  "least break": (reason) => `Breaks are never shorter than ${reason.minutes} minutes.`,
  "shorter breaks": () => "Some sessions follow each other with a shorter break.",
  "no review": (reason) => `The last days before ${reason.subject} have none of it.`,
  "shared review": (reason) =>
    `Other exams come so soon that the last days before ${reason.subject} are shared.`,
  "other begins": () => "Another exam comes so soon that its subject has to begin.",
  "no sessions": () => "There are no sessions of it.",
  "short plan": () => "The plan is too short for that.",
  "nothing called": (reason) => `Nothing in your week is called ${reason.label}.`,
  "none rated": (reason) => `No subject is rated ${reason.level}.`,
  "unknown subjects": (reason) =>
    `${listed(reason.subjects)} ${reason.subjects.length === 1 ? "is" : "are"} not among your subjects.`,
});

export const wishWords = {
  /** One plain sentence. */
  wish: sentence,
  /** For a chip: few words, or else the sentence. */
  label: (wish: Wish): string =>
    shortLabel(wish, {
      free: (weekdays) => `No ${dayNames(weekdays)}`,
      shortWeekday: (day) => weekdayNames[day].slice(0, 3),
      and: listed,
      until: (clock) => `until ${clock}`,
      since: (clock) => `from ${clock}`,
      evening: "evening",
      work: (subjects, minutes) => `${listed(subjects)} ${Math.round(minutes / 6) / 10} h`,
    }) ?? sentence(wish),
  /** Of a wish that is not kept. */
  unkept: (wish: Wish, reason: Reason): string => `${sentence(wish)}: ${reasonText(reason)}`,
};
