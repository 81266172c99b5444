import { apiWords } from "../en/api.ts";
import { blogWords } from "../en/blog.ts";
import { contactWords } from "../en/contact.ts";
import { frameWords } from "../en/frame.ts";
import { keptWaysWords } from "../en/kept-ways.ts";
import { languageWords } from "../en/language.ts";
import { loginWords } from "../en/login.ts";
import { passwordWords } from "../en/password.ts";
import { resetWords } from "../en/reset.ts";
import { shellWords } from "../en/shell.ts";
import { signupWords } from "../en/signup.ts";
import { uiWords } from "../en/ui.ts";
import { waysWords } from "../en/ways.ts";
import { said } from "../said.ts";
import { date, length } from "./tools.ts";

export default [
  said(apiWords, {
    statuses: {
      401: "Bitte melde dich neu an.",
      403: "Das darfst du nicht.",
      404: "Das wurde nicht gefunden.",
      413: "Das ist zu groß zum Senden.",
      429: "Zu viele Versuche. Bitte warte einen Moment und versuche es noch einmal.",
      503: "Der Server ist beschäftigt. Bitte versuche es gleich noch einmal.",
    },
    failed: "Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal.",
    unreadable: "Etwas ist schiefgegangen. Versuche es noch einmal.",
    stopped: "Abgebrochen.",
    tooSlow: "Der Server hat zu lange nicht geantwortet. Bitte versuche es noch einmal.",
    accountsMissing: "Auf diesem Server gibt es keine Konten. Bitte mach als Demo-Nutzer weiter.",
    away: "Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.",
  }),
  said(uiWords, {
    close: "Schließen",
    back: "Zurück",
    cancel: "Abbrechen",
    undo: "Rückgängig",
    tryAgain: "Noch einmal versuchen",
    preview: "VORSCHAU",
    underDevelopment: "In Arbeit",
  }),
  said(languageWords, {
    offer: "Auf Deutsch anzeigen",
    notLoaded:
      "Diese Sprache konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
  }),
  said(passwordWords, { showCharacters: "Zeichen anzeigen" }),
  said(frameWords, {
    skipToContent: "Zum Inhalt springen",
    credit: (year) => `Für Lernende gemacht vom Team Smart Planner · © ${year}`,
    error: "Fehler",
    unexpectedError: "Unerwarteter Fehler!",
    statuses: {
      400: "Ungültige Anfrage",
      403: "Nicht erlaubt",
      404: "Nicht gefunden",
      405: "Methode nicht erlaubt",
    },
    backToApp: "Zurück zu Smart Planner",
    serverAway: "Smart Planner macht gerade Pause",
    serverAwayText: "Der Server ist nicht erreichbar. Dein Plan ist in diesem Browser sicher.",
    tryAgain: "Noch einmal versuchen",
  }),
  said(shellWords, {
    openSidebar: "Seitenleiste öffnen",
    yourAccount: ", dein Konto",
    site: "Website",
    blog: "Blog",
    contactUs: "Kontakt",
    accessibility: "Barrierefreiheit",
    login: "Anmelden",
    loading: "Wird geladen",
    switchTheme: "Farbschema wechseln",
    theme: "Farbschema",
    themes: { light: "Hell", dark: "Dunkel", system: "System" },
    newVersion: "Eine neue Version von Smart Planner ist da. Dein Plan bleibt, wie er ist.",
    later: "Später",
    reload: "Neu laden",
    settingsNotLoaded:
      "Die Benachrichtigungen konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
    previewFeatures: "Vorschau-Funktionen",
    previewHint: "Probiere neue Funktionen vorab aus, auf diesem Gerät.",
  }),
  said(loginWords, {
    login: "Anmelden",
    email: "E-Mail",
    enterEmail: "E-Mail eingeben",
    password: "Passwort",
    enterPassword: "Passwort eingeben",
    forgotPassword: "Passwort vergessen?",
    noAccount: "Noch kein Konto?",
    or: "oder",
    demo: "Als Demo fortfahren",
    fillIn: "Bitte fülle alle Felder aus",
    promise: (mark) => ["Ordnen, planen und ", mark("vorankommen"), " mit Lernhilfen und KI."],
    weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa"],
    june: (day) => `${day}. Juni`,
    length,
    subjects: {
      violet: "Mathematik",
      pink: "Chemie",
      amber: "Geschichte",
      blue: "Biologie",
      teal: "Erdkunde",
      indigo: "Physik",
      red: "Spanisch",
    },
  }),
  said(signupWords, {
    signUp: "Registrieren",
    passwordRule: "Mindestens 8 Zeichen.",
    confirmPassword: "Passwort bestätigen",
    notEqual: "Die Passwörter stimmen nicht überein",
    refused: (message) => `Fehler bei der Registrierung: ${message}`,
    haveAccount: "Schon ein Konto?",
  }),
  said(waysWords, {
    usePasskey: "Passkey verwenden",
    continueWith: (name) => `Weiter mit ${name}`,
    away: "Dieser Server ist im Moment nicht erreichbar. Versuche es später noch einmal oder melde dich anders an.",
    refused: (name) =>
      `Die Anmeldung mit ${name} hat nicht geklappt. Bitte versuche es noch einmal.`,
    taken: (name) =>
      `Zu dieser E-Mail gibt es schon ein Konto. Melde dich dort an und verbinde ${name} auf deiner Kontoseite.`,
    noEmail: (name) => `${name} hat deine E-Mail nicht mitgeteilt. Wir brauchen sie.`,
    noPasskey:
      "Es wurde kein Passkey verwendet. Versuch es noch einmal oder nimm einen anderen Weg.",
    passkeyKnown: "Dieses Gerät hat hier schon einen Passkey.",
    notSignedIn: "Die Anmeldung dort hat nicht geklappt. Bitte versuch es noch einmal.",
    session: "Du wurdest inzwischen abgemeldet. Bitte melde dich an und versuche es noch einmal.",
  }),
  said(resetWords, {
    forgotPassword: "Passwort vergessen?",
    writeEmail: "Gib deine E-Mail ein. Wir schicken dir einen Link für ein neues Passwort.",
    sendLink: "Link senden",
    backToLogin: "Zurück zur Anmeldung",
    haveCode: "Ich habe einen Wiederherstellungscode",
    missingEmail: "Bitte gib deine E-Mail-Adresse ein.",
    noMail:
      "Dieser Server verschickt keine E-Mails. Nimm stattdessen einen deiner Wiederherstellungscodes.",
    checkEmail: "Sieh in deine E-Mails",
    linkSent: (strong, email) => [
      "Wenn es ein Konto für ",
      strong(email),
      " gibt, ist ein Link unterwegs. Er gilt einmal und 30 Minuten lang.",
    ],
    nothingThere: (again) => ["Nichts da? Sieh im Spam nach oder ", again],
    againIn: (seconds) => `sende ihn in ${seconds} s noch einmal`,
    again: "sende ihn noch einmal",
    tooOld: "Dieser Link gilt nicht mehr",
    tooOldText:
      "Er wurde schon verwendet oder ist älter als 30 Minuten. Ihn noch einmal zu öffnen ändert nichts.",
    newLink: "Neuen Link senden",
    newPassword: "Neues Passwort",
    forAccount: (email) => `Für ${email}`,
    missingPassword: "Bitte gib ein neues Passwort ein.",
    looking: "Dein Link wird geprüft",
    lengthRule: (least, most) => `${least} bis ${most} Zeichen.`,
    strength: { 0: "Zu kurz.", 1: "Zu kurz.", 2: "Schwach.", 3: "Gut.", 4: "Stark." },
    advice: "Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.",
    otherWays: "Auch damit öffnet sich dein Konto. Hake an, was bleiben soll.",
    signsOut:
      "Deine anderen Geräte werden abgemeldet, und alte Wiederherstellungscodes gelten nicht mehr.",
    save: "Speichern und anmelden",
    fillIn: "Bitte fülle alle Felder aus",
    useCode: "Wiederherstellungscode verwenden",
    useCodeText:
      "Einer der zehn Codes, die du gespeichert hast. Damit wählst du ein neues Passwort. Deine anderen Codes und Anmeldewege werden entfernt.",
    code: "Wiederherstellungscode",
    codeHint: "Zum Beispiel 7f4k-q2mz",
    linkInstead: "Stattdessen einen Link schicken",
    notLoaded:
      "Ein Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
  }),
  said(keptWaysWords, {
    schoolAccount: "Schulkonto",
    passkey: (day) => `Passkey, hinzugefügt am ${date(day)}`,
    hosted: (day) => `Verbundenes Konto, hinzugefügt am ${date(day)}`,
  }),
  said(contactWords, {
    contactUs: "Kontakt",
    about: "Eine Frage zu deinem Plan, eine Idee, oder etwas klappt nicht? Schreib uns.",
    name: "Name",
    email: "E-Mail",
    message: "Nachricht",
    send: "Nachricht senden",
    thanks: "Danke für deine Nachricht!",
    notSent:
      "Deine Nachricht konnte nicht gesendet werden. Prüfe deine Verbindung und versuche es noch einmal.",
  }),
  said(blogWords, {
    blog: "Blog",
    studyBlog: "Lernblog",
    sixReads: "Sechs kurze Texte über Planen, Merken und Wohlbefinden.",
    noPosts: "In dieser Kategorie gibt es keine Beiträge.",
    category: "Kategorie",
    all: "Alle",
    getStarted: "Loslegen",
    turnIntoPlan: "Mach aus dem Gelesenen einen Plan für diese Woche.",
    getStartedFree: "Kostenlos loslegen",
    notFound: "Beitrag nicht gefunden",
    notFoundText: "Diesen Beitrag gibt es leider nicht.",
    backToBlog: "Zurück zum Blog",
    back: "Zurück",
    relatedPosts: "Ähnliche Beiträge",
    tags: "Schlagwörter",
  }),
];
