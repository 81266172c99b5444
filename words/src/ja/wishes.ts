import { formatClock } from "@smart-planner/planner/time";
import type { LimitWish, Reason, RhythmWish, When, Who, Wish } from "@smart-planner/planner/wishes";
import { wishWords } from "../en/wishes.ts";
import { said } from "../said.ts";
import { byKind, type Days, isIfPossible, shortLabel, weightStep, whenOf } from "../wish-text.ts";
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

const text = byKind<Wish>({
  off: (wish) =>
    wish.label === undefined
      ? then(`${who(wish, "学習")}をしない`, wish)
      : `${wish.label}：${when(wish)}`,
  only: (wish) => `${who(wish, "学習")}は${when(wish)}だけ`,
  "only-subjects": (wish) => then(`${and(wish.subjects)}だけ`, wish),
  prefer: (wish) => `${who(wish, "学習")}はなるべく${when(wish)}`,
  allow: (wish) =>
    when(wish) === ""
      ? `${who(wish, "すべて")}はプランに残す`
      : then(`${who(wish, "学習")}をしてよい`, wish),
  limit: limitText,
  rhythm: rhythmText,
  session: (wish) => {
    const { least, most } = wish;
    if (least === undefined) return `${of(wish)}1回${length(most ?? 0)}まで`;
    if (most === undefined) return `${of(wish)}1回${length(least)}以上`;
    return `${of(wish)}1回${length(least)}${least === most ? "" : `～${length(most)}`}`;
  },
  break: (wish) => `休憩は${length(wish.minutes)}`,
  "subjects-a-day": (wish) => (wish.most === 1 ? "1日1科目" : `1日${wish.most}科目まで`),
  "sessions-a-day": (wish) => `${of(wish)}1日${wish.most}回まで`,
  "rest-days": (wish) => `週に${wish.perWeek}日は学習しない`,
  work: (wish) =>
    `${and(wish.subjects)}に${wish.subjects.length > 1 ? "それぞれ" : ""}${length(wish.minutes)}`,
  done: (wish) =>
    wish.minutes === undefined
      ? `${and(wish.subjects)}は${Math.round((wish.part ?? 0) * 100)}%完了`
      : `${and(wish.subjects)}は${length(wish.minutes)}完了`,
  weight: (wish) => `${and(wish.subjects)}の時間を${weights[weightStep(wish.factor)]}`,
  difficulty: (wish) =>
    `${and(wish.subjects)}の難しさは「${ratings[wish.rating - 1] ?? "ふつう"}」`,
  skip: (wish) => `${and(wish.subjects)}は学習しない`,
  period: (wish) =>
    `${who(wish, "学習")}は${and([
      ...(wish.from === undefined ? [] : [`${date(wish.from)}から`]),
      ...(wish.to === undefined ? [] : [`${date(wish.to)}まで`]),
    ])}`,
  finish: (wish) => `${who(wish, "すべての科目")}は試験の${wish.daysBefore}日前までに終える`,
  first: (wish) =>
    wish.of === "day" ? `毎日${who(wish, "")}から始める` : `${who(wish, "")}を最初に`,
  order: (wish) => `毎日${and(wish.first)}のあとに${and(wish.second)}`,
  apart: (wish) => `${and(wish.subjects)}は同じ日にしない`,
  alternate: (wish) => `${and(wish.subjects)}を交互に`,
  review: (wish) =>
    `${exams(wish.subjects)}の${wish.days === 1 ? "前日" : `直前${wish.days}日間`}はその科目${wish.only ? "だけ" : "のため"}`,
  light: (wish) => then("軽めにする", wish),
  shape: (wish) => shapes[wish.shape],
  sleep: ({ from, to, minutes }) => {
    if (minutes !== undefined) return `睡眠${length(minutes)}`;
    if (from === undefined) return `${formatClock(to ?? 0)}に起きる`;
    return to === undefined
      ? `${formatClock(from)}に寝る`
      : `睡眠は${formatClock(from)}～${formatClock(to)}`;
  },
  buffer: (wish) =>
    `「${wish.label}」の${wish.side === "before" ? "前" : "後"}は${length(wish.minutes)}空ける`,
  task: (wish) => {
    const { window: _window, ...days } = wish;
    const what = `${wish.label}${wish.minutes === undefined ? "" : `、${length(wish.minutes)}`}`;
    return `${when(days) === "" ? "毎日" : ""}${then(what, wish)}`;
  },
  exam: (wish) => `${wish.subject}の試験は${date(wish.date)}`,
});

