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
import { isolated } from "../tools.ts";
import { and, count, date, dayAndMonth, length, tools } from "./tools.ts";

/** After a preposition: `بعد يومين`. */
const days = (amount: number) =>
  count(amount, {
    zero: "# يوم",
    one: "يوم واحد",
    two: "يومين",
    few: "# أيام",
    many: "# يومًا",
    other: "# يوم",
  });
const times = {
  "Early Morning": "الصباح الباكر",
  Morning: "الصباح",
  Afternoon: "ما بعد الظهر",
  Evening: "المساء",
  Night: "الليل",
};

const certificateText = (certificate: Certificate): string => {
  const { from, before, subjects, allowed, neededMinutes, roomMinutes, isProven } = certificate;
  const names =
    subjects === undefined || subjects.length <= 3
      ? and((subjects ?? []).map(isolated))
      : `مواد عددها ${subjects.length}`;
  const whose = names === "" ? "" : ` لـ ${names}`;
  const figures = `${
    from === undefined
      ? `قبل ${date(before)}`
      : `من ${dayAndMonth(from)} إلى ${dayAndMonth(addDays(before, -1))}`
  } تحتاج إلى ${length(neededMinutes)}${whose}، والمتاح ${length(roomMinutes)}`;
  if (allowed !== undefined) {
    const rules = [
      ...(allowed.hasDays ? ["في الأيام التي تسمح بها لها"] : []),
      ...(allowed.minutesADay === undefined
        ? []
        : [`وعلى الأكثر ${length(allowed.minutesADay)} منها في اليوم`]),
    ];
    return `${figures} ${rules.join("، ")}.`;
  }
  if (subjects !== undefined) return `${figures} بحسب ما تسمح به لكل منها.`;
  return isProven
    ? `${figures}.`
    : `${figures}: الدقائق تكفي، لكن لا مكان لجلسة كاملة بجانب الجلسات الأخرى.`;
};

const noTimeText = ({ examDate, why }: Extract<PlanProblem, { kind: "no time" }>): string => {
  switch (why.kind) {
    case "no room":
      return `لا وقت حرًا لجلسة قبل ${date(examDate)}.`;
    case "below a session":
      return `ما بقي، ${length(why.leftMinutes)}، أقل من أقصر جلساتك ${length(why.sessionMinutes)}.`;
    case "taken":
      return `مواد أخرى امتحاناتها بالقرب نفسه تأخذ كل الوقت الحر قبل ${date(examDate)}، وهو ${length(why.roomMinutes)}.`;
  }
};

const relaxed = {
  "free days": "تُستخدم أيضًا بعض أيام الراحة",
  midday: "تفقد بعض الأيام راحتها: يوم راحة أو استراحة وجبة أو صباح امتحان",
  pauses: "تفقد بعض الأيام راحتها: يوم راحة أو صباح امتحان أو استراحة",
};

