import type { CalendarDay } from "@smart-planner/planner/model";
import { addDays, daysBetween, weekdayOf } from "@smart-planner/planner/time";
import { planOfferWords } from "../en/plan-offer.ts";
import { planSaidWords } from "../en/plan-said.ts";
import { storageWords } from "../en/storage.ts";
import { said } from "../said.ts";
import { isolated } from "../tools.ts";
import {
  and,
  count,
  dayAndMonth,
  length,
  shortDayAndMonth,
  shortWeekdayOf,
  tools,
} from "./tools.ts";

const sessions = (amount: number) =>
  count(amount, {
    zero: "# جلسة",
    one: "جلسة واحدة",
    two: "جلستين",
    few: "# جلسات",
    many: "# جلسة",
    other: "# جلسة",
  });
const sessionsChange = (amount: number) =>
  count(amount, {
    zero: "لا جلسة تتغير",
    one: "تتغير جلسة واحدة",
    two: "تتغير جلستان",
    few: "تتغير # جلسات",
    many: "تتغير # جلسة",
    other: "تتغير # جلسة",
  });
const weekdayOn = (day: CalendarDay) => tools.weekday(weekdayOf(day));
const place = (day: CalendarDay, today: CalendarDay, time: string) =>
  Math.abs(daysBetween(today, day)) < 7
    ? `${weekdayOn(day)} ${isolated(time)}`
    : `${weekdayOn(day)} ${dayAndMonth(day)}، ${isolated(time)}`;
const laterDays = (days: readonly CalendarDay[], today: CalendarDay): string => {
  if (days.length > 3) return "أيام لاحقة";
  return and(
    days.map((day) => {
      if (day === addDays(today, 1)) return "الغد";
      return day < addDays(today, 7) ? weekdayOn(day) : dayAndMonth(day);
    }),
  );
};
const dayName = (day: CalendarDay, today: CalendarDay): string => {
  if (day === today) return "اليوم";
  return daysBetween(today, day) < 7
    ? `${shortWeekdayOf(day)} ${Number(day.slice(8))}`
    : shortDayAndMonth(day);
};
const pastName = (day: CalendarDay, today: CalendarDay): string => {
  if (addDays(day, 1) === today) return "أمس";
  return daysBetween(day, today) < 7 ? weekdayOn(day) : dayAndMonth(day);
};
const partOf = (back: number, open: number) =>
  back === open ? `كل الوقت (${length(open)})` : `${length(back)} من ${length(open)}`;

