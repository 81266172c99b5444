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

const sessions = (amount: number) => count(amount, { one: "# séance", other: "# séances" });
const works = (amount: number) => count(amount, { one: "# travail", other: "# travaux" });
const dateOf = (day: Day) => `${shortWeekdayOf(day)} ${shortDayAndMonth(day)}`;
const longDay = (day: Day) => `${shortWeekdayOf(day)} ${dayAndMonth(day)}`;
const away = (days: number): string => {
  if (days === 0) return "aujourd’hui";
  if (Math.abs(days) === 1) return days === 1 ? "demain" : "hier";
  return days > 0 ? `dans ${days} jours` : `il y a ${-days} jours`;
};
const amountOf = (doneMinutes: number, minutes: number, isGuessed: boolean) =>
  `${doneMinutes < 1 ? 0 : length(doneMinutes)} sur ${isGuessed ? "environ " : ""}${length(minutes)}`;
const freeUntil = (minutes: number, day: Day) =>
  `D’ici ${shortWeekdayOf(day)}, ${length(minutes)} sont libres.`;

/** Reasons that are stored in English. */
const asides: Readonly<Record<string, string> & Record<LeftOutReason, string>> = {
  "This is not a calendar": "Ce n’est pas un calendrier",
  "Done already": "Déjà fait",
  "Without a date": "Sans date",
  Over: "Passé",
  "Already among your exams": "Déjà parmi tes examens",
  "This file is not complete": "Ce fichier n’est pas complet",
  "This file is too large": "Ce fichier est trop volumineux",
  "This calendar has too many events": "Cet agenda a trop d’événements",
  "Too many items": "Trop d’éléments",
  "A note, not a task": "Une note, pas une tâche",
  Deleted: "Supprimé",
  "Could not be read": "Illisible",
  Cancelled: "Annulé",
  "Without a title": "Sans titre",
  "For teachers": "Pour les enseignants",
  "Opening time": "Heure d’ouverture",
  "Closing time of work that is due earlier": "Fermeture d’un travail à rendre plus tôt",
};

