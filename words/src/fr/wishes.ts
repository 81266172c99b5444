import { formatClock } from "@smart-planner/planner/time";
import type { LimitWish, Reason, RhythmWish, When, Who, Wish } from "@smart-planner/planner/wishes";
import { capital } from "../capital.ts";
import { wishWords } from "../en/wishes.ts";
import { said } from "../said.ts";
import { byKind, type Days, isIfPossible, shortLabel, weightStep, whenOf } from "../wish-text.ts";
import { and, count, date, length, tools } from "./tools.ts";

/** After "avant". */
const exams = (subjects: readonly string[] = []): string => {
  if (subjects.length === 0) return "chaque examen";
  return `${subjects.length === 1 ? "l’examen" : "les examens"} de ${and(subjects)}`;
};

const dayNames = (days: Days): string => {
  if (days === "weekdays") return "en semaine";
  if (days === "weekends") return "le week-end";
  return and(days.map((day) => `le ${tools.weekday(day)}`));
};

const when = whenOf({
  on: dayNames,
  earlyMorning: "tôt le matin",
  morning: "le matin",
  afternoon: "l’après-midi",
  before: (clock) => `avant ${clock}`,
  after: (clock) => `après ${clock}`,
  between: (from, to) => `de ${from} à ${to}`,
  date: (day) => `le ${date(day)}`,
  dates: (from, to) => `du ${date(from)} au ${date(to)}`,
  since: (day) => `à partir du ${date(day)}`,
  beforeExam: (days, subjects) =>
    `${days === 1 ? "le dernier jour" : `les ${days} derniers jours`} avant ${exams(subjects)}`,
  and,
  gap: " ",
});

const then = (text: string, wish: When): string => `${text} ${when(wish)}`.trimEnd();

const levels = { easy: "matières faciles", hard: "matières difficiles" };
const who = ({ subjects = [], level }: Who, all: string): string => {
  if (subjects.length > 0) return and(subjects);
  return level === undefined ? all : levels[level];
};
const of = (wish: Who, preposition: string): string => {
  const name = who(wish, "");
  return name === "" ? "" : ` ${preposition} ${name}`;
};

const limitText = (wish: LimitWish): string => {
  const { most, least } = wish;
  if (most === 0) return then("Pas d’étude", wish);
  const per = wish.per === "week" ? then("par semaine", wish) : when(wish) || "par jour";
  const what = `${of(wish, "de")} ${per}`;
  if (most !== undefined && most === least) return `${length(most)}${what}`;
  return [
    ...(least === undefined ? [] : [`Au moins ${length(least)}${what}`]),
    ...(most === undefined ? [] : [`Au plus ${length(most)}${what}`]),
  ].join(" ; ");
};

const bounds = { exactly: "", most: "au plus ", least: "au moins " };

const rhythmText = ({ subjects, bound, perWeek = 0, everyDays, minutes }: RhythmWish): string => {
  const name = and(subjects);
  const what = minutes === undefined ? name : `${length(minutes)} de ${name}`;
  const start = `${what} ${bounds[bound]}`;
  if (everyDays === 1) return `${start}chaque jour`;
  if (everyDays !== undefined)
    return `${start}${everyDays === 2 ? "un jour sur deux" : `tous les ${everyDays} jours`}`;
  return `${start}${perWeek} fois par semaine`;
};

const weights = {
  "much more": "Beaucoup plus de",
  more: "Plus de",
  "a little more": "Un peu plus de",
  "a little less": "Un peu moins de",
  less: "Moins de",
  "much less": "Beaucoup moins de",
};
const ratings = ["très facile", "facile", "moyenne", "difficile", "très difficile"];
const shapes = {
  even: "Travail réparti également",
  rising: "Plus de travail près des examens",
  early: "Plus de travail au début",
};
const sides = { before: "avant", after: "après" };

