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

const sessions = (amount: number) => count(amount, { one: "# sessão", other: "# sessões" });
const dateOf = (day: Day) => `${shortWeekdayOf(day)} ${shortDayAndMonth(day)}`;
const longDay = (day: Day) => `${shortWeekdayOf(day)} ${dayAndMonth(day)}`;
const away = (days: number): string => {
  if (days === 0) return "hoje";
  if (Math.abs(days) === 1) return days === 1 ? "amanhã" : "ontem";
  return days > 0 ? `em ${days} dias` : `há ${-days} dias`;
};
const amountOf = (doneMinutes: number, minutes: number, isGuessed: boolean) =>
  `${doneMinutes < 1 ? 0 : length(doneMinutes)} de ${isGuessed ? "cerca de " : ""}${length(minutes)}`;
const freeUntil = (minutes: number, day: Day) =>
  `Até ${shortWeekdayOf(day)} há ${length(minutes)} livres.`;

/** Reasons that are stored in English. */
const asides: Readonly<Record<string, string> & Record<LeftOutReason, string>> = {
  "This is not a calendar": "Isto não é um calendário",
  "Done already": "Já feito",
  "Without a date": "Sem data",
  Over: "Passado",
  "Already among your exams": "Já está entre suas provas",
  "This file is not complete": "Este arquivo não está completo",
  "This file is too large": "Este arquivo é grande demais",
  "This calendar has too many events": "Este calendário tem eventos demais",
  "Too many items": "Itens demais",
  "A note, not a task": "Uma anotação, não uma tarefa",
  Deleted: "Excluído",
  "Could not be read": "Não dá para ler",
  Cancelled: "Cancelado",
  "Without a title": "Sem título",
  "For teachers": "Para professores",
  "Opening time": "Hora de abertura",
  "Closing time of work that is due earlier": "Fechamento de algo que se entrega antes",
};

