import { formatClock } from "@smart-planner/planner/time";
import type { LimitWish, Reason, RhythmWish, When, Who, Wish } from "@smart-planner/planner/wishes";
import { wishWords } from "../en/wishes.ts";
import { said } from "../said.ts";
import { type Days, isIfPossible, shortLabel, weightStep, whenOf } from "../wish-text.ts";
import { date, length, tools } from "./tools.ts";

const and = (names: readonly string[]): string => names.join("、");

const exams = (subjects: readonly string[] = []): string =>
  subjects.length === 0 ? "各試験" : `${and(subjects)}の試験`;

const dayNames = (days: Days): string => {
  if (days === "weekdays") return "平日";
  return days === "weekends" ? "週末" : and(days.map(tools.weekday));
};

const when = whenOf({
  on: dayNames,
  earlyMorning: "早朝",
  morning: "午前",
  afternoon: "午後",
  before: (clock) => `${clock}まで`,
  after: (clock) => `${clock}以降`,
  between: (from, to) => `${from}～${to}`,
  date,
  dates: (from, to) => `${date(from)}～${date(to)}`,
  since: (day) => `${date(day)}以降`,
  beforeExam: (days, subjects) => `${exams(subjects)}の${days === 1 ? "前日" : `直前${days}日間`}`,
  and,
  gap: "の",
});

/** The time comes first. */
const then = (text: string, wish: When): string =>
  when(wish) === "" ? text : `${when(wish)}は${text}`;

const levels = { easy: "やさしい科目", hard: "難しい科目" };
const who = ({ subjects = [], level }: Who, all: string): string => {
  if (subjects.length > 0) return and(subjects);
  return level === undefined ? all : levels[level];
};
const of = (wish: Who): string => {
  const name = who(wish, "");
  return name === "" ? "" : `${name}は`;
};

const limitText = (wish: LimitWish): string => {
  const { most, least } = wish;
  if (most === 0) return then("学習しない", wish);
  const per = wish.per === "week" ? "週に" : when(wish) === "" ? "1日" : "";
  const what = then(`${of(wish)}${per}`, wish);
  if (most !== undefined && most === least) return `${what}${length(most)}`;
  return and([
    ...(least === undefined ? [] : [`${what}${length(least)}以上`]),
    ...(most === undefined ? [] : [`${what}${length(most)}まで`]),
  ]);
};

const bounds = { exactly: "", most: "まで", least: "以上" };

const rhythmText = ({ subjects, bound, perWeek = 0, everyDays, minutes }: RhythmWish): string => {
  const often =
    everyDays === undefined ? `週${perWeek}回` : everyDays === 1 ? "毎日" : `${everyDays}日に1回`;
  const limit = everyDays === 1 ? "" : bounds[bound];
  return `${and(subjects)}は${often}${limit}${minutes === undefined ? "" : `、毎回${length(minutes)}`}`;
};

const weights = {
  "much more": "かなり増やす",
  more: "増やす",
  "a little more": "少し増やす",
  "a little less": "少し減らす",
  less: "減らす",
  "much less": "かなり減らす",
};
const ratings = ["とてもやさしい", "やさしい", "ふつう", "難しい", "とても難しい"];
const shapes = {
  even: "均等に分ける",
  rising: "試験が近いほど多く",
  early: "はじめに多く",
};