const text = byKind<Wish>({
  off: (wish) => {
    const name = who(wish, "");
    return then(wish.label ?? (name === "" ? "Pas d’étude" : `Sans ${name}`), wish);
  },
  only: (wish) => {
    const { window, ...days } = wish;
    const name = capital(who(wish, "étudier"));
    if (window === undefined) return `${name} seulement ${when(wish)}`;
    return `${then(name, days)} seulement ${when({ window })}`;
  },
  "only-subjects": (wish) => then(`Seulement ${and(wish.subjects)}`, wish),
  prefer: (wish) => then(`${capital(who(wish, "étudier"))} de préférence`, wish),
  allow: (wish) =>
    when(wish) === ""
      ? `${capital(who(wish, "tout"))} : reste dans le planning`
      : `${then(capital(who(wish, "étudier")), wish)} : c’est possible`,
  limit: limitText,
  rhythm: rhythmText,
  session: (wish) => {
    const { least, most } = wish;
    const subjects = of(wish, "pour");
    if (least === undefined) return `Séances de ${length(most ?? 0)} au plus${subjects}`;
    if (most === undefined) return `Séances de ${length(least)} au moins${subjects}`;
    const to = least === most ? "" : ` à ${length(most)}`;
    return `Séances de ${length(least)}${to}${subjects}`;
  },
  break: (wish) => `Pauses de ${length(wish.minutes)}`,
  "subjects-a-day": (wish) =>
    wish.most === 1 ? "Une matière par jour" : `Au plus ${wish.most} matières par jour`,
  "sessions-a-day": (wish) =>
    `Au plus ${count(wish.most, { one: "une séance", other: "# séances" })}${of(wish, "de")} par jour`,
  "rest-days": (wish) =>
    `${count(wish.perWeek, { one: "Un jour", other: "# jours" })} par semaine sans étude`,
  work: (wish) =>
    `${length(wish.minutes)} pour ${wish.subjects.length > 1 ? "chacune : " : ""}${and(wish.subjects)}`,
  done: (wish) =>
    wish.minutes === undefined
      ? `${and(wish.subjects)} : fait à ${Math.round((wish.part ?? 0) * 100)} %`
      : `${and(wish.subjects)} : ${length(wish.minutes)} déjà faites`,
  weight: (wish) => `${weights[weightStep(wish.factor)]} temps pour ${and(wish.subjects)}`,
  difficulty: (wish) =>
    `${and(wish.subjects)} : compte comme ${ratings[wish.rating - 1] ?? "moyenne"}`,
  skip: (wish) => `Sans ${and(wish.subjects)}`,
  period: (wish) =>
    [
      capital(who(wish, "étudier")),
      ...(wish.from === undefined ? [] : [`à partir du ${date(wish.from)}`]),
      ...(wish.to === undefined ? [] : [`jusqu’au ${date(wish.to)}`]),
    ].join(" "),
  finish: (wish) =>
    `${capital(who(wish, "chaque matière"))} : fini ${count(wish.daysBefore, { one: "# jour", other: "# jours" })} avant l’examen`,
  first: (wish) =>
    wish.of === "day"
      ? `Chaque jour commence par ${who(wish, "")}`
      : `${capital(who(wish, ""))} d’abord`,
  order: (wish) => `${and(wish.first)} avant ${and(wish.second)} chaque jour`,
  apart: (wish) => `${and(wish.subjects)} jamais le même jour`,
  alternate: (wish) => `${and(wish.subjects)} à tour de rôle`,
  review: (wish) =>
    `${wish.days === 1 ? "Le dernier jour" : `Les ${wish.days} derniers jours`} avant ${exams(wish.subjects)} ${wish.only ? "seulement " : ""}pour sa matière`,
  light: (wish) => (when(wish) === "" ? "Une charge légère" : `Plus léger ${when(wish)}`),
  shape: (wish) => shapes[wish.shape],
  sleep: ({ from, to, minutes }) => {
    if (minutes !== undefined) return `${length(minutes)} de sommeil`;
    if (from === undefined) return `Lever à ${formatClock(to ?? 0)}`;
    return to === undefined
      ? `Au lit à ${formatClock(from)}`
      : `Sommeil de ${formatClock(from)} à ${formatClock(to)}`;
  },
  buffer: (wish) => `${length(wish.minutes)} libres ${sides[wish.side]} « ${wish.label} »`,
  task: (wish) => {
    const { label, minutes } = wish;
    const { window: _window, ...days } = wish;
    const what = minutes === undefined ? label : `${label}, ${length(minutes)}`;
    return `${then(what, wish)}${when(days) === "" ? " chaque jour" : ""}`;
  },
  exam: (wish) => `Examen de ${wish.subject} le ${date(wish.date)}`,
});

const sentence = (wish: Wish): string =>
  isIfPossible(wish) ? `${text(wish)}, si possible` : text(wish);

const sessions = (amount: number, one: string, other: string): string =>
  count(amount, { one: `Une séance ${one}.`, other: `# séances ${other}.` });
const days = (amount: number, what: string): string =>
  count(amount, { one: `Un jour a ${what}.`, other: `# jours ont ${what}.` });

