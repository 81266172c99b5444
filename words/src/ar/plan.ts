import type { WeekFacts } from "@smart-planner/planner/progress";
import { daysBetween, weekdayOf } from "@smart-planner/planner/time";
import type { WorkFacts } from "@smart-planner/planner/work";
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
import { isolated } from "../tools.ts";
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

const sessions = (amount: number) =>
  count(amount, {
    zero: "# جلسة",
    one: "جلسة واحدة",
    two: "جلستان",
    few: "# جلسات",
    many: "# جلسة",
    other: "# جلسة",
  });
const chapters = (amount: number) =>
  count(amount, {
    zero: "# فصل",
    one: "فصل واحد",
    two: "فصلان",
    few: "# فصول",
    many: "# فصلًا",
    other: "# فصل",
  });
const classes = (amount: number) =>
  count(amount, {
    zero: "# حصة",
    one: "حصة واحدة",
    two: "حصتان",
    few: "# حصص",
    many: "# حصة",
    other: "# حصة",
  });
const weekdayOn = (day: Day) => tools.weekday(weekdayOf(day));
const spokenDay = (day: Day) => `${weekdayOn(day)} ${dayAndMonth(day)}`;
const shortDate = (day: Day) => `${shortWeekdayOf(day)} ${shortDayAndMonth(day)}`;
const monthOf = (day: Day) => dayAndMonth(day).replace(/^\D*\d+\s*/, "");
const dayNumber = (day: Day) => String(Number(day.slice(8)));
const span = (from: string, to: string) => `${isolated(from)} – ${isolated(to)}`;

