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
import { date, dayAndMonth, length, tools } from "./tools.ts";

const times = {
  "Early Morning": "早朝",
  Morning: "午前",
  Afternoon: "午後",
  Evening: "夕方",
  Night: "夜",
};

const certificateText = (certificate: Certificate): string => {
  const { from, before, subjects, allowed, neededMinutes, roomMinutes, isProven } = certificate;
  const names =
    subjects === undefined || subjects.length <= 3
      ? (subjects ?? []).join("、")
      : `${subjects.length}科目`;
  const when =
    from === undefined
      ? `${date(before)}より前に`
      : `${dayAndMonth(from)}～${dayAndMonth(addDays(before, -1))}に`;
  const rules = [
    ...(allowed?.hasDays === true ? ["許可した曜日"] : []),
    ...(allowed?.minutesADay === undefined ? [] : [`1日${length(allowed.minutesADay)}まで`]),
    ...(allowed === undefined && subjects !== undefined ? ["科目ごとの許可"] : []),
  ];
  const figures = `${when}${names === "" ? "" : `${names}で`}${length(neededMinutes)}必要ですが、${rules.length === 0 ? "" : `${rules.join("、")}では`}${length(roomMinutes)}です。`;
  return allowed !== undefined || subjects !== undefined || isProven
    ? figures
    : `${figures}分数は足りますが、ほかの学習があるため、1回分の学習が入りません。`;
};

const noTimeText = ({ examDate, why }: Extract<PlanProblem, { kind: "no time" }>): string => {
  switch (why.kind) {
    case "no room":
      return `${date(examDate)}より前に、学習できる空きがありません。`;
    case "below a session":
      return `残りの${length(why.leftMinutes)}は、最短の${length(why.sessionMinutes)}より短いです。`;
    case "taken":
      return `${date(examDate)}より前の空き${length(why.roomMinutes)}は、試験の近いほかの科目が使います。`;
  }
};

const relaxed = {
  "free days": "一部の休みの日も使います",
  midday: "休みを減らした日があります：休みの日、食事の休憩、または試験日の午前",
  pauses: "休みを減らした日があります：休みの日、試験日の午前、または休憩",
};

const problemText = (problem: PlanProblem): string => {
  switch (problem.kind) {
    case "no subject":
      return "名前と試験日のある科目を1つ以上追加してください。";
    case "no date":
      return `${problem.subject}にはまだ試験日がありません。`;
    case "exam over":
      return `${problem.subject}の試験は${date(problem.examDate)}でした。時間は入りません。`;
    case "exam today":
      return `${problem.subject}の試験は今日です。時間は入りません。`;
    case "kept free":
      return `${date(problem.examDate)}の試験の前に空けたい日があるため、${problem.subject}の日が残りません。`;
    case "far away":
      return `${problem.subject}の試験は${problem.days}日より先です。プランは最初の${problem.days}日分です。`;
    case "repeated":
      return `${problem.subject}が同じ試験日で重なっています。1回だけ計画します。`;
    case "no hours":
      return "計画に使える1日の学習時間がありません。";
    case "one length":
      return `最短が最長より長いため、どの学習も${length(problem.minutes)}になります。`;
    case "day too short":
      return `最短の学習（${length(problem.minutes)}）が1日の学習時間（${length(problem.dayMinutes)}）より長いです。どちらかを変えると計画できます。`;
    case "no free time":
      return `試験の前に続けて${length(problem.minutes)}の空きがありません。${problem.isByWishes ? "希望でもっと日や時間を空けてください" : "自由時間に印をつけるか、授業、予定、睡眠を減らしてください"}。`;
    case "no time":
      return `${problem.name}には時間が入りません。${noTimeText(problem)}`;
    case "short":
      return certificateText(problem.certificate);
    case "comfort":
      return `時間が足りないため、${relaxed[problem.relaxed]}。`;
    case "preferred time":
      return `希望の${times[problem.time]}に空きがありません。`;
  }
};

const inDays = (amount: number): string => {
  if (amount < 0) return `${-amount}日前`;
  if (amount === 0) return "今日";
  return amount === 1 ? "明日" : `${amount}日後`;
};

