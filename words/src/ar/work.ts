import type { LeftOutReason } from "@smart-planner/planner/due-work";
import { assignmentWords } from "../en/assignment.ts";
import { dueWorkWords } from "../en/due-work.ts";
import { firstRunWords } from "../en/first-run.ts";
import { notificationsWords } from "../en/notifications.ts";
import { termWords } from "../en/term.ts";
import { workImportWords } from "../en/work-import.ts";
import { said } from "../said.ts";
import { isolated } from "../tools.ts";
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

const sessions = (amount: number) =>
  count(amount, {
    zero: "# جلسة",
    one: "جلسة واحدة",
    two: "جلستان",
    few: "# جلسات",
    many: "# جلسة",
    other: "# جلسة",
  });
const exams = (amount: number) =>
  count(amount, {
    zero: "# امتحان",
    one: "امتحان واحد",
    two: "امتحانان",
    few: "# امتحانات",
    many: "# امتحانًا",
    other: "# امتحان",
  });
const handIns = (amount: number) =>
  count(amount, {
    zero: "# تسليم",
    one: "تسليم واحد",
    two: "تسليمان",
    few: "# تسليمات",
    many: "# تسليمًا",
    other: "# تسليم",
  });
/** After a preposition: `قبل يومين`. */
const days = (amount: number) =>
  count(amount, {
    zero: "# يوم",
    one: "يوم واحد",
    two: "يومين",
    few: "# أيام",
    many: "# يومًا",
    other: "# يوم",
  });
const dateOf = (day: Day) => `${shortWeekdayOf(day)} ${shortDayAndMonth(day)}`;
const longDay = (day: Day) => `${shortWeekdayOf(day)} ${dayAndMonth(day)}`;
const away = (amount: number): string => {
  if (amount === 0) return "اليوم";
  if (Math.abs(amount) === 1) return amount === 1 ? "غدًا" : "أمس";
  return amount > 0 ? `بعد ${days(amount)}` : `قبل ${days(-amount)}`;
};
const amountOf = (doneMinutes: number, minutes: number, isGuessed: boolean) =>
  `${doneMinutes < 1 ? 0 : length(doneMinutes)} من ${isGuessed ? "نحو " : ""}${length(minutes)}`;
const freeUntil = (minutes: number, day: Day) =>
  `الوقت الحر حتى ${shortWeekdayOf(day)}: ${length(minutes)}.`;

/** Reasons that are stored in English. */
const asides: Readonly<Record<string, string> & Record<LeftOutReason, string>> = {
  "This is not a calendar": "هذا ليس تقويمًا",
  "Done already": "منجز من قبل",
  "Without a date": "بلا تاريخ",
  Over: "انتهى",
  "Already among your exams": "ضمن امتحاناتك من قبل",
  "This file is not complete": "هذا الملف غير كامل",
  "This file is too large": "هذا الملف كبير جدًا",
  "This calendar has too many events": "في هذا التقويم مواعيد كثيرة جدًا",
  "Too many items": "عناصر كثيرة جدًا",
  "A note, not a task": "ملاحظة وليست مهمة",
  Deleted: "محذوف",
  "Could not be read": "تعذّرت قراءته",
  Cancelled: "ملغى",
  "Without a title": "بلا عنوان",
  "For teachers": "للمعلمين",
  "Opening time": "وقت الفتح",
  "Closing time of work that is due earlier": "وقت إغلاق تسليم موعده أسبق",
};

