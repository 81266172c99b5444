import type { DifferenceCounts, InputChange, SessionChange } from "@smart-planner/planner/plan";
import type {
  Certificate,
  KeptGuarantee,
  PlanProblem,
  RoomChange,
  SessionExplanation,
} from "@smart-planner/planner/scheduler";
import { addDays } from "@smart-planner/planner/time";
import { planChangeWords } from "../en/plan-changes.ts";
import { planHelpWords } from "../en/plan-help.ts";
import { planReadingWords } from "../en/plan-reading.ts";
import { said } from "../said.ts";
import { and, count, date, dayAndMonth, length, tools } from "./tools.ts";

const days = (amount: number) => count(amount, { one: "# dia", other: "# dias" });
const times = {
  "Early Morning": "bem cedo",
  Morning: "de manhã",
  Afternoon: "à tarde",
  Evening: "no fim do dia",
  Night: "à noite",
};

const certificateText = (certificate: Certificate): string => {
  const { from, before, subjects, allowed, neededMinutes, roomMinutes, isProven } = certificate;
  const names =
    subjects === undefined || subjects.length <= 3
      ? and(subjects ?? [])
      : `${subjects.length} matérias`;
  const figures = `${
    from === undefined
      ? `Antes de ${date(before)}`
      : `De ${dayAndMonth(from)} a ${dayAndMonth(addDays(before, -1))}`
  } você precisa de ${length(neededMinutes)}${names === "" ? "" : ` para ${names}`} e tem ${length(roomMinutes)}`;
  if (allowed !== undefined) {
    const rules = [
      ...(allowed.hasDays ? ["nos dias que você permite"] : []),
      ...(allowed.minutesADay === undefined
        ? []
        : [`com ${length(allowed.minutesADay)} por dia no máximo`]),
    ];
    return `${figures} ${rules.join(", ")}.`;
  }
  if (subjects !== undefined) return `${figures}, pelo que você permite para cada uma.`;
  return isProven
    ? `${figures}.`
    : `${figures}: os minutos bastariam, mas não cabe outra sessão inteira ao lado das outras.`;
};

const noTimeText = ({ examDate, why }: Extract<PlanProblem, { kind: "no time" }>): string => {
  switch (why.kind) {
    case "no room":
      return `Não há tempo livre para uma sessão antes de ${date(examDate)}.`;
    case "below a session":
      return `O que falta, ${length(why.leftMinutes)}, é menos que sua sessão mais curta de ${length(why.sessionMinutes)}.`;
    case "taken":
      return `Outras matérias com provas tão próximas tomam os ${length(why.roomMinutes)} livres antes de ${date(examDate)}.`;
  }
};

const relaxed = {
  "free days": "alguns dias livres também são usados",
  midday:
    "alguns dias perdem o descanso: um dia livre, uma pausa para refeição ou a manhã de uma prova",
  pauses: "alguns dias perdem o descanso: um dia livre, a manhã de uma prova ou uma pausa",
};

const problemText = (problem: PlanProblem): string => {
  switch (problem.kind) {
    case "no subject":
      return "Adicione pelo menos uma matéria com nome e data de prova.";
    case "no date":
      return `${problem.subject} ainda não tem data de prova.`;
    case "exam over":
      return `A prova de ${problem.subject} foi em ${date(problem.examDate)}: não recebe tempo.`;
    case "exam today":
      return `A prova de ${problem.subject} é hoje: não recebe tempo.`;
    case "kept free":
      return `Não sobra nenhum dia para ${problem.subject} com os dias que você quer livres antes da prova de ${date(problem.examDate)}.`;
    case "far away":
      return `A prova de ${problem.subject} está a mais de ${problem.days} dias: o plano cobre os primeiros ${problem.days}.`;
    case "repeated":
      return `${problem.subject} aparece mais de uma vez com a mesma data de prova: é planejada uma vez.`;
    case "no hours":
      return "Não há horas de estudo por dia para planejar.";
    case "one length":
      return `A duração mínima passa da máxima: cada sessão dura ${length(problem.minutes)}.`;
    case "day too short":
      return `A sessão mais curta (${length(problem.minutes)}) passa do tempo de estudo de um dia (${length(problem.dayMinutes)}): mude uma das duas para planejar.`;
    case "no free time":
      return `Não sobram ${length(problem.minutes)} livres seguidos antes das provas: ${problem.isByWishes ? "deixe mais dias ou horas abertos nas suas preferências" : "marque tempo livre ou tire uma aula, um compromisso ou sono"}.`;
    case "no time":
      return `${problem.name} não recebe tempo. ${noTimeText(problem)}`;
    case "short":
      return certificateText(problem.certificate);
    case "comfort":
      return `O tempo é tão curto que ${relaxed[problem.relaxed]}.`;
    case "preferred time":
      return `Você prefere estudar ${times[problem.time]}, mas não tem tempo livre aí.`;
  }
};

