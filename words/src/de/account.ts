import { accountWords } from "../en/account.ts";
import { dateWords } from "../en/dates.ts";
import { displayWords } from "../en/display.ts";
import { planWords } from "../en/plans.ts";
import { recordWords } from "../en/records.ts";
import { sidebarWords } from "../en/sidebar.ts";
import { syncWords } from "../en/sync.ts";
import { said } from "../said.ts";
import { count, date, tools } from "./tools.ts";

const codes = (amount: number) => count(amount, { one: "# Code", other: "# Codes" });
const hours = (amount: number) => count(amount, { one: "# Stunde", other: "# Stunden" });
const days = (amount: number) => count(amount, { one: "# Tag", other: "# Tage" });

export default [
  said(dateWords, tools),
  said(displayWords, {
    display: "Anzeige",
    labels: { language: "Sprache", weekStart: "Erster Tag der Woche", clock: "Uhrzeit" },
    automatic: "Automatisch",
    languageHint: "Deine eigenen Texte bleiben, wie du sie geschrieben hast.",
    beta: (language) => `${language} · Beta`,
    looksLike: "So sieht es aus",
    times: (from, to) => `${from} bis ${to}`,
  }),
  said(planWords, { quick: "Schnellplan", advanced: "Ausführlicher Plan" }),
  said(sidebarWords, {
    closeSidebar: "Seitenleiste schließen",
    main: "Hauptmenü",
    dashboard: "Übersicht",
    term: "Dein Halbjahr",
    time: "Deine Zeit",
    blog: "Blog",
    notifications: "Benachrichtigungen",
    inDevelopment: "In Arbeit",
    contactUs: "Kontakt",
    display: "Anzeige",
    demoMode: "Demo",
    yourAccount: ", dein Konto",
    addToHome: "Zum Startbildschirm hinzufügen",
    install: "App installieren",
    logout: "Abmelden",
  }),
  said(accountWords, {
    yourAccount: "Dein Konto",
    cancel: "Abbrechen",
    continue: "Weiter",
    remove: "Entfernen",
    save: "Speichern",
    later: "Später",
    notLoaded:
      "Ein Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
    fillIn: "Bitte fülle alle Felder aus",

    profile: "Profil",
    demoMode: "Demo",
    name: "Name",
    email: "E-Mail",
    demoText:
      "Dein Plan liegt nur in diesem Browser. Mit einem Konto hast du ihn auf jedem Gerät, und alles Bisherige kommt mit.",
    createAccount: "Konto anlegen",
    displayName: "Anzeigename",
    saveName: "Namen speichern",
    missingName: "Bitte gib einen Namen ein.",
    nameSaved: "Dein Name ist gespeichert.",

    notConfirmed: "Noch nicht bestätigt",
    linkSent: "Der Link ist unterwegs zu dir.",
    sendLinkAgain: "Link noch einmal senden",
    changingTo: (email) => `Wechsel zu ${email}`,
    changeEmail: "E-Mail ändern",
    newEmail: "Neue E-Mail",
    bothAddresses:
      "Wir schreiben an beide Adressen. Sie ist geändert, wenn du an beiden zugestimmt hast.",
    sendBothLinks: "Beide Links senden",
    openBothLinks: (before, after) =>
      `Öffne jetzt die Links in beiden E-Mails, an ${before} und an ${after}. Sie gelten 30 Minuten.`,

    ways: "Anmeldewege",
    waysText: "Richte zwei ein, falls du einen verlierst.",
    waysNotLoaded: "Dieser Teil konnte nicht geladen werden. Bitte versuche es noch einmal.",
    password: "Passwort",
    yourPassword: "Dein Passwort",
    passwordChangedOn: (day) => `Geändert am ${date(day)}`,
    noPassword: "Du hast noch keines.",
    change: "Ändern",
    setAPassword: "Passwort festlegen",
    setPassword: "Passwort festlegen",
    changePassword: "Passwort ändern",
    currentPassword: "Aktuelles Passwort",
    newPassword: "Neues Passwort",
    confirmNewPassword: "Neues Passwort bestätigen",
    passwordRule: (least, most) =>
      `${least} bis ${most} Zeichen. Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.`,
    notEqual: "Die Passwörter stimmen nicht überein",
    keepWays: "Auch diese behalten? Entferne den Haken bei allem, was du nicht kennst.",
    signsOut:
      "Deine anderen Geräte werden abgemeldet, und alte Wiederherstellungscodes gelten nicht mehr.",
    passwordChanged:
      "Dein Passwort ist geändert. Andere Geräte sind abgemeldet, und alte Wiederherstellungscodes gelten nicht mehr.",
    withoutPassword:
      "Es geht auch ohne: Deine anderen Anmeldewege bleiben, und ein verlorener wird per E-Mail oder Wiederherstellungscode ersetzt.",
    removePassword: "Passwort entfernen",
    confirmPassword: "Bitte bestätige dein Passwort",
    confirmYou: "Bitte bestätige, dass du es bist",
    missingPassword: "Bitte gib dein Passwort ein.",
    usePasskey: "Passkey verwenden",
    continueWith: (name) => `Weiter mit ${name}`,
    passkeys: "Passkeys",
    passkeysText: "Anmelden mit Fingerabdruck, Gesicht oder Bildschirmsperre",
    addPasskey: "Passkey hinzufügen",
    passkeyName: "Name des Passkeys",
    passkeyUse: (added, used) =>
      `Hinzugefügt am ${date(added)}, ${used === null ? "noch nicht verwendet" : `zuletzt verwendet am ${date(used)}`}`,
    thisDevice: "Dieses Gerät",
    rename: (name) => `${name} umbenennen`,
    removeNamed: (name) => `${name} entfernen`,
    notConnected: "Nicht verbunden",
    connectedAs: (name, day) => `Verbunden als ${name} am ${date(day)}`,
    connect: "Verbinden",
    disconnect: "Trennen",
    troubles: {
      away: "Dieser Server ist im Moment nicht erreichbar. Bitte versuche es später noch einmal.",
      refused: "Das hat nicht geklappt. Nichts wurde geändert; bitte versuche es noch einmal.",
      "other-account": "Diese Anmeldung gehört hier zu einem anderen Konto. Nichts wurde geändert.",
      session: "Du wurdest inzwischen abgemeldet. Nichts wurde geändert.",
    },

    recoveryCodes: "Wiederherstellungscodes",
    codesText: (left) =>
      `Falls du dich nicht mehr anmelden kannst. Jeder Code gilt einmal.${left > 0 ? ` Du hast noch ${codes(left)}.` : ""}`,
    makeCodes: "Codes erstellen",
    newCodes: "Neue Codes erstellen",
    codesOffer:
      "Wenn du dein Passwort vergisst, kommst du mit einem Wiederherstellungscode wieder in dein Konto. Speichere deine jetzt oder später auf der Kontoseite.",
    showCodes: "Meine Wiederherstellungscodes zeigen",
    codesOf: (email) => `Wiederherstellungscodes von Smart Planner für ${email}`,
    codesUse: "Jeder gilt einmal, unter „Passwort vergessen?“ auf der Anmeldeseite.",
    codesShown: (amount) => `Deine ${codes(amount)}, nur jetzt zu sehen.`,
    codesSave: "Drucke sie oder speichere die Datei; ältere Codes gelten nicht mehr.",
    print: "Drucken",
    download: "Herunterladen",
    savedThem: "Ich habe sie gespeichert",

    devices: "Angemeldete Geräte",
    devicesNotListed: "Deine Geräte konnten nicht geladen werden. Bitte versuche es noch einmal.",
    lastUsed: (day) => `Zuletzt verwendet am ${date(day)}`,
    signOut: "Abmelden",
    unknownDevice: "Unbekanntes Gerät",
    signOutDevice: (device) => `${device} abmelden`,
    signOutOthers: "Alle anderen Geräte abmelden",
    signedOut: (device) => `${device} ist abgemeldet.`,
    othersSignedOut: "Alle anderen Geräte sind abgemeldet.",

    stored: "Was der Server über dich speichert",
    storedText: "Dein Profil, deine Geräte und alles Synchronisierte, als eine Datei.",
    downloadEverything: "Alles herunterladen",
    fileSent: "Die Datei ist unterwegs in deine Downloads.",

    parked: "In diesem Browser für andere aufbewahrt",
    parkedText:
      "Andere haben Smart Planner hier benutzt. Ihre Daten liegen getrennt und sind wieder da, wenn sie zurückkommen; du kannst sie nicht sehen.",
    parkedPlan: ({ isDemo, day, kilobytes }) =>
      `Der Plan ${isDemo ? "der Demo" : "eines anderen Kontos"}, abgelegt ${day === null ? "vor längerer Zeit" : `am ${date(day)}`}, ${kilobytes} KB`,
    removeQuestion: "Aus diesem Browser entfernen?",
    removeText:
      "Bereits Synchronisiertes bleibt auf dem Server. Alles andere wird endgültig gelöscht.",

    deleteAccount: "Konto löschen",
    deleteText: "Löscht dein Konto und alle deine Daten, endgültig.",
    deleteMine: "Mein Konto löschen",
    deleteQuestion: "Dein Konto löschen?",
    deleteWarning: (email) => [
      "Pläne, Haken und Einstellungen von ",
      email,
      " werden sofort entfernt und lassen sich nicht zurückholen. Lade sie vorher herunter, wenn du sie noch brauchst.",
    ],
  }),
  said(recordWords, {
    labels: {
      ticks: "Abgehakte Einheiten",
      focus: "Laufende Timer",
      log: "Lernprotokoll",
      paces: "Wie lange du brauchst",
      edits: "Änderungen von Hand",
      receipts: "Planverlauf",
      calendars: "Kalender",
      busyMonths: "Monate aus Kalendern",
      schoolWork: "Aufgaben aus Kalendern",
      daysOff: "Freie Tage",
      subjects: "Prüfungen und Ziele",
      topics: "Kapitel",
      assignments: "Abgaben",
      chances: "Chancen",
      examAnswers: "Wie Prüfungen liefen",
      reviews: "Wiederholungen",
    },
    count: (_family, amount) => count(amount, { one: "# Eintrag", other: "# Einträge" }),
  }),
  said(syncWords, {
    status: {
      saved: "Gespeichert",
      saving: "Wird gespeichert",
      offline: "Offline",
      "signed-out": "Bitte neu anmelden",
      stuck: "Nicht synchronisiert",
    },
    statusText: {
      saved: "Dein Plan ist auf jedem Gerät, an dem du dich anmeldest.",
      saving: "Deine letzten Änderungen sind unterwegs.",
      offline: "Auf diesem Gerät gespeichert; der Rest folgt, sobald der Server erreichbar ist.",
      "signed-out":
        "Auf diesem Gerät gespeichert. Melde dich ab und wieder an, um es auf deine anderen Geräte zu bringen.",
    },
    notSaved:
      "Deine letzten Änderungen sind nicht gespeichert: Der Speicher dieses Browsers ist voll oder abgeschaltet. Lass diese Seite offen, oder lade deine Daten herunter und importiere sie später auf der Kontoseite.",
    downloadData: "Meine Daten herunterladen",

    demoOffer: "Den Plan der Demo in dein Konto übernehmen?",
    demoOfferText:
      "In diesem Browser liegt ein Plan aus der Demo. Gehört er dir, kommt er mit in dein Konto. Wenn nicht, bleibt er in der Demo.",
    startEmpty: "Nein, leer beginnen",
    itIsMine: "Ja, er gehört mir",

    data: "Deine Daten",
    dataText:
      "Alles, was du eingegeben hast, deine Pläne und deine Haken, als eine Datei. Importiere sie hier oder auf einem anderen Gerät.",
    exportData: "Meine Daten exportieren",
    importData: "Daten importieren",
    exportFile: "Exportdatei",
    notImported: {
      tooLarge: "Diese Datei ist zu groß für einen Export.",
      notAnExport:
        "Das ist kein Export von Smart Planner. Wähle eine Datei, die du hier heruntergeladen hast.",
      nothingInIt: "In dieser Datei ist nichts, was importiert werden könnte.",
    },
    imported: "Importiert. Dein Planer zeigt es schon.",
    undoClear: "Letztes Löschen rückgängig machen",
    clearUndone: "Der gelöschte Plan ist wieder da.",

    importQuestion: "Diese Datei importieren?",
    import: "Importieren",
    allHere: "Alles in dieser Datei ist schon hier.",
    replaces:
      "Diese Teile werden ersetzt; Haken und andere Einträge kommen zu deinen hinzu. Alles andere bleibt, wie es ist.",
    staysSame: "bleibt, wie es ist",
    new: (summary) => `neu: ${summary}`,
    leftOut: (names) => `Nicht lesbar und ausgelassen: ${names.join(", ")}.`,
    parts: {
      quickPlanCache: "Schnellplan",
      quickPlanSubjects: "Fächer des Schnellplans",
      quickPlanHours: "Stunden des Schnellplans",
      advancedPlanCache: "Ausführlicher Plan",
      advancedPlanSubjects: "Fächer des ausführlichen Plans",
      studyHoursAvailable: "Stunden des ausführlichen Plans",
      smartplanner_grid: "Verfügbare Zeiten der Woche",
      smartplanner_commitments: "Feste Termine",
      smartplanner_preferences: "Vorlieben",
      smartplanner_plan_inputs: "Angaben zum ausführlichen Plan",
      smartplanner_quick_inputs: "Angaben zum Schnellplan",
      smartplanner_colours: "Farben",
      smartplanner_plan_in_use: "Verwendeter Plan",
      smartplanner_display: "Anzeige",
    },
    daysAndSessions: (dayCount, sessions) =>
      `${days(dayCount)}, ${count(sessions, { one: "# Einheit", other: "# Einheiten" })}`,
    subjects: (amount) => count(amount, { one: "# Fach", other: "# Fächer" }),
    hoursPerDay: (amount) => `${amount} pro Tag`,
    paintedHours: (amount) =>
      count(amount, { one: "# markierte Stunde", other: "# markierte Stunden" }),
    commitments: (amount) => count(amount, { one: "# fester Termin", other: "# feste Termine" }),
    yourSettings: "deine Einstellungen",
    asEntered: "so, wie du es eingegeben hattest",

    history: "Planverlauf",
    historyEmpty:
      "Noch nichts. Wird ein Plan ersetzt oder gelöscht, kannst du ihn hier zurückholen.",
    reasons: {
      quick: "Neu erstellt",
      advanced: "Neu erstellt",
      smart: "Smarter Lernplan",
      optimised: "Optimiert",
      restored: "Früherer Plan zurückgeholt",
      imported: "Importiert",
      undone: "Änderung rückgängig gemacht",
      updated: "Aktualisiert",
      cleared: "Gelöscht",
      replaced: "Ersetzt",
    },
    moment: (day, time) => `${date(day)}, ${time}`,
    before: (title) => `Vorher: ${title}`,
    made: (moment) => `Erstellt ${moment} · `,
    madeBy: { smart: "smarter Lernplan", optimised: "optimiert" },
    planTitle: (plan, way, dayCount) =>
      `${way === undefined ? plan : `${plan} (${way})`}, ${days(dayCount)}`,
    planHours: (amount) => `, ${hours(amount)}`,
    planHoursPerDay: (amount) => `, ${hours(amount)} pro Tag`,
    moreChanges: (amount) => `Und ${amount} weitere.`,
    whatChanged: "Was sich geändert hat",
    tooLongAgo: "Zu lange her zum Zurückholen",
    restore: "Zurückholen",
    restoreNamed: (plan, moment) => `${plan} zurückholen, ersetzt am ${moment}`,
    restoreQuestion: (plan, moment) =>
      `${plan} zurückholen, der am ${moment} ersetzt wurde? Er tritt an die Stelle deines jetzigen.`,
    notRestored: "Dieser Plan konnte nicht zurückgeholt werden.",
    restored: (plan) =>
      `Wieder da: ${plan} von früher, mit den Angaben, aus denen er entstand. Erledigtes bleibt erledigt.`,
  }),
];
