import type { WeekFacts } from "@smart-planner/planner/progress";
import { daysBetween, weekdayOf } from "@smart-planner/planner/time";
import type { WorkFacts } from "@smart-planner/planner/work";
import { capital } from "../capital.ts";
import { advancedPlanWords, type Lack } from "../en/advanced-plan.ts";
import { calendarWords } from "../en/calendar.ts";
import { planTableWords } from "../en/plan-table.ts";
import { planUpdateWords } from "../en/plan-update.ts";
import { progressWords } from "../en/progress.ts";
import { sessionMenuWords } from "../en/session-menu.ts";
import { smartWords } from "../en/smart.ts";
import { subjectWorkWords } from "../en/subject-work.ts";
import { type OpenSessions, todayWords } from "../en/today.ts";
import { uploadWords } from "../en/upload.ts";
import { workLineWords } from "../en/work-lines.ts";
import { yourTimeWords } from "../en/your-time.ts";
import { said } from "../said.ts";
import {
  and,
  count,
  date,
  dayAndMonth,
  decimal,
  length,
  shortDayAndMonth,
  shortWeekdayOf,
  tools,
} from "./tools.ts";

type Day = Parameters<typeof dayAndMonth>[0];

const sessions = (amount: number) => count(amount, { one: "# sesión", other: "# sesiones" });
const chapters = (amount: number) => count(amount, { one: "# tema", other: "# temas" });
const classes = (amount: number) => count(amount, { one: "# clase", other: "# clases" });
const weekdayOn = (day: Day) => tools.weekday(weekdayOf(day));
const spokenDay = (day: Day) => `${weekdayOn(day)}, ${dayAndMonth(day)}`;
const shortDate = (day: Day) => `${shortWeekdayOf(day)} ${shortDayAndMonth(day)}`;
const monthOf = (day: Day) => dayAndMonth(day).replace(/^\d+ de /, "");
const dayNumber = (day: Day) => String(Number(day.slice(8)));