const inDays = (amount: number): string => {
  if (amount < 0) return `há ${days(-amount)}`;
  if (amount === 0) return "hoje";
  return amount === 1 ? "amanhã" : `em ${days(amount)}`;
};

const reasonText = (reason: SessionExplanation["reasons"][number]): string => {
  switch (reason.kind) {
    case "on pace":
      return `hoje à noite você terá ${length(reason.doneMinutes)} de ${length(reason.needMinutes)}, no ritmo`;
    case "progress":
      return `chega a ${length(reason.doneMinutes)} de ${length(reason.needMinutes)}`;
    case "kept for review":
      return "em um dos últimos dias antes da prova, guardados para ela";
    case "first look":
      return "uma primeira olhada";
    case "spaced":
      return reason.daysSinceLast === 0
        ? "outra sessão no mesmo dia"
        : `${days(reason.daysSinceLast)} depois da última sessão`;
    case "preferred time":
      return `${reason.isFirst ? "primeira hora livre" : "no horário que você prefere,"} ${times[reason.time]}`;
    case "first free time":
      return "primeiro tempo livre do dia";
    case "rising":
      return "estuda-se mais quando a prova se aproxima";
    case "before rest":
      return `para que ${tools.weekday(reason.rest)} fique livre`;
    case "unmoved":
      return "onde seu plano já tinha";
  }
};

const keptText = (kept: KeptGuarantee): string => {
  switch (kept.guarantee) {
    case "daily-hours":
      return `Nunca mais de ${length(kept.minutes)} em um dia.`;
    case "before-exams":
      return "Nada para uma prova no próprio dia nem depois, nada no passado.";
    case "busy-times":
      return "Nada em cima de aula, compromisso ou sono.";
    case "free-time-only":
      return "Só no seu tempo livre, nos dias em que você o marcou.";
    case "session-lengths":
      return `Sessões de ${length(kept.minimum)}${kept.minimum === kept.maximum ? "" : ` a ${length(kept.maximum)}`} com pausas entre elas.`;
    case "every-subject":
      return "Toda matéria com prova e espaço antes recebe tempo.";
    case "fair-and-spread":
      return "O mais difícil e o mais próximo recebe mais, espalhado em dias.";
    case "own-eve":
      return "Na véspera de uma prova há tempo para a matéria, se você estuda nesse dia.";
    case "wishes":
      return "Nada nos dias e horas que você quis livres.";
  }
};

const chaptersText = (chapters: readonly string[], subject: string): string =>
  chapters.length > 2
    ? `os últimos ${chapters.length} capítulos de ${subject}`
    : `${and(chapters.map((name) => `“${name}”`))} de ${subject}`;

const helpTexts = (change: RoomChange): readonly [offer: string, done: string] => {
  switch (change.kind) {
    case "more hours":
      return [
        `Estudar mais ${length(change.minutes)} por dia`,
        `Agora você estuda até ${length(change.dayMinutes)} por dia.`,
      ];
    case "open weekday": {
      const weekday = tools.weekday(change.weekday);
      return [`Abrir ${weekday} inteira ao estudo`, `Agora está aberto ao estudo: ${weekday}.`];
    }
    case "longer sessions":
      return [
        `Permitir sessões de até ${length(change.minutes)}`,
        `As sessões agora podem durar até ${length(change.minutes)}.`,
      ];
    case "shorter sessions":
      return [
        `Permitir sessões a partir de ${length(change.minutes)}`,
        `As sessões agora podem durar só ${length(change.minutes)}.`,
      ];
    case "higher limit":
      return [
        `Permitir ${length(change.minutes)} de ${change.subject} por dia`,
        `Agora cabem até ${length(change.minutes)} de ${change.subject} por dia.`,
      ];
    case "start today":
      return [`Começar ${change.title} hoje`, `${change.title} agora pode começar hoje.`];
    case "less time":
      return [
        `Fazer ${change.title} em ${length(change.minutes)}`,
        `${change.title} agora leva ${length(change.minutes)}.`,
      ];
    case "hand in late":
      return [
        `Entregar ${change.title} com ${days(change.days)} de atraso`,
        `${change.title} agora é para ${date(change.due)}.`,
      ];
    case "let go":
      return [`Deixar ${change.title} para lá`, `${change.title} foi deixado.`];
    case "leave out": {
      const chapters = chaptersText(change.chapters, change.subject);
      return [`Deixar de fora ${chapters}`, `Agora de fora: ${chapters}.`];
    }
    case "shorten": {
      const what =
        change.chapter === undefined
          ? `cada capítulo aberto de ${change.subject}`
          : chaptersText([change.chapter], change.subject);
      return [
        `Planejar ${change.percent}% menos tempo para ${what}`,
        `Para ${what} agora há ${change.percent}% menos tempo.`,
      ];
    }
    case "lower goal":
      return [
        `Baixar a meta de ${change.subject} de ${length(change.from)} para ${length(change.to)}`,
        `A meta de ${change.subject} agora é ${length(change.to)}.`,
      ];
  }
};

