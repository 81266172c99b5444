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
    ? `el ${weekdayOn(day)} a las ${time}`
    : `el ${weekdayOn(day)}, ${dayAndMonth(day)}, a las ${time}`;
const laterDays = (days: readonly CalendarDay[], today: CalendarDay): string => {
  if (days.length > 3) return "días posteriores";
  return and(
    days.map((day) => {
      if (day === addDays(today, 1)) return "mañana";
      return day < addDays(today, 7) ? `el ${weekdayOn(day)}` : `el ${dayAndMonth(day)}`;
    }),
  );
};
const dayName = (day: CalendarDay, today: CalendarDay): string => {
  if (day === today) return "Hoy";
  return daysBetween(today, day) < 7
    ? `${shortWeekdayOf(day)} ${Number(day.slice(8))}`
    : shortDayAndMonth(day);
};
const pastName = (day: CalendarDay, today: CalendarDay): string => {
  if (addDays(day, 1) === today) return "ayer";
  return `el ${daysBetween(day, today) < 7 ? weekdayOn(day) : dayAndMonth(day)}`;
};
const since = (day: CalendarDay, today: CalendarDay) =>
  pastName(day, today).replace(/^/, "de ").replace("de el ", "del ");
const partOf = (back: number, open: number) =>
  back === open ? `las ${length(open)}` : `${length(back)} de ${length(open)}`;

