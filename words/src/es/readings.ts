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

const days = (amount: number) => count(amount, { one: "# día", other: "# días" });
const times = {
  "Early Morning": "a primera hora",
  Morning: "por la mañana",
  Afternoon: "por la tarde",
  Evening: "a última hora de la tarde",
  Night: "por la noche",
};

const certificateText = (certificate: Certificate): string => {
  const { from, before, subjects, allowed, neededMinutes, roomMinutes, isProven } = certificate;
  const names =
    subjects === undefined || subjects.length <= 3
      ? and(subjects ?? [])
      : `${subjects.length} asignaturas`;
  const figures = `${
    from === undefined
      ? `Antes del ${date(before)}`
      : `Del ${dayAndMonth(from)} al ${dayAndMonth(addDays(before, -1))}`
  } necesitas ${length(neededMinutes)}${names === "" ? "" : ` para ${names}`} y tienes ${length(roomMinutes)}`;
  if (allowed !== undefined) {
    const rules = [
      ...(allowed.hasDays ? ["en los días que permites"] : []),
      ...(allowed.minutesADay === undefined
        ? []
        : [`con ${length(allowed.minutesADay)} al día como máximo`]),
    ];
    return `${figures} ${rules.join(", ")}.`;
  }
  if (subjects !== undefined) return `${figures}, según lo que permites para cada una.`;
  return isProven
    ? `${figures}.`
    : `${figures}: los minutos bastarían, pero no cabe otra sesión entera junto a las demás.`;
};

const noTimeText = ({ examDate, why }: Extract<PlanProblem, { kind: "no time" }>): string => {
  switch (why.kind) {
    case "no room":
      return `No hay tiempo libre para una sesión antes del ${date(examDate)}.`;
    case "below a session":
      return `Lo que queda, ${length(why.leftMinutes)}, es menos que tu sesión más corta de ${length(why.sessionMinutes)}.`;
    case "taken":
      return `Otras asignaturas con exámenes igual de cercanos ocupan los ${length(why.roomMinutes)} libres antes del ${date(examDate)}.`;
  }
};

const relaxed = {
  "free days": "también se usan algunos días libres",
  midday:
    "algunos días pierden su descanso: un día libre, una pausa para comer o la mañana de un examen",
  pauses: "algunos días pierden su descanso: un día libre, la mañana de un examen o una pausa",
};

const problemText = (problem: PlanProblem): string => {
  switch (problem.kind) {
    case "no subject":
      return "Añade al menos una asignatura con nombre y fecha de examen.";
    case "no date":
      return `${problem.subject} todavía no tiene fecha de examen.`;
    case "exam over":
      return `El examen de ${problem.subject} fue el ${date(problem.examDate)}: no recibe tiempo.`;
    case "exam today":
      return `El examen de ${problem.subject} es hoy: no recibe tiempo.`;
    case "kept free":
      return `No queda ningún día para ${problem.subject} con los días que quieres libres antes de su examen del ${date(problem.examDate)}.`;
    case "far away":
      return `El examen de ${problem.subject} está a más de ${problem.days} días: el plan cubre los primeros ${problem.days} días.`;
    case "repeated":
      return `${problem.subject} aparece más de una vez con la misma fecha de examen: se planifica una vez.`;
    case "no hours":
      return "No hay horas de estudio al día para planificar.";
    case "one length":
      return `La duración mínima supera a la máxima: cada sesión dura ${length(problem.minutes)}.`;
    case "day too short":
      return `La sesión más corta (${length(problem.minutes)}) es más larga que el tiempo de estudio de un día (${length(problem.dayMinutes)}): cambia una de las dos para poder planificar.`;
    case "no free time":
      return `No quedan ${length(problem.minutes)} libres seguidos antes de los exámenes: ${problem.isByWishes ? "deja más días u horas abiertos en tus preferencias" : "marca tiempo libre o quita una clase, un compromiso o sueño"}.`;
    case "no time":
      return `${problem.name} no recibe tiempo. ${noTimeText(problem)}`;
    case "short":
      return certificateText(problem.certificate);
    case "comfort":
      return `Hay tan poco tiempo que ${relaxed[problem.relaxed]}.`;
    case "preferred time":
      return `Prefieres estudiar ${times[problem.time]}, pero ahí no tienes tiempo libre.`;
  }
};

const inDays = (amount: number): string => {
  if (amount < 0) return `hace ${days(-amount)}`;
  if (amount === 0) return "hoy";
  return amount === 1 ? "mañana" : `en ${days(amount)}`;
};

