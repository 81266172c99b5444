import { formatClock } from "@smart-planner/planner/time";
import type { LimitWish, Reason, RhythmWish, When, Who, Wish } from "@smart-planner/planner/wishes";
import { wishWords } from "../en/wishes.ts";
import { said } from "../said.ts";
import { isolated } from "../tools.ts";
import { byKind, type Days, isIfPossible, shortLabel, weightStep, whenOf } from "../wish-text.ts";
import { and, count, date, length, tools } from "./tools.ts";

const named = (subjects: readonly string[]): string => and(subjects.map(isolated));

/** After a preposition. */
const days = (amount: number): string =>
  count(amount, {
    zero: "# يوم",
    one: "يوم واحد",
    two: "يومين",
    few: "# أيام",
    many: "# يومًا",
    other: "# يوم",
  });
const last = (amount: number): string => (amount === 1 ? "اليوم الأخير" : `آخر ${days(amount)}`);

const exams = (subjects: readonly string[] = []): string => {
  if (subjects.length === 0) return "كل امتحان";
  return `${subjects.length === 1 ? "امتحان" : "امتحانات"} ${named(subjects)}`;
};

const dayNames = (weekdays: Days): string => {
  if (weekdays === "weekdays") return "من الاثنين إلى الجمعة";
  if (weekdays === "weekends") return "السبت والأحد";
  return `أيام ${and(weekdays.map(tools.weekday))}`;
};

const when = whenOf({
  on: dayNames,
  earlyMorning: "في الصباح الباكر",
  morning: "في الصباح",
  afternoon: "بعد الظهر",
  before: (clock) => `قبل ${clock}`,
  after: (clock) => `بعد ${clock}`,
  between: (from, to) => `من ${from} إلى ${to}`,
  date: (day) => `في ${date(day)}`,
  dates: (from, to) => `من ${date(from)} إلى ${date(to)}`,
  since: (day) => `ابتداءً من ${date(day)}`,
  beforeExam: (amount, subjects) => `في ${last(amount)} قبل ${exams(subjects)}`,
  and,
  gap: " ",
});

const then = (text: string, wish: When): string => `${text} ${when(wish)}`.trimEnd();

const levels = { easy: "المواد السهلة", hard: "المواد الصعبة" };
const who = ({ subjects = [], level }: Who, all: string): string => {
  if (subjects.length > 0) return named(subjects);
  return level === undefined ? all : levels[level];
};
const of = (wish: Who): string => {
  const name = who(wish, "");
  return name === "" ? "" : ` لـ ${name}`;
};

const limitText = (wish: LimitWish): string => {
  const { most, least } = wish;
  if (most === 0) return then("بلا دراسة", wish);
  const per = wish.per === "week" ? then("في الأسبوع", wish) : when(wish) || "في اليوم";
  const what = `${of(wish)} ${per}`;
  if (most !== undefined && most === least) return `${length(most)}${what}`;
  return [
    ...(least === undefined ? [] : [`${length(least)} على الأقل${what}`]),
    ...(most === undefined ? [] : [`${length(most)} على الأكثر${what}`]),
  ].join("؛ ");
};

const bounds = { exactly: "", most: " على الأكثر", least: " على الأقل" };
const timesAWeek = (amount: number): string =>
  count(amount, {
    zero: "# مرة",
    one: "مرة واحدة",
    two: "مرتين",
    few: "# مرات",
    many: "# مرة",
    other: "# مرة",
  });

const rhythmText = ({ subjects, bound, perWeek = 0, everyDays, minutes }: RhythmWish): string => {
  const name = named(subjects);
  const what = minutes === undefined ? name : `${length(minutes)} لـ ${name}`;
  if (everyDays === 1) return `${what} كل يوم`;
  if (everyDays !== undefined) return `${what} كل ${days(everyDays)}${bounds[bound]}`;
  return `${what} ${timesAWeek(perWeek)} في الأسبوع${bounds[bound]}`;
};

const weights = {
  "much more": "وقت أكثر بكثير",
  more: "وقت أكثر",
  "a little more": "وقت أكثر قليلًا",
  "a little less": "وقت أقل قليلًا",
  less: "وقت أقل",
  "much less": "وقت أقل بكثير",
};
const ratings = ["سهل جدًا", "سهل", "متوسط", "صعب", "صعب جدًا"];
const shapes = {
  even: "توزيع العمل بالتساوي",
  rising: "عمل أكثر قرب الامتحانات",
  early: "عمل أكثر في البداية",
};
const sides = { before: "قبل", after: "بعد" };