const problemText = (problem: PlanProblem): string => {
  switch (problem.kind) {
    case "no subject":
      return "أضف مادة واحدة على الأقل باسم وتاريخ امتحان.";
    case "no date":
      return `ليس لـ ${isolated(problem.subject)} تاريخ امتحان بعد.`;
    case "exam over":
      return `كان امتحان ${isolated(problem.subject)} في ${date(problem.examDate)}: لا وقت له.`;
    case "exam today":
      return `امتحان ${isolated(problem.subject)} اليوم: لا وقت له.`;
    case "kept free":
      return `لا يبقى يوم لـ ${isolated(problem.subject)} مع الأيام التي تريدها حرة قبل امتحانها في ${date(problem.examDate)}.`;
    case "far away":
      return `امتحان ${isolated(problem.subject)} بعد أكثر من ${days(problem.days)}: تشمل الخطة هذه الأيام الأولى فقط.`;
    case "repeated":
      return `${isolated(problem.subject)} مذكورة أكثر من مرة بتاريخ الامتحان نفسه: تُخطط مرة واحدة.`;
    case "no hours":
      return "لا ساعات دراسة في اليوم للتخطيط بها.";
    case "one length":
      return `أقصر مدة للجلسة أكبر من أطولها: كل جلسة ${length(problem.minutes)}.`;
    case "day too short":
      return `أقصر جلسة (${length(problem.minutes)}) أطول من وقت الدراسة في اليوم (${length(problem.dayMinutes)}): غيّر إحداهما ليمكن التخطيط.`;
    case "no free time":
      return `لا يبقى وقت حر من ${length(problem.minutes)} على الأقل قبل الامتحانات: ${problem.isByWishes ? "اترك في تفضيلاتك أيامًا أو ساعات أكثر" : "حدّد وقت فراغ أو أزل حصة أو التزامًا أو نومًا"}.`;
    case "no time":
      return `لا وقت لـ ${isolated(problem.name)}. ${noTimeText(problem)}`;
    case "short":
      return certificateText(problem.certificate);
    case "comfort":
      return `الوقت ضيق، لذا ${relaxed[problem.relaxed]}.`;
    case "preferred time":
      return `لا وقت حرًا لديك في وقتك المفضل: ${times[problem.time]}.`;
  }
};

const inDays = (amount: number): string => {
  if (amount < 0) return `قبل ${days(-amount)}`;
  if (amount === 0) return "اليوم";
  return amount === 1 ? "غدًا" : `بعد ${days(amount)}`;
};

const reasonText = (reason: SessionExplanation["reasons"][number]): string => {
  switch (reason.kind) {
    case "on pace":
      return `تُبقيك على المسار: ${length(reason.doneMinutes)} من ${length(reason.needMinutes)} حتى الليلة`;
    case "progress":
      return `تصل بها إلى ${length(reason.doneMinutes)} من ${length(reason.needMinutes)}`;
    case "kept for review":
      return "في أحد الأيام الأخيرة قبل الامتحان، وهي محفوظة له";
    case "first look":
      return "نظرة أولى";
    case "spaced":
      return reason.daysSinceLast === 0
        ? "جلسة أخرى في اليوم نفسه"
        : `بعد ${days(reason.daysSinceLast)} من الجلسة السابقة`;
    case "preferred time":
      return `${reason.isFirst ? "أول ساعة حرة في وقتك المفضل" : "في وقتك المفضل"}: ${times[reason.time]}`;
    case "first free time":
      return "أول وقت حر في اليوم";
    case "rising":
      return "تزداد الدراسة كلما اقترب الامتحان";
    case "before rest":
      return `ليبقى ${tools.weekday(reason.rest)} حرًا`;
    case "unmoved":
      return "حيث كانت في خطتك";
  }
};

const keptText = (kept: KeptGuarantee): string => {
  switch (kept.guarantee) {
    case "daily-hours":
      return `لا أكثر من ${length(kept.minutes)} في يوم واحد.`;
    case "before-exams":
      return "لا دراسة لامتحان في يومه أو بعده، ولا شيء في الماضي.";
    case "busy-times":
      return "لا شيء فوق حصة أو التزام أو نوم.";
    case "free-time-only":
      return "فقط داخل وقت فراغك في الأيام التي حددته فيها.";
    case "session-lengths":
      return `${kept.minimum === kept.maximum ? `جلسات من ${length(kept.minimum)}` : `جلسات من ${length(kept.minimum)} إلى ${length(kept.maximum)}`} بينها استراحات.`;
    case "every-subject":
      return "كل مادة لها امتحان قادم ومتسع قبله تحصل على وقت.";
    case "fair-and-spread":
      return "المواد الأصعب والامتحانات الأقرب تحصل على أكثر، موزعًا على الأيام.";
    case "own-eve":
      return "في اليوم السابق للامتحان وقت لمادته إن كنت تدرس ذلك اليوم.";
    case "wishes":
      return "لا شيء في الأيام والأوقات التي طلبت إبقاءها حرة.";
  }
};