const sentence = (wish: Wish): string =>
  isIfPossible(wish) ? `${text(wish)}（できれば）` : text(wish);

const reasonText = byKind<Reason>({
  "not moved": (reason) => `${reason.count}件の学習を動かせませんでした。`,
  "other time": (reason) => `${reason.count}件の学習がほかの時間にあります。`,
  "other subject": (reason) =>
    `その時間にほかの科目が${reason.count}件あります。試験が近いためです。`,
  "other length": (reason) => `${reason.count}件の学習の長さが違います。`,
  "other rating": (reason) => `${reason.count}件の学習の難しさが違います。`,
  outside: (reason) => `${reason.count}件の学習が期間の外にあります。`,
  later: (reason) => `${reason.count}件の学習がそのあとにあります。`,
  asleep: (reason) => `${reason.count}件の学習が睡眠の時間にあります。`,
  "had to stay": (reason) => `ほかに科目がないため、${reason.count}件の学習が残りました。`,
  "full day": (reason) => `${reason.count}日はそのための空きがありません。`,
  "more sessions": (reason) => `${reason.count}日はそれより多くなります。`,
  "more subjects": (reason) => `試験が近いため、${reason.count}日はそれより多くなります。`,
  both: (reason) => `試験までの時間が足りないため、${reason.count}日は両方あります。`,
  "both or twice": (reason) => `${reason.count}日は両方あるか、同じ科目が続きます。`,
  above: (reason) => `${reason.count}日は${length(reason.minutes)}を超えます。`,
  "begins otherwise": (reason) => `${reason.count}日はほかの科目から始まります。`,
  "other order": (reason) => `${reason.count}日は順番が違います。`,
  "fewer free days": (reason) => `${reason.count}週は休みの日が足りません。`,
  limit: (reason) =>
    `${reason.count}${reason.per === "day" ? "日" : "週"}はそれより${reason.than === "more" ? "多く" : "少なく"}なります。`,
  missing: (reason) => `${reason.subject}が${reason.count}日ありません。`,
  "days a week": (reason) =>
    `${reason.subject}が${reason.days}日${reason.isFew ? "しかない" : "ある"}週があります。`,
  work: (reason) => `${reason.subject}は${length(reason.minutes)}になります。`,
  "no change": (reason) =>
    `${and(reason.subjects)}の時間は、この希望がないときより${reason.direction === "more" ? "増えません" : "減りません"}。`,
  exam: (reason) =>
    reason.isNew
      ? "科目に追加して、もう一度プランを作ってください。"
      : "科目の試験日を変えて、もう一度プランを作ってください。",
  "other days": () => "空きがなく、ほかの日も同じくらいあります。",
  "some days": (reason) =>
    reason.used === 0
      ? "そこには学習を入れられませんでした。"
      : `その時間に空きがあったのは${reason.days}日のうち${reason.used}日だけです。`,
  halves: (reason) => `前半は1日${length(reason.first)}、後半は${length(reason.second)}です。`,
  "say how long": () => "かかる時間を書くと、その分を空けます。",
  "least break": (reason) => `休憩は${length(reason.minutes)}より短くなりません。`,
  "shorter breaks": () => "休憩がもっと短いところがあります。",
  "no review": (reason) => `${reason.subject}の試験の直前に${reason.subject}がありません。`,
  "shared review": (reason) =>
    `ほかの試験が近いため、${reason.subject}の直前の日はほかの科目もあります。`,
  "other begins": () => "ほかの試験が近いため、その科目から始まります。",
  "no sessions": () => "その学習がありません。",
  "short plan": () => "プランが短すぎます。",
  "nothing called": (reason) => `「${reason.label}」という予定がありません。`,
  "none rated": (reason) => `${levels[reason.level]}がありません。`,
  "unknown subjects": (reason) => `${and(reason.subjects)}は科目にありません。`,
});

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
