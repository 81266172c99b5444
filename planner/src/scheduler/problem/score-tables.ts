import type { ExamFrame } from "./exam-frame.ts";
import { type ScoreFrame, searchTerms } from "./scoring.ts";
import type { SessionUnits, Split } from "./session-units.ts";
import { floatAt, intAt, itemAt, sumOf } from "./typed-values.ts";

type Terms = typeof searchTerms;

/** The score of one exam's course, as tables; amounts are open units, beside fixed sessions. */
export interface ExamTables {
  readonly deadline: number;
  /** Most units to plan. */
  readonly open: number;
  /** Of each day: what each split is worth. Days that are alike share one table. */
  readonly cells: readonly Float64Array[];
  /** By units in total. */
  readonly totals: Float64Array;
  /** Prices of units below or above the marks by each evening. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly late: Float64Array;
  readonly early: Float64Array;
  readonly windowOf: Int32Array;
  /** The value of each touched window. */
  readonly windowGains: Float64Array;
}

/** The value of a day by number of subjects and units. */
export interface DayTable {
  readonly width: number;
  readonly values: Float64Array;
}

export interface ScoreTables {
  readonly exams: readonly ExamTables[];
  readonly days: readonly DayTable[];
  readonly comfort: number;
}

const cellsOf = (
  exam: ExamFrame,
  frame: ScoreFrame,
  splits: readonly Split[],
  terms: Terms,
): readonly Float64Array[] => {
  const known = new Map<string, Float64Array>();
  const rules = terms.filter(({ cell }) => cell !== undefined);
  return Array.from({ length: exam.deadline }, (_, day) => {
    const fixed = floatAt(exam.fixed, day);
    const hadSessions = (exam.before[day] ?? []).length > 0;
    const isEve = day === exam.eve;
    const key = hadSessions || isEve ? `day ${day}` : `${fixed} ${exam.reviewDays.has(day)}`;
    const table =
      known.get(key) ??
      Float64Array.from(splits, ({ units: open, lengths, isUneven }) => {
        const cell = { exam, day, units: open + fixed, open, lengths, isUneven };
        return rules.reduce(
          (sum, { weight, cell: rule }) => sum + weight * (rule?.(cell, frame) ?? 0),
          0,
        );
      });
    known.set(key, table);
    return table;
  });
};

const examTablesOf = (
  exam: ExamFrame,
  frame: ScoreFrame,
  splits: readonly Split[],
  terms: Terms,
): ExamTables => {
  const { deadline, open, fixedBy, windowOf } = exam;
  const fixedTotal = floatAt(fixedBy, deadline - 1);
  const low = new Float64Array(deadline);
  const [high, late, early] = [low.slice(), low.slice(), low.slice()];
  for (const { weight, evening } of terms)
    if (evening !== undefined)
      for (let day = 0; day < deadline; day++) {
        const hinge = evening(exam, day);
        low[day] = hinge.low - floatAt(fixedBy, day);
        high[day] = hinge.high - floatAt(fixedBy, day);
        late[day] = weight * hinge.late;
        early[day] = weight * hinge.early;
      }
  return {
    deadline,
    open,
    cells: cellsOf(exam, frame, splits, terms),
    totals: Float64Array.from({ length: open + 1 }, (_, units) =>
      sumOf(
        terms.map(({ weight, total }) => weight * (total?.(exam, units + fixedTotal, frame) ?? 0)),
      ),
    ),
    low,
    high,
    late,
    early,
    windowOf,
    windowGains: Float64Array.from({ length: intAt(windowOf, 0) + 1 }, (_, each) =>
      sumOf(terms.map(({ weight, window }) => weight * (window?.(exam, each) ?? 0))),
    ),
  };
};

const dayTableOf = (
  frame: ScoreFrame,
  index: number,
  capacity: number,
  shortest: number,
  terms: Terms,
): DayTable => {
  const width = capacity + 1;
  const day = itemAt(frame.days, index);
  const most = Math.min(frame.exams.length, Math.floor(capacity / shortest)) + day.fixedExams;
  const rules = terms.filter(({ day: rule }) => rule !== undefined);
  const values = new Float64Array((most + 1) * width);
  for (let subjects = 0; subjects <= most; subjects++)
    for (let load = 0; load < width; load++)
      values[subjects * width + load] = rules.reduce(
        (sum, { weight, day: rule }) =>
          sum + weight * (rule?.(day, load + day.fixedLoad, subjects, frame) ?? 0),
        0,
      );
  return { width, values };
};

/** The score of every possible plan, as tables that a search can look up. */
export const scoreTablesOf = ({
  frame,
  units,
  capacities,
  terms = searchTerms,
}: {
  readonly frame: ScoreFrame;
  readonly units: SessionUnits;
  /** Units that can be planned on each day. */
  readonly capacities: readonly number[];
  readonly terms?: Terms;
}): ScoreTables => {
  const most = Math.max(0, ...capacities);
  const splits = units.splits.filter((split) => split.units <= most);
  return {
    exams: frame.exams.map((exam) => examTablesOf(exam, frame, splits, terms)),
    days: capacities.map((capacity, index) =>
      dayTableOf(frame, index, capacity, units.shortest, terms),
    ),
    comfort: sumOf(terms.map(({ weight, comfort }) => weight * (comfort?.(frame) ?? 0))),
  };
};