export default [
  said(planSaidWords, {
    undo: "Deshacer",
    sentence: (name) => `${name}.`,
    sentences: (parts) => parts.join(" "),

    notUndone: "Este cambio ya no se puede deshacer.",
    undone: "Tu plan vuelve a estar como antes.",
    clearedKept: "El plan que borraste está guardado, con su pasado.",
    bringBack: "Recuperarlo",
    broughtBack: "El plan borrado está de vuelta. Lo hecho sigue hecho.",
    notBroughtBack: "El plan borrado ya no se puede recuperar.",
    sessionsChanged: (amount) =>
      count(amount, { one: "# sesión cambiada", other: "# sesiones cambiadas" }),
    updated: (amount) =>
      amount === 0
        ? "Nada que cambiar: tu plan ya hace esto."
        : `Plan actualizado: ${count(amount, { one: "# sesión cambiada", other: "# sesiones cambiadas" })}.`,
    newPlan: "Plan nuevo empezado",
    formIsEmpty: "El formulario está vacío. Lo que hiciste se queda.",
    smartTitle: "Qué cambió tu horario inteligente",
    smartNote: "Lo hecho sigue hecho.",
    optimisedTitle: "Tu plan, optimizado",
    optimisedNote: "El plan del planificador inteligente junto al tuyo. Lo hecho sigue hecho.",
    sessionsDone: (amount) =>
      count(amount, { one: "# sesión hecha.", other: "# sesiones hechas." }),
    letGo: (amount) =>
      count(amount, { one: "# sesión descartada", other: "# sesiones descartadas" }),

    notWorkedOut: "No se pudo calcular el plan en este dispositivo. Inténtalo otra vez.",
    unusable:
      "La respuesta del planificador inteligente no respetaba tu semana, así que no se usó.",
    nothingPlanned:
      "El planificador inteligente no encontró tiempo de estudio antes de tus exámenes.",
    noPlanKeepsAll: "Ningún plan cumple todo lo que pediste.",
    changeWishes:
      "Cambia o quita uno de los deseos de abajo y genera otra vez. Tu plan queda como estaba.",

    moved: (title, day, today, time) =>
      `${title} pasa a ${place(day, today, time)}`.replace(" a el ", " al "),
    shorter: (title, minutes) => `${title} es más corta, ${length(minutes)}`,
    longer: (title, minutes) => `${title} es más larga, ${length(minutes)}`,
    isBackWhereItWas: (title) => `${title} vuelve a donde estaba.`,
    todayMoved: (time) => `Lo de hoy pasa a las ${time}`,
    todayIsBack: "Hoy vuelve a estar como antes.",
    added: (title) => `${title} añadido`,
    addedAt: (title, day, today, time) => `${title}: ${place(day, today, time)}.`,
    isGoneAgain: (title) => `${title} ya no está.`,
    locked: (title) => `${title} fijada`,
    lockedText: (title) => `${title} está fijada: ningún plan nuevo la mueve.`,
    unlocked: (title) => `${title} suelta`,
    unlockedText: (title) => `${title} ya no está fijada: el próximo plan puede moverla.`,
    isAsItWas: (title) => `${title} está como antes.`,
    removed: (title) => `${title} quitado`,
    skipped: (title) => `${title} saltada`,
    isBack: (title) => `${title} está de vuelta.`,

    asked: {
      free: "Entonces tienes libre. No se mueve nada más.",
      met: (reasons) => `${reasons.join(". ")}. Aun así puedes ponerla aquí.`,
      day: (minutes) => `Ese día queda en ${length(minutes)}.`,
    },
    put: {
      free: "",
      met: (reasons) => `${reasons.join(". ")}, lo elegiste tú.`,
      day: (minutes) => `Ese día queda ahora en ${length(minutes)}.`,
    },
    movesTo: (title, time, more) =>
      `${title} pasa a las ${time}${more === 0 ? "" : `, y ${more} más`}`,
    swapsWith: (title) => `Cambia de sitio con ${title}`,
    effects: (effects) => effects.join(". "),
    beginsAt: (time) => `Empieza a las ${time}.`,
    isInPast: (title, day, today, time) =>
      `${capital(place(day, today, time))} ya ha pasado. ${title} se queda donde estaba.`,
    doneStays: (title) => `${title} está hecha y se queda. Quita antes la marca.`,
    pastStays: "Lo pasado se queda donde estaba.",
    startLater: (amount) =>
      `${count(amount, { one: "# sesión empieza", other: "# sesiones empiezan" })} más tarde porque esta está fijada.`,

    today: (minutes) => `${length(minutes)} hoy`,
    todayRestLater: (minutes) => `${length(minutes)} hoy, el resto más tarde`,
    movedLater: (minutes, days, today) => `${length(minutes)} para ${laterDays(days, today)}.`,
    fitsNoMore: (minutes) => `${length(minutes)} ya no caben.`,
    fittedIn: (minutes, name, days, today) =>
      `${length(minutes)} de ${name} para ${laterDays(days, today)}`,

    work: {
      added: (title) => `${title} añadido.`,
      countAdded: (amount) => count(amount, { one: "# añadido.", other: "# añadidos." }),
      addedAndMoved: (added, moved) =>
        `${[
          ...(added > 0 || moved === 0
            ? [count(added, { one: "# añadido", other: "# añadidos" })]
            : []),
          ...(moved > 0 ? [count(moved, { one: "# movido", other: "# movidos" })] : []),
        ].join(", ")}.`,
      handedIn: (title) => `${title} entregado.`,
      deleted: (title) => `${title} eliminado.`,
      skipped: (title) => `${title} saltado.`,
      ended: (title) => `${title} terminado.`,
      freed: (amount) =>
        count(amount, { one: "# sesión liberada.", other: "# sesiones liberadas." }),
      isOpenAgain: (title) => `${title} está abierto otra vez.`,
      changedAll: (title) => `${title} cambiado para todas las semanas.`,
      leftOut: (title) => `${title} fuera.`,
      stays: (title) => `${title} se queda.`,
    },
  }),
  said(planOfferWords, {
    added: (day, today, time, minutes) =>
      `${dayName(day, today)} ${time}, ${length(minutes)}, nueva`,
    lengthened: (day, today, minutes) => `${dayName(day, today)}, ahora ${length(minutes)}`,
    moved: (day, today, to, time) =>
      `${dayName(day, today)}, pasa a ${day === to ? "las" : dayName(to, today)} ${time}`,
    dropped: (day, today) => `${dayName(day, today)}, se quita`,

    examDate: (day) => shortDayAndMonth(day),
    stays: "Queda como está",
    more: (minutes) => `${length(minutes)} más que ahora`,
    less: (minutes) => `${length(minutes)} menos que ahora`,
    covered: "No necesita otro sitio: el resto de tu plan lo cubre",
    allDropped: (minutes) => `Se quitan ${length(minutes)}`,
    partDropped: (back, lost) => `Vuelven ${length(back)}, se quitan ${length(lost)}`,
    back: (back, open) => `Vuelven ${partOf(back, open)}`,
    backOn: (minutes, day) =>
      `Vuelven ${length(minutes)} el ${weekdayOn(day)}, ${dayAndMonth(day)}`,
    backBy: (back, open, day) => `Vuelven ${partOf(back, open)} hasta el ${dayAndMonth(day)}`,
    doNotFit: (minutes) => `${length(minutes)} no caben`,

    moreADay: (minutes) => `${length(minutes)} más al día`,
    moreNote: (back, open, until) =>
      `${until === undefined ? "" : `Hasta el ${dayAndMonth(until)}. `}Vuelven ${partOf(back, open)}.`,
    keepDays: "Mantener mis días",
    keepAndDrop: (minutes) => `Mantener mis días, quitar ${length(minutes)}`,
    intoFreeHours: (minutes) => `${length(minutes)} caben en horas libres.`,
    hoursStay: (minutes) => `Tus ${length(minutes)} al día quedan como están.`,
    sessionsChange: (amount) =>
      count(amount, { one: "Cambia # sesión.", other: "Cambian # sesiones." }),
    scratch: "Planificar desde cero",
    scratchMost: (minutes) => `Vuelven ${length(minutes)}, casi todas las sesiones se mueven.`,
    scratchSome: (minutes, amount) =>
      `Vuelven ${length(minutes)}, ${count(amount, { one: "cambia # sesión", other: "cambian # sesiones" })}.`,

    doneDropped: (minutes) => `Hecho: tus días quedan igual, se quitan ${length(minutes)}.`,
    done: {
      more: (back, open, extra) =>
        `Hecho: ${length(extra)} más al día, vuelven ${partOf(back, open)}.`,
      keep: (back, open) => `Hecho: vuelven ${partOf(back, open)}.`,
      scratch: (back, open) => `Hecho: planificado desde cero, vuelven ${partOf(back, open)}.`,
    },

    title: "Actualiza tu plan",
    leftTitle: (minutes, name) => `Quedan ${length(minutes)} de ${name}. ¿Dónde?`,
    awayTitle: "Te damos la bienvenida de nuevo. Así puedes seguir.",
    fitsTitle: (minutes) => `Te faltaron ${length(minutes)}. Todo cabe otra vez.`,
    missedTitle: (minutes) => `Te faltaron ${length(minutes)}. Así se recuperan.`,
    follows: "Tu plan sigue los cambios que hiciste.",
    finishedStays: "Lo que terminaste se queda.",
    notDone: (minutes, from) => `${length(minutes)} desde el ${dayAndMonth(from)} sin hacer.`,
    allFits: "Todo cabe otra vez.",
    daysAreFull: "Tus días están llenos, así que algo tiene que ceder.",
    missed: (subjects, from, to, today) => {
      const names = subjects.length > 2 ? `${subjects.length} asignaturas` : and(subjects);
      return `${names} ${from === to ? since(from, today) : `desde ${pastName(from, today)}`}.`;
    },
    missedOn: (from, to, today) =>
      `${capital(from === to ? pastName(from, today) : `${since(from, today)} ${pastName(to, today).replace(/^/, "a ").replace("a el ", "al ")}`)}.`,
    noLongerDay: (minutes) => `Ningún día pasa de tus ${length(minutes)}.`,
  }),
  said(storageWords, {
    tooLong: "Es demasiado largo para guardarlo. Acórtalo.",
    isFull: (limit) => `Hay sitio para ${limit} entradas. Quita las que ya no necesites.`,
    deviceAway: "No se pudo llegar a este dispositivo. Comprueba la conexión e inténtalo otra vez.",
  }),
];
