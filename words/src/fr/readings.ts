import type { DifferenceCounts, InputChange, SessionChange } from "@smart-planner/planner/plan";
import type {
  Certificate,
  KeptGuarantee,
  PlanProblem,
  RoomChange,
  SessionExplanation,
} from "@smart-planner/planner/scheduler";
import { addDays } from "@smart-planner/planner/time";
import { planChangeWords } from "../en/plan-changes.ts";
import { planHelpWords } from "../en/plan-help.ts";
import { planReadingWords } from "../en/plan-reading.ts";
import { said } from "../said.ts";
import { and, count, date, dayAndMonth, length, tools } from "./tools.ts";

const days = (amount: number) => count(amount, { one: "# jour", other: "# jours" });
const times = {
  "Early Morning": "tôt le matin",
  Morning: "le matin",
  Afternoon: "l’après-midi",
  Evening: "le soir",
  Night: "la nuit",
};

const certificateText = (certificate: Certificate): string => {
  const { from, before, subjects, allowed, neededMinutes, roomMinutes, isProven } = certificate;
  const names =
    subjects === undefined || subjects.length <= 3
      ? and(subjects ?? [])
      : `${subjects.length} matières`;
  const figures = `${
    from === undefined
      ? `Avant le ${date(before)}`
      : `Du ${dayAndMonth(from)} au ${dayAndMonth(addDays(before, -1))}`
  }, il te faut ${length(neededMinutes)}${names === "" ? "" : ` pour ${names}`} et tu as ${length(roomMinutes)}`;
  if (allowed !== undefined) {
    const rules = [
      ...(allowed.hasDays ? ["les jours que tu permets"] : []),
      ...(allowed.minutesADay === undefined
        ? []
        : [`avec ${length(allowed.minutesADay)} par jour au plus`]),
    ];
    return `${figures} ${rules.join(", ")}.`;
  }
  if (subjects !== undefined) return `${figures}, selon ce que tu permets pour chacune.`;
  return isProven
    ? `${figures}.`
    : `${figures} : les minutes suffiraient, mais aucune séance entière ne tient à côté des autres.`;
};

const noTimeText = ({ examDate, why }: Extract<PlanProblem, { kind: "no time" }>): string => {
  switch (why.kind) {
    case "no room":
      return `Il n’y a pas de temps libre pour une séance avant le ${date(examDate)}.`;
    case "below a session":
      return `Ce qui reste, ${length(why.leftMinutes)}, est moins que ta séance la plus courte de ${length(why.sessionMinutes)}.`;
    case "taken":
      return `D’autres matières aux examens aussi proches prennent les ${length(why.roomMinutes)} libres avant le ${date(examDate)}.`;
  }
};

const relaxed = {
  "free days": "certains jours libres servent aussi",
  midday:
    "certains jours perdent leur repos : un jour libre, une pause repas ou le matin d’un examen",
  pauses: "certains jours perdent leur repos : un jour libre, le matin d’un examen ou une pause",
};

const problemText = (problem: PlanProblem): string => {
  switch (problem.kind) {
    case "no subject":
      return "Ajoute au moins une matière avec un nom et une date d’examen.";
    case "no date":
      return `${problem.subject} n’a pas encore de date d’examen.`;
    case "exam over":
      return `L’examen de ${problem.subject} était le ${date(problem.examDate)} : pas de temps prévu.`;
    case "exam today":
      return `L’examen de ${problem.subject} est aujourd’hui : pas de temps prévu.`;
    case "kept free":
      return `Il ne reste aucun jour pour ${problem.subject} avec les jours que tu veux libres avant l’examen du ${date(problem.examDate)}.`;
    case "far away":
      return `L’examen de ${problem.subject} est dans plus de ${problem.days} jours : le planning couvre les ${problem.days} premiers.`;
    case "repeated":
      return `${problem.subject} est là plusieurs fois avec la même date d’examen : planifié une fois.`;
    case "no hours":
      return "Il n’y a pas d’heures d’étude par jour pour planifier.";
    case "one length":
      return `La durée minimale dépasse la maximale : chaque séance dure ${length(problem.minutes)}.`;
    case "day too short":
      return `La séance la plus courte (${length(problem.minutes)}) dépasse le temps d’étude d’un jour (${length(problem.dayMinutes)}) : change l’une des deux pour planifier.`;
    case "no free time":
      return `Il ne reste pas ${length(problem.minutes)} libres d’affilée avant les examens : ${problem.isByWishes ? "laisse plus de jours ou d’heures ouverts dans tes préférences" : "marque du temps libre ou enlève un cours, un engagement ou du sommeil"}.`;
    case "no time":
      return `${problem.name} n’a pas de temps. ${noTimeText(problem)}`;
    case "short":
      return certificateText(problem.certificate);
    case "comfort":
      return `Le temps est si court que ${relaxed[problem.relaxed]}.`;
    case "preferred time":
      return `Tu préfères étudier ${times[problem.time]}, mais tu n’y as pas de temps libre.`;
  }
};

