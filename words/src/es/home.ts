import type { CalendarDay } from "@smart-planner/planner/model";
import { homeWords } from "../en/home.ts";
import { said } from "../said.ts";
import { and, count, dayAndMonth, length, shortWeekdayOf } from "./tools.ts";

const subjectsOf = (amount: number) =>
  count(amount, { one: "# asignatura", other: "# asignaturas" });
const hours = (subjects: number, minutes: number) =>
  `${subjectsOf(subjects)}, ${length(minutes)} al día`;
const madeOn = (day: CalendarDay, today: CalendarDay) =>
  day === today ? "hoy" : `el ${dayAndMonth(day)}`;
const withMore = (names: readonly string[], more: number) =>
  more > 0 ? [...names, `${more} más`] : names;

export default [
  said(homeWords, {
    planner: "Planificador",
    heading: "Planifica tus estudios",
    promise: "Organízate, planifica y progresa con guías de estudio con IA.",
    change: "Cambiar",
    fold: "Plegar",
    undo: "Deshacer",
    planMode: "Tipo de plan",
    modes: { quick: "Plan rápido", advanced: "Plan avanzado" },
    opening: "Abriendo el plan avanzado…",
    generating: "Generando tu plan de estudio…",
    thisIsYour: (plan) => `Plan en uso: ${plan}.`,
    showIt: "Mostrar",
    clear: "Borrar el plan de estudio",
    clearQuestion: (plan) =>
      `¿Seguro que quieres borrar tu plan actual (${plan})? También se borran tu progreso y todo lo que has escrito.`,
    cleared: (plan) => `Se ha borrado tu plan (${plan}).`,
    lastChange: "Último cambio",
    lastChangeIs: (name) => `Último cambio: ${name}.`,
    calendarAdded: "Tu calendario está dentro. No se planifica estudio a esas horas.",
    addressNeedsAccount: "Los calendarios por dirección necesitan una cuenta.",
    addCalendarQuestion: (address) => `¿Añadir este calendario?\n\n${address}`,
    turnOnPreview: "Activa las funciones en avance para usar lo que has compartido.",
    samplePlan: "Plan de ejemplo",
    sampleSubjects: ["Historia", "Matemáticas", "Biología", "Física", "Lengua"],
    sampleText: "Es solo un ejemplo para probar. Desaparece cuando sales.",
    clearSample: "Borrar el ejemplo",
    noTimeInSample: "En el ejemplo no se mide el tiempo.",
    subjectsAndHours: "Asignaturas y horas",
    noExamAhead:
      "No hay ningún examen por delante, así que no hay nada que planificar. Revisa las fechas.",
    aDay: (minutes) => `${length(minutes)} al día`,
    hours,
    hoursUntil: (subjects, minutes, lastExam) =>
      `${hours(subjects, minutes)}, último examen el ${dayAndMonth(lastExam)}`,
    week: (classMinutes, names, more, sleep) =>
      [
        ...(classMinutes > 0 ? [`${length(classMinutes)} de clase`] : []),
        ...withMore(names, more),
        ...(sleep === undefined ? [] : [`sueño de ${sleep.from} a ${sleep.to}`]),
      ].join(", ") || "Cualquier hora libre",
    made: (day, today) => `Hecho ${madeOn(day, today)}`,
    madeAndChanged: (made, changed, today) =>
      `Hecho ${madeOn(made, today)}, cambiado ${madeOn(changed, today)}`,
    addExamsOrChapters: "Añadir exámenes o temas",
    carrySubjects: (subjects, plan) => `Añadir ${subjectsOf(subjects)} (${plan})`,
    carryWithHours: (subjects, amount, plan) =>
      `Añadir ${subjectsOf(subjects)} y ${count(amount, { one: "# hora", other: "# horas" })} al día (${plan})`,
    addSubjects: "Añade tus asignaturas",
    configure: "Ajusta tu semana",
    preview: "AVANCE",
    optimiseSoon: "La optimización con IA está en avance y llegará pronto.",
    tabs: {
      manual: "A mano",
      commitments: "Compromisos",
      preferences: "Preferencias",
      upload: "Subir horario",
    },
    whenToStudy: "¿Cuándo te gusta estudiar?",
    enoughForPlan:
      "Con esto basta para un plan. Abajo está tu semana como la hemos entendido: marca encima lo que no sea correcto.",
    alreadyCommitment: (name) => `${name} ya es uno de tus compromisos.`,
    nowCommitment: (name) => `${name} es ahora uno de tus compromisos, en el plan avanzado.`,
    noCommitment: (name) => `${name} ya no es un compromiso.`,
    timeToCatchUp: "Tiempo para recuperar",
    withoutPlace: "Temas sin sitio",
    missingChapters: (subject, minutes, names, more) =>
      `${subject}: no hay sitio para ${length(minutes)} antes del examen: ${and(withMore(names, more))}.`,
    names: (names, more) => and(withMore(names, more)),
    printWeek: "Imprimir esta semana",
    due: (title) => `Entregar: ${title}`,
    printedAt: (day, time) => `${shortWeekdayOf(day)}, ${dayAndMonth(day)}, ${time}`,
    isNotDone: (title) => `${title}: sin hacer.`,
    isDone: (title) => `${title}: hecho.`,
    doneEarly: "¿Has terminado antes?",
    tookLonger: "¿Has tardado más?",
    noRoomBeforeExam: (title) => `Ningún día antes del examen tiene sitio para ${title}.`,
    noRoomLeft: {
      exam: (minutes, name) =>
        `Ningún día antes del examen tiene sitio para lo que queda de ${name}: ${length(minutes)}.`,
      due: (minutes, name) =>
        `Ningún día antes de la entrega tiene sitio para lo que queda de ${name}: ${length(minutes)}.`,
    },
    focus: "Concentración",
    inYourLog: (name, minutes) => `${name}: ${length(minutes)} en tu registro.`,
    whyNow: "Por qué ahora",
    review: (chapter) => `Repaso: ${chapter}`,
    planReady: (sessions) =>
      `Tu plan está listo: ${count(sessions, { one: "# sesión", other: "# sesiones" })} hoy.`,
    firstIs: (title, time) => `Primero ${title}, a las ${time}.`,
    tooLate: (time) => `Ya son las ${time}. ¿Empezar mañana?`,
    startOrTomorrow: (time, title, start) =>
      `Ya son las ${time}. ¿Empezar con ${title} a las ${start} o mañana?`,
    firstExam: (subjects, when) => `Primer examen: ${subjects}, ${when}.`,
    beginTomorrow: "Empezar mañana",
    startAt: (time) => `Empezar a las ${time}`,
    gotIt: "Entendido",
    lastSession: "Era la última sesión",
    examsDone: "Todos los exámenes hechos",
    workHandedIn: "Todo entregado",
    yoursNow: "Esto ya es tuyo. Disfruta del descanso.",
    enjoyBreak: "Disfruta del descanso.",
    examTomorrow: (subjects) => `Mañana: ${and(subjects)}. Duerme bien.`,
    nextExam: (subjects, when) => `Próximo examen: ${and(subjects)}, ${when}.`,
    examDay: (day, today) => (day === today ? "hoy" : dayAndMonth(day)),
  }),
];