export default [
  said(dueWorkWords, {
    row: (parts) => parts.join(", "),
    dueWork: "Entregas",
    import: "Importar",
    allWork: "Todas as entregas",
    nothingDue: "Nada para entregar nas próximas duas semanas.",
    handedIn: (title) => `Entregue: ${title}`,
    newDate: "Nova data",
    newDateFor: (title) => `Nova data para ${title}`,
    whatHelps: "O que ajuda?",
    whatHelpsWith: (title) => `O que ajuda com ${title}?`,
    everyWeek: "Toda semana",
    length,
    day: dateOf,
    dueSoon: (day, time) => `${shortWeekdayOf(day)} ${time}`,
    wasDue: (day, daysAgo) =>
      `Era para ${daysAgo === 0 ? "hoje" : daysAgo < 7 ? shortWeekdayOf(day) : shortDayAndMonth(day)}`,
    away,
    amount: amountOf,
    short: (minutes) => `faltam ${length(minutes)}`,
    startBy: (day) => (day === "today" ? "Comece hoje" : `Comece até ${shortWeekdayOf(day)}`),

    addWork: "Adicionar uma entrega",
    example: "Redação 2 de História, entrega sexta, 6 h",
    understood: "Entendido",
    title: "Título",
    subject: "Matéria",
    noDate: "Sem data",
    whichSubject: "Qual matéria?",
    newSubject: (name) => `Nova matéria “${name}”`,
    howLong: "Quanto tempo?",
    whichDay: (text) => `Que dia é “${text}”?`,
    howManyHours: "Quantas horas?",
    likeLast: (minutes, amount) =>
      `Uns ${length(minutes)}, como ${amount === 1 ? "da última vez" : `nas últimas ${amount} vezes`}`,
    dueAt: "Hora da entrega",
    repeats: (weeks, until) =>
      `${weeks === 1 ? "Toda semana" : `A cada ${weeks} semanas`}${until === undefined ? "" : ` até ${shortDayAndMonth(until)}`}`,
    needDates: (lines) =>
      lines === 1 ? "Uma linha precisa de data." : `${lines} linhas precisam de data.`,
    problems: {
      "no title": "Como se chama?",
      "no date": "É para quando?",
      "no length": "Quanto tempo leva? Deixe em branco se não souber.",
      "too long": "São mais de 500 horas. Adicione várias entregas.",
      "starts late": "Começa depois da entrega.",
      "ends early": "Termina antes da primeira entrega.",
      "day is over": "Esse dia já passou. Fica planejado com atraso.",
    },
    fits: (amount, ready) =>
      `Cabe. ${sessions(amount)}, pronto ${ready === "today" ? "hoje" : shortWeekdayOf(ready)}.`,
    fitsFree: (minutes, until) => `Cabe. ${freeUntil(minutes, until)}`,
    othersGiveWay: (minutes, until) => `${freeUntil(minutes, until)} Outras sessões abrem espaço.`,

    notKnown: "Ainda não se sabe",
    moreToFinish: (amount) => `terminar mais ${amount}`,
    finishMore: (amount) =>
      `Ainda não se sabe. Termine mais ${sessions(amount)} com o cronômetro para ter um número.`,
    inTen: (tenths) => `${tenths} em 10`,
    chances: { likely: "provável", tight: "apertado", unlikely: "improvável" },
    inTime: (bold, tenths) => ["Em ", bold(`${tenths} de 10`), " casos tudo fica pronto a tempo. "],
    dayAndAway: (day, days) => `${longDay(day)}, ${away(days)}`,
    leftToDo: "Falta fazer",
    leftAndPlanned: (left, planned) =>
      `${length(left)}, ${planned >= left ? "tudo planejado" : `dos quais ${length(planned)} planejados`}`,
    youKeep: "Você cumpre",
    keptOf: (done, planned) => `${done} de ${planned} sessões planejadas`,
    takesYou: "Você leva",
    timesAsLong: (factor) => `${decimal(factor)} vezes o planejado`,
    makeNine: "Chegar a 9 em 10",
    moreAWeek: (minutes) => `mais ${length(minutes)} por semana`,
    fromFinished: (amount) =>
      `De ${count(amount, { one: "# trabalho seu terminado", other: "# trabalhos seus terminados" })}.`,
    cameTrue: (likely, done) => `De ${likely} que demos como prováveis, ${done} foram feitos.`,
  }),
  said(assignmentWords, {
    assignment: "Entrega",
    weeklyWork: "Entrega semanal",
    subjectIs: "Matéria: ",
    chooseSubject: "Escolher matéria",
    findSubject: "Buscar matéria",
    noSubject: "Sem matéria",
    amountDone: (doneMinutes, minutes, isGuessed) =>
      `${amountOf(doneMinutes, minutes, isGuessed)} feitos`,
    handedInOf: (done, of) => `${done}${of === undefined ? "" : ` de ${of}`} entregues`,
    done: (title) => `${title}, feito`,
    dueIn: (days) => `Entrega ${away(days)}`,
    nextIn: (days) => `Próxima entrega ${away(days)}`,
    due: "Entrega",
    dueDay: "Dia da entrega",
    howLong: "Duração",
    howLongEach: "Duração, cada uma",
    hours: "Horas",
    minutes: "Minutos",
    h: "h",
    min: "min",
    pages: "páginas",
    minutesAPage: "min/página",
    inPages: "Em páginas",
    inHours: "Em horas",
    startFrom: "Começar a partir de",
    lastTook: (amount, minutes) =>
      amount === 1
        ? `A última levou cerca de ${length(minutes)}.`
        : `As últimas ${amount} levaram cerca de ${length(minutes)}.`,
    use: (minutes) => `Usar ${length(minutes)}`,
    mayBeEmpty: (minutes) =>
      `Deixe em branco se não souber. São planejados cerca de ${length(minutes)}.`,
    repeats: "Repete",
    repeatOptions: { 0: "Nunca", 1: "Toda semana", 2: "A cada duas semanas" },
    weekday: "Dia da semana",
    until: "Até",
    useForAll: "Usar em todas as semanas",
    allWeeks: "Todas as semanas",
    note: "Anotação ou link",

    fits: "Cabe.",
    allFit: "Todas cabem.",
    aWeek: (minutes, days) =>
      `Uns ${length(minutes)} por semana, quase sempre ${and(days.map(tools.shortWeekday))}.`,
    notPlanned: "Ainda não está no plano. Atualize o plano para dar tempo a ela.",
    sessionsOn: (days) => `Sessões: ${and(days.map(tools.shortWeekday))}.`,
    ready: (day, daysEarly) =>
      `Pronto ${longDay(day)}${daysEarly <= 0 ? "" : daysEarly === 1 ? ", um dia antes" : `, ${daysEarly} dias antes`}.`,
    cancel: "Cancelar",
    add: "Adicionar",
    delete: "Excluir",
    thisOne: "Só esta",
    allThatFollow: "Todas as seguintes",
    handedIn: "Entregue",
    notHandedIn: "Não entregue",
    handInOf: (day) => `Entregar a de ${dateOf(day)}`,
    close: "Fechar",

    parts: "Partes",
    inParts: (minutes, amount) =>
      `${length(minutes)} em ${count(amount, { one: "# parte", other: "# partes" })}`,
    splitIt: "Divida se ajudar: pesquisa, rascunho, revisão.",
    part: (number) => `Parte ${number}`,
    move: (name) => `Mover ${name}: Alt com seta para cima ou para baixo`,
    partDone: (name) => `Feito: ${name}`,
    minutesFor: (name) => `Minutos para ${name}`,
    anyDay: "Qualquer dia",
    anyDayFor: (name) => `${name}: qualquer dia`,
    doneBy: (name) => `${name}, pronto até`,
    remove: (name) => `Remover ${name}`,
    addPart: "Adicionar uma parte",

    comingUp: "Próximas",
    comingUpText: "Cada uma pode ser mudada sozinha.",
    handedInOn: (title, day) => `Entregue: ${title}, ${dateOf(day)}`,
    movedFrom: (day) => `Movido de ${dateOf(day)}`,
    putBack: "Devolver",
    moreFor: (name) => `Mais para ${name}`,
    changeThisOne: "Mudar só esta",
    skipThisOne: "Pular esta",
    openNamed: (title, day) => `Abrir ${title}, ${dateOf(day)}`,
  }),
  said(termWords, {
    yourTerm: "Seu semestre",
    about: "Tudo o que tem data, semana a semana.",
    dates: (amount, last, { name, day, away: days, time }) => {
      const when = days === 0 ? "hoje" : days === 1 ? "amanhã" : `em ${dayAndMonth(day)}`;
      return `${count(amount, { one: "# data", other: "# datas" })} até ${dayAndMonth(last)}. A seguir: ${name}, ${when}${time === undefined ? "" : ` às ${time}`}.`;
    },
    addExam: "Adicionar uma prova",
    noDates: "Ainda não há datas",
    firstDate: "Escreva a primeira. Uma linha basta.",
    bring: (calendar, exams) => [
      "Ou ",
      calendar("traga o calendário da escola"),
      " ou ",
      exams("cole suas provas"),
      ".",
    ],

    weeksUntil: (day) => `Semanas até ${dayAndMonth(day)}`,
    week: (first, last) =>
      `${first.slice(0, 7) === last.slice(0, 7) ? Number(first.slice(8)) : dayAndMonth(first)} a ${dayAndMonth(last)}`,
    weekOf: shortDayAndMonth,
    weekSaid: (planned, minutes, due) =>
      `: ${length(planned)} de ${length(minutes)} planejados. ${due.length === 0 ? "Nada para entregar" : due.join(", ")}`,
    full: "Cheia",
    daysOff: "Dias livres",
    exam: "Prova",
    named: (subject, title) => `${subject}, ${title}`,
    handIn: "Entrega",
    yourHours: "Suas horas",

    closeWeek: "Fechar a semana",
    plannedAndFree: (planned, free) => `${length(planned)} planejados, ${length(free)} livres.`,
    needed: (bold, from, until, neededMinutes, thereMinutes, isProven) => [
      from === undefined ? "Antes de " : `De ${dayAndMonth(from)} a `,
      bold(from === undefined ? longDay(until) : dayAndMonth(until)),
      " você precisa de ",
      bold(length(neededMinutes)),
      isProven ? ". Você tem " : ". No seu plano cabem ",
      bold(length(thereMinutes)),
      ".",
    ],
    neededAndThere: (neededMinutes, thereMinutes) =>
      `${length(neededMinutes)} necessários, ${length(thereMinutes)} disponíveis`,
    whatHelps: "O que ajuda",
    trying: "Procurando espaço…",
    nothingHelps: "Nada do que se ajusta aqui abre espaço.",
    aPart: "uma parte",
    seeFirst: "Você vê o novo plano antes de qualquer mudança.",

    subjects: "Matérias",
    allSubjects: "Todas as matérias",
    beforeThisWeek: "Antes desta semana",
    thisWeek: "Esta semana",
    anyDay: "Qualquer dia",
    weekdayAndDay: (day) => `${shortWeekdayOf(day)} ${Number(day.slice(8))}`,
    handedIn: (amount) => count(amount, { one: "# entregue", other: "# entregues" }),
  }),
  said(workImportWords, {
    bringIn: "Trazer entregas",
    chooseFile: "Escolher arquivo",
    readIt: "Ler",
    about:
      "Cole um programa ou uma lista, ou escolha um arquivo: um programa (também PDF) ou uma exportação do Todoist, TickTick, Notion, Google Tasks, Trello, Asana, Microsoft To Do ou Things. Ele é lido neste dispositivo.",
    text: "Texto",
    example: "Redação 1, entrega 12 de outubro (20%)\nProva 19 de outubro, 10:00",
    file: "Arquivo com entregas",
    nothingDue: "Nenhuma entrega encontrada. São lidas datas como 24 nov, 24/11 ou 2026-11-24.",
    yourText: "seu texto",

    found: (amount, areExams, source, courses) =>
      `${areExams ? count(amount, { one: "# prova", other: "# provas" }) : count(amount, { one: "# entrega", other: "# entregas" })} em ${source}${courses.length > 0 ? ` (${courses.join(", ")})` : ""}`,
    nothingNew: (source) => `Nada novo em ${source}`,
    untilYouAdd: "Nada é adicionado até você clicar em Adicionar.",
    byHand: "Em Entregas você pode adicionar à mão.",
    greyAreGuesses: "Tempos em cinza são estimativas.",
    notNow: "Agora não",
    add: (amount) => `Adicionar ${amount}`,
    headings: ["Nome", "Tipo", "Entrega", "Duração"],
    choices: {
      "hand-in": "Entrega",
      reading: "Leitura",
      quiz: "Teste",
      exam: "Prova",
      "leave out": "Deixar de fora",
    },
    untitled: "Sem título",
    noDate: "Sem data",
    day: dateOf,
    when: (day, time) => `${dateOf(day)}, ${time}`,
    length,
    aside: (reason) => asides[reason] ?? reason,
    weight: (percent) => `${percent}% da nota`,
    sameAs: (title) => `Igual a ${title}. Os dois viram um.`,
    kindOf: (title) => `Tipo de ${title}`,
    howLong: (title) => `Duração: ${title}`,
    howLongIs: (title) => `Quanto tempo leva ${title}? Escreva 2 h ou 90 min.`,
    newSubject: (name) => `${name} (nova)`,
    noCourse: "Sem curso",
    noSubject: "Sem matéria",
    subjectOf: (course) => `Matéria de ${course}`,
    takenOf: (taken, all) => `${taken} de ${all}`,
    hideAside: "Ocultar o que ficou de fora",
    showAside: (amount) =>
      `${amount} de fora: passados, feitos, sem data ou que não são entregas. Mostrar`,

    newsFrom: (calendar) => `Novidades de ${calendar}`,
    counts: (fresh, moved, gone) =>
      [
        ...(fresh > 0 ? [count(fresh, { one: "# novo", other: "# novos" })] : []),
        ...(moved > 0 ? [count(moved, { one: "# movido", other: "# movidos" })] : []),
        ...(gone > 0 ? [`${gone} fora do calendário`] : []),
      ].join(", "),
    movedTo: (title, day) => `${title} para ${shortWeekdayOf(day)}`,
    titles: (titles, more) => `${titles.join(", ")}${more > 0 ? ` e mais ${more}` : ""}.`,
    hide: "Ocultar",
    show: "Mostrar",
    acceptAll: "Aceitar tudo",
    marks: { new: "Novo", exam: "Nova prova", moved: "Movido", gone: "Sumiu" },
    aboutLength: (minutes) => `cerca de ${length(minutes)}`,
    leaveOut: (title) => `Deixar ${title} de fora`,
    accept: "Aceitar",
    acceptNamed: (title) => `Aceitar ${title}`,
    acceptDate: (title) => `Aceitar a nova data de ${title}`,
    keepDay: (day) => `Manter ${shortWeekdayOf(day)}`,
    keepDayFor: (day, title) => `Manter ${shortWeekdayOf(day)} para ${title}`,
    noLongerIn: (calendar) => `Não está mais em ${calendar}`,
    remove: "Remover",
    removeNamed: (title) => `Remover ${title}`,
    keep: "Manter",
    keepNamed: (title) => `Manter ${title}`,
  }),
  said(notificationsWords, {
    settings: "Ajustes de notificações",
    saving: "Salvando…",
    save: "Salvar preferências",
    saved: "Preferências salvas!",
    email: "E-mail",
    wrongEmail: "Digite um e-mail válido",
    notRemembered:
      "Não foi possível salvar suas preferências: o armazenamento deste navegador está cheio ou bloqueado.",
    mailHints: {
      unavailable: "Este servidor não envia e-mails. Seus ajustes ficam guardados até enviar.",
      unconfirmed: "Os e-mails chegam quando você abrir o link que enviamos a este endereço.",
      confirmed: "Todo e-mail tem um link para parar.",
    },
    mailNeedsAccount:
      "Para receber e-mails você precisa de uma conta. Saia e cadastre-se; seu plano vem junto.",
    kinds: {
      studyReminders: "Lembretes de estudo",
      examAlerts: "Avisos de prova",
      weeklyDigest: "Resumo da semana",
      motivationalQuotes: "Frases motivadoras",
    },
    kindHints: {
      studyReminders: "Um aviso antes de cada sessão.",
      examAlerts: "Um aviso quando as provas se aproximam.",
      weeklyDigest: "Um resumo da sua semana, todo domingo.",
      motivationalQuotes: "Uma frase curta para começar o dia.",
    },

    remindMeOf: "Lembre-me de",
    thisDevice: "Este dispositivo",
    mail: "E-mail",
    device: {
      off: "não",
      "while open": "enquanto aberto",
      "also when closed": "também fechado",
    },
    reminders: {
      studyReminders: "Sessões de estudo",
      examAlerts: "Entregas e provas",
      weeklyDigest: "Resumo da semana",
      motivationalQuotes: "Frase",
    },
    reminderHints: {
      studyReminders: "15 min antes de uma sessão",
      examAlerts: "Nos dias antes, às 08:00",
      weeklyDigest: "Quando sua semana termina, às 18:00",
      motivationalQuotes: "De manhã",
    },
    onDevice: (reminder) => `${reminder}, neste dispositivo`,
    byMail: (reminder) => `${reminder}, por e-mail`,
    quietHours: "Horas de silêncio",
    quietHint: "Nessas horas nada toca.",
    quietFrom: "Silêncio das",
    quietTo: "Silêncio até",
    to: "às",
    showNames: "Mostrar nomes na tela de bloqueio",
    showNamesHint: "Não: “Uma sessão começa às 15:30”",
    badge: "Número no ícone do app",
    badgeHint: "Quantos lembretes você não viu.",
    turnOffDevice: "Desligar neste dispositivo",

    homeScreen: "Adicione primeiro à tela inicial",
    homeScreenText: "O iPhone só envia lembretes a apps da tela inicial.",
    homeScreenSteps: [
      "Toque em Compartilhar",
      "Toque em “Adicionar à Tela de Início”",
      "Abra o Smart Planner por lá",
    ],
    remindHere: "Lembrar neste dispositivo",
    blocked: "Este navegador bloqueia lembretes",
    blockedHint: "Toque no ícone à esquerda do endereço, depois Notificações e Permitir.",
    whenClosed: "Também com o Smart Planner fechado.",
    whileOpen: "Enquanto o Smart Planner estiver aberto.",
    onlyWhileOpen: "Aqui os lembretes só chegam enquanto estiver aberto.",
    cannotShow: "Este navegador não pode mostrar notificações aqui.",
    tryAgain: "Tentar de novo",
    turnOn: "Ligar",
    workGone: "O que você entregou não está mais aqui.",
    sessionGone: "Uma sessão que você marcou como feita não está mais no seu plano.",
  }),
  said(firstRunWords, {
    whatsComing: "O que vem por aí?",
    hint: "Escreva, cole um e-mail ou solte uma foto, um PDF ou um arquivo de calendário.",
    example:
      "Biologia prova 30 novembro\nRedação História entrega sexta 23:59, 6 horas\nAulas segunda a sexta até 15:30",
    drop: "Solte: lemos fotos, PDF, CSV e arquivos de calendário",
    chooseFile: "Escolher arquivo",
    file: "Um arquivo com o que vem por aí",
    notRead: (lines) =>
      lines === 1 ? "Não entendemos isso." : `Não entendemos as ${lines} linhas sublinhadas.`,
    read: (things, questions) =>
      `${count(things, { one: "# item lido", other: "# itens lidos" })}${questions === 0 ? "" : `, ${count(questions, { one: "# pergunta", other: "# perguntas" })}`}. Toque em um para mudar.`,
    whatWeRead: "O que lemos",
    howMuchTime: "Quanto tempo em um dia de aula?",
    hours: (hours) => `${hours} h`,
    planAround: (name) =>
      `Planejamos em volta de ${name === "School" ? "suas aulas" : name} e fazemos disso um plano avançado.`,
    school: "Aulas",
    addOne: "Adicione uma prova ou entrega.",
    makePlan: "Fazer meu plano",
    orSample: (button) => ["ou ", button("experimente um exemplo")],
    byHand: "Ou preencha à mão",

    work: (subject, title) => `${subject}: ${title}`,
    examOn: (day) => `prova, ${shortDayAndMonth(day)}`,
    due: (day, time, minutes) =>
      `entrega ${day === "today" ? "hoje" : day === "tomorrow" ? "amanhã" : shortDayAndMonth(day)}${time === undefined ? "" : ` ${time}`}${minutes === undefined ? "" : `, ${length(minutes)}`}`,
    examOrHandIn: (day) => `${shortDayAndMonth(day)}: prova ou entrega?`,
    answers: { exam: (name) => `${name}: prova`, due: (name) => `${name}: entrega` },
    kinds: { exam: "Prova", due: "Entrega" },
    whatIsIt: "O que é?",
    name: "Nome",
    title: "Título",
    days: "Dias",
    dayChip: tools.shortWeekday,
    from: "Das",
    to: "Às",
    examDay: "Dia da prova",
    dueDay: "Dia da entrega",
    isLate: "Esse dia já passou: estaria atrasado.",
    missingDay: "Digite uma data.",
    missingName: "Digite um nome.",
    done: "Pronto",
    remove: (name) => `Remover ${name}`,
    removed: (name) => `Removido: ${name}.`,
    undo: "Desfazer",
  }),
];
