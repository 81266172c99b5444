import { formatClock } from "@smart-planner/planner/time";
import type { LimitWish, Reason, RhythmWish, When, Who, Wish } from "@smart-planner/planner/wishes";
import { capital } from "../capital.ts";
import { wishWords } from "../en/wishes.ts";
import { said } from "../said.ts";
import { byKind, type Days, isIfPossible, shortLabel, weightStep, whenOf } from "../wish-text.ts";
import { and, count, date, length, tools } from "./tools.ts";

/** After "antes". */
const exams = (subjects: readonly string[] = []): string => {
  if (subjects.length === 0) return "de cada examen";
  return `${subjects.length === 1 ? "del examen" : "de los exámenes"} de ${and(subjects)}`;
};

const dayNames = (days: Days): string => {
  if (days === "weekdays") return "entre semana";
  if (days === "weekends") return "los fines de semana";
  return `los ${and(days.map((day) => tools.weekday(day).replace(/o$/, "os")))}`;
};

const when = whenOf({
  on: dayNames,
  earlyMorning: "a primera hora",
  morning: "por la mañana",
  afternoon: "por la tarde",
  before: (clock) => `antes de las ${clock}`,
  after: (clock) => `después de las ${clock}`,
  between: (from, to) => `de ${from} a ${to}`,
  date: (day) => `el ${date(day)}`,
  dates: (from, to) => `del ${date(from)} al ${date(to)}`,
  since: (day) => `a partir del ${date(day)}`,
  beforeExam: (days, subjects) =>
    `${days === 1 ? "el día" : `los últimos ${days} días`} antes ${exams(subjects)}`,
  and,
  gap: " ",
});

const then = (text: string, wish: When): string => `${text} ${when(wish)}`.trimEnd();

const levels = { easy: "asignaturas fáciles", hard: "asignaturas difíciles" };
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
  if (most === 0) return then("Sin estudiar", wish);
  const per = wish.per === "week" ? then("a la semana", wish) : when(wish) || "al día";
  const what = `${of(wish, "de")} ${per}`;
  if (most !== undefined && most === least) return `${length(most)}${what}`;
  return [
    ...(least === undefined ? [] : [`Al menos ${length(least)}${what}`]),
    ...(most === undefined ? [] : [`Como máximo ${length(most)}${what}`]),
  ].join("; ");
};

const bounds = { exactly: "", most: "como máximo ", least: "al menos " };

const rhythmText = ({ subjects, bound, perWeek = 0, everyDays, minutes }: RhythmWish): string => {
  const name = and(subjects);
  const what = minutes === undefined ? name : `${length(minutes)} de ${name}`;
  const start = `${what} ${bounds[bound]}`;
  if (everyDays !== undefined)
    return `${start}${everyDays === 1 ? "todos los días" : `cada ${everyDays} días`}`;
  return `${start}${count(perWeek, { one: "una vez", other: "# veces" })} a la semana`;
};

const weights = {
  "much more": "Mucho más",
  more: "Más",
  "a little more": "Un poco más de",
  "a little less": "Un poco menos de",
  less: "Menos",
  "much less": "Mucho menos",
};
const ratings = ["muy fácil", "fácil", "normal", "difícil", "muy difícil"];
const shapes = {
  even: "Trabajo repartido por igual",
  rising: "Más trabajo cerca de los exámenes",
  early: "Más trabajo al principio",
};
const sides = { before: "antes", after: "después" };

