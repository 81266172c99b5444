import type { LeftOutReason } from "@smart-planner/planner/due-work";
import { assignmentWords } from "../en/assignment.ts";
import { dueWorkWords } from "../en/due-work.ts";
import { firstRunWords } from "../en/first-run.ts";
import { notificationsWords } from "../en/notifications.ts";
import { termWords } from "../en/term.ts";
import { workImportWords } from "../en/work-import.ts";
import { said } from "../said.ts";
import {
  and,
  count,
  dayAndMonth,
  decimal,
  length,
  shortDayAndMonth,
  shortWeekdayOf,
  tools,
} from "./tools.ts";

type Day = Parameters<typeof dayAndMonth>[0];

const sessions = (amount: number) => count(amount, { one: "# sesión", other: "# sesiones" });
const dateOf = (day: Day) => `${shortWeekdayOf(day)} ${shortDayAndMonth(day)}`;
const longDay = (day: Day) => `${shortWeekdayOf(day)}, ${dayAndMonth(day)}`;
const away = (days: number): string => {
  if (days === 0) return "hoy";
  if (Math.abs(days) === 1) return days === 1 ? "mañana" : "ayer";
  return days > 0 ? `en ${days} días` : `hace ${-days} días`;
};
const amountOf = (doneMinutes: number, minutes: number, isGuessed: boolean) =>
  `${doneMinutes < 1 ? 0 : length(doneMinutes)} de ${isGuessed ? "cerca de " : ""}${length(minutes)}`;
const freeUntil = (minutes: number, day: Day) =>
  `Hasta el ${shortWeekdayOf(day)} hay ${length(minutes)} libres.`;

/** Reasons that are stored in English. */
const asides: Readonly<Record<string, string> & Record<LeftOutReason, string>> = {
  "This is not a calendar": "Esto no es un calendario",
  "Done already": "Ya hecho",
  "Without a date": "Sin fecha",
  Over: "Pasado",
  "Already among your exams": "Ya está entre tus exámenes",
  "This file is not complete": "Este archivo no está completo",
  "This file is too large": "Este archivo es demasiado grande",
  "This calendar has too many events": "Este calendario tiene demasiados eventos",
  "Too many items": "Demasiados elementos",
  "A note, not a task": "Una nota, no una tarea",
  Deleted: "Eliminado",
  "Could not be read": "No se puede leer",
  Cancelled: "Cancelado",
  "Without a title": "Sin título",
  "For teachers": "Para docentes",
  "Opening time": "Hora de apertura",
  "Closing time of work that is due earlier": "Cierre de algo que se entrega antes",
};

