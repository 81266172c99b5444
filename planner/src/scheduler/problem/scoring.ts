import type { ExamFrame } from "./exam-frame.ts";
import { floatAt, sumOf } from "./typed-values.ts";

/** The reference of a day, in units. */
export interface DayFrame {
  /** The day's target over all exams, locked sessions included. */
  readonly target: number;
  /** With so much the day has no time left: it is as long as the student, or its free time, allows. */
  readonly limit: number;
  readonly fixedLoad: number;
  /** Exams that have fixed sessions on it. */
  readonly fixedExams: number;
  /** More subjects than this on the day cost quality. */
  readonly subjectLimit: number;
}

export interface ScoreFrame {
  readonly exams: readonly ExamFrame[];
  readonly days: readonly DayFrame[];
  /** Units of all needs together. */
  readonly total: number;
  /** Minutes of one unit. */
  readonly unit: number;
  /** The value of a kept unit; 0 in a first plan. */
  readonly keepPrice: number;
}

export interface Cell {
  readonly exam: ExamFrame;
  readonly day: number;
  /** With fixed sessions, and without them. */
  readonly units: number;
  readonly open: number;
  /** Of its sessions, fixed ones left out. */
  readonly lengths: readonly number[];
  readonly isUneven: boolean;
}

/** A price for each unit below a low mark, and another for each above a high one. */
export interface Hinge {
  readonly low: number;
  readonly high: number;
  readonly late: number;
  readonly early: number;
}

/** One thing that makes a plan good: rules of up to six kinds, and how much their sum weighs. */
interface Term {
  readonly weight: number;
  readonly cell?: (cell: Cell, frame: ScoreFrame) => number;
  /** An exam's cumulative units by an evening: a price. */
  readonly evening?: (exam: ExamFrame, day: number) => Hinge;
  readonly total?: (exam: ExamFrame, units: number, frame: ScoreFrame) => number;
  /** One of its spacing windows, counted back from the exam, in which it is studied. */
  readonly window?: (exam: ExamFrame, window: number) => number;
  /** A day's units and subjects. */
  readonly day?: (day: DayFrame, load: number, subjects: number, frame: ScoreFrame) => number;
  /** A minute of comfort, as the day's oracle counts it. */
  readonly comfort?: (frame: ScoreFrame) => number;
}

/** Value of the covered part of a need: 1.5v - 0.5v² at its quarters, linear between. */
export const coverageOf = (part: number): number => {
  const covered = Math.min(Math.max(part, 0), 1);
  const quarter = Math.min(Math.floor(covered * 4), 3) / 4;
  const at = (v: number) => 1.5 * v - 0.5 * v * v;
  return at(quarter) + (at(quarter + 0.25) - at(quarter)) * (covered - quarter) * 4;
};

const partOf = (units: number, need: number): number => (need > 0 ? Math.min(units / need, 1) : 0);

/** Each subject beyond the day's limit takes so much from the worth of the whole day. */
const crowding = 1.2;

/** How much of spacing is about the last weeks before an exam. */
const lastWeeks = 0.55;

/** Minutes that a day with less than this left counts less for. */
const fullness = 30;

/** Minutes that a day with sessions of very different lengths counts less for. */
const unevenness = 30;

export const qualityTerms = {
  coverage: {
    weight: 0.28,
    total: (exam, units) => exam.part * coverageOf(partOf(units, exam.need)),
  },
  pace: {
    weight: 0.16,
    total: (exam, units) => exam.part * (exam.paceNorm > 0 ? 1 : partOf(units, exam.need)),
    evening: ({ pace, tolerance, aim, paceNorm, part }, day) => ({
      low: floatAt(pace, day) - (day + 1 < aim ? tolerance : 0),
      high: floatAt(pace, day) + tolerance,
      late: paceNorm > 0 ? part / paceNorm : 0,
      early: paceNorm > 0 ? part / paceNorm / 2 : 0,
    }),
  },
  balance: {
    weight: 0.1,
    day: ({ target, limit }, load, _subjects, { total, unit }) => {
      const isFull = load > 0 && limit - load < fullness / unit;
      return (Math.min(load, target) - (isFull ? fullness / unit : 0)) / total;
    },
  },
  review: {
    weight: 0.09,
    cell: ({ exam, day, units }) =>
      exam.reviewDays.has(day)
        ? (exam.part * Math.min(units / exam.reviewUnits, 1)) / exam.reviewDays.size
        : 0,
  },
  spacing: {
    weight: 0.18,
    window: ({ part, windowLimit, lastParts }, window) =>
      part * ((1 - lastWeeks) / windowLimit + lastWeeks * floatAt(lastParts, window)),
  },
  preferredTime: {
    weight: 0.08,
    comfort: ({ total, unit }) => 1 / (total * unit),
  },
  focus: {
    weight: 0.06,
    day: ({ subjectLimit }, load, subjects, { total }) =>
      (load * (1 - crowding * Math.max(subjects - subjectLimit, 0))) / total,
  },
  notMassed: {
    weight: 0.05,
    cell: ({ exam, units, isUneven }, { unit }) =>
      exam.need > 0
        ? (exam.part * (Math.min(units, exam.massedLimit) - (isUneven ? unevenness / unit : 0))) /
          exam.need
        : 0,
  },
} as const satisfies Record<string, Term>;

