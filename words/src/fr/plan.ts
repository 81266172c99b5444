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

const sessions = (amount: number) => count(amount, { one: "# séance", other: "# séances" });
const chapters = (amount: number) => count(amount, { one: "# chapitre", other: "# chapitres" });
const classes = (amount: number) => `${amount} cours`;
const weekdayOn = (day: Day) => tools.weekday(weekdayOf(day));
const spokenDay = (day: Day) => `${weekdayOn(day)} ${dayAndMonth(day)}`;
const shortDate = (day: Day) => `${shortWeekdayOf(day)} ${shortDayAndMonth(day)}`;
const monthOf = (day: Day) => dayAndMonth(day).replace(/^\d+(?:er)? /, "");
const dayNumber = (day: Day) => String(Number(day.slice(8)));

const rangeOf = (first: Day, last: Day): string => {
  if (first === last) return date(last);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${date(first)} – ${date(last)}`;
  const from = first.slice(0, 7) === last.slice(0, 7) ? dayNumber(first) : dayAndMonth(first);
  return `${from} – ${date(last)}`;
};

const lackText = (lacks: readonly Lack[]): string =>
  `Il manque ${and(lacks.map(({ name, minutes }) => `${length(minutes)} pour ${name}`))}`;

const openFrom = ({ days: open, today }: OpenSessions): string => {
  if (open.every((day) => daysBetween(day, today) === 1)) return "d’hier";
  const [first = "", second] = open.map((day) =>
    daysBetween(day, today) < 7 ? weekdayOn(day) : `${dayAndMonth(day)}`,
  );
  if (open.length > 2) return `depuis le ${first}`;
  return second === undefined ? `du ${first}` : `du ${first} et du ${second}`;
};

const weekDone = <Part>(
  mark: (text: string) => Part,
  { doneMinutes, plannedMinutes }: WeekFacts,
): readonly (Part | string)[] => {
  const done = length(doneMinutes);
  if (plannedMinutes > 0)
    return [
      `Tu as étudié ${done} sur les ${length(plannedMinutes)} prévues jusqu’à `,
      mark("aujourd’hui"),
      ".",
    ];
  return doneMinutes > 0
    ? [`Cette semaine, tu as étudié ${done}, en dehors du planning.`]
    : ["Rien n’était prévu cette semaine jusqu’à ", mark("aujourd’hui"), "."];
};

const weekMost = ({ most, nextExam }: WeekFacts): string => {
  if (most === undefined) return "Aucune matière n’a encore eu de temps.";
  if (nextExam === undefined) return `${most} a eu le plus de temps.`;
  return most === nextExam
    ? `${most} a eu le plus de temps, et c’est le premier examen.`
    : `${most} a eu le plus de temps ; le premier examen est ${nextExam}.`;
};

const weekOpen = ({ openSessions: open, fitOn }: WeekFacts): string => {
  if (open === 0) return "Il n’y a rien à rattraper cette semaine.";
  const amount = `Il reste ${sessions(open)} à faire`;
  if (fitOn === null) return `${amount} ; il n’y a pas assez de place cette semaine.`;
  return `${amount} ; il y a de la place ${and(fitOn.map(weekdayOn))}.`;
};

const workLeft = ({ kind, topics, doneTopics, wholeMinutes, doneMinutes }: WorkFacts) => {
  if (wholeMinutes <= 0 || kind === "none") return undefined;
  const of = kind === "topics" ? `${doneTopics} sur ${chapters(topics)}, ` : "";
  return `${of}encore ${length(wholeMinutes - doneMinutes)}`;
};
const exams = (amount: number) => count(amount, { one: "# examen", other: "# examens" });

const inDays = (amount: number): string => {
  if (amount === 0) return "aujourd’hui";
  return amount === 1 ? "demain" : `dans ${amount} jours`;
};

export default [
  said(workLineWords, {
    line: ({ kind, exams: amount, isTold, topics, wholeMinutes, doneMinutes }) => {
      if (kind === "none") return isTold ? exams(amount) : undefined;
      if (doneMinutes > 0)
        return `${exams(amount)}, fait : ${length(doneMinutes)} sur ${length(wholeMinutes)}`;
      return kind === "topics"
        ? `${exams(amount)}, ${chapters(topics)}`
        : `${exams(amount)}, objectif ${length(wholeMinutes)}`;
    },
    head: ({ kind, topics, wholeMinutes, doneMinutes }) => {
      const done = doneMinutes > 0 ? `, fait : ${length(doneMinutes)}` : "";
      if (kind === "none") return "Pas d’objectif";
      return kind === "topics"
        ? `${chapters(topics)}, ${length(wholeMinutes)}${done}`
        : `Objectif ${length(wholeMinutes)}${done}`;
    },
    left: workLeft,
    fit: (facts, missing, spare) => {
      const rest = workLeft(facts);
      if (rest === undefined) return undefined;
      if (missing > 0) return `${rest}, ${length(missing)} sans place`;
      return spare > 0 ? `${rest}, ${length(spare)} de marge` : `${rest}, aucune marge`;
    },
    nextExam: (next) =>
      next === "over"
        ? "Tous les examens sont passés"
        : `${next.name === "" ? "Examen" : next.name} ${inDays(next.days)}`,
    foot: ({ leftMinutes, until }) => {
      if (leftMinutes <= 0) return "Tout est fait";
      const rest = `Encore ${length(leftMinutes)}`;
      if (until === undefined) return rest;
      const end = until.name ?? `le ${dayAndMonth(until.day)}`;
      return `${rest}, environ ${length(until.minutesADay)} par jour avant ${end}`;
    },
    examOver: (day, today) =>
      day === today
        ? "Cet examen est aujourd’hui : aucun temps n’est prévu pour lui."
        : `Le ${date(day)} est passé : aucun temps n’est prévu pour cet examen.`,
    review: ({ times: amount, last, forecast }) => {
      const gone =
        last === undefined
          ? "Pas encore révisé."
          : `Révisé ${amount === 1 ? "une fois" : `${amount} fois`}, la dernière le ${dayAndMonth(last)}.`;
      if (forecast === undefined) return gone;
      return `${gone} Sans autre révision, tu en saurais environ ${forecast.percent} % le ${dayAndMonth(forecast.day)}.`;
    },
  }),
  said(advancedPlanWords, {
    steps: "Étapes",
    stepNames: [
      "Ajoute des matières",
      "Règle ta semaine et tes préférences",
      "Appuie sur « Générer le planning »",
    ],
    stepDone: ", fait",
    generateHeading: "Génère ton planning",
    optimise: "Optimiser avec l’IA (BÊTA)",
    generate: "Générer le planning",

    doesItFit: "Est-ce que ça rentre ?",
    fromToday: "À partir d’aujourd’hui",
    looking: "Examen du planning…",
    outOfDate:
      "Tes matières, tes travaux à rendre ou ta semaine ont changé depuis que ce planning est fait. « Générer le planning » le met à jour.",
    catchUp: (day, minutes, hasLater) =>
      `Le planning réserve ${length(minutes)} le ${spokenDay(day)} pour rattraper${hasLater ? ", et un peu de temps plus tard" : ""}.`,
    noGoals: "Pas d’objectif : tes heures sont réparties entre les matières.",
    someGoals: "Les matières sans objectif se partagent les heures restantes.",
    keeps: "Ce que ce planning respecte",
    more: (amount) => `Et ${amount} de plus.`,
    inReserve: (minutes) => `${length(minutes)} en réserve.`,
    useMore: "En utiliser plus",

    noExam: "Plus aucun examen : il n’y a plus rien à planifier.",
    notYet: (lacks) => `Ça ne rentre pas encore. ${lackText(lacks)}.`,
    examsFit: (fitting, of, lacks) =>
      `${fitting} sur ${count(of, { one: "# examen", other: "# examens" })} ${fitting > 1 ? "rentrent" : "rentre"}. ${lackText(lacks)}.`,
    someFit: (fitting, of, lacks) =>
      `${fitting} sur ${of} ${fitting > 1 ? "rentrent" : "rentre"}. ${lackText(lacks)}.`,
    notDone: (plannedMinutes, missed) =>
      `${length(plannedMinutes)} prévues. Pas fait : ${and(missed.map(({ name, minutes }) => `${length(minutes)} de ${name}`))}.`,
    allFits: (plannedMinutes) => `Tout rentre : ${length(plannedMinutes)} prévues.`,
    allFitsWith: (plannedMinutes, spareMinutes) =>
      `Tout rentre : ${length(plannedMinutes)} prévues, ${length(spareMinutes)} de marge.`,

    eachExam: "Ce que reçoit chaque examen",
    exam: "Examen",
    examOrHandIn: "Examen ou travail",
    handIn: (day) => `À rendre, ${shortDayAndMonth(day)}`,
    doneAndPlanned: "Fait et prévu",
    share: "Part",
    needed: "Nécessaire",
    done: "Fait",
    planned: "Prévu",
    missing: "Manque",
    cushion: "Marge",
    cushionOf: "Marge : ",
    toSpare: (minutes) => `${length(minutes)} de marge`,
    noCushion: "Aucune",
    inTime: "À temps",
    readiness: "Préparation",
    allExams: "Tous les examens",
    onTrack: "En bonne voie",
    tight: "Juste",
    short: (minutes) => `il manque ${length(minutes)}`,
    missed: (minutes) => `${length(minutes)} non faites`,

    pomodoro: (rounds, breaks) =>
      `Pomodoro : ${count(rounds, { one: "# tour", other: "# tours" })}${breaks === 0 ? "" : `, ${count(breaks, { one: "# pause", other: "# pauses" })}`}`,
  }),
  said(calendarWords, {
    studyCalendar: "Agenda de révision",
    hint: "Page précédente et Page suivante vont de séance en séance. Sur une séance, les flèches la déplacent, avec Maj elles changent sa durée, Entrée ouvre son menu. N ajoute un événement.",
    range: rangeOf,
    spokenDay,
    sessionsIn: (first, last) => `Séances, ${rangeOf(first, last)}`,
    weekday: shortWeekdayOf,
    date: shortDayAndMonth,
    calendarView: "Vue de l’agenda",
    views: { week: "Semaine", day: "Jour" },
    previous: { week: "Semaine précédente", day: "Jour précédent" },
    next: { week: "Semaine suivante", day: "Jour suivant" },
    today: "Aujourd’hui",
    day: "Jour",
    subjects: "Matières",
    noPlan: "Pas encore de planning. Génères-en un pour commencer !",
    tooLong: (day) =>
      `${day} demande plus de 24 heures : ce qui ne rentre pas est dans le tableau ci-dessous.`,
    lengthOver: (minutes, over) => `${length(minutes)}, ${length(over)} de trop`,
    takenOn: (day) => `Occupé le ${spokenDay(day)}`,
    dueOn: (day) => `À rendre le ${spokenDay(day)}`,
    dueAt: (title, time) => `${title} est à rendre à ${time}`,
    stripDay: (day, amount, isOpen) =>
      [
        monthOf(day),
        amount === 0 ? "rien de prévu" : sessions(amount),
        ...(isOpen ? ["pas tout fait"] : []),
      ].join(", "),

    marks: "Marques",
    markNames: {
      done: "Fait",
      missed: "Pas fait",
      locked: "Fixé par toi",
      own: "À toi",
      broken: "Au-dessus de ta limite",
    },
    states: { done: "fait", missed: "pas fait", own: "à toi", locked: "fixé" },
    details: {
      date: "Date",
      time: "Heure",
      duration: "Durée",
      examDate: "Date de l’examen",
      difficulty: "Difficulté",
    },
    difficulties: { easy: "Facile", medium: "Moyenne", hard: "Difficile" },

    nothingLeft: {
      week: "Plus rien cette semaine.",
      today: "Plus rien aujourd’hui.",
      day: "Plus rien ce jour-là.",
    },
    nothingPlanned: {
      week: "Rien de prévu cette semaine.",
      today: "Rien de prévu aujourd’hui.",
      day: "Rien de prévu ce jour-là.",
    },
    allDone: "Tout est fait. Plus aucun examen.",
    nextDay: (day) => `Ensuite : ${spokenDay(day)}`,

    hold: {
      next: { week: "Maintiens pour la semaine suivante", day: "Maintiens pour le jour suivant" },
      previous: {
        week: "Maintiens pour la semaine précédente",
        day: "Maintiens pour le jour précédent",
      },
    },
    placeSaid: (day, time, against) =>
      `${spokenDay(day)} ${time}. ${against.length === 0 ? "Tu es libre." : `${against.join(". ")}.`}`,
    noRoom: (title) => `Ce qui est fixé ne laisse pas de place. ${title} reste à sa place.`,
    isBack: (title) => `${title} est de retour à sa place.`,
  }),
  said(planTableWords, {
    studyPlan: "Planning de révision",
    none: "Pas encore de planning.",
    span: (first, last) => `${first} – ${last}`,
    byDate: "Planning, par date",
    date: "Date",
    subject: "Matière",
    hours: "Heures",
    today: "Aujourd’hui",

    weekOf: (day) => `Semaine du ${date(day)}`,
    printed: (moment) => `Un planning, imprimé le ${moment}`,
    examDay: (day, time) => (time === "" ? shortDate(day) : `${shortDate(day)}, ${time}`),
    dayOfWeek: (day) => `${weekdayOn(day)} ${dayNumber(day)}`,
    notes: "Notes",
    tickOnPaper: "Coche sur papier maintenant, à l’écran plus tard.",
    plannedThisWeek: (minutes) => `${length(minutes)} prévues cette semaine`,
  }),
  said(planUpdateWords, {
    undo: "Annuler",
    closeChanged: "Fermer les changements",
    planningAgain: "Nouvelle planification",
    looking: "Recherche de place…",
    howToCatchUp: "Comment rattraper",
    nothingChanges: "Rien ne change sans ton accord.",
    keepMine: "Garder mon planning",
    useThis: "Prendre ce planning",

    howToFit: "Comment tout faire rentrer",
    trying: "Essai de ce qui ferait de la place…",
    noHelp:
      "Rien de réglable ici ne fait de la place. Un objectif plus petit ou un examen plus tard, oui.",
    help: (change, effect) => [`${change} : `, effect],
    allFits: "alors tout rentre",
    short: (minutes) => `alors il manque ${length(minutes)}`,
    found: (strong, minutes, shortMinutes) => [
      strong(`+${length(minutes)}`),
      shortMinutes > 0 ? `, il manque encore ${length(shortMinutes)}` : "",
    ],

    nextDays: "Tes sept prochains jours",
    sessionsChange: (amount) =>
      `Tes sept prochains jours : ${count(amount, { one: "# séance change", other: "# séances changent" })}`,
    today: "Aujourd’hui",
    dayShort: (day) => `${shortWeekdayOf(day)} ${dayNumber(day)}`,
    dayParts: (bold, day) => [`${shortWeekdayOf(day)} `, bold(dayNumber(day))],
    notDone: "Pas fait",
    newMinutes: "Nouveau, en minutes",
    yourHours: (minutes) => `Tes ${length(minutes)}`,
    forEachExam: "Ce que cela change pour chaque examen",
    seeChanges: (amount) =>
      amount === 1 ? "Voir le changement" : `Voir les ${amount} changements`,
  }),
  said(progressWords, {
    dashboard: "Tes progrès",
    none: "Génère un planning pour suivre tes progrès !",
    overall: "Progrès total",
    hours: (done, all) => `${decimal(done)} / ${decimal(all)} heures`,
    streak: "Jours d’affilée",
    streakDays: (amount): string => (amount > 1 ? "jours" : "jour"),
    streakHint: (amount) => {
      if (amount <= 0) return "Commence aujourd’hui !";
      return amount === 1 ? "Continue comme ça !" : "Quelle régularité !";
    },
    closing: (percent, isAllDone) => {
      if (isAllDone) return "Bravo ! Toutes tes séances sont faites. Continue comme ça !";
      return percent >= 50 ? "Tu avances bien. Continue !" : "Chaque pas compte. Au travail !";
    },
    tracked: "Matières suivies",
    active: "Matières actives",
    breakdown: "Par matière",
    hrs: (done, all) => `${decimal(done)} / ${decimal(all)} h`,
    sessions: "Séances",
    today: "Aujourd’hui",
  }),
  said(sessionMenuWords, {
    sessionOn: (title, day) => `${title}, ${spokenDay(day)}`,
    todayAt: (from, to, duration) => `Aujourd’hui, ${from} – ${to}, ${duration}`,
    dayAt: (day, from, to, duration) => `${spokenDay(day)}, ${from} – ${to}, ${duration}`,
    whyNow: ({ doneMinutes, wholeMinutes, examInDays }) => {
      const done = `Après cela, tu auras fait ${length(doneMinutes)} sur ${length(wholeMinutes)}.`;
      if (examInDays === undefined) return done;
      if (examInDays === 0) return `${done} L’examen est aujourd’hui.`;
      return examInDays === 1
        ? `${done} L’examen est demain.`
        : `${done} Examen dans ${examInDays} jours.`;
    },
    yourChoice: (reason) => `${reason}, ton choix`,
    doneStays: "Une séance faite ne bouge pas. Décoche-la d’abord.",
    close: "Fermer",
    cancel: "Annuler",
    done: "Fait",
    notDone: "Pas fait",
    start: "Commencer",
    remove: "Supprimer",
    skip: "Passer",
    notAgain: "pas replanifiée",
    tookLonger: "A duré plus longtemps",
    planAgain: "Replanifier",
    laterToday: "Plus tard aujourd’hui",
    tomorrow: "Demain",
    anotherDay: "Un autre jour…",
    shorter: "Plus court",
    longer: "Plus long",
    unlock: "Libérer",
    keepHere: "Garder ici",
    noRoom: "pas de place",
    dayThen: (minutes) => `ce jour fait alors ${length(minutes)}`,
    thatDayThen: (minutes) => `Ce jour fait alors ${length(minutes)}`,

    newEvent: "Nouvel événement",
    moveSession: (title, minutes) => `Déplacer ${title}, ${length(minutes)}`,
    add: "Ajouter",
    moveTo: (time) => `Déplacer à ${time}`,
    what: "Quoi",
    ownEvent: "Un événement à toi",
    study: (subject) => `Réviser : ${subject}`,
    name: "Nom",
    groupStudy: "Révision en groupe",
    suggestions: "Suggestions",
    places: {
      today: (time) => `Aujourd’hui ${time}`,
      tomorrow: (time) => `Demain ${time}`,
      day: (day, time) => `${weekdayOn(day)} ${time}`,
    },
    day: "Jour",
    time: "Heure",
    minutes: "Minutes",
    problems: {
      day: "Choisis aujourd’hui ou un jour suivant.",
      time: "Choisis une heure.",
      length: "Donne une durée de 5 minutes ou plus.",
      midnight: "Cela finirait après minuit. Commence plus tôt.",
      name: "Donne-lui un nom.",
    },
  }),
  said(smartWords, {
    heading: "Emploi du temps intelligent par IA",
    show: "Afficher",
    hide: "Masquer",
    inYourWords: "Raconte-nous ta semaine avec tes mots.",
    preferences: "Tes préférences",
    placeholder: "Dis-nous comment tu aimes étudier",
    thinkMore: "Réfléchir plus",
    thinkMoreHint: "Utilise le modèle Pro pour une analyse détaillée",
    generate: "Générer l’emploi du temps intelligent",
    pending: { flash: "Génération…", pro: "Réflexion approfondie…" },
    cancel: "Annuler",
    error: "Erreur :",
    nothingToAsk: "Ajoute d’abord des matières et des heures disponibles !",
    failed: "L’emploi du temps intelligent n’a pas pu être généré",
    noSession: "Aucun planning n’est revenu. Réessaie.",
    brokenPlan: "Le planning reçu enfreint une de tes règles.",
    planKept: (broken) => `${broken} Ton planning est resté tel quel.`,
    nothingPlanned: "Rien ne peut être planifié.",
    understoodAs: (wishes) => `Tes préférences ont été comprises ainsi : ${wishes.join(" ; ")}.`,
    withoutModel: {
      busy: "Le modèle de langage a trop à faire. Tes préférences ont été lues sans lui.",
      unusable:
        "La réponse du modèle de langage est inutilisable. Tes préférences ont été lues sans lui.",
      away: "Le modèle de langage est injoignable. Tes préférences ont été lues sans lui.",
      refuses: "Le modèle de langage refuse ce serveur. Tes préférences ont été lues sans lui.",
      slow: "Le modèle de langage a mis trop de temps. Tes préférences ont été lues sans lui.",
    },
    readHere: "Le serveur était injoignable : tes préférences ont été lues sur cet appareil.",
    leftOut: (subject) => `${subject} est laissé de côté : pas de date d’examen.`,
    keptFree: (calendars, daysOff) =>
      `Gardé libre : ${and([...calendars.map((name) => `« ${name} »`), ...(daysOff > 0 ? [count(daysOff, { one: "# jour libre", other: "# jours libres" })] : [])])}.`,

    ready: "Ton emploi du temps intelligent est prêt.",
    builtIn: "Planifié sans modèle d’IA.",
    plannedBy: (model) => `Planifié par ${model}.`,
    nothingUnderstood: "Nous n’avons pas compris.",
    notKept: "N’a pas pu être respecté",
    changedNothing: "N’a rien changé",
    goodToKnow: "Bon à savoir",

    whichOne: "Que veux-tu dire ?",
    everyDayOr: (said, days) =>
      `« ${capital(said)} » : tous les jours, ou seulement ${and(days.map(tools.weekday))} ?`,
    leaveOut: "Non, laisse cela",
    understood: "Compris",
    changeWish: (wish) => `Changer : ${wish}`,
    removeWish: (wish) => `Supprimer : ${wish}`,
    notUnderstood: "Pas compris",
    tryThis: "Essaie comme ceci :",
    isDueWork: "C’est un travail à rendre, pas une préférence.",
    addDueWork: (title) => `Ajouter « ${title} » aux travaux à rendre`,
    misspelt: (word) => `« ${word} »`,

    days: "Jours",
    from: "De",
    to: "À",
    firstDay: "Premier jour",
    lastDay: "Dernier jour",
    numbers: {
      atLeast: "Au moins",
      atMost: "Au plus",
      howLong: "Combien de temps",
      daysBeforeExam: "Jours avant l’examen",
      daysAWeek: "Jours par semaine",
      everyDays: "Tous les combien de jours",
      eachTime: "À chaque fois",
      inAll: "En tout",
      share: "Fois la part habituelle",
      rating: "1 très facile, 5 très difficile",
      lastDays: "Derniers jours avant l’examen",
    },
    minutes: "min",
    ifPossible: "Seulement si possible",
    checkFields: "Vérifie les jours, les heures et les nombres : il manque quelque chose.",
    keepAsCommitment: "Garder comme engagement",
    ok: "OK",
  }),
  said(subjectWorkWords, {
    start: "Commencer",
    startNamed: (name) => `Commencer ${name}`,
    done: "Terminé",
    doneOf: (subject) => `Fait en ${subject}`,
    saved: "Enregistré au fur et à mesure",
    undo: "Annuler",
    cancel: "Annuler",

    exams: "Examens",
    exam: "Examen",
    date: "Date",
    time: "Heure",
    weight: "Coefficient",
    examNumber: (number) => `Examen ${number}`,
    examName: (number) => `Nom de l’examen ${number}`,
    examDate: (number) => `Date de l’examen ${number}`,
    examTime: (number) => `Heure de l’examen ${number}`,
    examWeight: (number) => `Poids de l’examen ${number}, en pour cent`,
    anyTime: "Peu importe",
    removeExam: (number) => `Supprimer l’examen ${number}`,
    removed: (name) => `Supprimé : ${name}.`,
    addExam: "Ajouter un examen",
    mayBeEmpty: "Laisse l’heure ou le poids vide si tu ne les connais pas.",

    howMuch: "Quantité de travail",
    ways: { topics: "Chapitres", goal: "Un objectif en heures", none: "Pas d’objectif" },
    hoursInAll: "Heures en tout",
    hours: "heures",
    goalRange: (most) => `D’une demi-heure à ${most} heures.`,
    studyCounts: (foot) => `${foot}. Ce que tu as déjà étudié compte.`,
    noGoal: "Pas d’objectif : tes heures sont réparties entre les matières.",
    nearerMore: "Plus l’examen est proche, plus la part est grande.",
    weekly: (subject, minutes) => [
      "Plus l’examen est proche, plus la part est grande. ",
      subject,
      ` reçoit ainsi environ ${length(minutes)} par semaine.`,
    ],
    pasteChapters: "Coller tes chapitres",
    setGoal: "Fixer un objectif en heures",

    chaptersOf: (subject) => `Chapitres de ${subject}`,
    chaptersDone: (amount, minutes) =>
      `${count(amount, { one: "# chapitre fait", other: "# chapitres faits" })}, ${length(minutes)}`,
    hide: "Masquer",
    show: "Afficher",
    leftOut: "Laissé de côté",
    nameAndLength: (name, minutes) => `${name}, ${length(minutes)}`,
    takeIn: "Reprendre",
    takeInNamed: (name) => `Reprendre ${name}`,
    tookIn: (name) => `${name} est repris.`,
    newChapter: "Nouveau chapitre",
    newChapterHint: "Nom, puis 2 h ou 18 p si tu sais",
    addChapter: "Ajouter un chapitre",
    pasteList: "Coller une liste",
    pasteLines: "Colle tes chapitres, un par ligne",
    pasteHint: (amount) =>
      `${chapters(amount)}. Les heures ou pages après un nom sont lues : 1 h 30, 18 p.`,
    addChapters: (amount) => `Ajouter ${chapters(amount)}`,
    chaptersAdded: (amount) =>
      count(amount, { one: "# chapitre ajouté.", other: "# chapitres ajoutés." }),
    placeOf: (name, place, of) => `${name}, ${place} sur ${of}`,
    mostChapters: (most) => `Une matière a jusqu’à ${most} chapitres.`,
    tooShort: "Ce chapitre est trop court pour être coupé.",
    inTwo: (name) => `${name} est en deux parties.`,
    tooLong: "Ensemble, ils seraient trop longs pour un chapitre.",
    merged: (name, other) => `${name} et ${other} ne font plus qu’un.`,

    thisChapter: "ce chapitre",
    chapterName: "Nom du chapitre",
    move: (name) => `Déplacer ${name} : Alt avec flèche haut ou bas`,
    chapterDone: (name) => `${name}, fait`,
    estimateOf: (name, minutes) => `Estimation de ${name} : ${length(minutes)}`,
    moreFor: (name) => `Plus pour ${name}`,
    howWell: (name) => `À quel point je connais ${name}`,
    known: { 0: "Nouveau", 1: "Un peu", 2: "Presque tout", 3: "Bien" },
    knownStep: (step, known) => `${step}, ${known}`,
    estimateBy: "Estimer par",
    estimates: { hours: "Heures", pages: "Pages" },
    minutesAPage: "Minutes par page",
    byPages: (pages, minutesAPage) => [pages, "pages,", minutesAPage, "min par page"],
    byHours: (hours) => [hours, "heures"],
    makes: (minutes) => `= ${length(minutes)}`,
    mostHours: (most) => `Plus de 0 et au plus ${most} h.`,
    forExam: "Pour",
    allExams: "Tous les examens",
    up: "Monter",
    down: "Descendre",
    split: "Couper",
    mergeNext: "Fusionner avec le suivant",
    remove: "Supprimer",
    stillKnown: "Tu t’en souvenais bien ?",
    grades: { 1: "À revoir", 2: "Difficile", 3: "Bien", 4: "Facile" },
    wentOver: "Je l’ai revu aujourd’hui",
  }),
  said(todayWords, {
    today: "Aujourd’hui, ",
    heading: (day) => capital(`${shortWeekdayOf(day)} ${dayAndMonth(day)}`),
    sessions: "Séances du jour",
    nothingPlanned: "Rien de prévu aujourd’hui.",
    nothingPlannedNext: (subject, day, time) =>
      `Rien de prévu aujourd’hui. Ensuite : ${subject}, ${day === "tomorrow" ? "demain" : date(day)} ${time}.`,
    doneOf: (done, of) => `${done} sur ${of} faites`,
    leftOf: (done, of, minutes) => `${done} sur ${of} faites, encore ${length(minutes)}`,
    aboutLeftOf: (done, of, minutes) =>
      `${done} sur ${of} faites, encore environ ${length(minutes)}`,
    streak: ({ days, isSafeIfPlanned }) => {
      const amount = count(days, { one: "# jour", other: "# jours" });
      return isSafeIfPlanned
        ? `Ta série de ${amount} tient si tu les replanifies`
        : `${amount} d’affilée`;
    },
    doneForToday: "Fini pour aujourd’hui",
    dayDone: (done, minutes) =>
      `${done} sur ${sessions(done)}, ${length(minutes)}. Profite du reste de ta journée.`,
    nothingToDo: "Plus aucun examen. Rien à faire aujourd’hui.",
    nextExam: "Prochain examen",
    inDays,
    examIn: (amount, day) => `${inDays(amount)}, ${dayAndMonth(day)}`,
    tomorrow: "Demain",
    date,
    sessionCount: sessions,
    firstAt: (minutes, time) => `${length(minutes)}, la première à ${time}`,
    options: (title, from, to, duration) => `${title}, de ${from} à ${to}, ${duration} : options`,
    wasAt: (time) => `était à ${time}`,
    now: "Maintenant",
    start: "Commencer",
    startNamed: (title) => `Commencer ${title}`,

    timeToday: (minutes) => `Tu as ${length(minutes)} aujourd’hui. Temps du jour`,
    youHave: (underlined, minutes) => ["Tu as ", underlined(length(minutes)), " aujourd’hui"],
    howMuchToday: "Combien de temps aujourd’hui ?",
    howMuch: "Combien de temps",
    asPlanned: "comme prévu",
    at: (minutes) => `à ${length(minutes)}`,
    stop: "Arrêter",
    onePress:
      "Un appui et c’est fait. Ce qui rentre passe à tes prochains jours, et tu peux annuler.",

    tooLate: "Trop tard pour tout faire.",
    lessTime: "Moins de temps aujourd’hui",
    plannedEarlier: {
      morning: (start, end) =>
        `Prévu pour ce matin. Si tu commences à ${start}, tu finis à ${end}.`,
      afternoon: (start, end) =>
        `Prévu pour cet après-midi. Si tu commences à ${start}, tu finis à ${end}.`,
      earlier: (start, end) =>
        `Prévu plus tôt aujourd’hui. Si tu commences à ${start}, tu finis à ${end}.`,
    },
    moveToday: (time) => `Déplacer la journée à ${time}`,

    planUpdate: "Mise à jour du planning",
    missed: "Séances manquées",
    update: "Mettre à jour",
    planAgain: "Les replanifier",
    didThem: "Je les ai faites",
    letGo: "Les laisser",
    updateQuestion: (change) => `${change} Mettre à jour le planning ?`,
    openAndChange: (bold, open, change) => [
      bold(
        `${sessions(open.count)} ${openFrom(open)} ${open.count > 1 ? "ne sont pas faites" : "n’est pas faite"}`,
      ),
      `. ${change}`,
    ],
    open: (bold, unbroken, open) => [
      bold(sessions(open.count)),
      ` ${openFrom(open)} ${open.count > 1 ? "ne sont pas faites" : "n’est pas faite"}, `,
      unbroken(length(open.minutes)),
      ".",
    ],
    afterReview: "Après la révision",
    skip: "Passer",
    stillKnown: (name) => [
      "Te souvenais-tu bien de ",
      name,
      " ? À revoir veut dire que tu l’avais oublié.",
    ],
    grades: { 1: "À revoir", 2: "Difficile", 3: "Bien", 4: "Facile" },
    graded: {
      1: (name) => `${name} : à revoir.`,
      2: (name) => `${name} : difficile.`,
      3: (name) => `${name} : bien.`,
      4: (name) => `${name} : facile.`,
    },

    tookQuestion: (name) => `Combien de temps a pris ${name} ?`,
    save: "Enregistrer",
    took: "Durée réelle",
    lengthAsPlanned: (minutes) => `${length(minutes)} comme prévu`,
    other: "Autre",
    min: "min",
    somethingLeft: "Reste-t-il quelque chose à faire ?",
    left: { 0: "Non, fini", 30: "30 min de plus", 60: "1 h de plus" },
    likePlanned: "Comme prévu.",
    longer: (minutes) => `${length(minutes)} de plus que prévu.`,
    shorter: (minutes) => `${length(minutes)} de moins que prévu.`,
    loggedStays: (minutes) =>
      `${length(minutes)} sont déjà dans ton journal et y restent. « Ton temps » permet de les changer.`,
    logged: (minutes) => `Dont ${length(minutes)} déjà dans ton journal.`,
    findPlace: "Nous lui trouvons une place avant son examen.",

    everyDay: "Chaque jour du planning, une colonne",
    figures: (from, to, amount, minutes) =>
      `Du ${dayAndMonth(from)} au ${dayAndMonth(to)} : ${sessions(amount)}, ${length(minutes)}.`,
    exam: "examen",
    newPlan: "Commencer un nouveau planning",
    savePicture: "Enregistrer cette image",
    close: "Fermer",
    stayedOpen: (amount) =>
      amount > 1
        ? `${amount} séances sont restées ouvertes. Elles sont rangées avec ce planning.`
        : `${amount} séance est restée ouverte. Elle est rangée avec ce planning.`,

    howDidItGo: "Comment ça s’est passé ?",
    onlyForYou: "Seulement pour toi.",
    howDidNamed: (subject, when) => `Comment s’est passé ${subject}, ${when} ?`,
    answers: { well: "Bien", "all right": "Ça va", "not so well": "Pas très bien" },
  }),
  said(uploadWords, {
    upload: "Envoie ton emploi du temps",
    formats: "PDF, PNG, JPG, JPEG et CSV jusqu’à 10 Mo",
    calendarFiles: "Les fichiers d’agenda (ICS) sont lus aussi.",
    file: "Fichier de l’emploi du temps",
    chooseFile: "Choisir un fichier",
    reading: (file) => `Lecture de ${file}…`,
    refusals: {
      kind: "Choisis un fichier PDF, PNG, JPG, JPEG ou CSV, ou un fichier d’agenda (ICS).",
      tooLarge: "Ce fichier dépasse 10 Mo. Choisis-en un plus petit ou fais une capture d’écran.",
      empty: "Ce fichier est vide. Choisis-en un autre.",
    },
    parsed: "Emploi du temps lu ! Vérifie-le et corrige-le si besoin.",
    unreadable: "L’emploi du temps n’a pas pu être lu. Essaie la saisie à la main.",
    failed: "L’envoi a échoué. Essaie à la main ou vérifie ta connexion.",

    underDevelopment: (bold) => [
      bold("En développement"),
      ". Cet onglet est désactivé pour l’instant. Marque ta semaine à la main.",
    ],
    example: "Un exemple de ce qu’un fichier donnera.",
    waiting: (file) => [file, " attend. Lire les emplois du temps est une fonction en aperçu."],
    turnOn: (file) => `Activer et lire ${file}`,
    letRead: (model) => `Laisser ${model} lire les images`,
    letReadHint:
      "L’image est alors envoyée au fournisseur de ce modèle. Sinon, elle est lue sur ce serveur seul.",

    viewOf: (file) => `Fichier ${file}`,
    pictureOf: (file) => `Le fichier ${file}`,
    pagesOf: (file) => `Pages de ${file}`,
    pageOf: (page, file) => `Page ${page} de ${file}`,
    textOf: (file) => `Ce qui est écrit dans ${file}`,
    open: (file) => `Ouvrir ${file}`,

    unread: ({ kind, count: amount, names, hasMoreNames }) => {
      if (kind === "pages")
        return count(amount, {
          one: "Une page n’a pas été lue.",
          other: "# pages n’ont pas été lues.",
        });
      if (kind === "events")
        return count(amount, {
          one: "Un événement de ce calendrier n’a pas pu être lu.",
          other: "# événements de ce calendrier n’ont pas pu être lus.",
        });
      const named = and([...names, ...(hasMoreNames ? ["d’autres"] : [])]);
      return `${count(amount, { one: "Une ligne sans jour, début ou fin a été laissée", other: "# lignes sans jour, début ou fin ont été laissées" })} de côté : ${named}.`;
    },
    section: "Ton groupe",
    sectionHint: "Le fichier en contient plusieurs. Choisis le tien.",
    allSections: "Tous les groupes",
    dates: "Dates",
    datesHint: "Le fichier donne une date à chaque cours. Dis ce qu’elles sont.",
    weekly: "Une semaine qui revient",
    onlyTheseDates: "Ces dates seulement",
    week: "Semaine",
    weekHint: "Le fichier a des dates. Choisis la semaine qui ressemble aux autres.",
    usualWeek: (amount) => `Une semaine habituelle (${classes(amount)})`,
    weekOf: (monday, amount) => `Semaine du ${date(monday)} (${classes(amount)})`,
    everything: (amount) => `Tout le fichier (${classes(amount)})`,

    schedule: "Emploi du temps lu",
    headings: ["Jour", "Matière", "Début", "Fin"],
    addClass: (number) => `Ajouter le cours ${number}`,
    dayOf: (number) => `Jour ${number}`,
    subjectOf: (number) => `Matière du cours ${number}`,
    startOf: (number) => `Début ${number}`,
    endOf: (number) => `Fin ${number}`,
    merge: (number) => `Fusionner le cours ${number} avec le suivant`,
    remove: (number) => `Supprimer le cours ${number}`,
    onlyOn: (days) => `Seulement le ${and(days.map(date))}`,
    doubts: {
      "next-day": "Finit le lendemain ?",
      long: "Plus de cinq heures ?",
      early: "Avant 06:00 ?",
      overlap: "Chevauche un autre cours",
      day: "Est-ce le bon jour ?",
      "second-week": "Une semaine sur deux : vérifie laquelle",
      page: "Une bonne partie de ce fichier était difficile à lire",
    },
    rowErrors: {
      subject: "Donne une matière à ce cours, ou supprime la ligne.",
      times: "Écris quand ce cours commence et finit.",
      length: "Ce cours finit quand il commence.",
      other: "Cette ligne est illisible. Vérifie le jour et les heures.",
    },
    willBeAdded: (amount, of) => `${amount} sur ${classes(of)} seront ajoutés.`,
    checkMarked: "Les lignes marquées sont peut-être mal lues : vérifie-les, puis coche-les.",
    addToSchedule: "Ajouter à mon emploi du temps",
    addAClass: "Ajouter un cours",
    added: (amount) => `${classes(amount)} dans ta semaine, sous Engagements.`,
    seeWeek: "Voir ta semaine",
    undo: "Annuler",
  }),
  said(yourTimeWords, {
    yourTime: "Ton temps",
    nothingYet: "Rien à afficher pour l’instant",
    nothingYetText: "Coche une séance ou lance le minuteur, et ton temps apparaît ici.",
    goToToday: "Aller à aujourd’hui",
    about: "Ce que tu as prévu, ce que tu as fait et ce que tu peux changer.",
    spanOfTime: "Période",
    spans: { week: "Semaine", month: "Mois", term: "Semestre" },
    thisSpan: { week: "Cette semaine", month: "Ce mois", term: "Ce semestre" },
    freeWeek: "Une semaine libre.",
    week: (mark, week) => [...weekDone(mark, week), ` ${weekMost(week)} ${weekOpen(week)}`],
    figures: {
      done: "fait ce semestre",
      planned: "prévu jusqu’ici",
      finished: (amount) => (amount > 1 ? "séances finies" : "séance finie"),
    },

    chart: "Graphique",
    table: "Tableau",
    asTable: (heading) => `${heading} en tableau`,
    tableOf: (label) => `${label}, en tableau`,
    subject: "Matière",
    planned: "Prévu",
    done: "Fait",
    day: "Jour",
    hour: "Heure",
    studied: "Étudié",
    took: "Durée",
    times: "Facteur",

    dayByDay: "Prévu et fait, jour par jour",
    byDay: "Prévu et fait par jour",
    days: "Jour par jour",
    span: (first, last) => `du ${dayAndMonth(first)} au ${dayAndMonth(last)}`,
    dayName: shortDate,
    daySaid: (day, totals, exams) =>
      [
        shortDate(day),
        totals === undefined
          ? "rien de prévu"
          : totals.plannedMinutes === 0
            ? length(totals.doneMinutes)
            : `${length(totals.doneMinutes)} sur ${length(totals.plannedMinutes)}`,
        ...exams.map((subject) => `examen : ${subject}`),
      ].join(", "),
    partDone: "Fait en partie",
    exam: "Examen",
    today: "Aujourd’hui",
    longerBar: "Plus la barre est longue, plus tu as étudié.",

    bySubject: "Temps par matière",
    ofPlanned: (minutes) => ` sur ${length(minutes)} prévues`,
    plannedToToday: "Prévu jusqu’à aujourd’hui",

    bestHours: "Meilleures heures de la journée",
    bestHoursNote: "Quand tes séances finies ont eu lieu",
    byHour: "Étude par heure de la journée",
    noHours:
      "Les séances avec une heure s’affichent ici : utilise le minuteur ou le planning avancé.",
    best: (from, to) => `Meilleur : de ${from} à ${to}`,
    byHourBest: (from, to) => `Étude par heure de la journée. Meilleur : de ${from} à ${to}.`,
    now: "Maintenant",

    realLength: "Durée prévue et réelle",
    realLengthNote: "1 h prévue, en réalité…",
    noPaces: "Finis des séances avec le minuteur, et leur durée réelle s’affiche ici.",
    asPlanned: "comme prévu",
    hourTakes: (bold, minutes) => ["1 h prend ", bold(length(minutes))],
    byLength: (minutes, shorter, longer) =>
      `Les séances jusqu’à ${length(minutes)} durent ${decimal(shorter)} fois la durée prévue, les plus longues ${decimal(longer)} fois.`,
    shorter: "plus court",
    longer: "plus long",
    paceQuestion: (subject, factor) =>
      `${subject} te prend ${decimal(factor)} fois la durée prévue : l’utiliser pour les nouveaux plannings ?`,
    paceUsed: (subject, factor) =>
      `Les nouveaux plannings comptent ${decimal(factor)} fois le temps pour ${subject}.`,
    paceFrom: (amount, plannedMinutes, realMinutes) =>
      `D’après ${amount} séances finies : ${length(plannedMinutes)} prévues, ${length(realMinutes)} réelles.`,
    useIt: "L’utiliser",
    notNow: "Pas maintenant",
    takeItBack: "Revenir en arrière",

    log: "Journal d’étude",
    logTable: "Tableau (.csv)",
    withoutTimer: "J’ai étudié sans minuteur",
    cancel: "Annuler",
    removed: "Supprimé du journal.",
    anything: "N’importe quoi",
    startTime: "Début",
    minutes: "Minutes",
    saveChanges: "Enregistrer",
    add: "Ajouter au journal",
    noSubject: "Sans matière",
    entrySource: {
      timer: (day) => `${dayAndMonth(day)}, au minuteur`,
      hand: (day) => `${dayAndMonth(day)}, à la main`,
    },
    changeEntry: (subject, day) => `Modifier ${subject || "l’entrée"}, ${dayAndMonth(day)}`,
    removeEntry: (subject, day) => `Supprimer ${subject || "l’entrée"}, ${dayAndMonth(day)}`,
    showAll: (amount) => `Afficher les ${amount}`,
    missingDay: "Choisis un jour",
    dayToCome: "Choisis aujourd’hui ou un jour passé",
    missingTime: "Choisis une heure",
    timeToCome: "C’est encore à venir : choisis une heure passée",
    minutesRange: (most) => `Écris de 1 à ${most} minutes`,
  }),
];