const reasonText = (reason: SessionExplanation["reasons"][number]): string => {
  switch (reason.kind) {
    case "on pace":
      return `esta noche llevas ${length(reason.doneMinutes)} de ${length(reason.needMinutes)}, al ritmo previsto`;
    case "progress":
      return `con ella llevas ${length(reason.doneMinutes)} de ${length(reason.needMinutes)}`;
    case "kept for review":
      return "en uno de los últimos días antes del examen, reservados para él";
    case "first look":
      return "un primer vistazo";
    case "spaced":
      return reason.daysSinceLast === 0
        ? "otra sesión el mismo día"
        : `${days(reason.daysSinceLast)} después de la última sesión`;
    case "preferred time":
      return `${reason.isFirst ? "primera hora libre" : "a la hora que prefieres,"} ${times[reason.time]}`;
    case "first free time":
      return "primer tiempo libre del día";
    case "rising":
      return "se estudia más cuanto más cerca está el examen";
    case "before rest":
      return `para que el ${tools.weekday(reason.rest)} quede libre`;
    case "unmoved":
      return "donde ya la tenía tu plan";
  }
};

const keptText = (kept: KeptGuarantee): string => {
  switch (kept.guarantee) {
    case "daily-hours":
      return `Nunca más de ${length(kept.minutes)} en un día.`;
    case "before-exams":
      return "Nada para un examen en su propio día ni después, nada en el pasado.";
    case "busy-times":
      return "Nada sobre una clase, un compromiso o el sueño.";
    case "free-time-only":
      return "Solo en tu tiempo libre en los días en que lo marcaste.";
    case "session-lengths":
      return `Sesiones de ${length(kept.minimum)}${kept.minimum === kept.maximum ? "" : ` a ${length(kept.maximum)}`} con descansos entre ellas.`;
    case "every-subject":
      return "Toda asignatura con examen y sitio antes recibe tiempo.";
    case "fair-and-spread":
      return "Lo más difícil y lo más cercano recibe más, repartido en días.";
    case "own-eve":
      return "El día antes de un examen hay tiempo para su asignatura, si estudias ese día.";
    case "wishes":
      return "Nada en los días y horas que pediste libres.";
  }
};

const chaptersText = (chapters: readonly string[], subject: string): string =>
  chapters.length > 2
    ? `los últimos ${chapters.length} temas de ${subject}`
    : `${and(chapters.map((name) => `«${name}»`))} de ${subject}`;

const helpTexts = (change: RoomChange): readonly [offer: string, done: string] => {
  switch (change.kind) {
    case "more hours":
      return [
        `Estudiar ${length(change.minutes)} más al día`,
        `Ahora estudias hasta ${length(change.dayMinutes)} al día.`,
      ];
    case "open weekday": {
      const weekday = tools.weekday(change.weekday);
      return [
        `Abrir todo el ${weekday} al estudio`,
        `Todo el ${weekday} está ahora abierto al estudio.`,
      ];
    }
    case "longer sessions":
      return [
        `Permitir sesiones de hasta ${length(change.minutes)}`,
        `Las sesiones pueden durar ahora hasta ${length(change.minutes)}.`,
      ];
    case "shorter sessions":
      return [
        `Permitir sesiones desde ${length(change.minutes)}`,
        `Las sesiones pueden durar ahora solo ${length(change.minutes)}.`,
      ];
    case "higher limit":
      return [
        `Permitir ${length(change.minutes)} de ${change.subject} al día`,
        `Ahora se planifican hasta ${length(change.minutes)} de ${change.subject} al día.`,
      ];
    case "start today":
      return [`Empezar ${change.title} hoy`, `${change.title} puede empezar hoy.`];
    case "less time":
      return [
        `Hacer ${change.title} en ${length(change.minutes)}`,
        `${change.title} dura ahora ${length(change.minutes)}.`,
      ];
    case "hand in late":
      return [
        `Entregar ${change.title} ${days(change.days)} tarde`,
        `${change.title} se entrega ahora el ${date(change.due)}.`,
      ];
    case "let go":
      return [`Dejar ${change.title}`, `${change.title} se deja.`];
    case "leave out": {
      const chapters = chaptersText(change.chapters, change.subject);
      return [`Omitir ${chapters}`, `Omitido ahora: ${chapters}.`];
    }
    case "shorten": {
      const what =
        change.chapter === undefined
          ? `cada tema pendiente de ${change.subject}`
          : chaptersText([change.chapter], change.subject);
      return [
        `Planificar un ${change.percent} % menos para ${what}`,
        `Para ${what} se planifica ahora un ${change.percent} % menos.`,
      ];
    }
    case "lower goal":
      return [
        `Bajar el objetivo de ${change.subject} de ${length(change.from)} a ${length(change.to)}`,
        `El objetivo de ${change.subject} es ahora ${length(change.to)}.`,
      ];
  }
};

