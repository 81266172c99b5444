import type { CalendarDay } from "@smart-planner/planner/model";
import { addDays, daysBetween, weekdayOf } from "@smart-planner/planner/time";
import { capital } from "../capital.ts";
import { planOfferWords } from "../en/plan-offer.ts";
import { planSaidWords } from "../en/plan-said.ts";
import { storageWords } from "../en/storage.ts";
import { said } from "../said.ts";
import {
  and,
  count,
  dayAndMonth,
  length,
  shortDayAndMonth,
  shortWeekdayOf,
  tools,
} from "./tools.ts";

const weekdayOn = (day: CalendarDay) => tools.weekday(weekdayOf(day));
const place = (day: CalendarDay, today: CalendarDay, time: string) =>
  Math.abs(daysBetween(today, day)) < 7
    ? `${weekdayOn(day)} à ${time}`
    : `${weekdayOn(day)} ${dayAndMonth(day)} à ${time}`;
const laterDays = (days: readonly CalendarDay[], today: CalendarDay): string => {
  if (days.length > 3) return "des jours suivants";
  return and(
    days.map((day) => {
      if (day === addDays(today, 1)) return "demain";
      return day < addDays(today, 7) ? weekdayOn(day) : `le ${dayAndMonth(day)}`;
    }),
  );
};
const dayName = (day: CalendarDay, today: CalendarDay): string => {
  if (day === today) return "Aujourd’hui";
  return daysBetween(today, day) < 7
    ? `${shortWeekdayOf(day)} ${Number(day.slice(8))}`
    : shortDayAndMonth(day);
};
const pastName = (day: CalendarDay, today: CalendarDay): string => {
  if (addDays(day, 1) === today) return "hier";
  return daysBetween(day, today) < 7 ? weekdayOn(day) : `le ${dayAndMonth(day)}`;
};
const partOf = (back: number, open: number) =>
  back === open ? length(open) : `${length(back)} sur ${length(open)}`;
const isBack = (back: number, open: number) =>
  back === open
    ? `les ${length(open)} sont de retour`
    : `${length(back)} sur ${length(open)} sont de retour`;

