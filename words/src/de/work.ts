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

const sessions = (amount: number) => count(amount, { one: "# Einheit", other: "# Einheiten" });
const dateOf = (day: Day) => `${shortWeekdayOf(day)}, ${shortDayAndMonth(day)}`;
const longDay = (day: Day) => `${shortWeekdayOf(day)}, ${dayAndMonth(day)}`;
const away = (days: number): string => {
  if (days === 0) return "heute";
  if (Math.abs(days) === 1) return days === 1 ? "morgen" : "gestern";
  return days > 0 ? `in ${days} Tagen` : `vor ${-days} Tagen`;
};
const amountOf = (doneMinutes: number, minutes: number, isGuessed: boolean) =>
  `${doneMinutes < 1 ? 0 : length(doneMinutes)} von ${isGuessed ? "etwa " : ""}${length(minutes)}`;
const freeUntil = (minutes: number, day: Day) =>
  `Bis ${shortWeekdayOf(day)} sind ${length(minutes)} frei.`;

/** Reasons that are stored in English. */
const asides: Readonly<Record<string, string> & Record<LeftOutReason, string>> = {
  "This is not a calendar": "Das ist kein Kalender",
  "Done already": "Schon erledigt",
  "Without a date": "Ohne Datum",
  Over: "Vorbei",
  "Already among your exams": "Schon bei deinen Prüfungen",
  "This file is not complete": "Diese Datei ist unvollständig",
  "This file is too large": "Diese Datei ist zu groß",
  "This calendar has too many events": "Dieser Kalender hat zu viele Termine",
  "Too many items": "Zu viele Einträge",
  "A note, not a task": "Eine Notiz, keine Aufgabe",
  Deleted: "Gelöscht",
  "Could not be read": "Nicht lesbar",
  Cancelled: "Abgesagt",
  "Without a title": "Ohne Titel",
  "For teachers": "Für Lehrkräfte",
  "Opening time": "Beginn der Bearbeitung",
  "Closing time of work that is due earlier": "Ende einer Abgabe, die früher fällig ist",
};

