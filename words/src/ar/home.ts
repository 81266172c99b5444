import type { CalendarDay } from "@smart-planner/planner/model";
import { homeWords } from "../en/home.ts";
import { said } from "../said.ts";
import { isolated } from "../tools.ts";
import { and, count, dayAndMonth, length, shortWeekdayOf } from "./tools.ts";

const subjectsOf = (amount: number) =>
  count(amount, {
    zero: "لا مواد",
    one: "مادة واحدة",
    two: "مادتان",
    few: "# مواد",
    many: "# مادة",
    other: "# مادة",
  });
const hours = (subjects: number, minutes: number) =>
  `${subjectsOf(subjects)}، ${length(minutes)} يوميًا`;
const madeOn = (day: CalendarDay, today: CalendarDay) =>
  day === today ? "اليوم" : `في ${dayAndMonth(day)}`;
const listOf = (names: readonly string[], more = 0) =>
  and([...names.map(isolated), ...(more > 0 ? [`${more} غيرها`] : [])]);

export default [
  said(homeWords, {
    planner: "المخطط",
    heading: "خطّط لدراستك",
    promise: "نظّم وخطّط وتقدّم بمساعدة الذكاء الاصطناعي.",
    change: "تغيير",
    fold: "طيّ",
    undo: "تراجع",
    planMode: "نوع الخطة",
    modes: { quick: "خطة سريعة", advanced: "تخطيط متقدّم" },
    opening: "جارٍ فتح التخطيط المتقدّم…",
    generating: "جارٍ إعداد خطتك الدراسية…",
    thisIsYour: (plan) => `هذه ${plan}.`,
    showIt: "عرضها",
    clear: "مسح الخطة",
    clearQuestion: (plan) =>
      `هل تريد حقًا مسح خطتك الحالية (${plan})؟ سيُمسح أيضًا تقدّمك وكل ما أدخلته.`,
    cleared: (plan) => `مُسحت خطتك (${plan}).`,
    lastChange: "آخر تغيير",
    lastChangeIs: (name) => `آخر تغيير: ${name}.`,
    calendarAdded: "أُضيف تقويمك. لن تُخطَّط دراسة في أوقاته.",
    addressNeedsAccount: "تحتاج التقاويم بعنوان إلى حساب.",
    addCalendarQuestion: (address) => `هل تضيف هذا التقويم؟\n\n${isolated(address)}`,
    turnOnPreview: "فعّل ميزات المعاينة لاستخدام ما شاركته.",
    samplePlan: "خطة تجريبية",
    sampleSubjects: ["التاريخ", "الرياضيات", "الأحياء", "الفيزياء", "اللغة العربية"],
    sampleText: "مجرد مثال لتجرّبه. يختفي عندما تغادر.",
    clearSample: "مسح المثال",
    noTimeInSample: "لا يُحتسب وقت في المثال.",
    subjectsAndHours: "المواد والساعات",
    noExamAhead: "لا يوجد امتحان قادم، فلا شيء للتخطيط. تحقق من مواعيد الامتحانات.",
    aDay: (minutes) => `${length(minutes)} يوميًا`,
    hours,
    hoursUntil: (subjects, minutes, lastExam) =>
      `${hours(subjects, minutes)}، آخر امتحان ${dayAndMonth(lastExam)}`,
    week: (classMinutes, names, more, sleep) =>
      [
        ...(classMinutes > 0 ? [`${length(classMinutes)} من الحصص`] : []),
        ...names.map(isolated),
        ...(more > 0 ? [`${more} غيرها`] : []),
        ...(sleep === undefined ? [] : [`النوم من ${sleep.from} إلى ${sleep.to}`]),
      ].join("، ") || "أي ساعة فارغة",
    made: (day, today) => `أُعدّت ${madeOn(day, today)}`,
    madeAndChanged: (made, changed, today) =>
      `أُعدّت ${madeOn(made, today)}، وتغيّرت ${madeOn(changed, today)}`,
    addExamsOrChapters: "أضف امتحانات أو فصولًا",
    carrySubjects: (subjects, plan) => `أضف ${subjectsOf(subjects)} من ${plan}`,
    carryWithHours: (subjects, amount, plan) =>
      `أضف ${subjectsOf(subjects)} و${length(amount * 60)} يوميًا من ${plan}`,
    addSubjects: "أضف موادك",
    configure: "اضبط أسبوعك",
    preview: "معاينة",
    optimiseSoon: "التحسين بالذكاء الاصطناعي في مرحلة المعاينة وسيأتي قريبًا.",
    tabs: {
      manual: "إدخال يدوي",
      commitments: "التزامات",
      preferences: "تفضيلات",
      upload: "رفع الجدول",
    },
    whenToStudy: "متى تحب أن تدرس؟",
    enoughForPlan: "هذا يكفي لخطة. تجد أدناه أسبوعك كما فهمناه: لوّن فوق ما ليس صحيحًا.",
    alreadyCommitment: (name) => `${isolated(name)} من التزاماتك بالفعل.`,
    nowCommitment: (name) => `${isolated(name)} صار من التزاماتك في التخطيط المتقدّم.`,
    noCommitment: (name) => `${isolated(name)} لم يعد من التزاماتك.`,
    timeToCatchUp: "وقت للتعويض",
    withoutPlace: "فصول بلا مكان",
    missingChapters: (subject, minutes, names, more) =>
      `${isolated(subject)}: لا مكان قبل الامتحان لـ ${length(minutes)}: ${listOf(names, more)}.`,
    names: listOf,
    printWeek: "طباعة هذا الأسبوع",
    due: (title) => `تسليم ${isolated(title)}`,
    printedAt: (day, time) => `${shortWeekdayOf(day)} ${dayAndMonth(day)}، ${time}`,
    isNotDone: (title) => `${isolated(title)} لم تُنجز.`,
    isDone: (title) => `أُنجزت ${isolated(title)}.`,
    doneEarly: "انتهيت مبكرًا؟",
    tookLonger: "استغرقت وقتًا أطول؟",
    noRoomBeforeExam: (title) => `لا يتّسع أي يوم قبل الامتحان لـ ${isolated(title)}.`,
    noRoomLeft: {
      exam: (minutes, name) =>
        `لا يتّسع أي يوم قبل الامتحان لما بقي من ${isolated(name)}: ${length(minutes)}.`,
      due: (minutes, name) =>
        `لا يتّسع أي يوم قبل التسليم لما بقي من ${isolated(name)}: ${length(minutes)}.`,
    },
    focus: "تركيز",
    inYourLog: (name, minutes) => `${isolated(name)}: سُجّلت ${length(minutes)}.`,
    whyNow: "لماذا الآن",
    review: (chapter) => `مراجعة: ${isolated(chapter)}`,
    planReady: (sessions) =>
      `خطتك جاهزة: ${count(sessions, {
        zero: "لا جلسات",
        one: "جلسة واحدة",
        two: "جلستان",
        few: "# جلسات",
        many: "# جلسة",
        other: "# جلسة",
      })} اليوم.`,
    firstIs: (title, time) => `تبدأ ${isolated(title)} في ${time}.`,
    tooLate: (time) => `الساعة ${time}. هل تبدأ غدًا؟`,
    startOrTomorrow: (time, title, start) =>
      `الساعة ${time}. هل تبدأ ${isolated(title)} في ${start} أم غدًا؟`,
    firstExam: (subjects, when) => `أول امتحان: ${isolated(subjects)}، ${when}.`,
    beginTomorrow: "ابدأ غدًا",
    startAt: (time) => `ابدأ في ${time}`,
    gotIt: "حسنًا",
    lastSession: "كانت هذه الجلسة الأخيرة",
    examsDone: "انتهت كل الامتحانات",
    workHandedIn: "سُلّمت كل الواجبات",
    yoursNow: "صار هذا لك. استمتع بالراحة.",
    enjoyBreak: "استمتع بالراحة.",
    examTomorrow: (subjects) => `غدًا: ${listOf(subjects)}. نم جيدًا.`,
    nextExam: (subjects, when) => `الامتحان القادم: ${listOf(subjects)}، ${when}.`,
    examDay: (day, today) => (day === today ? "اليوم" : dayAndMonth(day)),
  }),
];