const reasonText = byKind<Reason>({
  "not moved": (reason) =>
    sessions(reason.count, "n’a pas pu être déplacée", "n’ont pas pu être déplacées"),
  "other time": (reason) =>
    sessions(reason.count, "est à un autre moment", "sont à d’autres moments"),
  "other subject": (reason) =>
    sessions(
      reason.count,
      "d’une autre matière est à ce moment : son examen est trop proche",
      "d’autres matières sont à ce moment : leurs examens sont trop proches",
    ),
  "other length": (reason) =>
    sessions(reason.count, "est plus longue ou plus courte", "sont plus longues ou plus courtes"),
  "other rating": (reason) =>
    sessions(reason.count, "compte encore autrement", "comptent encore autrement"),
  outside: (reason) => sessions(reason.count, "est en dehors", "sont en dehors"),
  later: (reason) => sessions(reason.count, "vient plus tard", "viennent plus tard"),
  asleep: (reason) =>
    sessions(
      reason.count,
      "est pendant les heures de sommeil",
      "sont pendant les heures de sommeil",
    ),
  "had to stay": (reason) =>
    sessions(
      reason.count,
      "a dû rester : il n’y a pas d’autre matière",
      "ont dû rester : il n’y a pas d’autre matière",
    ),
  "full day": (reason) =>
    count(reason.count, {
      one: "Un jour n’a pas de place pour cela.",
      other: "# jours n’ont pas de place pour cela.",
    }),
  "more sessions": (reason) =>
    count(reason.count, { one: "Un jour en a plus.", other: "# jours en ont plus." }),
  "more subjects": (reason) =>
    count(reason.count, {
      one: "Un jour en a plus : les examens sont rapprochés.",
      other: "# jours en ont plus : les examens sont rapprochés.",
    }),
  both: (reason) => days(reason.count, "les deux : les heures avant les examens ne suffisent pas"),
  "both or twice": (reason) => days(reason.count, "les deux, ou l’une d’elles deux fois de suite"),
  above: (reason) => days(reason.count, `plus de ${length(reason.minutes)}`),
  "begins otherwise": (reason) =>
    count(reason.count, {
      one: "Un jour commence par autre chose.",
      other: "# jours commencent par autre chose.",
    }),
  "other order": (reason) =>
    count(reason.count, {
      one: "Un jour, l’ordre est différent.",
      other: "L’ordre est différent sur # jours.",
    }),
  "fewer free days": (reason) =>
    count(reason.count, {
      one: "Une semaine a moins de jours libres.",
      other: "# semaines ont moins de jours libres.",
    }),
  limit: (reason) => {
    const than = reason.than === "more" ? "plus" : "moins";
    return reason.per === "day"
      ? count(reason.count, { one: `Un jour a ${than}.`, other: `# jours ont ${than}.` })
      : count(reason.count, { one: `Une semaine a ${than}.`, other: `# semaines ont ${than}.` });
  },
  missing: (reason) =>
    `${reason.subject} manque sur ${count(reason.count, { one: "un jour", other: "# jours" })}.`,
  "days a week": (reason) =>
    `Une semaine, ${reason.subject} vient ${reason.isFew ? "seulement " : ""}sur ${count(reason.days, { one: "un jour", other: "# jours" })}.`,
  work: (reason) => `${reason.subject} reçoit ${length(reason.minutes)}.`,
  "no change": (reason) =>
    `${and(reason.subjects)} ${reason.subjects.length === 1 ? "ne reçoit" : "ne reçoivent"} pas ${reason.direction === "more" ? "plus" : "moins"} de temps que sans ce souhait.`,
  exam: (reason) =>
    reason.isNew
      ? "Ajoute-le à tes matières, puis planifie de nouveau."
      : "Change la date de l’examen dans tes matières, puis planifie de nouveau.",
  "other days": () => "D’autres jours en ont autant : il n’y avait pas de place.",
  "some days": (reason) =>
    reason.used === 0
      ? "Aucune séance n’a pu être placée là."
      : `Seulement ${reason.used} sur ${count(reason.days, { one: "# jour", other: "# jours" })} avaient de la place à ce moment.`,
  halves: (reason) =>
    `La première moitié a ${length(reason.first)} par jour, la seconde ${length(reason.second)}.`,
  "say how long": () => "Dis combien de temps cela prend, et le planning laisse ce temps libre.",
  "least break": (reason) =>
    `Les pauses ne sont jamais plus courtes que ${length(reason.minutes)}.`,
  "shorter breaks": () => "Certaines séances se suivent avec une pause plus courte.",
  "no review": (reason) => `Les derniers jours avant ${reason.subject} n’en ont pas.`,
  "shared review": (reason) =>
    `D’autres examens sont si proches que les derniers jours avant ${reason.subject} sont partagés.`,
  "other begins": () => "Un autre examen est si proche que sa matière doit commencer.",
  "no sessions": () => "Il n’y en a aucune séance.",
  "short plan": () => "Le planning est trop court pour cela.",
  "nothing called": (reason) => `Rien dans ta semaine ne s’appelle « ${reason.label} ».`,
  "none rated": (reason) =>
    `Aucune matière n’est notée ${reason.level === "hard" ? "difficile" : "facile"}.`,
  "unknown subjects": (reason) =>
    `${and(reason.subjects)} ${reason.subjects.length === 1 ? "n’est" : "ne sont"} pas parmi tes matières.`,
});

export default [
  said(wishWords, {
    wish: sentence,
    label: (wish) =>
      shortLabel(wish, {
        free: (weekdays) => `Libre ${dayNames(weekdays)}`,
        shortWeekday: tools.shortWeekday,
        and,
        until: (clock) => `jusqu’à ${clock}`,
        since: (clock) => `à partir de ${clock}`,
        evening: "le soir",
        work: (subjects, minutes) => `${and(subjects)} ${length(minutes)}`,
      }) ?? sentence(wish),
    unkept: (wish, reason) => `${sentence(wish)} : ${reasonText(reason)}`,
  }),
];