export default [
  said(dueWorkWords, {
    row: (parts) => parts.join(", "),
    dueWork: "Abgaben",
    import: "Importieren",
    allWork: "Alle Abgaben",
    nothingDue: "In den nächsten zwei Wochen ist nichts fällig.",
    handedIn: (title) => `Abgegeben: ${title}`,
    newDate: "Neues Datum",
    newDateFor: (title) => `Neues Datum für ${title}`,
    whatHelps: "Was hilft?",
    whatHelpsWith: (title) => `Was hilft bei ${title}?`,
    everyWeek: "Jede Woche",
    length,
    day: dateOf,
    dueSoon: (day, time) => `${shortWeekdayOf(day)} ${time}`,
    wasDue: (day, daysAgo) =>
      `War fällig: ${daysAgo === 0 ? "heute" : daysAgo < 7 ? shortWeekdayOf(day) : shortDayAndMonth(day)}`,
    away,
    amount: amountOf,
    short: (minutes) => `${length(minutes)} fehlen`,
    startBy: (day) => (day === "today" ? "Heute anfangen" : `Bis ${shortWeekdayOf(day)} anfangen`),

    addWork: "Abgabe hinzufügen",
    example: "Aufsatz 2 für Geschichte, bis Freitag, 6 h",
    understood: "Verstanden",
    title: "Titel",
    subject: "Fach",
    noDate: "Ohne Datum",
    whichSubject: "Welches Fach?",
    newSubject: (name) => `Neues Fach „${name}“`,
    howLong: "Wie lange?",
    whichDay: (text) => `Welcher Tag ist „${text}“?`,
    howManyHours: "Wie viele Stunden?",
    likeLast: (minutes, amount) =>
      `Etwa ${length(minutes)}, wie ${amount === 1 ? "das letzte Mal" : `die letzten ${amount} Male`}`,
    dueAt: "Fällig um",
    repeats: (weeks, until) =>
      `${weeks === 1 ? "Jede Woche" : `Alle ${weeks} Wochen`}${until === undefined ? "" : ` bis ${shortDayAndMonth(until)}`}`,
    needDates: (lines) =>
      lines === 1 ? "Eine Zeile braucht ein Datum." : `${lines} Zeilen brauchen ein Datum.`,
    problems: {
      "no title": "Wie heißt es?",
      "no date": "Wann ist es fällig?",
      "no length": "Wie lange dauert es? Lass es leer, wenn du es nicht weißt.",
      "too long": "Das sind mehr als 500 Stunden. Trage mehrere Abgaben ein.",
      "starts late": "Es beginnt, nachdem es fällig ist.",
      "ends early": "Es endet, bevor das erste fällig ist.",
      "day is over": "Dieser Tag ist vorbei. Es wird als verspätet geplant.",
    },
    fits: (amount, ready) =>
      `Passt. ${sessions(amount)}, fertig ${ready === "today" ? "heute" : `am ${shortWeekdayOf(ready)}`}.`,
    fitsFree: (minutes, until) => `Passt. ${freeUntil(minutes, until)}`,
    othersGiveWay: (minutes, until) =>
      `${freeUntil(minutes, until)} Andere Einheiten machen Platz.`,

    notKnown: "Noch unbekannt",
    moreToFinish: (amount) => `noch ${sessions(amount)}`,
    finishMore: (amount) =>
      `Noch unbekannt. Schließe noch ${sessions(amount)} mit dem Timer ab, dann gibt es eine Zahl.`,
    inTen: (tenths) => `${tenths} von 10`,
    chances: { likely: "wahrscheinlich", tight: "knapp", unlikely: "unwahrscheinlich" },
    inTime: (bold, tenths) => [
      "In ",
      bold(`${tenths} von 10`),
      " Fällen ist alles rechtzeitig fertig. ",
    ],
    dayAndAway: (day, days) => `${longDay(day)}, ${away(days)}`,
    leftToDo: "Noch zu tun",
    leftAndPlanned: (left, planned) =>
      `${length(left)}, ${planned >= left ? "alles" : `davon ${length(planned)}`} geplant`,
    youKeep: "Du schaffst",
    keptOf: (done, planned) => `${done} von ${planned} geplanten Einheiten`,
    takesYou: "Du brauchst",
    timesAsLong: (factor) => `${decimal(factor)}-mal so lange wie geplant`,
    makeNine: "Auf 9 von 10 bringen",
    moreAWeek: (minutes) => `${length(minutes)} mehr pro Woche`,
    fromFinished: (amount) =>
      `Aus ${count(amount, { one: "# eigenen abgeschlossenen Arbeit", other: "# eigenen abgeschlossenen Arbeiten" })}.`,
    cameTrue: (likely, done) => `Von ${likely} als wahrscheinlich genannten wurden ${done} fertig.`,
  }),
  said(assignmentWords, {
    assignment: "Abgabe",
    weeklyWork: "Wöchentliche Abgabe",
    subjectIs: "Fach: ",
    chooseSubject: "Fach wählen",
    findSubject: "Fach suchen",
    noSubject: "Kein Fach",
    amountDone: (doneMinutes, minutes, isGuessed) =>
      `${amountOf(doneMinutes, minutes, isGuessed)} erledigt`,
    handedInOf: (done, of) => `${done}${of === undefined ? "" : ` von ${of}`} abgegeben`,
    done: (title) => `${title} erledigt`,
    dueIn: (days) => `Fällig ${away(days)}`,
    nextIn: (days) => `Nächste Abgabe ${away(days)}`,
    due: "Fällig",
    dueDay: "Fällig am",
    howLong: "Dauer",
    howLongEach: "Dauer, jeweils",
    hours: "Stunden",
    minutes: "Minuten",
    h: "h",
    min: "min",
    pages: "Seiten",
    minutesAPage: "min/Seite",
    inPages: "In Seiten",
    inHours: "In Stunden",
    startFrom: "Anfangen ab",
    lastTook: (amount, minutes) =>
      amount === 1
        ? `Die letzte hat etwa ${length(minutes)} gedauert.`
        : `Die letzten ${amount} haben etwa ${length(minutes)} gedauert.`,
    use: (minutes) => `${length(minutes)} nehmen`,
    mayBeEmpty: (minutes) =>
      `Lass es leer, wenn du es nicht weißt. Geplant sind etwa ${length(minutes)}.`,
    repeats: "Wiederholung",
    repeatOptions: { 0: "Nie", 1: "Jede Woche", 2: "Jede zweite Woche" },
    weekday: "Wochentag",
    until: "Bis",
    useForAll: "Für jede Woche übernehmen",
    allWeeks: "Alle Wochen",
    note: "Notiz oder Link",

    fits: "Es passt.",
    allFit: "Alle passen.",
    aWeek: (minutes, days) =>
      `Etwa ${length(minutes)} in der Woche, meist am ${and(days.map(tools.shortWeekday))}.`,
    notPlanned: "Noch nicht im Plan. Aktualisiere den Plan, dann bekommt sie Zeit.",
    sessionsOn: (days) => `Einheiten am ${and(days.map(tools.shortWeekday))}.`,
    ready: (day, daysEarly) =>
      `Fertig am ${longDay(day)}${daysEarly <= 0 ? "" : daysEarly === 1 ? ", einen Tag früher" : `, ${daysEarly} Tage früher`}.`,
    cancel: "Abbrechen",
    add: "Hinzufügen",
    delete: "Löschen",
    thisOne: "Nur diese",
    allThatFollow: "Alle folgenden",
    handedIn: "Abgegeben",
    notHandedIn: "Nicht abgegeben",
    handInOf: (day) => `Abgabe ${dateOf(day)} erledigt`,
    close: "Schließen",

    parts: "Teile",
    inParts: (minutes, amount) =>
      `${length(minutes)} in ${count(amount, { one: "# Teil", other: "# Teilen" })}`,
    splitIt: "Teile sie auf, wenn das hilft: Recherche, Entwurf, Korrektur.",
    part: (number) => `Teil ${number}`,
    move: (name) => `${name} verschieben: Alt mit Pfeil nach oben oder unten`,
    partDone: (name) => `Erledigt: ${name}`,
    minutesFor: (name) => `Minuten für ${name}`,
    anyDay: "Beliebiger Tag",
    anyDayFor: (name) => `${name}: beliebiger Tag`,
    doneBy: (name) => `${name} fertig bis`,
    remove: (name) => `${name} entfernen`,
    addPart: "Teil hinzufügen",

    comingUp: "Nächste Termine",
    comingUpText: "Jeder lässt sich einzeln ändern.",
    handedInOn: (title, day) => `Abgegeben: ${title}, ${dateOf(day)}`,
    movedFrom: (day) => `Verschoben von ${dateOf(day)}`,
    putBack: "Zurückholen",
    moreFor: (name) => `Mehr zu ${name}`,
    changeThisOne: "Nur diese ändern",
    skipThisOne: "Diese auslassen",
    openNamed: (title, day) => `${title} öffnen, ${dateOf(day)}`,
  }),
  said(termWords, {
    yourTerm: "Dein Halbjahr",
    about: "Alles mit Datum, Woche für Woche.",
    dates: (amount, last, { name, day, away: days, time }) => {
      const when = days === 0 ? "heute" : days === 1 ? "morgen" : `am ${dayAndMonth(day)}`;
      return `${count(amount, { one: "# Termin", other: "# Termine" })} bis ${dayAndMonth(last)}. Als Nächstes: ${name}, ${when}${time === undefined ? "" : ` um ${time}`}.`;
    },
    addExam: "Prüfung hinzufügen",
    noDates: "Noch keine Termine",
    firstDate: "Schreib den ersten auf. Eine Zeile genügt.",
    bring: (calendar, exams) => [
      "Oder ",
      calendar("nimm deinen Schulkalender"),
      " oder ",
      exams("füge deine Prüfungen ein"),
      ".",
    ],

    weeksUntil: (day) => `Wochen bis ${dayAndMonth(day)}`,
    week: (first, last) =>
      `${first.slice(0, 7) === last.slice(0, 7) ? `${Number(first.slice(8))}.` : dayAndMonth(first)} bis ${dayAndMonth(last)}`,
    weekOf: shortDayAndMonth,
    weekSaid: (planned, minutes, due) =>
      `: ${length(planned)} von ${length(minutes)} geplant. ${due.length === 0 ? "Nichts fällig" : due.join(", ")}`,
    full: "Voll",
    daysOff: "Freie Tage",
    exam: "Prüfung",
    named: (subject, title) => `${subject}, ${title}`,
    handIn: "Abgabe",
    yourHours: "Deine Stunden",

    closeWeek: "Woche schließen",
    plannedAndFree: (planned, free) => `${length(planned)} geplant, ${length(free)} frei.`,
    needed: (bold, from, until, neededMinutes, thereMinutes, isProven) => [
      from === undefined ? "Vor " : `Vom ${dayAndMonth(from)} bis `,
      bold(from === undefined ? longDay(until) : dayAndMonth(until)),
      " brauchst du ",
      bold(length(neededMinutes)),
      isProven ? ". Du hast " : ". In deinem Plan haben Platz: ",
      bold(length(thereMinutes)),
      ".",
    ],
    neededAndThere: (neededMinutes, thereMinutes) =>
      `${length(neededMinutes)} nötig, ${length(thereMinutes)} da`,
    whatHelps: "Was hilft",
    trying: "Wir suchen nach Platz …",
    nothingHelps: "Nichts, was sich hier einstellen lässt, schafft Platz dafür.",
    aPart: "ein Teil",
    seeFirst: "Du siehst den neuen Plan, bevor sich etwas ändert.",

    subjects: "Fächer",
    allSubjects: "Alle Fächer",
    beforeThisWeek: "Vor dieser Woche",
    thisWeek: "Diese Woche",
    anyDay: "Beliebiger Tag",
    weekdayAndDay: (day) => `${shortWeekdayOf(day)} ${Number(day.slice(8))}.`,
    handedIn: (amount) => `${amount} abgegeben`,
  }),
  said(workImportWords, {
    bringIn: "Abgaben übernehmen",
    chooseFile: "Datei wählen",
    readIt: "Lesen",
    about:
      "Füge einen Kursplan oder eine Liste ein, oder wähle eine Datei: einen Kursplan (auch PDF) oder einen Export aus Todoist, TickTick, Notion, Google Tasks, Trello, Asana, Microsoft To Do oder Things. Sie wird auf diesem Gerät gelesen.",
    text: "Text",
    example: "Aufsatz 1 fällig 12. Oktober (20 %)\nPrüfung 19. Oktober, 10:00",
    file: "Datei mit Abgaben",
    nothingDue:
      "Nichts Fälliges gefunden. Gelesen werden Daten wie 24. Nov., 24.11. oder 2026-11-24.",
    yourText: "deinem Text",

    found: (amount, areExams, source, courses) =>
      `${areExams ? count(amount, { one: "# Prüfung", other: "# Prüfungen" }) : count(amount, { one: "# Abgabe", other: "# Abgaben" })} in ${source} gefunden${courses.length > 0 ? ` (${courses.join(", ")})` : ""}`,
    nothingNew: (source) => `In ${source} ist nichts Neues fällig`,
    untilYouAdd: "Erst wenn du auf Hinzufügen drückst, kommt etwas dazu.",
    byHand: "Unter Abgaben kannst du sie von Hand hinzufügen.",
    greyAreGuesses: "Graue Zeiten sind geschätzt.",
    notNow: "Nicht jetzt",
    add: (amount) => `${amount} hinzufügen`,
    headings: ["Name", "Art", "Fällig", "Dauer"],
    choices: {
      "hand-in": "Abgabe",
      reading: "Lektüre",
      quiz: "Test",
      exam: "Prüfung",
      "leave out": "Weglassen",
    },
    untitled: "Ohne Titel",
    noDate: "Ohne Datum",
    day: dateOf,
    when: (day, time) => `${dateOf(day)}, ${time}`,
    length,
    aside: (reason) => asides[reason] ?? reason,
    weight: (percent) => `${percent} % der Note`,
    sameAs: (title) => `Wie dein Eintrag ${title}. Aus beiden wird einer.`,
    kindOf: (title) => `Art von ${title}`,
    howLong: (title) => `Dauer: ${title}`,
    howLongIs: (title) => `Wie lange dauert ${title}? Schreib 2 h oder 90 min.`,
    newSubject: (name) => `${name} (neu)`,
    noCourse: "Ohne Kurs",
    noSubject: "Kein Fach",
    subjectOf: (course) => `Fach von ${course}`,
    takenOf: (taken, all) => `${taken} von ${all}`,
    hideAside: "Weggelassenes ausblenden",
    showAside: (amount) =>
      `${amount} weggelassen: vorbei, erledigt, ohne Datum oder keine Abgabe. Zeigen`,

    newsFrom: (calendar) => `Neues aus ${calendar}`,
    counts: (fresh, moved, gone) =>
      [
        ...(fresh > 0 ? [`${fresh} neu`] : []),
        ...(moved > 0 ? [`${moved} verschoben`] : []),
        ...(gone > 0 ? [`${gone} nicht mehr im Kalender`] : []),
      ].join(", "),
    movedTo: (title, day) => `${title} auf ${shortWeekdayOf(day)}`,
    titles: (titles, more) => `${titles.join(", ")}${more > 0 ? ` und ${more} weitere` : ""}.`,
    hide: "Ausblenden",
    show: "Zeigen",
    acceptAll: "Alle annehmen",
    marks: { new: "Neu", exam: "Neue Prüfung", moved: "Verschoben", gone: "Weg" },
    aboutLength: (minutes) => `etwa ${length(minutes)}`,
    leaveOut: (title) => `${title} weglassen`,
    accept: "Annehmen",
    acceptNamed: (title) => `${title} annehmen`,
    acceptDate: (title) => `Neues Datum von ${title} annehmen`,
    keepDay: (day) => `Bei ${shortWeekdayOf(day)} bleiben`,
    keepDayFor: (day, title) => `Für ${title} bei ${shortWeekdayOf(day)} bleiben`,
    noLongerIn: (calendar) => `Nicht mehr in ${calendar}`,
    remove: "Entfernen",
    removeNamed: (title) => `${title} entfernen`,
    keep: "Behalten",
    keepNamed: (title) => `${title} behalten`,
  }),
  said(notificationsWords, {
    settings: "Benachrichtigungen einstellen",
    saving: "Wird gespeichert …",
    save: "Einstellungen speichern",
    saved: "Einstellungen gespeichert!",
    email: "E-Mail-Adresse",
    wrongEmail: "Bitte gib eine gültige E-Mail-Adresse ein",
    notRemembered:
      "Deine Einstellungen konnten nicht gespeichert werden: Der Speicher dieses Browsers ist voll oder gesperrt.",
    mailHints: {
      unavailable:
        "Dieser Server verschickt keine E-Mails. Deine Einstellungen bleiben, bis er es tut.",
      unconfirmed:
        "E-Mails kommen, sobald du den Link geöffnet hast, den wir an diese Adresse schicken.",
      confirmed: "Jede E-Mail hat einen Link, der sie abbestellt.",
    },
    mailNeedsAccount:
      "Für E-Mails brauchst du ein Konto. Melde dich ab und registriere dich; dein Plan kommt mit.",
    kinds: {
      studyReminders: "Lernerinnerungen",
      examAlerts: "Prüfungshinweise",
      weeklyDigest: "Wochenüberblick",
      motivationalQuotes: "Motivierende Zitate",
    },
    kindHints: {
      studyReminders: "Ein Anstoß vor jeder Einheit.",
      examAlerts: "Ein Hinweis, wenn Prüfungen näher rücken.",
      weeklyDigest: "Ein Überblick über deine Woche, jeden Sonntag.",
      motivationalQuotes: "Ein kurzer Satz zum Start in den Tag.",
    },

    remindMeOf: "Erinnere mich an",
    thisDevice: "Dieses Gerät",
    mail: "E-Mail",
    device: {
      off: "aus",
      "while open": "solange es offen ist",
      "also when closed": "auch wenn es zu ist",
    },
    reminders: {
      studyReminders: "Lerneinheiten",
      examAlerts: "Abgaben und Prüfungen",
      weeklyDigest: "Wochenüberblick",
      motivationalQuotes: "Zitat",
    },
    reminderHints: {
      studyReminders: "15 min vor einer Einheit",
      examAlerts: "In den Tagen davor, um 08:00",
      weeklyDigest: "Wenn deine Woche endet, um 18:00",
      motivationalQuotes: "Am Morgen",
    },
    onDevice: (reminder) => `${reminder}, auf diesem Gerät`,
    byMail: (reminder) => `${reminder}, per E-Mail`,
    quietHours: "Ruhezeit",
    quietHint: "In dieser Zeit klingelt nichts.",
    quietFrom: "Ruhe von",
    quietTo: "Ruhe bis",
    to: "bis",
    showNames: "Namen auf dem Sperrbildschirm zeigen",
    showNamesHint: "Aus: „Um 15:30 beginnt eine Einheit“",
    badge: "Zahl auf dem App-Symbol",
    badgeHint: "Wie viele Erinnerungen du noch nicht gesehen hast.",
    turnOffDevice: "Auf diesem Gerät ausschalten",

    homeScreen: "Erst zum Home-Bildschirm hinzufügen",
    homeScreenText: "Das iPhone schickt Erinnerungen nur an Apps auf dem Home-Bildschirm.",
    homeScreenSteps: [
      "Tippe auf Teilen",
      "Tippe auf „Zum Home-Bildschirm“",
      "Öffne Smart Planner von dort",
    ],
    remindHere: "Auf diesem Gerät erinnern",
    blocked: "Dieser Browser blockiert Erinnerungen",
    blockedHint:
      "Drücke auf das Symbol links von der Adresse, dann auf Benachrichtigungen, dann auf Zulassen.",
    whenClosed: "Auch wenn Smart Planner zu ist.",
    whileOpen: "Solange Smart Planner offen ist.",
    onlyWhileOpen: "Hier kommen Erinnerungen nur, solange es offen ist.",
    cannotShow: "Dieser Browser kann hier keine Benachrichtigungen zeigen.",
    tryAgain: "Noch einmal versuchen",
    turnOn: "Einschalten",
    workGone: "Die Abgabe, die du abgehakt hast, gibt es hier nicht mehr.",
    sessionGone: "Eine Einheit, die du als erledigt markiert hast, ist nicht mehr in deinem Plan.",
  }),
  said(firstRunWords, {
    whatsComing: "Was steht an?",
    hint: "Schreib, füge eine Mail ein oder zieh ein Foto, ein PDF oder eine Kalenderdatei her.",
    example:
      "Biologie Prüfung 30. November\nAufsatz Geschichte fällig Freitag 23:59, 6 Stunden\nSchule Montag bis Freitag bis 15:30",
    drop: "Lass los: Wir lesen Fotos, PDFs, CSV- und Kalenderdateien",
    chooseFile: "Datei wählen",
    file: "Eine Datei mit dem, was ansteht",
    notRead: (lines) =>
      lines === 1
        ? "Das haben wir nicht verstanden."
        : `Die ${lines} unterstrichenen Zeilen haben wir nicht verstanden.`,
    read: (things, questions) =>
      `${count(things, { one: "# Sache", other: "# Sachen" })} gelesen${questions === 0 ? "" : `, ${count(questions, { one: "# Frage", other: "# Fragen" })}`}. Drücke auf eine, um sie zu ändern.`,
    whatWeRead: "Was wir gelesen haben",
    howMuchTime: "Wie viel Zeit an einem Schultag?",
    hours: (hours) => `${hours} h`,
    planAround: (name) =>
      `Wir planen um ${name === "School" ? "die Schule" : name} herum und machen daraus einen ausführlichen Plan.`,
    school: "Schule",
    addOne: "Gib eine Prüfung oder Abgabe ein.",
    makePlan: "Meinen Plan erstellen",
    orSample: (button) => ["oder ", button("ein Beispiel ausprobieren")],
    byHand: "Oder von Hand ausfüllen",

    work: (subject, title) => `${subject}: ${title}`,
    examOn: (day) => `Prüfung, ${shortDayAndMonth(day)}`,
    due: (day, time, minutes) =>
      `fällig ${day === "today" ? "heute" : day === "tomorrow" ? "morgen" : shortDayAndMonth(day)}${time === undefined ? "" : ` ${time}`}${minutes === undefined ? "" : `, ${length(minutes)}`}`,
    examOrHandIn: (day) => `${shortDayAndMonth(day)}: Prüfung oder Abgabe?`,
    answers: { exam: (name) => `${name}: Prüfung`, due: (name) => `${name}: Abgabe` },
    kinds: { exam: "Prüfung", due: "Abgabe" },
    whatIsIt: "Was ist es?",
    name: "Name",
    title: "Titel",
    days: "Tage",
    dayChip: tools.shortWeekday,
    from: "Von",
    to: "Bis",
    examDay: "Prüfungstag",
    dueDay: "Fällig am",
    isLate: "Dieser Tag ist vorbei: Es wäre verspätet.",
    missingDay: "Gib ein Datum ein.",
    missingName: "Gib einen Namen ein.",
    done: "Fertig",
    remove: (name) => `${name} entfernen`,
    removed: (name) => `${name} entfernt.`,
    undo: "Rückgängig",
  }),
];
