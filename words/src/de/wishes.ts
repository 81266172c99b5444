import { formatClock } from "@smart-planner/planner/time";
import type { LimitWish, Reason, RhythmWish, When, Who, Wish } from "@smart-planner/planner/wishes";
import { capital } from "../capital.ts";
import { wishWords } from "../en/wishes.ts";
import { said } from "../said.ts";
import { byKind, type Days, isIfPossible, shortLabel, weightStep, whenOf } from "../wish-text.ts";
import { and, count, date, length, tools } from "./tools.ts";

/** After "vor". */
const exams = (subjects: readonly string[] = []): string => {
  if (subjects.length === 0) return "jeder Prüfung";
  return `${subjects.length === 1 ? "der Prüfung" : "den Prüfungen"} in ${and(subjects)}`;
};

const dayNames = (days: Days): string => {
  if (days === "weekdays") return "werktags";
  if (days === "weekends") return "am Wochenende";
  return and(days.map((day) => `${tools.weekday(day).toLowerCase()}s`));
};

const when = whenOf({
  on: dayNames,
  earlyMorning: "am frühen Morgen",
  morning: "am Vormittag",
  afternoon: "am Nachmittag",
  before: (clock) => `vor ${clock} Uhr`,
  after: (clock) => `nach ${clock} Uhr`,
  between: (from, to) => `von ${from} bis ${to} Uhr`,
  date: (day) => `am ${date(day)}`,
  dates: (from, to) => `vom ${date(from)} bis ${date(to)}`,
  since: (day) => `ab dem ${date(day)}`,
  beforeExam: (days, subjects) =>
    `${days === 1 ? "am Tag" : `an den letzten ${days} Tagen`} vor ${exams(subjects)}`,
  and,
  gap: " ",
});

const then = (text: string, wish: When): string => `${text} ${when(wish)}`.trimEnd();

const levels = { easy: "leichte Fächer", hard: "schwere Fächer" };
/** After "mit". */
const levelsWith = { easy: "leichten Fächern", hard: "schweren Fächern" };
const who = ({ subjects = [], level }: Who, all: string): string => {
  if (subjects.length > 0) return and(subjects);
  return level === undefined ? all : levels[level];
};
const of = (wish: Who, preposition: string): string => {
  const name = who(wish, "");
  return name === "" ? "" : ` ${preposition}${name}`;
};

const limitText = (wish: LimitWish): string => {
  const { most, least } = wish;
  if (most === 0) return then("Kein Lernen", wish);
  const per = wish.per === "week" ? then("pro Woche", wish) : when(wish) || "am Tag";
  const what = `${of(wish, "")} ${per}`;
  if (most !== undefined && most === least) return `${length(most)}${what}`;
  return [
    ...(least === undefined ? [] : [`Mindestens ${length(least)}${what}`]),
    ...(most === undefined ? [] : [`Höchstens ${length(most)}${what}`]),
  ].join("; ");
};

const bounds = { exactly: "", most: "höchstens ", least: "mindestens " };

const rhythmText = ({ subjects, bound, perWeek = 0, everyDays, minutes }: RhythmWish): string => {
  const name = and(subjects);
  const start = `${minutes === undefined ? name : `${length(minutes)} ${name}`} ${bounds[bound]}`;
  if (everyDays === 1) return `${start}jeden Tag`;
  if (everyDays !== undefined)
    return `${start}${everyDays === 2 ? "jeden zweiten Tag" : `alle ${everyDays} Tage`}`;
  return `${start}${["", "einmal", "zweimal"][perWeek] ?? `${perWeek}-mal`} pro Woche`;
};

const weights = {
  "much more": "Viel mehr",
  more: "Mehr",
  "a little more": "Etwas mehr",
  "a little less": "Etwas weniger",
  less: "Weniger",
  "much less": "Viel weniger",
};
const ratings = ["sehr leicht", "leicht", "mittel", "schwer", "sehr schwer"];
const shapes = {
  even: "Arbeit gleichmäßig verteilt",
  rising: "Mehr Arbeit kurz vor den Prüfungen",
  early: "Mehr Arbeit am Anfang",
};
const sides = { before: "vor", after: "nach" };