export default [
  said(dueWorkWords, {
    row: (parts) => parts.join(", "),
    dueWork: "Entregas",
    import: "Importar",
    allWork: "Todas las entregas",
    nothingDue: "No hay entregas en las próximas dos semanas.",
    handedIn: (title) => `Entregado: ${title}`,
    newDate: "Otra fecha",
    newDateFor: (title) => `Otra fecha para ${title}`,
    whatHelps: "¿Qué ayuda?",
    whatHelpsWith: (title) => `¿Qué ayuda con ${title}?`,
    everyWeek: "Cada semana",
    length,
    day: dateOf,
    dueSoon: (day, time) => `${shortWeekdayOf(day)} ${time}`,
    wasDue: (day, daysAgo) =>
      `Era para ${daysAgo === 0 ? "hoy" : daysAgo < 7 ? `el ${shortWeekdayOf(day)}` : `el ${shortDayAndMonth(day)}`}`,
    away,
    amount: amountOf,
    short: (minutes) => `faltan ${length(minutes)}`,
    startBy: (day) =>
      day === "today" ? "Empieza hoy" : `Empieza antes del ${shortWeekdayOf(day)}`,

    addWork: "Añadir una entrega",
    example: "Redacción 2 de Historia, para el viernes, 6 h",
    understood: "Entendido",
    title: "Título",
    subject: "Asignatura",
    noDate: "Sin fecha",
    whichSubject: "¿Qué asignatura?",
    newSubject: (name) => `Asignatura nueva «${name}»`,
    howLong: "¿Cuánto tiempo?",
    whichDay: (text) => `¿Qué día es «${text}»?`,
    howManyHours: "¿Cuántas horas?",
    likeLast: (minutes, amount) =>
      `Unos ${length(minutes)}, como ${amount === 1 ? "la última vez" : `las últimas ${amount} veces`}`,
    dueAt: "Hora de entrega",
    repeats: (weeks, until) =>
      `${weeks === 1 ? "Cada semana" : `Cada ${weeks} semanas`}${until === undefined ? "" : ` hasta el ${shortDayAndMonth(until)}`}`,
    needDates: (lines) =>
      lines === 1 ? "Una línea necesita fecha." : `${lines} líneas necesitan fecha.`,
    problems: {
      "no title": "¿Cómo se llama?",
      "no date": "¿Para cuándo es?",
      "no length": "¿Cuánto dura? Déjalo en blanco si no lo sabes.",
      "too long": "Son más de 500 horas. Añade varias entregas.",
      "starts late": "Empieza después de la entrega.",
      "ends early": "Termina antes de la primera entrega.",
      "day is over": "Ese día ya pasó. Se planifica con retraso.",
    },
    fits: (amount, ready) =>
      `Cabe. ${sessions(amount)}, listo ${ready === "today" ? "hoy" : `el ${shortWeekdayOf(ready)}`}.`,
    fitsFree: (minutes, until) => `Cabe. ${freeUntil(minutes, until)}`,
    othersGiveWay: (minutes, until) => `${freeUntil(minutes, until)} Otras sesiones dejan sitio.`,

    notKnown: "Aún no se sabe",
    moreToFinish: (amount) => `terminar ${amount} más`,
    finishMore: (amount) =>
      `Aún no se sabe. Termina ${sessions(amount)} más con el temporizador y habrá una cifra.`,
    inTen: (tenths) => `${tenths} de 10`,
    chances: { likely: "probable", tight: "justo", unlikely: "improbable" },
    inTime: (bold, tenths) => [
      "En ",
      bold(`${tenths} de 10`),
      " casos todo queda hecho a tiempo. ",
    ],
    dayAndAway: (day, days) => `${longDay(day)}, ${away(days)}`,
    leftToDo: "Queda por hacer",
    leftAndPlanned: (left, planned) =>
      `${length(left)}, ${planned >= left ? "todo planificado" : `de ellos ${length(planned)} planificados`}`,
    youKeep: "Cumples",
    keptOf: (done, planned) => `${done} de ${planned} sesiones planificadas`,
    takesYou: "Te lleva",
    timesAsLong: (factor) => `${decimal(factor)} veces lo previsto`,
    makeNine: "Llegar a 9 de 10",
    moreAWeek: (minutes) => `${length(minutes)} más a la semana`,
    fromFinished: (amount) =>
      `De ${count(amount, { one: "# trabajo tuyo terminado", other: "# trabajos tuyos terminados" })}.`,
    cameTrue: (likely, done) => `De ${likely} que dimos por probables, ${done} se hicieron.`,
  }),
  said(assignmentWords, {
    assignment: "Entrega",
    weeklyWork: "Entrega semanal",
    subjectIs: "Asignatura: ",
    chooseSubject: "Elegir asignatura",
    findSubject: "Buscar asignatura",
    noSubject: "Sin asignatura",
    amountDone: (doneMinutes, minutes, isGuessed) =>
      `${amountOf(doneMinutes, minutes, isGuessed)} hechos`,
    handedInOf: (done, of) => `${done}${of === undefined ? "" : ` de ${of}`} entregados`,
    done: (title) => `${title}, hecho`,
    dueIn: (days) => `Entrega ${away(days)}`,
    nextIn: (days) => `Próxima entrega ${away(days)}`,
    due: "Entrega",
    dueDay: "Día de entrega",
    howLong: "Duración",
    howLongEach: "Duración, cada una",
    hours: "Horas",
    minutes: "Minutos",
    h: "h",
    min: "min",
    pages: "páginas",
    minutesAPage: "min/página",
    inPages: "En páginas",
    inHours: "En horas",
    startFrom: "Empezar desde",
    lastTook: (amount, minutes) =>
      amount === 1
        ? `La última duró cerca de ${length(minutes)}.`
        : `Las últimas ${amount} duraron cerca de ${length(minutes)}.`,
    use: (minutes) => `Usar ${length(minutes)}`,
    mayBeEmpty: (minutes) =>
      `Déjalo en blanco si no lo sabes. Se planifican cerca de ${length(minutes)}.`,
    repeats: "Se repite",
    repeatOptions: { 0: "Nunca", 1: "Cada semana", 2: "Cada dos semanas" },
    weekday: "Día de la semana",
    until: "Hasta",
    useForAll: "Usarlo para todas las semanas",
    allWeeks: "Todas las semanas",
    note: "Nota o enlace",

    fits: "Cabe.",
    allFit: "Caben todas.",
    aWeek: (minutes, days) =>
      `Unos ${length(minutes)} por semana, sobre todo el ${and(days.map(tools.shortWeekday))}.`,
    notPlanned: "Aún no está en el plan. Actualiza el plan y recibe tiempo.",
    sessionsOn: (days) => `Sesiones el ${and(days.map(tools.shortWeekday))}.`,
    ready: (day, daysEarly) =>
      `Listo el ${longDay(day)}${daysEarly <= 0 ? "" : daysEarly === 1 ? ", un día antes" : `, ${daysEarly} días antes`}.`,
    cancel: "Cancelar",
    add: "Añadir",
    delete: "Eliminar",
    thisOne: "Solo esta",
    allThatFollow: "Todas las siguientes",
    handedIn: "Entregado",
    notHandedIn: "Sin entregar",
    handInOf: (day) => `Entregar la del ${dateOf(day)}`,
    close: "Cerrar",

    parts: "Partes",
    inParts: (minutes, amount) =>
      `${length(minutes)} en ${count(amount, { one: "# parte", other: "# partes" })}`,
    splitIt: "Divídela si ayuda: buscar, escribir, corregir.",
    part: (number) => `Parte ${number}`,
    move: (name) => `Mover ${name}: Alt con flecha arriba o abajo`,
    partDone: (name) => `Hecho: ${name}`,
    minutesFor: (name) => `Minutos para ${name}`,
    anyDay: "Cualquier día",
    anyDayFor: (name) => `${name}: cualquier día`,
    doneBy: (name) => `${name}, listo para`,
    remove: (name) => `Quitar ${name}`,
    addPart: "Añadir una parte",

    comingUp: "Próximas",
    comingUpText: "Cada una se puede cambiar por separado.",
    handedInOn: (title, day) => `Entregado: ${title}, ${dateOf(day)}`,
    movedFrom: (day) => `Movido desde el ${dateOf(day)}`,
    putBack: "Devolver",
    moreFor: (name) => `Más sobre ${name}`,
    changeThisOne: "Cambiar solo esta",
    skipThisOne: "Saltar esta",
    openNamed: (title, day) => `Abrir ${title}, ${dateOf(day)}`,
  }),
  said(termWords, {
    yourTerm: "Tu curso",
    about: "Todo lo que tiene fecha, semana a semana.",
    dates: (amount, last, { name, day, away: days, time }) => {
      const when = days === 0 ? "hoy" : days === 1 ? "mañana" : `el ${dayAndMonth(day)}`;
      return `${count(amount, { one: "# fecha", other: "# fechas" })} hasta el ${dayAndMonth(last)}. Siguiente: ${name}, ${when}${time === undefined ? "" : ` a las ${time}`}.`;
    },
    addExam: "Añadir un examen",
    noDates: "Todavía no hay fechas",
    firstDate: "Escribe la primera. Una línea basta.",
    bring: (calendar, exams) => [
      "O ",
      calendar("trae el calendario de tu centro"),
      " o ",
      exams("pega tus exámenes"),
      ".",
    ],

    weeksUntil: (day) => `Semanas hasta el ${dayAndMonth(day)}`,
    week: (first, last) =>
      `Del ${first.slice(0, 7) === last.slice(0, 7) ? Number(first.slice(8)) : dayAndMonth(first)} al ${dayAndMonth(last)}`,
    weekOf: shortDayAndMonth,
    weekSaid: (planned, minutes, due) =>
      `: ${length(planned)} de ${length(minutes)} planificados. ${due.length === 0 ? "Sin entregas" : due.join(", ")}`,
    full: "Llena",
    daysOff: "Días libres",
    exam: "Examen",
    named: (subject, title) => `${subject}, ${title}`,
    handIn: "Entrega",
    yourHours: "Tus horas",

    closeWeek: "Cerrar la semana",
    plannedAndFree: (planned, free) => `${length(planned)} planificados, ${length(free)} libres.`,
    needed: (bold, from, until, neededMinutes, thereMinutes, isProven) => [
      from === undefined ? "Antes del " : `Del ${dayAndMonth(from)} al `,
      bold(from === undefined ? longDay(until) : dayAndMonth(until)),
      " necesitas ",
      bold(length(neededMinutes)),
      isProven ? ". Tienes " : ". En tu plan caben ",
      bold(length(thereMinutes)),
      ".",
    ],
    neededAndThere: (neededMinutes, thereMinutes) =>
      `${length(neededMinutes)} necesarios, ${length(thereMinutes)} disponibles`,
    whatHelps: "Qué ayuda",
    trying: "Buscando sitio…",
    nothingHelps: "Nada de lo que se ajusta aquí deja sitio.",
    aPart: "una parte",
    seeFirst: "Ves el plan nuevo antes de que cambie nada.",

    subjects: "Asignaturas",
    allSubjects: "Todas las asignaturas",
    beforeThisWeek: "Antes de esta semana",
    thisWeek: "Esta semana",
    anyDay: "Cualquier día",
    weekdayAndDay: (day) => `${shortWeekdayOf(day)} ${Number(day.slice(8))}`,
    handedIn: (amount) => count(amount, { one: "# entregado", other: "# entregados" }),
  }),
  said(workImportWords, {
    bringIn: "Traer entregas",
    chooseFile: "Elegir archivo",
    readIt: "Leer",
    about:
      "Pega un programa o una lista, o elige un archivo: un programa (también PDF) o una exportación de Todoist, TickTick, Notion, Google Tasks, Trello, Asana, Microsoft To Do o Things. Se lee en este dispositivo.",
    text: "Texto",
    example: "Redacción 1, entrega 12 de octubre (20 %)\nExamen 19 de octubre, 10:00",
    file: "Archivo con entregas",
    nothingDue:
      "No se ha encontrado ninguna entrega. Se leen fechas como 24 nov, 24/11 o 2026-11-24.",
    yourText: "tu texto",

    found: (amount, areExams, source, courses) =>
      `${areExams ? count(amount, { one: "# examen", other: "# exámenes" }) : count(amount, { one: "# entrega", other: "# entregas" })} en ${source}${courses.length > 0 ? ` (${courses.join(", ")})` : ""}`,
    nothingNew: (source) => `No hay nada nuevo en ${source}`,
    untilYouAdd: "No se añade nada hasta que pulses Añadir.",
    byHand: "En Entregas puedes añadirlas a mano.",
    greyAreGuesses: "Los tiempos en gris son estimaciones.",
    notNow: "Ahora no",
    add: (amount) => `Añadir ${amount}`,
    headings: ["Nombre", "Tipo", "Entrega", "Duración"],
    choices: {
      "hand-in": "Entrega",
      reading: "Lectura",
      quiz: "Prueba",
      exam: "Examen",
      "leave out": "Omitir",
    },
    untitled: "Sin título",
    noDate: "Sin fecha",
    day: dateOf,
    when: (day, time) => `${dateOf(day)}, ${time}`,
    length,
    aside: (reason) => asides[reason] ?? reason,
    weight: (percent) => `${percent} % de la nota`,
    sameAs: (title) => `Igual que ${title}. Los dos se unen.`,
    kindOf: (title) => `Tipo de ${title}`,
    howLong: (title) => `Duración: ${title}`,
    howLongIs: (title) => `¿Cuánto dura ${title}? Escribe 2 h o 90 min.`,
    newSubject: (name) => `${name} (nueva)`,
    noCourse: "Sin curso",
    noSubject: "Sin asignatura",
    subjectOf: (course) => `Asignatura de ${course}`,
    takenOf: (taken, all) => `${taken} de ${all}`,
    hideAside: "Ocultar lo omitido",
    showAside: (amount) =>
      `${amount} omitidos: pasados, hechos, sin fecha o que no son entregas. Mostrar`,

    newsFrom: (calendar) => `Novedades de ${calendar}`,
    counts: (fresh, moved, gone) =>
      [
        ...(fresh > 0 ? [count(fresh, { one: "# nuevo", other: "# nuevos" })] : []),
        ...(moved > 0 ? [count(moved, { one: "# movido", other: "# movidos" })] : []),
        ...(gone > 0 ? [`${gone} ya no en el calendario`] : []),
      ].join(", "),
    movedTo: (title, day) => `${title} al ${shortWeekdayOf(day)}`,
    titles: (titles, more) => `${titles.join(", ")}${more > 0 ? ` y ${more} más` : ""}.`,
    hide: "Ocultar",
    show: "Mostrar",
    acceptAll: "Aceptar todo",
    marks: { new: "Nuevo", exam: "Examen nuevo", moved: "Movido", gone: "Ya no está" },
    aboutLength: (minutes) => `cerca de ${length(minutes)}`,
    leaveOut: (title) => `Omitir ${title}`,
    accept: "Aceptar",
    acceptNamed: (title) => `Aceptar ${title}`,
    acceptDate: (title) => `Aceptar la fecha nueva de ${title}`,
    keepDay: (day) => `Dejar el ${shortWeekdayOf(day)}`,
    keepDayFor: (day, title) => `Dejar el ${shortWeekdayOf(day)} para ${title}`,
    noLongerIn: (calendar) => `Ya no está en ${calendar}`,
    remove: "Quitar",
    removeNamed: (title) => `Quitar ${title}`,
    keep: "Conservar",
    keepNamed: (title) => `Conservar ${title}`,
  }),
  said(notificationsWords, {
    settings: "Ajustes de notificaciones",
    saving: "Guardando…",
    save: "Guardar preferencias",
    saved: "¡Preferencias guardadas!",
    email: "Correo",
    wrongEmail: "Escribe un correo válido",
    notRemembered:
      "No se han podido guardar tus preferencias: el almacenamiento de este navegador está lleno o bloqueado.",
    mailHints: {
      unavailable: "Este servidor no envía correos. Tus ajustes se conservan hasta que lo haga.",
      unconfirmed: "Los correos llegan cuando abras el enlace que enviamos a esta dirección.",
      confirmed: "Cada correo tiene un enlace para dejarlo.",
    },
    mailNeedsAccount:
      "Para recibir correos necesitas una cuenta. Sal y regístrate; tu plan viene contigo.",
    kinds: {
      studyReminders: "Recordatorios de estudio",
      examAlerts: "Avisos de examen",
      weeklyDigest: "Resumen semanal",
      motivationalQuotes: "Frases motivadoras",
    },
    kindHints: {
      studyReminders: "Un aviso antes de cada sesión.",
      examAlerts: "Un aviso cuando se acercan los exámenes.",
      weeklyDigest: "Un resumen de tu semana, cada domingo.",
      motivationalQuotes: "Una frase corta para empezar el día.",
    },

    remindMeOf: "Recuérdame",
    thisDevice: "Este dispositivo",
    mail: "Correo",
    device: {
      off: "no",
      "while open": "mientras esté abierto",
      "also when closed": "también cerrado",
    },
    reminders: {
      studyReminders: "Sesiones de estudio",
      examAlerts: "Entregas y exámenes",
      weeklyDigest: "Resumen semanal",
      motivationalQuotes: "Frase",
    },
    reminderHints: {
      studyReminders: "15 min antes de una sesión",
      examAlerts: "Los días anteriores, a las 08:00",
      weeklyDigest: "Cuando acaba tu semana, a las 18:00",
      motivationalQuotes: "Por la mañana",
    },
    onDevice: (reminder) => `${reminder}, en este dispositivo`,
    byMail: (reminder) => `${reminder}, por correo`,
    quietHours: "Horas de silencio",
    quietHint: "En ese tiempo no suena nada.",
    quietFrom: "Silencio desde",
    quietTo: "Silencio hasta",
    to: "a",
    showNames: "Mostrar nombres en la pantalla de bloqueo",
    showNamesHint: "No: «Una sesión empieza a las 15:30»",
    badge: "Número en el icono de la app",
    badgeHint: "Cuántos recordatorios no has visto.",
    turnOffDevice: "Desactivar en este dispositivo",

    homeScreen: "Añádela antes a la pantalla de inicio",
    homeScreenText: "El iPhone solo envía recordatorios a las apps de la pantalla de inicio.",
    homeScreenSteps: [
      "Toca Compartir",
      "Toca «Añadir a pantalla de inicio»",
      "Abre Smart Planner desde allí",
    ],
    remindHere: "Recordar en este dispositivo",
    blocked: "Este navegador bloquea los recordatorios",
    blockedHint: "Pulsa el icono a la izquierda de la dirección, luego Notificaciones y Permitir.",
    whenClosed: "También con Smart Planner cerrado.",
    whileOpen: "Mientras Smart Planner esté abierto.",
    onlyWhileOpen: "Aquí los recordatorios llegan solo mientras esté abierto.",
    cannotShow: "Este navegador no puede mostrar notificaciones aquí.",
    tryAgain: "Intentar de nuevo",
    turnOn: "Activar",
    workGone: "Lo que entregaste ya no está aquí.",
    sessionGone: "Una sesión que marcaste como hecha ya no está en tu plan.",
  }),
  said(firstRunWords, {
    whatsComing: "¿Qué se acerca?",
    hint: "Escribe, pega un correo o suelta una foto, un PDF o un archivo de calendario.",
    example:
      "Biología examen 30 noviembre\nRedacción Historia entrega viernes 23:59, 6 horas\nClases lunes a viernes hasta 15:30",
    drop: "Suéltalo: leemos fotos, PDF, CSV y archivos de calendario",
    chooseFile: "Elegir archivo",
    file: "Un archivo con lo que se acerca",
    notRead: (lines) =>
      lines === 1
        ? "Eso no lo hemos entendido."
        : `No hemos entendido las ${lines} líneas subrayadas.`,
    read: (things, questions) =>
      `${count(things, { one: "# cosa leída", other: "# cosas leídas" })}${questions === 0 ? "" : `, ${count(questions, { one: "# pregunta", other: "# preguntas" })}`}. Pulsa una para cambiarla.`,
    whatWeRead: "Lo que hemos leído",
    howMuchTime: "¿Cuánto tiempo en un día de clase?",
    hours: (hours) => `${hours} h`,
    planAround: (name) =>
      `Planificamos alrededor de ${name === "School" ? "las clases" : name} y lo convertimos en un plan avanzado.`,
    school: "Clases",
    addOne: "Añade un examen o una entrega.",
    makePlan: "Hacer mi plan",
    orSample: (button) => ["o ", button("prueba un ejemplo")],
    byHand: "O rellénalo a mano",

    work: (subject, title) => `${subject}: ${title}`,
    examOn: (day) => `examen, ${shortDayAndMonth(day)}`,
    due: (day, time, minutes) =>
      `entrega ${day === "today" ? "hoy" : day === "tomorrow" ? "mañana" : shortDayAndMonth(day)}${time === undefined ? "" : ` ${time}`}${minutes === undefined ? "" : `, ${length(minutes)}`}`,
    examOrHandIn: (day) => `${shortDayAndMonth(day)}: ¿examen o entrega?`,
    answers: { exam: (name) => `${name}: examen`, due: (name) => `${name}: entrega` },
    kinds: { exam: "Examen", due: "Entrega" },
    whatIsIt: "¿Qué es?",
    name: "Nombre",
    title: "Título",
    days: "Días",
    dayChip: tools.shortWeekday,
    from: "De",
    to: "A",
    examDay: "Día del examen",
    dueDay: "Día de entrega",
    isLate: "Ese día ya pasó: iría con retraso.",
    missingDay: "Escribe una fecha.",
    missingName: "Escribe un nombre.",
    done: "Listo",
    remove: (name) => `Quitar ${name}`,
    removed: (name) => `Se ha quitado: ${name}.`,
    undo: "Deshacer",
  }),
];
