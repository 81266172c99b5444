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

const sessions = (amount: number) => count(amount, { one: "# sessão", other: "# sessões" });
const chapters = (amount: number) => count(amount, { one: "# capítulo", other: "# capítulos" });
const classes = (amount: number) => count(amount, { one: "# aula", other: "# aulas" });
const weekdayOn = (day: Day) => tools.weekday(weekdayOf(day));
const spokenDay = (day: Day) => `${weekdayOn(day)}, ${dayAndMonth(day)}`;
const shortDate = (day: Day) => `${shortWeekdayOf(day)} ${shortDayAndMonth(day)}`;
const monthOf = (day: Day) => dayAndMonth(day).replace(/^\d+º? de /, "");
const dayNumber = (day: Day) => String(Number(day.slice(8)));

const rangeOf = (first: Day, last: Day): string => {
  if (first === last) return date(last);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${date(first)} – ${date(last)}`;
  const from = first.slice(0, 7) === last.slice(0, 7) ? dayNumber(first) : dayAndMonth(first);
  return `${from} – ${date(last)}`;
};

const lackText = (lacks: readonly Lack[]): string =>
  `Faltam ${and(lacks.map(({ name, minutes }) => `${length(minutes)} de ${name}`))}`;

const openFrom = ({ days: open, today }: OpenSessions): string => {
  if (open.every((day) => daysBetween(day, today) === 1)) return "de ontem";
  const [first = "", second] = open.map((day) =>
    daysBetween(day, today) < 7 ? weekdayOn(day) : dayAndMonth(day),
  );
  if (open.length > 2) return `desde ${first}`;
  return second === undefined ? `de ${first}` : `de ${first} e ${second}`;
};

const weekDone = <Part>(
  mark: (text: string) => Part,
  { doneMinutes, plannedMinutes }: WeekFacts,
): readonly (Part | string)[] => {
  const done = length(doneMinutes);
  if (plannedMinutes > 0)
    return [
      `Você estudou ${done} dos ${length(plannedMinutes)} planejados até `,
      mark("hoje"),
      ".",
    ];
  return doneMinutes > 0
    ? [`Esta semana você estudou ${done}, fora do plano.`]
    : ["Não havia nada planejado esta semana até ", mark("hoje"), "."];
};

const weekMost = ({ most, nextExam }: WeekFacts): string => {
  if (most === undefined) return "Nenhuma matéria teve tempo ainda.";
  if (nextExam === undefined) return `${most} teve mais tempo.`;
  return most === nextExam
    ? `${most} teve mais tempo, e é a primeira prova.`
    : `${most} teve mais tempo; a primeira prova é ${nextExam}.`;
};

const weekOpen = ({ openSessions: open, fitOn }: WeekFacts): string => {
  if (open === 0) return "Não há nada para recuperar esta semana.";
  const amount = `${count(open, { one: "Falta # sessão", other: "Faltam # sessões" })}`;
  if (fitOn === null) return `${amount}; esta semana não tem espaço.`;
  return `${amount}; há espaço: ${and(fitOn.map(weekdayOn))}.`;
};

const workLeft = ({ kind, topics, doneTopics, wholeMinutes, doneMinutes }: WorkFacts) => {
  if (wholeMinutes <= 0 || kind === "none") return undefined;
  const of = kind === "topics" ? `${doneTopics} de ${chapters(topics)}, ` : "";
  return `${of}faltam ${length(wholeMinutes - doneMinutes)}`;
};
const exams = (amount: number) => count(amount, { one: "# prova", other: "# provas" });

const inDays = (amount: number): string => {
  if (amount === 0) return "hoje";
  return amount === 1 ? "amanhã" : `em ${amount} dias`;
};

export default [
  said(workLineWords, {
    line: ({ kind, exams: amount, isTold, topics, wholeMinutes, doneMinutes }) => {
      if (kind === "none") return isTold ? exams(amount) : undefined;
      if (doneMinutes > 0)
        return `${exams(amount)}, feito: ${length(doneMinutes)} de ${length(wholeMinutes)}`;
      return kind === "topics"
        ? `${exams(amount)}, ${chapters(topics)}`
        : `${exams(amount)}, meta de ${length(wholeMinutes)}`;
    },
    head: ({ kind, topics, wholeMinutes, doneMinutes }) => {
      const done = doneMinutes > 0 ? `, feito: ${length(doneMinutes)}` : "";
      if (kind === "none") return "Sem meta";
      return kind === "topics"
        ? `${chapters(topics)}, ${length(wholeMinutes)}${done}`
        : `Meta de ${length(wholeMinutes)}${done}`;
    },
    left: workLeft,
    fit: (facts, missing, spare) => {
      const rest = workLeft(facts);
      if (rest === undefined) return undefined;
      if (missing > 0) return `${rest}, ${length(missing)} sem espaço`;
      return spare > 0 ? `${rest}, sobram ${length(spare)}` : `${rest}, não sobra nada`;
    },
    nextExam: (next) =>
      next === "over"
        ? "Todas as provas já passaram"
        : `${next.name === "" ? "Prova" : next.name} ${inDays(next.days)}`,
    foot: ({ leftMinutes, until }) => {
      if (leftMinutes <= 0) return "Tudo feito";
      const rest = `Faltam ${length(leftMinutes)}`;
      if (until === undefined) return rest;
      const end = until.name ?? dayAndMonth(until.day);
      return `${rest}, cerca de ${length(until.minutesADay)} por dia até ${end}`;
    },
    examOver: (day, today) =>
      day === today
        ? "Esta prova é hoje, então nenhum tempo é planejado para ela."
        : `${date(day)} já passou, então nenhum tempo é planejado para esta prova.`,
    review: ({ times: amount, last, forecast }) => {
      const gone =
        last === undefined
          ? "Ainda não revisado."
          : `Revisado ${amount === 1 ? "uma vez" : `${amount} vezes`}, a última em ${dayAndMonth(last)}.`;
      if (forecast === undefined) return gone;
      return `${gone} Sem outra revisão, em ${dayAndMonth(forecast.day)} você saberia cerca de ${forecast.percent} %.`;
    },
  }),
  said(advancedPlanWords, {
    steps: "Passos",
    stepNames: [
      "Adicione matérias",
      "Ajuste sua semana e suas preferências",
      "Clique em “Gerar plano de estudos”",
    ],
    stepDone: ", feito",
    generateHeading: "Gere seu plano de estudos",
    optimise: "Otimizar com IA (BETA)",
    generate: "Gerar plano de estudos",

    doesItFit: "Cabe tudo?",
    fromToday: "A partir de hoje",
    looking: "Analisando o plano…",
    outOfDate:
      "Suas matérias, suas entregas ou sua semana mudaram desde que este plano foi feito. “Gerar plano de estudos” o atualiza.",
    catchUp: (day, minutes, hasLater) =>
      `O plano reserva ${length(minutes)} de ${spokenDay(day)} para recuperar${hasLater ? ", e algum tempo em semanas seguintes" : ""}.`,
    noGoals: "Sem meta: suas horas são divididas entre as matérias.",
    someGoals: "Matérias sem meta dividem as horas que há.",
    keeps: "O que este plano cumpre",
    more: (amount) => `E mais ${amount}.`,
    inReserve: (minutes) => `${length(minutes)} de reserva.`,
    useMore: "Usar mais",

    noExam: "Não há mais provas: não sobra nada para planejar.",
    notYet: (lacks) => `Ainda não cabe. ${lackText(lacks)}.`,
    examsFit: (fitting, of, lacks) =>
      `${fitting} de ${count(of, { one: "# prova", other: "# provas" })} ${fitting > 1 ? "cabem" : "cabe"}. ${lackText(lacks)}.`,
    someFit: (fitting, of, lacks) =>
      `${fitting} de ${of} ${fitting > 1 ? "cabem" : "cabe"}. ${lackText(lacks)}.`,
    notDone: (plannedMinutes, missed) =>
      `${length(plannedMinutes)} planejados. Não feito: ${and(missed.map(({ name, minutes }) => `${length(minutes)} de ${name}`))}.`,
    allFits: (plannedMinutes) => `Tudo cabe: ${length(plannedMinutes)} planejados.`,
    allFitsWith: (plannedMinutes, spareMinutes) =>
      `Tudo cabe: ${length(plannedMinutes)} planejados, sobram ${length(spareMinutes)}.`,

    eachExam: "O que cada prova recebe",
    exam: "Prova",
    examOrHandIn: "Prova ou entrega",
    handIn: (day) => `Entrega, ${shortDayAndMonth(day)}`,
    doneAndPlanned: "Feito e planejado",
    share: "Parte",
    needed: "Necessário",
    done: "Feito",
    planned: "Planejado",
    missing: "Falta",
    cushion: "Folga",
    cushionOf: "Folga: ",
    toSpare: (minutes) => `sobram ${length(minutes)}`,
    noCushion: "Nenhuma",
    inTime: "A tempo",
    readiness: "Preparo",
    allExams: "Todas as provas",
    onTrack: "No caminho",
    tight: "Apertado",
    short: (minutes) => `faltam ${length(minutes)}`,
    missed: (minutes) => `${length(minutes)} não feitos`,

    pomodoro: (rounds, breaks) =>
      `Pomodoro: ${count(rounds, { one: "# rodada", other: "# rodadas" })}${breaks === 0 ? "" : `, ${count(breaks, { one: "# pausa", other: "# pausas" })}`}`,
  }),
  said(calendarWords, {
    studyCalendar: "Calendário de estudos",
    hint: "Page Up e Page Down vão de sessão em sessão. Em uma sessão, as setas a movem, com Shift mudam a duração, Enter abre o menu. N adiciona um evento.",
    range: rangeOf,
    spokenDay,
    sessionsIn: (first, last) => `Sessões, ${rangeOf(first, last)}`,
    weekday: shortWeekdayOf,
    date: shortDayAndMonth,
    calendarView: "Visão do calendário",
    views: { week: "Semana", day: "Dia" },
    previous: { week: "Semana anterior", day: "Dia anterior" },
    next: { week: "Próxima semana", day: "Próximo dia" },
    today: "Hoje",
    day: "Dia",
    subjects: "Matérias",
    noPlan: "Ainda não há um plano de estudos. Gere um para começar!",
    tooLong: (day) => `${day} pede mais de 24 horas: o que não cabe está na tabela abaixo.`,
    lengthOver: (minutes, over) => `${length(minutes)}, ${length(over)} a mais`,
    takenOn: (day) => `Ocupado: ${spokenDay(day)}`,
    dueOn: (day) => `Entrega: ${spokenDay(day)}`,
    dueAt: (title, time) => `${title} é para as ${time}`,
    stripDay: (day, amount, isOpen) =>
      [
        monthOf(day),
        amount === 0 ? "nada planejado" : sessions(amount),
        ...(isOpen ? ["algo não feito"] : []),
      ].join(", "),

    marks: "Marcas",
    markNames: {
      done: "Feito",
      missed: "Não feito",
      locked: "Fixado por você",
      own: "Seu",
      broken: "Acima do seu limite",
    },
    states: { done: "feito", missed: "não feito", own: "seu", locked: "fixado" },
    details: {
      date: "Data",
      time: "Hora",
      duration: "Duração",
      examDate: "Data da prova",
      difficulty: "Dificuldade",
    },
    difficulties: { easy: "Fácil", medium: "Média", hard: "Difícil" },

    nothingLeft: {
      week: "Não sobrou nada esta semana.",
      today: "Não sobrou nada hoje.",
      day: "Não sobrou nada neste dia.",
    },
    nothingPlanned: {
      week: "Nada planejado esta semana.",
      today: "Nada planejado hoje.",
      day: "Nada planejado neste dia.",
    },
    allDone: "Tudo feito. Não há mais provas.",
    nextDay: (day) => `A seguir: ${spokenDay(day)}`,

    hold: {
      next: { week: "Segure para a próxima semana", day: "Segure para o próximo dia" },
      previous: { week: "Segure para a semana anterior", day: "Segure para o dia anterior" },
    },
    placeSaid: (day, time, against) =>
      `${spokenDay(day)} ${time}. ${against.length === 0 ? "Você está livre." : `${against.join(". ")}.`}`,
    noRoom: (title) => `O que está fixado não deixa espaço. ${title} fica como estava.`,
    isBack: (title) => `${title} voltou para o lugar.`,
  }),
  said(planTableWords, {
    studyPlan: "Plano de estudos",
    none: "Ainda não há um plano de estudos.",
    span: (first, last) => `${first} a ${last}`,
    byDate: "Plano de estudos, por data",
    date: "Data",
    subject: "Matéria",
    hours: "Horas",
    today: "Hoje",

    weekOf: (day) => `Semana de ${date(day)}`,
    printed: (moment) => `Um plano de estudos, impresso em ${moment}`,
    examDay: (day, time) => (time === "" ? shortDate(day) : `${shortDate(day)}, ${time}`),
    dayOfWeek: (day) => `${weekdayOn(day)} ${dayNumber(day)}`,
    notes: "Anotações",
    tickOnPaper: "Marque agora no papel, depois na tela.",
    plannedThisWeek: (minutes) => `${length(minutes)} planejados esta semana`,
  }),
  said(planUpdateWords, {
    undo: "Desfazer",
    closeChanged: "Fechar as mudanças",
    planningAgain: "Planejando de novo",
    looking: "Procurando espaço…",
    howToCatchUp: "Como recuperar",
    nothingChanges: "Nada muda até você dizer.",
    keepMine: "Ficar com meu plano",
    useThis: "Usar este plano",

    howToFit: "Como fazer caber",
    trying: "Testando o que abriria espaço…",
    noHelp: "Nada do que se ajusta aqui abre espaço. Uma meta menor ou uma prova mais tarde, sim.",
    help: (change, effect) => [`${change}: `, effect],
    allFits: "então tudo cabe",
    short: (minutes) => `então faltam ${length(minutes)}`,
    found: (strong, minutes, shortMinutes) => [
      strong(`+${length(minutes)}`),
      shortMinutes > 0 ? `, ainda faltam ${length(shortMinutes)}` : "",
    ],

    nextDays: "Seus próximos sete dias",
    sessionsChange: (amount) =>
      `Seus próximos sete dias: ${count(amount, { one: "# sessão muda", other: "# sessões mudam" })}`,
    today: "Hoje",
    dayShort: (day) => `${shortWeekdayOf(day)} ${dayNumber(day)}`,
    dayParts: (bold, day) => [`${shortWeekdayOf(day)} `, bold(dayNumber(day))],
    notDone: "Não feito",
    newMinutes: "Novo, em minutos",
    yourHours: (minutes) => `Seus ${length(minutes)}`,
    forEachExam: "O que significa para cada prova",
    seeChanges: (amount) => (amount === 1 ? "Ver a mudança" : `Ver as ${amount} mudanças`),
  }),
  said(progressWords, {
    dashboard: "Seu progresso",
    none: "Gere um plano de estudos para acompanhar seu progresso!",
    overall: "Progresso total",
    hours: (done, all) => `${decimal(done)} / ${decimal(all)} horas`,
    streak: "Dias seguidos",
    streakDays: (amount): string => (amount === 1 ? "dia" : "dias"),
    streakHint: (amount) => {
      if (amount <= 0) return "Comece hoje!";
      return amount === 1 ? "Continue assim!" : "Que constância!";
    },
    closing: (percent, isAllDone) => {
      if (isAllDone) return "Incrível! Você fez todas as sessões. Continue assim!";
      return percent >= 50 ? "Você está indo bem. Continue!" : "Cada passo conta. Vamos estudar!";
    },
    tracked: "Matérias",
    active: "Matérias ativas",
    breakdown: "Por matéria",
    hrs: (done, all) => `${decimal(done)} / ${decimal(all)} h`,
    sessions: "Sessões de estudo",
    today: "Hoje",
  }),
  said(sessionMenuWords, {
    sessionOn: (title, day) => `${title}, ${spokenDay(day)}`,
    todayAt: (from, to, duration) => `Hoje, ${from} – ${to}, ${duration}`,
    dayAt: (day, from, to, duration) => `${spokenDay(day)}, ${from} – ${to}, ${duration}`,
    whyNow: ({ doneMinutes, wholeMinutes, examInDays }) => {
      const done = `Depois disso você terá feito ${length(doneMinutes)} de ${length(wholeMinutes)}.`;
      if (examInDays === undefined) return done;
      if (examInDays === 0) return `${done} A prova é hoje.`;
      return examInDays === 1
        ? `${done} A prova é amanhã.`
        : `${done} Prova em ${examInDays} dias.`;
    },
    yourChoice: (reason) => `${reason}, escolha sua`,
    doneStays: "Sessões feitas não se movem. Desmarque primeiro.",
    close: "Fechar",
    cancel: "Cancelar",
    done: "Feito",
    notDone: "Não feito",
    start: "Começar",
    remove: "Remover",
    skip: "Pular",
    notAgain: "não é planejada de novo",
    tookLonger: "Levou mais tempo",
    planAgain: "Planejar de novo",
    laterToday: "Hoje mais tarde",
    tomorrow: "Amanhã",
    anotherDay: "Outro dia…",
    shorter: "Mais curta",
    longer: "Mais longa",
    unlock: "Soltar",
    keepHere: "Deixar aqui",
    noRoom: "sem espaço",
    dayThen: (minutes) => `esse dia fica com ${length(minutes)}`,
    thatDayThen: (minutes) => `Esse dia fica com ${length(minutes)}`,

    newEvent: "Novo evento",
    moveSession: (title, minutes) => `Mover ${title}, ${length(minutes)}`,
    add: "Adicionar",
    moveTo: (time) => `Mover para ${time}`,
    what: "O quê",
    ownEvent: "Um evento seu",
    study: (subject) => `Estudar ${subject}`,
    name: "Nome",
    groupStudy: "Estudo em grupo",
    suggestions: "Sugestões",
    places: {
      today: (time) => `Hoje ${time}`,
      tomorrow: (time) => `Amanhã ${time}`,
      day: (day, time) => `${weekdayOn(day)} ${time}`,
    },
    day: "Dia",
    time: "Hora",
    minutes: "Minutos",
    problems: {
      day: "Escolha hoje ou um dia depois.",
      time: "Escolha uma hora.",
      length: "Dê uma duração de 5 minutos ou mais.",
      midnight: "Terminaria depois da meia-noite. Comece antes.",
      name: "Dê um nome.",
    },
  }),
  said(smartWords, {
    heading: "Horário inteligente com IA",
    show: "Mostrar",
    hide: "Ocultar",
    inYourWords: "Conte sua semana com suas palavras.",
    preferences: "Suas preferências",
    placeholder: "Conte como você gosta de estudar",
    thinkMore: "Pensar mais",
    thinkMoreHint: "Usa o modelo Pro para uma análise detalhada",
    generate: "Gerar horário inteligente",
    pending: { flash: "Gerando…", pro: "Pensando a fundo…" },
    cancel: "Cancelar",
    error: "Erro:",
    nothingToAsk: "Adicione primeiro matérias e horas disponíveis!",
    failed: "Não foi possível gerar o horário inteligente",
    noSession: "Nenhum plano voltou. Tente de novo.",
    brokenPlan: "O plano que voltou quebra uma das suas regras.",
    planKept: (broken) => `${broken} Seu plano ficou como estava.`,
    nothingPlanned: "Não dá para planejar nada.",
    understoodAs: (wishes) => `Suas preferências foram entendidas assim: ${wishes.join("; ")}.`,
    withoutModel: {
      busy: "O modelo de linguagem está ocupado demais. Suas preferências foram lidas sem ele.",
      unusable:
        "A resposta do modelo de linguagem não serve. Suas preferências foram lidas sem ele.",
      away: "Não dá para acessar o modelo de linguagem agora. Suas preferências foram lidas sem ele.",
      refuses: "O modelo de linguagem recusa este servidor. Suas preferências foram lidas sem ele.",
      slow: "O modelo de linguagem demorou demais. Suas preferências foram lidas sem ele.",
    },
    readHere: "Não deu para acessar o servidor: suas preferências foram lidas neste dispositivo.",
    leftOut: (subject) => `${subject} ficou de fora: não tem data de prova.`,
    keptFree: (calendars, daysOff) =>
      `Fica livre: ${and([...calendars.map((name) => `“${name}”`), ...(daysOff > 0 ? [count(daysOff, { one: "# dia livre", other: "# dias livres" })] : [])])}.`,

    ready: "Seu horário inteligente está pronto.",
    builtIn: "Planejado sem modelo de IA.",
    plannedBy: (model) => `Planejado por ${model}.`,
    nothingUnderstood: "Não entendemos isso.",
    notKept: "Não deu para cumprir",
    changedNothing: "Não mudou nada",
    goodToKnow: "Bom saber",

    whichOne: "O que você quer dizer?",
    everyDayOr: (said, days) =>
      `“${capital(said)}”: todos os dias ou só ${and(days.map(tools.weekday))}?`,
    leaveOut: "Não, deixe de fora",
    understood: "Entendido",
    changeWish: (wish) => `Mudar: ${wish}`,
    removeWish: (wish) => `Remover: ${wish}`,
    notUnderstood: "Não entendido",
    tryThis: "Tente assim:",
    isDueWork: "Isto é uma entrega, não uma preferência.",
    addDueWork: (title) => `Adicionar “${title}” às entregas`,
    misspelt: (word) => `“${word}”`,

    days: "Dias",
    from: "De",
    to: "Até",
    firstDay: "Primeiro dia",
    lastDay: "Último dia",
    numbers: {
      atLeast: "Pelo menos",
      atMost: "No máximo",
      howLong: "Quanto tempo",
      daysBeforeExam: "Dias antes da prova",
      daysAWeek: "Dias por semana",
      everyDays: "A cada tantos dias",
      eachTime: "Cada vez",
      inAll: "No total",
      share: "Vezes a parte habitual",
      rating: "1 muito fácil, 5 muito difícil",
      lastDays: "Últimos dias antes da prova",
    },
    minutes: "min",
    ifPossible: "Só se possível",
    checkFields: "Confira os dias, horas e números: falta algo.",
    keepAsCommitment: "Guardar como compromisso",
    ok: "OK",
  }),
  said(subjectWorkWords, {
    start: "Começar",
    startNamed: (name) => `Começar ${name}`,
    done: "Pronto",
    doneOf: (subject) => `Feito de ${subject}`,
    saved: "Salvo enquanto você digita",
    undo: "Desfazer",
    cancel: "Cancelar",

    exams: "Provas",
    exam: "Prova",
    date: "Data",
    time: "Hora",
    weight: "Peso",
    examNumber: (number) => `Prova ${number}`,
    examName: (number) => `Nome da prova ${number}`,
    examDate: (number) => `Data da prova ${number}`,
    examTime: (number) => `Hora da prova ${number}`,
    examWeight: (number) => `Peso da prova ${number}, em porcentagem`,
    anyTime: "Qualquer hora",
    removeExam: (number) => `Remover a prova ${number}`,
    removed: (name) => `Removido: ${name}.`,
    addExam: "Adicionar uma prova",
    mayBeEmpty: "Deixe a hora ou o peso em branco se não souber.",

    howMuch: "Quanto trabalho",
    ways: { topics: "Capítulos", goal: "Uma meta em horas", none: "Sem meta" },
    hoursInAll: "Horas no total",
    hours: "horas",
    goalRange: (most) => `De meia hora a ${most} horas.`,
    studyCounts: (foot) => `${foot}. O que você já estudou conta.`,
    noGoal: "Sem meta: suas horas são divididas entre as matérias.",
    nearerMore: "Quanto mais perto a prova, maior a parte.",
    weekly: (subject, minutes) => [
      "Quanto mais perto a prova, maior a parte. ",
      subject,
      ` recebe assim cerca de ${length(minutes)} por semana.`,
    ],
    pasteChapters: "Cole seus capítulos",
    setGoal: "Definir uma meta em horas",

    chaptersOf: (subject) => `Capítulos de ${subject}`,
    chaptersDone: (amount, minutes) =>
      `${count(amount, { one: "# capítulo feito", other: "# capítulos feitos" })}, ${length(minutes)}`,
    hide: "Ocultar",
    show: "Mostrar",
    leftOut: "De fora",
    nameAndLength: (name, minutes) => `${name}, ${length(minutes)}`,
    takeIn: "Incluir de novo",
    takeInNamed: (name) => `Incluir ${name} de novo`,
    tookIn: (name) => `${name} voltou.`,
    newChapter: "Novo capítulo",
    newChapterHint: "Nome, e 2 h ou 18 p se souber",
    addChapter: "Adicionar um capítulo",
    pasteList: "Colar uma lista",
    pasteLines: "Cole seus capítulos, um por linha",
    pasteHint: (amount) =>
      `${chapters(amount)}. Horas ou páginas depois do nome são lidas: 1 h 30, 18 p.`,
    addChapters: (amount) => `Adicionar ${chapters(amount)}`,
    chaptersAdded: (amount) =>
      count(amount, { one: "# capítulo adicionado.", other: "# capítulos adicionados." }),
    placeOf: (name, place, of) => `${name}, ${place} de ${of}`,
    mostChapters: (most) => `Uma matéria tem até ${most} capítulos.`,
    tooShort: "Este capítulo é curto demais para dividir.",
    inTwo: (name) => `${name} está em duas partes.`,
    tooLong: "Juntos seriam mais longos do que um capítulo pode ser.",
    merged: (name, other) => `${name} e ${other} são um capítulo só.`,

    thisChapter: "este capítulo",
    chapterName: "Nome do capítulo",
    move: (name) => `Mover ${name}: Alt com seta para cima ou para baixo`,
    chapterDone: (name) => `${name}, feito`,
    estimateOf: (name, minutes) => `Estimativa de ${name}: ${length(minutes)}`,
    moreFor: (name) => `Mais sobre ${name}`,
    howWell: (name) => `Quanto eu sei de ${name}`,
    known: { 0: "Novo", 1: "Um pouco", 2: "Quase tudo", 3: "Bem" },
    knownStep: (step, known) => `${step}, ${known}`,
    estimateBy: "Estimar por",
    estimates: { hours: "Horas", pages: "Páginas" },
    minutesAPage: "Minutos por página",
    byPages: (pages, minutesAPage) => [pages, "páginas,", minutesAPage, "min por página"],
    byHours: (hours) => [hours, "horas"],
    makes: (minutes) => `= ${length(minutes)}`,
    mostHours: (most) => `Mais de 0 e no máximo ${most} h.`,
    forExam: "Para",
    allExams: "Todas as provas",
    up: "Subir",
    down: "Descer",
    split: "Dividir",
    mergeNext: "Juntar com o próximo",
    remove: "Remover",
    stillKnown: "Quanto você ainda lembrava?",
    grades: { 1: "De novo", 2: "Difícil", 3: "Bem", 4: "Fácil" },
    wentOver: "Revi hoje",
  }),
  said(todayWords, {
    today: "Hoje, ",
    heading: (day) => capital(`${shortWeekdayOf(day)} ${dayAndMonth(day)}`),
    sessions: "Sessões de hoje",
    nothingPlanned: "Nada planejado hoje.",
    nothingPlannedNext: (subject, day, time) =>
      `Nada planejado hoje. A seguir: ${subject}, ${day === "tomorrow" ? "amanhã" : date(day)} ${time}.`,
    doneOf: (done, of) => `${done} de ${of} feitas`,
    leftOf: (done, of, minutes) => `${done} de ${of} feitas, faltam ${length(minutes)}`,
    aboutLeftOf: (done, of, minutes) =>
      `${done} de ${of} feitas, faltam cerca de ${length(minutes)}`,
    streak: ({ days, isSafeIfPlanned }) => {
      const amount = count(days, { one: "# dia", other: "# dias" });
      return isSafeIfPlanned
        ? `Sua sequência de ${amount} continua se você planejar de novo`
        : `${amount} seguidos`;
    },
    doneForToday: "Pronto por hoje",
    dayDone: (done, minutes) =>
      `${done} de ${sessions(done)}, ${length(minutes)}. Aproveite o resto do dia.`,
    nothingToDo: "Não há mais provas. Nada para fazer hoje.",
    nextExam: "Próxima prova",
    inDays,
    examIn: (amount, day) => `${inDays(amount)}, ${dayAndMonth(day)}`,
    tomorrow: "Amanhã",
    date,
    sessionCount: sessions,
    firstAt: (minutes, time) => `${length(minutes)}, a primeira às ${time}`,
    options: (title, from, to, duration) => `${title}, das ${from} às ${to}, ${duration}: opções`,
    wasAt: (time) => `era às ${time}`,
    now: "Agora",
    start: "Começar",
    startNamed: (title) => `Começar ${title}`,

    timeToday: (minutes) => `Você tem ${length(minutes)} hoje. Tempo de hoje`,
    youHave: (underlined, minutes) => ["Você tem ", underlined(length(minutes)), " hoje"],
    howMuchToday: "Quanto tempo hoje?",
    howMuch: "Quanto tempo",
    asPlanned: "como planejado",
    at: (minutes) => `em ${length(minutes)}`,
    stop: "Parar",
    onePress: "Um toque e pronto. O que cabe vai para os próximos dias, e dá para desfazer.",

    tooLate: "Tarde demais para tudo.",
    lessTime: "Menos tempo hoje",
    plannedEarlier: {
      morning: (start, end) =>
        `Era para esta manhã. Começando às ${start}, você termina às ${end}.`,
      afternoon: (start, end) =>
        `Era para esta tarde. Começando às ${start}, você termina às ${end}.`,
      earlier: (start, end) =>
        `Era para hoje mais cedo. Começando às ${start}, você termina às ${end}.`,
    },
    moveToday: (time) => `Mover o dia para ${time}`,

    planUpdate: "Atualização do plano",
    missed: "Sessões não feitas",
    update: "Atualizar o plano",
    planAgain: "Planejar de novo",
    didThem: "Já fiz",
    letGo: "Deixar para lá",
    updateQuestion: (change) => `${change} Atualizar o plano?`,
    openAndChange: (bold, open, change) => [
      bold(
        `${sessions(open.count)} ${openFrom(open)} ${open.count === 1 ? "está aberta" : "estão abertas"}`,
      ),
      `. ${change}`,
    ],
    open: (bold, unbroken, open) => [
      bold(sessions(open.count)),
      ` ${openFrom(open)} ${open.count === 1 ? "não foi feita" : "não foram feitas"}, `,
      unbroken(length(open.minutes)),
      ".",
    ],
    afterReview: "Depois da revisão",
    skip: "Pular",
    stillKnown: (name) => [
      "Quanto você ainda lembrava de ",
      name,
      "? De novo quer dizer que tinha esquecido.",
    ],
    grades: { 1: "De novo", 2: "Difícil", 3: "Bem", 4: "Fácil" },
    graded: {
      1: (name) => `${name}: de novo.`,
      2: (name) => `${name}: difícil.`,
      3: (name) => `${name}: bem.`,
      4: (name) => `${name}: fácil.`,
    },

    tookQuestion: (name) => `Quanto tempo levou ${name}?`,
    save: "Salvar",
    took: "Quanto tempo levou",
    lengthAsPlanned: (minutes) => `${length(minutes)} como planejado`,
    other: "Outro",
    min: "min",
    somethingLeft: "Ainda falta algo?",
    left: { 0: "Não, terminei", 30: "mais 30 min", 60: "mais 1 h" },
    likePlanned: "Como planejado.",
    longer: (minutes) => `${length(minutes)} a mais que o planejado.`,
    shorter: (minutes) => `${length(minutes)} a menos que o planejado.`,
    loggedStays: (minutes) =>
      `${length(minutes)} já estão no seu registro e ficam. Em “Seu tempo” você pode mudar.`,
    logged: (minutes) => `Disso, ${length(minutes)} já estão no seu registro.`,
    findPlace: "Achamos um lugar antes da prova.",

    everyDay: "Cada dia do plano, uma coluna",
    figures: (from, to, amount, minutes) =>
      `De ${dayAndMonth(from)} a ${dayAndMonth(to)}: ${sessions(amount)}, ${length(minutes)}.`,
    exam: "prova",
    newPlan: "Começar um novo plano",
    savePicture: "Salvar esta imagem",
    close: "Fechar",
    stayedOpen: (amount) =>
      amount === 1
        ? "1 sessão ficou aberta. Ela é guardada com este plano."
        : `${amount} sessões ficaram abertas. Elas são guardadas com este plano.`,

    howDidItGo: "Como foi?",
    onlyForYou: "Só para você.",
    howDidNamed: (subject, when) => `Como foi ${subject}, ${when}?`,
    answers: { well: "Bem", "all right": "Mais ou menos", "not so well": "Não muito bem" },
  }),
  said(uploadWords, {
    upload: "Envie seu horário",
    formats: "PDF, PNG, JPG, JPEG e CSV de até 10 MB",
    calendarFiles: "Arquivos de calendário (ICS) também são lidos.",
    file: "Arquivo do horário",
    chooseFile: "Escolher arquivo",
    reading: (file) => `Lendo ${file}…`,
    refusals: {
      kind: "Escolha um arquivo PDF, PNG, JPG, JPEG ou CSV, ou de calendário (ICS).",
      tooLarge: "Este arquivo passa de 10 MB. Escolha um menor ou tire uma captura de tela.",
      empty: "Este arquivo está vazio. Escolha outro.",
    },
    parsed: "Horário lido! Confira e edite se precisar.",
    unreadable: "Não foi possível ler o horário. Tente à mão.",
    failed: "O envio falhou. Tente à mão ou verifique sua conexão.",

    underDevelopment: (bold) => [
      bold("Em desenvolvimento"),
      ". Esta aba está desligada por enquanto. Marque sua semana à mão.",
    ],
    example: "Um exemplo do que um arquivo vai dar.",
    waiting: (file) => [file, " está esperando. Ler horários é um recurso em prévia."],
    turnOn: (file) => `Ligar e ler ${file}`,
    letRead: (model) => `Deixar ${model} ler imagens`,
    letReadHint: "A imagem é enviada ao provedor deste modelo. Sem ele, é lida só neste servidor.",

    viewOf: (file) => `Arquivo ${file}`,
    pictureOf: (file) => `O arquivo ${file}`,
    pagesOf: (file) => `Páginas de ${file}`,
    pageOf: (page, file) => `Página ${page} de ${file}`,
    textOf: (file) => `O que está escrito em ${file}`,
    open: (file) => `Abrir ${file}`,

    unread: ({ kind, count: amount, names, hasMoreNames }) => {
      if (kind === "pages")
        return count(amount, {
          one: "Uma página não foi lida.",
          other: "# páginas não foram lidas.",
        });
      if (kind === "events")
        return count(amount, {
          one: "Não deu para ler um evento deste calendário.",
          other: "Não deu para ler # eventos deste calendário.",
        });
      const named = and([...names, ...(hasMoreNames ? ["outras"] : [])]);
      return `${count(amount, { one: "Uma linha sem dia, início ou fim ficou", other: "# linhas sem dia, início ou fim ficaram" })} de fora: ${named}.`;
    },
    section: "Sua turma",
    sectionHint: "O arquivo tem várias. Escolha a sua.",
    allSections: "Todas as turmas",
    dates: "Datas",
    datesHint: "O arquivo dá uma data a cada aula. Diga o que são.",
    weekly: "Uma semana que se repete",
    onlyTheseDates: "Só estas datas",
    week: "Semana",
    weekHint: "O arquivo tem datas. Escolha a semana parecida com as outras.",
    usualWeek: (amount) => `Uma semana comum: o que há quase sempre (${classes(amount)})`,
    weekOf: (monday, amount) => `Semana de ${date(monday)} (${classes(amount)})`,
    everything: (amount) => `Tudo do arquivo (${classes(amount)})`,

    schedule: "Horário lido",
    headings: ["Dia", "Matéria", "Início", "Fim"],
    addClass: (number) => `Adicionar a aula ${number}`,
    dayOf: (number) => `Dia ${number}`,
    subjectOf: (number) => `Matéria da aula ${number}`,
    startOf: (number) => `Início ${number}`,
    endOf: (number) => `Fim ${number}`,
    merge: (number) => `Juntar a aula ${number} com a próxima`,
    remove: (number) => `Remover a aula ${number}`,
    onlyOn: (days) => `Só em ${and(days.map(date))}`,
    doubts: {
      "next-day": "Termina no dia seguinte?",
      long: "Mais de cinco horas?",
      early: "Antes das 06:00?",
      overlap: "Bate com outra aula",
      day: "É este o dia?",
      "second-week": "Semana sim, semana não: confira qual",
      page: "Boa parte deste arquivo era difícil de ler",
    },
    rowErrors: {
      subject: "Dê uma matéria a esta aula ou remova a linha.",
      times: "Digite quando esta aula começa e termina.",
      length: "Esta aula termina quando começa.",
      other: "Não dá para ler esta linha. Confira o dia e as horas.",
    },
    willBeAdded: (amount, of) => `${amount} de ${classes(of)} entram.`,
    checkMarked: "Linhas marcadas podem estar erradas: confira e marque.",
    addToSchedule: "Adicionar ao meu horário",
    addAClass: "Adicionar uma aula",
    added: (amount) =>
      count(amount, {
        one: "# aula já está na sua semana, em Compromissos.",
        other: "# aulas já estão na sua semana, em Compromissos.",
      }),
    seeWeek: "Ver sua semana",
    undo: "Desfazer",
  }),
  said(yourTimeWords, {
    yourTime: "Seu tempo",
    nothingYet: "Ainda não há nada",
    nothingYetText: "Marque uma sessão ou ligue o cronômetro, e seu tempo aparece aqui.",
    goToToday: "Ir para hoje",
    about: "O que você planejou, o que fez e o que mudar.",
    spanOfTime: "Período",
    spans: { week: "Semana", month: "Mês", term: "Semestre" },
    thisSpan: { week: "Esta semana", month: "Este mês", term: "Este semestre" },
    freeWeek: "Uma semana livre.",
    week: (mark, week) => [...weekDone(mark, week), ` ${weekMost(week)} ${weekOpen(week)}`],
    figures: {
      done: "feito neste semestre",
      planned: "planejado até agora",
      finished: (amount) => (amount === 1 ? "sessão terminada" : "sessões terminadas"),
    },

    chart: "Gráfico",
    table: "Tabela",
    asTable: (heading) => `${heading} em tabela`,
    tableOf: (label) => `${label}, em tabela`,
    subject: "Matéria",
    planned: "Planejado",
    done: "Feito",
    day: "Dia",
    hour: "Hora",
    studied: "Estudado",
    took: "Levou",
    times: "Vezes",

    dayByDay: "Planejado e feito, dia a dia",
    byDay: "Planejado e feito por dia",
    days: "Dia a dia",
    span: (first, last) => `de ${dayAndMonth(first)} a ${dayAndMonth(last)}`,
    dayName: shortDate,
    daySaid: (day, totals, exams) =>
      [
        shortDate(day),
        totals === undefined
          ? "nada planejado"
          : totals.plannedMinutes === 0
            ? length(totals.doneMinutes)
            : `${length(totals.doneMinutes)} de ${length(totals.plannedMinutes)}`,
        ...exams.map((subject) => `prova de ${subject}`),
      ].join(", "),
    partDone: "Feito em parte",
    exam: "Prova",
    today: "Hoje",
    longerBar: "Barra mais longa, mais estudo.",

    bySubject: "Tempo por matéria",
    ofPlanned: (minutes) => ` de ${length(minutes)} planejados`,
    plannedToToday: "Planejado até hoje",

    bestHours: "Melhores horas do dia",
    bestHoursNote: "Quando foram suas sessões terminadas",
    byHour: "Estudo por hora do dia",
    noHours: "Sessões com hora aparecem aqui: use o cronômetro ou o plano avançado.",
    best: (from, to) => `Melhor: das ${from} às ${to}`,
    byHourBest: (from, to) => `Estudo por hora do dia. Melhor: das ${from} às ${to}.`,
    now: "Agora",

    realLength: "Duração planejada e real",
    realLengthNote: "1 h planejada, na verdade…",
    noPaces: "Termine sessões com o cronômetro, e a duração real aparece aqui.",
    asPlanned: "como planejado",
    hourTakes: (bold, minutes) => ["1 h leva ", bold(length(minutes))],
    byLength: (minutes, shorter, longer) =>
      `Sessões de até ${length(minutes)} levam ${decimal(shorter)} vezes o planejado; as mais longas, ${decimal(longer)}.`,
    shorter: "mais curto",
    longer: "mais longo",
    paceQuestion: (subject, factor) =>
      `${subject} leva ${decimal(factor)} vezes o planejado: usar isso nos novos planos?`,
    paceUsed: (subject, factor) =>
      `Novos planos contam ${decimal(factor)} vezes o tempo para ${subject}.`,
    paceFrom: (amount, plannedMinutes, realMinutes) =>
      `De ${amount} sessões terminadas: ${length(plannedMinutes)} planejados, ${length(realMinutes)} reais.`,
    useIt: "Usar",
    notNow: "Agora não",
    takeItBack: "Voltar atrás",

    log: "Registro de estudo",
    logTable: "Tabela (.csv)",
    withoutTimer: "Estudei sem o cronômetro",
    cancel: "Cancelar",
    removed: "Removido do registro.",
    anything: "Qualquer coisa",
    startTime: "Hora de início",
    minutes: "Minutos",
    saveChanges: "Salvar mudanças",
    add: "Adicionar ao registro",
    noSubject: "Sem matéria",
    entrySource: {
      timer: (day) => `${dayAndMonth(day)}, com o cronômetro`,
      hand: (day) => `${dayAndMonth(day)}, à mão`,
    },
    changeEntry: (subject, day) => `Mudar ${subject || "o registro"}, ${dayAndMonth(day)}`,
    removeEntry: (subject, day) => `Remover ${subject || "o registro"}, ${dayAndMonth(day)}`,
    showAll: (amount) => `Mostrar todos os ${amount}`,
    missingDay: "Escolha um dia",
    dayToCome: "Escolha hoje ou um dia antes",
    missingTime: "Escolha uma hora",
    timeToCome: "Isso ainda não passou: escolha uma hora anterior",
    minutesRange: (most) => `Digite de 1 a ${most} minutos`,
  }),
];
