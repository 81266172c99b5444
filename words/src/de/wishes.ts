import { formatClock } from "@smart-planner/planner/time";
import type { LimitWish, Reason, RhythmWish, When, Who, Wish } from "@smart-planner/planner/wishes";
import { capital } from "../capital.ts";
import { wishWords } from "../en/wishes.ts";
import { said } from "../said.ts";
import { type Days, isIfPossible, shortLabel, weightStep, whenOf } from "../wish-text.ts";
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

const text = (wish: Wish): string => {
  switch (wish.kind) {
    case "off": {
      const name = who(wish, "");
      return then(wish.label ?? (name === "" ? "Kein Lernen" : `${capital(name)} nicht`), wish);
    }
    case "only": {
      const { window, ...days } = wish;
      const name = capital(who(wish, "lernen"));
      if (window === undefined) return `${name} nur ${when(wish)}`;
      return `${then(name, days)} nur ${when({ window })}`;
    }
    case "only-subjects":
      return then(`Nur ${and(wish.subjects)}`, wish);
    case "prefer":
      return then(`${capital(who(wish, "lernen"))} am liebsten`, wish);
    case "allow":
      return when(wish) === ""
        ? `${capital(who(wish, "alles"))}: bleibt im Plan`
        : `${then(capital(who(wish, "lernen")), wish)} ist in Ordnung`;
    case "limit":
      return limitText(wish);
    case "rhythm":
      return rhythmText(wish);
    case "session": {
      const { least, most } = wish;
      const subjects = of(wish, "für ");
      if (least === undefined) return `Einheiten von höchstens ${length(most ?? 0)}${subjects}`;
      if (most === undefined) return `Einheiten von mindestens ${length(least)}${subjects}`;
      const to = least === most ? "" : ` bis ${length(most)}`;
      return `Einheiten von ${length(least)}${to}${subjects}`;
    }
    case "break":
      return `Pausen von ${length(wish.minutes)}`;
    case "subjects-a-day":
      return wish.most === 1 ? "Ein Fach am Tag" : `Höchstens ${wish.most} Fächer am Tag`;
    case "sessions-a-day":
      return `Höchstens ${count(wish.most, { one: "eine Einheit", other: "# Einheiten" })}${of(wish, "")} am Tag`;
    case "rest-days":
      return `${count(wish.perWeek, { one: "Ein Tag", other: "# Tage" })} pro Woche ohne Lernen`;
    case "work":
      return `${length(wish.minutes)} für ${wish.subjects.length > 1 ? "je " : ""}${and(wish.subjects)}`;
    case "done":
      return wish.minutes === undefined
        ? `${and(wish.subjects)}: zu ${Math.round((wish.part ?? 0) * 100)} % erledigt`
        : `${and(wish.subjects)}: ${length(wish.minutes)} erledigt`;
    case "weight":
      return `${weights[weightStep(wish.factor)]} Zeit für ${and(wish.subjects)}`;
    case "difficulty":
      return `${and(wish.subjects)} ${wish.subjects.length > 1 ? "gelten" : "gilt"} als ${ratings[wish.rating - 1] ?? "mittel"}`;
    case "skip":
      return `Ohne ${and(wish.subjects)}`;
    case "period":
      return [
        capital(who(wish, "lernen")),
        ...(wish.from === undefined ? [] : [`ab dem ${date(wish.from)}`]),
        ...(wish.to === undefined ? [] : [`bis zum ${date(wish.to)}`]),
      ].join(" ");
    case "finish":
      return `${capital(who(wish, "jedes Fach"))}: ${count(wish.daysBefore, { one: "# Tag", other: "# Tage" })} vor der Prüfung fertig`;
    case "first":
      return wish.of === "day"
        ? `Jeder Tag beginnt mit ${wish.subjects === undefined ? levelsWith[wish.level ?? "hard"] : and(wish.subjects)}`
        : `${capital(who(wish, ""))} zuerst`;
    case "order":
      return `${and(wish.first)} jeden Tag vor ${and(wish.second)}`;
    case "apart":
      return `${and(wish.subjects)} nie am selben Tag`;
    case "alternate":
      return `${and(wish.subjects)} abwechselnd`;
    case "review":
      return `${wish.days === 1 ? "Der letzte Tag" : `Die letzten ${wish.days} Tage`} vor ${exams(wish.subjects)} ${wish.only ? "nur " : ""}für das Fach`;
    case "light":
      return when(wish) === "" ? "Ein leichtes Pensum" : `Weniger ${when(wish)}`;
    case "shape":
      return shapes[wish.shape];
    case "sleep": {
      const { from, to, minutes } = wish;
      if (minutes !== undefined) return `${length(minutes)} Schlaf`;
      if (from === undefined) return `Um ${formatClock(to ?? 0)} Uhr aufstehen`;
      return to === undefined
        ? `Um ${formatClock(from)} Uhr ins Bett`
        : `Schlaf von ${formatClock(from)} bis ${formatClock(to)} Uhr`;
    }
    case "buffer":
      return `${length(wish.minutes)} frei ${sides[wish.side]} „${wish.label}“`;
    case "task": {
      const { label, minutes } = wish;
      const { window: _window, ...days } = wish;
      const what = minutes === undefined ? label : `${label}, ${length(minutes)}`;
      return `${then(what, wish)}${when(days) === "" ? " jeden Tag" : ""}`;
    }
    case "exam":
      return `Prüfung in ${wish.subject} am ${date(wish.date)}`;
  }
};