export default [
  said(planSaidWords, {
    undo: "تراجع",
    sentence: (name) => `${name}.`,
    sentences: (parts) => parts.join(" "),

    notUndone: "لم يعد التراجع عن هذا التغيير ممكنًا.",
    undone: "عادت خطتك كما كانت.",
    clearedKept: "الخطة التي مسحتها محفوظة مع ما مضى منها.",
    bringBack: "استعادتها",
    broughtBack: "عادت الخطة الممسوحة. ما أُنجز يبقى منجزًا.",
    notBroughtBack: "لم تعد استعادة الخطة الممسوحة ممكنة.",
    sessionsChanged: (amount) => `تم تغيير ${sessions(amount)}`,
    updated: (amount) =>
      amount === 0
        ? "لا شيء يتغير: خطتك تفعل هذا أصلًا."
        : `حُدّثت الخطة: تم تغيير ${sessions(amount)}.`,
    newPlan: "بدأت خطة جديدة",
    formIsEmpty: "أُفرغت الحقول. ما أنجزته يبقى.",
    smartTitle: "ما غيّره جدولك الذكي",
    smartNote: "ما أُنجز يبقى منجزًا.",
    optimisedTitle: "خطتك بعد التحسين",
    optimisedNote: "خطة المخطط الذكي بجانب خطتك. ما أُنجز يبقى منجزًا.",
    sessionsDone: (amount) => `أُنجز ${sessions(amount)}.`,
    letGo: (amount) => `تُرك ${sessions(amount)}`,

    notWorkedOut: "تعذّر حساب الخطة على هذا الجهاز. حاول مرة أخرى.",
    unusable: "لم يلتزم رد المخطط الذكي بأسبوعك، فلم يُستخدم.",
    nothingPlanned: "لم يجد المخطط الذكي وقتًا للدراسة قبل امتحاناتك.",
    noPlanKeepsAll: "لا توجد خطة تحقق كل ما طلبته.",
    changeWishes: "غيّر إحدى الرغبات أدناه أو أزلها ثم أنشئ الخطة من جديد. تبقى خطتك كما كانت.",

    moved: (title, day, today, time) => `نُقل ${isolated(title)} إلى ${place(day, today, time)}`,
    shorter: (title, minutes) => `${isolated(title)} أقصر الآن، ${length(minutes)}`,
    longer: (title, minutes) => `${isolated(title)} أطول الآن، ${length(minutes)}`,
    isBackWhereItWas: (title) => `عاد ${isolated(title)} إلى مكانه.`,
    todayMoved: (time) => `نُقلت جلسات اليوم إلى ${isolated(time)}`,
    todayIsBack: "عادت جلسات اليوم كما كانت.",
    added: (title) => `أُضيف ${isolated(title)}`,
    addedAt: (title, day, today, time) => `${isolated(title)}: ${place(day, today, time)}.`,
    isGoneAgain: (title) => `أُزيل ${isolated(title)} من جديد.`,
    locked: (title) => `ثُبّت ${isolated(title)}`,
    lockedText: (title) => `ثُبّت ${isolated(title)}: لا تنقله أي خطة جديدة.`,
    unlocked: (title) => `أُلغي تثبيت ${isolated(title)}`,
    unlockedText: (title) => `أُلغي تثبيت ${isolated(title)}: قد تنقله الخطة التالية.`,
    isAsItWas: (title) => `عاد ${isolated(title)} كما كان.`,
    removed: (title) => `أُزيل ${isolated(title)}`,
    skipped: (title) => `تُخطّي ${isolated(title)}`,
    isBack: (title) => `عاد ${isolated(title)}.`,

    asked: {
      free: "أنت متفرغ حينها. لا يتحرك شيء آخر.",
      met: (reasons) => `${reasons.join(". ")}. يمكنك وضعها هنا مع ذلك.`,
      day: (minutes) => `يصبح ذلك اليوم ${length(minutes)}.`,
    },
    put: {
      free: "",
      met: (reasons) => `${reasons.join(". ")}، باختيارك.`,
      day: (minutes) => `أصبح ذلك اليوم ${length(minutes)}.`,
    },
    movesTo: (title, time, more) =>
      `ينتقل ${isolated(title)} إلى ${isolated(time)}${more === 0 ? "" : `، ومعه ${more} غيره`}`,
    swapsWith: (title) => `يتبادل المكان مع ${isolated(title)}`,
    effects: (effects) => effects.join(". "),
    beginsAt: (time) => `يبدأ في ${isolated(time)}.`,
    isInPast: (title, day, today, time) =>
      `${place(day, today, time)} قد مضى. يبقى ${isolated(title)} في مكانه.`,
    doneStays: (title) => `${isolated(title)} منجز ويبقى مكانه. أزل علامته أولًا.`,
    pastStays: "ما مضى يبقى في مكانه.",
    startLater: (amount) =>
      `${count(amount, {
        zero: "لا تتأخر أي جلسة",
        one: "تتأخر جلسة واحدة",
        two: "تتأخر جلستان",
        few: "تتأخر # جلسات",
        many: "تتأخر # جلسة",
        other: "تتأخر # جلسة",
      })} لأن هذه مثبتة.`,

    today: (minutes) => `${length(minutes)} اليوم`,
    todayRestLater: (minutes) => `${length(minutes)} اليوم، والباقي لاحقًا`,
    movedLater: (minutes, days, today) => `نُقل ${length(minutes)} إلى ${laterDays(days, today)}.`,
    fitsNoMore: (minutes) => `لم يعد هناك مكان لـ ${length(minutes)}.`,
    fittedIn: (minutes, name, days, today) =>
      `نُقل ${length(minutes)} من ${isolated(name)} إلى ${laterDays(days, today)}`,

    work: {
      added: (title) => `أُضيف ${isolated(title)}.`,
      countAdded: (amount) => `أُضيف ${amount}.`,
      addedAndMoved: (added, moved) =>
        `${[...(added > 0 || moved === 0 ? [`أُضيف ${added}`] : []), ...(moved > 0 ? [`نُقل ${moved}`] : [])].join("، ")}.`,
      handedIn: (title) => `سُلّم ${isolated(title)}.`,
      deleted: (title) => `حُذف ${isolated(title)}.`,
      skipped: (title) => `تُخطّي ${isolated(title)}.`,
      ended: (title) => `انتهى ${isolated(title)}.`,
      freed: (amount) => `تفرّغ وقت ${sessions(amount)}.`,
      isOpenAgain: (title) => `فُتح ${isolated(title)} من جديد.`,
      changedAll: (title) => `غُيّر ${isolated(title)} لكل أسبوع.`,
      leftOut: (title) => `استُبعد ${isolated(title)}.`,
      stays: (title) => `يبقى ${isolated(title)}.`,
    },
  }),
  said(planOfferWords, {
    added: (day, today, time, minutes) =>
      `${dayName(day, today)} ${isolated(time)}، ${length(minutes)}، جديدة`,
    lengthened: (day, today, minutes) => `${dayName(day, today)}، أصبحت ${length(minutes)}`,
    moved: (day, today, to, time) =>
      `${dayName(day, today)}، تُنقل إلى ${day === to ? "" : `${dayName(to, today)} `}${isolated(time)}`,
    dropped: (day, today) => `${dayName(day, today)}، تُحذف`,

    examDate: (day) => shortDayAndMonth(day),
    stays: "يبقى كما هو",
    more: (minutes) => `${length(minutes)} أكثر من الآن`,
    less: (minutes) => `${length(minutes)} أقل من الآن`,
    covered: "لا يحتاج مكانًا جديدًا: باقي خطتك يكفيه",
    allDropped: (minutes) => `يُحذف ${length(minutes)}`,
    partDropped: (back, lost) => `يعود ${length(back)}، ويُحذف ${length(lost)}`,
    back: (back, open) => `يعود ${partOf(back, open)}`,
    backOn: (minutes, day) => `يعود ${length(minutes)} يوم ${weekdayOn(day)} ${dayAndMonth(day)}`,
    backBy: (back, open, day) => `يعود ${partOf(back, open)} حتى ${dayAndMonth(day)}`,
    doNotFit: (minutes) => `لا مكان لـ ${length(minutes)}`,

    moreADay: (minutes) => `${length(minutes)} أكثر في اليوم`,
    moreNote: (back, open, until) =>
      `${until === undefined ? "" : `حتى ${dayAndMonth(until)}. `}يعود ${partOf(back, open)}.`,
    keepDays: "إبقاء أيامي كما هي",
    keepAndDrop: (minutes) => `إبقاء أيامي وحذف ${length(minutes)}`,
    intoFreeHours: (minutes) => `يتسع وقت الفراغ لـ ${length(minutes)}.`,
    hoursStay: (minutes) => `يبقى وقتك ${length(minutes)} في اليوم كما هو.`,
    sessionsChange: (amount) => `${sessionsChange(amount)}.`,
    scratch: "تخطيط من الصفر",
    scratchMost: (minutes) => `يعود ${length(minutes)}، وتُنقل معظم الجلسات.`,
    scratchSome: (minutes, amount) => `يعود ${length(minutes)}، و${sessionsChange(amount)}.`,

    doneDropped: (minutes) => `تم: تبقى أيامك كما هي، وحُذف ${length(minutes)}.`,
    done: {
      more: (back, open, extra) =>
        `تم: ${length(extra)} أكثر في اليوم، وعاد ${partOf(back, open)}.`,
      keep: (back, open) => `تم: عاد ${partOf(back, open)}.`,
      scratch: (back, open) => `تم: تخطيط من الصفر، وعاد ${partOf(back, open)}.`,
    },

    title: "حدّث خطتك",
    leftTitle: (minutes, name) => `بقي ${length(minutes)} من ${isolated(name)}. أين نضعه؟`,
    awayTitle: "أهلًا بعودتك. إليك كيف تكمل.",
    fitsTitle: (minutes) => `فاتك ${length(minutes)}. الوقت يكفي لكل شيء.`,
    missedTitle: (minutes) => `فاتك ${length(minutes)}. إليك كيف تستدركه.`,
    follows: "تتبع خطتك التغييرات التي أجريتها.",
    finishedStays: "ما أنهيته يبقى.",
    notDone: (minutes, from) => `لم يُنجز ${length(minutes)} منذ ${dayAndMonth(from)}.`,
    allFits: "الوقت يكفي لكل شيء.",
    daysAreFull: "أيامك ممتلئة، فلا بد من التخلي عن شيء.",
    missed: (subjects, from, to, today) => {
      const names =
        subjects.length > 2
          ? count(subjects.length, {
              zero: "# مادة",
              one: "مادة واحدة",
              two: "مادتان",
              few: "# مواد",
              many: "# مادة",
              other: "# مادة",
            })
          : and(subjects.map(isolated));
      return `${names} ${from === to ? "من" : "منذ"} ${pastName(from, today)}.`;
    },
    missedOn: (from, to, today) =>
      from === to
        ? `${pastName(from, today)}.`
        : `من ${pastName(from, today)} إلى ${pastName(to, today)}.`,
    noLongerDay: (minutes) => `لا يطول أي يوم عن ${length(minutes)}.`,
  }),
  said(storageWords, {
    tooLong: "هذا أطول من أن يُحفظ. اختصره.",
    isFull: (limit) => `يتسع المكان لـ ${limit} من العناصر. أزل ما لم تعد تحتاجه.`,
    deviceAway: "تعذّر الوصول إلى هذا الجهاز. تحقق من الاتصال وحاول مرة أخرى.",
  }),
];