const chaptersText = (chapters: readonly string[], subject: string): string =>
  chapters.length > 2
    ? `آخر فصول ${isolated(subject)} وعددها ${chapters.length}`
    : `${and(chapters.map((name) => `«${isolated(name)}»`))} من ${isolated(subject)}`;

const helpTexts = (change: RoomChange): readonly [offer: string, done: string] => {
  switch (change.kind) {
    case "more hours":
      return [
        `ادرس ${length(change.minutes)} أكثر في اليوم`,
        `تدرس الآن حتى ${length(change.dayMinutes)} في اليوم.`,
      ];
    case "open weekday": {
      const weekday = tools.weekday(change.weekday);
      return [`افتح ${weekday} كله للدراسة`, `${weekday} كله مفتوح للدراسة الآن.`];
    }
    case "longer sessions":
      return [
        `اسمح بجلسات حتى ${length(change.minutes)}`,
        `يمكن للجلسات الآن أن تستمر حتى ${length(change.minutes)}.`,
      ];
    case "shorter sessions":
      return [
        `اسمح بجلسات من ${length(change.minutes)}`,
        `يمكن للجلسات الآن أن تقصر إلى ${length(change.minutes)}.`,
      ];
    case "higher limit":
      return [
        `اسمح بـ ${length(change.minutes)} من ${isolated(change.subject)} في اليوم`,
        `يمكن الآن تخطيط ${length(change.minutes)} من ${isolated(change.subject)} في اليوم.`,
      ];
    case "start today":
      return [
        `ابدأ ${isolated(change.title)} اليوم`,
        `يمكن أن يبدأ ${isolated(change.title)} اليوم.`,
      ];
    case "less time":
      return [
        `أنجز ${isolated(change.title)} في ${length(change.minutes)}`,
        `يستغرق ${isolated(change.title)} الآن ${length(change.minutes)}.`,
      ];
    case "hand in late":
      return [
        `سلّم ${isolated(change.title)} متأخرًا ${days(change.days)}`,
        `موعد ${isolated(change.title)} الآن ${date(change.due)}.`,
      ];
    case "let go":
      return [`اترك ${isolated(change.title)}`, `تُرك ${isolated(change.title)}.`];
    case "leave out": {
      const chapters = chaptersText(change.chapters, change.subject);
      return [`استبعد ${chapters}`, `المستبعد الآن: ${chapters}.`];
    }
    case "shorten": {
      const what =
        change.chapter === undefined
          ? `كل فصل مفتوح من ${isolated(change.subject)}`
          : chaptersText([change.chapter], change.subject);
      return [
        `خطط وقتًا أقل بنسبة ${change.percent}% لـ ${what}`,
        `الوقت المخطط الآن لـ ${what} أقل بنسبة ${change.percent}%.`,
      ];
    }
    case "lower goal":
      return [
        `اخفض هدف ${isolated(change.subject)} من ${length(change.from)} إلى ${length(change.to)}`,
        `هدف ${isolated(change.subject)} الآن ${length(change.to)}.`,
      ];
  }
};

type Place = Extract<SessionChange, { kind: "moved" }>["from"];

const place = ({ day, startTime, minutes }: Place): string =>
  `${date(day)}${startTime === undefined ? "" : ` ${isolated(startTime)}`}، ${length(minutes)}`;

const counts = ({ moved, changed, added, removed }: DifferenceCounts): string => {
  const parts = [
    ["المنقولة", moved],
    ["الأطول أو الأقصر", changed],
    ["الجديدة", added],
    ["المحذوفة", removed],
  ] as const;
  const named = parts.filter(([, amount]) => amount > 0);
  if (named.length === 0) return "لم تتغير جلسة";
  return `الجلسات ${and(named.map(([what, amount]) => `${what} ${amount}`))}`;
};