export type QualityTerm = keyof typeof qualityTerms;

/** 2 to the power of -d/3, by multiplication: powers differ between engines. */
const halvedEveryThreeDays = (days: number): number => {
  let value = 1;
  for (let day = 0; day < days; day++) value *= 0.7937005259840998;
  return value;
};

/** The next days of a plan before count up to three times as much as distant ones. */
const nearness = (day: number): number => 1 + 2 * halvedEveryThreeDays(day);

/** The overlap of two days' session lengths, in units. */
const commonOf = (before: readonly number[], now: readonly number[]): number => {
  const left = [...now];
  return before.reduce((sum, length) => {
    const place = left.indexOf(length);
    if (place < 0) return sum;
    left.splice(place, 1);
    return sum + length;
  }, 0);
};

/** Beside quality: what keeps guarantees, and what keeps a new plan close to the one before. */
const guidingTerms = {
  /** Above any gain in quality: no exam stays without time while another could share. */
  guarantee: { weight: 1, total: (_exam, units) => (units > 0 ? 1 : 0) },
  /** Above any gain in quality too: the last day before an exam holds some of its subject. */
  eve: {
    weight: 0.5,
    cell: ({ exam, day, units }) => (day === exam.eve && units > 0 ? 1 : 0),
  },
  /** Above small gains in quality: short due work is not cut in pieces. */
  sitting: {
    weight: 0.05,
    cell: ({ exam, open, lengths }) =>
      exam.sitting > 0 && open > 0 && (open < exam.sitting || lengths.length > 1) ? -1 : 0,
  },
  /** Above any price of moving: a plan that stays the same must not lose hours for it. */
  work: {
    weight: 6,
    total: (_exam, units, { total, keepPrice }) => (keepPrice > 0 ? units / total : 0),
  },
  keep: {
    weight: 1,
    cell: ({ exam, day, open, lengths }, { total, keepPrice }) => {
      const before = exam.before[day] ?? [];
      if (before.length === 0) return 0;
      const kept = commonOf(before, lengths);
      // A session that stays counts fully, time that stays on its day in other sessions by half.
      const changed = Math.max(Math.min(open, sumOf(before)) - kept, 0);
      return (keepPrice * nearness(day) * (kept + changed / 2)) / total;
    },
  },
} as const satisfies Record<string, Term>;

const isQualityTerm = (name: string): name is QualityTerm => Object.hasOwn(qualityTerms, name);

export const qualityTermNames: readonly QualityTerm[] =
  Object.keys(qualityTerms).filter(isQualityTerm);

export const termOf = (name: QualityTerm): Term => qualityTerms[name];

/** A number for each term. */
export type QualityParts = Readonly<Record<QualityTerm, number>>;

const isWhole = (parts: Partial<QualityParts>): parts is QualityParts =>
  qualityTermNames.every((name) => parts[name] !== undefined);

export const partsFrom = (value: (term: QualityTerm) => number): QualityParts => {
  const parts: Partial<Record<QualityTerm, number>> = {};
  for (const name of qualityTermNames) parts[name] = value(name);
  if (!isWhole(parts)) throw new Error("a term has no value");
  return parts;
};

export const allQualityTerms: readonly Term[] = Object.values(qualityTerms);

/** Every term that the search looks at. */
export const searchTerms: readonly Term[] = [...allQualityTerms, ...Object.values(guidingTerms)];
