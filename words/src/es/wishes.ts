import { formatClock } from "@smart-planner/planner/time";
import type { LimitWish, Reason, RhythmWish, When, Who, Wish } from "@smart-planner/planner/wishes";
import { capital } from "../capital.ts";
import { wishWords } from "../en/wishes.ts";
import { said } from "../said.ts";
import { type Days, isIfPossible, shortLabel, weightStep, whenOf } from "../wish-text.ts";
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

const text = (wish: Wish): string => {
  switch (wish.kind) {
    case "off": {
      const name = who(wish, "");
      return then(wish.label ?? (name === "" ? "Sin estudiar" : `Sin ${name}`), wish);
    }
    case "only": {
      const { window, ...days } = wish;
      const name = capital(who(wish, "estudiar"));
      if (window === undefined) return `${name} solo ${when(wish)}`;
      return `${then(name, days)} solo ${when({ window })}`;
    }
    case "only-subjects":
      return then(`Solo ${and(wish.subjects)}`, wish);
    case "prefer":
      return then(`${capital(who(wish, "estudiar"))} mejor`, wish);
    case "allow":
      return when(wish) === ""
        ? `${capital(who(wish, "todo"))}: sigue en el plan`
        : `${then(capital(who(wish, "estudiar")), wish)}: está bien`;
    case "limit":
      return limitText(wish);
    case "rhythm":
      return rhythmText(wish);
    case "session": {
      const { least, most } = wish;
      const subjects = of(wish, "para");
      if (least === undefined) return `Sesiones de ${length(most ?? 0)} como máximo${subjects}`;
      if (most === undefined) return `Sesiones de ${length(least)} como mínimo${subjects}`;
      const to = least === most ? "" : ` a ${length(most)}`;
      return `Sesiones de ${length(least)}${to}${subjects}`;
    }
    case "break":
      return `Descansos de ${length(wish.minutes)}`;
    case "subjects-a-day":
      return wish.most === 1
        ? "Una asignatura al día"
        : `Como máximo ${wish.most} asignaturas al día`;
    case "sessions-a-day":
      return `Como máximo ${count(wish.most, { one: "una sesión", other: "# sesiones" })}${of(wish, "de")} al día`;
    case "rest-days":
      return `${count(wish.perWeek, { one: "Un día", other: "# días" })} a la semana sin estudiar`;
    case "work":
      return `${length(wish.minutes)} para ${wish.subjects.length > 1 ? "cada una: " : ""}${and(wish.subjects)}`;
    case "done":
      return wish.minutes === undefined
        ? `${and(wish.subjects)}: ${Math.round((wish.part ?? 0) * 100)} % hecho`
        : `${and(wish.subjects)}: ${length(wish.minutes)} hechas`;
    case "weight":
      return `${weights[weightStep(wish.factor)]} tiempo para ${and(wish.subjects)}`;
    case "difficulty":
      return `${and(wish.subjects)}: cuenta como ${ratings[wish.rating - 1] ?? "normal"}`;
    case "skip":
      return `Sin ${and(wish.subjects)}`;
    case "period":
      return [
        capital(who(wish, "estudiar")),
        ...(wish.from === undefined ? [] : [`a partir del ${date(wish.from)}`]),
        ...(wish.to === undefined ? [] : [`hasta el ${date(wish.to)}`]),
      ].join(" ");
    case "finish":
      return `${capital(who(wish, "cada asignatura"))}: terminar ${count(wish.daysBefore, { one: "# día", other: "# días" })} antes del examen`;
    case "first":
      return wish.of === "day"
        ? `Cada día empieza con ${who(wish, "")}`
        : `Primero ${who(wish, "")}`;
    case "order":
      return `${and(wish.first)} antes que ${and(wish.second)} cada día`;
    case "apart":
      return `${and(wish.subjects)} nunca el mismo día`;
    case "alternate":
      return `${and(wish.subjects)} por turnos`;
    case "review":
      return `${wish.days === 1 ? "El último día" : `Los últimos ${wish.days} días`} antes ${exams(wish.subjects)} ${wish.only ? "solo " : ""}para su asignatura`;
    case "light":
      return when(wish) === "" ? "Poca carga" : `Menos carga ${when(wish)}`;
    case "shape":
      return shapes[wish.shape];
    case "sleep": {
      const { from, to, minutes } = wish;
      if (minutes !== undefined) return `${length(minutes)} de sueño`;
      if (from === undefined) return `Levantarse a las ${formatClock(to ?? 0)}`;
      return to === undefined
        ? `En la cama a las ${formatClock(from)}`
        : `Dormir de ${formatClock(from)} a ${formatClock(to)}`;
    }
    case "buffer":
      return `${length(wish.minutes)} libres ${sides[wish.side]} de «${wish.label}»`;
    case "task": {
      const { label, minutes } = wish;
      const { window: _window, ...days } = wish;
      const what = minutes === undefined ? label : `${label}, ${length(minutes)}`;
      return `${then(what, wish)}${when(days) === "" ? " cada día" : ""}`;
    }
    case "exam":
      return `Examen de ${wish.subject} el ${date(wish.date)}`;
  }
};