const sessionText = (change: SessionChange): string => {
  switch (change.kind) {
    case "moved":
      return `${isolated(change.subject)}: من ${place(change.from)} إلى ${place(change.to)}`;
    case "changed":
      return `${isolated(change.subject)}: ${place(change.from)} تصبح ${length(change.minutes)}`;
    case "added":
      return `${isolated(change.subject)}: جديدة في ${place(change.to)}`;
    case "removed":
      return `${isolated(change.subject)}: حُذفت من ${place(change.from)}`;
  }
};

const inputText = (change: InputChange): string => {
  switch (change.kind) {
    case "subject added":
      return `أُضيفت ${isolated(change.subject)}.`;
    case "subject removed":
      return `لم تعد ${isolated(change.subject)} بين امتحاناتك.`;
    case "exam added":
      return `لـ ${isolated(change.subject)} امتحان آخر في ${dayAndMonth(change.exam)}.`;
    case "exam removed":
      return `نقص امتحان من ${isolated(change.subject)}.`;
    case "exam moved":
      return `نُقل امتحان ${isolated(change.subject)} إلى ${dayAndMonth(change.to)}.`;
    case "work":
      return `غيّرت فصول ${isolated(change.subject)}.`;
    case "due work added":
      return change.due === undefined
        ? `أُضيف ${isolated(change.title)}.`
        : `أُضيف ${isolated(change.title)}، وموعده ${dayAndMonth(change.due)}.`;
    case "due work changed":
      return `تغيّر ${isolated(change.title)}.`;
    case "done early":
      return `سبقت الخطة في ${isolated(change.subject)} بـ${length(change.minutes)}.`;
    case "hours":
      return `تغيّرت ساعاتك في اليوم من ${change.from} إلى ${change.to}.`;
    case "week":
      return "تغيّر أسبوعك أو تفضيلاتك.";
    case "days freed":
      return change.count === 1
        ? `لم يعد ${dayAndMonth(change.first)} يوم راحة.`
        : `من ${dayAndMonth(change.first)} لم تعد أيام راحة، وعددها ${change.count}.`;
    case "calendar freed":
      return change.isAllDay
        ? `لم تعد مواعيد اليوم الكامل في «${isolated(change.name)}» تحجز أيامها.`
        : `لم يعد «${isolated(change.name)}» يأخذ وقتك.`;
    case "session hit": {
      const session = `${isolated(change.subject)} في ${dayAndMonth(change.day)}، ${isolated(change.startTime)}،`;
      return change.into === undefined
        ? `${session} في يوم راحة.`
        : `${session} تتداخل مع «${isolated(change.into)}».`;
    }
  }
};

const occasions = { exam: "الامتحان", due: "الموعد", "was due": "كان الموعد" };

export default [
  said(planReadingWords, {
    session: ({ name, what, days: away, difficulty, reasons }) =>
      [
        `${isolated(name)}: ${occasions[what]} ${inDays(away)}`,
        ...(difficulty === undefined ? [] : [`الصعوبة ${difficulty}`]),
        `${reasons.map(reasonText).join("، ")}.`,
      ].join("، "),
    keeps: keptText,
    breaks: {
      "daily-hours": "أكثر من ساعاتك في اليوم.",
      "before-exams": "ليس قبل الامتحان أو التسليم، أو في الماضي.",
      "busy-times": "فوق حصة أو التزام أو نوم.",
      "free-time-only": "خارج وقتك الحر.",
      "session-lengths": "أقصر أو أطول من اللازم أو دون استراحة.",
      "every-subject": "وقت قليل جدًا مع أن هناك متسعًا.",
      "fair-and-spread": "التوزيع غير عادل.",
      "own-eve": "لا وقت في اليوم السابق للامتحان.",
      wishes: "في وقت طلبت إبقاءه خاليًا.",
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
    fillFreed: (minutes, [first = "", ...others]) =>
      `استخدم ${length(minutes)} لـ ${others.length === 0 ? isolated(first) : "امتحاناتك"}`,
    inputs: ([first, ...others]) =>
      first === undefined
        ? ""
        : `${inputText(first)}${others.length === 0 ? "" : ` و${others.length} أخرى.`}`,
  }),
];
