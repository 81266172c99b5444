import { mailWords } from "../en/mails.ts";
import { refusalWords } from "../en/refusals.ts";
import { siteWords } from "../en/site.ts";
import { smallPageWords } from "../en/small-pages.ts";
import { said } from "../said.ts";
import { problems } from "./problems.ts";
import { count } from "./tools.ts";

const wait = (seconds: number): string =>
  seconds < 60
    ? count(seconds, { one: "# Sekunde", other: "# Sekunden" })
    : count(Math.ceil(seconds / 60), { one: "einer Minute", other: "# Minuten" });

const byHand = "Du kannst deine Stunden auch selbst eintippen.";
const chooseAnother = "Wähle eine PDF-, PNG-, JPG-, CSV- oder ICS-Datei.";
const manyTimetables = (seconds: number) =>
  `Du hast in kurzer Zeit sehr viele Lernpläne angefragt. Versuche es in ${wait(seconds)} noch einmal.`;

const once = "Der Link gilt einmal und 30 Minuten lang.";
const isItYours = (title: string, what: string) => ({
  title,
  lines: [`Jemand, hoffentlich du, ${what}.`, `Öffne den Link, wenn sie dir gehört. ${once}`],
});
const notYou =
  "Wenn du das nicht warst, ändere dein Passwort auf der Kontoseite: Dort wählst du, was bleibt.";
const chooseNew =
  "Wenn du das nicht warst, wähle auf der Anmeldeseite unter „Passwort vergessen?“ ein neues.";

