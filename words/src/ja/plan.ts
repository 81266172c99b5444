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
import {
  and,
  date,
  dayAndMonth,
  decimal,
  length,
  shortDayAndMonth,
  shortWeekdayOf,
  tools,
} from "./tools.ts";

type Day = Parameters<typeof dayAndMonth>[0];

const weekdayOn = (day: Day) => tools.weekday(weekdayOf(day));
const spokenDay = (day: Day) => `${dayAndMonth(day)} ${weekdayOn(day)}`;
const shortDate = (day: Day) => `${shortDayAndMonth(day)}（${shortWeekdayOf(day)}）`;
const dayNumber = (day: Day) => `${Number(day.slice(8))}日`;

const rangeOf = (first: Day, last: Day): string => {
  if (first === last) return date(last);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${date(first)}～${date(last)}`;
  const to = first.slice(0, 7) === last.slice(0, 7) ? dayNumber(last) : dayAndMonth(last);
  return `${date(first)}～${to}`;
};

const lackText = (lacks: readonly Lack[]): string =>
  `${lacks.map(({ name, minutes }) => `${name}が${length(minutes)}`).join("、")}足りません`;

const openFrom = ({ days: open, today }: OpenSessions): string => {
  if (open.every((day) => daysBetween(day, today) === 1)) return "昨日の";
  const [first = "", second] = open.map((day) =>
    daysBetween(day, today) < 7 ? weekdayOn(day) : dayAndMonth(day),
  );
  if (open.length > 2) return `${first}からの`;
  return second === undefined ? `${first}の` : `${first}と${second}の`;
};

const weekDone = <Part>(
  mark: (text: string) => Part,
  { doneMinutes, plannedMinutes }: WeekFacts,
): readonly (Part | string)[] => {
  const done = length(doneMinutes);
  if (plannedMinutes > 0)
    return [mark("今日"), `までに予定した${length(plannedMinutes)}のうち、${done}学習しました。`];
  return doneMinutes > 0
    ? [`今週はプランのほかに${done}学習しました。`]
    : ["今週は", mark("今日"), "まで予定がありませんでした。"];
};

const weekMost = ({ most, nextExam }: WeekFacts): string => {
  if (most === undefined) return "まだどの科目も学習していません。";
  if (nextExam === undefined) return `一番多く学習したのは${most}です。`;
  return most === nextExam
    ? `一番多く学習したのは${most}で、最初の試験でもあります。`
    : `一番多く学習したのは${most}、最初の試験は${nextExam}です。`;
};

const weekOpen = ({ openSessions: open, fitOn }: WeekFacts): string => {
  if (open === 0) return "今週やり残したものはありません。";
  if (fitOn === null) return `あと${open}回残っていますが、今週は空きがありません。`;
  return `あと${open}回残っています。${fitOn.map(weekdayOn).join("、")}に入ります。`;
};

const workLeft = ({ kind, topics, doneTopics, wholeMinutes, doneMinutes }: WorkFacts) => {
  if (wholeMinutes <= 0 || kind === "none") return undefined;
  const of = kind === "topics" ? `${topics}章のうち${doneTopics}章済み、` : "";
  return `${of}残り${length(wholeMinutes - doneMinutes)}`;
};

const inDays = (amount: number): string => {
  if (amount === 0) return "今日";
  return amount === 1 ? "明日" : `${amount}日後`;
};

export default [
  said(workLineWords, {
    line: ({ kind, exams, isTold, topics, wholeMinutes, doneMinutes }) => {
      const amount = `試験${exams}件`;
      if (kind === "none") return isTold ? amount : undefined;
      if (doneMinutes > 0)
        return `${amount}、${length(wholeMinutes)}のうち${length(doneMinutes)}済み`;
      return kind === "topics"
        ? `${amount}、${topics}章`
        : `${amount}、目標${length(wholeMinutes)}`;
    },
    head: ({ kind, topics, wholeMinutes, doneMinutes }) => {
      const done = doneMinutes > 0 ? `、${length(doneMinutes)}済み` : "";
      if (kind === "none") return "目標なし";
      return kind === "topics"
        ? `${topics}章、${length(wholeMinutes)}${done}`
        : `目標${length(wholeMinutes)}${done}`;
    },
    left: workLeft,
    fit: (facts, missing, spare) => {
      const rest = workLeft(facts);
      if (rest === undefined) return undefined;
      if (missing > 0) return `${rest}、${length(missing)}が入りません`;
      return `${rest}、余り${spare > 0 ? length(spare) : "なし"}`;
    },
    nextExam: (next) =>
      next === "over"
        ? "すべての試験が終わりました"
        : `${next.name === "" ? "試験" : next.name}は${inDays(next.days)}`,
    foot: ({ leftMinutes, until }) => {
      if (leftMinutes <= 0) return "すべて済みました";
      const rest = `残り${length(leftMinutes)}`;
      if (until === undefined) return rest;
      return `${rest}、${until.name ?? dayAndMonth(until.day)}まで1日約${length(until.minutesADay)}`;
    },
    examOver: (day, today) =>
      day === today
        ? "この試験は今日なので、時間は入りません。"
        : `${date(day)}は過ぎたので、時間は入りません。`,
    review: ({ times: amount, last, forecast }) => {
      const gone =
        last === undefined
          ? "まだ復習していません。"
          : `${amount}回復習しました。最後は${dayAndMonth(last)}です。`;
      if (forecast === undefined) return gone;
      return `${gone}このままだと、${dayAndMonth(forecast.day)}に覚えているのは約${forecast.percent} % です。`;
    },
  }),
  said(advancedPlanWords, {
    steps: "手順",
    stepNames: ["科目を追加する", "1週間と設定を決める", "「学習プランを作る」を押す"],
    stepDone: "、完了",
    generateHeading: "学習プランを作りましょう",
    optimise: "AI で最適化（ベータ）",
    generate: "学習プランを作る",

    doesItFit: "間に合いますか？",
    fromToday: "今日から",
    looking: "プランを確認しています…",
    outOfDate:
      "このプランを作ってから、科目か提出物か1週間が変わりました。「学習プランを作る」で新しくなります。",
    catchUp: (day, minutes, hasLater) =>
      `${spokenDay(day)}に${length(minutes)}、取り戻すための空きがあります${hasLater ? "。後の週にも少しあります" : ""}。`,
    noGoals: "目標がないため、時間を科目で分けます。",
    someGoals: "目標のない科目は、残りの時間を分けます。",
    keeps: "このプランが守ること",
    more: (amount) => `ほか${amount}件。`,
    inReserve: (minutes) => `予備が${length(minutes)}あります。`,
    useMore: "もっと使う",

    noExam: "これからの試験がないため、計画するものがありません。",
    notYet: (lacks) => `まだ間に合いません。${lackText(lacks)}。`,
    examsFit: (fitting, of, lacks) =>
      `${of}件の試験のうち${fitting}件が間に合います。${lackText(lacks)}。`,
    someFit: (fitting, of, lacks) =>
      `${of}件のうち${fitting}件が間に合います。${lackText(lacks)}。`,
    notDone: (plannedMinutes, missed) =>
      `予定は${length(plannedMinutes)}。できなかった分：${missed.map(({ name, minutes }) => `${name} ${length(minutes)}`).join("、")}。`,
    allFits: (plannedMinutes) => `すべて間に合います。予定は${length(plannedMinutes)}です。`,
    allFitsWith: (plannedMinutes, spareMinutes) =>
      `すべて間に合います。予定は${length(plannedMinutes)}、余りは${length(spareMinutes)}です。`,

    eachExam: "試験ごとの時間",
    exam: "試験",
    examOrHandIn: "試験または提出物",
    handIn: (day) => `提出、${shortDayAndMonth(day)}`,
    doneAndPlanned: "済みと予定",
    share: "割合",
    needed: "必要",
    done: "済み",
    planned: "予定",
    missing: "不足",
    cushion: "余裕",
    cushionOf: "余裕：",
    toSpare: (minutes) => `余り${length(minutes)}`,
    noCushion: "なし",
    inTime: "間に合う",
    readiness: "準備",
    allExams: "すべての試験",
    onTrack: "順調",
    tight: "ぎりぎり",
    short: (minutes) => `${length(minutes)}不足`,
    missed: (minutes) => `${length(minutes)}できず`,

    pomodoro: (rounds, breaks) =>
      `ポモドーロ：集中${rounds}回${breaks === 0 ? "" : `、休憩${breaks}回`}`,
  }),
  said(calendarWords, {
    studyCalendar: "学習カレンダー",
    hint: "Page Up と Page Down で学習を移動します。学習の上では矢印で動かし、Shift と矢印で長さを変え、Enter でメニューを開きます。N で予定を追加します。",
    range: rangeOf,
    spokenDay,
    sessionsIn: (first, last) => `学習、${rangeOf(first, last)}`,
    weekday: shortWeekdayOf,
    date: shortDayAndMonth,
    calendarView: "カレンダーの表示",
    views: { week: "週", day: "日" },
    previous: { week: "前の週", day: "前の日" },
    next: { week: "次の週", day: "次の日" },
    today: "今日",
    day: "日",
    subjects: "科目",
    noPlan: "学習プランがまだありません。作って始めましょう！",
    tooLong: (day) => `${day}は24時間を超えます。入らない分は下の表にあります。`,
    lengthOver: (minutes, over) => `${length(minutes)}、${length(over)}超過`,
    takenOn: (day) => `${spokenDay(day)}は予定あり`,
    dueOn: (day) => `${spokenDay(day)}が締め切り`,
    dueAt: (title, time) => `${title}の締め切りは${time}です`,
    stripDay: (day, amount, isOpen) =>
      [
        `${Number(day.slice(5, 7))}月`,
        amount === 0 ? "予定なし" : `${amount}回`,
        ...(isOpen ? ["やり残しあり"] : []),
      ].join("、"),

    marks: "印",
    markNames: {
      done: "済み",
      missed: "まだ",
      locked: "固定",
      own: "自分の予定",
      broken: "上限を超過",
    },
    states: { done: "済み", missed: "まだ", own: "自分の予定", locked: "固定" },
    details: {
      date: "日付",
      time: "時刻",
      duration: "長さ",
      examDate: "試験日",
      difficulty: "難しさ",
    },
    difficulties: { easy: "易しい", medium: "普通", hard: "難しい" },

    nothingLeft: {
      week: "今週はもう残っていません。",
      today: "今日はもう残っていません。",
      day: "この日はもう残っていません。",
    },
    nothingPlanned: {
      week: "今週は予定がありません。",
      today: "今日は予定がありません。",
      day: "この日は予定がありません。",
    },
    allDone: "すべて終わりました。もう試験はありません。",
    nextDay: (day) => `次：${spokenDay(day)}`,

    hold: {
      next: { week: "そのままで次の週へ", day: "そのままで次の日へ" },
      previous: { week: "そのままで前の週へ", day: "そのままで前の日へ" },
    },
    placeSaid: (day, time, against) =>
      `${spokenDay(day)} ${time}。${against.length === 0 ? "空いています。" : `${against.join("。")}。`}`,
    noRoom: (title) => `固定されたものがあり、空きがありません。${title}はそのままです。`,
    isBack: (title) => `${title}を元の場所に戻しました。`,
  }),
  said(planTableWords, {
    studyPlan: "学習プラン",
    none: "学習プランがまだありません。",
    span: (first, last) => `${first}～${last}`,
    byDate: "学習プラン（日付順）",
    date: "日付",
    subject: "科目",
    hours: "時間",
    today: "今日",

    weekOf: (day) => `${date(day)}の週`,
    printed: (moment) => `学習プラン、${moment} 印刷`,
    examDay: (day, time) => (time === "" ? shortDate(day) : `${shortDate(day)} ${time}`),
    dayOfWeek: (day) => `${dayNumber(day)} ${weekdayOn(day)}`,
    notes: "メモ",
    tickOnPaper: "今は紙に、あとで画面にチェックしましょう。",
    plannedThisWeek: (minutes) => `今週の予定 ${length(minutes)}`,
  }),
  said(planUpdateWords, {
    undo: "元に戻す",
    closeChanged: "変更を閉じる",
    planningAgain: "計画し直しています",
    looking: "空きを探しています…",
    howToCatchUp: "取り戻す方法",
    nothingChanges: "決めるまで何も変わりません。",
    keepMine: "今のプランのまま",
    useThis: "このプランを使う",

    howToFit: "間に合わせる方法",
    trying: "空きを作る方法を試しています…",
    noHelp: "ここで変えられるものでは空きができません。目標を減らすか、試験が遅ければ入ります。",
    help: (change, effect) => [`${change}：`, effect],
    allFits: "すべて入ります",
    short: (minutes) => `${length(minutes)}足りません`,
    found: (strong, minutes, shortMinutes) => [
      strong(`+${length(minutes)}`),
      shortMinutes > 0 ? `、まだ${length(shortMinutes)}不足` : "",
    ],

    nextDays: "これからの7日間",
    sessionsChange: (amount) => `これからの7日間：${amount}回が変わります`,
    today: "今日",
    dayShort: (day) => `${dayNumber(day)}（${shortWeekdayOf(day)}）`,
    dayParts: (bold, day) => [bold(dayNumber(day)), `（${shortWeekdayOf(day)}）`],
    notDone: "まだ",
    newMinutes: "新しい分（分）",
    yourHours: (minutes) => `使える時間 ${length(minutes)}`,
    forEachExam: "試験ごとの影響",
    seeChanges: (amount) => (amount === 1 ? "変更を見る" : `${amount}件の変更をすべて見る`),
  }),
  said(progressWords, {
    dashboard: "進みぐあい",
    none: "学習プランを作って、進みぐあいを見ましょう！",
    overall: "全体の進みぐあい",
    hours: (done, all) => `${decimal(done)} / ${decimal(all)}時間`,
    streak: "連続日数",
    streakDays: () => "日",
    streakHint: (amount) => {
      if (amount <= 0) return "今日から始めましょう！";
      return amount === 1 ? "その調子です！" : "すばらしい継続です！";
    },
    closing: (percent, isAllDone) => {
      if (isAllDone) return "すばらしい！すべての学習を終えました。その調子です！";
      return percent >= 50 ? "順調です。続けましょう！" : "一歩ずつ進みましょう。始めましょう！";
    },
    tracked: "科目",
    active: "学習中の科目",
    breakdown: "科目ごと",
    hrs: (done, all) => `${decimal(done)} / ${decimal(all)}時間`,
    sessions: "学習",
    today: "今日",
  }),
  said(sessionMenuWords, {
    sessionOn: (title, day) => `${title}、${spokenDay(day)}`,
    todayAt: (from, to, duration) => `今日 ${from}～${to}、${duration}`,
    dayAt: (day, from, to, duration) => `${spokenDay(day)} ${from}～${to}、${duration}`,
    whyNow: ({ doneMinutes, wholeMinutes, examInDays }) => {
      const done = `これで${length(wholeMinutes)}のうち${length(doneMinutes)}が終わります。`;
      if (examInDays === undefined) return done;
      if (examInDays === 0) return `${done}試験は今日です。`;
      return examInDays === 1 ? `${done}試験は明日です。` : `${done}試験は${examInDays}日後です。`;
    },
    yourChoice: (reason) => `${reason}、あなたの選択`,
    doneStays: "済んだ学習は動かせません。先にチェックを外してください。",
    close: "閉じる",
    cancel: "キャンセル",
    done: "済み",
    notDone: "まだ",
    start: "始める",
    remove: "削除",
    skip: "とばす",
    notAgain: "計画し直しません",
    tookLonger: "もっとかかった",
    planAgain: "計画し直す",
    laterToday: "今日の後で",
    tomorrow: "明日",
    anotherDay: "別の日…",
    shorter: "短く",
    longer: "長く",
    unlock: "固定を外す",
    keepHere: "ここに固定",
    noRoom: "空きなし",
    dayThen: (minutes) => `その日は${length(minutes)}になります`,
    thatDayThen: (minutes) => `その日は${length(minutes)}になります`,

    newEvent: "新しい予定",
    moveSession: (title, minutes) => `${title}（${length(minutes)}）を移動`,
    add: "追加",
    moveTo: (time) => `${time}に移動`,
    what: "内容",
    ownEvent: "自分の予定",
    study: (subject) => `${subject}を勉強`,
    name: "名前",
    groupStudy: "グループ学習",
    suggestions: "候補",
    places: {
      today: (time) => `今日 ${time}`,
      tomorrow: (time) => `明日 ${time}`,
      day: (day, time) => `${weekdayOn(day)} ${time}`,
    },
    day: "日",
    time: "時刻",
    minutes: "分",
    problems: {
      day: "今日以降の日を選んでください。",
      time: "時刻を選んでください。",
      length: "5分以上にしてください。",
      midnight: "夜中の0時を過ぎます。早く始めてください。",
      name: "名前をつけてください。",
    },
  }),
  said(smartWords, {
    heading: "AI スマート時間割",
    show: "表示",
    hide: "隠す",
    inYourWords: "あなたの1週間を自分の言葉で教えてください。",
    preferences: "希望",
    placeholder: "どう勉強したいか教えてください",
    thinkMore: "じっくり考える",
    thinkMoreHint: "Pro モデルでくわしく分析します",
    generate: "スマート時間割を作る",
    pending: { flash: "作成中…", pro: "じっくり考えています…" },
    cancel: "キャンセル",
    error: "エラー：",
    nothingToAsk: "先に科目と使える時間を入力してください！",
    failed: "スマート時間割を作れませんでした",
    noSession: "プランが返ってきませんでした。もう一度お試しください。",
    brokenPlan: "返ってきたプランは、設定した条件を満たしていません。",
    planKept: (broken) => `${broken} プランは元のままです。`,
    nothingPlanned: "計画できるものがありません。",
    understoodAs: (wishes) => `希望はこう理解しました：${wishes.join("、")}。`,
    withoutModel: {
      busy: "言語モデルが混み合っています。希望は言語モデルなしで読みました。",
      unusable: "言語モデルの答えが使えませんでした。希望は言語モデルなしで読みました。",
      away: "今は言語モデルに接続できません。希望は言語モデルなしで読みました。",
      refuses: "言語モデルがこのサーバーを拒否しています。希望は言語モデルなしで読みました。",
      slow: "言語モデルの応答に時間がかかりすぎました。希望は言語モデルなしで読みました。",
    },
    readHere: "サーバーに接続できないため、この端末で希望を読みました。",
    leftOut: (subject) => `${subject}は試験日がないため除きました。`,
    keptFree: (calendars, daysOff) =>
      `空けておくもの：${[...calendars.map((name) => `「${name}」`), ...(daysOff > 0 ? [`休み${daysOff}日`] : [])].join("、")}。`,

    ready: "スマート時間割ができました。",
    builtIn: "AI モデルを使わずに計画しました。",
    plannedBy: (model) => `${model} が計画しました。`,
    nothingUnderstood: "読み取れませんでした。",
    notKept: "守れなかったこと",
    changedNothing: "変化なし",
    goodToKnow: "お知らせ",

    whichOne: "どちらですか？",
    everyDayOr: (said, days) =>
      `「${said}」：毎日ですか、${and(days.map(tools.weekday))}だけですか？`,
    leaveOut: "いいえ、除いてください",
    understood: "読み取った内容",
    changeWish: (wish) => `変更：${wish}`,
    removeWish: (wish) => `削除：${wish}`,
    notUnderstood: "読み取れなかった内容",
    tryThis: "このように書いてみてください：",
    isDueWork: "これは希望ではなく提出物です。",
    addDueWork: (title) => `「${title}」を提出物に追加`,
    misspelt: (word) => `「${word}」`,

    days: "曜日",
    from: "開始",
    to: "終了",
    firstDay: "最初の日",
    lastDay: "最後の日",
    numbers: {
      atLeast: "少なくとも",
      atMost: "多くても",
      howLong: "長さ",
      daysBeforeExam: "試験の何日前",
      daysAWeek: "週に何日",
      everyDays: "何日ごと",
      eachTime: "毎回",
      inAll: "全部で",
      share: "ふだんの割合の何倍",
      rating: "1 とてもやさしい、5 とても難しい",
      lastDays: "試験前の最後の日数",
    },
    minutes: "分",
    ifPossible: "できれば",
    checkFields: "曜日、時刻、数字を確認してください。足りないものがあります。",
    keepAsCommitment: "予定として残す",
    ok: "OK",
  }),
  said(subjectWorkWords, {
    start: "始める",
    startNamed: (name) => `${name}を始める`,
    done: "完了",
    doneOf: (subject) => `${subject}の済んだ分`,
    saved: "入力すると保存されます",
    undo: "元に戻す",
    cancel: "キャンセル",

    exams: "試験",
    exam: "試験",
    date: "日付",
    time: "時刻",
    weight: "割合",
    examNumber: (number) => `試験${number}`,
    examName: (number) => `試験${number}の名前`,
    examDate: (number) => `試験${number}の日付`,
    examTime: (number) => `試験${number}の時刻`,
    examWeight: (number) => `試験${number}の割合（%）`,
    anyTime: "未定",
    removeExam: (number) => `試験${number}を削除`,
    removed: (name) => `${name}を削除しました。`,
    addExam: "試験を追加",
    mayBeEmpty: "時刻や割合がわからなければ空のままにしてください。",

    howMuch: "学習の量",
    ways: { topics: "章", goal: "時間の目標", none: "目標なし" },
    hoursInAll: "合計時間",
    hours: "時間",
    goalRange: (most) => `30分から${most}時間まで。`,
    studyCounts: (foot) => `${foot}。これまでの学習も数えます。`,
    noGoal: "目標がないため、時間を科目で分けます。",
    nearerMore: "試験が近いほど、割合が大きくなります。",
    weekly: (subject, minutes) => [
      "試験が近いほど、割合が大きくなります。",
      subject,
      `は週に約${length(minutes)}になります。`,
    ],
    pasteChapters: "章を貼り付ける",
    setGoal: "時間の目標を決める",

    chaptersOf: (subject) => `${subject}の章`,
    chaptersDone: (amount, minutes) => `${amount}章済み、${length(minutes)}`,
    hide: "隠す",
    show: "表示",
    leftOut: "除いたもの",
    nameAndLength: (name, minutes) => `${name}、${length(minutes)}`,
    takeIn: "戻す",
    takeInNamed: (name) => `${name}を戻す`,
    tookIn: (name) => `${name}を戻しました。`,
    newChapter: "新しい章",
    newChapterHint: "名前、わかれば 2 h や 18 p",
    addChapter: "章を追加",
    pasteList: "一覧を貼り付ける",
    pasteLines: "章を1行に1つ貼り付けてください",
    pasteHint: (amount) => `${amount}章。名前の後の時間やページを読みます：1 h 30、18 p。`,
    addChapters: (amount) => `${amount}章を追加`,
    chaptersAdded: (amount) => `${amount}章を追加しました。`,
    placeOf: (name, place, of) => `${name}、${of}のうち${place}番目`,
    mostChapters: (most) => `1科目は${most}章までです。`,
    tooShort: "この章は短すぎて分けられません。",
    inTwo: (name) => `${name}を2つに分けました。`,
    tooLong: "合わせると1章の上限を超えます。",
    merged: (name, other) => `${name}と${other}を1つにしました。`,

    thisChapter: "この章",
    chapterName: "章の名前",
    move: (name) => `${name}を移動：Alt と上下の矢印`,
    chapterDone: (name) => `${name}、済み`,
    estimateOf: (name, minutes) => `${name}の見積もり：${length(minutes)}`,
    moreFor: (name) => `${name}の詳細`,
    howWell: (name) => `${name}の理解度`,
    known: { 0: "初めて", 1: "少し", 2: "だいたい", 3: "よく" },
    knownStep: (step, known) => `${step}、${known}`,
    estimateBy: "見積もりの単位",
    estimates: { hours: "時間", pages: "ページ" },
    minutesAPage: "1ページの分数",
    byPages: (pages, minutesAPage) => [pages, "ページ、1ページ", minutesAPage, "分"],
    byHours: (hours) => [hours, "時間"],
    makes: (minutes) => `= ${length(minutes)}`,
    mostHours: (most) => `0より大きく${most}時間まで。`,
    forExam: "対象",
    allExams: "すべての試験",
    up: "上へ",
    down: "下へ",
    split: "分ける",
    mergeNext: "次とまとめる",
    remove: "削除",
    stillKnown: "どのくらい覚えていましたか？",
    grades: { 1: "もう一度", 2: "難しい", 3: "良い", 4: "簡単" },
    wentOver: "今日復習した",
  }),
  said(todayWords, {
    today: "今日、",
    heading: (day) => `${dayAndMonth(day)}（${shortWeekdayOf(day)}）`,
    sessions: "今日の学習",
    nothingPlanned: "今日は予定がありません。",
    nothingPlannedNext: (subject, day, time) =>
      `今日は予定がありません。次：${subject}、${day === "tomorrow" ? "明日" : date(day)} ${time}。`,
    doneOf: (done, of) => `${of}回のうち${done}回済み`,
    leftOf: (done, of, minutes) => `${of}回のうち${done}回済み、残り${length(minutes)}`,
    aboutLeftOf: (done, of, minutes) => `${of}回のうち${done}回済み、残り約${length(minutes)}`,
    streak: ({ days, isSafeIfPlanned }) =>
      isSafeIfPlanned ? `計画し直せば、${days}日連続が続きます` : `${days}日連続`,
    doneForToday: "今日は終わりです",
    dayDone: (done, minutes) => `${done}回、${length(minutes)}。ゆっくり休んでください。`,
    nothingToDo: "もう試験はありません。今日やることはありません。",
    nextExam: "次の試験",
    inDays,
    examIn: (amount, day) => `${inDays(amount)}、${dayAndMonth(day)}`,
    tomorrow: "明日",
    date,
    sessionCount: (amount) => `${amount}回`,
    firstAt: (minutes, time) => `${length(minutes)}、最初は${time}`,
    options: (title, from, to, duration) => `${title}、${from}～${to}、${duration}：操作`,
    wasAt: (time) => `元は${time}`,
    now: "今",
    start: "始める",
    startNamed: (title) => `${title}を始める`,

    timeToday: (minutes) => `今日は${length(minutes)}あります。今日の時間`,
    youHave: (underlined, minutes) => ["今日は", underlined(length(minutes)), "あります"],
    howMuchToday: "今日はどのくらい時間がありますか？",
    howMuch: "時間",
    asPlanned: "予定どおり",
    at: (minutes) => `${length(minutes)}で`,
    stop: "やめる",
    onePress: "押すだけで完了です。入る分は次の日に移り、元に戻せます。",

    tooLate: "全部をするには遅すぎます。",
    lessTime: "今日は時間を減らす",
    plannedEarlier: {
      morning: (start, end) => `今朝の予定でした。${start}に始めると${end}に終わります。`,
      afternoon: (start, end) => `今日の午後の予定でした。${start}に始めると${end}に終わります。`,
      earlier: (start, end) => `今日の早い時間の予定でした。${start}に始めると${end}に終わります。`,
    },
    moveToday: (time) => `今日の分を${time}に移す`,

    planUpdate: "プランの更新",
    missed: "できなかった学習",
    update: "プランを更新",
    planAgain: "計画し直す",
    didThem: "もうやった",
    letGo: "やめる",
    updateQuestion: (change) => `${change} プランを更新しますか？`,
    openAndChange: (bold, open, change) => [
      bold(`${openFrom(open)}学習が${open.count}回残っています`),
      `。${change}`,
    ],
    open: (bold, unbroken, open) => [
      `${openFrom(open)}学習が`,
      bold(`${open.count}回`),
      "残っています（",
      unbroken(length(open.minutes)),
      "）。",
    ],
    afterReview: "復習のあと",
    skip: "とばす",
    stillKnown: (name) => [
      name,
      "をどのくらい覚えていましたか？「もう一度」は忘れていたという意味です。",
    ],
    grades: { 1: "もう一度", 2: "難しい", 3: "良い", 4: "簡単" },
    graded: {
      1: (name) => `${name}：もう一度。`,
      2: (name) => `${name}：難しい。`,
      3: (name) => `${name}：良い。`,
      4: (name) => `${name}：簡単。`,
    },

    tookQuestion: (name) => `${name}はどのくらいかかりましたか？`,
    save: "保存",
    took: "かかった時間",
    lengthAsPlanned: (minutes) => `予定どおり${length(minutes)}`,
    other: "その他",
    min: "分",
    somethingLeft: "残りはありますか？",
    left: { 0: "いいえ、終わり", 30: "あと30分", 60: "あと1時間" },
    likePlanned: "予定どおりです。",
    longer: (minutes) => `予定より${length(minutes)}長くなりました。`,
    shorter: (minutes) => `予定より${length(minutes)}短くなりました。`,
    loggedStays: (minutes) =>
      `${length(minutes)}はもう記録にあり、そのまま残ります。「学習時間」で変更できます。`,
    logged: (minutes) => `そのうち${length(minutes)}はもう記録にあります。`,
    findPlace: "試験の前に場所を見つけます。",

    everyDay: "プランの毎日を1列ずつ",
    figures: (from, to, amount, minutes) =>
      `${dayAndMonth(from)}～${dayAndMonth(to)}：${amount}回、${length(minutes)}。`,
    exam: "試験",
    newPlan: "新しいプランを始める",
    savePicture: "この画像を保存",
    close: "閉じる",
    stayedOpen: (amount) => `${amount}回が残りました。このプランと一緒に保管します。`,

    howDidItGo: "どうでしたか？",
    onlyForYou: "あなただけに見えます。",
    howDidNamed: (subject, when) => `${subject}はどうでしたか（${when}）？`,
    answers: { well: "よくできた", "all right": "まあまあ", "not so well": "あまりできなかった" },
  }),
  said(uploadWords, {
    upload: "時間割をアップロード",
    formats: "PDF、PNG、JPG、JPEG、CSV（10 MB まで）",
    calendarFiles: "カレンダーのファイル（ICS）も読めます。",
    file: "時間割のファイル",
    chooseFile: "ファイルを選ぶ",
    reading: (file) => `${file}を読んでいます…`,
    refusals: {
      kind: "PDF、PNG、JPG、JPEG、CSV、またはカレンダーのファイル（ICS）を選んでください。",
      tooLarge:
        "ファイルが10 MB を超えています。小さいものを選ぶか、スクリーンショットを撮ってください。",
      empty: "このファイルは空です。別のファイルを選んでください。",
    },
    parsed: "時間割を読み取りました！確認して、必要なら直してください。",
    unreadable: "時間割を読めませんでした。手で入力してください。",
    failed: "アップロードできませんでした。手で入力するか、接続を確認してください。",

    underDevelopment: (bold) => [
      bold("開発中"),
      "。このタブは今オフになっています。手で1週間に印をつけてください。",
    ],
    example: "ファイルから得られるものの例です。",
    waiting: (file) => [file, "が待っています。時間割の読み取りはプレビュー機能です。"],
    turnOn: (file) => `オンにして${file}を読む`,
    letRead: (model) => `${model} に画像を読ませる`,
    letReadHint: "画像はこのモデルの提供者に送られます。使わなければ、このサーバーだけで読みます。",

    viewOf: (file) => `ファイル ${file}`,
    pictureOf: (file) => `ファイル ${file}`,
    pagesOf: (file) => `${file}のページ`,
    pageOf: (page, file) => `${file}の${page}ページ`,
    textOf: (file) => `${file}に書かれていること`,
    open: (file) => `${file}を開く`,

    unread: ({ kind, count: amount, names, hasMoreNames }) => {
      if (kind === "pages") return `${amount}ページを読み取れませんでした。`;
      if (kind === "events") return `このカレンダーの予定${amount}件を読み取れませんでした。`;
      const named = `${names.join("、")}${hasMoreNames ? "など" : ""}`;
      return `曜日、開始、終了のいずれかがない${amount}行を除きました：${named}。`;
    },
    section: "クラス",
    sectionHint: "ファイルにいくつかあります。自分のクラスを選んでください。",
    allSections: "すべてのクラス",
    dates: "日付",
    datesHint: "ファイルでは授業ごとに日付があります。意味を選んでください。",
    weekly: "毎週くり返す",
    onlyTheseDates: "これらの日だけ",
    week: "週",
    weekHint: "ファイルに日付があります。ふだんに近い週を選んでください。",
    usualWeek: (amount) => `ふだんの週：ほとんどの週にあるもの（授業${amount}件）`,
    weekOf: (monday, amount) => `${date(monday)}の週（授業${amount}件）`,
    everything: (amount) => `ファイルのすべて（授業${amount}件）`,

    schedule: "読み取った時間割",
    headings: ["曜日", "科目", "開始", "終了"],
    addClass: (number) => `授業${number}を追加`,
    dayOf: (number) => `曜日${number}`,
    subjectOf: (number) => `授業${number}の科目`,
    startOf: (number) => `開始${number}`,
    endOf: (number) => `終了${number}`,
    merge: (number) => `授業${number}を次とまとめる`,
    remove: (number) => `授業${number}を削除`,
    onlyOn: (days) => `${days.map(date).join("、")}だけ`,
    doubts: {
      "next-day": "翌日に終わりますか？",
      long: "5時間より長いですか？",
      early: "6時より前ですか？",
      overlap: "別の授業と重なっています",
      day: "この曜日で正しいですか？",
      "second-week": "隔週：どちらの週か確認してください",
      page: "このファイルは読みにくい部分が多くありました",
    },
    rowErrors: {
      subject: "科目を入力するか、行を削除してください。",
      times: "開始と終了を入力してください。",
      length: "開始と終了が同じです。",
      other: "この行を読めません。曜日と時刻を確認してください。",
    },
    willBeAdded: (amount, of) => `授業${of}件のうち${amount}件を追加します。`,
    checkMarked: "印のある行は読み違いかもしれません。確認してチェックしてください。",
    addToSchedule: "予定に追加",
    addAClass: "授業を追加",
    added: (amount) => `授業${amount}件が「予定」に入りました。`,
    seeWeek: "1週間を見る",
    undo: "元に戻す",
  }),
  said(yourTimeWords, {
    yourTime: "学習時間",
    nothingYet: "まだ何もありません",
    nothingYetText: "学習にチェックをつけるかタイマーを使うと、ここに時間が表示されます。",
    goToToday: "今日へ",
    about: "予定したこと、したこと、変えられること。",
    spanOfTime: "期間",
    spans: { week: "週", month: "月", term: "学期" },
    thisSpan: { week: "今週", month: "今月", term: "今学期" },
    freeWeek: "予定のない週です。",
    week: (mark, week) => [...weekDone(mark, week), `${weekMost(week)}${weekOpen(week)}`],
    figures: {
      done: "今学期の学習",
      planned: "これまでの予定",
      finished: () => "回終了",
    },

    chart: "グラフ",
    table: "表",
    asTable: (heading) => `${heading}（表）`,
    tableOf: (label) => `${label}（表）`,
    subject: "科目",
    planned: "予定",
    done: "済み",
    day: "日",
    hour: "時刻",
    studied: "学習",
    took: "かかった時間",
    times: "倍率",

    dayByDay: "予定と実際、日ごと",
    byDay: "日ごとの予定と実際",
    days: "日ごと",
    span: (first, last) => `${dayAndMonth(first)}～${dayAndMonth(last)}`,
    dayName: shortDate,
    daySaid: (day, totals, exams) =>
      [
        shortDate(day),
        totals === undefined
          ? "予定なし"
          : totals.plannedMinutes === 0
            ? length(totals.doneMinutes)
            : `${length(totals.plannedMinutes)}のうち${length(totals.doneMinutes)}`,
        ...exams.map((subject) => `${subject}の試験`),
      ].join("、"),
    partDone: "一部済み",
    exam: "試験",
    today: "今日",
    longerBar: "棒が長いほど、たくさん学習しました。",

    bySubject: "科目ごとの時間",
    ofPlanned: (minutes) => `／予定${length(minutes)}`,
    plannedToToday: "今日までの予定",

    bestHours: "1日で最もよい時間帯",
    bestHoursNote: "終えた学習の時間帯",
    byHour: "時間帯ごとの学習",
    noHours: "時刻のある学習がここに表示されます。タイマーか詳細プランを使ってください。",
    best: (from, to) => `最もよい時間帯：${from}～${to}`,
    byHourBest: (from, to) => `時間帯ごとの学習。最もよい時間帯：${from}～${to}。`,
    now: "今",

    realLength: "予定と実際の長さ",
    realLengthNote: "1時間の予定が、実際には…",
    noPaces: "タイマーで学習を終えると、実際の長さがここに表示されます。",
    asPlanned: "予定どおり",
    hourTakes: (bold, minutes) => ["1時間が", bold(length(minutes))],
    byLength: (minutes, shorter, longer) =>
      `${length(minutes)}までの学習は${decimal(shorter)}倍、長い学習は${decimal(longer)}倍かかります。`,
    shorter: "短い",
    longer: "長い",
    paceQuestion: (subject, factor) =>
      `${subject}は${decimal(factor)}倍かかります。新しいプランに使いますか？`,
    paceUsed: (subject, factor) => `新しいプランでは${subject}を${decimal(factor)}倍で計算します。`,
    paceFrom: (amount, plannedMinutes, realMinutes) =>
      `終えた${amount}回から：予定${length(plannedMinutes)}、実際${length(realMinutes)}。`,
    useIt: "使う",
    notNow: "今はしない",
    takeItBack: "取り消す",

    log: "学習の記録",
    logTable: "表（.csv）",
    withoutTimer: "タイマーなしで勉強した",
    cancel: "キャンセル",
    removed: "記録から削除しました。",
    anything: "何でも",
    startTime: "開始時刻",
    minutes: "分",
    saveChanges: "変更を保存",
    add: "記録に追加",
    noSubject: "科目なし",
    entrySource: {
      timer: (day) => `${dayAndMonth(day)}、タイマー`,
      hand: (day) => `${dayAndMonth(day)}、手入力`,
    },
    changeEntry: (subject, day) => `${subject || "記録"}を変更、${dayAndMonth(day)}`,
    removeEntry: (subject, day) => `${subject || "記録"}を削除、${dayAndMonth(day)}`,
    showAll: (amount) => `${amount}件すべて表示`,
    missingDay: "日を選んでください",
    dayToCome: "今日以前の日を選んでください",
    missingTime: "時刻を選んでください",
    timeToCome: "まだ先の時刻です。過ぎた時刻を選んでください",
    minutesRange: (most) => `1～${most}分で入力してください`,
  }),
];
