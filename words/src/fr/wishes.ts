import { formatClock } from "@smart-planner/planner/time";
import type { LimitWish, Reason, RhythmWish, When, Who, Wish } from "@smart-planner/planner/wishes";
import { capital } from "../capital.ts";
import { wishWords } from "../en/wishes.ts";
import { said } from "../said.ts";
import { type Days, isIfPossible, shortLabel, weightStep, whenOf } from "../wish-text.ts";
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

const text = (wish: Wish): string => {
  switch (wish.kind) {
    case "off": {
      const name = who(wish, "");
      return then(wish.label ?? (name === "" ? "Pas d’étude" : `Sans ${name}`), wish);
    }
    case "only": {
      const { window, ...days } = wish;
      const name = capital(who(wish, "étudier"));
      if (window === undefined) return `${name} seulement ${when(wish)}`;
      return `${then(name, days)} seulement ${when({ window })}`;
    }
    case "only-subjects":
      return then(`Seulement ${and(wish.subjects)}`, wish);
    case "prefer":
      return then(`${capital(who(wish, "étudier"))} de préférence`, wish);
    case "allow":
      return when(wish) === ""
        ? `${capital(who(wish, "tout"))} : reste dans le planning`
        : `${then(capital(who(wish, "étudier")), wish)} : c’est possible`;
    case "limit":
      return limitText(wish);
    case "rhythm":
      return rhythmText(wish);
    case "session": {
      const { least, most } = wish;
      const subjects = of(wish, "pour");
      if (least === undefined) return `Séances de ${length(most ?? 0)} au plus${subjects}`;
      if (most === undefined) return `Séances de ${length(least)} au moins${subjects}`;
      const to = least === most ? "" : ` à ${length(most)}`;
      return `Séances de ${length(least)}${to}${subjects}`;
    }
    case "break":
      return `Pauses de ${length(wish.minutes)}`;
    case "subjects-a-day":
      return wish.most === 1 ? "Une matière par jour" : `Au plus ${wish.most} matières par jour`;
    case "sessions-a-day":
      return `Au plus ${count(wish.most, { one: "une séance", other: "# séances" })}${of(wish, "de")} par jour`;
    case "rest-days":
      return `${count(wish.perWeek, { one: "Un jour", other: "# jours" })} par semaine sans étude`;
    case "work":
      return `${length(wish.minutes)} pour ${wish.subjects.length > 1 ? "chacune : " : ""}${and(wish.subjects)}`;
    case "done":
      return wish.minutes === undefined
        ? `${and(wish.subjects)} : fait à ${Math.round((wish.part ?? 0) * 100)} %`
        : `${and(wish.subjects)} : ${length(wish.minutes)} déjà faites`;
    case "weight":
      return `${weights[weightStep(wish.factor)]} temps pour ${and(wish.subjects)}`;
    case "difficulty":
      return `${and(wish.subjects)} : compte comme ${ratings[wish.rating - 1] ?? "moyenne"}`;
    case "skip":
      return `Sans ${and(wish.subjects)}`;
    case "period":
      return [
        capital(who(wish, "étudier")),
        ...(wish.from === undefined ? [] : [`à partir du ${date(wish.from)}`]),
        ...(wish.to === undefined ? [] : [`jusqu’au ${date(wish.to)}`]),
      ].join(" ");
    case "finish":
      return `${capital(who(wish, "chaque matière"))} : fini ${count(wish.daysBefore, { one: "# jour", other: "# jours" })} avant l’examen`;
    case "first":
      return wish.of === "day"
        ? `Chaque jour commence par ${who(wish, "")}`
        : `${capital(who(wish, ""))} d’abord`;
    case "order":
      return `${and(wish.first)} avant ${and(wish.second)} chaque jour`;
    case "apart":
      return `${and(wish.subjects)} jamais le même jour`;
    case "alternate":
      return `${and(wish.subjects)} à tour de rôle`;
    case "review":
      return `${wish.days === 1 ? "Le dernier jour" : `Les ${wish.days} derniers jours`} avant ${exams(wish.subjects)} ${wish.only ? "seulement " : ""}pour sa matière`;
    case "light":
      return when(wish) === "" ? "Une charge légère" : `Plus léger ${when(wish)}`;
    case "shape":
      return shapes[wish.shape];
    case "sleep": {
      const { from, to, minutes } = wish;
      if (minutes !== undefined) return `${length(minutes)} de sommeil`;
      if (from === undefined) return `Lever à ${formatClock(to ?? 0)}`;
      return to === undefined
        ? `Au lit à ${formatClock(from)}`
        : `Sommeil de ${formatClock(from)} à ${formatClock(to)}`;
    }
    case "buffer":
      return `${length(wish.minutes)} libres ${sides[wish.side]} « ${wish.label} »`;
    case "task": {
      const { label, minutes } = wish;
      const { window: _window, ...days } = wish;
      const what = minutes === undefined ? label : `${label}, ${length(minutes)}`;
      return `${then(what, wish)}${when(days) === "" ? " chaque jour" : ""}`;
    }
    case "exam":
      return `Examen de ${wish.subject} le ${date(wish.date)}`;
  }
};

const sentence = (wish: Wish): string =>
  isIfPossible(wish) ? `${text(wish)}, si possible` : text(wish);

const sessions = (amount: number, one: string, other: string): string =>
  count(amount, { one: `Une séance ${one}.`, other: `# séances ${other}.` });
