import type { DayPattern } from "./day-pattern.ts";
import { type Objective, objectiveOf, type SubjectTerms } from "./objective.ts";
import type { Problem } from "./problem.ts";

/** A plan in the making: which option each subject takes on each day, and what follows from it. */
export interface Draft {
  readonly problem: Problem;
  readonly objective: Objective;
  readonly days: number;
  /** Option of a subject on a day, at `subject * days + day`; the same place in `done`. */
  readonly option: Uint8Array;
  /** Units of a subject done by the end of a day. */
  readonly done: Int32Array;
  readonly total: Int32Array;
  /** Sessions of a day as a state of its pattern. */
  readonly state: Int32Array;
  /** Days on which a spacing window is touched, at `subject * days + window`. */
  readonly touched: Int32Array;
}

export const emptyDraft = (problem: Problem): Draft => {
  const days = problem.days.length;
  const cells = problem.subjects.length * days;
  return {
    problem,
    objective: objectiveOf(problem),
    days,
    option: new Uint8Array(cells),
    done: new Int32Array(cells),
    total: new Int32Array(problem.subjects.length),
    state: new Int32Array(days),
    touched: new Int32Array(cells),
  };
};

export const patternOn = (draft: Draft, day: number): DayPattern =>
  draft.problem.patterns[day] as DayPattern;

export const termsOf = (draft: Draft, subject: number): SubjectTerms =>
  draft.objective.subjects[subject] as SubjectTerms;

export const unitsOn = (draft: Draft, subject: number, day: number): number =>
  draft.problem.options.totals[draft.option[subject * draft.days + day] as number] as number;

/** Gives a subject an option on a day where `state` is already known to be what the day becomes. */
export const setOption = (
  draft: Draft,
  subject: number,
  day: number,
  option: number,
  state: number,
): void => {
  const cell = subject * draft.days + day;
  const { totals } = draft.problem.options;
  const terms = termsOf(draft, subject);
  const old = draft.option[cell] as number;
  const change = (totals[option] as number) - (totals[old] as number);
  const window = subject * draft.days + (terms.windowOf[day] as number);
  draft.touched[window] =
    (draft.touched[window] as number) + (option > 0 ? 1 : 0) - (old > 0 ? 1 : 0);
  draft.option[cell] = option;
  draft.state[day] = state;
  draft.total[subject] = (draft.total[subject] as number) + change;
  if (change === 0) return;
  const end = subject * draft.days + terms.deadline;
  for (let at = cell; at < end; at++) draft.done[at] = (draft.done[at] as number) + change;
};

/** Puts an option in place of what the subject does that day, or gives false where it does not fit. */
export const tryOption = (draft: Draft, subject: number, day: number, option: number): boolean => {
  const pattern = patternOn(draft, day);
  const old = draft.option[subject * draft.days + day] as number;
  const rest = pattern.without(draft.state[day] as number, old);
  const state = pattern.with(rest, option);
  if (state < 0) return false;
  setOption(draft, subject, day, option, state);
  return true;
};

/** What a day as a whole adds to the objective in a given state. */
export const dayValue = (draft: Draft, day: number, state: number): number => {
  const { objective } = draft;
  const pattern = patternOn(draft, day);
  const load = pattern.load[state] as number;
  const limit = objective.evenLimit[day] as number;
  return (
    objective.preferredGain * (pattern.preferred[state] as number) +
    objective.balanceGain * (load < limit ? load : limit) +
    (load > 0 ? (objective.firstGain[day] as number) : 0)
  );
};

const subjectValue = (draft: Draft, subject: number): number => {
  const terms = termsOf(draft, subject);
  const base = subject * draft.days;
  let value = terms.byTotal[draft.total[subject] as number] as number;
  for (let day = 0; day < terms.deadline; day++) {
    const done = draft.done[base + day] as number;
    const behind = (terms.paceLow[day] as number) - done;
    const ahead = done - (terms.paceHigh[day] as number);
    value -= terms.paceWeight * (behind > 0 ? behind : ahead > 0 ? ahead / 2 : 0);
    value += terms.byDayUnits[unitsOn(draft, subject, day)] as number;
    if ((draft.touched[base + day] as number) > 0) value += terms.windowGain;
  }
  return value;
};

/** Quality of the draft plus the bonuses that keep the promises. */
export const draftValue = (draft: Draft): number => {
  let value = 0;
  for (let day = 0; day < draft.days; day++)
    value += dayValue(draft, day, draft.state[day] as number);
  for (let subject = 0; subject < draft.total.length; subject++)
    value += subjectValue(draft, subject);
  return value;
};

export const copyDraft = (from: Draft, to: Draft): void => {
  to.option.set(from.option);
  to.done.set(from.done);
  to.total.set(from.total);
  to.state.set(from.state);
  to.touched.set(from.touched);
};