const rangeOf = (first: Day, last: Day): string => {
  if (first === last) return date(last);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${date(first)} – ${date(last)}`;
  const from = first.slice(0, 7) === last.slice(0, 7) ? dayNumber(first) : dayAndMonth(first);
  return `${from} – ${date(last)}`;
};

const lackText = (lacks: readonly Lack[]): string =>
  `ينقص ${and(lacks.map(({ name, minutes }) => `${isolated(name)} ${length(minutes)}`))}`;

const openFrom = ({ days, today }: OpenSessions): string => {
  if (days.every((day) => daysBetween(day, today) === 1)) return "من أمس";
  const [first = "", second] = days.map((day) =>
    daysBetween(day, today) < 7 ? weekdayOn(day) : dayAndMonth(day),
  );
  if (days.length > 2) return `منذ ${first}`;
  return second === undefined ? `من ${first}` : `من ${first} و${second}`;
};

const days = (amount: number) =>
  count(amount, {
    zero: "# يوم",
    one: "يوم واحد",
    two: "يومان",
    few: "# أيام",
    many: "# يومًا",
    other: "# يوم",
  });

const weekDone = <Part>(
  mark: (text: string) => Part,
  { doneMinutes, plannedMinutes }: WeekFacts,
): readonly (Part | string)[] => {
  const done = length(doneMinutes);
  if (plannedMinutes > 0)
    return [`درست ${done} من ${length(plannedMinutes)} خططت لها حتى `, mark("اليوم"), "."];
  return doneMinutes > 0
    ? [`درست ${done} هذا الأسبوع خارج الخطة.`]
    : ["لم يكن شيء مخططًا هذا الأسبوع حتى ", mark("اليوم"), "."];
};

const weekMost = ({ most, nextExam }: WeekFacts): string => {
  if (most === undefined) return "لم تنل أي مادة وقتًا بعد.";
  const subject = isolated(most);
  if (nextExam === undefined) return `أكثر الوقت كان لمادة ${subject}.`;
  return most === nextExam
    ? `أكثر الوقت كان لمادة ${subject}، وامتحانها هو الأول.`
    : `أكثر الوقت كان لمادة ${subject}؛ والامتحان الأول في ${isolated(nextExam)}.`;
};

const weekOpen = ({ openSessions: open, fitOn }: WeekFacts): string => {
  if (open === 0) return "لا شيء لتعويضه هذا الأسبوع.";
  const amount = `بقي ${sessions(open)} دون إنجاز`;
  if (fitOn === null) return `${amount}؛ لا يتسع هذا الأسبوع لذلك.`;
  return `${amount}؛ يوجد متسع يوم ${and(fitOn.map(weekdayOn))}.`;
};

const workLeft = ({ kind, topics, doneTopics, wholeMinutes, doneMinutes }: WorkFacts) => {
  if (wholeMinutes <= 0 || kind === "none") return undefined;
  const of = kind === "topics" ? `أُنجز ${doneTopics} من ${topics} من الفصول، ` : "";
  return `${of}الباقي ${length(wholeMinutes - doneMinutes)}`;
};
const exams = (amount: number) =>
  count(amount, {
    zero: "# امتحان",
    one: "امتحان واحد",
    two: "امتحانان",
    few: "# امتحانات",
    many: "# امتحانًا",
    other: "# امتحان",
  });

const inDays = (amount: number): string => {
  if (amount === 0) return "اليوم";
  return amount === 1 ? "غدًا" : `بقي ${days(amount)}`;
};

export default [
  said(workLineWords, {
    line: ({ kind, exams: amount, isTold, topics, wholeMinutes, doneMinutes }) => {
      if (kind === "none") return isTold ? exams(amount) : undefined;
      if (doneMinutes > 0)
        return `${exams(amount)}، أُنجز ${length(doneMinutes)} من ${length(wholeMinutes)}`;
      return kind === "topics"
        ? `${exams(amount)}، ${chapters(topics)}`
        : `${exams(amount)}، الهدف ${length(wholeMinutes)}`;
    },
    head: ({ kind, topics, wholeMinutes, doneMinutes }) => {
      const done = doneMinutes > 0 ? `، أُنجز ${length(doneMinutes)}` : "";
      if (kind === "none") return "لا هدف محدد";
      return kind === "topics"
        ? `${chapters(topics)}، ${length(wholeMinutes)}${done}`
        : `الهدف ${length(wholeMinutes)}${done}`;
    },
    left: workLeft,
    fit: (facts, missing, spare) => {
      const rest = workLeft(facts);
      if (rest === undefined) return undefined;
      if (missing > 0) return `${rest}، ${length(missing)} بلا مكان`;
      return spare > 0 ? `${rest}، ويفيض ${length(spare)}` : `${rest}، ولا يفيض شيء`;
    },
    nextExam: (next) => {
      if (next === "over") return "انتهت كل الامتحانات";
      const name = next.name === "" ? "الامتحان" : isolated(next.name);
      if (next.days === 0) return `${name} اليوم`;
      return next.days === 1 ? `${name} غدًا` : `${name}: بقي ${days(next.days)}`;
    },
    foot: ({ leftMinutes, until }) => {
      if (leftMinutes <= 0) return "أُنجز كله";
      const rest = `الباقي ${length(leftMinutes)}`;
      if (until === undefined) return rest;
      const end = until.name === undefined ? dayAndMonth(until.day) : isolated(until.name);
      return `${rest}، نحو ${length(until.minutesADay)} في اليوم حتى ${end}`;
    },
    examOver: (day, today) =>
      day === today ? "هذا الامتحان اليوم، فلا يُخطَّط له وقت." : `مضى ${date(day)}، فلا يُخطَّط له وقت.`,
    review: ({ times: amount, last, forecast }) => {
      const gone =
        last === undefined
          ? "لم يُراجَع بعد."
          : `عدد المراجعات: ${amount}، آخرها في ${dayAndMonth(last)}.`;
      if (forecast === undefined) return gone;
      return `${gone} دون مراجعة أخرى ستعرف نحو ${forecast.percent} % منه في ${dayAndMonth(forecast.day)}.`;
    },
  }),
  said(advancedPlanWords, {
    steps: "الخطوات",
    stepNames: ["أضف المواد", "اضبط الأسبوع والتفضيلات", "اضغط «إنشاء خطة الدراسة»"],
    stepDone: "، تم",
    generateHeading: "أنشئ خطة دراستك",
    optimise: "تحسين بالذكاء الاصطناعي (تجريبي)",
    generate: "إنشاء خطة الدراسة",

    doesItFit: "هل يكفي الوقت؟",
    fromToday: "من اليوم",
    looking: "جارٍ فحص الخطة...",
    outOfDate:
      "تغيّرت موادك أو تسليماتك أو أسبوعك منذ إنشاء هذه الخطة. اضغط «إنشاء خطة الدراسة» لتحديثها.",
    catchUp: (day, minutes, hasLater) =>
      `تترك الخطة ${length(minutes)} يوم ${spokenDay(day)} للاستدراك${hasLater ? "، وبعض الوقت في أسابيع لاحقة" : ""}.`,
    noGoals: "لا هدف محدد: تُوزع ساعاتك على المواد.",
    someGoals: "المواد التي لا هدف لها تتقاسم الساعات المتاحة.",
    keeps: "ما تراعيه هذه الخطة",
    more: (amount) => `و${amount} أخرى.`,
    inReserve: (minutes) => `${length(minutes)} احتياطًا.`,
    useMore: "استخدم المزيد منها",

    noExam: "لا امتحان قادم: لم يبقَ ما يُخطط.",
    notYet: (lacks) => `الوقت لا يكفي بعد. ${lackText(lacks)}.`,
    examsFit: (fitting, of, lacks) =>
      `يكفي الوقت لـ${fitting} من ${of} من الامتحانات. ${lackText(lacks)}.`,
    someFit: (fitting, of, lacks) => `يكفي الوقت لـ${fitting} من ${of}. ${lackText(lacks)}.`,
    notDone: (plannedMinutes, missed) =>
      `المخطط ${length(plannedMinutes)}. لم يُنجز: ${and(missed.map(({ name, minutes }) => `${isolated(name)} ${length(minutes)}`))}.`,
    allFits: (plannedMinutes) => `الوقت يكفي لكل شيء: المخطط ${length(plannedMinutes)}.`,
    allFitsWith: (plannedMinutes, spareMinutes) =>
      `الوقت يكفي لكل شيء: المخطط ${length(plannedMinutes)}، ويبقى ${length(spareMinutes)}.`,

    eachExam: "نصيب كل امتحان",
    exam: "الامتحان",
    examOrHandIn: "امتحان أو تسليم",
    handIn: (day) => `تسليم، ${shortDayAndMonth(day)}`,
    doneAndPlanned: "المنجز والمخطط",
    share: "الحصة",
    needed: "المطلوب",
    done: "المنجز",
    planned: "المخطط",
    missing: "الناقص",
    cushion: "الهامش",
    cushionOf: "الهامش: ",
    toSpare: (minutes) => `يبقى ${length(minutes)}`,
    noCushion: "لا شيء",
    inTime: "في الموعد",
    readiness: "الجاهزية",
    allExams: "كل الامتحانات",
    onTrack: "على المسار",
    tight: "بالكاد",
    short: (minutes) => `ينقص ${length(minutes)}`,
    missed: (minutes) => `${length(minutes)} لم تُنجز`,

    pomodoro: (rounds, breaks) =>
      `بومودورو: ${count(rounds, {
        zero: "# جولة تركيز",
        one: "جولة تركيز واحدة",
        two: "جولتا تركيز",
        few: "# جولات تركيز",
        many: "# جولة تركيز",
        other: "# جولة تركيز",
      })}${
        breaks === 0
          ? ""
          : `، ${count(breaks, {
              zero: "# استراحة",
              one: "استراحة واحدة",
              two: "استراحتان",
              few: "# استراحات",
              many: "# استراحة",
              other: "# استراحة",
            })}`
      }`,
  }),
  said(calendarWords, {
    studyCalendar: "تقويم الدراسة",
    hint: `${isolated("Page Up")} و${isolated("Page Down")} للتنقل بين الجلسات. على الجلسة تنقلها الأسهم، ومع ${isolated("Shift")} تغيّر مدتها، و${isolated("Enter")} يفتح قائمتها. ${isolated("N")} يضيف موعدًا.`,
    range: rangeOf,
    spokenDay,
    sessionsIn: (first, last) => `الجلسات، ${rangeOf(first, last)}`,
    weekday: shortWeekdayOf,
    date: shortDayAndMonth,
    calendarView: "عرض التقويم",
    views: { week: "أسبوع", day: "يوم" },
    previous: { week: "الأسبوع السابق", day: "اليوم السابق" },
    next: { week: "الأسبوع التالي", day: "اليوم التالي" },
    today: "اليوم",
    day: "اليوم",
    subjects: "المواد",
    noPlan: "لا توجد خطة دراسة. أنشئ واحدة لتبدأ!",
    tooLong: (day) => `${isolated(day)} يحتاج إلى أكثر من 24 ساعة: ما لا يتسع له في الجدول أدناه.`,
    lengthOver: (minutes, over) => `${length(minutes)}، زيادة ${length(over)}`,
    takenOn: (day) => `المحجوز يوم ${spokenDay(day)}`,
    dueOn: (day) => `المستحق يوم ${spokenDay(day)}`,
    dueAt: (title, time) => `موعد ${isolated(title)} عند ${isolated(time)}`,
    stripDay: (day, amount, isOpen) =>
      [
        monthOf(day),
        amount === 0 ? "لا شيء مخطط" : sessions(amount),
        ...(isOpen ? ["بعضها لم يُنجز"] : []),
      ].join("، "),

    marks: "العلامات",
    markNames: {
      done: "تم",
      missed: "لم يتم",
      locked: "ثبّته أنت",
      own: "موعدك الخاص",
      broken: "فوق حدّك",
    },
    states: { done: "تم", missed: "فائتة", own: "موعدك الخاص", locked: "مثبّتة" },
    details: {
      date: "التاريخ",
      time: "الوقت",
      duration: "المدة",
      examDate: "تاريخ الامتحان",
      difficulty: "الصعوبة",
    },
    difficulties: { easy: "سهلة", medium: "متوسطة", hard: "صعبة" },

    nothingLeft: {
      week: "لم يبقَ شيء هذا الأسبوع.",
      today: "لم يبقَ شيء اليوم.",
      day: "لم يبقَ شيء في هذا اليوم.",
    },
    nothingPlanned: {
      week: "لا شيء مخطط هذا الأسبوع.",
      today: "لا شيء مخطط اليوم.",
      day: "لا شيء مخطط في هذا اليوم.",
    },
    allDone: "تم كل شيء. لا امتحانات أخرى قادمة.",
    nextDay: (day) => `التالي: ${spokenDay(day)}`,

    hold: {
      next: { week: "أبقِه هنا للأسبوع التالي", day: "أبقِه هنا لليوم التالي" },
      previous: { week: "أبقِه هنا للأسبوع السابق", day: "أبقِه هنا لليوم السابق" },
    },
    placeSaid: (day, time, against) =>
      `${spokenDay(day)} ${isolated(time)}. ${against.length === 0 ? "لديك وقت حينها." : `${against.join(". ")}.`}`,
    noRoom: (title) => `ما هو مثبّت لا يترك مكانًا. يبقى ${isolated(title)} كما كان.`,
    isBack: (title) => `عاد ${isolated(title)} إلى مكانه.`,
  }),
  said(planTableWords, {
    studyPlan: "خطة الدراسة",
    none: "لا توجد خطة دراسة.",
    span: (first, last) => `من ${isolated(first)} إلى ${isolated(last)}`,
    byDate: "خطة الدراسة حسب التاريخ",
    date: "التاريخ",
    subject: "المادة",
    hours: "الساعات",
    today: "اليوم",

    weekOf: (day) => `أسبوع ${date(day)}`,
    printed: (moment) => `خطة دراسة طُبعت ${isolated(moment)}`,
    examDay: (day, time) => (time === "" ? shortDate(day) : `${shortDate(day)}، ${isolated(time)}`),
    dayOfWeek: (day) => `${weekdayOn(day)} ${dayNumber(day)}`,
    notes: "ملاحظات",
    tickOnPaper: "علّم على الورق الآن، وعلى الشاشة لاحقًا.",
    plannedThisWeek: (minutes) => `المخطط هذا الأسبوع ${length(minutes)}`,
  }),
  said(planUpdateWords, {
    undo: "تراجع",
    closeChanged: "إغلاق التغييرات",
    planningAgain: "التخطيط من جديد",
    looking: "نبحث عن وقت...",
    howToCatchUp: "كيف تستدرك",
    nothingChanges: "لا يتغير شيء حتى توافق.",
    keepMine: "إبقاء خطتي",
    useThis: "استخدام هذه الخطة",

    howToFit: "كيف يكفي الوقت",
    trying: "نجرّب ما يوفر وقتًا...",
    noHelp: "لا شيء يمكن ضبطه هنا يوفر وقتًا. هدف أصغر أو امتحان لاحق قد يفعل.",
    help: (change, effect) => [`${change}: `, effect],
    allFits: "حينها يكفي الوقت لكل شيء",
    short: (minutes) => `حينها ينقص ${length(minutes)}`,
    found: (strong, minutes, shortMinutes) => [
      strong(`+${length(minutes)}`),
      shortMinutes > 0 ? `، ويبقى ناقصًا ${length(shortMinutes)}` : "",
    ],

    nextDays: "أيامك السبعة القادمة",
    sessionsChange: (amount) =>
      `أيامك السبعة القادمة: ${count(amount, {
        zero: "لا جلسة تتغير",
        one: "تتغير جلسة واحدة",
        two: "تتغير جلستان",
        few: "تتغير # جلسات",
        many: "تتغير # جلسة",
        other: "تتغير # جلسة",
      })}`,
    today: "اليوم",
    dayShort: (day) => `${shortWeekdayOf(day)} ${dayNumber(day)}`,
    dayParts: (bold, day) => [`${shortWeekdayOf(day)} `, bold(dayNumber(day))],
    notDone: "لم يتم",
    newMinutes: "جديد، بالدقائق",
    yourHours: (minutes) => `وقتك ${length(minutes)}`,
    forEachExam: "ما يعنيه لكل امتحان",
    seeChanges: (amount) =>
      count(amount, {
        zero: "عرض التغييرات",
        one: "عرض التغيير",
        two: "عرض التغييرين",
        few: "عرض # تغييرات",
        many: "عرض # تغييرًا",
        other: "عرض # تغيير",
      }),
  }),
  said(progressWords, {
    dashboard: "لوحة التقدم",
    none: "أنشئ خطة دراسة لتتابع تقدمك!",
    overall: "التقدم العام",
    hours: (done, all) => `${decimal(done)} من ${decimal(all)} ساعة`,
    streak: "أيام الدراسة المتتالية",
    streakDays: (amount) =>
      count(amount, {
        zero: "يوم",
        one: "يوم",
        two: "يومان",
        few: "أيام",
        many: "يومًا",
        other: "يوم",
      }),
    streakHint: (amount) => {
      if (amount <= 0) return "ابدأ اليوم!";
      return amount === 1 ? "واصل!" : "مواظبة رائعة!";
    },
    closing: (percent, isAllDone) => {
      if (isAllDone) return "رائع! أنجزت كل الجلسات. واصل هكذا!";
      return percent >= 50 ? "تتقدم جيدًا. واصل!" : "كل خطوة مهمة. هيا نبدأ الدراسة!";
    },
    tracked: "المواد",
    active: "المواد النشطة",
    breakdown: "حسب المادة",
    hrs: (done, all) => `${decimal(done)} من ${decimal(all)} س`,
    sessions: "جلسات الدراسة",
    today: "اليوم",
  }),
  said(sessionMenuWords, {
    sessionOn: (title, day) => `${isolated(title)}، ${spokenDay(day)}`,
    todayAt: (from, to, duration) => `اليوم، ${span(from, to)}، ${isolated(duration)}`,
    dayAt: (day, from, to, duration) =>
      `${spokenDay(day)}، ${span(from, to)}، ${isolated(duration)}`,
    whyNow: ({ doneMinutes, wholeMinutes, examInDays }) => {
      const done = `بعد هذه الجلسة تكون قد أنجزت ${length(doneMinutes)} من ${length(wholeMinutes)}.`;
      if (examInDays === undefined) return done;
      if (examInDays === 0) return `${done} الامتحان اليوم.`;
      return examInDays === 1
        ? `${done} الامتحان غدًا.`
        : `${done} بقي على الامتحان ${days(examInDays)}.`;
    },
    yourChoice: (reason) => `${reason}، باختيارك`,
    doneStays: "الجلسات المنجزة لا تُنقل. أزل علامتها أولًا.",
    close: "إغلاق",
    cancel: "إلغاء",
    done: "تم",
    notDone: "لم يتم",
    start: "ابدأ",
    remove: "إزالة",
    skip: "تخطي",
    notAgain: "لا تُخطط من جديد",
    tookLonger: "استغرقت أطول",
    planAgain: "خططها من جديد",
    laterToday: "لاحقًا اليوم",
    tomorrow: "غدًا",
    anotherDay: "يوم آخر…",
    shorter: "أقصر",
    longer: "أطول",
    unlock: "إلغاء التثبيت",
    keepHere: "إبقاؤها هنا",
    noRoom: "لا مكان",
    dayThen: (minutes) => `يصبح ذلك اليوم ${length(minutes)}`,
    thatDayThen: (minutes) => `يصبح ذلك اليوم ${length(minutes)}`,

    newEvent: "موعد جديد",
    moveSession: (title, minutes) => `نقل ${isolated(title)}، ${length(minutes)}`,
    add: "إضافة",
    moveTo: (time) => `نقل إلى ${isolated(time)}`,
    what: "ماذا",
    ownEvent: "موعد خاص بك",
    study: (subject) => `دراسة ${isolated(subject)}`,
    name: "الاسم",
    groupStudy: "دراسة جماعية",
    suggestions: "اقتراحات",
    places: {
      today: (time) => `اليوم ${isolated(time)}`,
      tomorrow: (time) => `غدًا ${isolated(time)}`,
      day: (day, time) => `${weekdayOn(day)} ${isolated(time)}`,
    },
    day: "اليوم",
    time: "الوقت",
    minutes: "الدقائق",
    problems: {
      day: "اختر اليوم أو يومًا لاحقًا.",
      time: "اختر وقتًا.",
      length: "أدخل مدة 5 دقائق أو أكثر.",
      midnight: "ستنتهي بعد منتصف الليل. ابدأ أبكر.",
      name: "أدخل اسمًا.",
    },
  }),
  said(smartWords, {
    heading: "جدول ذكي بالذكاء الاصطناعي",
    show: "عرض",
    hide: "إخفاء",
    inYourWords: "حدّثنا عن أسبوعك بكلماتك.",
    preferences: "تفضيلاتك",
    placeholder: "أخبرنا كيف تحب أن تدرس",
    thinkMore: "فكّر أكثر",
    thinkMoreHint: "باستخدام نموذج Pro لتحليل أدق",
    generate: "إنشاء جدول ذكي",
    pending: { flash: "جارٍ الإنشاء...", pro: "تفكير عميق..." },
    cancel: "إلغاء",
    error: "خطأ:",
    nothingToAsk: "أضف المواد والساعات المتاحة أولًا!",
    failed: "تعذّر إنشاء الجدول الذكي",
    noSession: "لم تصل خطة. حاول مرة أخرى.",
    brokenPlan: "الخطة التي وصلت تخالف إحدى قواعدك.",
    planKept: (broken) => `${broken} بقيت خطتك كما كانت.`,
    nothingPlanned: "لا يمكن تخطيط شيء.",
    understoodAs: (wishes) => `فُهمت تفضيلاتك هكذا: ${wishes.join("؛ ")}.`,
    withoutModel: {
      busy: "نموذج اللغة مشغول جدًا الآن. قُرئت تفضيلاتك بدونه.",
      unusable: "رد نموذج اللغة لا يمكن استخدامه. قُرئت تفضيلاتك بدونه.",
      away: "لا يمكن الوصول إلى نموذج اللغة الآن. قُرئت تفضيلاتك بدونه.",
      refuses: "نموذج اللغة يرفض هذا الخادم. قُرئت تفضيلاتك بدونه.",
      slow: "استغرق نموذج اللغة وقتًا طويلًا. قُرئت تفضيلاتك بدونه.",
    },
    readHere: "تعذّر الوصول إلى الخادم: قُرئت تفضيلاتك على هذا الجهاز.",
    leftOut: (subject) => `استُبعدت ${isolated(subject)}: ليس لها تاريخ امتحان.`,
    keptFree: (calendars, daysOff) =>
      `تُرك حرًا: ${and([
        ...calendars.map((name) => `«${isolated(name)}»`),
        ...(daysOff > 0
          ? [
              count(daysOff, {
                zero: "# يوم راحة",
                one: "يوم راحة واحد",
                two: "يوما راحة",
                few: "# أيام راحة",
                many: "# يوم راحة",
                other: "# يوم راحة",
              }),
            ]
          : []),
      ])}.`,

    ready: "جدولك الذكي جاهز.",
    builtIn: "خُطط من دون نموذج ذكاء اصطناعي.",
    plannedBy: (model) => `خططه ${isolated(model)}.`,
    nothingUnderstood: "لم نفهم هذا.",
    notKept: "تعذّر الالتزام به",
    changedNothing: "لم يغيّر شيئًا",
    goodToKnow: "من المفيد أن تعرف",

    whichOne: "ماذا تقصد؟",
    everyDayOr: (said, days) =>
      `«${isolated(said)}»: كل يوم أم فقط ${and(days.map(tools.weekday))}؟`,
    leaveOut: "لا، استبعد ذلك",
    understood: "ما فهمناه",
    changeWish: (wish) => `تغيير: ${isolated(wish)}`,
    removeWish: (wish) => `إزالة: ${isolated(wish)}`,
    notUnderstood: "غير مفهوم",
    tryThis: "جرّب هكذا:",
    isDueWork: "هذا تسليم وليس تفضيلًا.",
    addDueWork: (title) => `إضافة «${isolated(title)}» إلى التسليمات`,
    misspelt: (word) => `«${isolated(word)}»`,

    days: "الأيام",
    from: "من",
    to: "إلى",
    firstDay: "أول يوم",
    lastDay: "آخر يوم",
    numbers: {
      atLeast: "على الأقل",
      atMost: "على الأكثر",
      howLong: "المدة",
      daysBeforeExam: "أيام قبل الامتحان",
      daysAWeek: "أيام في الأسبوع",
      everyDays: "كل كم يوم",
      eachTime: "كل مرة",
      inAll: "في المجموع",
      share: "أضعاف الحصة المعتادة",
      rating: "1 سهل جدًا، 5 صعب جدًا",
      lastDays: "آخر أيام قبل الامتحان",
    },
    minutes: "د",
    ifPossible: "إن أمكن فقط",
    checkFields: "تحقق من الأيام والأوقات والأرقام: ينقص شيء.",
    keepAsCommitment: "إبقاؤه كالتزام",
    ok: "حسنًا",
  }),
  said(subjectWorkWords, {
    start: "ابدأ",
    startNamed: (name) => `ابدأ ${isolated(name)}`,
    done: "تم",
    doneOf: (subject) => `المنجز من ${isolated(subject)}`,
    saved: "يُحفظ أثناء الكتابة",
    undo: "تراجع",
    cancel: "إلغاء",

    exams: "الامتحانات",
    exam: "الامتحان",
    date: "التاريخ",
    time: "الوقت",
    weight: "الوزن",
    examNumber: (number) => `الامتحان ${number}`,
    examName: (number) => `اسم الامتحان ${number}`,
    examDate: (number) => `تاريخ الامتحان ${number}`,
    examTime: (number) => `وقت الامتحان ${number}`,
    examWeight: (number) => `وزن الامتحان ${number}، بالمئة`,
    anyTime: "أي وقت",
    removeExam: (number) => `إزالة الامتحان ${number}`,
    removed: (name) => `أُزيل ${isolated(name)}.`,
    addExam: "إضافة امتحان",
    mayBeEmpty: "اترك الوقت أو الوزن فارغًا إذا كنت لا تعرفه.",

    howMuch: "كم من العمل",
    ways: { topics: "فصول", goal: "هدف بالساعات", none: "بلا هدف" },
    hoursInAll: "مجموع الساعات",
    hours: "ساعات",
    goalRange: (most) => `من نصف ساعة إلى ${most} ساعة.`,
    studyCounts: (foot) => `${foot}. ما درسته من قبل محسوب.`,
    noGoal: "لا هدف محدد: تُوزع ساعاتك على المواد.",
    nearerMore: "كلما اقترب الامتحان كبرت الحصة.",
    weekly: (subject, minutes) => [
      "كلما اقترب الامتحان كبرت الحصة. تحصل ",
      subject,
      ` هكذا على نحو ${length(minutes)} في الأسبوع.`,
    ],
    pasteChapters: "ألصق فصولك",
    setGoal: "حدّد هدفًا بالساعات",

    chaptersOf: (subject) => `فصول ${isolated(subject)}`,
    chaptersDone: (amount, minutes) => `أُنجز ${chapters(amount)}، ${length(minutes)}`,
    hide: "إخفاء",
    show: "عرض",
    leftOut: "المستبعد",
    nameAndLength: (name, minutes) => `${isolated(name)}، ${length(minutes)}`,
    takeIn: "إعادته",
    takeInNamed: (name) => `إعادة ${isolated(name)}`,
    tookIn: (name) => `عاد ${isolated(name)}.`,
    newChapter: "فصل جديد",
    newChapterHint: `الاسم، ثم ${isolated("2 h")} أو ${isolated("18 p")} إن كنت تعرف`,
    addChapter: "إضافة فصل",
    pasteList: "لصق قائمة",
    pasteLines: "ألصق فصولك، فصلًا في كل سطر",
    pasteHint: (amount) =>
      `${chapters(amount)}. تُقرأ الساعات أو الصفحات بعد الاسم: ${isolated("1 h 30")}، ${isolated("18 p")}.`,
    addChapters: (amount) => `إضافة ${chapters(amount)}`,
    chaptersAdded: (amount) => `أُضيف ${chapters(amount)}.`,
    placeOf: (name, place, of) => `${isolated(name)}، ${place} من ${of}`,
    mostChapters: (most) => `تتسع المادة لعدد من الفصول أقصاه ${most}.`,
    tooShort: "هذا الفصل أقصر من أن يُقسَّم.",
    inTwo: (name) => `أصبح ${isolated(name)} في جزأين.`,
    tooLong: "معًا يكونان أطول مما يمكن لفصل.",
    merged: (name, other) => `أصبح ${isolated(name)} و${isolated(other)} فصلًا واحدًا.`,

    thisChapter: "هذا الفصل",
    chapterName: "اسم الفصل",
    move: (name) => `نقل ${isolated(name)}: ${isolated("Alt")} مع سهم لأعلى أو لأسفل`,
    chapterDone: (name) => `${isolated(name)}، تم`,
    estimateOf: (name, minutes) => `تقدير ${isolated(name)}: ${length(minutes)}`,
    moreFor: (name) => `المزيد عن ${isolated(name)}`,
    howWell: (name) => `مدى معرفتي بـ ${isolated(name)}`,
    known: { 0: "جديد", 1: "قليلًا", 2: "معظمه", 3: "جيدًا" },
    knownStep: (step, known) => `${step}، ${known}`,
    estimateBy: "التقدير بـ",
    estimates: { hours: "الساعات", pages: "الصفحات" },
    minutesAPage: "دقائق للصفحة",
    byPages: (pages, minutesAPage) => [pages, "صفحة،", minutesAPage, "د للصفحة"],
    byHours: (hours) => [hours, "ساعة"],
    makes: (minutes) => `= ${length(minutes)}`,
    mostHours: (most) => `أكثر من 0 وعلى الأكثر ${most} س.`,
    forExam: "لـ",
    allExams: "كل الامتحانات",
    up: "لأعلى",
    down: "لأسفل",
    split: "تقسيم",
    mergeNext: "دمج مع التالي",
    remove: "إزالة",
    stillKnown: "كم بقي في ذاكرتك منه؟",
    grades: { 1: "من جديد", 2: "صعب", 3: "جيد", 4: "سهل" },
    wentOver: "راجعته اليوم",
  }),
  said(todayWords, {
    today: "اليوم، ",
    heading: (day) => `${shortWeekdayOf(day)} ${dayAndMonth(day)}`,
    sessions: "جلسات اليوم",
    nothingPlanned: "لا شيء مخطط اليوم.",
    nothingPlannedNext: (subject, day, time) =>
      `لا شيء مخطط اليوم. التالي: ${isolated(subject)}، ${day === "tomorrow" ? "غدًا" : date(day)} ${isolated(time)}.`,
    doneOf: (done, of) => `تم ${done} من ${of}`,
    leftOf: (done, of, minutes) => `تم ${done} من ${of}، وبقي ${length(minutes)}`,
    aboutLeftOf: (done, of, minutes) => `تم ${done} من ${of}، وبقي نحو ${length(minutes)}`,
    streak: ({ days: amount, isSafeIfPlanned }) =>
      isSafeIfPlanned
        ? `سلسلتك (${days(amount)}) تبقى إذا خططتها من جديد`
        : `${days(amount)} على التوالي`,
    doneForToday: "انتهيت اليوم",
    dayDone: (done, minutes) => `${sessions(done)}، ${length(minutes)}. استمتع ببقية يومك.`,
    nothingToDo: "لا امتحانات أخرى قادمة. لا شيء عليك اليوم.",
    nextExam: "الامتحان التالي",
    inDays,
    examIn: (amount, day) => `${inDays(amount)}، ${dayAndMonth(day)}`,
    tomorrow: "غدًا",
    date,
    sessionCount: sessions,
    firstAt: (minutes, time) => `${length(minutes)}، الأولى عند ${isolated(time)}`,
    options: (title, from, to, duration) =>
      `${isolated(title)}، من ${isolated(from)} إلى ${isolated(to)}، ${isolated(duration)}: خيارات`,
    wasAt: (time) => `كانت عند ${isolated(time)}`,
    now: "الآن",
    start: "ابدأ",
    startNamed: (title) => `ابدأ ${isolated(title)}`,

    timeToday: (minutes) => `لديك ${length(minutes)} اليوم. وقت اليوم`,
    youHave: (underlined, minutes) => ["لديك ", underlined(length(minutes)), " اليوم"],
    howMuchToday: "كم من الوقت اليوم؟",
    howMuch: "كم من الوقت",
    asPlanned: "كما هو مخطط",
    at: (minutes) => `عند ${length(minutes)}`,
    stop: "توقف",
    onePress: "ضغطة واحدة تكفي. ينتقل ما يتسع له الوقت إلى أيامك القادمة، ويمكنك التراجع.",

    tooLate: "فات الوقت لإنجاز كل شيء.",
    lessTime: "وقت أقل اليوم",
    plannedEarlier: {
      morning: (start, end) =>
        `كانت مخططة لهذا الصباح. ابدأ عند ${isolated(start)} تنتهِ عند ${isolated(end)}.`,
      afternoon: (start, end) =>
        `كانت مخططة لما بعد الظهر. ابدأ عند ${isolated(start)} تنتهِ عند ${isolated(end)}.`,
      earlier: (start, end) =>
        `كانت مخططة لوقت سابق اليوم. ابدأ عند ${isolated(start)} تنتهِ عند ${isolated(end)}.`,
    },
    moveToday: (time) => `نقل جلسات اليوم إلى ${isolated(time)}`,

    planUpdate: "تحديث الخطة",
    missed: "الجلسات الفائتة",
    update: "تحديث الخطة",
    planAgain: "خططها من جديد",
    didThem: "أنجزتها",
    letGo: "اتركها",
    updateQuestion: (change) => `${change} هل تحدّث الخطة؟`,
    openAndChange: (bold, open, change) => [
      bold(`${sessions(open.count)} ${openFrom(open)} لم تُنجز`),
      `. ${change}`,
    ],
    open: (bold, unbroken, open) => [
      bold(sessions(open.count)),
      ` ${openFrom(open)} لم تُنجز، `,
      unbroken(length(open.minutes)),
      ".",
    ],
    afterReview: "بعد المراجعة",
    skip: "تخطي",
    stillKnown: (name) => ["كم بقي في ذاكرتك من ", name, "؟ «من جديد» تعني أنك نسيته."],
    grades: { 1: "من جديد", 2: "صعب", 3: "جيد", 4: "سهل" },
    graded: {
      1: (name) => `${isolated(name)}: من جديد.`,
      2: (name) => `${isolated(name)}: صعب.`,
      3: (name) => `${isolated(name)}: جيد.`,
      4: (name) => `${isolated(name)}: سهل.`,
    },

    tookQuestion: (name) => `كم استغرق ${isolated(name)}؟`,
    save: "حفظ",
    took: "كم استغرق",
    lengthAsPlanned: (minutes) => `${length(minutes)} كما هو مخطط`,
    other: "غير ذلك",
    min: "د",
    somethingLeft: "هل بقي شيء؟",
    left: { 0: "لا، انتهيت", 30: `${length(30)} أخرى`, 60: `${length(60)} أخرى` },
    likePlanned: "كالمدة المخططة.",
    longer: (minutes) => `أطول من المخطط بـ${length(minutes)}.`,
    shorter: (minutes) => `أقصر من المخطط بـ${length(minutes)}.`,
    loggedStays: (minutes) => `${length(minutes)} في سجلك من قبل، وتبقى. يمكنك تغييرها في «وقتك».`,
    logged: (minutes) => `منها ${length(minutes)} في سجلك من قبل.`,
    findPlace: "سنجد له مكانًا قبل امتحانه.",

    everyDay: "كل يوم من الخطة، عمود لكل يوم",
    figures: (from, to, amount, minutes) =>
      `من ${dayAndMonth(from)} إلى ${dayAndMonth(to)}: ${sessions(amount)}، ${length(minutes)}.`,
    exam: "امتحان",
    newPlan: "ابدأ خطة جديدة",
    savePicture: "حفظ هذه الصورة",
    close: "إغلاق",
    stayedOpen: (amount) => `بقيت ${sessions(amount)} بلا إنجاز، وتُحفظ مع هذه الخطة.`,

    howDidItGo: "كيف كان؟",
    onlyForYou: "لك فقط.",
    howDidNamed: (subject, when) => `كيف كان ${isolated(subject)}، ${isolated(when)}؟`,
    answers: { well: "جيد", "all right": "لا بأس", "not so well": "ليس جيدًا" },
  }),
  said(uploadWords, {
    upload: "ارفع جدولك",
    formats: "PDF وPNG وJPG وJPEG وCSV حتى 10 م.ب",
    calendarFiles: "تُقرأ ملفات التقويم (ICS) أيضًا.",
    file: "ملف الجدول",
    chooseFile: "اختر ملفًا",
    reading: (file) => `جارٍ قراءة ${isolated(file)}...`,
    refusals: {
      kind: "اختر ملف PDF أو PNG أو JPG أو JPEG أو CSV، أو ملف تقويم (ICS).",
      tooLarge: "هذا الملف أكبر من 10 م.ب. اختر ملفًا أصغر أو التقط صورة للشاشة.",
      empty: "هذا الملف فارغ. اختر غيره.",
    },
    parsed: "قُرئ الجدول بنجاح! راجعه وعدّله إن لزم.",
    unreadable: "تعذّرت قراءة الجدول. جرّب الإدخال اليدوي.",
    failed: "فشل الرفع. جرّب الإدخال اليدوي أو تحقق من اتصالك.",

    underDevelopment: (bold) => [
      bold("قيد التطوير"),
      ". هذا القسم متوقف حاليًا. حدّد أسبوعك بالإدخال اليدوي.",
    ],
    example: "مثال على ما يعطيه ملف.",
    waiting: (file) => [file, " في الانتظار. قراءة الجداول ميزة تجريبية."],
    turnOn: (file) => `تشغيل وقراءة ${isolated(file)}`,
    letRead: (model) => `دع ${isolated(model)} يقرأ الصور`,
    letReadHint: "تُرسل الصورة عندها إلى مزوّد هذا النموذج. من دونه تُقرأ على هذا الخادم فقط.",

    viewOf: (file) => `الملف ${isolated(file)}`,
    pictureOf: (file) => `الملف ${isolated(file)}`,
    pagesOf: (file) => `صفحات ${isolated(file)}`,
    pageOf: (page, file) => `الصفحة ${page} من ${isolated(file)}`,
    textOf: (file) => `ما كُتب في ${isolated(file)}`,
    open: (file) => `فتح ${isolated(file)}`,

    unread: ({ kind, count: amount, names, hasMoreNames }) => {
      if (kind === "pages")
        return `${count(amount, { zero: "# صفحة", one: "صفحة واحدة", two: "صفحتان", few: "# صفحات", many: "# صفحة", other: "# صفحة" })} لم تُقرأ.`;
      if (kind === "events")
        return `تعذّرت قراءة ${count(amount, { zero: "# حدث", one: "حدث واحد", two: "حدثين", few: "# أحداث", many: "# حدثًا", other: "# حدث" })} من هذا التقويم.`;
      const named = and([...names.map(isolated), ...(hasMoreNames ? ["غيرها"] : [])]);
      return `استُبعد ${count(amount, { zero: "# صف", one: "صف واحد", two: "صفان", few: "# صفوف", many: "# صفًا", other: "# صف" })} دون يوم أو بداية أو نهاية: ${named}.`;
    },
    section: "شعبتك",
    sectionHint: "في الملف عدة شعب. اختر شعبتك.",
    allSections: "كل الشعب",
    dates: "التواريخ",
    datesHint: "يعطي الملف كل حصة تاريخًا واحدًا. أخبرنا ما معناها.",
    weekly: "أسبوع يتكرر",
    onlyTheseDates: "هذه التواريخ فقط",
    week: "الأسبوع",
    weekHint: "في الملف تواريخ. اختر الأسبوع الذي يشبه غيره.",
    usualWeek: (amount) => `أسبوع معتاد: ما يكون في معظم الأسابيع (${classes(amount)})`,
    weekOf: (monday, amount) => `أسبوع ${date(monday)} (${classes(amount)})`,
    everything: (amount) => `كل ما في الملف (${classes(amount)})`,

    schedule: "الجدول المقروء",
    headings: ["اليوم", "المادة", "البداية", "النهاية"],
    addClass: (number) => `إضافة الحصة ${number}`,
    dayOf: (number) => `اليوم ${number}`,
    subjectOf: (number) => `مادة الحصة ${number}`,
    startOf: (number) => `البداية ${number}`,
    endOf: (number) => `النهاية ${number}`,
    merge: (number) => `دمج الحصة ${number} مع التالية`,
    remove: (number) => `إزالة الحصة ${number}`,
    onlyOn: (dates) => `فقط في ${and(dates.map(date))}`,
    doubts: {
      "next-day": "تنتهي في اليوم التالي؟",
      long: "أطول من خمس ساعات؟",
      early: "قبل 06:00؟",
      overlap: "تتداخل مع حصة أخرى",
      day: "هل هذا هو اليوم الصحيح؟",
      "second-week": "كل أسبوعين: تحقق من أيهما",
      page: "كان كثير من هذا الملف صعب القراءة",
    },
    rowErrors: {
      subject: "أعطِ هذه الحصة مادة أو أزل السطر.",
      times: "أدخل متى تبدأ هذه الحصة ومتى تنتهي.",
      length: "تنتهي هذه الحصة عند بدايتها.",
      other: "تعذّرت قراءة هذا السطر. تحقق من يومه وأوقاته.",
    },
    willBeAdded: (amount, of) => `سيُضاف ${amount} من ${classes(of)}.`,
    checkMarked: "قد تكون الأسطر المعلّمة مقروءة خطأ: تحقق منها ثم علّم عليها.",
    addToSchedule: "إضافة إلى جدولي",
    addAClass: "إضافة حصة",
    added: (amount) => `أُضيفت إلى أسبوعك ${classes(amount)}، ضمن الالتزامات.`,
    seeWeek: "عرض أسبوعك",
    undo: "تراجع",
  }),
  said(yourTimeWords, {
    yourTime: "وقتك",
    nothingYet: "لا شيء للعرض بعد",
    nothingYetText: "علّم على جلسة أو ابدأ المؤقت، فيظهر وقتك هنا.",
    goToToday: "إلى اليوم",
    about: "ما خططت له، وما أنجزته، وما يمكنك تغييره.",
    spanOfTime: "الفترة",
    spans: { week: "أسبوع", month: "شهر", term: "فصل دراسي" },
    thisSpan: { week: "هذا الأسبوع", month: "هذا الشهر", term: "هذا الفصل" },
    freeWeek: "أسبوع بلا دراسة.",
    week: (mark, week) => [...weekDone(mark, week), ` ${weekMost(week)} ${weekOpen(week)}`],
    figures: {
      done: "أُنجز هذا الفصل",
      planned: "المخطط حتى الآن",
      finished: (amount) =>
        count(amount, {
          zero: "جلسة منجزة",
          one: "جلسة منجزة",
          two: "جلستان منجزتان",
          few: "جلسات منجزة",
          many: "جلسة منجزة",
          other: "جلسة منجزة",
        }),
    },

    chart: "رسم",
    table: "جدول",
    asTable: (heading) => `${heading} كجدول`,
    tableOf: (label) => `${label}، كجدول`,
    subject: "المادة",
    planned: "المخطط",
    done: "المنجز",
    day: "اليوم",
    hour: "الساعة",
    studied: "الدراسة",
    took: "استغرق",
    times: "الضعف",

    dayByDay: "المخطط والمنجز يومًا بيوم",
    byDay: "المخطط والمنجز حسب اليوم",
    days: "يومًا بيوم",
    span: (first, last) => `من ${dayAndMonth(first)} إلى ${dayAndMonth(last)}`,
    dayName: shortDate,
    daySaid: (day, totals, exams) =>
      [
        shortDate(day),
        totals === undefined
          ? "لا شيء مخطط"
          : totals.plannedMinutes === 0
            ? length(totals.doneMinutes)
            : `${length(totals.doneMinutes)} من ${length(totals.plannedMinutes)}`,
        ...exams.map((subject) => `امتحان ${isolated(subject)}`),
      ].join("، "),
    partDone: "أُنجز جزء",
    exam: "امتحان",
    today: "اليوم",
    longerBar: "كلما طال الشريط زادت الدراسة.",

    bySubject: "الوقت حسب المادة",
    ofPlanned: (minutes) => ` من ${length(minutes)} مخططة`,
    plannedToToday: "المخطط حتى اليوم",

    bestHours: "أفضل ساعات اليوم",
    bestHoursNote: "متى كانت جلساتك المنجزة",
    byHour: "الدراسة حسب ساعة اليوم",
    noHours: "تظهر هنا الجلسات التي لها وقت: استخدم المؤقت أو المخطط المتقدم.",
    best: (from, to) => `الأفضل: من ${isolated(from)} إلى ${isolated(to)}`,
    byHourBest: (from, to) =>
      `الدراسة حسب ساعة اليوم. الأفضل: من ${isolated(from)} إلى ${isolated(to)}.`,
    now: "الآن",

    realLength: "المدة المخططة والفعلية",
    realLengthNote: "خططت لساعة، واستغرقت فعلًا…",
    noPaces: "أنهِ جلسات مخططة بالمؤقت، فتظهر مدتها الفعلية هنا.",
    asPlanned: "كما هو مخطط",
    hourTakes: (bold, minutes) => ["الساعة تستغرق ", bold(length(minutes))],
    byLength: (minutes, shorter, longer) =>
      `الجلسات حتى ${length(minutes)} تستغرق ${decimal(shorter)} ضعف المدة، والأطول ${decimal(longer)}.`,
    shorter: "أقصر",
    longer: "أطول",
    paceQuestion: (subject, factor) =>
      `تستغرق ${isolated(subject)} منك ${decimal(factor)} ضعف المدة: هل نستخدم ذلك للخطط الجديدة؟`,
    paceUsed: (subject, factor) =>
      `تحسب الخطط الجديدة ${decimal(factor)} ضعف المدة لـ ${isolated(subject)}.`,
    paceFrom: (amount, plannedMinutes, realMinutes) =>
      `من ${sessions(amount)}: المخطط ${length(plannedMinutes)}، والفعلي ${length(realMinutes)}.`,
    useIt: "استخدمها",
    notNow: "ليس الآن",
    takeItBack: "تراجع عنها",

    log: "سجل الدراسة",
    logTable: "جدول (.csv)",
    withoutTimer: "درست من دون المؤقت",
    cancel: "إلغاء",
    removed: "أُزيل من السجل.",
    anything: "أي شيء",
    startTime: "وقت البدء",
    minutes: "الدقائق",
    saveChanges: "حفظ التغييرات",
    add: "إضافة إلى السجل",
    noSubject: "بلا مادة",
    entrySource: {
      timer: (day) => `${dayAndMonth(day)}، بالمؤقت`,
      hand: (day) => `${dayAndMonth(day)}، يدويًا`,
    },
    changeEntry: (subject, day) =>
      `تغيير ${subject === "" ? "القيد" : isolated(subject)}، ${dayAndMonth(day)}`,
    removeEntry: (subject, day) =>
      `إزالة ${subject === "" ? "القيد" : isolated(subject)}، ${dayAndMonth(day)}`,
    showAll: (amount) => `عرض الكل (${amount})`,
    missingDay: "اختر يومًا",
    dayToCome: "اختر اليوم أو يومًا سابقًا",
    missingTime: "اختر وقتًا",
    timeToCome: "لم يأتِ هذا الوقت بعد: اختر وقتًا مضى",
    minutesRange: (most) => `أدخل من 1 إلى ${most} دقيقة`,
  }),
];
