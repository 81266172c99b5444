import { formatClock } from "@smart-planner/planner/time";
import type { LimitWish, Reason, RhythmWish, When, Who, Wish } from "@smart-planner/planner/wishes";
import { capital } from "../capital.ts";
import { wishWords } from "../en/wishes.ts";
import { said } from "../said.ts";
import { byKind, type Days, isIfPossible, shortLabel, weightStep, whenOf } from "../wish-text.ts";
import { and, count, date, length, tools } from "./tools.ts";

/** After "antes". */
const exams = (subjects: readonly string[] = []): string => {
  if (subjects.length === 0) return "de cada prova";
  return `${subjects.length === 1 ? "da prova" : "das provas"} de ${and(subjects)}`;
};

const dayNames = (days: Days): string => {
  if (days === "weekdays") return "nos dias úteis";
  if (days === "weekends") return "nos fins de semana";
  const named = days.map(tools.weekday).map((name) => {
    const isFeira = name.endsWith("-feira");
    return isFeira ? `às ${name.replace("-feira", "s-feiras")}` : `aos ${name}s`;
  });
  return and(named);
};

const when = whenOf({
  on: dayNames,
  earlyMorning: "bem cedo",
  morning: "de manhã",
  afternoon: "à tarde",
  before: (clock) => `antes das ${clock}`,
  after: (clock) => `depois das ${clock}`,
  between: (from, to) => `das ${from} às ${to}`,
  date: (day) => `em ${date(day)}`,
  dates: (from, to) => `de ${date(from)} a ${date(to)}`,
  since: (day) => `a partir de ${date(day)}`,
  beforeExam: (days, subjects) =>
    `${days === 1 ? "no último dia" : `nos últimos ${days} dias`} antes ${exams(subjects)}`,
  and,
  gap: " ",
});

const then = (text: string, wish: When): string => `${text} ${when(wish)}`.trimEnd();

const levels = { easy: "matérias fáceis", hard: "matérias difíceis" };
const who = ({ subjects = [], level }: Who, all: string): string => {
  if (subjects.length > 0) return and(subjects);
  return level === undefined ? all : levels[level];
};
const of = (wish: Who, preposition: string): string => {
  const name = who(wish, "");
  return name === "" ? "" : ` ${preposition} ${name}`;
};

const limitText = (wish: LimitWish): string => {
  const { most, least } = wish;
  if (most === 0) return then("Sem estudo", wish);
  const per = wish.per === "week" ? then("por semana", wish) : when(wish) || "por dia";
  const what = `${of(wish, "de")} ${per}`;
  if (most !== undefined && most === least) return `${length(most)}${what}`;
  return [
    ...(least === undefined ? [] : [`Pelo menos ${length(least)}${what}`]),
    ...(most === undefined ? [] : [`No máximo ${length(most)}${what}`]),
  ].join("; ");
};

const bounds = { exactly: "", most: "no máximo ", least: "pelo menos " };

const rhythmText = ({ subjects, bound, perWeek = 0, everyDays, minutes }: RhythmWish): string => {
  const name = and(subjects);
  const what = minutes === undefined ? name : `${length(minutes)} de ${name}`;
  const start = `${what} ${bounds[bound]}`;
  if (everyDays === 1) return `${start}todos os dias`;
  if (everyDays !== undefined)
    return `${start}${everyDays === 2 ? "dia sim, dia não" : `a cada ${everyDays} dias`}`;
  return `${start}${count(perWeek, { one: "uma vez", other: "# vezes" })} por semana`;
};

const weights = {
  "much more": "Muito mais",
  more: "Mais",
  "a little more": "Um pouco mais de",
  "a little less": "Um pouco menos de",
  less: "Menos",
  "much less": "Muito menos",
};
const ratings = ["muito fácil", "fácil", "média", "difícil", "muito difícil"];
const shapes = {
  even: "Trabalho distribuído por igual",
  rising: "Mais trabalho perto das provas",
  early: "Mais trabalho no começo",
};
const sides = { before: "antes", after: "depois" };