const inDays = (amount: number): string => {
  if (amount < 0) return `il y a ${days(-amount)}`;
  if (amount === 0) return "aujourd’hui";
  return amount === 1 ? "demain" : `dans ${days(amount)}`;
};

const reasonText = (reason: SessionExplanation["reasons"][number]): string => {
  switch (reason.kind) {
    case "on pace":
      return `ce soir, tu en es à ${length(reason.doneMinutes)} sur ${length(reason.needMinutes)}, dans les temps`;
    case "progress":
      return `cela fait ${length(reason.doneMinutes)} sur ${length(reason.needMinutes)}`;
    case "kept for review":
      return "un des derniers jours avant l’examen, gardés pour lui";
    case "first look":
      return "un premier coup d’œil";
    case "spaced":
      return reason.daysSinceLast === 0
        ? "une autre séance le même jour"
        : `${days(reason.daysSinceLast)} après la dernière séance`;
    case "preferred time":
      return `${reason.isFirst ? "première heure libre" : "au moment que tu préfères,"} ${times[reason.time]}`;
    case "first free time":
      return "premier temps libre de la journée";
    case "rising":
      return "on étudie plus quand l’examen approche";
    case "before rest":
      return `pour que ${tools.weekday(reason.rest)} reste libre`;
    case "unmoved":
      return "là où ton planning l’avait déjà";
  }
};

const keptText = (kept: KeptGuarantee): string => {
  switch (kept.guarantee) {
    case "daily-hours":
      return `Jamais plus de ${length(kept.minutes)} par jour.`;
    case "before-exams":
      return "Rien pour un examen le jour même ni après, rien dans le passé.";
    case "busy-times":
      return "Rien pendant un cours, un engagement ou le sommeil.";
    case "free-time-only":
      return "Seulement dans ton temps libre, les jours où tu l’as marqué.";
    case "session-lengths":
      return `Des séances de ${length(kept.minimum)}${kept.minimum === kept.maximum ? "" : ` à ${length(kept.maximum)}`} avec des pauses.`;
    case "every-subject":
      return "Chaque matière avec un examen et de la place avant reçoit du temps.";
    case "fair-and-spread":
      return "Le plus difficile et le plus proche reçoit plus, réparti sur les jours.";
    case "own-eve":
      return "La veille d’un examen, il y a du temps pour sa matière, si tu étudies ce jour-là.";
    case "wishes":
      return "Rien les jours et aux heures que tu voulais libres.";
  }
};

const chaptersText = (chapters: readonly string[], subject: string): string =>
  chapters.length > 2
    ? `les ${chapters.length} derniers chapitres de ${subject}`
    : `${and(chapters.map((name) => `« ${name} »`))} de ${subject}`;

const helpTexts = (change: RoomChange): readonly [offer: string, done: string] => {
  switch (change.kind) {
    case "more hours":
      return [
        `Étudier ${length(change.minutes)} de plus par jour`,
        `Tu étudies maintenant jusqu’à ${length(change.dayMinutes)} par jour.`,
      ];
    case "open weekday": {
      const weekday = tools.weekday(change.weekday);
      return [
        `Ouvrir tout le ${weekday} à l’étude`,
        `Tout le ${weekday} est maintenant ouvert à l’étude.`,
      ];
    }
    case "longer sessions":
      return [
        `Permettre des séances jusqu’à ${length(change.minutes)}`,
        `Les séances peuvent maintenant durer jusqu’à ${length(change.minutes)}.`,
      ];
    case "shorter sessions":
      return [
        `Permettre des séances dès ${length(change.minutes)}`,
        `Les séances peuvent maintenant ne durer que ${length(change.minutes)}.`,
      ];
    case "higher limit":
      return [
        `Permettre ${length(change.minutes)} de ${change.subject} par jour`,
        `Jusqu’à ${length(change.minutes)} de ${change.subject} par jour sont maintenant possibles.`,
      ];
    case "start today":
      return [
        `Commencer ${change.title} aujourd’hui`,
        `${change.title} peut commencer aujourd’hui.`,
      ];
    case "less time":
      return [
        `Faire ${change.title} en ${length(change.minutes)}`,
        `${change.title} prend maintenant ${length(change.minutes)}.`,
      ];
    case "hand in late":
      return [
        `Rendre ${change.title} avec ${days(change.days)} de retard`,
        `${change.title} est maintenant à rendre le ${date(change.due)}.`,
      ];
    case "let go":
      return [`Laisser ${change.title}`, `${change.title} est laissé.`];
    case "leave out": {
      const chapters = chaptersText(change.chapters, change.subject);
      return [`Laisser de côté ${chapters}`, `Laissé de côté : ${chapters}.`];
    }
    case "shorten": {
      const what =
        change.chapter === undefined
          ? `chaque chapitre ouvert de ${change.subject}`
          : chaptersText([change.chapter], change.subject);
      return [
        `Prévoir ${change.percent} % de temps en moins pour ${what}`,
        `Pour ${what}, ${change.percent} % de temps en moins est prévu.`,
      ];
    }
    case "lower goal":
      return [
        `Baisser l’objectif de ${change.subject} de ${length(change.from)} à ${length(change.to)}`,
        `L’objectif de ${change.subject} est maintenant ${length(change.to)}.`,
      ];
  }
};

