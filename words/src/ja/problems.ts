import type { calendarProblemWords } from "../en/calendar-problems.ts";

export const problems: typeof calendarProblemWords = {
  "no-address": "アドレスではありません",
  "not-https": "アドレスは https:// か webcal:// で始めてください",
  "not-public": "このアドレスにはここから接続できません",
  "not-found": "このアドレスには何もありません",
  password: "このアドレスはパスワードが必要になりました",
  "too-large": "このカレンダーは大きすぎます",
  "too-slow": "アドレスが応答しません",
  "too-many-redirects": "アドレスの転送が終わりません",
  unreachable: "今はアドレスに接続できません",
  "not-a-calendar": "カレンダーではありません",
  "own-plan": "Smart Planner の学習プランです。カレンダーとしては追加できません",
  "too-many-events": "このカレンダーは予定が多すぎます",
  unreadable: "このカレンダーを読み取れませんでした",
  "file-too-large": "このファイルは10 MBを超えています",
  "file-too-slow": "このファイルの読み取りに時間がかかりすぎます",
  "file-unreadable": "このファイルを読み取れませんでした",
  "too-much": "このカレンダーは読むのに時間がかかりすぎます",
  "address-lost": "このアドレスの記録はもうありません",
};