const text = byKind<Wish>({
  off: (wish) => {
    const label = wish.label === undefined ? undefined : isolated(wish.label);
    return then(label ?? `بلا ${who(wish, "دراسة")}`, wish);
  },
  only: (wish) => {
    const { window, ...others } = wish;
    const name = who(wish, "الدراسة");
    if (window === undefined) return `${name} ${when(wish)} فقط`;
    return `${then(name, others)} ${when({ window })} فقط`;
  },
  "only-subjects": (wish) => then(`${named(wish.subjects)} فقط`, wish),
  prefer: (wish) => then(`يُفضَّل ${who(wish, "الدراسة")}`, wish),
  allow: (wish) =>
    when(wish) === ""
      ? `يبقى في الخطة: ${who(wish, "كل شيء")}`
      : `لا بأس: ${then(who(wish, "الدراسة"), wish)}`,
  limit: limitText,
  rhythm: rhythmText,
  session: (wish) => {
    const { least, most } = wish;
    if (least === undefined) return `جلسات من ${length(most ?? 0)} على الأكثر${of(wish)}`;
    if (most === undefined) return `جلسات من ${length(least)} على الأقل${of(wish)}`;
    const to = least === most ? "" : ` إلى ${length(most)}`;
    return `جلسات من ${length(least)}${to}${of(wish)}`;
  },
  break: (wish) => `استراحات من ${length(wish.minutes)}`,
  "subjects-a-day": (wish) =>
    wish.most === 1 ? "مادة واحدة في اليوم" : `عدد المواد في اليوم: ${wish.most} على الأكثر`,
  "sessions-a-day": (wish) => `عدد الجلسات${of(wish)} في اليوم: ${wish.most} على الأكثر`,
  "rest-days": (wish) => `بلا دراسة في الأسبوع: ${days(wish.perWeek)}`,
  work: (wish) =>
    `${length(wish.minutes)} ${wish.subjects.length > 1 ? "لكل من" : "لـ"} ${named(wish.subjects)}`,
  done: (wish) =>
    `أُنجز من ${named(wish.subjects)}: ${wish.minutes === undefined ? `${Math.round((wish.part ?? 0) * 100)}%` : length(wish.minutes)}`,
  weight: (wish) => `${weights[weightStep(wish.factor)]} لـ ${named(wish.subjects)}`,
  difficulty: (wish) => `صعوبة ${named(wish.subjects)}: ${ratings[wish.rating - 1] ?? "متوسط"}`,
  skip: (wish) => `بلا ${named(wish.subjects)}`,
  period: (wish) =>
    [
      who(wish, "الدراسة"),
      ...(wish.from === undefined ? [] : [`ابتداءً من ${date(wish.from)}`]),
      ...(wish.to === undefined ? [] : [`حتى ${date(wish.to)}`]),
    ].join(" "),
  finish: (wish) => `إنهاء ${who(wish, "كل مادة")} قبل الامتحان بـ ${days(wish.daysBefore)}`,
  first: (wish) =>
    wish.of === "day" ? `يبدأ كل يوم بـ ${who(wish, "")}` : `${who(wish, "")} أولًا`,
  order: (wish) => `${named(wish.first)} قبل ${named(wish.second)} كل يوم`,
  apart: (wish) => `${named(wish.subjects)} ليس في اليوم نفسه`,
  alternate: (wish) => `${named(wish.subjects)} بالتناوب`,
  review: (wish) =>
    `${last(wish.days)} قبل ${exams(wish.subjects)} لمادته${wish.only ? " فقط" : ""}`,
  light: (wish) => then("دراسة أخف", wish),
  shape: (wish) => shapes[wish.shape],
  sleep: ({ from, to, minutes }) => {
    if (minutes !== undefined) return `${length(minutes)} من النوم`;
    if (from === undefined) return `الاستيقاظ في ${formatClock(to ?? 0)}`;
    return to === undefined
      ? `النوم في ${formatClock(from)}`
      : `النوم من ${formatClock(from)} إلى ${formatClock(to)}`;
  },
  buffer: (wish) =>
    `${length(wish.minutes)} من الفراغ ${sides[wish.side]} «${isolated(wish.label)}»`,
  task: (wish) => {
    const { window: _window, ...others } = wish;
    const label = isolated(wish.label);
    const what = wish.minutes === undefined ? label : `${label}، ${length(wish.minutes)}`;
    return `${then(what, wish)}${when(others) === "" ? " كل يوم" : ""}`;
  },
  exam: (wish) => `امتحان ${isolated(wish.subject)} في ${date(wish.date)}`,
});

const sentence = (wish: Wish): string =>
  isIfPossible(wish) ? `${text(wish)}، إن أمكن` : text(wish);