const text = byKind<Wish>({
  off: (wish) => then(wish.label ?? `Sem ${who(wish, "estudo")}`, wish),
  only: (wish) => {
    const { window, ...days } = wish;
    const name = capital(who(wish, "estudar"));
    if (window === undefined) return `${name} só ${when(wish)}`;
    return `${then(name, days)} só ${when({ window })}`;
  },
  "only-subjects": (wish) => then(`Só ${and(wish.subjects)}`, wish),
  prefer: (wish) => then(`${capital(who(wish, "estudar"))} de preferência`, wish),
  allow: (wish) =>
    when(wish) === ""
      ? `${capital(who(wish, "tudo"))}: continua no plano`
      : `${then(capital(who(wish, "estudar")), wish)}: pode ser`,
  limit: limitText,
  rhythm: rhythmText,
  session: (wish) => {
    const { least, most } = wish;
    const subjects = of(wish, "para");
    if (least === undefined) return `Sessões de no máximo ${length(most ?? 0)}${subjects}`;
    if (most === undefined) return `Sessões de pelo menos ${length(least)}${subjects}`;
    const to = least === most ? "" : ` a ${length(most)}`;
    return `Sessões de ${length(least)}${to}${subjects}`;
  },
  break: (wish) => `Pausas de ${length(wish.minutes)}`,
  "subjects-a-day": (wish) =>
    wish.most === 1 ? "Uma matéria por dia" : `No máximo ${wish.most} matérias por dia`,
  "sessions-a-day": (wish) =>
    `No máximo ${count(wish.most, { one: "uma sessão", other: "# sessões" })}${of(wish, "de")} por dia`,
  "rest-days": (wish) =>
    `${count(wish.perWeek, { one: "Um dia", other: "# dias" })} por semana sem estudo`,
  work: (wish) =>
    `${length(wish.minutes)} para ${wish.subjects.length > 1 ? "cada uma: " : ""}${and(wish.subjects)}`,
  done: (wish) =>
    wish.minutes === undefined
      ? `${and(wish.subjects)}: ${Math.round((wish.part ?? 0) * 100)}% feito`
      : `${and(wish.subjects)}: ${length(wish.minutes)} já feitas`,
  weight: (wish) => `${weights[weightStep(wish.factor)]} tempo para ${and(wish.subjects)}`,
  difficulty: (wish) => `${and(wish.subjects)}: conta como ${ratings[wish.rating - 1] ?? "média"}`,
  skip: (wish) => `Sem ${and(wish.subjects)}`,
  period: (wish) =>
    [
      capital(who(wish, "estudar")),
      ...(wish.from === undefined ? [] : [`a partir de ${date(wish.from)}`]),
      ...(wish.to === undefined ? [] : [`até ${date(wish.to)}`]),
    ].join(" "),
  finish: (wish) =>
    `${capital(who(wish, "cada matéria"))}: terminar ${count(wish.daysBefore, { one: "# dia", other: "# dias" })} antes da prova`,
  first: (wish) =>
    wish.of === "day" ? `Cada dia começa com ${who(wish, "")}` : `Primeiro ${who(wish, "")}`,
  order: (wish) => `${and(wish.first)} antes de ${and(wish.second)} em cada dia`,
  apart: (wish) => `${and(wish.subjects)} nunca no mesmo dia`,
  alternate: (wish) => `${and(wish.subjects)} em dias alternados`,
  review: (wish) =>
    `${wish.days === 1 ? "O último dia" : `Os últimos ${wish.days} dias`} antes ${exams(wish.subjects)} ${wish.only ? "só " : ""}para a matéria`,
  light: (wish) => (when(wish) === "" ? "Carga leve" : `Mais leve ${when(wish)}`),
  shape: (wish) => shapes[wish.shape],
  sleep: ({ from, to, minutes }) => {
    if (minutes !== undefined) return `${length(minutes)} de sono`;
    if (from === undefined) return `De pé às ${formatClock(to ?? 0)}`;
    return to === undefined
      ? `Na cama às ${formatClock(from)}`
      : `Dormir das ${formatClock(from)} às ${formatClock(to)}`;
  },
  buffer: (wish) => `${length(wish.minutes)} livres ${sides[wish.side]} de “${wish.label}”`,
  task: (wish) => {
    const { label, minutes } = wish;
    const { window: _window, ...days } = wish;
    const what = minutes === undefined ? label : `${label}, ${length(minutes)}`;
    return `${then(what, wish)}${when(days) === "" ? " todos os dias" : ""}`;
  },
  exam: (wish) => `Prova de ${wish.subject} em ${date(wish.date)}`,
});

const sentence = (wish: Wish): string =>
  isIfPossible(wish) ? `${text(wish)}, se possível` : text(wish);

const sessions = (amount: number, one: string, other: string): string =>
  count(amount, { one: `Uma sessão ${one}.`, other: `# sessões ${other}.` });
const days = (amount: number, what: string): string =>
  count(amount, { one: `Um dia tem ${what}.`, other: `# dias têm ${what}.` });