type Place = Extract<SessionChange, { kind: "moved" }>["from"];

const place = ({ day, startTime, minutes }: Place): string =>
  `${date(day)}${startTime === undefined ? "" : `, ${startTime}`}, ${length(minutes)}`;

const counts = ({ moved, changed, added, removed }: DifferenceCounts): string => {
  const parts = [
    ...(moved > 0 ? [count(moved, { one: "# movida", other: "# movidas" })] : []),
    ...(changed > 0 ? [`${changed} com outra duração`] : []),
    ...(added > 0 ? [count(added, { one: "# nova", other: "# novas" })] : []),
    ...(removed > 0 ? [count(removed, { one: "# removida", other: "# removidas" })] : []),
  ];
  return parts.length === 0 ? "nenhuma sessão muda" : `sessões: ${and(parts)}`;
};

const sessionText = (change: SessionChange): string => {
  switch (change.kind) {
    case "moved":
      return `${change.subject}: de ${place(change.from)} para ${place(change.to)}`;
    case "changed":
      return `${change.subject}: ${place(change.from)} vira ${length(change.minutes)}`;
    case "added":
      return `${change.subject}: nova em ${place(change.to)}`;
    case "removed":
      return `${change.subject}: sai de ${place(change.from)}`;
  }
};

const inputText = (change: InputChange): string => {
  switch (change.kind) {
    case "subject added":
      return `${change.subject} foi adicionada.`;
    case "subject removed":
      return `${change.subject} não está mais entre suas provas.`;
    case "exam added":
      return `${change.subject} tem mais uma prova, em ${dayAndMonth(change.exam)}.`;
    case "exam removed":
      return `${change.subject} tem uma prova a menos.`;
    case "exam moved":
      return `A prova de ${change.subject} foi para ${dayAndMonth(change.to)}.`;
    case "work":
      return `Você mudou os capítulos de ${change.subject}.`;
    case "due work added":
      return change.due === undefined
        ? `${change.title} foi adicionado.`
        : `${change.title}, para ${dayAndMonth(change.due)}, foi adicionado.`;
    case "due work changed":
      return `${change.title} mudou.`;
    case "done early":
      return `Em ${change.subject} você está ${length(change.minutes)} à frente do plano.`;
    case "hours":
      return `Suas horas por dia passam de ${change.from} para ${change.to}.`;
    case "week":
      return "Sua semana ou suas preferências mudaram.";
    case "days freed":
      return change.count === 1
        ? `${dayAndMonth(change.first)} não é mais livre.`
        : `${change.count} dias a partir de ${dayAndMonth(change.first)} não são mais livres.`;
    case "calendar freed":
      return change.isAllDay
        ? `Os eventos de dia inteiro de “${change.name}” não ocupam mais seus dias.`
        : `“${change.name}” não ocupa mais seu tempo.`;
    case "session hit": {
      const session = `${change.subject} em ${dayAndMonth(change.day)}, ${change.startTime},`;
      return change.into === undefined
        ? `${session} cai em um dia livre.`
        : `${session} bate com “${change.into}”.`;
    }
  }
};

const occasions = { exam: "prova", due: "entrega", "was due": "entrega era" };

export default [
  said(planReadingWords, {
    session: ({ name, what, days: away, difficulty, reasons }) =>
      [
        `${name}: ${occasions[what]} ${inDays(away)}`,
        ...(difficulty === undefined ? [] : [`dificuldade ${difficulty}`]),
        `${reasons.map(reasonText).join(", ")}.`,
      ].join(", "),
    keeps: keptText,
    breaks: {
      "daily-hours": "Mais do que suas horas por dia.",
      "before-exams": "Não é antes da prova ou da entrega, ou já passou.",
      "busy-times": "Em cima de uma aula, um compromisso ou do sono.",
      "free-time-only": "Fora do seu tempo livre.",
      "session-lengths": "Curto demais, longo demais ou sem pausa.",
      "every-subject": "Pouco tempo, embora haja espaço.",
      "fair-and-spread": "Mal distribuído.",
      "own-eve": "Nada no dia antes da prova.",
      wishes: "Num horário que você queria deixar livre.",
    },
    problems: (problems) => [
      ...new Set(problems.map((one) => (typeof one === "string" ? one : problemText(one)))),
    ],
  }),
  said(planHelpWords, {
    offer: (change) => helpTexts(change)[0],
    done: (change) => helpTexts(change)[1],
  }),
  said(planChangeWords, {
    counts,
    session: sessionText,
    fillFreed: (minutes, subjects) =>
      `Usar ${length(minutes)} para ${subjects.length === 1 ? subjects[0] : "suas provas"}`,
    inputs: ([first, ...others]) =>
      first === undefined
        ? ""
        : `${inputText(first)}${others.length === 0 ? "" : ` E mais ${others.length}.`}`,
  }),
];
