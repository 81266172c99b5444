import type { CalendarDay } from "@smart-planner/planner/model";
import { addDays, daysBetween, weekdayOf } from "@smart-planner/planner/time";
import { planOfferWords } from "../en/plan-offer.ts";
import { planSaidWords } from "../en/plan-said.ts";
import { storageWords } from "../en/storage.ts";
import { said } from "../said.ts";
import { dayAndMonth, length, shortDayAndMonth, shortWeekdayOf, tools } from "./tools.ts";

const weekdayOn = (day: CalendarDay) => tools.weekday(weekdayOf(day));
const place = (day: CalendarDay, today: CalendarDay, time: string) =>
  Math.abs(daysBetween(today, day)) < 7
    ? `${weekdayOn(day)} ${time}`
    : `${dayAndMonth(day)} ${weekdayOn(day)} ${time}`;
const laterDays = (days: readonly CalendarDay[], today: CalendarDay): string => {
  if (days.length > 3) return "後の日";
  return days
    .map((day) => {
      if (day === addDays(today, 1)) return "明日";
      return day < addDays(today, 7) ? weekdayOn(day) : dayAndMonth(day);
    })
    .join("、");
};
const dayName = (day: CalendarDay, today: CalendarDay): string => {
  if (day === today) return "今日";
  return daysBetween(today, day) < 7
    ? `${Number(day.slice(8))}日（${shortWeekdayOf(day)}）`
    : shortDayAndMonth(day);
};
const pastName = (day: CalendarDay, today: CalendarDay): string => {
  if (addDays(day, 1) === today) return "昨日";
  return daysBetween(day, today) < 7 ? weekdayOn(day) : dayAndMonth(day);
};
const partOf = (back: number, open: number) =>
  back === open ? `${length(open)}すべて` : `${length(open)}のうち${length(back)}`;