const reasonText = (reason: SessionExplanation["reasons"][number]): string => {
  switch (reason.kind) {
    case "on pace":
      return `今夜までに${length(reason.needMinutes)}のうち${length(reason.doneMinutes)}で予定どおり`;
    case "progress":
      return `これで${length(reason.needMinutes)}のうち${length(reason.doneMinutes)}`;
    case "kept for review":
      return "試験のために空けた最後の数日のうちの1日";
    case "first look":
      return "最初の学習";
    case "spaced":
      return reason.daysSinceLast === 0
        ? "同じ日にもう一度"
        : `前回から${reason.daysSinceLast}日後`;
    case "preferred time":
      return reason.isFirst
        ? `希望の${times[reason.time]}の最初の空き`
        : `希望の${times[reason.time]}`;
    case "first free time":
      return "その日の最初の空き";
    case "rising":
      return "試験が近づくほど増えます";
    case "before rest":
      return `${tools.weekday(reason.rest)}を空けるため`;
    case "unmoved":
      return "前のプランと同じ場所";
  }
};

const keptText = (kept: KeptGuarantee): string => {
  switch (kept.guarantee) {
    case "daily-hours":
      return `1日に${length(kept.minutes)}を超えません。`;
    case "before-exams":
      return "試験の学習は、その試験の日以降や過去には入れません。";
    case "busy-times":
      return "授業、予定、睡眠には重ねません。";
    case "free-time-only":
      return "印をつけた曜日では、自由時間の中だけに入れます。";
    case "session-lengths":
      return `1回は${length(kept.minimum)}${kept.minimum === kept.maximum ? "" : `～${length(kept.maximum)}`}で、間に休憩があります。`;
    case "every-subject":
      return "試験があり空きのある科目には、必ず時間が入ります。";
    case "fair-and-spread":
      return "難しい科目と近い試験に多く、日を分けて入れます。";
    case "own-eve":
      return "試験の前日に学習するなら、その科目の時間があります。";
    case "wishes":
      return "空けたいと希望した日や時間には入れません。";
  }
};

const chaptersText = (chapters: readonly string[], subject: string): string =>
  chapters.length > 2
    ? `${subject}の最後の${chapters.length}章`
    : `${subject}の${chapters.map((name) => `「${name}」`).join("と")}`;

const helpTexts = (change: RoomChange): readonly [offer: string, done: string] => {
  switch (change.kind) {
    case "more hours":
      return [
        `1日に${length(change.minutes)}多く学習する`,
        `1日に${length(change.dayMinutes)}まで学習します。`,
      ];
    case "open weekday": {
      const weekday = tools.weekday(change.weekday);
      return [`${weekday}を1日学習に使う`, `${weekday}を1日学習に使えるようにしました。`];
    }
    case "longer sessions":
      return [
        `1回を${length(change.minutes)}まで許可する`,
        `1回は${length(change.minutes)}までになりました。`,
      ];
    case "shorter sessions":
      return [
        `1回を${length(change.minutes)}から許可する`,
        `1回は${length(change.minutes)}からになりました。`,
      ];
    case "higher limit":
      return [
        `${change.subject}を1日${length(change.minutes)}まで許可する`,
        `${change.subject}は1日${length(change.minutes)}までになりました。`,
      ];
    case "start today":
      return [`${change.title}を今日始める`, `${change.title}を今日から始められます。`];
    case "less time":
      return [
        `${change.title}を${length(change.minutes)}で終える`,
        `${change.title}は${length(change.minutes)}になりました。`,
      ];
    case "hand in late":
      return [
        `${change.title}を${change.days}日遅れて提出する`,
        `${change.title}の締め切りは${date(change.due)}になりました。`,
      ];
    case "let go":
      return [`${change.title}をやめる`, `${change.title}をやめました。`];
    case "leave out": {
      const chapters = chaptersText(change.chapters, change.subject);
      return [`${chapters}を除く`, `除いたもの：${chapters}。`];
    }
    case "shorten": {
      const what =
        change.chapter === undefined
          ? `${change.subject}の残りの各章`
          : chaptersText([change.chapter], change.subject);
      return [
        `${what}の時間を${change.percent}%減らす`,
        `${what}の時間を${change.percent}%減らしました。`,
      ];
    }
    case "lower goal":
      return [
        `${change.subject}の目標を${length(change.from)}から${length(change.to)}に下げる`,
        `${change.subject}の目標は${length(change.to)}になりました。`,
      ];
  }
};