const text = (wish: Wish): string => {
  switch (wish.kind) {
    case "off":
      return wish.label === undefined
        ? then(`${who(wish, "学習")}をしない`, wish)
        : `${wish.label}：${when(wish)}`;
    case "only":
      return `${who(wish, "学習")}は${when(wish)}だけ`;
    case "only-subjects":
      return then(`${and(wish.subjects)}だけ`, wish);
    case "prefer":
      return `${who(wish, "学習")}はなるべく${when(wish)}`;
    case "allow":
      return when(wish) === ""
        ? `${who(wish, "すべて")}はプランに残す`
        : then(`${who(wish, "学習")}をしてよい`, wish);
    case "limit":
      return limitText(wish);
    case "rhythm":
      return rhythmText(wish);
    case "session": {
      const { least, most } = wish;
      if (least === undefined) return `${of(wish)}1回${length(most ?? 0)}まで`;
      if (most === undefined) return `${of(wish)}1回${length(least)}以上`;
      return `${of(wish)}1回${length(least)}${least === most ? "" : `～${length(most)}`}`;
    }
    case "break":
      return `休憩は${length(wish.minutes)}`;
    case "subjects-a-day":
      return wish.most === 1 ? "1日1科目" : `1日${wish.most}科目まで`;
    case "sessions-a-day":
      return `${of(wish)}1日${wish.most}回まで`;
    case "rest-days":
      return `週に${wish.perWeek}日は学習しない`;
    case "work":
      return `${and(wish.subjects)}に${wish.subjects.length > 1 ? "それぞれ" : ""}${length(wish.minutes)}`;
    case "done":
      return wish.minutes === undefined
        ? `${and(wish.subjects)}は${Math.round((wish.part ?? 0) * 100)}%完了`
        : `${and(wish.subjects)}は${length(wish.minutes)}完了`;
    case "weight":
      return `${and(wish.subjects)}の時間を${weights[weightStep(wish.factor)]}`;
    case "difficulty":
      return `${and(wish.subjects)}の難しさは「${ratings[wish.rating - 1] ?? "ふつう"}」`;
    case "skip":
      return `${and(wish.subjects)}は学習しない`;
    case "period":
      return `${who(wish, "学習")}は${and([
        ...(wish.from === undefined ? [] : [`${date(wish.from)}から`]),
        ...(wish.to === undefined ? [] : [`${date(wish.to)}まで`]),
      ])}`;
    case "finish":
      return `${who(wish, "すべての科目")}は試験の${wish.daysBefore}日前までに終える`;
    case "first":
      return wish.of === "day" ? `毎日${who(wish, "")}から始める` : `${who(wish, "")}を最初に`;
    case "order":
      return `毎日${and(wish.first)}のあとに${and(wish.second)}`;
    case "apart":
      return `${and(wish.subjects)}は同じ日にしない`;
    case "alternate":
      return `${and(wish.subjects)}を交互に`;
    case "review":
      return `${exams(wish.subjects)}の${wish.days === 1 ? "前日" : `直前${wish.days}日間`}はその科目${wish.only ? "だけ" : "のため"}`;
    case "light":
      return then("軽めにする", wish);
    case "shape":
      return shapes[wish.shape];
    case "sleep": {
      const { from, to, minutes } = wish;
      if (minutes !== undefined) return `睡眠${length(minutes)}`;
      if (from === undefined) return `${formatClock(to ?? 0)}に起きる`;
      return to === undefined
        ? `${formatClock(from)}に寝る`
        : `睡眠は${formatClock(from)}～${formatClock(to)}`;
    }
    case "buffer":
      return `「${wish.label}」の${wish.side === "before" ? "前" : "後"}は${length(wish.minutes)}空ける`;
    case "task": {
      const { window: _window, ...days } = wish;
      const what = `${wish.label}${wish.minutes === undefined ? "" : `、${length(wish.minutes)}`}`;
      return `${when(days) === "" ? "毎日" : ""}${then(what, wish)}`;
    }
    case "exam":
      return `${wish.subject}の試験は${date(wish.date)}`;
  }
};

const sentence = (wish: Wish): string =>
  isIfPossible(wish) ? `${text(wish)}（できれば）` : text(wish);

