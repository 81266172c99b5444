import type { CalendarDay } from "@smart-planner/planner/model";
import { addDays, daysBetween, weekdayOf } from "@smart-planner/planner/time";
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

const sessions = (amount: number) => count(amount, { one: "# Einheit", other: "# Einheiten" });
const weekdayOn = (day: CalendarDay) => tools.weekday(weekdayOf(day));
const place = (day: CalendarDay, today: CalendarDay, time: string) =>
  Math.abs(daysBetween(today, day)) < 7
    ? `${weekdayOn(day)} ${time}`
    : `${weekdayOn(day)}, ${dayAndMonth(day)}, ${time}`;
const laterDays = (days: readonly CalendarDay[], today: CalendarDay): string => {
  if (days.length > 3) return "spätere Tage";
  return and(
    days.map((day) => {
      if (day === addDays(today, 1)) return "morgen";
      return day < addDays(today, 7) ? weekdayOn(day) : `den ${dayAndMonth(day)}`;
    }),
  );
};
const dayName = (day: CalendarDay, today: CalendarDay): string => {
  if (day === today) return "Heute";
  return daysBetween(today, day) < 7
    ? `${shortWeekdayOf(day)} ${Number(day.slice(8))}.`
    : shortDayAndMonth(day);
};
const pastName = (day: CalendarDay, today: CalendarDay): string => {
  if (addDays(day, 1) === today) return "gestern";
  return daysBetween(day, today) < 7 ? weekdayOn(day) : `dem ${dayAndMonth(day)}`;
};
const partOf = (back: number, open: number) =>
  back === open ? `Alle ${length(open)}` : `${length(back)} von ${length(open)}`;
const isBack = (back: number, open: number) =>
  back === open
    ? `alle ${length(open)} sind wieder da`
    : `${length(back)} von ${length(open)} sind wieder da`;

