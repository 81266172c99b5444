import type { TopicNote } from "@smart-planner/planner/work";
import { placeWords } from "../en/places.ts";
import { topicWords } from "../en/topics.ts";
import { said } from "../said.ts";
import { isolated } from "../tools.ts";
import { and, count, dayAndMonth, length } from "./tools.ts";

const times = {
  "Early Morning": "الصباح الباكر",
  Morning: "الصباح",
  Afternoon: "ما بعد الظهر",
  Evening: "المساء",
  Night: "الليل",
};

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => `«${isolated(name)}»`);
  const more = names.length - shown.length;
  return `${shown.join("، ")}${more > 0 ? ` و${more} غيرها` : ""}`;
};

const listed = (names: readonly string[], more: number): string =>
  `${names.map(isolated).join("، ")}${more > 0 ? ` و${more} غيرها` : ""}`;

const pasted = (note: TopicNote): string => {
  switch (note.kind) {
    case "prose":
      return "هذا يبدو نصًا متصلًا لا قائمة. اكتب كل فصل في سطر، مثل «الموجات 2 h» أو «الموجات 18 p».";
    case "sections":
      return `${count(note.count, { zero: "# قسم يُحسب", one: "قسم واحد يُحسب", two: "قسمان يُحسبان", few: "# أقسام تُحسب", many: "# قسمًا يُحسب", other: "# قسم يُحسب" })} مع الفصل الذي فوقه.`;
    case "twice":
      return `${quoted(note.names)}: موجود من قبل فاستُبعد.`;
    case "estimates":
      return `${quoted(note.names)}: التقدير أكبر من 0 ولا يزيد على ${note.mostHours} ساعة، لذلك استُخدم المعتاد.`;
    case "full":
      return `لهذه المادة ${note.most} فصل، وهو الحد الأقصى؛ احذف بعضها أو ادمجها أولًا.`;
    case "too many":
      return `تتسع المادة لما يصل إلى ${note.most} فصل: يبقى الباقي وعدده ${note.left} هنا.`;
    case "long lines":
      return `${count(note.count, { zero: "# سطر طويل يبقى", one: "سطر طويل واحد يبقى", two: "سطران طويلان يبقيان", few: "# أسطر طويلة تبقى", many: "# سطرًا طويلًا يبقى", other: "# سطر طويل يبقى" })} هنا: اختصره إلى اسم.`;
  }
};

export default [
  said(placeWords, {
    names: {
      class: "حصة",
      commitment: "التزام",
      sleep: "نوم",
      "sleep hours": "وقت نومك",
      calendar: "تقويم آخر",
      "exam day": "يوم الامتحان",
      "after exam": "بعد الامتحان",
      "day off": "يوم تتركه حرًا",
      "not open": "قبل أن يبدأ",
      "after due": "بعد موعد التسليم",
      "outside free time": "خارج وقت فراغك",
      skipped: "هذا الوقت يسقط عند تغيير الساعة",
    },
    subjectOff: (subject) => `يوم تتركه دون ${isolated(subject)}`,
    keptFree: {
      avoided: (time) => `${times[time]}: طلبت تركه حرًا`,
      before: (time) => `ما قبل ${isolated(time)}: طلبت تركه حرًا`,
      after: (time) => `ما بعد ${isolated(time)}: طلبت تركه حرًا`,
    },
    until: (name, time) => `${isolated(name)} حتى ${isolated(time)}`,
    past: "في الماضي",
    unknownSubject: "لم تعد من موادك",
    met: (name) => `${isolated(name)} موجود هنا`,
    near: (name) => `أقل من 15 دقيقة عن ${isolated(name)}`,
    shorter: (minutes) => `أقصر من ${length(minutes)}`,
    longer: (minutes) => `أطول من ${length(minutes)}`,
    over: (minutes, allowed) => `${length(minutes)} فوق حدّك ${length(allowed)}`,
  }),
  said(topicWords, {
    numbers: (runs) =>
      and(
        runs.map(([first, last]) =>
          last === undefined ? first : `من ${isolated(first)} إلى ${isolated(last)}`,
        ),
      ),
    chapters: (numbers) => `الفصول ${numbers}`,
    review: (what) => `مراجعة ${what}`,
    thenReview: (learned, numbers) => `${learned}، مراجعة ${numbers}`,
    exam: (day) => `امتحان ${dayAndMonth(day)}`,
    learnNames: (learned, more) => `التعلّم: ${listed(learned, more)}`,
    reviewNames: (reviewed, more) => `المراجعة: ${listed(reviewed, more)}`,
    part: (number) => `، الجزء ${number}`,
    both: (one, other) => `${one} و${other}`,
    pasted,
  }),
];