const text = byKind<Wish>({
  off: (wish) => {
    const name = who(wish, "");
    return then(wish.label ?? (name === "" ? "Sin estudiar" : `Sin ${name}`), wish);
  },
  only: (wish) => {
    const { window, ...days } = wish;
    const name = capital(who(wish, "estudiar"));
    if (window === undefined) return `${name} solo ${when(wish)}`;
    return `${then(name, days)} solo ${when({ window })}`;
  },
  "only-subjects": (wish) => then(`Solo ${and(wish.subjects)}`, wish),
  prefer: (wish) => then(`${capital(who(wish, "estudiar"))} mejor`, wish),
  allow: (wish) =>
    when(wish) === ""
      ? `${capital(who(wish, "todo"))}: sigue en el plan`
      : `${then(capital(who(wish, "estudiar")), wish)}: está bien`,
  limit: limitText,
  rhythm: rhythmText,
  session: (wish) => {
    const { least, most } = wish;
    const subjects = of(wish, "para");
    if (least === undefined) return `Sesiones de ${length(most ?? 0)} como máximo${subjects}`;
    if (most === undefined) return `Sesiones de ${length(least)} como mínimo${subjects}`;
    const to = least === most ? "" : ` a ${length(most)}`;
    return `Sesiones de ${length(least)}${to}${subjects}`;
  },
  break: (wish) => `Descansos de ${length(wish.minutes)}`,
  "subjects-a-day": (wish) =>
    wish.most === 1 ? "Una asignatura al día" : `Como máximo ${wish.most} asignaturas al día`,
  "sessions-a-day": (wish) =>
    `Como máximo ${count(wish.most, { one: "una sesión", other: "# sesiones" })}${of(wish, "de")} al día`,
  "rest-days": (wish) =>
    `${count(wish.perWeek, { one: "Un día", other: "# días" })} a la semana sin estudiar`,
  work: (wish) =>
    `${length(wish.minutes)} para ${wish.subjects.length > 1 ? "cada una: " : ""}${and(wish.subjects)}`,
  done: (wish) =>
    wish.minutes === undefined
      ? `${and(wish.subjects)}: ${Math.round((wish.part ?? 0) * 100)} % hecho`
      : `${and(wish.subjects)}: ${length(wish.minutes)} hechas`,
  weight: (wish) => `${weights[weightStep(wish.factor)]} tiempo para ${and(wish.subjects)}`,
  difficulty: (wish) =>
    `${and(wish.subjects)}: cuenta como ${ratings[wish.rating - 1] ?? "normal"}`,
  skip: (wish) => `Sin ${and(wish.subjects)}`,
  period: (wish) =>
    [
      capital(who(wish, "estudiar")),
      ...(wish.from === undefined ? [] : [`a partir del ${date(wish.from)}`]),
      ...(wish.to === undefined ? [] : [`hasta el ${date(wish.to)}`]),
    ].join(" "),
  finish: (wish) =>
    `${capital(who(wish, "cada asignatura"))}: terminar ${count(wish.daysBefore, { one: "# día", other: "# días" })} antes del examen`,
  first: (wish) =>
    wish.of === "day" ? `Cada día empieza con ${who(wish, "")}` : `Primero ${who(wish, "")}`,
  order: (wish) => `${and(wish.first)} antes que ${and(wish.second)} cada día`,
  apart: (wish) => `${and(wish.subjects)} nunca el mismo día`,
  alternate: (wish) => `${and(wish.subjects)} por turnos`,
  review: (wish) =>
    `${wish.days === 1 ? "El último día" : `Los últimos ${wish.days} días`} antes ${exams(wish.subjects)} ${wish.only ? "solo " : ""}para su asignatura`,
  light: (wish) => (when(wish) === "" ? "Poca carga" : `Menos carga ${when(wish)}`),
  shape: (wish) => shapes[wish.shape],
  sleep: ({ from, to, minutes }) => {
    if (minutes !== undefined) return `${length(minutes)} de sueño`;
    if (from === undefined) return `Levantarse a las ${formatClock(to ?? 0)}`;
    return to === undefined
      ? `En la cama a las ${formatClock(from)}`
      : `Dormir de ${formatClock(from)} a ${formatClock(to)}`;
  },
  buffer: (wish) => `${length(wish.minutes)} libres ${sides[wish.side]} de «${wish.label}»`,
  task: (wish) => {
    const { label, minutes } = wish;
    const { window: _window, ...days } = wish;
    const what = minutes === undefined ? label : `${label}, ${length(minutes)}`;
    return `${then(what, wish)}${when(days) === "" ? " cada día" : ""}`;
  },
  exam: (wish) => `Examen de ${wish.subject} el ${date(wish.date)}`,
});

const sentence = (wish: Wish): string =>
  isIfPossible(wish) ? `${text(wish)}, si es posible` : text(wish);

const sessions = (amount: number, one: string, other: string): string =>
  count(amount, { one: `Una sesión ${one}.`, other: `# sesiones ${other}.` });
const days = (amount: number, what: string): string =>
  count(amount, { one: `Un día tiene ${what}.`, other: `# días tienen ${what}.` });