export default [
  said(planSaidWords, {
    undo: "Rückgängig",
    sentence: (name) => `${name}.`,
    sentences: (parts) => parts.join(" "),

    notUndone: "Diese Änderung lässt sich nicht mehr rückgängig machen.",
    undone: "Dein Plan ist wieder wie vorher.",
    clearedKept: "Der gelöschte Plan und was du erledigt hast bleiben aufgehoben.",
    bringBack: "Zurückholen",
    broughtBack: "Der gelöschte Plan ist wieder da. Erledigtes bleibt erledigt.",
    notBroughtBack: "Der gelöschte Plan lässt sich nicht mehr zurückholen.",
    sessionsChanged: (amount) => `${sessions(amount)} geändert`,
    updated: (amount) =>
      amount === 0
        ? "Nichts zu ändern: Dein Plan macht das schon."
        : `Plan aktualisiert: ${sessions(amount)} geändert.`,
    newPlan: "Neuer Plan begonnen",
    formIsEmpty: "Deine Eingaben sind leer. Was du gemacht hast, bleibt.",
    smartTitle: "Was dein smarter Lernplan geändert hat",
    smartNote: "Erledigtes bleibt erledigt.",
    optimisedTitle: "Dein Plan, optimiert",
    optimisedNote: "Der Plan des smarten Planers neben deinem. Erledigtes bleibt erledigt.",
    sessionsDone: (amount) => `${sessions(amount)} erledigt.`,
    letGo: (amount) => `${sessions(amount)} weggelassen`,

    notWorkedOut:
      "Der Plan ließ sich auf diesem Gerät nicht berechnen. Bitte versuch es noch einmal.",
    unusable:
      "Die Antwort des smarten Planers passte nicht zu deiner Woche und wurde nicht verwendet.",
    nothingPlanned: "Der smarte Planer fand vor deinen Prüfungen keine Zeit zum Lernen.",
    noPlanKeepsAll: "Kein Plan erfüllt alles, was du dir gewünscht hast.",
    changeWishes:
      "Ändere oder entferne unten einen der Wünsche und erstelle den Plan noch einmal. Dein Plan bleibt, wie er war.",

    moved: (title, day, today, time) => `${title} auf ${place(day, today, time)} verschoben`,
    shorter: (title, minutes) => `${title} ist kürzer, ${length(minutes)}`,
    longer: (title, minutes) => `${title} ist länger, ${length(minutes)}`,
    isBackWhereItWas: (title) => `${title} ist wieder, wo es war.`,
    todayMoved: (time) => `Heute auf ${time} verschoben`,
    todayIsBack: "Heute ist wieder wie vorher.",
    added: (title) => `${title} hinzugefügt`,
    addedAt: (title, day, today, time) => `${title}: ${place(day, today, time)}.`,
    isGoneAgain: (title) => `${title} ist wieder weg.`,
    locked: (title) => `${title} fixiert`,
    lockedText: (title) => `${title} ist fixiert: Kein neuer Plan verschiebt es.`,
    unlocked: (title) => `${title} nicht mehr fixiert`,
    unlockedText: (title) =>
      `${title} ist nicht mehr fixiert: Der nächste Plan darf es verschieben.`,
    isAsItWas: (title) => `${title} ist wie vorher.`,
    removed: (title) => `${title} entfernt`,
    skipped: (title) => `${title} ausgelassen`,
    isBack: (title) => `${title} ist wieder da.`,

    asked: {
      free: "Da hast du Zeit. Sonst verschiebt sich nichts.",
      met: (reasons) => `${reasons.join(". ")}. Du kannst es trotzdem hierhin legen.`,
      day: (minutes) => `Dieser Tag hat dann ${length(minutes)}.`,
    },
    put: {
      free: "",
      met: (reasons) => `${reasons.join(". ")}, deine Wahl.`,
      day: (minutes) => `Dieser Tag hat jetzt ${length(minutes)}.`,
    },
    movesTo: (title, time, more) =>
      `${title} rückt auf ${time}${more === 0 ? "" : `, und ${more} weitere`}`,
    swapsWith: (title) => `Tauscht den Platz mit ${title}`,
    effects: (effects) => effects.join(". "),
    beginsAt: (time) => `Beginnt um ${time}.`,
    isInPast: (title, day, today, time) =>
      `${place(day, today, time)} ist vorbei. ${title} bleibt, wo es war.`,
    doneStays: (title) => `${title} ist erledigt und bleibt. Nimm zuerst den Haken weg.`,
    pastStays: "Vergangenes bleibt, wo es war.",
    startLater: (amount) =>
      `${count(amount, { one: "# Einheit beginnt", other: "# Einheiten beginnen" })} später, weil diese fixiert ist.`,

    today: (minutes) => `${length(minutes)} heute`,
    todayRestLater: (minutes) => `${length(minutes)} heute, der Rest später`,
    movedLater: (minutes, days, today) =>
      `${length(minutes)} auf ${laterDays(days, today)} verschoben.`,
    fitsNoMore: (minutes) => `${length(minutes)} passen nicht mehr.`,
    fittedIn: (minutes, name, days, today) =>
      `${length(minutes)} ${name} auf ${laterDays(days, today)} verschoben`,

    work: {
      added: (title) => `${title} hinzugefügt.`,
      countAdded: (amount) => `${amount} hinzugefügt.`,
      addedAndMoved: (added, moved) =>
        `${[...(added > 0 || moved === 0 ? [`${added} hinzugefügt`] : []), ...(moved > 0 ? [`${moved} verschoben`] : [])].join(", ")}.`,
      handedIn: (title) => `${title} abgegeben.`,
      deleted: (title) => `${title} gelöscht.`,
      skipped: (title) => `${title} ausgelassen.`,
      ended: (title) => `${title} beendet.`,
      freed: (amount) => `${sessions(amount)} frei geworden.`,
      isOpenAgain: (title) => `${title} ist wieder offen.`,
      changedAll: (title) => `${title} für jede Woche geändert.`,
      leftOut: (title) => `${title} weggelassen.`,
      stays: (title) => `${title} bleibt.`,
    },
  }),
  said(planOfferWords, {
    added: (day, today, time, minutes) => `${dayName(day, today)} ${time}, ${length(minutes)}, neu`,
    lengthened: (day, today, minutes) => `${dayName(day, today)}, jetzt ${length(minutes)}`,
    moved: (day, today, to, time) =>
      `${dayName(day, today)}, jetzt ${day === to ? "" : `${dayName(to, today)} `}${time}`,
    dropped: (day, today) => `${dayName(day, today)}, entfällt`,

    examDate: (day) => shortDayAndMonth(day),
    stays: "Bleibt, wie es ist",
    more: (minutes) => `${length(minutes)} mehr als jetzt`,
    less: (minutes) => `${length(minutes)} weniger als jetzt`,
    covered: "Braucht keinen neuen Platz: Der Rest deines Plans reicht dafür",
    allDropped: (minutes) => `${length(minutes)} entfallen`,
    partDropped: (back, lost) => `${length(back)} wieder da, ${length(lost)} entfallen`,
    back: (back, open) => `${partOf(back, open)} wieder da`,
    backOn: (minutes, day) =>
      `${length(minutes)} wieder da am ${weekdayOn(day)}, ${dayAndMonth(day)}`,
    backBy: (back, open, day) => `${partOf(back, open)} wieder da bis ${dayAndMonth(day)}`,
    doNotFit: (minutes) => `${length(minutes)} passen nicht`,

    moreADay: (minutes) => `${length(minutes)} mehr am Tag`,
    moreNote: (back, open, until) =>
      `${until === undefined ? "" : `Bis ${dayAndMonth(until)}. `}${partOf(back, open)} kommen zurück.`,
    keepDays: "Meine Tage behalten",
    keepAndDrop: (minutes) => `Meine Tage behalten, ${length(minutes)} weglassen`,
    intoFreeHours: (minutes) => `${length(minutes)} passen in freie Stunden.`,
    hoursStay: (minutes) => `Deine ${length(minutes)} am Tag bleiben, wie sie sind.`,
    sessionsChange: (amount) =>
      count(amount, { one: "# Einheit ändert sich.", other: "# Einheiten ändern sich." }),
    scratch: "Ganz neu planen",
    scratchMost: (minutes) =>
      `${length(minutes)} kommen zurück, die meisten Einheiten verschieben sich.`,
    scratchSome: (minutes, amount) =>
      `${length(minutes)} kommen zurück, ${count(amount, { one: "# Einheit ändert sich", other: "# Einheiten ändern sich" })}.`,

    doneDropped: (minutes) => `Fertig: Deine Tage bleiben, ${length(minutes)} entfallen.`,
    done: {
      more: (back, open, extra) => `Fertig: ${length(extra)} mehr am Tag, ${isBack(back, open)}.`,
      keep: (back, open) => `Fertig: ${isBack(back, open)}.`,
      scratch: (back, open) => `Fertig: ganz neu geplant, ${isBack(back, open)}.`,
    },

    title: "Plan aktualisieren",
    leftTitle: (minutes, name) => `${length(minutes)} ${name} übrig. Wohin damit?`,
    awayTitle: "Willkommen zurück. So geht es weiter.",
    fitsTitle: (minutes) => `Du hast ${length(minutes)} verpasst. Alles passt wieder.`,
    missedTitle: (minutes) => `Du hast ${length(minutes)} verpasst. So holst du es auf.`,
    follows: "Dein Plan folgt deinen Änderungen.",
    finishedStays: "Was du geschafft hast, bleibt.",
    notDone: (minutes, from) =>
      `${length(minutes)} seit dem ${dayAndMonth(from)} sind nicht erledigt.`,
    allFits: "Alles passt wieder.",
    daysAreFull: "Deine Tage sind voll, etwas muss weichen.",
    missed: (subjects, from, to, today) => {
      const names = subjects.length > 2 ? `${subjects.length} Fächer` : and(subjects);
      return `${names} ${from === to ? "von" : "seit"} ${pastName(from, today)}.`;
    },
    missedOn: (from, to, today) => {
      const name =
        from === to
          ? pastName(from, today)
          : `von ${pastName(from, today)} bis ${pastName(to, today).replace(/^dem /, "")}`;
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}.`;
    },
    noLongerDay: (minutes) => `Kein Tag wird länger als deine ${length(minutes)}.`,
  }),
  said(storageWords, {
    tooLong: "Das ist zu lang, um es zu speichern. Kürze es bitte.",
    isFull: (limit) =>
      `Hier ist Platz für ${limit} Einträge. Entferne, was du nicht mehr brauchst.`,
    deviceAway:
      "Dieses Gerät war nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.",
  }),
];