const reasonText = (reason: Reason): string => {
  switch (reason.kind) {
    case "not moved":
      return `${reason.count}件の学習を動かせませんでした。`;
    case "other time":
      return `${reason.count}件の学習がほかの時間にあります。`;
    case "other subject":
      return `その時間にほかの科目が${reason.count}件あります。試験が近いためです。`;
    case "other length":
      return `${reason.count}件の学習の長さが違います。`;
    case "other rating":
      return `${reason.count}件の学習の難しさが違います。`;
    case "outside":
      return `${reason.count}件の学習が期間の外にあります。`;
    case "later":
      return `${reason.count}件の学習がそのあとにあります。`;
    case "asleep":
      return `${reason.count}件の学習が睡眠の時間にあります。`;
    case "had to stay":
      return `ほかに科目がないため、${reason.count}件の学習が残りました。`;
    case "full day":
      return `${reason.count}日はそのための空きがありません。`;
    case "more sessions":
      return `${reason.count}日はそれより多くなります。`;
    case "more subjects":
      return `試験が近いため、${reason.count}日はそれより多くなります。`;
    case "both":
      return `試験までの時間が足りないため、${reason.count}日は両方あります。`;
    case "both or twice":
      return `${reason.count}日は両方あるか、同じ科目が続きます。`;
    case "above":
      return `${reason.count}日は${length(reason.minutes)}を超えます。`;
    case "begins otherwise":
      return `${reason.count}日はほかの科目から始まります。`;
    case "other order":
      return `${reason.count}日は順番が違います。`;
    case "fewer free days":
      return `${reason.count}週は休みの日が足りません。`;
    case "limit":
      return `${reason.count}${reason.per === "day" ? "日" : "週"}はそれより${reason.than === "more" ? "多く" : "少なく"}なります。`;
    case "missing":
      return `${reason.subject}が${reason.count}日ありません。`;
    case "days a week":
      return `${reason.subject}が${reason.days}日${reason.isFew ? "しかない" : "ある"}週があります。`;
    case "work":
      return `${reason.subject}は${length(reason.minutes)}になります。`;
    case "no change":
      return `${and(reason.subjects)}の時間は、この希望がないときより${reason.direction === "more" ? "増えません" : "減りません"}。`;
    case "exam":
      return reason.isNew
        ? "科目に追加して、もう一度プランを作ってください。"
        : "科目の試験日を変えて、もう一度プランを作ってください。";
    case "other days":
      return "空きがなく、ほかの日も同じくらいあります。";
    case "some days":
      return reason.used === 0
        ? "そこには学習を入れられませんでした。"
        : `その時間に空きがあったのは${reason.days}日のうち${reason.used}日だけです。`;
    case "halves":
      return `前半は1日${length(reason.first)}、後半は${length(reason.second)}です。`;
    case "say how long":
      return "かかる時間を書くと、その分を空けます。";
    case "least break":
      return `休憩は${length(reason.minutes)}より短くなりません。`;
    case "shorter breaks":
      return "休憩がもっと短いところがあります。";
    case "no review":
      return `${reason.subject}の試験の直前に${reason.subject}がありません。`;
    case "shared review":
      return `ほかの試験が近いため、${reason.subject}の直前の日はほかの科目もあります。`;
    case "other begins":
      return "ほかの試験が近いため、その科目から始まります。";
    case "no sessions":
      return "その学習がありません。";
    case "short plan":
      return "プランが短すぎます。";
    case "nothing called":
      return `「${reason.label}」という予定がありません。`;
    case "none rated":
      return `${levels[reason.level]}がありません。`;
    case "unknown subjects":
      return `${and(reason.subjects)}は科目にありません。`;
  }
};

export default [
  said(wishWords, {
    wish: sentence,
    label: (wish) =>
      shortLabel(wish, {
        free: (weekdays) => `${dayNames(weekdays)}は休み`,
        shortWeekday: tools.shortWeekday,
        and,
        until: (clock) => `${clock}まで`,
        since: (clock) => `${clock}から`,
        evening: "夕方",
        comma: "、",
        work: (subjects, minutes) => `${and(subjects)} ${length(minutes)}`,
      }) ?? sentence(wish),
    unkept: (wish, reason) => `${sentence(wish)}：${reasonText(reason)}`,
  }),
];