const reasonText = byKind<Reason>({
  "not moved": (reason) =>
    sessions(reason.count, "no se pudo mover de ahí", "no se pudieron mover de ahí"),
  "other time": (reason) => sessions(reason.count, "está a otra hora", "están a otras horas"),
  "other subject": (reason) =>
    sessions(
      reason.count,
      "de otra asignatura cae ahí: su examen es demasiado pronto",
      "de otras asignaturas caen ahí: sus exámenes son demasiado pronto",
    ),
  "other length": (reason) =>
    sessions(reason.count, "es más larga o más corta", "son más largas o más cortas"),
  "other rating": (reason) =>
    sessions(reason.count, "todavía cuenta de otro modo", "todavía cuentan de otro modo"),
  outside: (reason) => sessions(reason.count, "queda fuera", "quedan fuera"),
  later: (reason) => sessions(reason.count, "es más tarde", "son más tarde"),
  asleep: (reason) => sessions(reason.count, "está en horas de sueño", "están en horas de sueño"),
  "had to stay": (reason) =>
    sessions(
      reason.count,
      "tuvo que quedarse: no hay otra asignatura",
      "tuvieron que quedarse: no hay otra asignatura",
    ),
  "full day": (reason) =>
    count(reason.count, {
      one: "En un día no hay sitio para ello.",
      other: "En # días no hay sitio para ello.",
    }),
  "more sessions": (reason) => days(reason.count, "más"),
  "more subjects": (reason) => days(reason.count, "más: los exámenes están muy juntos"),
  both: (reason) => days(reason.count, "ambas: las horas antes de los exámenes no dejan sitio"),
  "both or twice": (reason) => days(reason.count, "ambas, o una de ellas dos veces seguidas"),
  above: (reason) => days(reason.count, `más de ${length(reason.minutes)}`),
  "begins otherwise": (reason) =>
    count(reason.count, {
      one: "Un día empieza con otra cosa.",
      other: "# días empiezan con otra cosa.",
    }),
  "other order": (reason) =>
    count(reason.count, {
      one: "En un día el orden es otro.",
      other: "En # días el orden es otro.",
    }),
  "fewer free days": (reason) =>
    count(reason.count, {
      one: "Una semana tiene menos días libres.",
      other: "# semanas tienen menos días libres.",
    }),
  limit: (reason) => {
    const than = reason.than === "more" ? "más" : "menos";
    return reason.per === "day"
      ? days(reason.count, than)
      : count(reason.count, {
          one: `Una semana tiene ${than}.`,
          other: `# semanas tienen ${than}.`,
        });
  },
  missing: (reason) =>
    `${reason.subject} falta en ${count(reason.count, { one: "un día", other: "# días" })}.`,
  "days a week": (reason) =>
    `En una semana ${reason.subject} aparece ${reason.isFew ? "solo " : ""}en ${count(reason.days, { one: "un día", other: "# días" })}.`,
  work: (reason) => `${reason.subject} recibe ${length(reason.minutes)}.`,
  "no change": (reason) =>
    `${and(reason.subjects)} no ${reason.subjects.length === 1 ? "recibe" : "reciben"} ${reason.direction === "more" ? "más" : "menos"} tiempo que sin ello.`,
  exam: (reason) =>
    reason.isNew
      ? "Añádelo a tus asignaturas y planifica de nuevo."
      : "Cambia la fecha del examen en tus asignaturas y planifica de nuevo.",
  "other days": () => "Otros días tienen lo mismo: no había sitio.",
  "some days": (reason) =>
    reason.used === 0
      ? "No se pudo poner ninguna sesión ahí."
      : `Solo ${reason.used} de ${count(reason.days, { one: "# día", other: "# días" })} tenían sitio a esa hora.`,
  halves: (reason) =>
    `La primera mitad tiene ${length(reason.first)} al día; la segunda, ${length(reason.second)}.`,
  "say how long": () => "Di cuánto dura y el plan dejará ese tiempo libre.",
  "least break": (reason) => `Los descansos nunca son de menos de ${length(reason.minutes)}.`,
  "shorter breaks": () => "Algunas sesiones se siguen con un descanso más corto.",
  "no review": (reason) => `Los últimos días antes de ${reason.subject} no tienen nada de ello.`,
  "shared review": (reason) =>
    `Otros exámenes son tan pronto que los últimos días antes de ${reason.subject} se comparten.`,
  "other begins": () => "Otro examen es tan pronto que su asignatura tiene que empezar.",
  "no sessions": () => "No hay sesiones de ello.",
  "short plan": () => "El plan es demasiado corto para eso.",
  "nothing called": (reason) => `En tu semana nada se llama «${reason.label}».`,
  "none rated": (reason) =>
    `Ninguna asignatura está marcada como ${reason.level === "hard" ? "difícil" : "fácil"}.`,
  "unknown subjects": (reason) =>
    `${and(reason.subjects)} no ${reason.subjects.length === 1 ? "está" : "están"} entre tus asignaturas.`,
});

export default [
  said(wishWords, {
    wish: sentence,
    label: (wish) =>
      shortLabel(wish, {
        free: (weekdays) => `Libre: ${dayNames(weekdays)}`,
        shortWeekday: tools.shortWeekday,
        and,
        until: (clock) => `hasta las ${clock}`,
        since: (clock) => `desde las ${clock}`,
        evening: "por la tarde-noche",
        work: (subjects, minutes) => `${and(subjects)} ${length(minutes)}`,
      }) ?? sentence(wish),
    unkept: (wish, reason) => `${sentence(wish)}: ${reasonText(reason)}`,
  }),
];
