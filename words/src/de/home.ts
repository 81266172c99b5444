import type { CalendarDay } from "@smart-planner/planner/model";
import { homeWords } from "../en/home.ts";
import { said } from "../said.ts";
import { and, count, dayAndMonth, length, shortWeekdayOf } from "./tools.ts";

const subjectsOf = (amount: number) => count(amount, { one: "# Fach", other: "# Fächer" });
const hours = (subjects: number, minutes: number) =>
  `${subjectsOf(subjects)}, ${length(minutes)} am Tag`;
const madeOn = (day: CalendarDay, today: CalendarDay) =>
  day === today ? "heute" : `am ${dayAndMonth(day)}`;
const withMore = (names: readonly string[], more: number) =>
  more > 0 ? [...names, `${more} weitere`] : names;

export default [
  said(homeWords, {
    planner: "Planer",
    heading: "Plane dein Lernen",
    promise: "Ordnen, planen und vorankommen, mit KI-gestützten Lernhilfen.",
    change: "Ändern",
    fold: "Zuklappen",
    undo: "Rückgängig",
    planMode: "Art des Plans",
    modes: { quick: "Schnellplan", advanced: "Ausführliche Planung" },
    opening: "Die ausführliche Planung wird geöffnet …",
    generating: "Dein Lernplan wird erstellt …",
    thisIsYour: (plan) => `Gerade aktiv: ${plan}.`,
    showIt: "Anzeigen",
    clear: "Lernplan löschen",
    clearQuestion: (plan) =>
      `Möchtest du deinen Plan (${plan}) wirklich löschen? Dein Fortschritt und alle Eingaben werden auch gelöscht.`,
    cleared: (plan) => `Dein Plan (${plan}) wurde gelöscht.`,
    lastChange: "Letzte Änderung",
    lastChangeIs: (name) => `Letzte Änderung: ${name}.`,
    calendarAdded: "Dein Kalender ist da. Wir planen um seine Termine herum.",
    addressNeedsAccount: "Für Kalender über eine Adresse brauchst du ein Konto.",
    addCalendarQuestion: (address) => `Diesen Kalender hinzufügen?\n\n${address}`,
    turnOnPreview: "Schalte die Vorschau-Funktionen ein, um zu verwenden, was du geteilt hast.",
    samplePlan: "Beispielplan",
    sampleSubjects: ["Geschichte", "Mathematik", "Biologie", "Physik", "Deutsch"],
    sampleText: "Nur ein Beispiel zum Ausprobieren. Es verschwindet, wenn du gehst.",
    clearSample: "Beispiel löschen",
    noTimeInSample: "Im Beispiel wird keine Zeit gemessen.",
    subjectsAndHours: "Fächer und Stunden",
    noExamAhead: "Alle Prüfungen sind schon vorbei. Stimmen die Termine?",
    aDay: (minutes) => `${length(minutes)} am Tag`,
    hours,
    hoursUntil: (subjects, minutes, lastExam) =>
      `${hours(subjects, minutes)}, letzte Prüfung am ${dayAndMonth(lastExam)}`,
    week: (classMinutes, names, more, sleep) =>
      [
        ...(classMinutes > 0 ? [`${length(classMinutes)} Unterricht`] : []),
        ...withMore(names, more),
        ...(sleep === undefined ? [] : [`Schlaf ${sleep.from} bis ${sleep.to}`]),
      ].join(", ") || "Jede freie Stunde",
    made: (day, today) => `Erstellt ${madeOn(day, today)}`,
    madeAndChanged: (made, changed, today) =>
      `Erstellt ${madeOn(made, today)}, geändert ${madeOn(changed, today)}`,
    addExamsOrChapters: "Prüfungen oder Kapitel hinzufügen",
    carrySubjects: (subjects, plan) => `${subjectsOf(subjects)} übernehmen (${plan})`,
    carryWithHours: (subjects, amount, plan) =>
      `${subjectsOf(subjects)} und ${count(amount, { one: "# Stunde", other: "# Stunden" })} am Tag übernehmen (${plan})`,
    addSubjects: "Füge deine Fächer hinzu",
    configure: "Stelle deine Woche ein",
    preview: "VORSCHAU",
    optimiseSoon: "Die KI-Optimierung ist in der Vorschau und kommt bald.",
    tabs: {
      manual: "Von Hand",
      commitments: "Feste Termine",
      preferences: "Vorlieben",
      upload: "Stundenplan hochladen",
    },
    whenToStudy: "Wann lernst du gern?",
    enoughForPlan:
      "Das reicht für einen Plan. Unten siehst du deine Woche, wie wir sie verstanden haben: Übermale, was nicht stimmt.",
    alreadyCommitment: (name) => `${name} ist schon einer deiner festen Termine.`,
    nowCommitment: (name) =>
      `${name} ist jetzt einer deiner festen Termine in der ausführlichen Planung.`,
    noCommitment: (name) => `${name} ist kein fester Termin mehr.`,
    timeToCatchUp: "Zeit zum Aufholen",
    withoutPlace: "Kapitel ohne Platz",
    missingChapters: (subject, minutes, names, more) =>
      `${subject}: ${length(minutes)} finden vor der Prüfung keinen Platz: ${and(withMore(names, more))}.`,
    names: (names, more) => and(withMore(names, more)),
    printWeek: "Diese Woche drucken",
    due: (title) => `${title} abgeben`,
    printedAt: (day, time) => `${shortWeekdayOf(day)}, ${dayAndMonth(day)}, ${time}`,
    isNotDone: (title) => `${title} ist nicht erledigt.`,
    isDone: (title) => `${title} erledigt.`,
    doneEarly: "Früher fertig?",
    tookLonger: "Länger gebraucht?",
    noRoomBeforeExam: (title) => `Kein Tag vor der Prüfung hat Platz für ${title}.`,
    noRoomLeft: {
      exam: (minutes, name) =>
        `Kein Tag vor der Prüfung hat Platz für die restlichen ${length(minutes)} von ${name}.`,
      due: (minutes, name) =>
        `Kein Tag vor der Abgabe hat Platz für die restlichen ${length(minutes)} von ${name}.`,
    },
    focus: "Fokus",
    inYourLog: (name, minutes) => `${name}: ${length(minutes)} eingetragen.`,
    whyNow: "Warum jetzt",
    review: (chapter) => `Wiederholung: ${chapter}`,
    planReady: (sessions) =>
      `Dein Plan ist fertig: ${count(sessions, { one: "# Lerneinheit", other: "# Lerneinheiten" })} heute.`,
    firstIs: (title, time) => `${title} beginnt um ${time}.`,
    tooLate: (time) => `Es ist ${time}. Morgen anfangen?`,
    startOrTomorrow: (time, title, start) =>
      `Es ist ${time}. Um ${start} mit ${title} beginnen oder morgen anfangen?`,
    firstExam: (subjects, when) => `Erste Prüfung: ${subjects}, ${when}.`,
    beginTomorrow: "Morgen anfangen",
    startAt: (time) => `Um ${time} beginnen`,
    gotIt: "Alles klar",
    lastSession: "Das war die letzte Lerneinheit",
    examsDone: "Alle Prüfungen geschafft",
    workHandedIn: "Alles abgegeben",
    yoursNow: "Das kannst du jetzt. Genieß die Pause.",
    enjoyBreak: "Genieß die Pause.",
    examTomorrow: (subjects) => `Morgen: ${and(subjects)}. Schlaf gut.`,
    nextExam: (subjects, when) => `Nächste Prüfung: ${and(subjects)}, ${when}.`,
    examDay: (day, today) => (day === today ? "heute" : dayAndMonth(day)),
  }),
];