type Place = Extract<SessionChange, { kind: "moved" }>["from"];

const place = ({ day, startTime, minutes }: Place): string =>
  `${date(day)}${startTime === undefined ? "" : ` ${startTime}`}（${length(minutes)}）`;

const counts = ({ moved, changed, added, removed }: DifferenceCounts): string => {
  const parts = [
    [moved, "移動"],
    [changed, "長さの変更"],
    [added, "追加"],
    [removed, "削除"],
  ] as const;
  const named = parts.filter(([amount]) => amount > 0);
  if (named.length === 0) return "学習の変更なし";
  return named.map(([amount, what]) => `${what}${amount}回`).join("、");
};

const sessionText = (change: SessionChange): string => {
  switch (change.kind) {
    case "moved":
      return `${change.subject}：${place(change.from)}から${place(change.to)}へ`;
    case "changed":
      return `${change.subject}：${place(change.from)}が${length(change.minutes)}に`;
    case "added":
      return `${change.subject}：${place(change.to)}に追加`;
    case "removed":
      return `${change.subject}：${place(change.from)}から削除`;
  }
};

const inputText = (change: InputChange): string => {
  switch (change.kind) {
    case "subject added":
      return `${change.subject}を追加しました。`;
    case "subject removed":
      return `${change.subject}は試験から外れました。`;
    case "exam added":
      return `${change.subject}の試験が1つ増えました（${dayAndMonth(change.exam)}）。`;
    case "exam removed":
      return `${change.subject}の試験が1つ減りました。`;
    case "exam moved":
      return `${change.subject}の試験が${dayAndMonth(change.to)}になりました。`;
    case "work":
      return `${change.subject}の章を変更しました。`;
    case "due work added":
      return change.due === undefined
        ? `${change.title}を追加しました。`
        : `${change.title}（締め切り${dayAndMonth(change.due)}）を追加しました。`;
    case "due work changed":
      return `${change.title}が変わりました。`;
    case "done early":
      return `${change.subject}は予定より${length(change.minutes)}進んでいます。`;
    case "hours":
      return `1日の時間が${change.from}から${change.to}になりました。`;
    case "week":
      return "1週間か設定が変わりました。";
    case "days freed":
      return change.count === 1
        ? `${dayAndMonth(change.first)}は休みではなくなりました。`
        : `${dayAndMonth(change.first)}からの${change.count}日は休みではなくなりました。`;
    case "calendar freed":
      return change.isAllDay
        ? `「${change.name}」の終日の予定は、その日を使わなくなりました。`
        : `「${change.name}」は時間を使わなくなりました。`;
    case "session hit": {
      const session = `${dayAndMonth(change.day)} ${change.startTime}の${change.subject}`;
      return change.into === undefined
        ? `${session}は休みの日です。`
        : `${session}が「${change.into}」と重なっています。`;
    }
  }
};

const occasions = { exam: "試験は", due: "締め切りは", "was due": "締め切りは" };

export default [
  said(planReadingWords, {
    session: ({ name, what, days, difficulty, reasons }) =>
      `${[
        `${name}：${occasions[what]}${inDays(days)}`,
        ...(difficulty === undefined ? [] : [`難しさ${difficulty}`]),
        ...reasons.map(reasonText),
      ].join("、")}。`,
    keeps: keptText,
    breaks: {
      "daily-hours": "1日の時間を超えています。",
      "before-exams": "試験や提出の前ではないか、すでに過ぎています。",
      "busy-times": "授業・予定・睡眠と重なっています。",
      "free-time-only": "自由時間の外です。",
      "session-lengths": "短すぎるか、長すぎるか、休憩がありません。",
      "every-subject": "空きがあるのに時間が少なすぎます。",
      "fair-and-spread": "配分が偏っています。",
      "own-eve": "試験前日に時間がありません。",
      wishes: "空けておきたい時間に入っています。",
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
      `${length(minutes)}を${subjects.length === 1 ? subjects[0] : "試験"}に使う`,
    inputs: ([first, ...others]) =>
      first === undefined
        ? ""
        : `${inputText(first)}${others.length === 0 ? "" : `ほか${others.length}件。`}`,
  }),
];
