import type { CalendarDay, Subject } from "../../model.ts";
import { addDays } from "../../time/day-number.ts";
import { findNumber } from "./find-number.ts";
import type { Found, Relation } from "./items.ts";
import { isEndAt } from "./sentence-end.ts";
import type { SubjectFinder } from "./subject-finder.ts";
import { type Token, textAt } from "./tokens.ts";
import { months, ordinalAt } from "./written-date.ts";

interface Exams {
  readonly finder: SubjectFinder;
  readonly subjects: readonly Subject[];
  readonly today: CalendarDay;
}

const determiners: ReadonlySet<string> = new Set(
  "the each every an a any my all both their its".split(" "),
);
const examWords: ReadonlySet<string> = new Set(
  "oral orals quiz resit exam exams test tests final finals examination examinations midterm midterms".split(
    " ",
  ),
);

interface ExamTail {
  readonly names?: readonly string[];
  readonly length: number;
}

/** `each exam`, `the maths exam`, `maths`, `my exams`. */
const examAt = (
  tokens: readonly Token[],
  at: number,
  { finder, subjects }: Exams,
  isNameEnough = false,
): ExamTail | undefined => {
  let place = at;
  while (place < at + 3 && determiners.has(textAt(tokens, place))) place += 1;
  // "the week before my first exam".
  const which = /^(?:first|last|final)$/.exec(textAt(tokens, place))?.[0];
  if (which !== undefined && examWords.has(textAt(tokens, place + 1))) {
    const ordered = subjects.toSorted((a, b) => a.examDate.localeCompare(b.examDate));
    const name = (which === "first" ? ordered[0] : ordered.at(-1))?.name.trim();
    return name === undefined ? undefined : { names: [name], length: place + 2 - at };
  }
  const subject =
    finder.findLong(tokens, place) ??
    finder.findExact(tokens, place) ??
    (examWords.has(textAt(tokens, place)) ? undefined : finder.findNear(tokens, place));
  const [who] = subject?.meanings ?? [];
  const after = place + (subject?.length ?? 0);
  const isExam = examWords.has(textAt(tokens, after));
  const names = who?.kind === "who" ? { names: who.names } : {};
  if (isExam) return { ...names, length: after + 1 - at };
  return isNameEnough && who?.kind === "who" ? { ...names, length: after - at } : undefined;
};

const beforeAt = (tokens: readonly Token[], at: number): number => {
  // "the day right before an exam".
  if (/^(?:right|just|directly|immediately|straight)$/.test(textAt(tokens, at)))
    return textAt(tokens, at + 1) === "before" ? 2 : 0;
  const [first, second] = [textAt(tokens, at), textAt(tokens, at + 1)];
  if (first === "before") return 1;
  if (first === "prior" && second === "to") return 2;
  if (first === "leading" && second === "up") return textAt(tokens, at + 2) === "to" ? 3 : 2;
  if (first === "ahead" && second === "of") return 2;
  return first === "early" || first === "beforehand" || (first === "in" && second === "advance")
    ? first === "in"
      ? 2
      : 1
    : 0;
};

const unitDays: ReadonlyMap<string, number> = new Map([
  ["day", 1],
  ["days", 1],
  ["night", 1],
  ["evening", 1],
  ["week", 7],
  ["weeks", 7],
]);

/** "a free day before each exam": what the day is to be. */
const dayQualities: ReadonlyMap<string, string> = new Map([
  ["free", "off"],
  ["rest", "off"],
  ["relax", "light"],
  ["relaxing", "light"],
  ["chill", "light"],
  ["recovery", "off"],
  ["light", "light"],
  ["lighter", "light"],
  ["easy", "light"],
  ["easier", "light"],
  ["quiet", "light"],
  ["calm", "light"],
  ["relaxed", "light"],
]);

const mostDays = 60;