export default [
  said(dueWorkWords, {
    row: (parts) => parts.map(isolated).join("، "),
    dueWork: "التسليمات",
    import: "استيراد",
    allWork: "كل التسليمات",
    nothingDue: "لا شيء مستحق في الأسبوعين القادمين.",
    handedIn: (title) => `تم التسليم: ${isolated(title)}`,
    newDate: "موعد جديد",
    newDateFor: (title) => `موعد جديد لـ ${isolated(title)}`,
    whatHelps: "ما الذي يساعد؟",
    whatHelpsWith: (title) => `ما الذي يساعد في ${isolated(title)}؟`,
    everyWeek: "كل أسبوع",
    length,
    day: dateOf,
    dueSoon: (day, time) => `${shortWeekdayOf(day)} ${isolated(time)}`,
    wasDue: (day, daysAgo) =>
      `كان موعده ${daysAgo === 0 ? "اليوم" : daysAgo < 7 ? shortWeekdayOf(day) : shortDayAndMonth(day)}`,
    away,
    amount: amountOf,
    short: (minutes) => `ينقص ${length(minutes)}`,
    startBy: (day) => (day === "today" ? "ابدأ اليوم" : `ابدأ قبل نهاية ${shortWeekdayOf(day)}`),

    addWork: "إضافة تسليم",
    example: "مقال 2، التاريخ، الجمعة، 6 ساعات",
    understood: "ما فهمناه",
    title: "العنوان",
    subject: "المادة",
    noDate: "بلا تاريخ",
    whichSubject: "أي مادة؟",
    newSubject: (name) => `مادة جديدة «${isolated(name)}»`,
    howLong: "كم يستغرق؟",
    whichDay: (text) => `أي يوم هو «${isolated(text)}»؟`,
    howManyHours: "كم ساعة؟",
    likeLast: (minutes, amount) =>
      `نحو ${length(minutes)}، ${count(amount, {
        zero: "كما في السابق",
        one: "كآخر مرة",
        two: "كآخر مرتين",
        few: "كآخر # مرات",
        many: "كآخر # مرة",
        other: "كآخر # مرة",
      })}`,
    dueAt: "الساعة",
    repeats: (weeks, until) =>
      `${count(weeks, {
        zero: "كل أسبوع",
        one: "كل أسبوع",
        two: "كل أسبوعين",
        few: "كل # أسابيع",
        many: "كل # أسبوعًا",
        other: "كل # أسبوع",
      })}${until === undefined ? "" : ` حتى ${shortDayAndMonth(until)}`}`,
    needDates: (lines) =>
      count(lines, {
        zero: "لا سطر يحتاج إلى تاريخ.",
        one: "سطر واحد يحتاج إلى تاريخ.",
        two: "سطران يحتاجان إلى تاريخ.",
        few: "# أسطر تحتاج إلى تاريخ.",
        many: "# سطرًا يحتاج إلى تاريخ.",
        other: "# سطر يحتاج إلى تاريخ.",
      }),
    problems: {
      "no title": "ما اسمه؟",
      "no date": "متى موعده؟",
      "no length": "كم يستغرق؟ اتركه فارغًا إذا كنت لا تعرف.",
      "too long": "هذا أكثر من 500 ساعة. أدخله كعدة تسليمات.",
      "starts late": "يبدأ بعد موعد تسليمه.",
      "ends early": "ينتهي قبل موعد أول تسليم.",
      "day is over": "انقضى هذا اليوم. سيُخطط كعمل متأخر.",
    },
    fits: (amount, ready) =>
      `يتسع له الوقت. ${sessions(amount)}، يكون جاهزًا ${ready === "today" ? "اليوم" : shortWeekdayOf(ready)}.`,
    fitsFree: (minutes, until) => `يتسع له الوقت. ${freeUntil(minutes, until)}`,
    othersGiveWay: (minutes, until) => `${freeUntil(minutes, until)} ستفسح جلسات أخرى المجال.`,

    notKnown: "غير معروف بعد",
    moreToFinish: (amount) => `بقي إنهاء ${amount}`,
    finishMore: (amount) =>
      `غير معروف بعد. عدد الجلسات التي بقي أن تنهيها بالمؤقت ليظهر رقم: ${amount}.`,
    inTen: (tenths) => `${tenths} من 10`,
    chances: { likely: "مرجّح", tight: "بالكاد", unlikely: "غير مرجّح" },
    inTime: (bold, tenths) => ["الاحتمال ", bold(`${tenths} من 10`), " أن يُنجز كله في موعده. "],
    dayAndAway: (day, days) => `${longDay(day)}، ${away(days)}`,
    leftToDo: "المتبقي",
    leftAndPlanned: (left, planned) =>
      `${length(left)}، ${planned >= left ? "كلها مخططة" : `والمخطط ${length(planned)}`}`,
    youKeep: "تلتزم بـ",
    keptOf: (done, planned) => `${done} من ${planned} من الجلسات المخططة`,
    takesYou: "يستغرق منك",
    timesAsLong: (factor) => `${decimal(factor)} ضعف المدة المخططة`,
    makeNine: "ارفعه إلى 9 من 10",
    moreAWeek: (minutes) => `${length(minutes)} إضافية في الأسبوع`,
    fromFinished: (amount) => `محسوب من أعمالك المنجزة، وعددها ${amount}.`,
    cameTrue: (likely, done) => `قلنا عن ${likely} إنها مرجّحة، وأُنجز منها ${done}.`,
  }),
  said(assignmentWords, {
    assignment: "تسليم",
    weeklyWork: "تسليم أسبوعي",
    subjectIs: "المادة: ",
    chooseSubject: "اختر مادة",
    findSubject: "ابحث عن مادة",
    noSubject: "بلا مادة",
    amountDone: (doneMinutes, minutes, isGuessed) =>
      `أُنجز ${amountOf(doneMinutes, minutes, isGuessed)}`,
    handedInOf: (done, of) => `سُلّم ${done}${of === undefined ? "" : ` من ${of}`}`,
    done: (title) => `إنجاز ${isolated(title)}`,
    dueIn: (amount) => `موعده ${away(amount)}`,
    nextIn: (amount) => `التسليم القادم ${away(amount)}`,
    due: "الموعد",
    dueDay: "يوم التسليم",
    howLong: "المدة",
    howLongEach: "مدة كل مرة",
    hours: "الساعات",
    minutes: "الدقائق",
    h: "س",
    min: "د",
    pages: "صفحات",
    minutesAPage: "د للصفحة",
    inPages: "بالصفحات",
    inHours: "بالساعات",
    startFrom: "البدء من",
    lastTook: (amount, minutes) =>
      `${count(amount, {
        zero: "استغرق السابق",
        one: "استغرق آخر واحد",
        two: "استغرق آخر اثنين",
        few: "استغرقت آخر #",
        many: "استغرق آخر #",
        other: "استغرق آخر #",
      })} نحو ${length(minutes)}.`,
    use: (minutes) => `استخدم ${length(minutes)}`,
    mayBeEmpty: (minutes) => `اتركه فارغًا إذا كنت لا تعرف. المخطط له نحو ${length(minutes)}.`,
    repeats: "التكرار",
    repeatOptions: { 0: "أبدًا", 1: "كل أسبوع", 2: "كل أسبوعين" },
    weekday: "يوم الأسبوع",
    until: "حتى",
    useForAll: "استخدامه لكل أسبوع",
    allWeeks: "كل الأسابيع",
    note: "ملاحظة أو رابط",

    fits: "يتسع له الوقت.",
    allFit: "يتسع الوقت لها كلها.",
    aWeek: (minutes, days) =>
      `نحو ${length(minutes)} في الأسبوع، غالبًا ${and(days.map(tools.shortWeekday))}.`,
    notPlanned: "ليس في خطتك بعد. حدّث خطتك ليحصل على وقت.",
    sessionsOn: (weekdays) => `جلسات يوم ${and(weekdays.map(tools.shortWeekday))}.`,
    ready: (day, daysEarly) =>
      `يكون جاهزًا ${longDay(day)}${daysEarly <= 0 ? "" : `، قبل الموعد بـ${days(daysEarly)}`}.`,
    cancel: "إلغاء",
    add: "إضافة",
    delete: "حذف",
    thisOne: "هذا فقط",
    allThatFollow: "كل ما يليه",
    handedIn: "تم التسليم",
    notHandedIn: "لم يُسلَّم",
    handInOf: (day) => `تسليم ${dateOf(day)}`,
    close: "إغلاق",

    parts: "الأجزاء",
    inParts: (minutes, amount) =>
      `${length(minutes)} في ${count(amount, {
        zero: "# جزء",
        one: "جزء واحد",
        two: "جزأين",
        few: "# أجزاء",
        many: "# جزءًا",
        other: "# جزء",
      })}`,
    splitIt: "قسّمه إذا كان ذلك يساعدك: بحث، مسودة، مراجعة.",
    part: (number) => `الجزء ${number}`,
    move: (name) => `نقل ${isolated(name)}: ${isolated("Alt")} مع سهم لأعلى أو لأسفل`,
    partDone: (name) => `تم: ${isolated(name)}`,
    minutesFor: (name) => `دقائق ${isolated(name)}`,
    anyDay: "أي يوم",
    anyDayFor: (name) => `${isolated(name)}: أي يوم`,
    doneBy: (name) => `إنجاز ${isolated(name)} قبل`,
    remove: (name) => `إزالة ${isolated(name)}`,
    addPart: "إضافة جزء",

    comingUp: "القادم",
    comingUpText: "يمكن تغيير كل واحد وحده.",
    handedInOn: (title, day) => `تم التسليم: ${isolated(title)}، ${dateOf(day)}`,
    movedFrom: (day) => `نُقل من ${dateOf(day)}`,
    putBack: "إعادة",
    moreFor: (name) => `المزيد عن ${isolated(name)}`,
    changeThisOne: "تغيير هذا فقط",
    skipThisOne: "تخطي هذا",
    openNamed: (title, day) => `فتح ${isolated(title)}، ${dateOf(day)}`,
  }),
  said(termWords, {
    yourTerm: "فصلك الدراسي",
    about: "كل ما له تاريخ، أسبوعًا بأسبوع.",
    dates: (amount, last, { name, day, away: daysAway, time }) => {
      const when = daysAway === 0 ? "اليوم" : daysAway === 1 ? "غدًا" : `في ${dayAndMonth(day)}`;
      const dates = count(amount, {
        zero: "# موعد",
        one: "موعد واحد",
        two: "موعدان",
        few: "# مواعيد",
        many: "# موعدًا",
        other: "# موعد",
      });
      return `${dates} حتى ${dayAndMonth(last)}. التالي: ${isolated(name)}، ${when}${time === undefined ? "" : ` عند ${isolated(time)}`}.`;
    },
    addExam: "إضافة امتحان",
    noDates: "لا مواعيد بعد",
    firstDate: "اكتب أول موعد. يكفي سطر واحد.",
    bring: (calendar, pasted) => [
      "أو ",
      calendar("أحضر تقويم مدرستك"),
      " أو ",
      pasted("ألصق امتحاناتك"),
      ".",
    ],

    weeksUntil: (day) => `الأسابيع حتى ${dayAndMonth(day)}`,
    week: (first, last) =>
      `من ${first.slice(0, 7) === last.slice(0, 7) ? Number(first.slice(8)) : dayAndMonth(first)} إلى ${dayAndMonth(last)}`,
    weekOf: shortDayAndMonth,
    weekSaid: (planned, minutes, due) =>
      `: المخطط ${length(planned)} من ${length(minutes)}. ${due.length === 0 ? "لا شيء مستحق" : due.map(isolated).join("، ")}`,
    full: "ممتلئ",
    daysOff: "أيام راحة",
    exam: "امتحان",
    named: (subject, title) => `${isolated(subject)}، ${isolated(title)}`,
    handIn: "تسليم",
    yourHours: "ساعاتك",

    closeWeek: "إغلاق الأسبوع",
    plannedAndFree: (planned, free) => `المخطط ${length(planned)}، والحر ${length(free)}.`,
    needed: (bold, from, until, neededMinutes, thereMinutes, isProven) => [
      from === undefined ? "قبل " : `من ${dayAndMonth(from)} إلى `,
      bold(from === undefined ? longDay(until) : dayAndMonth(until)),
      " تحتاج إلى ",
      bold(length(neededMinutes)),
      isProven ? ". المتاح " : ". وتتسع خطتك لـ ",
      bold(length(thereMinutes)),
      ".",
    ],
    neededAndThere: (neededMinutes, thereMinutes) =>
      `المطلوب ${length(neededMinutes)}، والمتاح ${length(thereMinutes)}`,
    whatHelps: "ما الذي يساعد",
    trying: "نبحث عمّا يوفر وقتًا...",
    nothingHelps: "لا شيء يمكن ضبطه هنا يوفر وقتًا له.",
    aPart: "جزء منه",
    seeFirst: "ترى الخطة الجديدة قبل أن يتغير أي شيء.",

    subjects: "المواد",
    allSubjects: "كل المواد",
    beforeThisWeek: "قبل هذا الأسبوع",
    thisWeek: "هذا الأسبوع",
    anyDay: "أي يوم",
    weekdayAndDay: (day) => `${shortWeekdayOf(day)} ${Number(day.slice(8))}`,
    handedIn: (amount) => `سُلّم ${amount}`,
  }),
  said(workImportWords, {
    bringIn: "إحضار التسليمات",
    chooseFile: "اختر ملفًا",
    readIt: "قراءة",
    about: `ألصق خطة مقرر أو قائمة، أو اختر ملفًا: خطة مقرر (أو ${isolated("PDF")}) أو ملفًا مصدَّرًا من ${isolated("Todoist, TickTick, Notion, Google Tasks, Trello, Asana, Microsoft To Do, Things")}. تتم القراءة على هذا الجهاز.`,
    text: "النص",
    example: "اختبار 1، 12 أكتوبر (20 %)\nامتحان 19 أكتوبر، 10:00",
    file: "ملف فيه تسليمات",
    nothingDue: `لم نجد شيئًا مستحقًا. تُقرأ التواريخ مثل ${isolated("24 Nov")} أو ${isolated("24/11")} أو ${isolated("2026-11-24")}.`,
    yourText: "نصك",

    found: (amount, areExams, source, courses) =>
      `وُجد في ${isolated(source)}: ${areExams ? exams(amount) : handIns(amount)}${courses.length > 0 ? ` (${courses.map(isolated).join("، ")})` : ""}`,
    nothingNew: (source) => `لا جديد مستحق في ${isolated(source)}`,
    untilYouAdd: "لا يُضاف شيء قبل أن تضغط «إضافة».",
    byHand: "يمكنك إضافتها يدويًا ضمن «التسليمات».",
    greyAreGuesses: "المدد الرمادية تقديرية.",
    notNow: "ليس الآن",
    add: (amount) => `إضافة ${amount}`,
    headings: ["الاسم", "النوع", "الموعد", "المدة"],
    choices: {
      "hand-in": "تسليم",
      reading: "قراءة",
      quiz: "اختبار قصير",
      exam: "امتحان",
      "leave out": "استبعاد",
    },
    untitled: "بلا عنوان",
    noDate: "بلا تاريخ",
    day: dateOf,
    when: (day, time) => `${dateOf(day)}، ${isolated(time)}`,
    length,
    aside: (reason) => asides[reason] ?? isolated(reason),
    weight: (percent) => `${percent}% من الدرجة`,
    sameAs: (title) => `مثل ${isolated(title)} لديك. يصبحان واحدًا.`,
    kindOf: (title) => `نوع ${isolated(title)}`,
    howLong: (title) => `مدة ${isolated(title)}`,
    howLongIs: (title) =>
      `كم يستغرق ${isolated(title)}؟ اكتبها هكذا: ${isolated("2 h")} أو ${isolated("90 min")}.`,
    newSubject: (name) => `${isolated(name)} (جديدة)`,
    noCourse: "بلا مقرر",
    noSubject: "بلا مادة",
    subjectOf: (course) => `مادة ${isolated(course)}`,
    takenOf: (taken, all) => `${taken} من ${all}`,
    hideAside: "إخفاء المستبعد",
    showAside: (amount) => `استُبعد ${amount}: منتهٍ أو منجز أو بلا تاريخ أو ليس تسليمًا. عرض`,

    newsFrom: (calendar) => `جديد ${isolated(calendar)}`,
    counts: (fresh, moved, gone) =>
      [
        ...(fresh > 0 ? [`الجديد ${fresh}`] : []),
        ...(moved > 0 ? [`المنقول ${moved}`] : []),
        ...(gone > 0 ? [`ما لم يعد في التقويم ${gone}`] : []),
      ].join("، "),
    movedTo: (title, day) => `${isolated(title)} إلى ${shortWeekdayOf(day)}`,
    titles: (titles, more) =>
      `${titles.map(isolated).join("، ")}${more > 0 ? ` و${more} أخرى` : ""}.`,
    hide: "إخفاء",
    show: "عرض",
    acceptAll: "قبول الكل",
    marks: { new: "جديد", exam: "امتحان جديد", moved: "نُقل", gone: "لم يعد موجودًا" },
    aboutLength: (minutes) => `نحو ${length(minutes)}`,
    leaveOut: (title) => `استبعاد ${isolated(title)}`,
    accept: "قبول",
    acceptNamed: (title) => `قبول ${isolated(title)}`,
    acceptDate: (title) => `قبول الموعد الجديد لـ ${isolated(title)}`,
    keepDay: (day) => `إبقاء ${shortWeekdayOf(day)}`,
    keepDayFor: (day, title) => `إبقاء ${shortWeekdayOf(day)} لـ ${isolated(title)}`,
    noLongerIn: (calendar) => `لم يعد في ${isolated(calendar)}`,
    remove: "إزالة",
    removeNamed: (title) => `إزالة ${isolated(title)}`,
    keep: "إبقاء",
    keepNamed: (title) => `إبقاء ${isolated(title)}`,
  }),
  said(notificationsWords, {
    settings: "إعدادات الإشعارات",
    saving: "جارٍ الحفظ...",
    save: "حفظ التفضيلات",
    saved: "تم حفظ التفضيلات!",
    email: "البريد الإلكتروني",
    wrongEmail: "يرجى إدخال بريد إلكتروني صحيح",
    notRemembered: "تعذّر حفظ تفضيلاتك: مساحة التخزين في هذا المتصفح ممتلئة أو محظورة.",
    mailHints: {
      unavailable: "هذا الخادم لا يرسل بريدًا. تبقى تفضيلاتك محفوظة حتى يفعل.",
      unconfirmed: "يصل البريد بعد أن تفتح الرابط الذي نرسله إلى هذا العنوان.",
      confirmed: "في كل رسالة رابط لإيقافها.",
    },
    mailNeedsAccount: "يحتاج البريد إلى حساب. سجّل الخروج وأنشئ حسابًا، وتأتي خطتك معك.",
    kinds: {
      studyReminders: "تذكيرات الدراسة",
      examAlerts: "تنبيهات الامتحانات",
      weeklyDigest: "ملخص الأسبوع",
      motivationalQuotes: "اقتباسات محفّزة",
    },
    kindHints: {
      studyReminders: "تذكير قبل بدء كل جلسة.",
      examAlerts: "تنبيه كلما اقترب موعد امتحان.",
      weeklyDigest: "ملخص واحد لأسبوعك كل أحد.",
      motivationalQuotes: "سطر قصير تبدأ به يومك.",
    },

    remindMeOf: "ذكّرني بـ",
    thisDevice: "هذا الجهاز",
    mail: "البريد",
    device: { off: "متوقف", "while open": "عندما يكون مفتوحًا", "also when closed": "حتى وهو مغلق" },
    reminders: {
      studyReminders: "جلسات الدراسة",
      examAlerts: "التسليمات والامتحانات",
      weeklyDigest: "ملخص الأسبوع",
      motivationalQuotes: "اقتباس",
    },
    reminderHints: {
      studyReminders: "قبل الجلسة بـ15 دقيقة",
      examAlerts: "في الأيام السابقة، عند 08:00",
      weeklyDigest: "عند انتهاء أسبوعك، عند 18:00",
      motivationalQuotes: "في الصباح",
    },
    onDevice: (reminder) => `${reminder}، على هذا الجهاز`,
    byMail: (reminder) => `${reminder}، بالبريد`,
    quietHours: "ساعات الهدوء",
    quietHint: "لا يرنّ شيء في هذا الوقت.",
    quietFrom: "الهدوء من",
    quietTo: "الهدوء إلى",
    to: "إلى",
    showNames: "إظهار الأسماء على شاشة القفل",
    showNamesHint: "عند الإيقاف: «تبدأ جلسة عند 15:30»",
    badge: "رقم على أيقونة التطبيق",
    badgeHint: "عدد التذكيرات التي لم ترها.",
    turnOffDevice: "إيقاف على هذا الجهاز",

    homeScreen: "أضفه أولًا إلى الشاشة الرئيسية",
    homeScreenText: "يرسل iPhone التذكيرات فقط إلى تطبيقات الشاشة الرئيسية.",
    homeScreenSteps: [
      "اضغط «مشاركة»",
      "اضغط «إضافة إلى الشاشة الرئيسية»",
      `افتح ${isolated("Smart Planner")} من هناك`,
    ],
    remindHere: "ذكّرني على هذا الجهاز",
    blocked: "هذا المتصفح يحظر التذكيرات",
    blockedHint: "اضغط الأيقونة بجانب العنوان، ثم «الإشعارات»، ثم «سماح».",
    whenClosed: `حتى عندما يكون ${isolated("Smart Planner")} مغلقًا.`,
    whileOpen: `عندما يكون ${isolated("Smart Planner")} مفتوحًا.`,
    onlyWhileOpen: "هنا تصل التذكيرات فقط عندما يكون مفتوحًا.",
    cannotShow: "لا يستطيع هذا المتصفح عرض الإشعارات هنا.",
    tryAgain: "حاول مرة أخرى",
    turnOn: "تشغيل",
    workGone: "العمل الذي سلّمته لم يعد هنا.",
    sessionGone: "جلسة علّمتها كمنجزة لم تعد في خطتك.",
  }),
  said(firstRunWords, {
    whatsComing: "ما القادم لديك؟",
    hint: `اكتب، أو ألصق رسالة، أو أفلت صورة أو ملف ${isolated("PDF")} أو ملف تقويم.`,
    example:
      "الأحياء، امتحان، 30 نوفمبر\nمقال التاريخ، الجمعة 23:59، 6 ساعات\nالمدرسة الأحد - الخميس 08:00-15:30",
    drop: `أفلته: نقرأ الصور وملفات ${isolated("PDF")} و${isolated("CSV")} والتقويم`,
    chooseFile: "اختر ملفًا",
    file: "ملف فيه ما هو قادم",
    notRead: (lines) =>
      count(lines, {
        zero: "فهمنا كل شيء.",
        one: "لم نفهم هذا السطر.",
        two: "لم نفهم السطرين المسطّرين.",
        few: "لم نفهم # أسطر مسطّرة.",
        many: "لم نفهم # سطرًا مسطّرًا.",
        other: "لم نفهم # سطر مسطّر.",
      }),
    read: (things, questions) =>
      `قُرئ ${things}${questions === 0 ? "" : `، وبقي سؤال عن ${questions}`}. اضغط أحدها لتغييره.`,
    whatWeRead: "ما قرأناه",
    howMuchTime: "كم من الوقت في يوم دراسي؟",
    hours: (hours) => length(hours * 60),
    planAround: (name) =>
      `نخطط حول ${name === "School" ? "المدرسة" : isolated(name)}، لذا ستكون خطة متقدمة.`,
    school: "المدرسة",
    addOne: "أضف امتحانًا أو تسليمًا واحدًا.",
    makePlan: "أنشئ خطتي",
    orSample: (button) => ["أو ", button("جرّب مثالًا")],
    byHand: "أو املأها يدويًا",

    work: (subject, title) => `${isolated(subject)}: ${isolated(title)}`,
    examOn: (day) => `امتحان، ${shortDayAndMonth(day)}`,
    due: (day, time, minutes) =>
      `موعده ${day === "today" ? "اليوم" : day === "tomorrow" ? "غدًا" : shortDayAndMonth(day)}${time === undefined ? "" : ` ${isolated(time)}`}${minutes === undefined ? "" : `، ${length(minutes)}`}`,
    examOrHandIn: (day) => `${shortDayAndMonth(day)}: امتحان أم تسليم؟`,
    answers: {
      exam: (name) => `${isolated(name)}: امتحان`,
      due: (name) => `${isolated(name)}: تسليم`,
    },
    kinds: { exam: "امتحان", due: "تسليم" },
    whatIsIt: "ما هو؟",
    name: "الاسم",
    title: "العنوان",
    days: "الأيام",
    dayChip: tools.shortWeekday,
    from: "من",
    to: "إلى",
    examDay: "يوم الامتحان",
    dueDay: "يوم التسليم",
    isLate: "انقضى هذا اليوم: سيكون متأخرًا.",
    missingDay: "أدخل تاريخًا.",
    missingName: "أدخل اسمًا.",
    done: "تم",
    remove: (name) => `إزالة ${isolated(name)}`,
    removed: (name) => `أُزيل ${isolated(name)}.`,
    undo: "تراجع",
  }),
];