/** The count at the end needs no agreement: `جلسات في وقت آخر: 3.` */
const reasonText = byKind<Reason>({
  "not moved": (reason) => `جلسات لم يمكن نقلها: ${reason.count}.`,
  "other time": (reason) => `جلسات في وقت آخر: ${reason.count}.`,
  "other subject": (reason) =>
    `جلسات لمواد أخرى في ذلك الوقت، لأن امتحاناتها قريبة جدًا: ${reason.count}.`,
  "other length": (reason) => `جلسات أطول أو أقصر: ${reason.count}.`,
  "other rating": (reason) => `جلسات ما زالت تُحسب بصعوبة أخرى: ${reason.count}.`,
  outside: (reason) => `جلسات خارج هذه المدة: ${reason.count}.`,
  later: (reason) => `جلسات بعد ذلك: ${reason.count}.`,
  asleep: (reason) => `جلسات في وقت النوم: ${reason.count}.`,
  "had to stay": (reason) => `جلسات بقيت لعدم وجود مادة أخرى: ${reason.count}.`,
  "full day": (reason) => `أيام لا مكان فيها لذلك: ${reason.count}.`,
  "more sessions": (reason) => `أيام فيها أكثر: ${reason.count}.`,
  "more subjects": (reason) => `أيام فيها أكثر، لأن الامتحانات متقاربة: ${reason.count}.`,
  both: (reason) => `أيام فيها الاثنتان، لأن الساعات قبل الامتحانات لا تكفي: ${reason.count}.`,
  "both or twice": (reason) => `أيام فيها الاثنتان، أو إحداهما مرتين متتاليتين: ${reason.count}.`,
  above: (reason) => `أيام فيها أكثر من ${length(reason.minutes)}: ${reason.count}.`,
  "begins otherwise": (reason) => `أيام تبدأ بشيء آخر: ${reason.count}.`,
  "other order": (reason) => `أيام بترتيب آخر: ${reason.count}.`,
  "fewer free days": (reason) => `أسابيع أيامها الحرة أقل: ${reason.count}.`,
  limit: (reason) =>
    `${reason.per === "day" ? "أيام" : "أسابيع"} فيها ${reason.than === "more" ? "أكثر" : "أقل"} من ذلك: ${reason.count}.`,
  missing: (reason) => `أيام بلا ${isolated(reason.subject)}: ${reason.count}.`,
  "days a week": (reason) =>
    `في أحد الأسابيع تأتي ${isolated(reason.subject)} في ${days(reason.days)}${reason.isFew ? " فقط" : ""}.`,
  work: (reason) => `نصيب ${isolated(reason.subject)}: ${length(reason.minutes)}.`,
  "no change": (reason) =>
    `لا وقت ${reason.direction === "more" ? "أكثر" : "أقل"} لـ ${named(reason.subjects)} مما كان من دون هذه الرغبة.`,
  exam: (reason) =>
    reason.isNew ? "أضفه إلى موادك ثم خطط من جديد." : "غيّر تاريخ الامتحان في موادك ثم خطط من جديد.",
  "other days": () => "في الأيام الأخرى مثل ذلك: لم يكن هناك مكان.",
  "some days": (reason) =>
    reason.used === 0
      ? "لم يمكن وضع أي جلسة هناك."
      : `أيام فيها مكان في ذلك الوقت: ${reason.used} من ${reason.days}.`,
  halves: (reason) =>
    `في النصف الأول ${length(reason.first)} في اليوم، وفي الثاني ${length(reason.second)}.`,
  "say how long": () => "اذكر كم يستغرق، فتترك الخطة ذلك الوقت فارغًا.",
  "least break": (reason) => `لا تقل الاستراحات عن ${length(reason.minutes)}.`,
  "shorter breaks": () => "بين بعض الجلسات استراحة أقصر.",
  "no review": (reason) => `لا شيء من ${isolated(reason.subject)} في الأيام الأخيرة قبل امتحانها.`,
  "shared review": (reason) =>
    `امتحانات أخرى قريبة جدًا، فالأيام الأخيرة قبل ${isolated(reason.subject)} مشتركة.`,
  "other begins": () => "امتحان آخر قريب جدًا، فلا بد أن تبدأ مادته.",
  "no sessions": () => "لا توجد جلسات منها.",
  "short plan": () => "الخطة أقصر من ذلك.",
  "nothing called": (reason) => `لا شيء في أسبوعك اسمه «${isolated(reason.label)}».`,
  "none rated": (reason) => `لا توجد مادة مقيّمة ${reason.level === "hard" ? "صعبة" : "سهلة"}.`,
  "unknown subjects": (reason) => `ليس بين موادك: ${named(reason.subjects)}.`,
});

export default [
  said(wishWords, {
    wish: sentence,
    label: (wish) =>
      shortLabel(wish, {
        free: (weekdays) => `إجازة ${dayNames(weekdays)}`,
        shortWeekday: tools.shortWeekday,
        and,
        until: (clock) => `حتى ${clock}`,
        since: (clock) => `من ${clock}`,
        evening: "مساءً",
        comma: "، ",
        isolate: isolated,
        work: (subjects, minutes) => `${named(subjects)} ${length(minutes)}`,
      }) ?? sentence(wish),
    unkept: (wish, reason) => `${sentence(wish)}: ${reasonText(reason)}`,
  }),
];