const text = byKind<Wish>({
  off: (wish) => {
    const name = who(wish, "");
    return then(wish.label ?? (name === "" ? "Kein Lernen" : `${capital(name)} nicht`), wish);
  },
  only: (wish) => {
    const { window, ...days } = wish;
    const name = capital(who(wish, "lernen"));
    if (window === undefined) return `${name} nur ${when(wish)}`;
    return `${then(name, days)} nur ${when({ window })}`;
  },
  "only-subjects": (wish) => then(`Nur ${and(wish.subjects)}`, wish),
  prefer: (wish) => then(`${capital(who(wish, "lernen"))} am liebsten`, wish),
  allow: (wish) =>
    when(wish) === ""
      ? `${capital(who(wish, "alles"))}: bleibt im Plan`
      : `${then(capital(who(wish, "lernen")), wish)} ist in Ordnung`,
  limit: limitText,
  rhythm: rhythmText,
  session: (wish) => {
    const { least, most } = wish;
    const subjects = of(wish, "für ");
    if (least === undefined) return `Einheiten von höchstens ${length(most ?? 0)}${subjects}`;
    if (most === undefined) return `Einheiten von mindestens ${length(least)}${subjects}`;
    const to = least === most ? "" : ` bis ${length(most)}`;
    return `Einheiten von ${length(least)}${to}${subjects}`;
  },
  break: (wish) => `Pausen von ${length(wish.minutes)}`,
  "subjects-a-day": (wish) =>
    wish.most === 1 ? "Ein Fach am Tag" : `Höchstens ${wish.most} Fächer am Tag`,
  "sessions-a-day": (wish) =>
    `Höchstens ${count(wish.most, { one: "eine Einheit", other: "# Einheiten" })}${of(wish, "")} am Tag`,
  "rest-days": (wish) =>
    `${count(wish.perWeek, { one: "Ein Tag", other: "# Tage" })} pro Woche ohne Lernen`,
  work: (wish) =>
    `${length(wish.minutes)} für ${wish.subjects.length > 1 ? "je " : ""}${and(wish.subjects)}`,
  done: (wish) =>
    wish.minutes === undefined
      ? `${and(wish.subjects)}: zu ${Math.round((wish.part ?? 0) * 100)} % erledigt`
      : `${and(wish.subjects)}: ${length(wish.minutes)} erledigt`,
  weight: (wish) => `${weights[weightStep(wish.factor)]} Zeit für ${and(wish.subjects)}`,
  difficulty: (wish) =>
    `${and(wish.subjects)} ${wish.subjects.length > 1 ? "gelten" : "gilt"} als ${ratings[wish.rating - 1] ?? "mittel"}`,
  skip: (wish) => `Ohne ${and(wish.subjects)}`,
  period: (wish) =>
    [
      capital(who(wish, "lernen")),
      ...(wish.from === undefined ? [] : [`ab dem ${date(wish.from)}`]),
      ...(wish.to === undefined ? [] : [`bis zum ${date(wish.to)}`]),
    ].join(" "),
  finish: (wish) =>
    `${capital(who(wish, "jedes Fach"))}: ${count(wish.daysBefore, { one: "# Tag", other: "# Tage" })} vor der Prüfung fertig`,
  first: (wish) =>
    wish.of === "day"
      ? `Jeder Tag beginnt mit ${wish.subjects === undefined ? levelsWith[wish.level ?? "hard"] : and(wish.subjects)}`
      : `${capital(who(wish, ""))} zuerst`,
  order: (wish) => `${and(wish.first)} jeden Tag vor ${and(wish.second)}`,
  apart: (wish) => `${and(wish.subjects)} nie am selben Tag`,
  alternate: (wish) => `${and(wish.subjects)} abwechselnd`,
  review: (wish) =>
    `${wish.days === 1 ? "Der letzte Tag" : `Die letzten ${wish.days} Tage`} vor ${exams(wish.subjects)} ${wish.only ? "nur " : ""}für das Fach`,
  light: (wish) => (when(wish) === "" ? "Ein leichtes Pensum" : `Weniger ${when(wish)}`),
  shape: (wish) => shapes[wish.shape],
  sleep: ({ from, to, minutes }) => {
    if (minutes !== undefined) return `${length(minutes)} Schlaf`;
    if (from === undefined) return `Um ${formatClock(to ?? 0)} Uhr aufstehen`;
    return to === undefined
      ? `Um ${formatClock(from)} Uhr ins Bett`
      : `Schlaf von ${formatClock(from)} bis ${formatClock(to)} Uhr`;
  },
  buffer: (wish) => `${length(wish.minutes)} frei ${sides[wish.side]} „${wish.label}“`,
  task: (wish) => {
    const { label, minutes } = wish;
    const { window: _window, ...days } = wish;
    const what = minutes === undefined ? label : `${label}, ${length(minutes)}`;
    return `${then(what, wish)}${when(days) === "" ? " jeden Tag" : ""}`;
  },
  exam: (wish) => `Prüfung in ${wish.subject} am ${date(wish.date)}`,
});

