import type { CalendarDay } from "@smart-planner/planner/model";
import { homeWords } from "../en/home.ts";
import { said } from "../said.ts";
import { dayAndMonth, length, shortWeekdayOf } from "./tools.ts";

const hours = (subjects: number, minutes: number) => `${subjects}科目、1日${length(minutes)}`;
const madeOn = (day: CalendarDay, today: CalendarDay) =>
  day === today ? "今日" : dayAndMonth(day);
const listOf = (names: readonly string[], more = 0) =>
  [...names, ...(more > 0 ? [`ほか${more}件`] : [])].join("、");

export default [
  said(homeWords, {
    planner: "プランナー",
    heading: "学習の計画を立てましょう",
    promise: "AI の学習ガイドで、整理して、計画して、伸びる。",
    change: "変更",
    fold: "たたむ",
    undo: "元に戻す",
    planMode: "プランの種類",
    modes: { quick: "クイックプラン", advanced: "詳細プラン" },
    opening: "詳細プランを開いています…",
    generating: "学習プランを作っています…",
    thisIsYour: (plan) => `これは${plan}です。`,
    showIt: "表示",
    clear: "学習プランを消す",
    clearQuestion: (plan) =>
      `今の${plan}を本当に消しますか？進みぐあいの記録と入力した内容もすべて消えます。`,
    cleared: (plan) => `${plan}を消しました。`,
    lastChange: "最後の変更",
    lastChangeIs: (name) => `最後の変更：${name}。`,
    calendarAdded: "カレンダーを追加しました。その時間に学習は入りません。",
    addressNeedsAccount: "アドレスでカレンダーを追加するにはアカウントが必要です。",
    addCalendarQuestion: (address) => `このカレンダーを追加しますか？\n\n${address}`,
    turnOnPreview: "共有した内容を使うには、プレビュー機能をオンにしてください。",
    samplePlan: "例のプラン",
    sampleSubjects: ["歴史", "数学", "生物", "物理", "国語"],
    sampleText: "試すための例です。ページを離れると消えます。",
    clearSample: "例を消す",
    noTimeInSample: "例では時間を記録しません。",
    subjectsAndHours: "科目と時間",
    noExamAhead: "これからの試験がないため、計画するものがありません。試験日を確認してください。",
    aDay: (minutes) => `1日${length(minutes)}`,
    hours,
    hoursUntil: (subjects, minutes, lastExam) =>
      `${hours(subjects, minutes)}、最後の試験は${dayAndMonth(lastExam)}`,
    week: (classMinutes, names, more, sleep) =>
      [
        ...(classMinutes > 0 ? [`授業${length(classMinutes)}`] : []),
        ...names,
        ...(more > 0 ? [`ほか${more}件`] : []),
        ...(sleep === undefined ? [] : [`睡眠 ${sleep.from}～${sleep.to}`]),
      ].join("、") || "空いている時間すべて",
    made: (day, today) => `${madeOn(day, today)}作成`,
    madeAndChanged: (made, changed, today) =>
      `${madeOn(made, today)}作成、${madeOn(changed, today)}変更`,
    addExamsOrChapters: "試験や章を追加",
    carrySubjects: (subjects, plan) => `${plan}から${subjects}科目を追加`,
    carryWithHours: (subjects, amount, plan) =>
      `${plan}から${subjects}科目と1日${amount}時間を追加`,
    addSubjects: "科目を追加しましょう",
    configure: "1週間を設定しましょう",
    preview: "プレビュー",
    optimiseSoon: "AI による最適化はプレビュー中です。近日公開します。",
    tabs: {
      manual: "手で入力",
      commitments: "予定",
      preferences: "希望",
      upload: "時間割をアップロード",
    },
    whenToStudy: "いつ勉強したいですか？",
    enoughForPlan:
      "これでプランを作れます。下が読み取った1週間です。違うところは印をつけ直してください。",
    alreadyCommitment: (name) => `${name}はすでに予定に入っています。`,
    nowCommitment: (name) => `${name}を詳細プランの予定に入れました。`,
    noCommitment: (name) => `${name}を予定から外しました。`,
    timeToCatchUp: "取り戻すための時間",
    withoutPlace: "入らない章",
    missingChapters: (subject, minutes, names, more) =>
      `${subject}：試験までに${length(minutes)}が入りません（${listOf(names, more)}）。`,
    names: listOf,
    printWeek: "今週を印刷",
    due: (title) => `${title}の提出`,
    printedAt: (day, time) => `${dayAndMonth(day)}（${shortWeekdayOf(day)}）${time}`,
    isNotDone: (title) => `${title}はまだです。`,
    isDone: (title) => `${title}が済みました。`,
    doneEarly: "早く終わりましたか？",
    tookLonger: "もっとかかりましたか？",
    noRoomBeforeExam: (title) => `試験までに${title}が入る日がありません。`,
    noRoomLeft: {
      exam: (minutes, name) => `試験までに${name}の残り${length(minutes)}が入る日がありません。`,
      due: (minutes, name) => `締め切りまでに${name}の残り${length(minutes)}が入る日がありません。`,
    },
    focus: "集中",
    inYourLog: (name, minutes) => `${name}：${length(minutes)}を記録しました。`,
    whyNow: "今する理由",
    review: (chapter) => `復習：${chapter}`,
    planReady: (sessions) => `プランができました。今日の学習は${sessions}回です。`,
    firstIs: (title, time) => `最初は${time}の${title}です。`,
    tooLate: (time) => `今は${time}です。明日から始めますか？`,
    startOrTomorrow: (time, title, start) =>
      `今は${time}です。${start}に${title}を始めますか？それとも明日からにしますか？`,
    firstExam: (subjects, when) => `最初の試験：${subjects}、${when}。`,
    beginTomorrow: "明日から始める",
    startAt: (time) => `${time}に始める`,
    gotIt: "わかりました",
    lastSession: "これが最後の学習でした",
    examsDone: "すべての試験が終わりました",
    workHandedIn: "すべて提出しました",
    yoursNow: "もう身についています。ゆっくり休んでください。",
    enjoyBreak: "ゆっくり休んでください。",
    examTomorrow: (subjects) => `明日は${listOf(subjects)}です。よく眠ってください。`,
    nextExam: (subjects, when) => `次の試験：${listOf(subjects)}、${when}。`,
    examDay: (day, today) => (day === today ? "今日" : dayAndMonth(day)),
  }),
];