/** How many days, and whether they are said to be the last ones. */
const lastDaysAt = (
  tokens: readonly Token[],
  at: number,
):
  | { days: number; last: boolean; quality?: string; isNight?: true; length: number }
  | undefined => {
  let place = at;
  const the = textAt(tokens, place) === "the" ? 1 : 0;
  place += the;
  const last = ["last", "final"].includes(textAt(tokens, place));
  if (last) place += 1;
  const few = ["few", "couple"].includes(textAt(tokens, place));
  const article = ["a", "one"].includes(textAt(tokens, place))
    ? { value: 1, length: 1 }
    : undefined;
  const number = findNumber(tokens, place) ?? article;
  place += number?.length ?? 0;
  if (few) place += textAt(tokens, place + 1) === "of" ? 2 : 1;
  if (["full", "whole", "clear"].includes(textAt(tokens, place))) place += 1;
  const quality = dayQualities.get(textAt(tokens, place));
  if (quality !== undefined) place += 1;
  const unit = unitDays.get(textAt(tokens, place));
  // "two days off before every exam".
  const isOff = ["off", "free", "clear"].includes(textAt(tokens, place + 1));
  const after = isOff && beforeAt(tokens, place + 2) > 0 ? 1 : 0;
  const isNight = /^(?:night|evening)s?$/.test(textAt(tokens, place));
  const count = few ? 2 : (number?.value ?? 1);
  const days = (unit ?? 0) * count;
  if (unit === undefined || !Number.isInteger(days) || days < 1 || days > mostDays)
    return undefined;
  // "last week" without an article lies in the past, "last week before the exam" does not.
  const isPast =
    last &&
    textAt(tokens, at + the) === "last" &&
    the === 0 &&
    number === undefined &&
    !few &&
    beforeAt(tokens, place + 1) === 0;
  return {
    days,
    last: last && !isPast,
    ...(quality === undefined ? (after === 1 ? { quality: "off" } : {}) : { quality }),
    ...(isNight ? { isNight } : {}),
    length: place + 1 + after - at,
  };
};

const datedReach = 12;

/** A day was named just before, in the same sentence, and no exam. */
const isDatedBefore = (tokens: readonly Token[], at: number): boolean => {
  let isDated = false;
  for (let place = at - 1; place >= Math.max(at - datedReach, 0); place -= 1) {
    const word = textAt(tokens, place);
    if (/^[.;!?\n\r]$/.test(word)) break;
    if (examWords.has(word)) return false;
    isDated ||= ordinalAt(tokens, place) === 1 || months.has(word) || /^\d+[/.]\d+/.test(word);
  }
  return isDated;
};

/** `the last two days before each exam`, `a day before the maths exam`, `the last week`, `day before`. */
const daysBeforeAt = (tokens: readonly Token[], at: number, exams: Exams): Found | undefined => {
  const days = lastDaysAt(tokens, at);
  if (days === undefined) return undefined;
  const before = beforeAt(tokens, at + days.length);
  // "the day before physics" can only be the day before its exam.
  const tail = before === 0 ? undefined : examAt(tokens, at + days.length + before, exams, true);
  if (before === 0 && !days.last) return undefined;
  if (before > 0 && tail === undefined) {
    // "two days before Friday" and "a day before 20 March" are about something else.
    const next = tokens[at + days.length + before];
    const isEnd =
      isEndAt(tokens, at + days.length + before) ||
      ["is", "only", "should", "for", "no", "i"].includes(next?.text ?? "");
    if (!isEnd && !days.last) return undefined;
    // "race on the 15th, light the day before": before that, and before no exam.
    if (!days.last && isDatedBefore(tokens, at))
      return { meanings: [{ kind: "unknown" }], length: days.length + before };
  }
  return {
    meanings: [
      {
        kind: "examdays",
        days: days.days,
        ...(tail?.names === undefined ? {} : { names: tail.names }),
      },
      ...(days.quality === undefined ? [] : [{ kind: "word" as const, symbol: days.quality }]),
      ...(days.isNight === true
        ? [{ kind: "part" as const, windows: [{ from: 17 * 60, to: 24 * 60 }] }]
        : []),
    ],
    length: days.length + before + (tail?.length ?? 0),
  };
};

const relations: ReadonlyMap<string, Relation> = new Map([
  ["before", "before"],
  ["after", "after"],
  ["until", "until"],
  ["till", "until"],
]);

/** `once maths is over`, `when the maths exam is done`. */
const overAt = (tokens: readonly Token[], at: number, exams: Exams): Found | undefined => {
  if (!/^(?:once|when|after)$/.test(textAt(tokens, at))) return undefined;
  const tail = examAt(tokens, at + 1, exams, true);
  const place = at + 1 + (tail?.length ?? 0);
  const isOver =
    /^(?:is|are)$/.test(textAt(tokens, place)) &&
    /^(?:over|done|finished|behind)$/.test(textAt(tokens, place + 1));
  const name = tail?.names?.[0];
  const day = exams.subjects.find((subject) => subject.name.trim() === name)?.examDate;
  if (!isOver || day === undefined || tail === undefined) return undefined;
  const me = textAt(tokens, place + 1) === "behind" ? 1 : 0;
  return {
    meanings: [{ kind: "dated", relation: "after", day, today: exams.today }],
    length: 1 + tail.length + 2 + me,
  };
};

