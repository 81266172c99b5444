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

const sessions = (amount: number) => count(amount, { one: "# Einheit", other: "# Einheiten" });
const chapters = (amount: number) => count(amount, { one: "# Kapitel", other: "# Kapitel" });
const classes = (amount: number) => count(amount, { one: "# Stunde", other: "# Stunden" });
const weekdayOn = (day: Day) => tools.weekday(weekdayOf(day));
const spokenDay = (day: Day) => `${weekdayOn(day)}, ${dayAndMonth(day)}`;
const shortDate = (day: Day) => `${shortWeekdayOf(day)}, ${shortDayAndMonth(day)}`;
const monthOf = (day: Day) => dayAndMonth(day).replace(/^\d+\.\s*/, "");
const dayNumber = (day: Day) => `${Number(day.slice(8))}.`;

const rangeOf = (first: Day, last: Day): string => {
  if (first === last) return date(last);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${date(first)} – ${date(last)}`;
  const from = first.slice(0, 7) === last.slice(0, 7) ? dayNumber(first) : dayAndMonth(first);
  return `${from} – ${date(last)}`;
};

const lackText = (lacks: readonly Lack[]): string =>
  `Es fehlen ${and(lacks.map(({ name, minutes }) => `${length(minutes)} für ${name}`))}`;

const openFrom = ({ days: open, today }: OpenSessions): string => {
  if (open.every((day) => daysBetween(day, today) === 1)) return "von gestern";
  const [first = "", second] = open.map((day) =>
    daysBetween(day, today) < 7 ? weekdayOn(day) : dayAndMonth(day),
  );
  if (open.length > 2) return `seit ${first}`;
  return second === undefined ? `von ${first}` : `von ${first} und ${second}`;
};

const weekDone = <Part>(
  mark: (text: string) => Part,
  { doneMinutes, plannedMinutes }: WeekFacts,
): readonly (Part | string)[] => {
  const done = length(doneMinutes);
  if (plannedMinutes > 0)
    return [
      `Du hast ${done} gelernt, bis `,
      mark("heute"),
      ` waren ${length(plannedMinutes)} geplant.`,
    ];
  return doneMinutes > 0
    ? [`Du hast diese Woche ${done} gelernt, außerhalb des Plans.`]
    : ["Bis ", mark("heute"), " war diese Woche nichts geplant."];
};

const weekMost = ({ most, nextExam }: WeekFacts): string => {
  if (most === undefined) return "Du hast noch für kein Fach gelernt.";
  if (nextExam === undefined) return `Am meisten Zeit hatte ${most}.`;
  return most === nextExam
    ? `Am meisten Zeit hatte ${most}, und diese Prüfung kommt zuerst.`
    : `Am meisten Zeit hatte ${most}; zuerst kommt die Prüfung in ${nextExam}.`;
};

const weekOpen = ({ openSessions: open, fitOn }: WeekFacts): string => {
  if (open === 0) return "Diese Woche gibt es nichts nachzuholen.";
  const amount = `${sessions(open)} ${open === 1 ? "ist" : "sind"} noch offen`;
  if (fitOn === null) return `${amount}; diese Woche ist dafür nicht genug Platz.`;
  return `${amount}; Platz ist am ${and(fitOn.map(weekdayOn))}.`;
};

const workLeft = ({ kind, topics, doneTopics, wholeMinutes, doneMinutes }: WorkFacts) => {
  if (wholeMinutes <= 0 || kind === "none") return undefined;
  const of = kind === "topics" ? `${doneTopics} von ${chapters(topics)}, ` : "";
  return `${of}noch ${length(wholeMinutes - doneMinutes)}`;
};
const exams = (amount: number) => count(amount, { one: "# Prüfung", other: "# Prüfungen" });

const inDays = (amount: number): string => {
  if (amount === 0) return "heute";
  return amount === 1 ? "morgen" : `in ${amount} Tagen`;
};

export default [
  said(workLineWords, {
    line: ({ kind, exams: amount, isTold, topics, wholeMinutes, doneMinutes }) => {
      if (kind === "none") return isTold ? exams(amount) : undefined;
      if (doneMinutes > 0)
        return `${exams(amount)}, ${length(doneMinutes)} von ${length(wholeMinutes)} erledigt`;
      return kind === "topics"
        ? `${exams(amount)}, ${chapters(topics)}`
        : `${exams(amount)}, Ziel ${length(wholeMinutes)}`;
    },
    head: ({ kind, topics, wholeMinutes, doneMinutes }) => {
      const done = doneMinutes > 0 ? `, ${length(doneMinutes)} erledigt` : "";
      if (kind === "none") return "Kein Ziel gesetzt";
      return kind === "topics"
        ? `${chapters(topics)}, ${length(wholeMinutes)}${done}`
        : `Ziel ${length(wholeMinutes)}${done}`;
    },
    left: workLeft,
    fit: (facts, missing, spare) => {
      const rest = workLeft(facts);
      if (rest === undefined) return undefined;
      if (missing > 0) return `${rest}, ${length(missing)} passen nicht`;
      return `${rest}, ${spare > 0 ? length(spare) : "nichts"} übrig`;
    },
    nextExam: (next) => {
      if (next === "over") return "Alle Prüfungen sind vorbei";
      const name = next.name === "" ? "Prüfung" : next.name;
      if (next.days === 0) return `${name} heute`;
      return next.days === 1 ? `${name} morgen` : `${name} in ${next.days} Tagen`;
    },
    foot: ({ leftMinutes, until }) => {
      if (leftMinutes <= 0) return "Alles erledigt";
      const rest = `Noch ${length(leftMinutes)}`;
      if (until === undefined) return rest;
      const end = until.name ?? `zum ${dayAndMonth(until.day)}`;
      return `${rest}, etwa ${length(until.minutesADay)} am Tag bis ${end}`;
    },
    examOver: (day, today) =>
      day === today
        ? "Diese Prüfung ist heute, deshalb wird keine Zeit dafür geplant."
        : `Der ${date(day)} ist vorbei, deshalb wird keine Zeit dafür geplant.`,
    review: ({ times: amount, last, forecast }) => {
      const gone =
        last === undefined
          ? "Noch nicht wiederholt."
          : `${amount === 1 ? "Einmal" : `${amount}-mal`} wiederholt, zuletzt am ${dayAndMonth(last)}.`;
      if (forecast === undefined) return gone;
      return `${gone} Ohne weitere Wiederholung weißt du am ${dayAndMonth(forecast.day)} etwa ${forecast.percent} % davon.`;
    },
  }),
  said(advancedPlanWords, {
    steps: "Schritte",
    stepNames: [
      "Fächer hinzufügen",
      "Woche und Vorlieben einstellen",
      "Auf „Lernplan erstellen“ drücken",
    ],
    stepDone: ", erledigt",
    generateHeading: "Erstelle deinen Lernplan",
    optimise: "Mit KI optimieren (BETA)",
    generate: "Lernplan erstellen",

    doesItFit: "Passt es?",
    fromToday: "Ab heute",
    looking: "Der Plan wird geprüft …",
    outOfDate:
      "Deine Fächer, deine Abgaben oder deine Woche haben sich geändert, seit dieser Plan entstand. „Lernplan erstellen“ bringt ihn auf den neuesten Stand.",
    catchUp: (day, minutes, hasLater) =>
      `Zum Aufholen frei: ${length(minutes)} am ${spokenDay(day)}${hasLater ? ", und etwas Zeit in späteren Wochen" : ""}.`,
    noGoals: "Kein Ziel gesetzt: Deine Stunden werden auf die Fächer verteilt.",
    someGoals: "Fächer ohne Ziel teilen sich die übrigen Stunden.",
    keeps: "Worauf dieser Plan achtet",
    more: (amount) => `Und ${amount} weitere.`,
    inReserve: (minutes) => `${length(minutes)} in Reserve.`,
    useMore: "Mehr davon nutzen",

    noExam: "Keine Prüfung steht bevor: Es gibt nichts mehr zu planen.",
    notYet: (lacks) => `Es passt noch nicht. ${lackText(lacks)}.`,
    examsFit: (fitting, of, lacks) =>
      `${fitting} von ${count(of, { one: "# Prüfung", other: "# Prüfungen" })} ${fitting === 1 ? "passt" : "passen"}. ${lackText(lacks)}.`,
    someFit: (fitting, of, lacks) =>
      `${fitting} von ${of} ${fitting === 1 ? "passt" : "passen"}. ${lackText(lacks)}.`,
    notDone: (plannedMinutes, missed) =>
      `${length(plannedMinutes)} geplant. Nicht gemacht: ${and(missed.map(({ name, minutes }) => `${length(minutes)} ${name}`))}.`,
    allFits: (plannedMinutes) => `Alles passt: ${length(plannedMinutes)} geplant.`,
    allFitsWith: (plannedMinutes, spareMinutes) =>
      `Alles passt: ${length(plannedMinutes)} geplant, ${length(spareMinutes)} übrig.`,

    eachExam: "Was jede Prüfung bekommt",
    exam: "Prüfung",
    examOrHandIn: "Prüfung oder Abgabe",
    handIn: (day) => `Abgabe, ${shortDayAndMonth(day)}`,
    doneAndPlanned: "Erledigt und geplant",
    share: "Anteil",
    needed: "Nötig",
    done: "Erledigt",
    planned: "Geplant",
    missing: "Fehlt",
    cushion: "Puffer",
    cushionOf: "Puffer: ",
    toSpare: (minutes) => `${length(minutes)} übrig`,
    noCushion: "Keiner",
    inTime: "Rechtzeitig",
    readiness: "Stand",
    allExams: "Alle Prüfungen",
    onTrack: "Im Plan",
    tight: "Knapp",
    short: (minutes) => `${length(minutes)} fehlen`,
    missed: (minutes) => `${length(minutes)} nicht erledigt`,

    pomodoro: (rounds, breaks) =>
      `Pomodoro: ${count(rounds, { one: "# Fokusrunde", other: "# Fokusrunden" })}${breaks === 0 ? "" : `, ${count(breaks, { one: "# Pause", other: "# Pausen" })}`}`,
  }),
  said(calendarWords, {
    studyCalendar: "Lernkalender",
    hint: "Bild auf und Bild ab gehen von Einheit zu Einheit. Auf einer Einheit bewegen die Pfeiltasten sie, mit Umschalt ändern sie ihre Länge, Enter öffnet ihr Menü. N fügt einen Termin hinzu.",
    range: rangeOf,
    spokenDay,
    sessionsIn: (first, last) => `Einheiten, ${rangeOf(first, last)}`,
    weekday: shortWeekdayOf,
    date: shortDayAndMonth,
    calendarView: "Kalenderansicht",
    views: { week: "Woche", day: "Tag" },
    previous: { week: "Vorige Woche", day: "Voriger Tag" },
    next: { week: "Nächste Woche", day: "Nächster Tag" },
    today: "Heute",
    day: "Tag",
    subjects: "Fächer",
    noPlan: "Noch kein Lernplan. Erstelle einen, um loszulegen!",
    tooLong: (day) =>
      `${day} hat mehr als 24 Stunden: Was nicht passt, steht in der Tabelle darunter.`,
    lengthOver: (minutes, over) => `${length(minutes)}, ${length(over)} zu viel`,
    takenOn: (day) => `Belegt am ${spokenDay(day)}`,
    dueOn: (day) => `Fällig am ${spokenDay(day)}`,
    dueAt: (title, time) => `${title} ist um ${time} fällig`,
    stripDay: (day, amount, isOpen) =>
      [
        monthOf(day),
        amount === 0 ? "nichts geplant" : sessions(amount),
        ...(isOpen ? ["manches nicht erledigt"] : []),
      ].join(", "),

    marks: "Zeichen",
    markNames: {
      done: "Erledigt",
      missed: "Nicht erledigt",
      locked: "Von dir fixiert",
      own: "Eigener Termin",
      broken: "Über deinem Limit",
    },
    states: { done: "erledigt", missed: "verpasst", own: "eigener Termin", locked: "fixiert" },
    details: {
      date: "Datum",
      time: "Uhrzeit",
      duration: "Dauer",
      examDate: "Prüfungstermin",
      difficulty: "Schwierigkeit",
    },
    difficulties: { easy: "Leicht", medium: "Mittel", hard: "Schwer" },

    nothingLeft: {
      week: "Diese Woche ist nichts mehr übrig.",
      today: "Heute ist nichts mehr übrig.",
      day: "An diesem Tag ist nichts mehr übrig.",
    },
    nothingPlanned: {
      week: "Diese Woche ist nichts geplant.",
      today: "Heute ist nichts geplant.",
      day: "An diesem Tag ist nichts geplant.",
    },
    allDone: "Alles erledigt. Keine Prüfungen mehr.",
    nextDay: (day) => `Als Nächstes: ${spokenDay(day)}`,

    hold: {
      next: { week: "Halten für die nächste Woche", day: "Halten für den nächsten Tag" },
      previous: { week: "Halten für die vorige Woche", day: "Halten für den vorigen Tag" },
    },
    placeSaid: (day, time, against) =>
      `${spokenDay(day)} ${time}. ${against.length === 0 ? "Da hast du Zeit." : `${against.join(". ")}.`}`,
    noRoom: (title) => `Fixiertes lässt keinen Platz. ${title} bleibt, wo es war.`,
    isBack: (title) => `${title} ist wieder am alten Platz.`,
  }),
  said(planTableWords, {
    studyPlan: "Lernplan",
    none: "Noch kein Lernplan.",
    span: (first, last) => `${first} bis ${last}`,
    byDate: "Lernplan nach Datum",
    date: "Datum",
    subject: "Fach",
    hours: "Stunden",
    today: "Heute",

    weekOf: (day) => `Woche vom ${date(day)}`,
    printed: (moment) => `Ein Lernplan, gedruckt am ${moment}`,
    examDay: (day, time) => (time === "" ? shortDate(day) : `${shortDate(day)}, ${time}`),
    dayOfWeek: (day) => `${weekdayOn(day)} ${dayNumber(day)}`,
    notes: "Notizen",
    tickOnPaper: "Jetzt auf Papier abhaken, später am Bildschirm.",
    plannedThisWeek: (minutes) => `${length(minutes)} diese Woche geplant`,
  }),
  said(planUpdateWords, {
    undo: "Rückgängig",
    closeChanged: "Änderungen schließen",
    planningAgain: "Neu planen",
    looking: "Wir suchen Platz …",
    howToCatchUp: "So holst du auf",
    nothingChanges: "Nichts ändert sich, bevor du zustimmst.",
    keepMine: "Meinen Plan behalten",
    useThis: "Diesen Plan nehmen",

    howToFit: "So passt es",
    trying: "Wir probieren, was Platz schafft …",
    noHelp:
      "Nichts, was sich hier einstellen lässt, schafft Platz. Ein kleineres Ziel oder eine spätere Prüfung schon.",
    help: (change, effect) => [`${change}: `, effect],
    allFits: "dann passt alles",
    short: (minutes) => `dann fehlen ${length(minutes)}`,
    found: (strong, minutes, shortMinutes) => [
      strong(`+${length(minutes)}`),
      shortMinutes > 0 ? `, ${length(shortMinutes)} fehlen noch` : "",
    ],

    nextDays: "Deine nächsten sieben Tage",
    sessionsChange: (amount) =>
      `Deine nächsten sieben Tage: ${count(amount, { one: "# Einheit ändert sich", other: "# Einheiten ändern sich" })}`,
    today: "Heute",
    dayShort: (day) => `${shortWeekdayOf(day)} ${dayNumber(day)}`,
    dayParts: (bold, day) => [`${shortWeekdayOf(day)} `, bold(dayNumber(day))],
    notDone: "Nicht erledigt",
    newMinutes: "Neu, in Minuten",
    yourHours: (minutes) => `Deine ${length(minutes)}`,
    forEachExam: "Was es für jede Prüfung heißt",
    seeChanges: (amount) =>
      amount === 1 ? "Änderung ansehen" : `Alle ${amount} Änderungen ansehen`,
  }),
  said(progressWords, {
    dashboard: "Dein Fortschritt",
    none: "Erstelle einen Lernplan, um deinen Fortschritt zu sehen!",
    overall: "Gesamt",
    hours: (done, all) => `${decimal(done)} / ${decimal(all)} Stunden`,
    streak: "Lernserie",
    streakDays: (amount) => (amount === 1 ? "Tag" : "Tage"),
    streakHint: (amount) => {
      if (amount <= 0) return "Fang heute an!";
      return amount === 1 ? "Weiter so!" : "Starke Serie!";
    },
    closing: (percent, isAllDone) => {
      if (isAllDone) return "Großartig! Du hast alle Einheiten geschafft. Weiter so!";
      return percent >= 50
        ? "Du kommst gut voran. Mach weiter!"
        : "Jeder Schritt zählt. Fang an zu lernen!";
    },
    tracked: "Fächer",
    active: "Aktive Fächer",
    breakdown: "Nach Fach",
    hrs: (done, all) => `${decimal(done)} / ${decimal(all)} h`,
    sessions: "Lerneinheiten",
    today: "Heute",
  }),
  said(sessionMenuWords, {
    sessionOn: (title, day) => `${title}, ${spokenDay(day)}`,
    todayAt: (from, to, duration) => `Heute, ${from} – ${to}, ${duration}`,
    dayAt: (day, from, to, duration) => `${spokenDay(day)}, ${from} – ${to}, ${duration}`,
    whyNow: ({ doneMinutes, wholeMinutes, examInDays }) => {
      const done = `Danach hast du ${length(doneMinutes)} von ${length(wholeMinutes)} geschafft.`;
      if (examInDays === undefined) return done;
      if (examInDays === 0) return `${done} Die Prüfung ist heute.`;
      return examInDays === 1
        ? `${done} Die Prüfung ist morgen.`
        : `${done} Prüfung in ${examInDays} Tagen.`;
    },
    yourChoice: (reason) => `${reason}, deine Wahl`,
    doneStays: "Erledigte Einheiten bleiben, wo sie sind. Entferne erst den Haken.",
    close: "Schließen",
    cancel: "Abbrechen",
    done: "Erledigt",
    notDone: "Nicht erledigt",
    start: "Starten",
    remove: "Entfernen",
    skip: "Auslassen",
    notAgain: "wird nicht neu geplant",
    tookLonger: "Hat länger gedauert",
    planAgain: "Neu planen",
    laterToday: "Später heute",
    tomorrow: "Morgen",
    anotherDay: "Anderer Tag …",
    shorter: "Kürzer",
    longer: "Länger",
    unlock: "Nicht mehr fixieren",
    keepHere: "Hier lassen",
    noRoom: "kein Platz",
    dayThen: (minutes) => `dieser Tag hat dann ${length(minutes)}`,
    thatDayThen: (minutes) => `Dieser Tag hat dann ${length(minutes)}`,

    newEvent: "Neuer Termin",
    moveSession: (title, minutes) => `${title} verschieben, ${length(minutes)}`,
    add: "Hinzufügen",
    moveTo: (time) => `Auf ${time} verschieben`,
    what: "Was",
    ownEvent: "Ein eigener Termin",
    study: (subject) => `${subject} lernen`,
    name: "Name",
    groupStudy: "Lerngruppe",
    suggestions: "Vorschläge",
    places: {
      today: (time) => `Heute ${time}`,
      tomorrow: (time) => `Morgen ${time}`,
      day: (day, time) => `${weekdayOn(day)} ${time}`,
    },
    day: "Tag",
    time: "Uhrzeit",
    minutes: "Minuten",
    problems: {
      day: "Wähle heute oder einen späteren Tag.",
      time: "Wähle eine Uhrzeit.",
      length: "Gib eine Länge von mindestens 5 Minuten ein.",
      midnight: "Es würde nach Mitternacht enden. Beginne früher.",
      name: "Gib einen Namen ein.",
    },
  }),
  said(smartWords, {
    heading: "Smarter Lernplan mit KI",
    show: "Zeigen",
    hide: "Ausblenden",
    inYourWords: "Erzähl uns in deinen Worten von deiner Woche.",
    preferences: "Deine Wünsche",
    placeholder: "Erzähl uns, wie du gern lernst",
    thinkMore: "Mehr nachdenken",
    thinkMoreHint: "Mit dem Pro-Modell für eine genauere Analyse",
    generate: "Smarten Lernplan erstellen",
    pending: { flash: "Wird erstellt …", pro: "Denkt gründlich nach …" },
    cancel: "Abbrechen",
    error: "Fehler:",
    nothingToAsk: "Gib erst Fächer und verfügbare Stunden ein!",
    failed: "Der smarte Lernplan konnte nicht erstellt werden",
    noSession: "Es kam kein Plan zurück. Versuche es noch einmal.",
    brokenPlan: "Der Plan, der zurückkam, verletzt eine deiner Regeln.",
    planKept: (broken) => `${broken} Dein Plan ist geblieben, wie er war.`,
    nothingPlanned: "Es lässt sich nichts planen.",
    understoodAs: (wishes) => `Deine Wünsche wurden so verstanden: ${wishes.join("; ")}.`,
    withoutModel: {
      busy: "Das Sprachmodell hat gerade zu viel zu tun. Deine Wünsche wurden ohne es gelesen.",
      unusable:
        "Die Antwort des Sprachmodells ist nicht brauchbar. Deine Wünsche wurden ohne es gelesen.",
      away: "Das Sprachmodell ist gerade nicht erreichbar. Deine Wünsche wurden ohne es gelesen.",
      refuses: "Das Sprachmodell lehnt diesen Server ab. Deine Wünsche wurden ohne es gelesen.",
      slow: "Das Sprachmodell hat zu lange gebraucht. Deine Wünsche wurden ohne es gelesen.",
    },
    readHere: "Der Server war nicht erreichbar: Deine Wünsche wurden auf diesem Gerät gelesen.",
    leftOut: (subject) => `${subject} wurde weggelassen: Der Prüfungstermin fehlt.`,
    keptFree: (calendars, daysOff) =>
      `Frei gehalten: ${and([...calendars.map((name) => `„${name}“`), ...(daysOff > 0 ? [count(daysOff, { one: "# freier Tag", other: "# freie Tage" })] : [])])}.`,

    ready: "Dein smarter Lernplan ist fertig.",
    builtIn: "Ohne KI-Modell geplant.",
    plannedBy: (model) => `Geplant von ${model}.`,
    nothingUnderstood: "Das haben wir nicht verstanden.",
    notKept: "Ließ sich nicht einhalten",
    changedNothing: "Hat nichts geändert",
    goodToKnow: "Gut zu wissen",

    whichOne: "Was meinst du?",
    everyDayOr: (said, days) =>
      `„${capital(said)}“: jeden Tag oder nur ${and(days.map(tools.weekday))}?`,
    leaveOut: "Nein, lass das weg",
    understood: "Verstanden",
    changeWish: (wish) => `Ändern: ${wish}`,
    removeWish: (wish) => `Entfernen: ${wish}`,
    notUnderstood: "Nicht verstanden",
    tryThis: "Versuch es so:",
    isDueWork: "Das ist eine Abgabe, kein Wunsch.",
    addDueWork: (title) => `„${title}“ zu den Abgaben hinzufügen`,
    misspelt: (word) => `„${word}“`,

    days: "Tage",
    from: "Von",
    to: "Bis",
    firstDay: "Erster Tag",
    lastDay: "Letzter Tag",
    numbers: {
      atLeast: "Mindestens",
      atMost: "Höchstens",
      howLong: "Wie lange",
      daysBeforeExam: "Tage vor der Prüfung",
      daysAWeek: "Tage pro Woche",
      everyDays: "Alle … Tage",
      eachTime: "Jedes Mal",
      inAll: "Insgesamt",
      share: "Vielfaches des üblichen Anteils",
      rating: "1 sehr leicht, 5 sehr schwer",
      lastDays: "Letzte Tage vor der Prüfung",
    },
    minutes: "min",
    ifPossible: "Nur wenn möglich",
    checkFields: "Prüfe Tage, Uhrzeiten und Zahlen: Etwas fehlt.",
    keepAsCommitment: "Als festen Termin behalten",
    ok: "OK",
  }),
  said(subjectWorkWords, {
    start: "Starten",
    startNamed: (name) => `${name} starten`,
    done: "Fertig",
    doneOf: (subject) => `Erledigt in ${subject}`,
    saved: "Wird beim Tippen gespeichert",
    undo: "Rückgängig",
    cancel: "Abbrechen",

    exams: "Prüfungen",
    exam: "Prüfung",
    date: "Datum",
    time: "Uhrzeit",
    weight: "Gewicht",
    examNumber: (number) => `Prüfung ${number}`,
    examName: (number) => `Name von Prüfung ${number}`,
    examDate: (number) => `Datum von Prüfung ${number}`,
    examTime: (number) => `Uhrzeit von Prüfung ${number}`,
    examWeight: (number) => `Gewicht von Prüfung ${number}, in Prozent`,
    anyTime: "Beliebig",
    removeExam: (number) => `Prüfung ${number} entfernen`,
    removed: (name) => `${name} entfernt.`,
    addExam: "Prüfung hinzufügen",
    mayBeEmpty: "Lass Uhrzeit oder Gewicht leer, wenn du sie nicht kennst.",

    howMuch: "Wie viel Arbeit",
    ways: { topics: "Kapitel", goal: "Ein Ziel in Stunden", none: "Kein Ziel" },
    hoursInAll: "Stunden insgesamt",
    hours: "Stunden",
    goalRange: (most) => `Von einer halben Stunde bis ${most} Stunden.`,
    studyCounts: (foot) => `${foot}. Was du schon gelernt hast, zählt mit.`,
    noGoal: "Kein Ziel gesetzt: Deine Stunden werden auf die Fächer verteilt.",
    nearerMore: "Je näher die Prüfung, desto größer der Anteil.",
    weekly: (subject, minutes) => [
      "Je näher die Prüfung, desto größer der Anteil. ",
      subject,
      ` bekommt so etwa ${length(minutes)} pro Woche.`,
    ],
    pasteChapters: "Kapitel einfügen",
    setGoal: "Ziel in Stunden setzen",

    chaptersOf: (subject) => `Kapitel von ${subject}`,
    chaptersDone: (amount, minutes) => `${chapters(amount)} erledigt, ${length(minutes)}`,
    hide: "Ausblenden",
    show: "Zeigen",
    leftOut: "Weggelassen",
    nameAndLength: (name, minutes) => `${name}, ${length(minutes)}`,
    takeIn: "Wieder aufnehmen",
    takeInNamed: (name) => `${name} wieder aufnehmen`,
    tookIn: (name) => `${name} ist wieder dabei.`,
    newChapter: "Neues Kapitel",
    newChapterHint: "Name, dann 2 h oder 18 p, wenn du es weißt",
    addChapter: "Kapitel hinzufügen",
    pasteList: "Liste einfügen",
    pasteLines: "Füge deine Kapitel ein, eines pro Zeile",
    pasteHint: (amount) =>
      `${chapters(amount)}. Stunden oder Seiten nach einem Namen werden gelesen: 1 h 30, 18 p.`,
    addChapters: (amount) => `${chapters(amount)} hinzufügen`,
    chaptersAdded: (amount) => `${chapters(amount)} hinzugefügt.`,
    placeOf: (name, place, of) => `${name}, ${place} von ${of}`,
    mostChapters: (most) => `Ein Fach hat höchstens ${most} Kapitel.`,
    tooShort: "Dieses Kapitel ist zu kurz zum Teilen.",
    inTwo: (name) => `${name} ist jetzt in zwei Teilen.`,
    tooLong: "Zusammen wären sie länger, als ein Kapitel sein kann.",
    merged: (name, other) => `${name} und ${other} sind jetzt ein Kapitel.`,

    thisChapter: "dieses Kapitel",
    chapterName: "Name des Kapitels",
    move: (name) => `${name} verschieben: Alt mit Pfeil nach oben oder unten`,
    chapterDone: (name) => `${name}, erledigt`,
    estimateOf: (name, minutes) => `Schätzung für ${name}: ${length(minutes)}`,
    moreFor: (name) => `Mehr zu ${name}`,
    howWell: (name) => `Wie gut ich ${name} kann`,
    known: { 0: "Neu", 1: "Ein wenig", 2: "Größtenteils", 3: "Gut" },
    knownStep: (step, known) => `${step}, ${known}`,
    estimateBy: "Schätzen nach",
    estimates: { hours: "Stunden", pages: "Seiten" },
    minutesAPage: "Minuten pro Seite",
    byPages: (pages, minutesAPage) => [pages, "Seiten,", minutesAPage, "min pro Seite"],
    byHours: (hours) => [hours, "Stunden"],
    makes: (minutes) => `= ${length(minutes)}`,
    mostHours: (most) => `Mehr als 0 und höchstens ${most} h`,
    forExam: "Für",
    allExams: "Alle Prüfungen",
    up: "Nach oben",
    down: "Nach unten",
    split: "Teilen",
    mergeNext: "Mit dem nächsten verbinden",
    remove: "Entfernen",
    stillKnown: "Wie gut konntest du es noch?",
    grades: { 1: "Nochmal", 2: "Schwer", 3: "Gut", 4: "Leicht" },
    wentOver: "Heute wiederholt",
  }),
  said(todayWords, {
    today: "Heute, ",
    heading: (day) => `${shortWeekdayOf(day)}, ${dayAndMonth(day)}`,
    sessions: "Heutige Einheiten",
    nothingPlanned: "Heute ist nichts geplant.",
    nothingPlannedNext: (subject, day, time) =>
      `Heute ist nichts geplant. Als Nächstes: ${subject}, ${day === "tomorrow" ? "morgen" : date(day)} ${time}.`,
    doneOf: (done, of) => `${done} von ${of} erledigt`,
    leftOf: (done, of, minutes) => `${done} von ${of} erledigt, noch ${length(minutes)}`,
    aboutLeftOf: (done, of, minutes) => `${done} von ${of} erledigt, noch etwa ${length(minutes)}`,
    streak: ({ days: amount, isSafeIfPlanned }) =>
      isSafeIfPlanned
        ? `Deine Serie von ${count(amount, { one: "# Tag", other: "# Tagen" })} bleibt, wenn du sie neu planst`
        : `${count(amount, { one: "# Tag", other: "# Tage" })} in Folge`,
    doneForToday: "Fertig für heute",
    dayDone: (done, minutes) =>
      `${done} von ${sessions(done)}, ${length(minutes)}. Genieß den Rest des Tages.`,
    nothingToDo: "Keine Prüfungen mehr. Heute gibt es nichts zu tun.",
    nextExam: "Nächste Prüfung",
    inDays,
    examIn: (amount, day) => `${inDays(amount)}, ${dayAndMonth(day)}`,
    tomorrow: "Morgen",
    date,
    sessionCount: sessions,
    firstAt: (minutes, time) => `${length(minutes)}, die erste um ${time}`,
    options: (title, from, to, duration) => `${title}, ${from} bis ${to}, ${duration}: Optionen`,
    wasAt: (time) => `war um ${time}`,
    now: "Jetzt",
    start: "Starten",
    startNamed: (title) => `${title} starten`,

    timeToday: (minutes) => `Du hast heute ${length(minutes)}. Zeit heute`,
    youHave: (underlined, minutes) => ["Du hast heute ", underlined(length(minutes))],
    howMuchToday: "Wie viel Zeit heute?",
    howMuch: "Wie viel Zeit",
    asPlanned: "wie geplant",
    at: (minutes) => `bei ${length(minutes)}`,
    stop: "Aufhören",
    onePress:
      "Ein Klick genügt. Was passt, rückt in deine nächsten Tage, und du kannst es rückgängig machen.",

    tooLate: "Zu spät für alles.",
    lessTime: "Weniger Zeit heute",
    plannedEarlier: {
      morning: (start, end) =>
        `Für heute Morgen geplant. Beginnst du um ${start}, bist du um ${end} fertig.`,
      afternoon: (start, end) =>
        `Für heute Nachmittag geplant. Beginnst du um ${start}, bist du um ${end} fertig.`,
      earlier: (start, end) =>
        `Für heute früher geplant. Beginnst du um ${start}, bist du um ${end} fertig.`,
    },
    moveToday: (time) => `Heute auf ${time} verschieben`,

    planUpdate: "Plan aktualisieren",
    missed: "Verpasste Einheiten",
    update: "Plan aktualisieren",
    planAgain: "Neu planen",
    didThem: "Habe ich gemacht",
    letGo: "Weglassen",
    updateQuestion: (change) => `${change} Plan aktualisieren?`,
    openAndChange: (bold, open, change) => [
      bold(`${sessions(open.count)} ${openFrom(open)} ${open.count === 1 ? "ist" : "sind"} offen`),
      `. ${change}`,
    ],
    open: (bold, unbroken, open) => [
      bold(sessions(open.count)),
      ` ${openFrom(open)} ${open.count === 1 ? "ist" : "sind"} nicht erledigt, `,
      unbroken(length(open.minutes)),
      ".",
    ],
    afterReview: "Nach der Wiederholung",
    skip: "Überspringen",
    stillKnown: (name) => [
      "Wie gut konntest du ",
      name,
      " noch? Nochmal heißt, du hattest es vergessen.",
    ],
    grades: { 1: "Nochmal", 2: "Schwer", 3: "Gut", 4: "Leicht" },
    graded: {
      1: (name) => `${name}: nochmal.`,
      2: (name) => `${name}: schwer.`,
      3: (name) => `${name}: gut.`,
      4: (name) => `${name}: leicht.`,
    },

    tookQuestion: (name) => `Wie lange hat ${name} gedauert?`,
    save: "Speichern",
    took: "Wie lange es gedauert hat",
    lengthAsPlanned: (minutes) => `${length(minutes)} wie geplant`,
    other: "Andere",
    min: "min",
    somethingLeft: "Ist noch etwas zu tun?",
    left: { 0: "Nein, fertig", 30: "30 min mehr", 60: "1 h mehr" },
    likePlanned: "So lange wie geplant.",
    longer: (minutes) => `${length(minutes)} länger als geplant.`,
    shorter: (minutes) => `${length(minutes)} kürzer als geplant.`,
    loggedStays: (minutes) =>
      `${length(minutes)} stehen schon in deinem Protokoll und bleiben. Unter „Deine Zeit“ kannst du sie ändern.`,
    logged: (minutes) => `${length(minutes)} davon stehen schon in deinem Protokoll.`,
    findPlace: "Wir finden vor der Prüfung einen Platz dafür.",

    everyDay: "Jeder Tag des Plans, je eine Spalte",
    figures: (from, to, amount, minutes) =>
      `${dayAndMonth(from)} bis ${dayAndMonth(to)}: ${sessions(amount)}, ${length(minutes)}.`,
    exam: "Prüfung",
    newPlan: "Neuen Plan beginnen",
    savePicture: "Dieses Bild speichern",
    close: "Schließen",
    stayedOpen: (amount) =>
      amount === 1
        ? "1 Einheit blieb offen. Sie wird mit diesem Plan abgelegt."
        : `${amount} Einheiten blieben offen. Sie werden mit diesem Plan abgelegt.`,

    howDidItGo: "Wie lief es?",
    onlyForYou: "Nur für dich.",
    howDidNamed: (subject, when) => `Wie lief ${subject}, ${when}?`,
    answers: { well: "Gut", "all right": "Ganz okay", "not so well": "Nicht so gut" },
  }),
  said(uploadWords, {
    upload: "Stundenplan hochladen",
    formats: "PDF, PNG, JPG, JPEG und CSV bis 10 MB",
    calendarFiles: "Kalenderdateien (ICS) werden auch gelesen.",
    file: "Stundenplan-Datei",
    chooseFile: "Datei wählen",
    reading: (file) => `${file} wird gelesen …`,
    refusals: {
      kind: "Wähle eine PDF-, PNG-, JPG-, JPEG- oder CSV-Datei oder eine Kalenderdatei (ICS).",
      tooLarge: "Diese Datei ist größer als 10 MB. Nimm eine kleinere oder einen Screenshot.",
      empty: "Diese Datei ist leer. Wähle eine andere.",
    },
    parsed: "Stundenplan gelesen! Prüfe ihn und ändere, was nicht stimmt.",
    unreadable: "Der Stundenplan ließ sich nicht lesen. Gib ihn bitte von Hand ein.",
    failed: "Hochladen fehlgeschlagen. Gib ihn von Hand ein oder prüfe deine Verbindung.",

    underDevelopment: (bold) => [
      bold("In Arbeit"),
      ". Dieser Tab ist im Moment ausgeschaltet. Markiere deine Woche von Hand.",
    ],
    example: "Ein Beispiel, was aus einer Datei wird.",
    waiting: (file) => [file, " wartet. Stundenpläne zu lesen ist eine Vorschaufunktion."],
    turnOn: (file) => `Einschalten und ${file} lesen`,
    letRead: (model) => `${model} Bilder lesen lassen`,
    letReadHint:
      "Ein Bild geht dann an den Anbieter dieses Modells. Ohne das wird es nur auf diesem Server gelesen.",

    viewOf: (file) => `Datei ${file}`,
    pictureOf: (file) => `Die Datei ${file}`,
    pagesOf: (file) => `Seiten von ${file}`,
    pageOf: (page, file) => `Seite ${page} von ${file}`,
    textOf: (file) => `Was in ${file} steht`,
    open: (file) => `${file} öffnen`,

    unread: ({ kind, count: amount, names, hasMoreNames }) => {
      if (kind === "pages")
        return `${count(amount, { one: "Eine Seite wurde", other: "# Seiten wurden" })} nicht gelesen.`;
      if (kind === "events")
        return `${count(amount, { one: "Ein Termin", other: "# Termine" })} dieses Kalenders ${amount === 1 ? "war" : "waren"} nicht lesbar.`;
      const named = and([...names, ...(hasMoreNames ? ["weitere"] : [])]);
      return `${count(amount, { one: "Eine Zeile", other: "# Zeilen" })} ohne Tag, Beginn oder Ende ${amount === 1 ? "wurde" : "wurden"} weggelassen: ${named}.`;
    },
    section: "Deine Gruppe",
    sectionHint: "Die Datei nennt mehrere. Wähle deine.",
    allSections: "Alle Gruppen",
    dates: "Daten",
    datesHint: "Die Datei gibt jeder Stunde ein Datum. Wähle, was die Daten bedeuten.",
    weekly: "Eine Woche, die wiederkehrt",
    onlyTheseDates: "Nur diese Tage",
    week: "Woche",
    weekHint: "Die Datei hat Daten. Wähle die Woche, die wie die anderen ist.",
    usualWeek: (amount) => `Eine übliche Woche: was meistens da ist (${classes(amount)})`,
    weekOf: (monday, amount) => `Woche vom ${date(monday)} (${classes(amount)})`,
    everything: (amount) => `Alles in der Datei (${classes(amount)})`,

    schedule: "Gelesener Stundenplan",
    headings: ["Tag", "Fach", "Beginn", "Ende"],
    addClass: (number) => `Stunde ${number} hinzufügen`,
    dayOf: (number) => `Tag ${number}`,
    subjectOf: (number) => `Fach von Stunde ${number}`,
    startOf: (number) => `Beginn ${number}`,
    endOf: (number) => `Ende ${number}`,
    merge: (number) => `Stunde ${number} mit der nächsten verbinden`,
    remove: (number) => `Stunde ${number} entfernen`,
    onlyOn: (dates) => `Nur am ${and(dates.map(date))}`,
    doubts: {
      "next-day": "Endet am nächsten Tag?",
      long: "Länger als fünf Stunden?",
      early: "Vor 06:00?",
      overlap: "Überschneidet sich mit einer anderen Stunde",
      day: "Ist das der richtige Tag?",
      "second-week": "Jede zweite Woche: prüfe, welche",
      page: "Vieles in dieser Datei war schwer zu lesen",
    },
    rowErrors: {
      subject: "Gib dieser Stunde ein Fach oder entferne die Zeile.",
      times: "Gib ein, wann diese Stunde beginnt und endet.",
      length: "Beginn und Ende dieser Stunde sind gleich.",
      other: "Diese Zeile ist nicht lesbar. Prüfe Tag und Uhrzeiten.",
    },
    willBeAdded: (amount, of) =>
      `${amount} von ${classes(of)} ${amount === 1 ? "wird" : "werden"} hinzugefügt.`,
    checkMarked: "Markierte Zeilen sind vielleicht falsch gelesen: Prüfe sie und hake sie an.",
    addToSchedule: "In meine Woche übernehmen",
    addAClass: "Stunde hinzufügen",
    added: (amount) =>
      `${classes(amount)} ${amount === 1 ? "ist" : "sind"} jetzt in deiner Woche, unter Feste Termine.`,
    seeWeek: "Woche ansehen",
    undo: "Rückgängig",
  }),
  said(yourTimeWords, {
    yourTime: "Deine Zeit",
    nothingYet: "Noch nichts zu zeigen",
    nothingYetText: "Hake eine Einheit ab oder starte den Timer, dann erscheint deine Zeit hier.",
    goToToday: "Zu heute",
    about: "Was du geplant hast, was du gemacht hast und was du ändern kannst.",
    spanOfTime: "Zeitraum",
    spans: { week: "Woche", month: "Monat", term: "Halbjahr" },
    thisSpan: { week: "Diese Woche", month: "Dieser Monat", term: "Dieses Halbjahr" },
    freeWeek: "Eine freie Woche.",
    week: (mark, week) => [...weekDone(mark, week), ` ${weekMost(week)} ${weekOpen(week)}`],
    figures: {
      done: "in diesem Halbjahr gelernt",
      planned: "bisher geplant",
      finished: (amount) => (amount === 1 ? "Einheit abgeschlossen" : "Einheiten abgeschlossen"),
    },

    chart: "Diagramm",
    table: "Tabelle",
    asTable: (heading) => `${heading} als Tabelle`,
    tableOf: (label) => `${label}, als Tabelle`,
    subject: "Fach",
    planned: "Geplant",
    done: "Erledigt",
    day: "Tag",
    hour: "Stunde",
    studied: "Gelernt",
    took: "Gedauert",
    times: "Faktor",

    dayByDay: "Geplant und erledigt, Tag für Tag",
    byDay: "Geplant und erledigt nach Tag",
    days: "Tag für Tag",
    span: (first, last) => `${dayAndMonth(first)} bis ${dayAndMonth(last)}`,
    dayName: shortDate,
    daySaid: (day, totals, exams) =>
      [
        shortDate(day),
        totals === undefined
          ? "nichts geplant"
          : totals.plannedMinutes === 0
            ? length(totals.doneMinutes)
            : `${length(totals.doneMinutes)} von ${length(totals.plannedMinutes)}`,
        ...exams.map((subject) => `Prüfung in ${subject}`),
      ].join(", "),
    partDone: "Teilweise erledigt",
    exam: "Prüfung",
    today: "Heute",
    longerBar: "Je länger der Balken, desto mehr gelernt.",

    bySubject: "Zeit nach Fach",
    ofPlanned: (minutes) => ` von ${length(minutes)} geplant`,
    plannedToToday: "Geplant bis heute",

    bestHours: "Beste Stunden des Tages",
    bestHoursNote: "Wann deine abgeschlossenen Einheiten waren",
    byHour: "Lernen nach Tageszeit",
    noHours:
      "Einheiten mit Uhrzeit erscheinen hier: Nutze den Timer oder die ausführliche Planung.",
    best: (from, to) => `Am besten: ${from} bis ${to}`,
    byHourBest: (from, to) => `Lernen nach Tageszeit. Am besten: ${from} bis ${to}.`,
    now: "Jetzt",

    realLength: "Geplante und echte Dauer",
    realLengthNote: "1 h geplant, gedauert hat es …",
    noPaces: "Schließe geplante Einheiten mit dem Timer ab, dann erscheint ihre echte Dauer hier.",
    asPlanned: "wie geplant",
    hourTakes: (bold, minutes) => ["1 h dauert ", bold(length(minutes))],
    byLength: (minutes, shorter, longer) =>
      `Einheiten bis ${length(minutes)} dauern ${decimal(shorter)}-mal so lange, längere ${decimal(longer)}-mal.`,
    shorter: "kürzer",
    longer: "länger",
    paceQuestion: (subject, factor) =>
      `Für ${subject} brauchst du ${decimal(factor)}-mal so lange: für neue Pläne verwenden?`,
    paceUsed: (subject, factor) =>
      `Neue Pläne rechnen für ${subject} mit der ${decimal(factor)}-fachen Zeit.`,
    paceFrom: (amount, plannedMinutes, realMinutes) =>
      `Aus ${amount} abgeschlossenen Einheiten: ${length(plannedMinutes)} geplant, ${length(realMinutes)} gebraucht.`,
    useIt: "Verwenden",
    notNow: "Nicht jetzt",
    takeItBack: "Zurücknehmen",

    log: "Lernprotokoll",
    logTable: "Tabelle (.csv)",
    withoutTimer: "Ich habe ohne Timer gelernt",
    cancel: "Abbrechen",
    removed: "Aus dem Protokoll entfernt.",
    anything: "Irgendwas",
    startTime: "Beginn",
    minutes: "Minuten",
    saveChanges: "Änderungen speichern",
    add: "Ins Protokoll eintragen",
    noSubject: "Kein Fach",
    entrySource: {
      timer: (day) => `${dayAndMonth(day)}, mit dem Timer`,
      hand: (day) => `${dayAndMonth(day)}, von Hand`,
    },
    changeEntry: (subject, day) => `${subject || "Eintrag"} ändern, ${dayAndMonth(day)}`,
    removeEntry: (subject, day) => `${subject || "Eintrag"} entfernen, ${dayAndMonth(day)}`,
    showAll: (amount) => `Alle ${amount} zeigen`,
    missingDay: "Wähle einen Tag",
    dayToCome: "Wähle heute oder einen Tag davor",
    missingTime: "Wähle eine Uhrzeit",
    timeToCome: "Das liegt noch vor dir: Wähle eine Zeit, die vorbei ist",
    minutesRange: (most) => `Gib 1 bis ${most} Minuten ein`,
  }),
];