export default [
  said(planSaidWords, {
    undo: "Annuler",
    sentence: (name) => `${name}.`,
    sentences: (parts) => parts.join(" "),

    notUndone: "Ce changement ne peut plus être annulé.",
    undone: "Ton planning est de nouveau comme avant.",
    clearedKept: "Le planning effacé est gardé, avec son passé.",
    bringBack: "Le récupérer",
    broughtBack: "Le planning effacé est de retour. Ce qui est fait reste fait.",
    notBroughtBack: "Le planning effacé ne peut plus être récupéré.",
    sessionsChanged: (amount) =>
      count(amount, { one: "# séance modifiée", other: "# séances modifiées" }),
    updated: (amount) =>
      amount === 0
        ? "Rien à changer : ton planning fait déjà cela."
        : `Planning mis à jour : ${count(amount, { one: "# séance modifiée", other: "# séances modifiées" })}.`,
    newPlan: "Nouveau planning commencé",
    formIsEmpty: "Le formulaire est vide. Ce que tu as fait reste.",
    smartTitle: "Ce que ton emploi du temps intelligent a changé",
    smartNote: "Ce qui est fait reste fait.",
    optimisedTitle: "Ton planning, optimisé",
    optimisedNote:
      "Le planning du planificateur intelligent à côté du tien. Ce qui est fait reste fait.",
    sessionsDone: (amount) => count(amount, { one: "# séance faite.", other: "# séances faites." }),
    letGo: (amount) =>
      count(amount, { one: "# séance abandonnée", other: "# séances abandonnées" }),

    notWorkedOut: "Le planning n’a pas pu être calculé sur cet appareil. Réessaie.",
    unusable:
      "La réponse du planificateur intelligent ne respectait pas ta semaine, elle n’a pas été utilisée.",
    nothingPlanned: "Le planificateur intelligent n’a pas trouvé de temps avant tes examens.",
    noPlanKeepsAll: "Aucun planning ne respecte tout ce que tu as demandé.",
    changeWishes:
      "Change ou retire un des souhaits ci-dessous, puis génère de nouveau. Ton planning reste comme il était.",

    moved: (title, day, today, time) => `${title} déplacé à ${place(day, today, time)}`,
    shorter: (title, minutes) => `${title} est plus court, ${length(minutes)}`,
    longer: (title, minutes) => `${title} est plus long, ${length(minutes)}`,
    isBackWhereItWas: (title) => `${title} est revenu à sa place.`,
    todayMoved: (time) => `Aujourd’hui déplacé à ${time}`,
    todayIsBack: "Aujourd’hui est de nouveau comme avant.",
    added: (title) => `${title} ajouté`,
    addedAt: (title, day, today, time) => `${title} : ${place(day, today, time)}.`,
    isGoneAgain: (title) => `${title} n’est plus là.`,
    locked: (title) => `${title} fixé`,
    lockedText: (title) => `${title} est fixé : aucun nouveau planning ne le déplace.`,
    unlocked: (title) => `${title} libéré`,
    unlockedText: (title) => `${title} n’est plus fixé : le prochain planning peut le déplacer.`,
    isAsItWas: (title) => `${title} est comme avant.`,
    removed: (title) => `${title} supprimé`,
    skipped: (title) => `${title} passé`,
    isBack: (title) => `${title} est de retour.`,

    asked: {
      free: "Tu es libre à ce moment. Rien d’autre ne bouge.",
      met: (reasons) => `${reasons.join(". ")}. Tu peux quand même la mettre ici.`,
      day: (minutes) => `Ce jour fait alors ${length(minutes)}.`,
    },
    put: {
      free: "",
      met: (reasons) => `${reasons.join(". ")}, ton choix.`,
      day: (minutes) => `Ce jour fait maintenant ${length(minutes)}.`,
    },
    movesTo: (title, time, more) =>
      `${title} passe à ${time}${more === 0 ? "" : `, et ${more} de plus`}`,
    swapsWith: (title) => `Échange sa place avec ${title}`,
    effects: (effects) => effects.join(". "),
    beginsAt: (time) => `Commence à ${time}.`,
    isInPast: (title, day, today, time) =>
      `${capital(place(day, today, time))}, c’est passé. ${title} reste à sa place.`,
    doneStays: (title) => `${title} est fait et reste. Décoche-le d’abord.`,
    pastStays: "Ce qui est passé reste à sa place.",
    startLater: (amount) =>
      `${count(amount, { one: "# séance commence", other: "# séances commencent" })} plus tard parce que celle-ci est fixée.`,

    today: (minutes) => `${length(minutes)} aujourd’hui`,
    todayRestLater: (minutes) => `${length(minutes)} aujourd’hui, le reste plus tard`,
    movedLater: (minutes, days, today) => `${length(minutes)} pour ${laterDays(days, today)}.`,
    fitsNoMore: (minutes) => `${length(minutes)} ne rentrent plus.`,
    fittedIn: (minutes, name, days, today) =>
      `${length(minutes)} de ${name} pour ${laterDays(days, today)}`,

    work: {
      added: (title) => `${title} ajouté.`,
      countAdded: (amount) => count(amount, { one: "# ajouté.", other: "# ajoutés." }),
      addedAndMoved: (added, moved) =>
        `${[
          ...(added > 0 || moved === 0
            ? [count(added, { one: "# ajouté", other: "# ajoutés" })]
            : []),
          ...(moved > 0 ? [count(moved, { one: "# déplacé", other: "# déplacés" })] : []),
        ].join(", ")}.`,
      handedIn: (title) => `${title} rendu.`,
      deleted: (title) => `${title} supprimé.`,
      skipped: (title) => `${title} passé.`,
      ended: (title) => `${title} terminé.`,
      freed: (amount) => count(amount, { one: "# séance libérée.", other: "# séances libérées." }),
      isOpenAgain: (title) => `${title} est de nouveau ouvert.`,
      changedAll: (title) => `${title} modifié pour chaque semaine.`,
      leftOut: (title) => `${title} laissé de côté.`,
      stays: (title) => `${title} reste.`,
    },
  }),
  said(planOfferWords, {
    added: (day, today, time, minutes) =>
      `${dayName(day, today)} ${time}, ${length(minutes)}, nouveau`,
    lengthened: (day, today, minutes) => `${dayName(day, today)}, maintenant ${length(minutes)}`,
    moved: (day, today, to, time) =>
      `${dayName(day, today)}, déplacé à ${day === to ? "" : `${dayName(to, today)} `}${time}`,
    dropped: (day, today) => `${dayName(day, today)}, supprimé`,

    examDate: (day) => shortDayAndMonth(day),
    stays: "Reste comme c’est",
    more: (minutes) => `${length(minutes)} de plus que maintenant`,
    less: (minutes) => `${length(minutes)} de moins que maintenant`,
    covered: "Pas besoin d’une autre place : le reste de ton planning suffit",
    allDropped: (minutes) => `${length(minutes)} supprimées`,
    partDropped: (back, lost) => `${length(back)} de retour, ${length(lost)} supprimées`,
    back: (back, open) => `${partOf(back, open)} de retour`,
    backOn: (minutes, day) => `${length(minutes)} de retour ${weekdayOn(day)} ${dayAndMonth(day)}`,
    backBy: (back, open, day) =>
      `${back === open ? "Tout, " : ""}${partOf(back, open)}, de retour d’ici le ${dayAndMonth(day)}`,
    doNotFit: (minutes) => `${length(minutes)} ne rentrent pas`,

    moreADay: (minutes) => `${length(minutes)} de plus par jour`,
    moreNote: (back, open, until) =>
      `${until === undefined ? "" : `Jusqu’au ${dayAndMonth(until)}. `}${capital(isBack(back, open))}.`,
    keepDays: "Garder mes journées",
    keepAndDrop: (minutes) => `Garder mes journées, supprimer ${length(minutes)}`,
    intoFreeHours: (minutes) => `${length(minutes)} rentrent dans des heures libres.`,
    hoursStay: (minutes) => `Tes ${length(minutes)} par jour restent comme elles sont.`,
    sessionsChange: (amount) =>
      count(amount, { one: "# séance change.", other: "# séances changent." }),
    scratch: "Repartir de zéro",
    scratchMost: (minutes) => `${length(minutes)} de retour, la plupart des séances bougent.`,
    scratchSome: (minutes, amount) =>
      `${length(minutes)} de retour, ${count(amount, { one: "# séance change", other: "# séances changent" })}.`,

    doneDropped: (minutes) => `C’est fait : tes journées restent, ${length(minutes)} supprimées.`,
    done: {
      more: (back, open, extra) =>
        `C’est fait : ${length(extra)} de plus par jour, ${isBack(back, open)}.`,
      keep: (back, open) => `C’est fait : ${isBack(back, open)}.`,
      scratch: (back, open) => `C’est fait : planning refait de zéro, ${isBack(back, open)}.`,
    },

    title: "Mets ton planning à jour",
    leftTitle: (minutes, name) => `Il reste ${length(minutes)} de ${name}. Où les mettre ?`,
    awayTitle: "Content de te revoir. Voici la suite.",
    fitsTitle: (minutes) => `Tu as manqué ${length(minutes)}. Tout rentre de nouveau.`,
    missedTitle: (minutes) => `Tu as manqué ${length(minutes)}. Voici comment rattraper.`,
    follows: "Ton planning suit tes changements.",
    finishedStays: "Ce que tu as fini reste.",
    notDone: (minutes, from) =>
      `${length(minutes)} depuis le ${dayAndMonth(from)} ne sont pas faites.`,
    allFits: "Tout rentre de nouveau.",
    daysAreFull: "Tes journées sont pleines, il faut lâcher quelque chose.",
    missed: (subjects, from, to, today) => {
      const names = subjects.length > 2 ? `${subjects.length} matières` : and(subjects);
      return `${names} ${from === to ? "de" : "depuis"} ${pastName(from, today)}.`.replace(
        " de le ",
        " du ",
      );
    },
    missedOn: (from, to, today) =>
      `${capital(from === to ? pastName(from, today) : `de ${pastName(from, today)} à ${pastName(to, today)}`.replace("de le ", "du ").replace(" à le ", " au "))}.`,
    noLongerDay: (minutes) => `Aucune journée ne dépasse tes ${length(minutes)}.`,
  }),
  said(storageWords, {
    tooLong: "C’est trop long pour être gardé. Raccourcis-le.",
    isFull: (limit) =>
      `Il y a de la place pour ${limit} entrées. Retire celles dont tu n’as plus besoin.`,
    deviceAway: "Cet appareil n’a pas pu être joint. Vérifie ta connexion et réessaie.",
  }),
];