const sentence = (wish: Wish): string =>
  isIfPossible(wish) ? `${text(wish)}, wenn möglich` : text(wish);

const sessions = (amount: number, one: string, other: string): string =>
  count(amount, { one: `Eine Einheit ${one}.`, other: `# Einheiten ${other}.` });
const days = (amount: number, what: string): string =>
  count(amount, { one: `Ein Tag hat ${what}.`, other: `# Tage haben ${what}.` });

const reasonText = byKind<Reason>({
  "not moved": (reason) =>
    sessions(reason.count, "ließ sich nicht verschieben", "ließen sich nicht verschieben"),
  "other time": (reason) =>
    sessions(reason.count, "ist zu einer anderen Zeit", "sind zu anderen Zeiten"),
  "other subject": (reason) =>
    sessions(
      reason.count,
      "eines anderen Fachs ist dann: Die Prüfung ist zu bald",
      "anderer Fächer sind dann: Die Prüfungen sind zu bald",
    ),
  "other length": (reason) =>
    sessions(reason.count, "ist länger oder kürzer", "sind länger oder kürzer"),
  "other rating": (reason) => sessions(reason.count, "zählt noch anders", "zählen noch anders"),
  outside: (reason) => sessions(reason.count, "ist außerhalb", "sind außerhalb"),
  later: (reason) => sessions(reason.count, "kommt später", "kommen später"),
  asleep: (reason) =>
    sessions(reason.count, "ist in der Schlafenszeit", "sind in der Schlafenszeit"),
  "had to stay": (reason) =>
    sessions(
      reason.count,
      "musste bleiben: Es gibt kein anderes Fach",
      "mussten bleiben: Es gibt kein anderes Fach",
    ),
  "full day": (reason) => days(reason.count, "keinen Platz dafür"),
  "more sessions": (reason) => days(reason.count, "mehr"),
  "more subjects": (reason) => days(reason.count, "mehr: Die Prüfungen sind dicht beieinander"),
  both: (reason) => days(reason.count, "beides: Die Stunden vor den Prüfungen reichen sonst nicht"),
  "both or twice": (reason) => days(reason.count, "beides oder eines davon zweimal nacheinander"),
  above: (reason) => days(reason.count, `mehr als ${length(reason.minutes)}`),
  "begins otherwise": (reason) =>
    count(reason.count, {
      one: "Ein Tag beginnt mit etwas anderem.",
      other: "# Tage beginnen mit etwas anderem.",
    }),
  "other order": (reason) =>
    count(reason.count, {
      one: "An einem Tag ist die Reihenfolge anders.",
      other: "An # Tagen ist die Reihenfolge anders.",
    }),
  "fewer free days": (reason) =>
    count(reason.count, {
      one: "Eine Woche hat weniger freie Tage.",
      other: "# Wochen haben weniger freie Tage.",
    }),
  limit: (reason) => {
    const than = reason.than === "more" ? "mehr" : "weniger";
    return reason.per === "day"
      ? days(reason.count, than)
      : count(reason.count, { one: `Eine Woche hat ${than}.`, other: `# Wochen haben ${than}.` });
  },
  missing: (reason) =>
    `${reason.subject} fehlt an ${count(reason.count, { one: "einem Tag", other: "# Tagen" })}.`,
  "days a week": (reason) =>
    `In einer Woche kommt ${reason.subject} ${reason.isFew ? "nur " : ""}an ${count(reason.days, { one: "einem Tag", other: "# Tagen" })}.`,
  work: (reason) => `${reason.subject} bekommt ${length(reason.minutes)}.`,
  "no change": (reason) =>
    `${and(reason.subjects)} ${reason.subjects.length === 1 ? "bekommt" : "bekommen"} nicht ${reason.direction === "more" ? "mehr" : "weniger"} Zeit als ohne diesen Wunsch.`,
  exam: (reason) =>
    reason.isNew
      ? "Füge die Prüfung bei deinen Fächern hinzu und plane noch einmal."
      : "Ändere den Termin bei deinen Fächern und plane noch einmal.",
  "other days": () => "Andere Tage haben genauso viel: Es war kein Platz.",
  "some days": (reason) =>
    reason.used === 0
      ? "Dort war für keine Einheit Platz."
      : `Nur an ${reason.used} von ${count(reason.days, { one: "# Tag", other: "# Tagen" })} war dann Platz dafür.`,
  halves: (reason) =>
    `Die erste Hälfte hat ${length(reason.first)} am Tag, die zweite ${length(reason.second)}.`,
  "say how long": () => "Sag, wie lange es dauert, dann bleibt diese Zeit frei.",
  "least break": (reason) => `Pausen sind nie kürzer als ${length(reason.minutes)}.`,
  "shorter breaks": () => "Manche Einheiten folgen mit einer kürzeren Pause aufeinander.",
  "no review": (reason) => `An den letzten Tagen vor ${reason.subject} ist nichts davon.`,
  "shared review": (reason) =>
    `Andere Prüfungen sind so nah, dass die letzten Tage vor ${reason.subject} geteilt sind.`,
  "other begins": () => "Eine andere Prüfung ist so nah, dass ihr Fach beginnen muss.",
  "no sessions": () => "Es gibt keine Einheiten davon.",
  "short plan": () => "Dafür ist der Plan zu kurz.",
  "nothing called": (reason) => `In deiner Woche heißt nichts „${reason.label}“.`,
  "none rated": (reason) =>
    `Kein Fach ist als ${reason.level === "hard" ? "schwer" : "leicht"} eingestuft.`,
  "unknown subjects": (reason) =>
    `${and(reason.subjects)} ${reason.subjects.length === 1 ? "ist" : "sind"} nicht bei deinen Fächern.`,
});

export default [
  said(wishWords, {
    wish: sentence,
    label: (wish) =>
      shortLabel(wish, {
        free: (weekdays) => capital(`${dayNames(weekdays)} frei`),
        shortWeekday: tools.shortWeekday,
        and,
        until: (clock) => `bis ${clock}`,
        since: (clock) => `ab ${clock}`,
        evening: "abends",
        work: (subjects, minutes) => `${and(subjects)} ${length(minutes)}`,
      }) ?? sentence(wish),
    unkept: (wish, reason) => `${sentence(wish)}: ${reasonText(reason)}`,
  }),
];