export default [
  said(planSaidWords, {
    undo: "元に戻す",
    sentence: (name) => `${name}。`,
    sentences: (parts) => parts.join(""),

    notUndone: "この変更はもう元に戻せません。",
    undone: "プランを元に戻しました。",
    clearedKept: "消したプランは、これまでの記録と一緒に残してあります。",
    bringBack: "戻す",
    broughtBack: "消したプランを戻しました。済んだものは済んだままです。",
    notBroughtBack: "消したプランはもう戻せません。",
    sessionsChanged: (amount) => `${amount}回を変更しました`,
    updated: (amount) =>
      amount === 0
        ? "変えるところはありません。プランはもうそうなっています。"
        : `プランを更新しました：${amount}回を変更しました。`,
    newPlan: "新しいプランを始めました",
    formIsEmpty: "入力欄を空にしました。これまでの学習は残ります。",
    smartTitle: "スマート時間割で変わったこと",
    smartNote: "済んだものは済んだままです。",
    optimisedTitle: "最適化したプラン",
    optimisedNote: "スマートプランナーの案を今のプランと並べています。済んだものは済んだままです。",
    sessionsDone: (amount) => `${amount}回を済みにしました。`,
    letGo: (amount) => `${amount}回を見送りました`,

    notWorkedOut: "この端末ではプランを計算できませんでした。もう一度お試しください。",
    unusable: "スマートプランナーの答えがあなたの1週間に合わなかったため、使いませんでした。",
    nothingPlanned: "スマートプランナーは試験の前に学習時間を見つけられませんでした。",
    noPlanKeepsAll: "希望をすべて満たすプランはありません。",
    changeWishes: "下の希望を一つ変えるか外して、もう一度作ってください。プランは今のままです。",

    moved: (title, day, today, time) => `${title}を${place(day, today, time)}に移動しました`,
    shorter: (title, minutes) => `${title}を${length(minutes)}に短くしました`,
    longer: (title, minutes) => `${title}を${length(minutes)}に長くしました`,
    isBackWhereItWas: (title) => `${title}を元の場所に戻しました。`,
    todayMoved: (time) => `今日の予定を${time}に移動しました`,
    todayIsBack: "今日の予定を元に戻しました。",
    added: (title) => `${title}を追加しました`,
    addedAt: (title, day, today, time) => `${title}：${place(day, today, time)}。`,
    isGoneAgain: (title) => `${title}を取り消しました。`,
    locked: (title) => `${title}を固定しました`,
    lockedText: (title) => `${title}を固定しました。新しいプランでも動きません。`,
    unlocked: (title) => `${title}の固定を外しました`,
    unlockedText: (title) => `${title}の固定を外しました。次のプランで動くことがあります。`,
    isAsItWas: (title) => `${title}は元のとおりです。`,
    removed: (title) => `${title}を削除しました`,
    skipped: (title) => `${title}をとばしました`,
    isBack: (title) => `${title}を戻しました。`,

    asked: {
      free: "その時間は空いています。ほかは動きません。",
      met: (reasons) => `${reasons.join("。")}。それでもここに置けます。`,
      day: (minutes) => `その日は${length(minutes)}になります。`,
    },
    put: {
      free: "",
      met: (reasons) => `${reasons.join("。")}（あなたの選択）。`,
      day: (minutes) => `その日は${length(minutes)}になりました。`,
    },
    movesTo: (title, time, more) =>
      `${title}は${time}に移ります${more === 0 ? "" : `（ほか${more}件）`}`,
    swapsWith: (title) => `${title}と入れ替わります`,
    effects: (effects) => effects.join("。"),
    beginsAt: (time) => `${time}に始まります。`,
    isInPast: (title, day, today, time) =>
      `${place(day, today, time)}は過ぎています。${title}は元の場所のままです。`,
    doneStays: (title) => `${title}は済んでいるので動きません。先にチェックを外してください。`,
    pastStays: "過ぎたものは動かせません。",
    startLater: (amount) => `この回を固定したため、${amount}回が遅く始まります。`,

    today: (minutes) => `今日は${length(minutes)}`,
    todayRestLater: (minutes) => `今日は${length(minutes)}、残りは後で`,
    movedLater: (minutes, days, today) =>
      `${length(minutes)}を${laterDays(days, today)}に移しました。`,
    fitsNoMore: (minutes) => `${length(minutes)}はもう入りません。`,
    fittedIn: (minutes, name, days, today) =>
      `${name}の${length(minutes)}を${laterDays(days, today)}に移しました`,

    work: {
      added: (title) => `${title}を追加しました。`,
      countAdded: (amount) => `${amount}件を追加しました。`,
      addedAndMoved: (added, moved) =>
        `${[...(added > 0 || moved === 0 ? [`${added}件を追加`] : []), ...(moved > 0 ? [`${moved}件を変更`] : [])].join("、")}しました。`,
      handedIn: (title) => `${title}を提出済みにしました。`,
      deleted: (title) => `${title}を削除しました。`,
      skipped: (title) => `${title}をとばしました。`,
      ended: (title) => `${title}を終わりにしました。`,
      freed: (amount) => `${amount}回が空きました。`,
      isOpenAgain: (title) => `${title}をもう一度開きました。`,
      changedAll: (title) => `${title}を毎週分変更しました。`,
      leftOut: (title) => `${title}を入れませんでした。`,
      stays: (title) => `${title}はそのままです。`,
    },
  }),
  said(planOfferWords, {
    added: (day, today, time, minutes) =>
      `${dayName(day, today)} ${time}、${length(minutes)}、新規`,
    lengthened: (day, today, minutes) => `${dayName(day, today)}、${length(minutes)}に変更`,
    moved: (day, today, to, time) =>
      `${dayName(day, today)}、${day === to ? "" : `${dayName(to, today)} `}${time}に移動`,
    dropped: (day, today) => `${dayName(day, today)}、なし`,

    examDate: (day) => shortDayAndMonth(day),
    stays: "今のまま",
    more: (minutes) => `今より${length(minutes)}多い`,
    less: (minutes) => `今より${length(minutes)}少ない`,
    covered: "新しい場所はいりません。残りのプランで足ります",
    allDropped: (minutes) => `${length(minutes)}がなくなります`,
    partDropped: (back, lost) => `${length(back)}が戻り、${length(lost)}がなくなります`,
    back: (back, open) => `${partOf(back, open)}が戻ります`,
    backOn: (minutes, day) => `${dayAndMonth(day)} ${weekdayOn(day)}に${length(minutes)}が戻ります`,
    backBy: (back, open, day) => `${dayAndMonth(day)}までに${partOf(back, open)}が戻ります`,
    doNotFit: (minutes) => `${length(minutes)}が入りません`,

    moreADay: (minutes) => `1日${length(minutes)}増やす`,
    moreNote: (back, open, until) =>
      `${until === undefined ? "" : `${dayAndMonth(until)}まで。`}${partOf(back, open)}が戻ります。`,
    keepDays: "1日の時間はそのまま",
    keepAndDrop: (minutes) => `1日の時間はそのまま、${length(minutes)}を減らす`,
    intoFreeHours: (minutes) => `${length(minutes)}が空き時間に入ります。`,
    hoursStay: (minutes) => `1日${length(minutes)}は変わりません。`,
    sessionsChange: (amount) => `${amount}回が変わります。`,
    scratch: "最初から計画し直す",
    scratchMost: (minutes) => `${length(minutes)}が戻り、ほとんどの回が動きます。`,
    scratchSome: (minutes, amount) => `${length(minutes)}が戻り、${amount}回が変わります。`,

    doneDropped: (minutes) => `完了：1日の時間はそのまま、${length(minutes)}を減らしました。`,
    done: {
      more: (back, open, extra) =>
        `完了：1日${length(extra)}増やし、${partOf(back, open)}が戻りました。`,
      keep: (back, open) => `完了：${partOf(back, open)}が戻りました。`,
      scratch: (back, open) => `完了：最初から計画し直し、${partOf(back, open)}が戻りました。`,
    },

    title: "プランを更新",
    leftTitle: (minutes, name) => `${name}が${length(minutes)}残っています。どこに入れますか？`,
    awayTitle: "おかえりなさい。ここから続けましょう。",
    fitsTitle: (minutes) => `${length(minutes)}できませんでしたが、すべて入り直せます。`,
    missedTitle: (minutes) => `${length(minutes)}できませんでした。取り戻す方法です。`,
    follows: "プランはあなたの変更に合わせます。",
    finishedStays: "終えたものは残ります。",
    notDone: (minutes, from) => `${dayAndMonth(from)}からの${length(minutes)}がまだです。`,
    allFits: "すべて入り直せます。",
    daysAreFull: "予定がいっぱいなので、何かを減らす必要があります。",
    missed: (subjects, from, to, today) => {
      const names = subjects.length > 2 ? `${subjects.length}科目` : subjects.join("、");
      return `${pastName(from, today)}${from === to ? "の" : "からの"}${names}。`;
    },
    missedOn: (from, to, today) =>
      `${pastName(from, today)}${from === to ? "" : `～${pastName(to, today)}`}。`,
    noLongerDay: (minutes) => `どの日も${length(minutes)}を超えません。`,
  }),
  said(storageWords, {
    tooLong: "長すぎて保存できません。短くしてください。",
    isFull: (limit) => `保存できるのは${limit}件までです。不要なものを削除してください。`,
    deviceAway: "この端末に届きませんでした。接続を確かめて、もう一度お試しください。",
  }),
];
