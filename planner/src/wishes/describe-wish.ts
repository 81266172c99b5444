import { counted } from "../counted.ts";
import { listed } from "../listed.ts";
import { formatClock } from "../time/clock-time.ts";
import { longLabelOf } from "../time/day-labels.ts";
import { spokenDateSpans, spokenMinutes, spokenWeekdays, spokenWindow } from "./spoken.ts";
import type { When, Who, Wish } from "./wish.ts";

const whoText = ({ subjects, level }: Who): string | undefined => {
  if (subjects !== undefined && subjects.length > 0) return listed(subjects);
  if (level === undefined) return undefined;
  return level === "easy" ? "easy subjects" : "hard subjects";
};

const examText = (subjects: readonly string[] | undefined): string =>
  subjects === undefined || subjects.length === 0
    ? "each exam"
    : `the ${listed(subjects)} exam${subjects.length === 1 ? "" : "s"}`;

/** `on Sundays`, `from 14 to 16 March 2027 after 18:00`; empty where a wish holds always. */
const whenText = ({ weekdays, dates, window, daysBeforeExam, examsOf }: When): string =>
  [
    ...(weekdays === undefined ? [] : [`on ${spokenWeekdays(weekdays)}`]),
    ...(dates === undefined ? [] : [listed(spokenDateSpans(dates))]),
    ...(daysBeforeExam === undefined
      ? []
      : [
          `on the ${daysBeforeExam === 1 ? "day" : `last ${daysBeforeExam} days`} before ${examText(examsOf)}`,
        ]),
    ...(window === undefined ? [] : [spokenWindow(window)]),
  ].join(" ");

const withWhen = (text: string, when: When): string => {
  const spoken = whenText(when);
  return spoken === "" ? text : `${text} ${spoken}`;
};

const weightText = (factor: number): string => {
  if (factor >= 1.75) return "Much more time for";
  if (factor >= 1.4) return "More time for";
  if (factor > 1) return "A little more time for";
  if (factor >= 0.75) return "A little less time for";
  if (factor > 0.5) return "Less time for";
  return "Much less time for";
};

const difficultyText = (rating: number): string =>
  ["very easy", "easy", "medium", "hard", "very hard"][Math.round(rating) - 1] ?? "medium";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const perText = (wish: Extract<Wish, { kind: "limit" }>): string => {
  if (wish.per === "week") return withWhen("a week", wish);
  return whenText(wish) === "" ? "a day" : whenText(wish);
};

const limitText = (wish: Extract<Wish, { kind: "limit" }>): string => {
  const { most, least } = wish;
  const who = whoText(wish);
  const of = who === undefined ? "" : ` of ${who}`;
  if (most === 0) return withWhen("No study", wish);
  if (most !== undefined && most === least) return `${spokenMinutes(most)}${of} ${perText(wish)}`;
  return [
    ...(least === undefined ? [] : [`At least ${spokenMinutes(least)}${of} ${perText(wish)}`]),
    ...(most === undefined ? [] : [`At most ${spokenMinutes(most)}${of} ${perText(wish)}`]),
  ].join("; ");
};

const rhythmText = ({
  subjects,
  bound,
  perWeek,
  everyDays,
  minutes,
}: Extract<Wish, { kind: "rhythm" }>): string => {
  const what =
    minutes === undefined ? listed(subjects) : `${spokenMinutes(minutes)} of ${listed(subjects)}`;
  const least = { exactly: "", most: "at most ", least: "at least " }[bound];
  if (everyDays !== undefined)
    return `${what} ${least}every ${everyDays === 1 ? "day" : everyDays === 2 ? "second day" : `${everyDays} days`}`;
  const times = perWeek === 1 ? "once" : perWeek === 2 ? "twice" : `${perWeek ?? 0} times`;
  return `${what} ${least}${times} a week`;
};

const sessionText = ({ least, most, ...who }: Extract<Wish, { kind: "session" }>): string => {
  const of = whoText(who) === undefined ? "" : ` for ${whoText(who)}`;
  if (least !== undefined && least === most) return `Sessions of ${spokenMinutes(least)}${of}`;
  if (least !== undefined && most !== undefined)
    return `Sessions of ${spokenMinutes(least)} to ${spokenMinutes(most)}${of}`;
  return least !== undefined
    ? `Sessions of at least ${spokenMinutes(least)}${of}`
    : `Sessions of at most ${spokenMinutes(most ?? 0)}${of}`;
};

const doneText = ({ subjects, part, minutes }: Extract<Wish, { kind: "done" }>): string =>
  minutes !== undefined
    ? `${spokenMinutes(minutes)} of ${listed(subjects)} are done`
    : `${listed(subjects)}: ${Math.round((part ?? 0) * 100)} % done`;

const periodText = ({ from, to, ...who }: Extract<Wish, { kind: "period" }>): string => {
  const subject = whoText(who) ?? "study";
  return capital(
    [
      subject,
      ...(from === undefined ? [] : [`from ${longLabelOf(from)} on`]),
      ...(to === undefined ? [] : [`until ${longLabelOf(to)}`]),
    ].join(" "),
  );
};