const sentence = (wish: Wish): string =>
  isIfPossible(wish) ? `${text(wish)}, si es posible` : text(wish);

const sessions = (amount: number, one: string, other: string): string =>
  count(amount, { one: `Una sesión ${one}.`, other: `# sesiones ${other}.` });
const days = (amount: number, what: string): string =>
  count(amount, { one: `Un día tiene ${what}.`, other: `# días tienen ${what}.` });

const reasonText = (reason: Reason): string => {
  switch (reason.kind) {
    case "not moved":
      return sessions(reason.count, "no se pudo mover de ahí", "no se pudieron mover de ahí");
    case "other time":
      return sessions(reason.count, "está a otra hora", "están a otras horas");
    case "other subject":
      return sessions(
        reason.count,
        "de otra asignatura cae ahí: su examen es demasiado pronto",
        "de otras asignaturas caen ahí: sus exámenes son demasiado pronto",
      );
    case "other length":
      return sessions(reason.count, "es más larga o más corta", "son más largas o más cortas");
    case "other rating":
      return sessions(reason.count, "todavía cuenta de otro modo", "todavía cuentan de otro modo");
    case "outside":
      return sessions(reason.count, "queda fuera", "quedan fuera");
    case "later":
      return sessions(reason.count, "es más tarde", "son más tarde");
    case "asleep":
      return sessions(reason.count, "está en horas de sueño", "están en horas de sueño");
    case "had to stay":
      return sessions(
        reason.count,
        "tuvo que quedarse: no hay otra asignatura",
        "tuvieron que quedarse: no hay otra asignatura",
      );
    case "full day":
      return count(reason.count, {
        one: "En un día no hay sitio para ello.",
        other: "En # días no hay sitio para ello.",
      });
    case "more sessions":
      return days(reason.count, "más");
    case "more subjects":
      return days(reason.count, "más: los exámenes están muy juntos");
    case "both":
      return days(reason.count, "ambas: las horas antes de los exámenes no dejan sitio");
    case "both or twice":
      return days(reason.count, "ambas, o una de ellas dos veces seguidas");
    case "above":
      return days(reason.count, `más de ${length(reason.minutes)}`);
    case "begins otherwise":
      return count(reason.count, {
        one: "Un día empieza con otra cosa.",
        other: "# días empiezan con otra cosa.",
      });
    case "other order":
      return count(reason.count, {
        one: "En un día el orden es otro.",
        other: "En # días el orden es otro.",
      });
    case "fewer free days":
      return count(reason.count, {
        one: "Una semana tiene menos días libres.",
        other: "# semanas tienen menos días libres.",
      });
    case "limit": {
      const than = reason.than === "more" ? "más" : "menos";
      return reason.per === "day"
        ? days(reason.count, than)
        : count(reason.count, {
            one: `Una semana tiene ${than}.`,
            other: `# semanas tienen ${than}.`,
          });
    }
    case "missing":
      return `${reason.subject} falta en ${count(reason.count, { one: "un día", other: "# días" })}.`;
    case "days a week":
      return `En una semana ${reason.subject} aparece ${reason.isFew ? "solo " : ""}en ${count(reason.days, { one: "un día", other: "# días" })}.`;
    case "work":
      return `${reason.subject} recibe ${length(reason.minutes)}.`;
    case "no change":
      return `${and(reason.subjects)} no ${reason.subjects.length === 1 ? "recibe" : "reciben"} ${reason.direction === "more" ? "más" : "menos"} tiempo que sin ello.`;
    case "exam":
      return reason.isNew
        ? "Añádelo a tus asignaturas y planifica de nuevo."
        : "Cambia la fecha del examen en tus asignaturas y planifica de nuevo.";
    case "other days":
      return "Otros días tienen lo mismo: no había sitio.";
    case "some days":
      return reason.used === 0
        ? "No se pudo poner ninguna sesión ahí."
        : `Solo ${reason.used} de ${count(reason.days, { one: "# día", other: "# días" })} tenían sitio a esa hora.`;
    case "halves":
      return `La primera mitad tiene ${length(reason.first)} al día; la segunda, ${length(reason.second)}.`;
    case "say how long":
      return "Di cuánto dura y el plan dejará ese tiempo libre.";
    case "least break":
      return `Los descansos nunca son de menos de ${length(reason.minutes)}.`;
    case "shorter breaks":
      return "Algunas sesiones se siguen con un descanso más corto.";
    case "no review":
      return `Los últimos días antes de ${reason.subject} no tienen nada de ello.`;
    case "shared review":
      return `Otros exámenes son tan pronto que los últimos días antes de ${reason.subject} se comparten.`;
    case "other begins":
      return "Otro examen es tan pronto que su asignatura tiene que empezar.";
    case "no sessions":
      return "No hay sesiones de ello.";
    case "short plan":
      return "El plan es demasiado corto para eso.";
    case "nothing called":
      return `En tu semana nada se llama «${reason.label}».`;
    case "none rated":
      return `Ninguna asignatura está marcada como ${reason.level === "hard" ? "difícil" : "fácil"}.`;
    case "unknown subjects":
      return `${and(reason.subjects)} no ${reason.subjects.length === 1 ? "está" : "están"} entre tus asignaturas.`;
  }
};

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
