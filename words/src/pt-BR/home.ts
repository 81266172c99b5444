import type { CalendarDay } from "@smart-planner/planner/model";
import { homeWords } from "../en/home.ts";
import { said } from "../said.ts";
import { and, count, dayAndMonth, length, shortWeekdayOf } from "./tools.ts";

const subjectsOf = (amount: number) => count(amount, { one: "# matéria", other: "# matérias" });
const hours = (subjects: number, minutes: number) =>
  `${subjectsOf(subjects)}, ${length(minutes)} por dia`;
const madeOn = (day: CalendarDay, today: CalendarDay) =>
  day === today ? "hoje" : `em ${dayAndMonth(day)}`;
const withMore = (names: readonly string[], more: number) =>
  more > 0 ? [...names, `mais ${more}`] : names;

export default [
  said(homeWords, {
    planner: "Planejador",
    heading: "Planeje seus estudos",
    promise: "Organize, planeje e avance com guias de estudo com IA.",
    change: "Mudar",
    fold: "Recolher",
    undo: "Desfazer",
    planMode: "Tipo de plano",
    modes: { quick: "Plano rápido", advanced: "Plano avançado" },
    opening: "Abrindo o plano avançado…",
    generating: "Gerando seu plano de estudos…",
    thisIsYour: (plan) => `Plano em uso: ${plan}.`,
    showIt: "Mostrar",
    clear: "Apagar o plano de estudos",
    clearQuestion: (plan) =>
      `Quer mesmo apagar seu plano atual (${plan})? Seu progresso e tudo o que você digitou também serão apagados.`,
    cleared: (plan) => `Seu plano (${plan}) foi apagado.`,
    lastChange: "Última mudança",
    lastChangeIs: (name) => `Última mudança: ${name}.`,
    calendarAdded: "Seu calendário foi adicionado. Nada é planejado nesses horários.",
    addressNeedsAccount: "Calendários por endereço precisam de uma conta.",
    addCalendarQuestion: (address) => `Adicionar este calendário?\n\n${address}`,
    turnOnPreview: "Ligue os recursos em prévia para usar o que você compartilhou.",
    samplePlan: "Plano de exemplo",
    sampleSubjects: ["História", "Matemática", "Biologia", "Física", "Português"],
    sampleText: "É só um exemplo para experimentar. Ele some quando você sai.",
    clearSample: "Apagar o exemplo",
    noTimeInSample: "No exemplo, o tempo não é medido.",
    subjectsAndHours: "Matérias e horas",
    noExamAhead: "Não há provas pela frente, então não há nada para planejar. Confira as datas.",
    aDay: (minutes) => `${length(minutes)} por dia`,
    hours,
    hoursUntil: (subjects, minutes, lastExam) =>
      `${hours(subjects, minutes)}, última prova em ${dayAndMonth(lastExam)}`,
    week: (classMinutes, names, more, sleep) =>
      [
        ...(classMinutes > 0 ? [`${length(classMinutes)} de aulas`] : []),
        ...withMore(names, more),
        ...(sleep === undefined ? [] : [`sono das ${sleep.from} às ${sleep.to}`]),
      ].join(", ") || "Qualquer hora livre",
    made: (day, today) => `Feito ${madeOn(day, today)}`,
    madeAndChanged: (made, changed, today) =>
      `Feito ${madeOn(made, today)}, mudado ${madeOn(changed, today)}`,
    addExamsOrChapters: "Adicionar provas ou capítulos",
    carrySubjects: (subjects, plan) => `Adicionar ${subjectsOf(subjects)} (${plan})`,
    carryWithHours: (subjects, amount, plan) =>
      `Adicionar ${subjectsOf(subjects)} e ${count(amount, { one: "# hora", other: "# horas" })} por dia (${plan})`,
    addSubjects: "Adicione suas matérias",
    configure: "Ajuste sua semana",
    preview: "PRÉVIA",
    optimiseSoon: "A otimização com IA está em prévia e chega em breve.",
    tabs: {
      manual: "À mão",
      commitments: "Compromissos",
      preferences: "Preferências",
      upload: "Enviar horário",
    },
    whenToStudy: "Quando você gosta de estudar?",
    enoughForPlan:
      "Isso basta para um plano. Abaixo está sua semana como a entendemos: marque por cima o que estiver errado.",
    alreadyCommitment: (name) => `${name} já é um dos seus compromissos.`,
    nowCommitment: (name) => `${name} agora é um dos seus compromissos, no plano avançado.`,
    noCommitment: (name) => `${name} não é mais um compromisso.`,
    timeToCatchUp: "Tempo para recuperar",
    withoutPlace: "Capítulos sem espaço",
    missingChapters: (subject, minutes, names, more) =>
      `${subject}: não há espaço para ${length(minutes)} antes da prova: ${and(withMore(names, more))}.`,
    names: (names, more) => and(withMore(names, more)),
    printWeek: "Imprimir esta semana",
    due: (title) => `Entregar: ${title}`,
    printedAt: (day, time) => `${shortWeekdayOf(day)} ${dayAndMonth(day)}, ${time}`,
    isNotDone: (title) => `${title}: não feito.`,
    isDone: (title) => `${title}: feito.`,
    doneEarly: "Terminou antes?",
    tookLonger: "Levou mais tempo?",
    noRoomBeforeExam: (title) => `Nenhum dia antes da prova tem espaço para ${title}.`,
    noRoomLeft: {
      exam: (minutes, name) =>
        `Nenhum dia antes da prova tem espaço para o que falta de ${name}: ${length(minutes)}.`,
      due: (minutes, name) =>
        `Nenhum dia antes da entrega tem espaço para o que falta de ${name}: ${length(minutes)}.`,
    },
    focus: "Foco",
    inYourLog: (name, minutes) => `${name}: ${length(minutes)} no seu registro.`,
    whyNow: "Por que agora",
    review: (chapter) => `Revisão: ${chapter}`,
    planReady: (sessions) =>
      `Seu plano está pronto: ${count(sessions, { one: "# sessão", other: "# sessões" })} hoje.`,
    firstIs: (title, time) => `Primeiro ${title}, às ${time}.`,
    tooLate: (time) => `Já são ${time}. Começar amanhã?`,
    startOrTomorrow: (time, title, start) =>
      `Já são ${time}. Começar com ${title} às ${start} ou amanhã?`,
    firstExam: (subjects, when) => `Primeira prova: ${subjects}, ${when}.`,
    beginTomorrow: "Começar amanhã",
    startAt: (time) => `Começar às ${time}`,
    gotIt: "Entendi",
    lastSession: "Essa foi a última sessão",
    examsDone: "Todas as provas feitas",
    workHandedIn: "Tudo entregue",
    yoursNow: "Isso agora é seu. Aproveite a pausa.",
    enjoyBreak: "Aproveite a pausa.",
    examTomorrow: (subjects) => `Amanhã: ${and(subjects)}. Durma bem.`,
    nextExam: (subjects, when) => `Próxima prova: ${and(subjects)}, ${when}.`,
    examDay: (day, today) => (day === today ? "hoje" : dayAndMonth(day)),
  }),
];
