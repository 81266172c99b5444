import type { DayOracle } from "@smart-planner/planner/scheduler/problem/day-oracle.ts";
import type { Problem } from "@smart-planner/planner/scheduler/problem/problem.ts";
import {
  type ExamTables,
  type ScoreTables,
  scoreTablesOf,
} from "@smart-planner/planner/scheduler/problem/score-tables.ts";
import { allQualityTerms } from "@smart-planner/planner/scheduler/problem/scoring.ts";
import loadHighs from "highs";
import { LinearProgramme, term } from "./linear-programme.ts";

export interface Optimum {
  readonly isProven: boolean;
  readonly quality: number;
  readonly seconds: number;
}

/** A combination of sessions that fits a day. */
interface DayState {
  readonly state: number;
  readonly counts: ReadonlyMap<number, number>;
}

const statesOf = ({ units }: Problem, oracle: DayOracle): readonly DayState[] => {
  const single = units.splits.flatMap(({ lengths }, split) =>
    lengths.length === 1 ? [{ split, length: lengths[0] ?? 0 }] : [],
  );
  const found = new Map<number, DayState>([[0, { state: 0, counts: new Map() }]]);
  // A Map iterates in insertion order, so new states are visited too.
  for (const { state, counts } of found.values())
    for (const { split, length } of single) {
      const next = oracle.with(state, split);
      if (next > 0 && !found.has(next))
        found.set(next, {
          state: next,
          counts: new Map(counts).set(length, (counts.get(length) ?? 0) + 1),
        });
    }
  return [...found.values()];
};

interface Cell {
  readonly name: string;
  readonly split: number;
}

/** Possible splits of an exam on a day, as binary variables. */
const cellsOf = (problem: Problem, exam: number, day: number): readonly Cell[] => {
  const most = Math.min(
    problem.days[day]?.capacity ?? 0,
    problem.needs[exam]?.units ?? 0,
    problem.frame.exams[exam]?.most[day] ?? 0,
  );
  return problem.units.splits.flatMap(({ units }, split) =>
    split > 0 && units <= most ? [{ name: `z_${exam}_${day}_${split}`, split }] : [],
  );
};

const unitsOf = ({ units }: Problem, split: number): number => units.splits[split]?.units ?? 0;

const addDay = (
  programme: LinearProgramme,
  problem: Problem,
  tables: ScoreTables,
  day: number,
): void => {
  const { oracle } = problem.days[day] ?? {};
  const table = tables.days[day];
  if (oracle === undefined || table === undefined) return;
  const cells = problem.exams.flatMap(({ deadline }, exam) =>
    day < deadline ? cellsOf(problem, exam, day) : [],
  );
  const states = statesOf(problem, oracle).map((entry) => ({
    ...entry,
    name: programme.choice(`u_${day}_${entry.state}`),
  }));
  for (const { state, name } of states)
    programme.gain(tables.comfort * oracle.comfort(state), name);
  // The exams' sessions of a day are those of its state.
  for (let length = problem.units.shortest; length <= problem.units.longest; length++)
    programme.row(
      [
        ...states.flatMap(({ counts, name }) =>
          counts.has(length) ? [term(counts.get(length) ?? 0, name)] : [],
        ),
        ...cells.flatMap(({ name, split }) => {
          const lengths = problem.units.splits[split]?.lengths ?? [];
          const count = lengths.filter((each) => each === length).length;
          return count === 0 ? [] : [term(-count, name)];
        }),
      ],
      "=",
      0,
    );
  // One variable per load and number of subjects: a day's value is a table of both.
  const subjectTerms: string[] = [];
  const most = table.values.length / table.width - 1;
  const mixes: string[] = [];
  for (const load of new Set(states.map(({ state }) => oracle.load(state)))) {
    const names: string[] = [];
    for (let subjects = load > 0 ? 1 : 0; subjects <= (load > 0 ? most : 0); subjects++) {
      const name = programme.choice(`v_${day}_${load}_${subjects}`);
      programme.gain(table.values[subjects * table.width + load] ?? 0, name);
      names.push(term(-1, name));
      mixes.push(term(1, name));
      if (subjects > 0) subjectTerms.push(term(subjects, name));
    }
    const own = states.filter(({ state }) => oracle.load(state) === load);
    programme.row([...own.map(({ name }) => term(1, name)), ...names], "=", 0);
  }
  programme.row(mixes, "=", 1);
  programme.row([...subjectTerms, ...cells.map(({ name }) => term(-1, name))], "=", 0);
};

