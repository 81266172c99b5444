import type { TopicNote } from "@smart-planner/planner/work";
import { placeWords } from "../en/places.ts";
import { topicWords } from "../en/topics.ts";
import { said } from "../said.ts";
import { and, dayAndMonth, length } from "./tools.ts";

const times = {
  "Early Morning": "早朝",
  Morning: "午前",
  Afternoon: "午後",
  Evening: "夕方",
  Night: "夜",
};

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => `「${name}」`);
  const more = names.length - shown.length;
  return `${shown.join("、")}${more > 0 ? `ほか${more}件` : ""}`;
};

const listed = (names: readonly string[], more: number): string =>
  `${names.join("、")}${more > 0 ? `ほか${more}件` : ""}`;

const pasted = (note: TopicNote): string => {
  switch (note.kind) {
    case "prose":
      return "一覧ではなく文章のようです。「波動 2 h」や「波動 18 p」のように、1行に1章ずつ書いてください。";
    case "sections":
      return `${note.count}件の節は上の章に含めます。`;
    case "twice":
      return `${quoted(note.names)}はすでにあるため除きました。`;
    case "estimates":
      return `${quoted(note.names)}：見積もりは0より大きく${note.mostHours}時間以下にしてください。いつもの値を使います。`;
    case "full":
      return `この科目はすでに${note.most}章あります。先にいくつか削除するか結合してください。`;
    case "too many":
      return `1科目は${note.most}章までです。残りの${note.left}章はここに残ります。`;
    case "long lines":
      return `長い行が${note.count}行残っています。名前だけに縮めてください。`;
  }
};

export default [
  said(placeWords, {
    names: {
      class: "授業",
      commitment: "予定",
      sleep: "睡眠",
      "sleep hours": "睡眠時間",
      calendar: "別のカレンダー",
      "exam day": "試験当日",
      "after exam": "試験の後",
      "day off": "空けておく日",
      "not open": "開始前",
      "after due": "締め切り後",
      "outside free time": "自由時間の外",
      skipped: "時計の切り替えでなくなる時間です",
    },
    subjectOff: (subject) => `${subject}をしない日`,
    keptFree: {
      avoided: (time) => `${times[time]}は空けておく時間です`,
      before: (time) => `${time}より前は空けておく時間です`,
      after: (time) => `${time}より後は空けておく時間です`,
    },
    until: (name, time) => `${name}（${time}まで）`,
    past: "過去の時間です",
    unknownSubject: "今の科目にありません",
    met: (name) => `ここには${name}があります`,
    near: (name) => `${name}との間が15分未満です`,
    shorter: (minutes) => `${length(minutes)}より短いです`,
    longer: (minutes) => `${length(minutes)}より長いです`,
    over: (minutes, allowed) => `${length(allowed)}を${length(minutes)}超えます`,
  }),
  said(topicWords, {
    numbers: (runs) =>
      and(runs.map(([first, last]) => (last === undefined ? first : `${first}～${last}`))),
    chapters: (numbers) => `${numbers}章`,
    review: (what) => `${what}の復習`,
    thenReview: (learned, numbers) => `${learned}、${numbers}の復習`,
    exam: (day) => `試験 ${dayAndMonth(day)}`,
    learnNames: (learned, more) => `学習：${listed(learned, more)}`,
    reviewNames: (reviewed, more) => `復習：${listed(reviewed, more)}`,
    part: (number) => `、パート${number}`,
    both: (one, other) => `${one}と${other}`,
    pasted,
  }),
];