type Place = Extract<SessionChange, { kind: "moved" }>["from"];

const place = ({ day, startTime, minutes }: Place): string =>
  `${date(day)}${startTime === undefined ? "" : `, ${startTime}`}, ${length(minutes)}`;

const counts = ({ moved, changed, added, removed }: DifferenceCounts): string => {
  const parts = [
    ...(moved > 0 ? [count(moved, { one: "# movida", other: "# movidas" })] : []),
    ...(changed > 0 ? [`${changed} de otra duración`] : []),
    ...(added > 0 ? [count(added, { one: "# nueva", other: "# nuevas" })] : []),
    ...(removed > 0 ? [count(removed, { one: "# quitada", other: "# quitadas" })] : []),
  ];
  return parts.length === 0 ? "ninguna sesión cambia" : `sesiones: ${and(parts)}`;
};

const sessionText = (change: SessionChange): string => {
  switch (change.kind) {
    case "moved":
      return `${change.subject}: de ${place(change.from)} a ${place(change.to)}`;
    case "changed":
      return `${change.subject}: ${place(change.from)} pasa a ${length(change.minutes)}`;
    case "added":
      return `${change.subject}: nueva el ${place(change.to)}`;
    case "removed":
      return `${change.subject}: ya no el ${place(change.from)}`;
  }
};

const inputText = (change: InputChange): string => {
  switch (change.kind) {
    case "subject added":
      return `Se ha añadido ${change.subject}.`;
    case "subject removed":
      return `${change.subject} ya no está entre tus exámenes.`;
    case "exam added":
      return `${change.subject} tiene un examen más, el ${dayAndMonth(change.exam)}.`;
    case "exam removed":
      return `${change.subject} tiene un examen menos.`;
    case "exam moved":
      return `El examen de ${change.subject} pasa al ${dayAndMonth(change.to)}.`;
    case "work":
      return `Has cambiado los temas de ${change.subject}.`;
    case "due work added":
      return change.due === undefined
        ? `Se ha añadido ${change.title}.`
        : `Se ha añadido ${change.title}, para el ${dayAndMonth(change.due)}.`;
    case "due work changed":
      return `${change.title} ha cambiado.`;
    case "done early":
      return `En ${change.subject} vas ${length(change.minutes)} por delante del plan.`;
    case "hours":
      return `Tus horas al día pasan de ${change.from} a ${change.to}.`;
    case "week":
      return "Tu semana o tus preferencias han cambiado.";
    case "days freed":
      return change.count === 1
        ? `El ${dayAndMonth(change.first)} ya no es libre.`
        : `${change.count} días desde el ${dayAndMonth(change.first)} ya no son libres.`;
    case "calendar freed":
      return change.isAllDay
        ? `Los eventos de todo el día de «${change.name}» ya no ocupan sus días.`
        : `«${change.name}» ya no ocupa tu tiempo.`;
    case "session hit": {
      const session = `${change.subject} el ${dayAndMonth(change.day)}, ${change.startTime},`;
      return change.into === undefined
        ? `${session} cae en un día libre.`
        : `${session} coincide con «${change.into}».`;
    }
  }
};

const occasions = { exam: "examen", due: "entrega", "was due": "se entregaba" };

export default [
  said(planReadingWords, {
    session: ({ name, what, days: away, difficulty, reasons }) =>
      [
        `${name}: ${occasions[what]} ${inDays(away)}`,
        ...(difficulty === undefined ? [] : [`dificultad ${difficulty}`]),
        `${reasons.map(reasonText).join(", ")}.`,
      ].join(", "),
    keeps: keptText,
    breaks: {
      "daily-hours": "Más horas de las que estudias al día.",
      "before-exams": "No es antes del examen o de la entrega, o ya ha pasado.",
      "busy-times": "Coincide con una clase, un compromiso o el sueño.",
      "free-time-only": "Fuera de tu tiempo libre.",
      "session-lengths": "Demasiado corto, demasiado largo o sin descanso.",
      "every-subject": "Muy poco tiempo, aunque hay sitio.",
      "fair-and-spread": "No está bien repartido.",
      "own-eve": "Nada el día antes del examen.",
      wishes: "A una hora que querías dejar libre.",
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
      `Usar ${length(minutes)} para ${subjects.length === 1 ? subjects[0] : "tus exámenes"}`,
    inputs: ([first, ...others]) =>
      first === undefined
        ? ""
        : `${inputText(first)}${others.length === 0 ? "" : ` Y ${others.length} más.`}`,
  }),
];