/** Concave value of an exam's total: one variable per segment. */
const addTotals = (
  programme: LinearProgramme,
  exam: number,
  { totals, open }: ExamTables,
  all: readonly string[],
): void => {
  programme.constant += totals[0] ?? 0;
  const parts: string[] = [];
  let before = Number.POSITIVE_INFINITY;
  for (let units = 1; units <= open; units++) {
    const slope = (totals[units] ?? 0) - (totals[units - 1] ?? 0);
    if (slope > before + 1e-9) throw new Error("the worth of an exam's units must not rise");
    before = slope;
    const name = `c_${exam}_${units}`;
    programme.bound(name, 1);
    programme.gain(slope, name);
    parts.push(term(-1, name));
  }
  programme.row([...all, ...parts], "=", 0);
};

const addExam = (
  programme: LinearProgramme,
  problem: Problem,
  tables: ExamTables,
  exam: number,
): void => {
  const { deadline, cells, low, high, late, early, windowOf, windowGains } = tables;
  const windows = new Map<number, string[]>();
  const all: string[] = [];
  for (let day = 0; day < deadline; day++) {
    const own = cellsOf(problem, exam, day);
    const nothing = cells[day]?.[0] ?? 0;
    programme.constant += nothing;
    for (const { name, split } of own) {
      programme.choice(name);
      programme.gain((cells[day]?.[split] ?? 0) - nothing, name);
    }
    programme.row(
      own.map(({ name }) => term(1, name)),
      "<=",
      1,
    );
    const window = windowOf[day] ?? 0;
    windows.set(window, [...(windows.get(window) ?? []), ...own.map(({ name }) => name)]);
    // Units done by the end of the day, and their distance from the marks.
    const done = `d_${exam}_${day}`;
    programme.bound(done, tables.open);
    const before = day > 0 ? [term(-1, `d_${exam}_${day - 1}`)] : [];
    const more = own.map(({ name, split }) => term(-unitsOf(problem, split), name));
    programme.row([term(1, done), ...before, ...more], "=", 0);
    all.push(...own.map(({ name, split }) => term(unitsOf(problem, split), name)));
    programme.row([term(1, `b_${exam}_${day}`), term(1, done)], ">=", low[day] ?? 0);
    programme.row([term(1, `a_${exam}_${day}`), term(-1, done)], ">=", -(high[day] ?? 0));
    programme.gain(-(late[day] ?? 0), `b_${exam}_${day}`);
    programme.gain(-(early[day] ?? 0), `a_${exam}_${day}`);
  }
  for (const [window, names] of windows) {
    const touched = `w_${exam}_${window}`;
    programme.bound(touched, 1);
    programme.row([term(1, touched), ...names.map((name) => term(-1, name))], "<=", 0);
    programme.gain(windowGains[window] ?? 0, touched);
  }
  addTotals(programme, exam, tables, all);
};

/** The best quality any plan can have, if proven in time; relaxed, an upper bound. */
export const provenOptimum = async (
  problem: Problem,
  seconds: number,
  { isRelaxed } = { isRelaxed: false },
): Promise<Optimum> => {
  const tables = scoreTablesOf({
    frame: problem.frame,
    units: problem.units,
    capacities: problem.days.map(({ capacity }) => capacity),
    terms: allQualityTerms,
  });
  const programme = new LinearProgramme();
  for (const [exam, own] of tables.exams.entries()) addExam(programme, problem, own, exam);
  for (const day of problem.days.keys()) addDay(programme, problem, tables, day);
  const highs = await loadHighs();
  const started = performance.now();
  const solution = highs.solve(programme.text({ isRelaxed }), {
    time_limit: seconds,
    mip_rel_gap: 1e-4,
    output_flag: false,
    threads: 1,
  });
  return {
    isProven: solution.Status === "Optimal",
    quality: solution.ObjectiveValue + programme.constant,
    seconds: (performance.now() - started) / 1000,
  };
};