type Place = Extract<SessionChange, { kind: "moved" }>["from"];

const place = ({ day, startTime, minutes }: Place): string =>
  `${date(day)}${startTime === undefined ? "" : `, ${startTime}`}, ${length(minutes)}`;

const counts = ({ moved, changed, added, removed }: DifferenceCounts): string => {
  const parts = [
    ...(moved > 0 ? [count(moved, { one: "# déplacée", other: "# déplacées" })] : []),
    ...(changed > 0 ? [`${changed} plus longues ou plus courtes`] : []),
    ...(added > 0 ? [count(added, { one: "# nouvelle", other: "# nouvelles" })] : []),
    ...(removed > 0 ? [count(removed, { one: "# supprimée", other: "# supprimées" })] : []),
  ];
  return parts.length === 0 ? "aucune séance ne change" : `séances : ${and(parts)}`;
};

const sessionText = (change: SessionChange): string => {
  switch (change.kind) {
    case "moved":
      return `${change.subject} : de ${place(change.from)} à ${place(change.to)}`;
    case "changed":
      return `${change.subject} : ${place(change.from)} devient ${length(change.minutes)}`;
    case "added":
      return `${change.subject} : nouvelle, ${place(change.to)}`;
    case "removed":
      return `${change.subject} : supprimée, ${place(change.from)}`;
  }
};

const inputText = (change: InputChange): string => {
  switch (change.kind) {
    case "subject added":
      return `${change.subject} a été ajouté.`;
    case "subject removed":
      return `${change.subject} n’est plus parmi tes examens.`;
    case "exam added":
      return `${change.subject} a un examen de plus, le ${dayAndMonth(change.exam)}.`;
    case "exam removed":
      return `${change.subject} a un examen de moins.`;
    case "exam moved":
      return `L’examen de ${change.subject} passe au ${dayAndMonth(change.to)}.`;
    case "work":
      return `Tu as changé les chapitres de ${change.subject}.`;
    case "due work added":
      return change.due === undefined
        ? `${change.title} a été ajouté.`
        : `${change.title}, à rendre le ${dayAndMonth(change.due)}, a été ajouté.`;
    case "due work changed":
      return `${change.title} a changé.`;
    case "done early":
      return `En ${change.subject}, tu as ${length(change.minutes)} d’avance sur le planning.`;
    case "hours":
      return `Tes heures par jour passent de ${change.from} à ${change.to}.`;
    case "week":
      return "Ta semaine ou tes préférences ont changé.";
    case "days freed":
      return change.count === 1
        ? `Le ${dayAndMonth(change.first)} n’est plus libre.`
        : `${change.count} jours à partir du ${dayAndMonth(change.first)} ne sont plus libres.`;
    case "calendar freed":
      return change.isAllDay
        ? `Les événements d’une journée entière de « ${change.name} » n’occupent plus leurs jours.`
        : `« ${change.name} » n’occupe plus ton temps.`;
    case "session hit": {
      const session = `${change.subject} le ${dayAndMonth(change.day)}, ${change.startTime},`;
      return change.into === undefined
        ? `${session} tombe un jour libre.`
        : `${session} chevauche « ${change.into} ».`;
    }
  }
};

const occasions = { exam: "examen", due: "à rendre", "was due": "était à rendre" };

export default [
  said(planReadingWords, {
    session: ({ name, what, days: away, difficulty, reasons }) =>
      [
        `${name} : ${occasions[what]} ${inDays(away)}`,
        ...(difficulty === undefined ? [] : [`difficulté ${difficulty}`]),
        `${reasons.map(reasonText).join(", ")}.`,
      ].join(", "),
    keeps: keptText,
    breaks: {
      "daily-hours": "Plus que tes heures par jour.",
      "before-exams": "Pas avant l’examen ou la remise, ou déjà passé.",
      "busy-times": "Sur un cours, un engagement ou le sommeil.",
      "free-time-only": "Hors de ton temps libre.",
      "session-lengths": "Trop court, trop long ou sans pause.",
      "every-subject": "Trop peu de temps, alors qu’il y a de la place.",
      "fair-and-spread": "Mal réparti.",
      "own-eve": "Rien la veille de l’examen.",
      wishes: "À un moment que tu voulais garder libre.",
    },
    problems: (problems) => [
      ...new Set(problems.map((one) => (typeof one === "string" ? one : problemText(one)))),
    ],
  }),
  said(planHelpWords, {
    offer: (change) => helpTexts(change)[0],
    done: (change) => helpTexts(change)[1],
  }),
  said(planChangeWords, {
    counts,
    session: sessionText,
    fillFreed: (minutes, subjects) =>
      `Utiliser ${length(minutes)} pour ${subjects.length === 1 ? subjects[0] : "tes examens"}`,
    inputs: ([first, ...others]) =>
      first === undefined
        ? ""
        : `${inputText(first)}${others.length === 0 ? "" : ` Et ${others.length} de plus.`}`,
  }),
];