const sentence = (wish: Wish): string =>
  isIfPossible(wish) ? `${text(wish)}, wenn möglich` : text(wish);

const sessions = (amount: number, one: string, other: string): string =>
  count(amount, { one: `Eine Einheit ${one}.`, other: `# Einheiten ${other}.` });
const days = (amount: number, what: string): string =>
  count(amount, { one: `Ein Tag hat ${what}.`, other: `# Tage haben ${what}.` });

const reasonText = (reason: Reason): string => {
  switch (reason.kind) {
    case "not moved":
      return sessions(reason.count, "ließ sich nicht verschieben", "ließen sich nicht verschieben");
    case "other time":
      return sessions(reason.count, "ist zu einer anderen Zeit", "sind zu anderen Zeiten");
    case "other subject":
      return sessions(
        reason.count,
        "eines anderen Fachs ist dann: Die Prüfung ist zu bald",
        "anderer Fächer sind dann: Die Prüfungen sind zu bald",
      );
    case "other length":
      return sessions(reason.count, "ist länger oder kürzer", "sind länger oder kürzer");
    case "other rating":
      return sessions(reason.count, "zählt noch anders", "zählen noch anders");
    case "outside":
      return sessions(reason.count, "ist außerhalb", "sind außerhalb");
    case "later":
      return sessions(reason.count, "kommt später", "kommen später");
    case "asleep":
      return sessions(reason.count, "ist in der Schlafenszeit", "sind in der Schlafenszeit");
    case "had to stay":
      return sessions(
        reason.count,
        "musste bleiben: Es gibt kein anderes Fach",
        "mussten bleiben: Es gibt kein anderes Fach",
      );
    case "full day":
      return days(reason.count, "keinen Platz dafür");
    case "more sessions":
      return days(reason.count, "mehr");
    case "more subjects":
      return days(reason.count, "mehr: Die Prüfungen sind dicht beieinander");
    case "both":
      return days(reason.count, "beides: Die Stunden vor den Prüfungen reichen sonst nicht");
    case "both or twice":
      return days(reason.count, "beides oder eines davon zweimal nacheinander");
    case "above":
      return days(reason.count, `mehr als ${length(reason.minutes)}`);
    case "begins otherwise":
      return count(reason.count, {
        one: "Ein Tag beginnt mit etwas anderem.",
        other: "# Tage beginnen mit etwas anderem.",
      });
    case "other order":
      return count(reason.count, {
        one: "An einem Tag ist die Reihenfolge anders.",
        other: "An # Tagen ist die Reihenfolge anders.",
      });
    case "fewer free days":
      return count(reason.count, {
        one: "Eine Woche hat weniger freie Tage.",
        other: "# Wochen haben weniger freie Tage.",
      });
    case "limit": {
      const than = reason.than === "more" ? "mehr" : "weniger";
      return reason.per === "day"
        ? days(reason.count, than)
        : count(reason.count, { one: `Eine Woche hat ${than}.`, other: `# Wochen haben ${than}.` });
    }
    case "missing":
      return `${reason.subject} fehlt an ${count(reason.count, { one: "einem Tag", other: "# Tagen" })}.`;
    case "days a week":
      return `In einer Woche kommt ${reason.subject} ${reason.isFew ? "nur " : ""}an ${count(reason.days, { one: "einem Tag", other: "# Tagen" })}.`;
    case "work":
      return `${reason.subject} bekommt ${length(reason.minutes)}.`;
    case "no change":
      return `${and(reason.subjects)} ${reason.subjects.length === 1 ? "bekommt" : "bekommen"} nicht ${reason.direction === "more" ? "mehr" : "weniger"} Zeit als ohne diesen Wunsch.`;
    case "exam":
      return reason.isNew
        ? "Füge die Prüfung bei deinen Fächern hinzu und plane noch einmal."
        : "Ändere den Termin bei deinen Fächern und plane noch einmal.";
    case "other days":
      return "Andere Tage haben genauso viel: Es war kein Platz.";
    case "some days":
      return reason.used === 0
        ? "Dort war für keine Einheit Platz."
        : `Nur an ${reason.used} von ${count(reason.days, { one: "# Tag", other: "# Tagen" })} war dann Platz dafür.`;
    case "halves":
      return `Die erste Hälfte hat ${length(reason.first)} am Tag, die zweite ${length(reason.second)}.`;
    case "say how long":
      return "Sag, wie lange es dauert, dann bleibt diese Zeit frei.";
    case "least break":
      return `Pausen sind nie kürzer als ${length(reason.minutes)}.`;
    case "shorter breaks":
      return "Manche Einheiten folgen mit einer kürzeren Pause aufeinander.";
    case "no review":
      return `An den letzten Tagen vor ${reason.subject} ist nichts davon.`;
    case "shared review":
      return `Andere Prüfungen sind so nah, dass die letzten Tage vor ${reason.subject} geteilt sind.`;
    case "other begins":
      return "Eine andere Prüfung ist so nah, dass ihr Fach beginnen muss.";
    case "no sessions":
      return "Es gibt keine Einheiten davon.";
    case "short plan":
      return "Dafür ist der Plan zu kurz.";
    case "nothing called":
      return `In deiner Woche heißt nichts „${reason.label}“.`;
    case "none rated":
      return `Kein Fach ist als ${reason.level === "hard" ? "schwer" : "leicht"} eingestuft.`;
    case "unknown subjects":
      return `${and(reason.subjects)} ${reason.subjects.length === 1 ? "ist" : "sind"} nicht bei deinen Fächern.`;
  }
};

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
