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
    ? `${weekdayOn(day)} ${time}`
    : `${weekdayOn(day)}, ${dayAndMonth(day)}, ${time}`;
const laterDays = (days: readonly CalendarDay[], today: CalendarDay): string => {
  if (days.length > 3) return "outros dias";
  return and(
    days.map((day) => {
      if (day === addDays(today, 1)) return "amanhã";
      return day < addDays(today, 7) ? weekdayOn(day) : dayAndMonth(day);
    }),
  );
};
const dayName = (day: CalendarDay, today: CalendarDay): string => {
  if (day === today) return "Hoje";
  return daysBetween(today, day) < 7
    ? `${shortWeekdayOf(day)} ${Number(day.slice(8))}`
    : shortDayAndMonth(day);
};
const pastName = (day: CalendarDay, today: CalendarDay): string => {
  if (addDays(day, 1) === today) return "ontem";
  return daysBetween(day, today) < 7 ? weekdayOn(day) : dayAndMonth(day);
};
const sessionsChanged = (amount: number) =>
  count(amount, { one: "# sessão alterada", other: "# sessões alteradas" });
const partOf = (back: number, open: number) =>
  back === open ? `todas as ${length(open)}` : `${length(back)} de ${length(open)}`;

export default [
  said(planSaidWords, {
    undo: "Desfazer",
    sentence: (name) => `${name}.`,
    sentences: (parts) => parts.join(" "),

    notUndone: "Esta mudança não pode mais ser desfeita.",
    undone: "Seu plano voltou a ser como antes.",
    clearedKept: "O plano que você limpou está guardado, com o passado dele.",
    bringBack: "Trazer de volta",
    broughtBack: "O plano limpo está de volta. O que foi feito continua feito.",
    notBroughtBack: "O plano limpo não pode mais ser trazido de volta.",
    sessionsChanged,
    updated: (amount) =>
      amount === 0
        ? "Nada a mudar: seu plano já faz isso."
        : `Plano atualizado: ${sessionsChanged(amount)}.`,
    newPlan: "Novo plano começado",
    formIsEmpty: "O formulário está vazio. O que você fez continua.",
    smartTitle: "O que seu horário inteligente mudou",
    smartNote: "O que foi feito continua feito.",
    optimisedTitle: "Seu plano, otimizado",
    optimisedNote:
      "O plano do planejador inteligente ao lado do seu. O que foi feito continua feito.",
    sessionsDone: (amount) => count(amount, { one: "# sessão feita.", other: "# sessões feitas." }),
    letGo: (amount) => count(amount, { one: "# sessão deixada", other: "# sessões deixadas" }),

    notWorkedOut: "Não foi possível calcular o plano neste aparelho. Tente de novo.",
    unusable:
      "A resposta do planejador inteligente não respeitava sua semana, por isso não foi usada.",
    nothingPlanned: "O planejador inteligente não achou tempo de estudo antes das suas provas.",
    noPlanKeepsAll: "Nenhum plano cumpre tudo o que você pediu.",
    changeWishes:
      "Mude ou remova um dos desejos abaixo e gere de novo. Seu plano fica como estava.",

    moved: (title, day, today, time) => `${title} foi para ${place(day, today, time)}`,
    shorter: (title, minutes) => `${title} ficou mais curta, ${length(minutes)}`,
    longer: (title, minutes) => `${title} ficou mais longa, ${length(minutes)}`,
    isBackWhereItWas: (title) => `${title} voltou para onde estava.`,
    todayMoved: (time) => `Hoje foi para ${time}`,
    todayIsBack: "Hoje voltou a ser como antes.",
    added: (title) => `${title} adicionado`,
    addedAt: (title, day, today, time) => `${title}: ${place(day, today, time)}.`,
    isGoneAgain: (title) => `${title} saiu de novo.`,
    locked: (title) => `${title} fixada`,
    lockedText: (title) => `${title} está fixada: nenhum plano novo a move.`,
    unlocked: (title) => `${title} solta`,
    unlockedText: (title) => `${title} não está mais fixada: o próximo plano pode movê-la.`,
    isAsItWas: (title) => `${title} está como antes.`,
    removed: (title) => `${title} removido`,
    skipped: (title) => `${title} pulada`,
    isBack: (title) => `${title} está de volta.`,

    asked: {
      free: "Você está livre nessa hora. Nada mais se move.",
      met: (reasons) => `${reasons.join(". ")}. Mesmo assim você pode pôr aqui.`,
      day: (minutes) => `Esse dia fica com ${length(minutes)}.`,
    },
    put: {
      free: "",
      met: (reasons) => `${reasons.join(". ")}, escolha sua.`,
      day: (minutes) => `Esse dia agora tem ${length(minutes)}.`,
    },
    movesTo: (title, time, more) =>
      `${title} vai para ${time}${more === 0 ? "" : `, e mais ${more}`}`,
    swapsWith: (title) => `Troca de lugar com ${title}`,
    effects: (effects) => effects.join(". "),
    beginsAt: (time) => `Começa às ${time}.`,
    isInPast: (title, day, today, time) =>
      `${capital(place(day, today, time))} já passou. ${title} fica onde estava.`,
    doneStays: (title) => `${title} está feita e fica. Desmarque primeiro.`,
    pastStays: "O que passou fica onde estava.",
    startLater: (amount) =>
      `${count(amount, { one: "# sessão começa", other: "# sessões começam" })} mais tarde porque esta está fixada.`,

    today: (minutes) => `${length(minutes)} hoje`,
    todayRestLater: (minutes) => `${length(minutes)} hoje, o resto depois`,
    movedLater: (minutes, days, today) => `${length(minutes)} para ${laterDays(days, today)}.`,
    fitsNoMore: (minutes) => `${length(minutes)} não cabem mais.`,
    fittedIn: (minutes, name, days, today) =>
      `${length(minutes)} de ${name} para ${laterDays(days, today)}`,

    work: {
      added: (title) => `${title} adicionado.`,
      countAdded: (amount) => count(amount, { one: "# adicionado.", other: "# adicionados." }),
      addedAndMoved: (added, moved) =>
        `${[
          ...(added > 0 || moved === 0
            ? [count(added, { one: "# adicionado", other: "# adicionados" })]
            : []),
          ...(moved > 0 ? [count(moved, { one: "# movido", other: "# movidos" })] : []),
        ].join(", ")}.`,
      handedIn: (title) => `${title} entregue.`,
      deleted: (title) => `${title} excluído.`,
      skipped: (title) => `${title} pulado.`,
      ended: (title) => `${title} encerrado.`,
      freed: (amount) =>
        count(amount, { one: "# sessão liberada.", other: "# sessões liberadas." }),
      isOpenAgain: (title) => `${title} está aberto de novo.`,
      changedAll: (title) => `${title} mudou em todas as semanas.`,
      leftOut: (title) => `${title} ficou de fora.`,
      stays: (title) => `${title} fica.`,
    },
  }),
  said(planOfferWords, {
    added: (day, today, time, minutes) =>
      `${dayName(day, today)} ${time}, ${length(minutes)}, nova`,
    lengthened: (day, today, minutes) => `${dayName(day, today)}, agora ${length(minutes)}`,
    moved: (day, today, to, time) =>
      `${dayName(day, today)}, vai para ${day === to ? "" : `${dayName(to, today)} `}${time}`,
    dropped: (day, today) => `${dayName(day, today)}, sai`,

    examDate: (day) => shortDayAndMonth(day),
    stays: "Fica como está",
    more: (minutes) => `${length(minutes)} a mais que agora`,
    less: (minutes) => `${length(minutes)} a menos que agora`,
    covered: "Não precisa de outro lugar: o resto do seu plano dá conta",
    allDropped: (minutes) => `Saem ${length(minutes)}`,
    partDropped: (back, lost) => `Voltam ${length(back)}, saem ${length(lost)}`,
    back: (back, open) => `Voltam ${partOf(back, open)}`,
    backOn: (minutes, day) => `Voltam ${length(minutes)} em ${weekdayOn(day)}, ${dayAndMonth(day)}`,
    backBy: (back, open, day) => `Voltam ${partOf(back, open)} até ${dayAndMonth(day)}`,
    doNotFit: (minutes) => `${length(minutes)} não cabem`,

    moreADay: (minutes) => `${length(minutes)} a mais por dia`,
    moreNote: (back, open, until) =>
      `${until === undefined ? "" : `Até ${dayAndMonth(until)}. `}Voltam ${partOf(back, open)}.`,
    keepDays: "Manter meus dias",
    keepAndDrop: (minutes) => `Manter meus dias, tirar ${length(minutes)}`,
    intoFreeHours: (minutes) => `${length(minutes)} cabem em horas livres.`,
    hoursStay: (minutes) => `Suas ${length(minutes)} por dia ficam como estão.`,
    sessionsChange: (amount) => count(amount, { one: "# sessão muda.", other: "# sessões mudam." }),
    scratch: "Planejar do zero",
    scratchMost: (minutes) => `Voltam ${length(minutes)}, a maioria das sessões se move.`,
    scratchSome: (minutes, amount) =>
      `Voltam ${length(minutes)}, ${count(amount, { one: "# sessão muda", other: "# sessões mudam" })}.`,

    doneDropped: (minutes) => `Pronto: seus dias ficam, saem ${length(minutes)}.`,
    done: {
      more: (back, open, extra) =>
        `Pronto: ${length(extra)} a mais por dia, voltam ${partOf(back, open)}.`,
      keep: (back, open) => `Pronto: voltam ${partOf(back, open)}.`,
      scratch: (back, open) => `Pronto: planejado do zero, voltam ${partOf(back, open)}.`,
    },

    title: "Atualize seu plano",
    leftTitle: (minutes, name) => `Sobraram ${length(minutes)} de ${name}. Onde?`,
    awayTitle: "Que bom ver você de novo. Veja como seguir.",
    fitsTitle: (minutes) => `Você perdeu ${length(minutes)}. Tudo cabe de novo.`,
    missedTitle: (minutes) => `Você perdeu ${length(minutes)}. Veja como recuperar.`,
    follows: "Seu plano segue as mudanças que você fez.",
    finishedStays: "O que você terminou fica.",
    notDone: (minutes, from) => `${length(minutes)} desde ${dayAndMonth(from)} não foram feitas.`,
    allFits: "Tudo cabe de novo.",
    daysAreFull: "Seus dias estão cheios, então algo precisa ceder.",
    missed: (subjects, from, to, today) => {
      const names = subjects.length > 2 ? `${subjects.length} matérias` : and(subjects);
      return `${names} ${from === to ? "de" : "desde"} ${pastName(from, today)}.`;
    },
    missedOn: (from, to, today) =>
      `${capital(from === to ? pastName(from, today) : `de ${pastName(from, today)} a ${pastName(to, today)}`)}.`,
    noLongerDay: (minutes) => `Nenhum dia passa das suas ${length(minutes)}.`,
  }),
  said(storageWords, {
    tooLong: "É longo demais para guardar. Encurte.",
    isFull: (limit) => `Há espaço para ${limit} itens. Remova os que você não precisa mais.`,
    deviceAway: "Não foi possível alcançar este aparelho. Confira a conexão e tente de novo.",
  }),
];