const rangeOf = (first: Day, last: Day): string => {
  if (first === last) return date(last);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${date(first)} – ${date(last)}`;
  const from = first.slice(0, 7) === last.slice(0, 7) ? dayNumber(first) : dayAndMonth(first);
  return `${from} – ${date(last)}`;
};

const lackText = (lacks: readonly Lack[]): string =>
  `Faltan ${and(lacks.map(({ name, minutes }) => `${length(minutes)} de ${name}`))}`;

const openFrom = ({ days: open, today }: OpenSessions): string => {
  if (open.every((day) => daysBetween(day, today) === 1)) return "de ayer";
  const [first = "", second] = open.map((day) =>
    daysBetween(day, today) < 7 ? weekdayOn(day) : dayAndMonth(day),
  );
  if (open.length > 2) return `desde el ${first}`;
  return second === undefined ? `del ${first}` : `del ${first} y del ${second}`;
};

const weekDone = <Part>(
  mark: (text: string) => Part,
  { doneMinutes, plannedMinutes }: WeekFacts,
): readonly (Part | string)[] => {
  const done = length(doneMinutes);
  if (plannedMinutes > 0)
    return [
      `Has estudiado ${done} de los ${length(plannedMinutes)} planificados hasta `,
      mark("hoy"),
      ".",
    ];
  return doneMinutes > 0
    ? [`Esta semana has estudiado ${done}, aparte del plan.`]
    : ["Esta semana no había nada planificado hasta ", mark("hoy"), "."];
};

const weekMost = ({ most, nextExam }: WeekFacts): string => {
  if (most === undefined) return "Ninguna asignatura ha tenido tiempo todavía.";
  if (nextExam === undefined) return `${most} ha tenido más tiempo.`;
  return most === nextExam
    ? `${most} ha tenido más tiempo, y su examen es el primero.`
    : `${most} ha tenido más tiempo; el primer examen es ${nextExam}.`;
};

const weekOpen = ({ openSessions: open, fitOn }: WeekFacts): string => {
  if (open === 0) return "Esta semana no queda nada por recuperar.";
  const amount = `${count(open, { one: "Queda # sesión", other: "Quedan # sesiones" })} por hacer`;
  if (fitOn === null) return `${amount}; esta semana no hay sitio.`;
  return `${amount}; hay sitio el ${and(fitOn.map(weekdayOn))}.`;
};

const workLeft = ({ kind, topics, doneTopics, wholeMinutes, doneMinutes }: WorkFacts) => {
  if (wholeMinutes <= 0 || kind === "none") return undefined;
  const of = kind === "topics" ? `${doneTopics} de ${chapters(topics)}, ` : "";
  return `${of}quedan ${length(wholeMinutes - doneMinutes)}`;
};
const exams = (amount: number) => count(amount, { one: "# examen", other: "# exámenes" });

const inDays = (amount: number): string => {
  if (amount === 0) return "hoy";
  return amount === 1 ? "mañana" : `en ${amount} días`;
};

export default [
  said(workLineWords, {
    line: ({ kind, exams: amount, isTold, topics, wholeMinutes, doneMinutes }) => {
      if (kind === "none") return isTold ? exams(amount) : undefined;
      if (doneMinutes > 0)
        return `${exams(amount)}, llevas ${length(doneMinutes)} de ${length(wholeMinutes)}`;
      return kind === "topics"
        ? `${exams(amount)}, ${chapters(topics)}`
        : `${exams(amount)}, objetivo ${length(wholeMinutes)}`;
    },
    head: ({ kind, topics, wholeMinutes, doneMinutes }) => {
      const done = doneMinutes > 0 ? `, llevas ${length(doneMinutes)}` : "";
      if (kind === "none") return "Sin objetivo";
      return kind === "topics"
        ? `${chapters(topics)}, ${length(wholeMinutes)}${done}`
        : `Objetivo ${length(wholeMinutes)}${done}`;
    },
    left: workLeft,
    fit: (facts, missing, spare) => {
      const rest = workLeft(facts);
      if (rest === undefined) return undefined;
      if (missing > 0) return `${rest}, ${length(missing)} sin sitio`;
      return spare > 0 ? `${rest}, sobran ${length(spare)}` : `${rest}, no sobra nada`;
    },
    nextExam: (next) =>
      next === "over"
        ? "Todos los exámenes han pasado"
        : `${next.name === "" ? "Examen" : next.name} ${inDays(next.days)}`,
    foot: ({ leftMinutes, until }) => {
      if (leftMinutes <= 0) return "Todo hecho";
      const rest = `Quedan ${length(leftMinutes)}`;
      if (until === undefined) return rest;
      const end = until.name ?? `el ${dayAndMonth(until.day)}`;
      return `${rest}, cerca de ${length(until.minutesADay)} al día hasta ${end}`;
    },
    examOver: (day, today) =>
      day === today
        ? "Este examen es hoy, así que no se planifica tiempo para él."
        : `El ${date(day)} ya pasó, así que no se planifica tiempo para él.`,
    review: ({ times: amount, last, forecast }) => {
      const gone =
        last === undefined
          ? "Sin repasar todavía."
          : `Repasado ${amount === 1 ? "una vez" : `${amount} veces`}, la última el ${dayAndMonth(last)}.`;
      if (forecast === undefined) return gone;
      return `${gone} Sin otro repaso, el ${dayAndMonth(forecast.day)} sabrías cerca del ${forecast.percent} %.`;
    },
  }),
  said(advancedPlanWords, {
    steps: "Pasos",
    stepNames: [
      "Añade asignaturas",
      "Ajusta tu semana y tus preferencias",
      "Pulsa «Generar plan de estudio»",
    ],
    stepDone: ", hecho",
    generateHeading: "Genera tu plan de estudio",
    optimise: "Optimizar con IA (BETA)",
    generate: "Generar plan de estudio",

    doesItFit: "¿Cabe todo?",
    fromToday: "Desde hoy",
    looking: "Revisando el plan…",
    outOfDate:
      "Tus asignaturas, tus entregas o tu semana han cambiado desde que se hizo este plan. «Generar plan de estudio» lo pone al día.",
    catchUp: (day, minutes, hasLater) =>
      `El plan reserva ${length(minutes)} del ${spokenDay(day)} para recuperar${hasLater ? ", y algo de tiempo en semanas posteriores" : ""}.`,
    noGoals: "Sin objetivo: tus horas se reparten entre las asignaturas.",
    someGoals: "Las asignaturas sin objetivo se reparten las horas que hay.",
    keeps: "Lo que cumple este plan",
    more: (amount) => `Y ${amount} más.`,
    inReserve: (minutes) => `${length(minutes)} en reserva.`,
    useMore: "Usar más",

    noExam: "No queda ningún examen: no hay nada más que planificar.",
    notYet: (lacks) => `Todavía no cabe. ${lackText(lacks)}.`,
    examsFit: (fitting, of, lacks) =>
      `${count(fitting, { one: "Cabe #", other: "Caben #" })} de ${count(of, { one: "# examen", other: "# exámenes" })}. ${lackText(lacks)}.`,
    someFit: (fitting, of, lacks) =>
      `${count(fitting, { one: "Cabe #", other: "Caben #" })} de ${of}. ${lackText(lacks)}.`,
    notDone: (plannedMinutes, missed) =>
      `${length(plannedMinutes)} planificados. Sin hacer: ${and(missed.map(({ name, minutes }) => `${length(minutes)} de ${name}`))}.`,
    allFits: (plannedMinutes) => `Todo cabe: ${length(plannedMinutes)} planificados.`,
    allFitsWith: (plannedMinutes, spareMinutes) =>
      `Todo cabe: ${length(plannedMinutes)} planificados, sobran ${length(spareMinutes)}.`,

    eachExam: "Lo que recibe cada examen",
    exam: "Examen",
    examOrHandIn: "Examen o entrega",
    handIn: (day) => `Entrega, ${shortDayAndMonth(day)}`,
    doneAndPlanned: "Hecho y planificado",
    share: "Parte",
    needed: "Necesario",
    done: "Hecho",
    planned: "Planificado",
    missing: "Falta",
    cushion: "Margen",
    cushionOf: "Margen: ",
    toSpare: (minutes) => `sobran ${length(minutes)}`,
    noCushion: "Ninguno",
    inTime: "A tiempo",
    readiness: "Preparación",
    allExams: "Todos los exámenes",
    onTrack: "Vas bien",
    tight: "Justo",
    short: (minutes) => `faltan ${length(minutes)}`,
    missed: (minutes) => `${length(minutes)} sin hacer`,

    pomodoro: (rounds, breaks) =>
      `Pomodoro: ${count(rounds, { one: "# ronda", other: "# rondas" })}${breaks === 0 ? "" : `, ${count(breaks, { one: "# descanso", other: "# descansos" })}`}`,
  }),
  said(calendarWords, {
    studyCalendar: "Calendario de estudio",
    hint: "Re Pág y Av Pág van de sesión en sesión. En una sesión, las flechas la mueven, con Mayús cambian su duración, Intro abre su menú. N añade un evento.",
    range: rangeOf,
    spokenDay,
    sessionsIn: (first, last) => `Sesiones, ${rangeOf(first, last)}`,
    weekday: shortWeekdayOf,
    date: shortDayAndMonth,
    calendarView: "Vista del calendario",
    views: { week: "Semana", day: "Día" },
    previous: { week: "Semana anterior", day: "Día anterior" },
    next: { week: "Semana siguiente", day: "Día siguiente" },
    today: "Hoy",
    day: "Día",
    subjects: "Asignaturas",
    noPlan: "No hay plan de estudio. ¡Genera uno para empezar!",
    tooLong: (day) => `${day} necesita más de 24 horas: lo que no cabe está en la tabla de abajo.`,
    lengthOver: (minutes, over) => `${length(minutes)}, ${length(over)} de más`,
    takenOn: (day) => `Ocupado el ${spokenDay(day)}`,
    dueOn: (day) => `Entrega el ${spokenDay(day)}`,
    dueAt: (title, time) => `${title} se entrega a las ${time}`,
    stripDay: (day, amount, isOpen) =>
      [
        monthOf(day),
        amount === 0 ? "nada planificado" : sessions(amount),
        ...(isOpen ? ["algo sin hacer"] : []),
      ].join(", "),

    marks: "Marcas",
    markNames: {
      done: "Hecho",
      missed: "Sin hacer",
      locked: "Fijado por ti",
      own: "Tuyo",
      broken: "Por encima de tu límite",
    },
    states: { done: "hecho", missed: "sin hacer", own: "tuyo", locked: "fijado" },
    details: {
      date: "Fecha",
      time: "Hora",
      duration: "Duración",
      examDate: "Fecha del examen",
      difficulty: "Dificultad",
    },
    difficulties: { easy: "Fácil", medium: "Media", hard: "Difícil" },

    nothingLeft: {
      week: "Ya no queda nada esta semana.",
      today: "Ya no queda nada hoy.",
      day: "Ya no queda nada este día.",
    },
    nothingPlanned: {
      week: "Nada planificado esta semana.",
      today: "Nada planificado hoy.",
      day: "Nada planificado este día.",
    },
    allDone: "Todo hecho. No quedan exámenes.",
    nextDay: (day) => `Siguiente: ${spokenDay(day)}`,

    hold: {
      next: { week: "Mantén para la semana siguiente", day: "Mantén para el día siguiente" },
      previous: { week: "Mantén para la semana anterior", day: "Mantén para el día anterior" },
    },
    placeSaid: (day, time, against) =>
      `${spokenDay(day)} ${time}. ${against.length === 0 ? "Estás libre." : `${against.join(". ")}.`}`,
    noRoom: (title) => `Lo fijado no deja sitio. ${title} se queda como estaba.`,
    isBack: (title) => `${title} vuelve a su sitio.`,
  }),
  said(planTableWords, {
    studyPlan: "Plan de estudio",
    none: "No hay plan de estudio.",
    span: (first, last) => `${first} a ${last}`,
    byDate: "Plan de estudio, por fecha",
    date: "Fecha",
    subject: "Asignatura",
    hours: "Horas",
    today: "Hoy",

    weekOf: (day) => `Semana del ${date(day)}`,
    printed: (moment) => `Un plan de estudio, impreso el ${moment}`,
    examDay: (day, time) => (time === "" ? shortDate(day) : `${shortDate(day)}, ${time}`),
    dayOfWeek: (day) => `${weekdayOn(day)} ${dayNumber(day)}`,
    notes: "Notas",
    tickOnPaper: "Marca ahora en papel, luego en pantalla.",
    plannedThisWeek: (minutes) => `${length(minutes)} planificados esta semana`,
  }),
  said(planUpdateWords, {
    undo: "Deshacer",
    closeChanged: "Cerrar los cambios",
    planningAgain: "Planificando de nuevo",
    looking: "Buscando sitio…",
    howToCatchUp: "Cómo recuperar",
    nothingChanges: "No cambia nada hasta que tú lo digas.",
    keepMine: "Quedarme con mi plan",
    useThis: "Usar este plan",

    howToFit: "Cómo hacer que quepa",
    trying: "Probando qué dejaría sitio…",
    noHelp:
      "Nada de lo que se ajusta aquí deja sitio. Un objetivo menor o un examen más tarde, sí.",
    help: (change, effect) => [`${change}: `, effect],
    allFits: "entonces cabe todo",
    short: (minutes) => `entonces faltan ${length(minutes)}`,
    found: (strong, minutes, shortMinutes) => [
      strong(`+${length(minutes)}`),
      shortMinutes > 0 ? `, aún faltan ${length(shortMinutes)}` : "",
    ],

    nextDays: "Tus próximos siete días",
    sessionsChange: (amount) =>
      `Tus próximos siete días: ${count(amount, { one: "cambia # sesión", other: "cambian # sesiones" })}`,
    today: "Hoy",
    dayShort: (day) => `${shortWeekdayOf(day)} ${dayNumber(day)}`,
    dayParts: (bold, day) => [`${shortWeekdayOf(day)} `, bold(dayNumber(day))],
    notDone: "Sin hacer",
    newMinutes: "Nuevo, en minutos",
    yourHours: (minutes) => `Tus ${length(minutes)}`,
    forEachExam: "Qué significa para cada examen",
    seeChanges: (amount) => (amount === 1 ? "Ver el cambio" : `Ver los ${amount} cambios`),
  }),
  said(progressWords, {
    dashboard: "Tu progreso",
    none: "¡Genera un plan de estudio para seguir tu progreso!",
    overall: "Progreso total",
    hours: (done, all) => `${decimal(done)} / ${decimal(all)} horas`,
    streak: "Racha de estudio",
    streakDays: (amount): string => (amount === 1 ? "día" : "días"),
    streakHint: (amount) => {
      if (amount <= 0) return "¡Empieza hoy!";
      return amount === 1 ? "¡Sigue así!" : "¡Qué constancia!";
    },
    closing: (percent, isAllDone) => {
      if (isAllDone) return "¡Genial! Has hecho todas las sesiones. ¡Sigue así!";
      return percent >= 50 ? "¡Vas muy bien! ¡Sigue!" : "Cada paso cuenta. ¡A estudiar!";
    },
    tracked: "Asignaturas",
    active: "Asignaturas activas",
    breakdown: "Por asignatura",
    hrs: (done, all) => `${decimal(done)} / ${decimal(all)} h`,
    sessions: "Sesiones de estudio",
    today: "Hoy",
  }),
  said(sessionMenuWords, {
    sessionOn: (title, day) => `${title}, ${spokenDay(day)}`,
    todayAt: (from, to, duration) => `Hoy, ${from} – ${to}, ${duration}`,
    dayAt: (day, from, to, duration) => `${spokenDay(day)}, ${from} – ${to}, ${duration}`,
    whyNow: ({ doneMinutes, wholeMinutes, examInDays }) => {
      const done = `Después llevas ${length(doneMinutes)} de ${length(wholeMinutes)}.`;
      if (examInDays === undefined) return done;
      if (examInDays === 0) return `${done} El examen es hoy.`;
      return examInDays === 1
        ? `${done} El examen es mañana.`
        : `${done} Examen en ${examInDays} días.`;
    },
    yourChoice: (reason) => `${reason}, lo elegiste tú`,
    doneStays: "Las sesiones hechas no se mueven. Quita antes la marca.",
    close: "Cerrar",
    cancel: "Cancelar",
    done: "Hecho",
    notDone: "Sin hacer",
    start: "Empezar",
    remove: "Quitar",
    skip: "Saltar",
    notAgain: "no se planifica otra vez",
    tookLonger: "Tardé más",
    planAgain: "Planificar de nuevo",
    laterToday: "Hoy más tarde",
    tomorrow: "Mañana",
    anotherDay: "Otro día…",
    shorter: "Más corta",
    longer: "Más larga",
    unlock: "Soltar",
    keepHere: "Dejar aquí",
    noRoom: "no hay sitio",
    dayThen: (minutes) => `ese día queda en ${length(minutes)}`,
    thatDayThen: (minutes) => `Ese día queda en ${length(minutes)}`,

    newEvent: "Evento nuevo",
    moveSession: (title, minutes) => `Mover ${title}, ${length(minutes)}`,
    add: "Añadir",
    moveTo: (time) => `Mover a las ${time}`,
    what: "Qué",
    ownEvent: "Un evento tuyo",
    study: (subject) => `Estudiar ${subject}`,
    name: "Nombre",
    groupStudy: "Estudio en grupo",
    suggestions: "Sugerencias",
    places: {
      today: (time) => `Hoy ${time}`,
      tomorrow: (time) => `Mañana ${time}`,
      day: (day, time) => `${weekdayOn(day)} ${time}`,
    },
    day: "Día",
    time: "Hora",
    minutes: "Minutos",
    problems: {
      day: "Elige hoy o un día posterior.",
      time: "Elige una hora.",
      length: "Da una duración de 5 minutos o más.",
      midnight: "Terminaría después de medianoche. Empieza antes.",
      name: "Ponle un nombre.",
    },
  }),
  said(smartWords, {
    heading: "Horario inteligente con IA",
    show: "Mostrar",
    hide: "Ocultar",
    inYourWords: "Cuéntanos tu semana con tus palabras.",
    preferences: "Tus preferencias",
    placeholder: "Cuéntanos cómo te gusta estudiar",
    thinkMore: "Pensar más",
    thinkMoreHint: "Usa el modelo Pro para un análisis detallado",
    generate: "Generar horario inteligente",
    pending: { flash: "Generando…", pro: "Pensando a fondo…" },
    cancel: "Cancelar",
    error: "Error:",
    nothingToAsk: "¡Añade antes asignaturas y horas disponibles!",
    failed: "No se ha podido generar el horario inteligente",
    noSession: "No ha vuelto ningún plan. Inténtalo de nuevo.",
    brokenPlan: "El plan recibido incumple una de tus reglas.",
    planKept: (broken) => `${broken} Tu plan sigue como estaba.`,
    nothingPlanned: "No se puede planificar nada.",
    understoodAs: (wishes) => `Tus preferencias se entendieron así: ${wishes.join("; ")}.`,
    withoutModel: {
      busy: "El modelo de lenguaje tiene demasiado trabajo. Tus preferencias se leyeron sin él.",
      unusable: "La respuesta del modelo de lenguaje no sirve. Tus preferencias se leyeron sin él.",
      away: "Ahora no se puede llegar al modelo de lenguaje. Tus preferencias se leyeron sin él.",
      refuses: "El modelo de lenguaje rechaza este servidor. Tus preferencias se leyeron sin él.",
      slow: "El modelo de lenguaje ha tardado demasiado. Tus preferencias se leyeron sin él.",
    },
    readHere: "No se pudo llegar al servidor: tus preferencias se leyeron en este dispositivo.",
    leftOut: (subject) => `${subject} se ha omitido: no tiene fecha de examen.`,
    keptFree: (calendars, daysOff) =>
      `Se deja libre: ${and([...calendars.map((name) => `«${name}»`), ...(daysOff > 0 ? [count(daysOff, { one: "# día libre", other: "# días libres" })] : [])])}.`,

    ready: "Tu horario inteligente está listo.",
    builtIn: "Planificado sin modelo de IA.",
    plannedBy: (model) => `Planificado por ${model}.`,
    nothingUnderstood: "Eso no lo hemos entendido.",
    notKept: "No se pudo cumplir",
    changedNothing: "No cambió nada",
    goodToKnow: "Conviene saber",

    whichOne: "¿Cuál quieres decir?",
    everyDayOr: (said, days) =>
      `«${capital(said)}»: ¿todos los días o solo ${and(days.map(tools.weekday))}?`,
    leaveOut: "No, déjalo fuera",
    understood: "Entendido",
    changeWish: (wish) => `Cambiar: ${wish}`,
    removeWish: (wish) => `Quitar: ${wish}`,
    notUnderstood: "No entendido",
    tryThis: "Prueba así:",
    isDueWork: "Eso es una entrega, no una preferencia.",
    addDueWork: (title) => `Añadir «${title}» a las entregas`,
    misspelt: (word) => `«${word}»`,

    days: "Días",
    from: "De",
    to: "A",
    firstDay: "Primer día",
    lastDay: "Último día",
    numbers: {
      atLeast: "Al menos",
      atMost: "Como máximo",
      howLong: "Cuánto tiempo",
      daysBeforeExam: "Días antes del examen",
      daysAWeek: "Días a la semana",
      everyDays: "Cada tantos días",
      eachTime: "Cada vez",
      inAll: "En total",
      share: "Veces su parte habitual",
      rating: "1 muy fácil, 5 muy difícil",
      lastDays: "Últimos días antes del examen",
    },
    minutes: "min",
    ifPossible: "Solo si es posible",
    checkFields: "Revisa los días, las horas y los números: falta algo.",
    keepAsCommitment: "Guardar como compromiso",
    ok: "OK",
  }),
  said(subjectWorkWords, {
    start: "Empezar",
    startNamed: (name) => `Empezar ${name}`,
    done: "Listo",
    doneOf: (subject) => `Hecho de ${subject}`,
    saved: "Se guarda mientras escribes",
    undo: "Deshacer",
    cancel: "Cancelar",

    exams: "Exámenes",
    exam: "Examen",
    date: "Fecha",
    time: "Hora",
    weight: "Peso",
    examNumber: (number) => `Examen ${number}`,
    examName: (number) => `Nombre del examen ${number}`,
    examDate: (number) => `Fecha del examen ${number}`,
    examTime: (number) => `Hora del examen ${number}`,
    examWeight: (number) => `Peso del examen ${number}, en porcentaje`,
    anyTime: "Cualquier hora",
    removeExam: (number) => `Quitar el examen ${number}`,
    removed: (name) => `Se ha quitado: ${name}.`,
    addExam: "Añadir un examen",
    mayBeEmpty: "Deja la hora o el peso en blanco si no los sabes.",

    howMuch: "Cuánto trabajo",
    ways: { topics: "Temas", goal: "Un objetivo en horas", none: "Sin objetivo" },
    hoursInAll: "Horas en total",
    hours: "horas",
    goalRange: (most) => `De media hora a ${most} horas.`,
    studyCounts: (foot) => `${foot}. Lo que ya has estudiado cuenta.`,
    noGoal: "Sin objetivo: tus horas se reparten entre las asignaturas.",
    nearerMore: "Cuanto más cerca el examen, mayor la parte.",
    weekly: (subject, minutes) => [
      "Cuanto más cerca el examen, mayor la parte. ",
      subject,
      ` recibe así cerca de ${length(minutes)} a la semana.`,
    ],
    pasteChapters: "Pega tus temas",
    setGoal: "Poner un objetivo en horas",

    chaptersOf: (subject) => `Temas de ${subject}`,
    chaptersDone: (amount, minutes) =>
      `${count(amount, { one: "# tema hecho", other: "# temas hechos" })}, ${length(minutes)}`,
    hide: "Ocultar",
    show: "Mostrar",
    leftOut: "Omitido",
    nameAndLength: (name, minutes) => `${name}, ${length(minutes)}`,
    takeIn: "Volver a incluir",
    takeInNamed: (name) => `Volver a incluir ${name}`,
    tookIn: (name) => `${name} vuelve a estar.`,
    newChapter: "Tema nuevo",
    newChapterHint: "Nombre, y 2 h o 18 p si lo sabes",
    addChapter: "Añadir un tema",
    pasteList: "Pegar una lista",
    pasteLines: "Pega tus temas, uno por línea",
    pasteHint: (amount) =>
      `${chapters(amount)}. Se leen las horas o páginas tras el nombre: 1 h 30, 18 p.`,
    addChapters: (amount) => `Añadir ${chapters(amount)}`,
    chaptersAdded: (amount) =>
      count(amount, { one: "# tema añadido.", other: "# temas añadidos." }),
    placeOf: (name, place, of) => `${name}, ${place} de ${of}`,
    mostChapters: (most) => `Una asignatura tiene hasta ${most} temas.`,
    tooShort: "Este tema es demasiado corto para dividirlo.",
    inTwo: (name) => `${name} está en dos partes.`,
    tooLong: "Juntos serían más largos de lo que puede ser un tema.",
    merged: (name, other) => `${name} y ${other} son un solo tema.`,

    thisChapter: "este tema",
    chapterName: "Nombre del tema",
    move: (name) => `Mover ${name}: Alt con flecha arriba o abajo`,
    chapterDone: (name) => `${name}, hecho`,
    estimateOf: (name, minutes) => `Estimación de ${name}: ${length(minutes)}`,
    moreFor: (name) => `Más sobre ${name}`,
    howWell: (name) => `Cuánto sé de ${name}`,
    known: { 0: "Nuevo", 1: "Un poco", 2: "Casi todo", 3: "Bien" },
    knownStep: (step, known) => `${step}, ${known}`,
    estimateBy: "Estimar por",
    estimates: { hours: "Horas", pages: "Páginas" },
    minutesAPage: "Minutos por página",
    byPages: (pages, minutesAPage) => [pages, "páginas,", minutesAPage, "min por página"],
    byHours: (hours) => [hours, "horas"],
    makes: (minutes) => `= ${length(minutes)}`,
    mostHours: (most) => `Más de 0 y como máximo ${most} h.`,
    forExam: "Para",
    allExams: "Todos los exámenes",
    up: "Subir",
    down: "Bajar",
    split: "Dividir",
    mergeNext: "Unir con el siguiente",
    remove: "Quitar",
    stillKnown: "¿Cuánto recordabas todavía?",
    grades: { 1: "Otra vez", 2: "Difícil", 3: "Bien", 4: "Fácil" },
    wentOver: "Lo he repasado hoy",
  }),
  said(todayWords, {
    today: "Hoy, ",
    heading: (day) => capital(`${shortWeekdayOf(day)}, ${dayAndMonth(day)}`),
    sessions: "Sesiones de hoy",
    nothingPlanned: "Nada planificado hoy.",
    nothingPlannedNext: (subject, day, time) =>
      `Nada planificado hoy. Siguiente: ${subject}, ${day === "tomorrow" ? "mañana" : date(day)} ${time}.`,
    doneOf: (done, of) => `${done} de ${of} hechas`,
    leftOf: (done, of, minutes) => `${done} de ${of} hechas, quedan ${length(minutes)}`,
    aboutLeftOf: (done, of, minutes) =>
      `${done} de ${of} hechas, quedan cerca de ${length(minutes)}`,
    streak: ({ days, isSafeIfPlanned }) => {
      const amount = count(days, { one: "# día", other: "# días" });
      return isSafeIfPlanned
        ? `Tu racha de ${amount} sigue si las planificas de nuevo`
        : `${amount} seguidos`;
    },
    doneForToday: "Listo por hoy",
    dayDone: (done, minutes) =>
      `${done} de ${sessions(done)}, ${length(minutes)}. Disfruta del resto del día.`,
    nothingToDo: "No quedan exámenes. Hoy no hay nada que hacer.",
    nextExam: "Próximo examen",
    inDays,
    examIn: (amount, day) => `${inDays(amount)}, ${dayAndMonth(day)}`,
    tomorrow: "Mañana",
    date,
    sessionCount: sessions,
    firstAt: (minutes, time) => `${length(minutes)}, la primera a las ${time}`,
    options: (title, from, to, duration) => `${title}, de ${from} a ${to}, ${duration}: opciones`,
    wasAt: (time) => `era a las ${time}`,
    now: "Ahora",
    start: "Empezar",
    startNamed: (title) => `Empezar ${title}`,

    timeToday: (minutes) => `Hoy tienes ${length(minutes)}. Tiempo de hoy`,
    youHave: (underlined, minutes) => ["Hoy tienes ", underlined(length(minutes))],
    howMuchToday: "¿Cuánto tiempo hoy?",
    howMuch: "Cuánto tiempo",
    asPlanned: "como estaba",
    at: (minutes) => `en ${length(minutes)}`,
    stop: "Parar",
    onePress: "Una pulsación y listo. Lo que cabe pasa a tus próximos días, y puedes deshacerlo.",

    tooLate: "Es tarde para todo.",
    lessTime: "Menos tiempo hoy",
    plannedEarlier: {
      morning: (start, end) =>
        `Era para esta mañana. Si empiezas a las ${start}, terminas a las ${end}.`,
      afternoon: (start, end) =>
        `Era para esta tarde. Si empiezas a las ${start}, terminas a las ${end}.`,
      earlier: (start, end) =>
        `Era para hoy más temprano. Si empiezas a las ${start}, terminas a las ${end}.`,
    },
    moveToday: (time) => `Mover lo de hoy a las ${time}`,

    planUpdate: "Actualización del plan",
    missed: "Sesiones sin hacer",
    update: "Actualizar el plan",
    planAgain: "Planificarlas de nuevo",
    didThem: "Las hice",
    letGo: "Dejarlas",
    updateQuestion: (change) => `${change} ¿Actualizar el plan?`,
    openAndChange: (bold, open, change) => [
      bold(
        `${sessions(open.count)} ${openFrom(open)} ${open.count === 1 ? "está" : "están"} sin hacer`,
      ),
      `. ${change}`,
    ],
    open: (bold, unbroken, open) => [
      bold(sessions(open.count)),
      ` ${openFrom(open)} sin hacer, `,
      unbroken(length(open.minutes)),
      ".",
    ],
    afterReview: "Después del repaso",
    skip: "Saltar",
    stillKnown: (name) => [
      "¿Cuánto recordabas de ",
      name,
      "? Otra vez significa que lo habías olvidado.",
    ],
    grades: { 1: "Otra vez", 2: "Difícil", 3: "Bien", 4: "Fácil" },
    graded: {
      1: (name) => `${name}: otra vez.`,
      2: (name) => `${name}: difícil.`,
      3: (name) => `${name}: bien.`,
      4: (name) => `${name}: fácil.`,
    },

    tookQuestion: (name) => `¿Cuánto duró ${name}?`,
    save: "Guardar",
    took: "Cuánto duró",
    lengthAsPlanned: (minutes) => `${length(minutes)}, lo previsto`,
    other: "Otro",
    min: "min",
    somethingLeft: "¿Queda algo por hacer?",
    left: { 0: "No, terminado", 30: "30 min más", 60: "1 h más" },
    likePlanned: "Lo previsto.",
    longer: (minutes) => `${length(minutes)} más de lo previsto.`,
    shorter: (minutes) => `${length(minutes)} menos de lo previsto.`,
    loggedStays: (minutes) =>
      `${length(minutes)} ya están en tu registro y se quedan. En «Tu tiempo» puedes cambiarlos.`,
    logged: (minutes) => `De eso, ${length(minutes)} ya están en tu registro.`,
    findPlace: "Le buscamos sitio antes de su examen.",

    everyDay: "Cada día del plan, una columna",
    figures: (from, to, amount, minutes) =>
      `Del ${dayAndMonth(from)} al ${dayAndMonth(to)}: ${sessions(amount)}, ${length(minutes)}.`,
    exam: "examen",
    newPlan: "Empezar un plan nuevo",
    savePicture: "Guardar esta imagen",
    close: "Cerrar",
    stayedOpen: (amount) =>
      amount === 1
        ? "1 sesión quedó sin hacer. Se guarda con este plan."
        : `${amount} sesiones quedaron sin hacer. Se guardan con este plan.`,

    howDidItGo: "¿Cómo te fue?",
    onlyForYou: "Solo para ti.",
    howDidNamed: (subject, when) => `¿Cómo te fue ${subject}, ${when}?`,
    answers: { well: "Bien", "all right": "Regular", "not so well": "No muy bien" },
  }),
  said(uploadWords, {
    upload: "Sube tu horario",
    formats: "PDF, PNG, JPG, JPEG y CSV de hasta 10 MB",
    calendarFiles: "También se leen archivos de calendario (ICS).",
    file: "Archivo del horario",
    chooseFile: "Elegir archivo",
    reading: (file) => `Leyendo ${file}…`,
    refusals: {
      kind: "Elige un archivo PDF, PNG, JPG, JPEG o CSV, o un archivo de calendario (ICS).",
      tooLarge: "Este archivo supera los 10 MB. Elige uno más pequeño o haz una captura.",
      empty: "Este archivo está vacío. Elige otro.",
    },
    parsed: "¡Horario leído! Revísalo y edítalo si hace falta.",
    unreadable: "No se ha podido leer el horario. Prueba a escribirlo a mano.",
    failed: "La subida ha fallado. Prueba a mano o comprueba tu conexión.",

    underDevelopment: (bold) => [
      bold("En desarrollo"),
      ". Esta pestaña está desactivada por ahora. Marca tu semana a mano.",
    ],
    example: "Un ejemplo de lo que dará un archivo.",
    waiting: (file) => [file, " está esperando. Leer horarios es una función en avance."],
    turnOn: (file) => `Activar y leer ${file}`,
    letRead: (model) => `Dejar que ${model} lea imágenes`,
    letReadHint:
      "La imagen se envía al proveedor de este modelo. Sin él, se lee solo en este servidor.",

    viewOf: (file) => `Archivo ${file}`,
    pictureOf: (file) => `El archivo ${file}`,
    pagesOf: (file) => `Páginas de ${file}`,
    pageOf: (page, file) => `Página ${page} de ${file}`,
    textOf: (file) => `Lo que pone en ${file}`,
    open: (file) => `Abrir ${file}`,

    unread: ({ kind, count: amount, names, hasMoreNames }) => {
      if (kind === "pages")
        return count(amount, {
          one: "No se ha leído una página.",
          other: "No se han leído # páginas.",
        });
      if (kind === "events")
        return count(amount, {
          one: "No se ha podido leer un evento de este calendario.",
          other: "No se han podido leer # eventos de este calendario.",
        });
      const named = and([...names, ...(hasMoreNames ? ["otras"] : [])]);
      return `${count(amount, { one: "Se ha omitido una fila", other: "Se han omitido # filas" })} sin día, inicio o fin: ${named}.`;
    },
    section: "Tu grupo",
    sectionHint: "El archivo tiene varios. Elige el tuyo.",
    allSections: "Todos los grupos",
    dates: "Fechas",
    datesHint: "El archivo da una fecha a cada clase. Di qué son.",
    weekly: "Una semana que se repite",
    onlyTheseDates: "Solo estas fechas",
    week: "Semana",
    weekHint: "El archivo tiene fechas. Elige la semana que se parece a las demás.",
    usualWeek: (amount) => `Una semana normal: lo que hay casi siempre (${classes(amount)})`,
    weekOf: (monday, amount) => `Semana del ${date(monday)} (${classes(amount)})`,
    everything: (amount) => `Todo lo del archivo (${classes(amount)})`,

    schedule: "Horario leído",
    headings: ["Día", "Asignatura", "Inicio", "Fin"],
    addClass: (number) => `Añadir la clase ${number}`,
    dayOf: (number) => `Día ${number}`,
    subjectOf: (number) => `Asignatura de la clase ${number}`,
    startOf: (number) => `Inicio ${number}`,
    endOf: (number) => `Fin ${number}`,
    merge: (number) => `Unir la clase ${number} con la siguiente`,
    remove: (number) => `Quitar la clase ${number}`,
    onlyOn: (days) => `Solo el ${and(days.map(date))}`,
    doubts: {
      "next-day": "¿Termina al día siguiente?",
      long: "¿Más de cinco horas?",
      early: "¿Antes de las 06:00?",
      overlap: "Coincide con otra clase",
      day: "¿Es este el día?",
      "second-week": "Cada dos semanas: comprueba cuál",
      page: "Gran parte de este archivo se leía mal",
    },
    rowErrors: {
      subject: "Ponle una asignatura a esta clase o quita la fila.",
      times: "Escribe cuándo empieza y termina esta clase.",
      length: "Esta clase termina cuando empieza.",
      other: "No se puede leer esta fila. Revisa el día y las horas.",
    },
    willBeAdded: (amount, of) => `Se añaden ${amount} de ${classes(of)}.`,
    checkMarked: "Las filas marcadas pueden estar mal leídas: revísalas y márcalas.",
    addToSchedule: "Añadir a mi horario",
    addAClass: "Añadir una clase",
    added: (amount) =>
      count(amount, {
        one: "# clase está ya en tu semana, en Compromisos.",
        other: "# clases están ya en tu semana, en Compromisos.",
      }),
    seeWeek: "Ver tu semana",
    undo: "Deshacer",
  }),
  said(yourTimeWords, {
    yourTime: "Tu tiempo",
    nothingYet: "Todavía no hay nada",
    nothingYetText: "Marca una sesión o pon el temporizador, y tu tiempo aparece aquí.",
    goToToday: "Ir a hoy",
    about: "Lo que planificaste, lo que hiciste y qué cambiar.",
    spanOfTime: "Periodo",
    spans: { week: "Semana", month: "Mes", term: "Curso" },
    thisSpan: { week: "Esta semana", month: "Este mes", term: "Este curso" },
    freeWeek: "Una semana libre.",
    week: (mark, week) => [...weekDone(mark, week), ` ${weekMost(week)} ${weekOpen(week)}`],
    figures: {
      done: "hecho este curso",
      planned: "planificado hasta ahora",
      finished: (amount) => (amount === 1 ? "sesión terminada" : "sesiones terminadas"),
    },

    chart: "Gráfico",
    table: "Tabla",
    asTable: (heading) => `${heading} como tabla`,
    tableOf: (label) => `${label}, como tabla`,
    subject: "Asignatura",
    planned: "Planificado",
    done: "Hecho",
    day: "Día",
    hour: "Hora",
    studied: "Estudiado",
    took: "Duró",
    times: "Veces",

    dayByDay: "Planificado y hecho, día a día",
    byDay: "Planificado y hecho por día",
    days: "Día a día",
    span: (first, last) => `del ${dayAndMonth(first)} al ${dayAndMonth(last)}`,
    dayName: shortDate,
    daySaid: (day, totals, exams) =>
      [
        shortDate(day),
        totals === undefined
          ? "nada planificado"
          : totals.plannedMinutes === 0
            ? length(totals.doneMinutes)
            : `${length(totals.doneMinutes)} de ${length(totals.plannedMinutes)}`,
        ...exams.map((subject) => `examen de ${subject}`),
      ].join(", "),
    partDone: "Hecho en parte",
    exam: "Examen",
    today: "Hoy",
    longerBar: "Barra más larga, más estudio.",

    bySubject: "Tiempo por asignatura",
    ofPlanned: (minutes) => ` de ${length(minutes)} planificados`,
    plannedToToday: "Planificado hasta hoy",

    bestHours: "Mejores horas del día",
    bestHoursNote: "Cuándo fueron tus sesiones terminadas",
    byHour: "Estudio por hora del día",
    noHours: "Aquí salen las sesiones con hora: usa el temporizador o el plan avanzado.",
    best: (from, to) => `Mejor: de ${from} a ${to}`,
    byHourBest: (from, to) => `Estudio por hora del día. Mejor: de ${from} a ${to}.`,
    now: "Ahora",

    realLength: "Duración prevista y real",
    realLengthNote: "1 h prevista, en realidad…",
    noPaces: "Termina sesiones con el temporizador, y su duración real sale aquí.",
    asPlanned: "lo previsto",
    hourTakes: (bold, minutes) => ["1 h dura ", bold(length(minutes))],
    byLength: (minutes, shorter, longer) =>
      `Las sesiones de hasta ${length(minutes)} duran ${decimal(shorter)} veces lo previsto; las más largas, ${decimal(longer)}.`,
    shorter: "más corto",
    longer: "más largo",
    paceQuestion: (subject, factor) =>
      `${subject} te lleva ${decimal(factor)} veces lo previsto: ¿usarlo en los planes nuevos?`,
    paceUsed: (subject, factor) =>
      `Los planes nuevos cuentan ${decimal(factor)} veces el tiempo para ${subject}.`,
    paceFrom: (amount, plannedMinutes, realMinutes) =>
      `De ${amount} sesiones terminadas: ${length(plannedMinutes)} previstos, ${length(realMinutes)} reales.`,
    useIt: "Usarlo",
    notNow: "Ahora no",
    takeItBack: "Quitarlo",

    log: "Registro de estudio",
    logTable: "Tabla (.csv)",
    withoutTimer: "He estudiado sin temporizador",
    cancel: "Cancelar",
    removed: "Quitado del registro.",
    anything: "Cualquier cosa",
    startTime: "Hora de inicio",
    minutes: "Minutos",
    saveChanges: "Guardar cambios",
    add: "Añadir al registro",
    noSubject: "Sin asignatura",
    entrySource: {
      timer: (day) => `${dayAndMonth(day)}, con el temporizador`,
      hand: (day) => `${dayAndMonth(day)}, a mano`,
    },
    changeEntry: (subject, day) => `Cambiar ${subject || "la entrada"}, ${dayAndMonth(day)}`,
    removeEntry: (subject, day) => `Quitar ${subject || "la entrada"}, ${dayAndMonth(day)}`,
    showAll: (amount) => `Mostrar los ${amount}`,
    missingDay: "Elige un día",
    dayToCome: "Elige hoy o un día anterior",
    missingTime: "Elige una hora",
    timeToCome: "Eso aún no ha pasado: elige una hora anterior",
    minutesRange: (most) => `Escribe de 1 a ${most} minutos`,
  }),
];