const sleepText = ({ from, to, minutes }: Extract<Wish, { kind: "sleep" }>): string => {
  if (minutes !== undefined) return `${spokenMinutes(minutes)} of sleep`;
  if (from !== undefined && to !== undefined)
    return `Sleep from ${formatClock(from)} to ${formatClock(to)}`;
  return from !== undefined ? `In bed at ${formatClock(from)}` : `Up at ${formatClock(to ?? 0)}`;
};

const shapeTexts = {
  even: "Work spread evenly",
  rising: "More work closer to the exams",
  early: "More work at the beginning",
  spaced: "Repeated at growing distances",
} as const;

const isOften = ({ weekdays, dates, daysBeforeExam }: When): boolean =>
  weekdays === undefined && dates === undefined && daysBeforeExam === undefined;

const plainText = (wish: Wish): string => {
  const who =
    "kind" in wish && ("subjects" in wish || "level" in wish) ? whoText(wish as Who) : undefined;
  switch (wish.kind) {
    case "off":
      if (wish.label !== undefined) return withWhen(wish.label, wish);
      return withWhen(who === undefined ? "No study" : `No ${who}`, wish);
    case "only": {
      const { window, ...days } = wish;
      if (window === undefined) return withWhen(`${capital(who ?? "study")} only`, wish);
      return withWhen(`${withWhen(capital(who ?? "study"), days)} only`, { window });
    }
    case "only-subjects":
      return withWhen(`Only ${listed(wish.subjects)}`, wish);
    case "prefer":
      return withWhen(`${capital(who ?? "study")} preferably`, wish);
    case "allow": {
      const when = whenText(wish);
      if (when === "") return `${capital(who ?? "everything")} stays in the plan`;
      return `${capital(who ?? "study")} ${when} is fine`;
    }
    case "limit":
      return limitText(wish);
    case "rhythm":
      return rhythmText(wish);
    case "session":
      return sessionText(wish);
    case "break":
      return `Breaks of ${spokenMinutes(wish.minutes)}`;
    case "subjects-a-day":
      return wish.most === 1 ? "One subject a day" : `At most ${wish.most} subjects a day`;
    case "sessions-a-day":
      return `At most ${counted(wish.most, "session")}${who === undefined ? "" : ` of ${who}`} a day`;
    case "rest-days":
      return `${counted(wish.perWeek, "day")} without study each week`;
    case "work":
      return `${spokenMinutes(wish.minutes)} for ${wish.subjects.length > 1 ? "each of " : ""}${listed(wish.subjects)}`;
    case "done":
      return doneText(wish);
    case "weight":
      return `${weightText(wish.factor)} ${listed(wish.subjects)}`;
    case "difficulty":
      return `${listed(wish.subjects)} ${wish.subjects.length > 1 ? "count" : "counts"} as ${difficultyText(wish.rating)}`;
    case "skip":
      return `No ${listed(wish.subjects)}`;
    case "period":
      return periodText(wish);
    case "finish":
      return `${capital(who ?? "every subject")} done ${counted(wish.daysBefore, "day")} before the exam`;
    case "first":
      return wish.of === "day"
        ? `Each day begins with ${who ?? ""}`
        : `${capital(who ?? "")} first`;
    case "order":
      return `${listed(wish.first)} before ${listed(wish.second)} on each day`;
    case "apart":
      return `${listed(wish.subjects)} never on the same day`;
    case "alternate":
      return `${listed(wish.subjects)} in turns`;
    case "review": {
      const last = `last ${wish.days === 1 ? "day" : `${wish.days} days`}`;
      return `The ${last} before ${examText(wish.subjects)} ${wish.only ? "only " : ""}for its subject`;
    }
    case "light": {
      const when = whenText(wish);
      return when === "" ? "A light load" : `Lighter ${when}`;
    }
    case "shape":
      return shapeTexts[wish.shape];
    case "sleep":
      return sleepText(wish);
    case "buffer":
      return `${spokenMinutes(wish.minutes)} free ${wish.side} ${wish.label}`;
    case "task":
      return withWhen(
        wish.minutes === undefined ? wish.label : `${wish.label}, ${spokenMinutes(wish.minutes)}`,
        wish,
      ).concat(isOften(wish) ? " each day" : "");
    case "exam":
      return `${wish.subject} exam on ${longLabelOf(wish.date)}`;
  }
};

const alreadySoft: ReadonlySet<Wish["kind"]> = new Set([
  "prefer",
  "light",
  "weight",
  "difficulty",
  "shape",
  "allow",
  "done",
]);

/** One plain sentence for a wish, in the same words whoever read it from the student's text. */
export const describeWish = (wish: Wish): string =>
  wish.firmness === "soft" && !alreadySoft.has(wish.kind)
    ? `${plainText(wish)}, if possible`
    : plainText(wish);
