import type { CalendarDay } from "@smart-planner/planner/model";
import { homeWords } from "../en/home.ts";
import { said } from "../said.ts";
import { and, count, dayAndMonth, length, shortWeekdayOf } from "./tools.ts";

const subjectsOf = (amount: number) => count(amount, { one: "# matière", other: "# matières" });
const hours = (subjects: number, minutes: number) =>
  `${subjectsOf(subjects)}, ${length(minutes)} par jour`;
const madeOn = (day: CalendarDay, today: CalendarDay) =>
  day === today ? "aujourd’hui" : `le ${dayAndMonth(day)}`;
const withMore = (names: readonly string[], more: number) =>
  more > 0 ? [...names, `${more} de plus`] : names;

export default [
  said(homeWords, {
    planner: "Planning",
    heading: "Planifie tes études",
    promise: "Organise, planifie et progresse avec des plannings par IA.",
    change: "Changer",
    fold: "Replier",
    undo: "Annuler",
    planMode: "Type de planning",
    modes: { quick: "Planning rapide", advanced: "Planning avancé" },
    opening: "Ouverture du planning avancé…",
    generating: "Génération de ton planning…",
    thisIsYour: (plan) => `Planning utilisé : ${plan}.`,
    showIt: "Afficher",
    clear: "Effacer le planning",
    clearQuestion: (plan) =>
      `Veux-tu vraiment effacer ton planning actuel (${plan}) ? Tes progrès et toutes tes saisies seront effacés aussi.`,
    cleared: (plan) => `Ton planning (${plan}) est effacé.`,
    lastChange: "Dernier changement",
    lastChangeIs: (name) => `Dernier changement : ${name}.`,
    calendarAdded: "Ton agenda est ajouté. Rien n’est prévu à ces heures.",
    addressNeedsAccount: "Il faut un compte pour les agendas par adresse.",
    addCalendarQuestion: (address) => `Ajouter cet agenda ?\n\n${address}`,
    turnOnPreview: "Active les fonctions en aperçu pour utiliser ce que tu as partagé.",
    samplePlan: "Planning d’exemple",
    sampleSubjects: ["Histoire", "Mathématiques", "Biologie", "Physique", "Français"],
    sampleText: "Ce n’est qu’un exemple à essayer. Il disparaît quand tu pars.",
    clearSample: "Effacer l’exemple",
    noTimeInSample: "Dans l’exemple, le temps n’est pas mesuré.",
    subjectsAndHours: "Matières et heures",
    noExamAhead: "Aucun examen à venir : il n’y a rien à planifier. Vérifie les dates.",
    aDay: (minutes) => `${length(minutes)} par jour`,
    hours,
    hoursUntil: (subjects, minutes, lastExam) =>
      `${hours(subjects, minutes)}, dernier examen le ${dayAndMonth(lastExam)}`,
    week: (classMinutes, names, more, sleep) =>
      [
        ...(classMinutes > 0 ? [`${length(classMinutes)} de cours`] : []),
        ...withMore(names, more),
        ...(sleep === undefined ? [] : [`sommeil de ${sleep.from} à ${sleep.to}`]),
      ].join(", ") || "Toute heure libre",
    made: (day, today) => `Fait ${madeOn(day, today)}`,
    madeAndChanged: (made, changed, today) =>
      `Fait ${madeOn(made, today)}, changé ${madeOn(changed, today)}`,
    addExamsOrChapters: "Ajouter des examens ou chapitres",
    carrySubjects: (subjects, plan) => `Ajouter ${subjectsOf(subjects)} (${plan})`,
    carryWithHours: (subjects, amount, plan) =>
      `Ajouter ${subjectsOf(subjects)} et ${count(amount, { one: "# heure", other: "# heures" })} par jour (${plan})`,
    addSubjects: "Ajoute tes matières",
    configure: "Règle ta semaine",
    preview: "APERÇU",
    optimiseSoon: "L’optimisation par IA est en aperçu et arrive bientôt.",
    tabs: {
      manual: "À la main",
      commitments: "Engagements",
      preferences: "Préférences",
      upload: "Envoyer l’emploi du temps",
    },
    whenToStudy: "Quand aimes-tu étudier ?",
    enoughForPlan:
      "Cela suffit pour un planning. Voici ta semaine comme nous l’avons comprise : marque par-dessus ce qui est faux.",
    alreadyCommitment: (name) => `${name} fait déjà partie de tes engagements.`,
    nowCommitment: (name) =>
      `${name} fait maintenant partie de tes engagements, dans le planning avancé.`,
    noCommitment: (name) => `${name} ne fait plus partie de tes engagements.`,
    timeToCatchUp: "Temps pour rattraper",
    withoutPlace: "Chapitres sans place",
    missingChapters: (subject, minutes, names, more) =>
      `${subject} : pas de place pour ${length(minutes)} avant l’examen : ${and(withMore(names, more))}.`,
    names: (names, more) => and(withMore(names, more)),
    printWeek: "Imprimer cette semaine",
    due: (title) => `À rendre : ${title}`,
    printedAt: (day, time) => `${shortWeekdayOf(day)} ${dayAndMonth(day)}, ${time}`,
    isNotDone: (title) => `${title} : pas fait.`,
    isDone: (title) => `${title} : fait.`,
    doneEarly: "Fini plus tôt ?",
    tookLonger: "Ça a pris plus longtemps ?",
    noRoomBeforeExam: (title) => `Aucun jour avant l’examen n’a de place pour ${title}.`,
    noRoomLeft: {
      exam: (minutes, name) =>
        `Aucun jour avant l’examen n’a de place pour ce qui reste de ${name} : ${length(minutes)}.`,
      due: (minutes, name) =>
        `Aucun jour avant la remise n’a de place pour ce qui reste de ${name} : ${length(minutes)}.`,
    },
    focus: "Concentration",
    inYourLog: (name, minutes) => `${name} : ${length(minutes)} dans ton journal.`,
    whyNow: "Pourquoi maintenant",
    review: (chapter) => `Révision : ${chapter}`,
    planReady: (sessions) =>
      `Ton planning est prêt : ${count(sessions, { one: "# séance", other: "# séances" })} aujourd’hui.`,
    firstIs: (title, time) => `D’abord ${title}, à ${time}.`,
    tooLate: (time) => `Il est ${time}. Commencer demain ?`,
    startOrTomorrow: (time, title, start) =>
      `Il est ${time}. Commencer avec ${title} à ${start}, ou demain ?`,
    firstExam: (subjects, when) => `Premier examen : ${subjects}, ${when}.`,
    beginTomorrow: "Commencer demain",
    startAt: (time) => `Commencer à ${time}`,
    gotIt: "Compris",
    lastSession: "C’était la dernière séance",
    examsDone: "Tous les examens sont passés",
    workHandedIn: "Tout est rendu",
    yoursNow: "C’est acquis. Profite de la pause.",
    enjoyBreak: "Profite de la pause.",
    examTomorrow: (subjects) => `Demain : ${and(subjects)}. Dors bien.`,
    nextExam: (subjects, when) => `Prochain examen : ${and(subjects)}, ${when}.`,
    examDay: (day, today) => (day === today ? "aujourd’hui" : dayAndMonth(day)),
  }),
];
