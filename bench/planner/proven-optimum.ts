import { type Draft, emptyDraft } from "@smart-planner/planner/advanced-plan/draft.ts";
import type { Problem } from "@smart-planner/planner/advanced-plan/problem.ts";
import { termWeights } from "@smart-planner/planner/advanced-plan/quality-terms.ts";
import loadHighs from "highs";
import { countIn, dayStatesOf } from "./day-states.ts";
import { dayQuality } from "./plain-objective.ts";

export interface Optimum {
  readonly isProven: boolean;
  /** Quality of the best plan found. */
  readonly quality: number;
  readonly seconds: number;
}

const quarters = [1.375, 1.125, 0.875, 0.625];

/** Collects a linear programme in the text form that solvers read. */
class Programme {
  private readonly objective: string[] = [];
  private readonly rows: string[] = [];
  private readonly bounds: string[] = [];
  private readonly binaries: string[] = [];
  constant = 0;

  gain(value: number, name: string): void {
    if (value !== 0) this.objective.push(term(value, name));
  }

  row(terms: readonly string[], relation: "=" | "<=" | ">=", value: number): void {
    if (terms.length > 0) this.rows.push(`${terms.join(" ")} ${relation} ${value}`);
  }

  bound(name: string, most: number): void {
    this.bounds.push(`0 <= ${name} <= ${most}`);
  }

  binary(name: string): string {
    this.binaries.push(name);
    return name;
  }

  /** With `relaxed` a choice may be taken in part: quick to solve, and no plan is better. */
  text({ relaxed }: { readonly relaxed: boolean }): string {
    const choices = relaxed
      ? this.binaries.map((name) => `0 <= ${name} <= 1`)
      : ["Binary", ...this.binaries];
    const rows = this.rows.map((row, index) => `r${index}: ${row}`);
    return [
      "Maximize",
      `obj: ${this.objective.join("\n")}`,
      "Subject To",
      ...rows,
      "Bounds",
      ...this.bounds,
      ...choices,
      "End",
    ].join("\n");
  }
}

const term = (value: number, name: string): string =>
  `${value < 0 ? "-" : "+"} ${Math.abs(value)} ${name}`;

const addDays = (programme: Programme, draft: Draft): void => {
  const { problem } = draft;
  for (const [day, pattern] of problem.patterns.entries()) {
    const states = dayStatesOf(problem, pattern).map((entry) => ({
      ...entry,
      name: programme.binary(`u_${day}_${entry.state}`),
    }));
    programme.row(
      states.map(({ name }) => term(1, name)),
      "=",
      1,
    );
    for (const { state, name } of states) programme.gain(dayQuality(draft, day, state), name);
    for (const length of problem.options.lengths.keys()) {
      const used = problem.subjects.flatMap(({ deadline }, subject) =>
        day >= deadline
          ? []
          : [...problem.options.totals.keys()].flatMap((option) => {
              const count = countIn(problem, option, length);
              return count === 0 ? [] : [term(-count, `z_${subject}_${day}_${option}`)];
            }),
      );
      const offered = states.flatMap(({ counts, name }) =>
        (counts[length] ?? 0) === 0 ? [] : [term(counts[length] ?? 0, name)],
      );
      programme.row([...offered, ...used], "=", 0);
    }
  }
};

const addSubject = (programme: Programme, draft: Draft, subject: number): void => {
  const { options } = draft.problem;
  const terms = draft.objective.subjects[subject];
  if (terms === undefined) return;
  const { deadline, need, part, paceLow, paceHigh, paceWeight, paceNorm, windowOf } = terms;
  const chosen = [...options.totals.keys()].filter((option) => option > 0);
  const windows = new Map<number, string[]>();
  const all: string[] = [];
  for (let day = 0; day < deadline; day++) {
    const names = chosen.map((option) => programme.binary(`z_${subject}_${day}_${option}`));
    programme.row(
      names.map((name) => term(1, name)),
      "<=",
      1,
    );
    chosen.forEach((option, index) => {
      programme.gain(terms.byDayUnits[options.totals[option] ?? 0] ?? 0, names[index] ?? "");
    });
    const units = chosen.map((option, index) =>
      term(options.totals[option] ?? 0, names[index] ?? ""),
    );
    all.push(...units);
    const window = windowOf[day] ?? 0;
    windows.set(window, [...(windows.get(window) ?? []), ...names]);
    // Units done by the end of the day, and how far they are off the pace.
    const done = `d_${subject}_${day}`;
    programme.bound(done, need);
    const before = day > 0 ? [term(-1, `d_${subject}_${day - 1}`)] : [];
    programme.row(
      [
        term(1, done),
        ...before,
        ...units.map((unit) => (unit.startsWith("+") ? `-${unit.slice(1)}` : unit)),
      ],
      "=",
      0,
    );
    if (paceWeight === 0) continue;
    programme.row([term(1, `b_${subject}_${day}`), term(1, done)], ">=", paceLow[day] ?? 0);
    programme.row([term(1, `a_${subject}_${day}`), term(-1, done)], ">=", -(paceHigh[day] ?? 0));
    programme.gain(-paceWeight, `b_${subject}_${day}`);
    programme.gain(-paceWeight / 2, `a_${subject}_${day}`);
  }
  for (const [window, names] of windows) {
    const touched = `w_${subject}_${window}`;
    programme.bound(touched, 1);
    programme.row([term(1, touched), ...names.map((name) => term(-1, name))], "<=", 0);
    programme.gain(terms.windowGain, touched);
  }
  const segments = quarters.map((slope, quarter) => {
    const name = `c_${subject}_${quarter}`;
    programme.bound(name, need / 4);
    const flat = paceNorm > 0 ? 0 : termWeights.pace;
    programme.gain((part * (termWeights.coverage * slope + flat)) / need, name);
    return term(-1, name);
  });
  programme.row([...all, ...segments], "=", 0);
  if (paceNorm > 0) programme.constant += termWeights.pace * part;
};

const programmeOf = (problem: Problem): Programme => {
  const draft = emptyDraft(problem);
  const programme = new Programme();
  for (const subject of problem.subjects.keys()) addSubject(programme, draft, subject);
  addDays(programme, draft);
  return programme;
};

/** The best quality that any plan can have, where the solver can prove it in the time allowed. */
export const provenOptimum = async (problem: Problem, seconds: number): Promise<Optimum> => {
  const programme = programmeOf(problem);
  const highs = await loadHighs();
  const started = performance.now();
  const solution = highs.solve(programme.text({ relaxed: false }), {
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

/** An upper bound on the quality of any plan, or infinity where it takes too long. */
export const relaxedOptimum = async (problem: Problem, seconds: number): Promise<number> => {
  const programme = programmeOf(problem);
  const highs = await loadHighs();
  const solution = highs.solve(programme.text({ relaxed: true }), {
    time_limit: seconds,
    output_flag: false,
    threads: 1,
  });
  return solution.Status === "Optimal"
    ? solution.ObjectiveValue + programme.constant
    : Number.POSITIVE_INFINITY;
};