const days = (amount: number, what: string): string =>
  count(amount, { one: `Un jour a ${what}.`, other: `# jours ont ${what}.` });

const reasonText = (reason: Reason): string => {
  switch (reason.kind) {
    case "not moved":
      return sessions(reason.count, "n’a pas pu être déplacée", "n’ont pas pu être déplacées");
    case "other time":
      return sessions(reason.count, "est à un autre moment", "sont à d’autres moments");
    case "other subject":
      return sessions(
        reason.count,
        "d’une autre matière est à ce moment : son examen est trop proche",
        "d’autres matières sont à ce moment : leurs examens sont trop proches",
      );
    case "other length":
      return sessions(
        reason.count,
        "est plus longue ou plus courte",
        "sont plus longues ou plus courtes",
      );
    case "other rating":
      return sessions(reason.count, "compte encore autrement", "comptent encore autrement");
    case "outside":
      return sessions(reason.count, "est en dehors", "sont en dehors");
    case "later":
      return sessions(reason.count, "vient plus tard", "viennent plus tard");
    case "asleep":
      return sessions(
        reason.count,
        "est pendant les heures de sommeil",
        "sont pendant les heures de sommeil",
      );
    case "had to stay":
      return sessions(
        reason.count,
        "a dû rester : il n’y a pas d’autre matière",
        "ont dû rester : il n’y a pas d’autre matière",
      );
    case "full day":
      return count(reason.count, {
        one: "Un jour n’a pas de place pour cela.",
        other: "# jours n’ont pas de place pour cela.",
      });
    case "more sessions":
      return count(reason.count, { one: "Un jour en a plus.", other: "# jours en ont plus." });
    case "more subjects":
      return count(reason.count, {
        one: "Un jour en a plus : les examens sont rapprochés.",
        other: "# jours en ont plus : les examens sont rapprochés.",
      });
    case "both":
      return days(reason.count, "les deux : les heures avant les examens ne suffisent pas");
    case "both or twice":
      return days(reason.count, "les deux, ou l’une d’elles deux fois de suite");
    case "above":
      return days(reason.count, `plus de ${length(reason.minutes)}`);
    case "begins otherwise":
      return count(reason.count, {
        one: "Un jour commence par autre chose.",
        other: "# jours commencent par autre chose.",
      });
    case "other order":
      return count(reason.count, {
        one: "Un jour, l’ordre est différent.",
        other: "L’ordre est différent sur # jours.",
      });
    case "fewer free days":
      return count(reason.count, {
        one: "Une semaine a moins de jours libres.",
        other: "# semaines ont moins de jours libres.",
      });
    case "limit": {
      const than = reason.than === "more" ? "plus" : "moins";
      return reason.per === "day"
        ? count(reason.count, { one: `Un jour a ${than}.`, other: `# jours ont ${than}.` })
        : count(reason.count, { one: `Une semaine a ${than}.`, other: `# semaines ont ${than}.` });
    }
    case "missing":
      return `${reason.subject} manque sur ${count(reason.count, { one: "un jour", other: "# jours" })}.`;
    case "days a week":
      return `Une semaine, ${reason.subject} vient ${reason.isFew ? "seulement " : ""}sur ${count(reason.days, { one: "un jour", other: "# jours" })}.`;
    case "work":
      return `${reason.subject} reçoit ${length(reason.minutes)}.`;
    case "no change":
      return `${and(reason.subjects)} ${reason.subjects.length === 1 ? "ne reçoit" : "ne reçoivent"} pas ${reason.direction === "more" ? "plus" : "moins"} de temps que sans ce souhait.`;
    case "exam":
      return reason.isNew
        ? "Ajoute-le à tes matières, puis planifie de nouveau."
        : "Change la date de l’examen dans tes matières, puis planifie de nouveau.";
    case "other days":
      return "D’autres jours en ont autant : il n’y avait pas de place.";
    case "some days":
      return reason.used === 0
        ? "Aucune séance n’a pu être placée là."
        : `Seulement ${reason.used} sur ${count(reason.days, { one: "# jour", other: "# jours" })} avaient de la place à ce moment.`;
    case "halves":
      return `La première moitié a ${length(reason.first)} par jour, la seconde ${length(reason.second)}.`;
    case "say how long":
      return "Dis combien de temps cela prend, et le planning laisse ce temps libre.";
    case "least break":
      return `Les pauses ne sont jamais plus courtes que ${length(reason.minutes)}.`;
    case "shorter breaks":
      return "Certaines séances se suivent avec une pause plus courte.";
    case "no review":
      return `Les derniers jours avant ${reason.subject} n’en ont pas.`;
    case "shared review":
      return `D’autres examens sont si proches que les derniers jours avant ${reason.subject} sont partagés.`;
    case "other begins":
      return "Un autre examen est si proche que sa matière doit commencer.";
    case "no sessions":
      return "Il n’y en a aucune séance.";
    case "short plan":
      return "Le planning est trop court pour cela.";
    case "nothing called":
      return `Rien dans ta semaine ne s’appelle « ${reason.label} ».`;
    case "none rated":
      return `Aucune matière n’est notée ${reason.level === "hard" ? "difficile" : "facile"}.`;
    case "unknown subjects":
      return `${and(reason.subjects)} ${reason.subjects.length === 1 ? "n’est" : "ne sont"} pas parmi tes matières.`;
  }
};

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