const reasonText = byKind<Reason>({
  "not moved": (reason) => sessions(reason.count, "não pôde sair dali", "não puderam sair dali"),
  "other time": (reason) =>
    sessions(reason.count, "fica em outro horário", "ficam em outros horários"),
  "other subject": (reason) =>
    sessions(
      reason.count,
      "de outra matéria fica aí: a prova dela está perto demais",
      "de outras matérias ficam aí: as provas delas estão perto demais",
    ),
  "other length": (reason) =>
    sessions(reason.count, "é mais longa ou mais curta", "são mais longas ou mais curtas"),
  "other rating": (reason) =>
    sessions(reason.count, "ainda conta de outro jeito", "ainda contam de outro jeito"),
  outside: (reason) => sessions(reason.count, "fica de fora", "ficam de fora"),
  later: (reason) => sessions(reason.count, "vem depois", "vêm depois"),
  asleep: (reason) => sessions(reason.count, "fica no horário de sono", "ficam no horário de sono"),
  "had to stay": (reason) =>
    sessions(
      reason.count,
      "teve que ficar: não há outra matéria",
      "tiveram que ficar: não há outra matéria",
    ),
  "full day": (reason) =>
    count(reason.count, {
      one: "Um dia não tem espaço para isso.",
      other: "# dias não têm espaço para isso.",
    }),
  "more sessions": (reason) => days(reason.count, "mais"),
  "more subjects": (reason) => days(reason.count, "mais: as provas estão muito juntas"),
  both: (reason) => days(reason.count, "as duas: as horas antes das provas não deixam espaço"),
  "both or twice": (reason) => days(reason.count, "as duas, ou uma delas duas vezes seguidas"),
  above: (reason) => days(reason.count, `mais de ${length(reason.minutes)}`),
  "begins otherwise": (reason) =>
    count(reason.count, {
      one: "Um dia começa com outra coisa.",
      other: "# dias começam com outra coisa.",
    }),
  "other order": (reason) =>
    count(reason.count, {
      one: "Em um dia a ordem é outra.",
      other: "Em # dias a ordem é outra.",
    }),
  "fewer free days": (reason) =>
    count(reason.count, {
      one: "Uma semana tem menos dias livres.",
      other: "# semanas têm menos dias livres.",
    }),
  limit: (reason) => {
    const than = reason.than === "more" ? "mais" : "menos";
    return reason.per === "day"
      ? days(reason.count, than)
      : count(reason.count, { one: `Uma semana tem ${than}.`, other: `# semanas têm ${than}.` });
  },
  missing: (reason) =>
    `${reason.subject} falta em ${count(reason.count, { one: "um dia", other: "# dias" })}.`,
  "days a week": (reason) =>
    `Em uma semana ${reason.subject} aparece ${reason.isFew ? "só " : ""}em ${count(reason.days, { one: "um dia", other: "# dias" })}.`,
  work: (reason) => `${reason.subject} recebe ${length(reason.minutes)}.`,
  "no change": (reason) =>
    `${and(reason.subjects)} não ${reason.subjects.length === 1 ? "recebe" : "recebem"} ${reason.direction === "more" ? "mais" : "menos"} tempo do que sem isso.`,
  exam: (reason) =>
    reason.isNew
      ? "Adicione-a às suas matérias e planeje de novo."
      : "Mude a data da prova nas suas matérias e planeje de novo.",
  "other days": () => "Outros dias têm o mesmo tanto: não havia espaço.",
  "some days": (reason) =>
    reason.used === 0
      ? "Nenhuma sessão coube ali."
      : `Só ${reason.used} de ${count(reason.days, { one: "# dia", other: "# dias" })} tinham espaço nesse horário.`,
  halves: (reason) =>
    `A primeira metade tem ${length(reason.first)} por dia, a segunda ${length(reason.second)}.`,
  "say how long": () => "Diga quanto tempo leva, e o plano deixa esse tempo livre.",
  "least break": (reason) => `As pausas nunca são menores que ${length(reason.minutes)}.`,
  "shorter breaks": () => "Algumas sessões se seguem com uma pausa menor.",
  "no review": (reason) => `Os últimos dias antes de ${reason.subject} não têm nada dela.`,
  "shared review": (reason) =>
    `Outras provas estão tão perto que os últimos dias antes de ${reason.subject} são divididos.`,
  "other begins": () => "Outra prova está tão perto que a matéria dela precisa começar.",
  "no sessions": () => "Não há sessões disso.",
  "short plan": () => "O plano é curto demais para isso.",
  "nothing called": (reason) => `Nada na sua semana se chama “${reason.label}”.`,
  "none rated": (reason) =>
    `Nenhuma matéria está marcada como ${reason.level === "hard" ? "difícil" : "fácil"}.`,
  "unknown subjects": (reason) =>
    `${and(reason.subjects)} não ${reason.subjects.length === 1 ? "está" : "estão"} entre as suas matérias.`,
});

export default [
  said(wishWords, {
    wish: sentence,
    label: (wish) =>
      shortLabel(wish, {
        free: (weekdays) => `Livre ${dayNames(weekdays)}`,
        shortWeekday: tools.shortWeekday,
        and,
        until: (clock) => `até ${clock}`,
        since: (clock) => `a partir das ${clock}`,
        evening: "à noite",
        work: (subjects, minutes) => `${and(subjects)} ${length(minutes)}`,
      }) ?? sentence(wish),
    unkept: (wish, reason) => `${sentence(wish)}: ${reasonText(reason)}`,
  }),
];