/** The name of "until chem is over", which needs no "exam". */
const overTailAt = (
  tokens: readonly Token[],
  at: number,
  relation: Relation,
  exams: Exams,
): ExamTail | undefined => {
  const tail = relation === "until" ? examAt(tokens, at + 1, exams, true) : undefined;
  const place = at + 1 + (tail?.length ?? 0);
  return /^(?:is|are)$/.test(textAt(tokens, place)) &&
    /^(?:over|done|finished)$/.test(textAt(tokens, place + 1))
    ? tail
    : undefined;
};

/** `before the maths exam`, `until after the maths exam`: a day of the calendar; of every exam: its last week. */
const aroundExamAt = (tokens: readonly Token[], at: number, exams: Exams): Found | undefined => {
  // "no studying right before exams".
  if (/^(?:right|just|directly|straight|shortly|immediately)$/.test(textAt(tokens, at))) {
    const found = relations.has(textAt(tokens, at + 1))
      ? aroundExamAt(tokens, at + 1, exams)
      : undefined;
    return found && { ...found, length: found.length + 1 };
  }
  const over = overAt(tokens, at, exams);
  if (over !== undefined) return over;
  const relation = relations.get(textAt(tokens, at));
  if (relation === undefined) return undefined;
  const untilAfter = relation === "until" && textAt(tokens, at + 1) === "after";
  const opened = untilAfter ? 2 : 1;
  const tail =
    examAt(tokens, at + opened, exams, untilAfter) ?? overTailAt(tokens, at, relation, exams);
  if (tail === undefined) return undefined;
  const [name] = tail.names ?? [];
  const day: CalendarDay | undefined = exams.subjects.find(
    (subject) => subject.name.trim() === name,
  )?.examDate;
  // "until the maths exam is over".
  const isOver =
    relation === "until" &&
    textAt(tokens, at + opened + tail.length) === "is" &&
    ["over", "done", "finished"].includes(textAt(tokens, at + opened + tail.length + 1));
  const length = opened + tail.length + (isOver ? 2 : 0);
  if (day !== undefined)
    return {
      meanings: [
        {
          kind: "dated",
          relation,
          day: (untilAfter || isOver) && day < "9999-12-01" ? addDays(day, 1) : day,
          today: exams.today,
        },
      ],
      length,
    };
  return relation === "before"
    ? {
        meanings: [
          { kind: "examdays", days: 7 },
          { kind: "word", symbol: "roughly" },
        ],
        length,
      }
    : undefined;
};

const opensDay = (tokens: readonly Token[], at: number): boolean =>
  /^(?:on|no|off|during|the|my|each|every|free|keep)$/.test(textAt(tokens, at - 1)) &&
  !/^(?:before|after|until)$/.test(textAt(tokens, at - 2));

const opensExamDays: ReadonlySet<string> = new Set(
  "free rest relax relaxing chill recovery light lighter easy easier quiet calm relaxed the last final a one two three four five six seven day days night evening week weekend before after until till exam few couple once when right just directly straight shortly immediately".split(
    " ",
  ),
);

export const findExamDays = (
  tokens: readonly Token[],
  at: number,
  exams: Exams,
): Found | undefined => {
  const token = tokens[at];
  if (token === undefined || (token.kind !== "number" && !opensExamDays.has(token.text)))
    return undefined;
  // "the eve of an exam".
  const the = token.text === "the" ? 1 : 0;
  if (/^eve$/i.test(tokens[at + the]?.written ?? "") && textAt(tokens, at + the + 1) === "of") {
    const tail = examAt(tokens, at + the + 2, exams);
    if (tail !== undefined)
      return {
        meanings: [
          {
            kind: "examdays",
            days: 1,
            ...(tail.names === undefined ? {} : { names: tail.names }),
          },
        ],
        length: the + 2 + tail.length,
      };
  }
  if (token.text === "exam" && /^weeks?$/.test(textAt(tokens, at + 1)))
    return { meanings: [{ kind: "examdays", days: 7 }], length: 2 };
  // "no studying on exam days".
  if (token.text === "exam" && /^days?$/.test(textAt(tokens, at + 1)) && opensDay(tokens, at)) {
    const days = exams.subjects.map(({ examDate }) => examDate).filter((day) => day >= exams.today);
    const spans = [...new Set(days)].toSorted().map((day) => ({ from: day, to: day }));
    if (spans.length > 0) return { meanings: [{ kind: "dates", spans }], length: 2 };
  }
  // "exam eve" is spelt out to "exam evening" before it comes here.
  if (token.text === "exam" && /^evenings?$/.test(textAt(tokens, at + 1)))
    return { meanings: [{ kind: "examdays", days: 1 }], length: 2 };
  return daysBeforeAt(tokens, at, exams) ?? aroundExamAt(tokens, at, exams);
};