export default [
  said(dueWorkWords, {
    row: (parts) => parts.join(", "),
    dueWork: "À rendre",
    import: "Importer",
    allWork: "Tous les travaux",
    nothingDue: "Rien à rendre dans les deux prochaines semaines.",
    handedIn: (title) => `Rendu : ${title}`,
    newDate: "Nouvelle date",
    newDateFor: (title) => `Nouvelle date pour ${title}`,
    whatHelps: "Qu’est-ce qui aide ?",
    whatHelpsWith: (title) => `Qu’est-ce qui aide pour ${title} ?`,
    everyWeek: "Chaque semaine",
    length,
    day: dateOf,
    dueSoon: (day, time) => `${shortWeekdayOf(day)} ${time}`,
    wasDue: (day, daysAgo) =>
      `Était à rendre ${daysAgo === 0 ? "aujourd’hui" : daysAgo < 7 ? shortWeekdayOf(day) : `le ${shortDayAndMonth(day)}`}`,
    away,
    amount: amountOf,
    short: (minutes) => `il manque ${length(minutes)}`,
    startBy: (day) =>
      day === "today" ? "Commence aujourd’hui" : `Commence d’ici ${shortWeekdayOf(day)}`,

    addWork: "Ajouter un travail",
    example: "Dissertation 2 Histoire, à rendre vendredi, 6 h",
    understood: "Compris",
    title: "Titre",
    subject: "Matière",
    noDate: "Sans date",
    whichSubject: "Quelle matière ?",
    newSubject: (name) => `Nouvelle matière « ${name} »`,
    howLong: "Combien de temps ?",
    whichDay: (text) => `Quel jour est « ${text} » ?`,
    howManyHours: "Combien d’heures ?",
    likeLast: (minutes, amount) =>
      `Environ ${length(minutes)}, comme ${amount === 1 ? "la dernière fois" : `les ${amount} dernières fois`}`,
    dueAt: "À rendre à",
    repeats: (weeks, until) =>
      `${weeks === 1 ? "Chaque semaine" : `Toutes les ${weeks} semaines`}${until === undefined ? "" : ` jusqu’au ${shortDayAndMonth(until)}`}`,
    needDates: (lines) =>
      lines === 1 ? "Une ligne a besoin d’une date." : `${lines} lignes ont besoin d’une date.`,
    problems: {
      "no title": "Comment ça s’appelle ?",
      "no date": "C’est à rendre quand ?",
      "no length": "Combien de temps ? Laisse vide si tu ne sais pas.",
      "too long": "Cela fait plus de 500 heures. Ajoute plusieurs travaux.",
      "starts late": "Cela commence après la date de rendu.",
      "ends early": "Cela finit avant le premier rendu.",
      "day is over": "Ce jour est passé. C’est planifié en retard.",
    },
    fits: (amount, ready) =>
      `Ça rentre. ${sessions(amount)}, prêt ${ready === "today" ? "aujourd’hui" : shortWeekdayOf(ready)}.`,
    fitsFree: (minutes, until) => `Ça rentre. ${freeUntil(minutes, until)}`,
    othersGiveWay: (minutes, until) =>
      `${freeUntil(minutes, until)} D’autres séances laissent la place.`,

    notKnown: "Pas encore connu",
    moreToFinish: (amount) => `encore ${amount} à finir`,
    finishMore: (amount) =>
      `Pas encore connu. Finis encore ${sessions(amount)} avec le minuteur pour avoir un chiffre.`,
    inTen: (tenths) => `${tenths} sur 10`,
    chances: { likely: "probable", tight: "juste", unlikely: "peu probable" },
    inTime: (bold, tenths) => ["Dans ", bold(`${tenths} cas sur 10`), ", tout est fait à temps. "],
    dayAndAway: (day, days) => `${longDay(day)}, ${away(days)}`,
    leftToDo: "Reste à faire",
    leftAndPlanned: (left, planned) =>
      `${length(left)}, ${planned >= left ? "tout est prévu" : `dont ${length(planned)} prévues`}`,
    youKeep: "Tu tiens",
    keptOf: (done, planned) => `${done} séances prévues sur ${planned}`,
    takesYou: "Il te faut",
    timesAsLong: (factor) => `${decimal(factor)} fois la durée prévue`,
    makeNine: "Passer à 9 sur 10",
    moreAWeek: (minutes) => `${length(minutes)} de plus par semaine`,
    fromFinished: (amount) =>
      `D’après ${count(amount, { one: "# travail que tu as fini", other: "# travaux que tu as finis" })}.`,
    cameTrue: (likely, done) => `Sur ${likely} jugés probables, ${done} ont été faits.`,
  }),
  said(assignmentWords, {
    assignment: "Travail à rendre",
    weeklyWork: "Travail hebdomadaire",
    subjectIs: "Matière : ",
    chooseSubject: "Choisir une matière",
    findSubject: "Chercher une matière",
    noSubject: "Sans matière",
    amountDone: (doneMinutes, minutes, isGuessed) =>
      `${amountOf(doneMinutes, minutes, isGuessed)} faites`,
    handedInOf: (done, of) => `${done}${of === undefined ? "" : ` sur ${of}`} rendus`,
    done: (title) => `${title}, fait`,
    dueIn: (days) => `À rendre ${away(days)}`,
    nextIn: (days) => `Prochain rendu ${away(days)}`,
    due: "À rendre",
    dueDay: "À rendre le",
    howLong: "Durée",
    howLongEach: "Durée, chacun",
    hours: "Heures",
    minutes: "Minutes",
    h: "h",
    min: "min",
    pages: "pages",
    minutesAPage: "min/page",
    inPages: "En pages",
    inHours: "En heures",
    startFrom: "Commencer à partir du",
    lastTook: (amount, minutes) =>
      amount === 1
        ? `Le dernier a pris environ ${length(minutes)}.`
        : `Les ${amount} derniers ont pris environ ${length(minutes)}.`,
    use: (minutes) => `Prendre ${length(minutes)}`,
    mayBeEmpty: (minutes) =>
      `Laisse vide si tu ne sais pas. Environ ${length(minutes)} sont prévues.`,
    repeats: "Répétition",
    repeatOptions: { 0: "Jamais", 1: "Chaque semaine", 2: "Une semaine sur deux" },
    weekday: "Jour de la semaine",
    until: "Jusqu’au",
    useForAll: "Reprendre pour chaque semaine",
    allWeeks: "Toutes les semaines",
    note: "Note ou lien",

    fits: "Ça rentre.",
    allFit: "Tout rentre.",
    aWeek: (minutes, days) =>
      `Environ ${length(minutes)} par semaine, surtout ${and(days.map(tools.shortWeekday))}.`,
    notPlanned: "Pas encore dans le planning. Mets-le à jour pour lui donner du temps.",
    sessionsOn: (days) => `Séances : ${and(days.map(tools.shortWeekday))}.`,
    ready: (day, daysEarly) =>
      `Prêt ${longDay(day)}${daysEarly <= 0 ? "" : daysEarly === 1 ? ", un jour en avance" : `, ${daysEarly} jours en avance`}.`,
    cancel: "Annuler",
    add: "Ajouter",
    delete: "Supprimer",
    thisOne: "Celui-ci",
    allThatFollow: "Tous les suivants",
    handedIn: "Rendu",
    notHandedIn: "Pas rendu",
    handInOf: (day) => `Rendre celui du ${dateOf(day)}`,
    close: "Fermer",

    parts: "Parties",
    inParts: (minutes, amount) =>
      `${length(minutes)} en ${count(amount, { one: "# partie", other: "# parties" })}`,
    splitIt: "Coupe-le si cela aide : recherche, brouillon, relecture.",
    part: (number) => `Partie ${number}`,
    move: (name) => `Déplacer ${name} : Alt avec flèche haut ou bas`,
    partDone: (name) => `Fait : ${name}`,
    minutesFor: (name) => `Minutes pour ${name}`,
    anyDay: "N’importe quel jour",
    anyDayFor: (name) => `${name} : n’importe quel jour`,
    doneBy: (name) => `${name}, fini pour le`,
    remove: (name) => `Supprimer ${name}`,
    addPart: "Ajouter une partie",

    comingUp: "À venir",
    comingUpText: "Chacun peut être changé séparément.",
    handedInOn: (title, day) => `Rendu : ${title}, ${dateOf(day)}`,
    movedFrom: (day) => `Déplacé du ${dateOf(day)}`,
    putBack: "Remettre",
    moreFor: (name) => `Plus pour ${name}`,
    changeThisOne: "Modifier celui-ci",
    skipThisOne: "Sauter celui-ci",
    openNamed: (title, day) => `Ouvrir ${title}, ${dateOf(day)}`,
  }),
  said(termWords, {
    yourTerm: "Ton semestre",
    about: "Tout ce qui a une date, semaine par semaine.",
    dates: (amount, last, { name, day, away: days, time }) => {
      const when = days === 0 ? "aujourd’hui" : days === 1 ? "demain" : `le ${dayAndMonth(day)}`;
      return `${count(amount, { one: "# date", other: "# dates" })} jusqu’au ${dayAndMonth(last)}. Ensuite : ${name}, ${when}${time === undefined ? "" : ` à ${time}`}.`;
    },
    addExam: "Ajouter un examen",
    noDates: "Pas encore de dates",
    firstDate: "Écris la première. Une ligne suffit.",
    bring: (calendar, exams) => [
      "Ou ",
      calendar("reprends l’agenda de ton école"),
      " ou ",
      exams("colle tes examens"),
      ".",
    ],

    weeksUntil: (day) => `Semaines jusqu’au ${dayAndMonth(day)}`,
    week: (first, last) =>
      `Du ${first.slice(0, 7) === last.slice(0, 7) ? Number(first.slice(8)) : dayAndMonth(first)} au ${dayAndMonth(last)}`,
    weekOf: shortDayAndMonth,
    weekSaid: (planned, minutes, due) =>
      ` : ${length(planned)} sur ${length(minutes)} prévues. ${due.length === 0 ? "Rien à rendre" : due.join(", ")}`,
    full: "Pleine",
    daysOff: "Jours libres",
    exam: "Examen",
    named: (subject, title) => `${subject}, ${title}`,
    handIn: "À rendre",
    yourHours: "Tes heures",

    closeWeek: "Fermer la semaine",
    plannedAndFree: (planned, free) => `${length(planned)} prévues, ${length(free)} libres.`,
    needed: (bold, from, until, neededMinutes, thereMinutes, isProven) => [
      from === undefined ? "Avant " : `Du ${dayAndMonth(from)} au `,
      bold(from === undefined ? longDay(until) : dayAndMonth(until)),
      ", il te faut ",
      bold(length(neededMinutes)),
      isProven ? ". Tu as " : ". Ton planning a de la place pour ",
      bold(length(thereMinutes)),
      ".",
    ],
    neededAndThere: (neededMinutes, thereMinutes) =>
      `${length(neededMinutes)} nécessaires, ${length(thereMinutes)} disponibles`,
    whatHelps: "Ce qui aide",
    trying: "Recherche de place…",
    nothingHelps: "Rien de réglable ici ne fait de la place.",
    aPart: "une partie",
    seeFirst: "Tu vois le nouveau planning avant tout changement.",

    subjects: "Matières",
    allSubjects: "Toutes les matières",
    beforeThisWeek: "Avant cette semaine",
    thisWeek: "Cette semaine",
    anyDay: "N’importe quel jour",
    weekdayAndDay: (day) => `${shortWeekdayOf(day)} ${Number(day.slice(8))}`,
    handedIn: (amount) => count(amount, { one: "# rendu", other: "# rendus" }),
  }),
  said(workImportWords, {
    bringIn: "Importer des travaux",
    chooseFile: "Choisir un fichier",
    readIt: "Lire",
    about:
      "Colle un programme ou une liste, ou choisis un fichier : un programme (aussi en PDF) ou un export de Todoist, TickTick, Notion, Google Tasks, Trello, Asana, Microsoft To Do ou Things. Il est lu sur cet appareil.",
    text: "Texte",
    example: "Dissertation 1 à rendre le 12 octobre (20 %)\nExamen 19 octobre, 10:00",
    file: "Fichier de travaux",
    nothingDue: "Rien à rendre trouvé. Nous lisons des dates comme 24 nov., 24/11 ou 2026-11-24.",
    yourText: "ton texte",

    found: (amount, areExams, source, courses) =>
      `${areExams ? count(amount, { one: "# examen", other: "# examens" }) : works(amount)} dans ${source}${courses.length > 0 ? ` (${courses.join(", ")})` : ""}`,
    nothingNew: (source) => `Rien de nouveau dans ${source}`,
    untilYouAdd: "Rien n’est ajouté avant que tu appuies sur Ajouter.",
    byHand: "Tu peux les ajouter à la main sous À rendre.",
    greyAreGuesses: "Les durées grises sont estimées.",
    notNow: "Pas maintenant",
    add: (amount) => `Ajouter ${amount}`,
    headings: ["Nom", "Type", "Date", "Durée"],
    choices: {
      "hand-in": "À rendre",
      reading: "Lecture",
      quiz: "Test",
      exam: "Examen",
      "leave out": "Laisser de côté",
    },
    untitled: "Sans titre",
    noDate: "Sans date",
    day: dateOf,
    when: (day, time) => `${dateOf(day)}, ${time}`,
    length,
    aside: (reason) => asides[reason] ?? reason,
    weight: (percent) => `${percent} % de la note`,
    sameAs: (title) => `Comme ${title}. Les deux n’en font qu’un.`,
    kindOf: (title) => `Type de ${title}`,
    howLong: (title) => `Durée : ${title}`,
    howLongIs: (title) => `Combien de temps prend ${title} ? Écris 2 h ou 90 min.`,
    newSubject: (name) => `${name} (nouveau)`,
    noCourse: "Sans cours",
    noSubject: "Sans matière",
    subjectOf: (course) => `Matière de ${course}`,
    takenOf: (taken, all) => `${taken} sur ${all}`,
    hideAside: "Masquer ce qui est laissé de côté",
    showAside: (amount) =>
      `${amount} laissés de côté : passés, faits, sans date ou pas à rendre. Afficher`,

    newsFrom: (calendar) => `Du nouveau dans ${calendar}`,
    counts: (fresh, moved, gone) =>
      [
        ...(fresh > 0 ? [count(fresh, { one: "# nouveau", other: "# nouveaux" })] : []),
        ...(moved > 0 ? [count(moved, { one: "# déplacé", other: "# déplacés" })] : []),
        ...(gone > 0 ? [`${gone} plus dans l’agenda`] : []),
      ].join(", "),
    movedTo: (title, day) => `${title} à ${shortWeekdayOf(day)}`,
    titles: (titles, more) => `${titles.join(", ")}${more > 0 ? ` et ${more} de plus` : ""}.`,
    hide: "Masquer",
    show: "Afficher",
    acceptAll: "Tout accepter",
    marks: { new: "Nouveau", exam: "Nouvel examen", moved: "Déplacé", gone: "Disparu" },
    aboutLength: (minutes) => `environ ${length(minutes)}`,
    leaveOut: (title) => `Laisser ${title} de côté`,
    accept: "Accepter",
    acceptNamed: (title) => `Accepter ${title}`,
    acceptDate: (title) => `Accepter la nouvelle date de ${title}`,
    keepDay: (day) => `Garder ${shortWeekdayOf(day)}`,
    keepDayFor: (day, title) => `Garder ${shortWeekdayOf(day)} pour ${title}`,
    noLongerIn: (calendar) => `Plus dans ${calendar}`,
    remove: "Supprimer",
    removeNamed: (title) => `Supprimer ${title}`,
    keep: "Garder",
    keepNamed: (title) => `Garder ${title}`,
  }),
  said(notificationsWords, {
    settings: "Réglages des notifications",
    saving: "Enregistrement…",
    save: "Enregistrer les préférences",
    saved: "Préférences enregistrées !",
    email: "Adresse e-mail",
    wrongEmail: "Écris une adresse e-mail valable",
    notRemembered:
      "Tes préférences n’ont pas pu être enregistrées : le stockage de ce navigateur est plein ou bloqué.",
    mailHints: {
      unavailable: "Ce serveur n’envoie pas d’e-mails. Tes réglages sont gardés en attendant.",
      unconfirmed: "Les e-mails arrivent dès que tu ouvres le lien envoyé à cette adresse.",
      confirmed: "Chaque e-mail a un lien pour l’arrêter.",
    },
    mailNeedsAccount:
      "Il faut un compte pour recevoir des e-mails. Déconnecte-toi et inscris-toi ; ton planning te suit.",
    kinds: {
      studyReminders: "Rappels de séances",
      examAlerts: "Alertes d’examens",
      weeklyDigest: "Résumé de la semaine",
      motivationalQuotes: "Citations motivantes",
    },
    kindHints: {
      studyReminders: "Un petit rappel avant chaque séance.",
      examAlerts: "Une alerte quand les examens approchent.",
      weeklyDigest: "Un résumé de ta semaine, chaque dimanche.",
      motivationalQuotes: "Une courte phrase pour commencer la journée.",
    },

    remindMeOf: "Me rappeler",
    thisDevice: "Cet appareil",
    mail: "E-mail",
    device: {
      off: "non",
      "while open": "quand c’est ouvert",
      "also when closed": "même fermé",
    },
    reminders: {
      studyReminders: "Séances",
      examAlerts: "Travaux et examens",
      weeklyDigest: "Résumé de la semaine",
      motivationalQuotes: "Citation",
    },
    reminderHints: {
      studyReminders: "15 min avant une séance",
      examAlerts: "Les jours d’avant, à 08:00",
      weeklyDigest: "À la fin de ta semaine, à 18:00",
      motivationalQuotes: "Le matin",
    },
    onDevice: (reminder) => `${reminder}, sur cet appareil`,
    byMail: (reminder) => `${reminder}, par e-mail`,
    quietHours: "Heures calmes",
    quietHint: "Rien ne sonne à ces heures.",
    quietFrom: "Calme de",
    quietTo: "Calme jusqu’à",
    to: "à",
    showNames: "Afficher les noms sur l’écran verrouillé",
    showNamesHint: "Non : « Une séance commence à 15:30 »",
    badge: "Nombre sur l’icône de l’appli",
    badgeHint: "Combien de rappels tu n’as pas vus.",
    turnOffDevice: "Désactiver sur cet appareil",

    homeScreen: "Ajoute-la d’abord à l’écran d’accueil",
    homeScreenText: "L’iPhone n’envoie des rappels qu’aux applis de l’écran d’accueil.",
    homeScreenSteps: [
      "Touche Partager",
      "Touche « Sur l’écran d’accueil »",
      "Ouvre Smart Planner depuis là",
    ],
    remindHere: "Rappeler sur cet appareil",
    blocked: "Ce navigateur bloque les rappels",
    blockedHint: "Appuie sur l’icône à gauche de l’adresse, puis Notifications, puis Autoriser.",
    whenClosed: "Même quand Smart Planner est fermé.",
    whileOpen: "Quand Smart Planner est ouvert.",
    onlyWhileOpen: "Ici, les rappels n’arrivent que quand c’est ouvert.",
    cannotShow: "Ce navigateur ne peut pas afficher de notifications ici.",
    tryAgain: "Réessayer",
    turnOn: "Activer",
    workGone: "Le travail que tu as rendu n’est plus ici.",
    sessionGone: "Une séance que tu as cochée n’est plus dans ton planning.",
  }),
  said(firstRunWords, {
    whatsComing: "Qu’est-ce qui arrive ?",
    hint: "Écris, colle un e-mail, ou dépose une photo, un PDF ou un fichier d’agenda.",
    example:
      "Biologie examen 30 novembre\nDissertation Histoire à rendre vendredi 23:59, 6 heures\nCours lundi à vendredi jusqu’à 15:30",
    drop: "Lâche : nous lisons photos, PDF, CSV et fichiers d’agenda",
    chooseFile: "Choisir un fichier",
    file: "Un fichier avec ce qui arrive",
    notRead: (lines) =>
      lines === 1
        ? "Nous n’avons pas compris."
        : `Nous n’avons pas compris les ${lines} lignes soulignées.`,
    read: (things, questions) =>
      `${count(things, { one: "# élément lu", other: "# éléments lus" })}${questions === 0 ? "" : `, ${count(questions, { one: "# question", other: "# questions" })}`}. Appuie sur l’un d’eux pour le changer.`,
    whatWeRead: "Ce que nous avons lu",
    howMuchTime: "Combien de temps un jour de cours ?",
    hours: (hours) => `${hours} h`,
    planAround: (name) =>
      `Nous planifions autour de ${name === "School" ? "l’école" : name} et en faisons un planning avancé.`,
    school: "Cours",
    addOne: "Ajoute un examen ou un travail.",
    makePlan: "Faire mon planning",
    orSample: (button) => ["ou ", button("essaie un exemple")],
    byHand: "Ou remplis à la main",

    work: (subject, title) => `${subject} : ${title}`,
    examOn: (day) => `examen, ${shortDayAndMonth(day)}`,
    due: (day, time, minutes) =>
      `à rendre ${day === "today" ? "aujourd’hui" : day === "tomorrow" ? "demain" : `le ${shortDayAndMonth(day)}`}${time === undefined ? "" : ` ${time}`}${minutes === undefined ? "" : `, ${length(minutes)}`}`,
    examOrHandIn: (day) => `${shortDayAndMonth(day)} : examen ou travail ?`,
    answers: { exam: (name) => `${name} : examen`, due: (name) => `${name} : à rendre` },
    kinds: { exam: "Examen", due: "À rendre" },
    whatIsIt: "Qu’est-ce que c’est ?",
    name: "Nom",
    title: "Titre",
    days: "Jours",
    dayChip: tools.shortWeekday,
    from: "De",
    to: "À",
    examDay: "Jour de l’examen",
    dueDay: "À rendre le",
    isLate: "Ce jour est passé : ce serait en retard.",
    missingDay: "Écris une date.",
    missingName: "Écris un nom.",
    done: "Terminé",
    remove: (name) => `Supprimer ${name}`,
    removed: (name) => `Supprimé : ${name}.`,
    undo: "Annuler",
  }),
];