export default [
  said(siteWords, {
    description:
      "Gib deine Fächer, Prüfungstermine und Stunden am Tag ein und erhalte einen Lernplan für jeden Tag.",
    needsJavaScript:
      "Smart Planner braucht JavaScript. Bitte schalte es ein und lade die Seite neu.",
    notAvailable: "Nicht erreichbar",
    blog: "Sechs kurze Texte für Lernende über Planen, Behalten und Wohlbefinden, jeder mit den Studien dahinter.",
    contact: "Eine Frage zu deinem Lernplan, eine Idee oder etwas, das nicht geht? Schreib uns.",
    accessibility:
      "Welche Kriterien der Barrierefreiheit Smart Planner erfüllt, wie das geprüft wurde und was noch fehlt.",
    login:
      "Melde dich bei Smart Planner an oder probiere die Demo: Aus Fächern, Prüfungsterminen und Stunden wird ein Lernplan für jeden Tag.",
    signup:
      "Lege ein kostenloses Konto bei Smart Planner an und mach aus deinen Prüfungsterminen einen Lernplan für jeden Tag.",
    feedTitle: "Blog von Smart Planner",
    feed: "Kurze Texte für Lernende über Planen, Behalten und Wohlbefinden.",
    shortcuts: ["Heute", "Lernen starten", "Deine Zeit"],
    screenshots: [
      "Heute, Abgaben und die Woche",
      "Die Woche mit ihren Lerneinheiten",
      "Heute und Abgaben",
      "Ein Tag mit seinen Lerneinheiten",
      "Ein Timer für eine Lerneinheit",
    ],
  }),
  said(mailWords, {
    account: {
      reset: {
        title: "Wähle ein neues Passwort",
        lines: [
          "Jemand, hoffentlich du, hat ein neues Passwort für dein Konto bei Smart Planner angefordert.",
          `${once} Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.`,
        ],
      },
      confirm: isItYours(
        "Ist das deine E-Mail-Adresse?",
        "hat mit dieser Adresse ein Konto bei Smart Planner angelegt",
      ),
      "leave-email": {
        title: "Die E-Mail-Adresse deines Kontos ändern?",
        lines: [
          "Jemand, hoffentlich du, möchte eine andere E-Mail-Adresse für dein Konto bei Smart Planner.",
          `Öffne den Link, um es zu erlauben. ${once}`,
          "Wenn du das nicht warst, tu nichts und ändere dein Passwort: Ohne diesen Link passiert nichts.",
        ],
      },
      "enter-email": isItYours(
        "Diese Adresse für dein Konto verwenden?",
        "möchte diese Adresse für ein Konto bei Smart Planner verwenden",
      ),
      "password-changed": {
        title: "Dein Passwort wurde geändert",
        lines: ["Das Passwort deines Kontos bei Smart Planner wurde gerade geändert.", chooseNew],
      },
      "password-removed": {
        title: "Dein Passwort wurde entfernt",
        lines: [
          "Dein Konto bei Smart Planner hat ab jetzt kein Passwort. Deine anderen Anmeldewege bleiben.",
          chooseNew,
        ],
      },
      "email-changed": {
        title: "Deine E-Mail-Adresse wurde geändert",
        lines: ["Dein Konto bei Smart Planner hat ab jetzt eine andere E-Mail-Adresse."],
      },
      "codes-made": {
        title: "Für dein Konto wurden neue Wiederherstellungscodes erstellt",
        lines: ["Die älteren Codes deines Kontos bei Smart Planner gelten nicht mehr.", notYou],
      },
      "passkey-added": {
        title: "Zu deinem Konto wurde ein Passkey hinzugefügt",
        lines: ["Damit lässt sich dein Konto bei Smart Planner ab jetzt öffnen.", notYou],
      },
      "provider-connected": {
        title: "Ein anderes Konto wurde mit deinem verbunden",
        lines: ["Damit lässt sich dein Konto bei Smart Planner ab jetzt öffnen.", notYou],
      },
      "account-deleted": {
        title: "Dein Konto wurde gelöscht",
        lines: ["Dein Konto bei Smart Planner und alles darin ist gelöscht."],
      },
    },
    links: {
      reset: "Neues Passwort wählen",
      confirm: "Ja, sie gehört mir",
      "leave-email": "Änderung erlauben",
      "enter-email": "Ja, verwenden",
    },
    newAddress: (email) => `Die neue Adresse wäre ${email}.`,
    notifications: {
      title: "Ist das deine E-Mail-Adresse?",
      lines: [
        "Jemand, hoffentlich du, möchte Benachrichtigungen von Smart Planner an diese Adresse.",
        "Öffne den Link, um zuzustimmen. Wenn du das nicht warst, tu nichts: Es wird nichts gesendet.",
      ],
    },
    sendHere: "Ja, hierher senden",
    open: "Smart Planner öffnen",
    stop: "Alle E-Mails von Smart Planner abbestellen",
  }),
  said(smallPageWords, {
    open: "Smart Planner öffnen",
    outdated: {
      title: "Dieser Link gilt nicht mehr",
      text: "Er wurde schon verwendet, ist älter als 30 Minuten, oder es gibt einen neueren. Nichts wurde geändert.",
    },
    confirm: {
      title: "Ist das deine E-Mail-Adresse?",
      text: "Dann ist dein Konto bei Smart Planner über sie erreichbar.",
      button: "Ja, sie gehört mir",
    },
    "leave-email": {
      title: "Die E-Mail-Adresse deines Kontos ändern?",
      text: "Sie ist geändert, wenn du hier und an der neuen Adresse zugestimmt hast.",
      button: "Änderung erlauben",
    },
    "enter-email": {
      title: "Diese Adresse für dein Konto verwenden?",
      text: "Sie ist geändert, wenn du hier und an der bisherigen Adresse zugestimmt hast.",
      button: "Ja, verwenden",
    },
    confirmed: { title: "Danke", text: "Deine Adresse ist bestätigt." },
    halfNew: {
      title: "Zur Hälfte fertig",
      text: "Öffne jetzt den Link in der E-Mail an deine neue Adresse; dann ist sie geändert.",
    },
    halfPresent: {
      title: "Zur Hälfte fertig",
      text: "Öffne jetzt den Link in der E-Mail an deine bisherige Adresse; dann ist sie geändert.",
    },
    taken: {
      title: "Zu dieser Adresse gibt es schon ein Konto",
      text: "Sie kann deshalb nicht für ein zweites verwendet werden. Dein Konto behält seine Adresse.",
    },
    changed: { title: "Deine Adresse ist geändert", text: "Melde dich ab jetzt mit der neuen an." },
    notificationsOutdated: {
      title: "Dieser Link gilt nicht mehr",
      text: "Die Adresse wurde geändert, oder das Konto gibt es nicht mehr. Sieh in der App unter Benachrichtigungen nach.",
    },
    stop: {
      title: "Alle E-Mails abbestellen?",
      text: "Smart Planner schickt dir dann keine Benachrichtigungen mehr per E-Mail. Dein Plan und dein Konto bleiben, wie sie sind.",
      button: "Alle E-Mails abbestellen",
    },
    stopped: {
      title: "Keine E-Mails mehr",
      text: "Erledigt. In der App unter Benachrichtigungen schaltest du sie wieder ein.",
    },
    sendHere: {
      title: "Ist das deine E-Mail-Adresse?",
      text: "Dann schickt Smart Planner deine Benachrichtigungen hierher.",
      button: "Ja, hierher senden",
    },
    sentHere: {
      title: "Danke",
      text: "Deine Benachrichtigungen kommen ab jetzt an diese Adresse. In jeder steht ein Link, der sie beendet.",
    },
  }),
  said(refusalWords, {
    "nothing-here": "Unter dieser Adresse gibt es nichts.",
    malformed:
      "Die Anfrage konnte nicht gelesen werden. Lade die Seite neu und versuche es noch einmal.",
    "no-database":
      "Der Server erreicht gerade seine Datenbank nicht. Versuche es in ein paar Sekunden noch einmal.",
    "account-gone": "Dieses Konto gibt es nicht mehr. Melde dich neu an.",
    busy: "Der Server ist gerade sehr beschäftigt. Versuche es in ein paar Sekunden noch einmal.",
    receiving:
      "Der Server empfängt gerade sehr viel. Versuche es in ein paar Sekunden noch einmal.",
    failed:
      "Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert; bitte versuche es noch einmal.",
    "other-site":
      "Diese Anfrage kam nicht von den Seiten von Smart Planner. Öffne die App und versuche es noch einmal.",
    "too-many": "Das war zu viel auf einmal. Versuche es gleich noch einmal.",
    "too-often": "Das war sehr oft. Bitte warte eine Weile und versuche es noch einmal.",
    "body-too-large": (kilobytes) => `Das ist zu viel auf einmal: höchstens ${kilobytes} KB.`,

    "signed-out": "Bitte melde dich neu an, um dein Konto zu ändern.",
    "needs-proof": "Bitte bestätige, dass du es bist.",
    "not-your-password": "Das ist nicht dein aktuelles Passwort.",
    "too-many-attempts": (seconds) =>
      `Zu viele Versuche. Bitte versuche es in ${wait(seconds)} noch einmal.`,
    "email-and-password": "E-Mail und Passwort werden gebraucht.",
    "wrong-sign-in": "E-Mail oder Passwort stimmt nicht.",
    "email-taken":
      "Zu dieser E-Mail gibt es schon ein Konto. Melde dich an oder nimm eine andere E-Mail.",
    "no-passwords": (provider) => `Passwörter gibt es hier nicht. Mach weiter mit ${provider}.`,
    "wrong-email":
      "Diese E-Mail-Adresse sieht nicht richtig aus. Prüfe sie und versuche es noch einmal.",
    "password-short": (least) => `Das Passwort braucht mindestens ${least} Zeichen.`,
    "password-long": (most) => `Das Passwort darf höchstens ${most} Zeichen haben.`,
    "password-common":
      "Dieses Passwort würden andere zuerst probieren. Nimm ein anderes, zum Beispiel drei oder vier Wörter, die nicht zusammengehören.",
    "display-name": (most) => `Ein Anzeigename hat 1 bis ${most} Zeichen.`,
    "both-passwords": "Das aktuelle und das neue Passwort werden gebraucht.",
    "your-password": "Dein Passwort wird gebraucht.",
    "device-signed-out": "Dieses Gerät ist schon abgemeldet.",
    "needs-email": "Eine E-Mail wird gebraucht.",
    "no-mail-to-check":
      "Dieser Server verschickt keine E-Mails, deshalb kann die Adresse nicht geprüft werden.",
    "own-email": "Das ist schon deine Adresse.",
    "last-way": "Füge zuerst einen anderen Anmeldeweg hinzu.",
    "link-used": "Dieser Link gilt nicht mehr und hat nichts geändert. Fordere einen neuen an.",
    "wrong-code": "E-Mail oder Code stimmt nicht.",
    "no-mail": "Dieser Server verschickt keine E-Mails. Nimm einen Wiederherstellungscode.",
    "link-incomplete": "Der Link ist nicht vollständig.",
    "new-password": "Ein neues Passwort wird gebraucht.",
    "email-code-password": "E-Mail, Code und ein neues Passwort werden gebraucht.",
    "passkey-failed":
      "Dieser Passkey hat hier nicht geklappt. Versuche es noch einmal oder melde dich anders an.",
    "passkey-not-added":
      "Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuche es noch einmal.",
    "passkey-gone": "Diesen Passkey gibt es nicht mehr.",
    "passkey-unreadable":
      "Die Antwort des Passkeys konnte nicht gelesen werden. Bitte versuche es noch einmal.",
    "most-passkeys": (most) => `Du hast ${most} Passkeys, mehr geht nicht. Entferne zuerst einen.`,
    "passkey-and-name": (most) =>
      `Ein Passkey und ein Name mit 1 bis ${most} Zeichen werden gebraucht.`,
    "passkey-name": (most) => `Ein Name hat 1 bis ${most} Zeichen.`,
    "needs-purpose": "Bitte gib an, wofür.",
    "provider-away": (provider) =>
      `Der Server von ${provider} ist gerade nicht erreichbar. Versuche es später noch einmal.`,
    "many-exports": (seconds) =>
      `Du hast deine Daten sehr oft heruntergeladen. Versuche es in ${wait(seconds)} noch einmal.`,

    clock:
      "Die Uhr dieses Geräts geht vor. Seine Änderungen werden mit der richtigen Zeit noch einmal gesendet.",
    "too-large": (megabytes) =>
      `Das ist zu viel auf einmal: höchstens ${megabytes} MB. Dein Plan bleibt auf diesem Gerät.`,
    quota: (megabytes, records) =>
      `Dein Konto ist voll: Es fasst ${megabytes} MB und ${records} Einträge. Lösche einen Plan, den du nicht mehr brauchst; auf diesem Gerät bleibt alles.`,
    "other-user": "In diesem Browser hat sich jemand anderes angemeldet. Lade die Seite neu.",
    "sign-in-to-sync": "Melde dich an, um deinen Plan auf jedem Gerät zu sehen.",
    protocol:
      "Diese Seite hat eine andere Version als der Server. Lade sie neu; dein Plan bleibt hier.",
    "sync-unreadable": "Die Synchronisierung konnte nicht gelesen werden. Lade die Seite neu.",

    "unknown-zone": "Diese Zeitzone ist hier nicht bekannt.",
    "browser-zone": "Die Zeitzone dieses Browsers ist hier nicht bekannt.",
    "needs-zone": "Eine Zeitzone wird gebraucht.",
    "notifications-signed-out":
      "Bitte melde dich neu an, um deine Benachrichtigungen zu speichern.",
    "valid-email": "Bitte gib eine gültige E-Mail-Adresse ein und speichere noch einmal.",
    "saved-often":
      "Du hast sehr oft gespeichert. Bitte warte eine Weile und versuche es noch einmal.",
    "device-unreachable": "Dieses Gerät war nicht erreichbar. Bitte versuche es noch einmal.",
    "no-reminders": "Dieser Browser kann nicht erinnern.",
    "save-first": "Speichere zuerst deine Einstellungen.",
    "reminder-stays": "Diese Erinnerung lässt sich nicht verschieben.",

    "no-feed": "Es gibt noch keine Adresse. Erstelle zuerst eine.",
    "feed-detail": "Wähle, was andere sehen.",
    "feed-gone": "Unter dieser Adresse gibt es keinen Kalender mehr.",
    "needs-account": "Dafür brauchst du ein Konto.",
    "most-calendars": (most) =>
      `Du hast schon ${most} Kalender über eine Adresse. Entferne zuerst einen.`,
    "calendar-removed": "Dieser Kalender wurde auf einem anderen Gerät entfernt.",
    "refreshed-often": "Deine Kalender wurden sehr oft aktualisiert. Bitte warte eine Weile.",
    "calendar-problem": (problem) =>
      problem === "password" ? "Die Adresse verlangt ein Passwort" : problems[problem],
    "calendar-address": "Gib die Adresse eines Kalenders ein.",

    "contact-incomplete": (most) =>
      `Bitte gib deinen Namen, eine gültige E-Mail-Adresse und eine Nachricht mit höchstens ${most} Zeichen ein.`,
    "many-messages":
      "Von hier kamen viele Nachrichten. Bitte versuche es später noch einmal; dein Text bleibt.",

    "plan-too-slow":
      "Diesen Lernplan zu berechnen hat zu lange gedauert. Versuche es mit weniger Fächern.",
    "plan-not-found":
      "Es wurde kein Lernplan gefunden, der alles einhält. Ändere deine Wünsche und versuche es noch einmal.",
    "many-timetables": manyTimetables,
    "many-timetables-here": (seconds) =>
      `${manyTimetables(seconds)} Mit einem Konto darfst du öfter fragen.`,
    "subjects-and-hours": "Fächer und Stunden pro Tag werden gebraucht.",
    "many-subjects": (most) => `Das sind mehr als ${most} Fächer. Entferne einige.`,
    "subject-fields":
      "Jedes Fach braucht einen Namen und ein Prüfungsdatum, zum Beispiel 2027-03-05.",
    "long-preferences": (most) => `Deine Wünsche sind zu lang: höchstens ${most} Zeichen.`,
    "hours-range": "Die Stunden pro Tag müssen zwischen 1 und 24 liegen.",
    "field-customPrompt": "Die Wünsche müssen ein Text sein.",
    "field-modelType": "Wähle flash oder pro als Modell.",
    "field-wishes":
      "Die Wünsche dieses Plans konnten nicht gelesen werden. Entferne sie und versuche es noch einmal.",
    "field-today": "Der heutige Tag muss als 2027-03-05 geschrieben sein.",
    "field-minuteOfDay": "Die Minute des Tages muss eine ganze Zahl von 0 bis 1439 sein.",
    "field-grid":
      "Deine freie Zeit konnte nicht gelesen werden. Prüfe sie und versuche es noch einmal.",
    "field-commitments":
      "Deine festen Termine konnten nicht gelesen werden. Prüfe sie und versuche es noch einmal.",
    "field-busy":
      "Deine Kalender konnten nicht gelesen werden. Aktualisiere sie und versuche es noch einmal.",
    "field-dateLimits":
      "Deine freien Tage konnten nicht gelesen werden. Prüfe sie und versuche es noch einmal.",
    "field-tasks":
      "Deine Abgaben konnten nicht gelesen werden. Prüfe sie und versuche es noch einmal.",
    "field-preferences":
      "Deine Lernvorlieben konnten nicht gelesen werden. Prüfe sie und versuche es noch einmal.",

    cancelled: "Die Anfrage wurde abgebrochen.",

    "many-files": (seconds) =>
      `Das waren viele Dateien in kurzer Zeit. Versuche es in ${wait(seconds)} noch einmal.`,
    "no-form": "Sende die Datei in einem Formular, im Feld „schedule“.",
    "no-file": "Es kam keine Datei an. Wähle eine Datei und sende sie noch einmal.",
    "file-broken": "Die Datei kam nicht vollständig an. Sende sie noch einmal.",
    "form-crowded": "Dieses Formular hat zu viele Teile. Sende eine Datei allein.",
    "file-too-large":
      "Diese Datei ist größer als 10 MB. Wähle eine kleinere oder mach einen Screenshot.",
    "no-timetable": `In dieser Datei wurde kein Stundenplan gefunden. Gut lesbar ist eine Liste mit Tag, Zeit und Fach oder eine Woche mit Tagen nebeneinander und Stunden untereinander. ${byHand}`,
    "no-text": `Dieses PDF enthält keinen lesbaren Text. Lade stattdessen einen Screenshot als PNG oder JPG hoch. ${byHand}`,
    "many-classes": (most) =>
      `Diese Datei enthält mehr als ${most} Stunden. Lade eine Woche deines eigenen Stundenplans hoch.`,
    "file-unreadable": `Diese Datei ist beschädigt oder lässt sich nicht öffnen. Speichere sie neu oder wähle eine andere. ${byHand}`,
    "file-slow": `Diese Datei zu lesen hat zu lange gedauert und wurde abgebrochen. Versuche es mit einer einfacheren, zum Beispiel einem Screenshot nur des Stundenplans. ${byHand}`,
    "file-heavy": `Diese Datei braucht zum Lesen zu viel Speicher. Versuche es mit einer einfacheren, zum Beispiel einem Screenshot nur des Stundenplans. ${byHand}`,
    "reading-stopped": "Das Lesen wurde abgebrochen. Sende die Datei noch einmal.",
    "picture-damaged":
      "Dieses Bild ist beschädigt. Speichere es neu oder mach einen neuen Screenshot.",
    "picture-large":
      "Dieses Bild hat mehr als 25 Megapixel. Mach es kleiner oder nimm einen Screenshot nur des Stundenplans.",
    "file-kind": `Dateien dieser Art können nicht gelesen werden. ${chooseAnother}`,
    "file-empty": "Diese Datei ist leer. Wähle eine andere.",
    "file-other-kind": (extension) =>
      `Diese Datei heißt ${extension}, ihr Inhalt ist aber etwas anderes. Speichere sie neu in einer der bekannten Arten. ${chooseAnother}`,
  }),
];
