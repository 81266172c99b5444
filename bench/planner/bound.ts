import { bestCourse, type DayChoices } from "@smart-planner/planner/advanced-plan/best-course.ts";
import { emptyDraft } from "@smart-planner/planner/advanced-plan/draft.ts";
import type { Problem } from "@smart-planner/planner/advanced-plan/problem.ts";
import { countIn, type DayState, dayStatesOf } from "./day-states.ts";
import { dayQuality, withoutBonus } from "./plain-objective.ts";

/**
 * No plan is better than this. Every session length on every day has a price: subjects buy sessions,
 * days sell them, each as it suits them best, and whatever the prices are, what they gain together is
 * at least what any plan gains. Prices move against the difference of demand and supply.
 */
export const upperBound = (problem: Problem, reached: number, rounds: number): number => {
  const draft = emptyDraft(problem);
  const { options, patterns } = problem;
  const lengths = options.lengths.length;
  const terms = draft.objective.subjects.map(withoutBonus);
  const known = new Map(patterns.map((pattern) => [pattern, [] as readonly DayState[]]));
  for (const pattern of known.keys()) known.set(pattern, dayStatesOf(problem, pattern));
  const worth = patterns.map((pattern, day) =>
    Float64Array.from(known.get(pattern) ?? [], ({ state }) => dayQuality(draft, day, state)),
  );
  const held = options.totals.reduce<number[][]>((all, _, option) => {
    all.push(
      Array.from({ length: lengths }, (_unused, length) => countIn(problem, option, length)),
    );
    return all;
  }, []);
  /** What all gain together at given prices, and how much more is sold than bought. */
  const market = (prices: Float64Array): { bound: number; surplus: Float64Array } => {
    const surplus = new Float64Array(prices.length);
    let bound = 0;
    for (const [day, pattern] of patterns.entries()) {
      let most = Number.NEGATIVE_INFINITY;
      let sold: readonly number[] = [];
      const states = known.get(pattern) ?? [];
      for (let index = 0; index < states.length; index++) {
        const { counts } = states[index] as DayState;
        let value = worth[day]?.[index] ?? 0;
        for (let length = 0; length < lengths; length++)
          value += (prices[day * lengths + length] as number) * (counts[length] as number);
        if (value > most) {
          most = value;
          sold = counts;
        }
      }
      bound += most;
      for (let length = 0; length < lengths; length++)
        surplus[day * lengths + length] = sold[length] ?? 0;
    }
    const costs = patterns.map((_, day) =>
      held.map((counts) =>
        counts.reduce(
          (sum, count, length) => sum + count * (prices[day * lengths + length] ?? 0),
          0,
        ),
      ),
    );
    for (const subject of terms) {
      const days = Array.from({ length: subject.deadline }, (_, day): DayChoices => {
        const choices: DayChoices = { totals: [], options: [], gains: [] };
        const cap = Math.min(patterns[day]?.cap ?? 0, options.byTotal.length - 1);
        for (let total = 1; total <= cap; total++) {
          let cheapest = -1;
          for (const option of options.byTotal[total] ?? [])
            if (cheapest < 0 || (costs[day]?.[option] ?? 0) < (costs[day]?.[cheapest] ?? 0))
              cheapest = option;
          if (cheapest < 0) continue;
          choices.totals.push(total);
          choices.options.push(cheapest);
          choices.gains.push((subject.byDayUnits[total] ?? 0) - (costs[day]?.[cheapest] ?? 0));
        }
        return choices;
      });
      const { value, picks } = bestCourse(subject, days, subject.need);
      bound += value;
      for (const [day, choice] of picks.entries()) {
        const option = days[day]?.options[choice] ?? 0;
        for (let length = 0; length < lengths; length++)
          surplus[day * lengths + length] =
            (surplus[day * lengths + length] as number) - (held[option]?.[length] ?? 0);
      }
    }
    return { bound, surplus };
  };

  const size = patterns.length * lengths;
  let prices = new Float64Array(size);
  let course = new Float64Array(size);
  let best = Number.POSITIVE_INFINITY;
  let stride = 1;
  let idle = 0;
  for (let round = 0; round < rounds; round++) {
    const { bound, surplus } = market(prices);
    if (bound < best - 1e-6) [best, idle] = [bound, 0];
    else if (++idle >= 20) [stride, idle] = [stride * 0.7, 0];
    let inner = 0;
    let square = 0;
    for (let index = 0; index < size; index++) {
      inner += (surplus[index] as number) * (course[index] as number);
      square += (course[index] as number) ** 2;
    }
    // A turn of more than a right angle keeps some of the old way: prices stop swinging.
    const memory = square > 0 ? Math.max(0, (-1.5 * inner) / square) : 0;
    course = course.map((value, index) => (surplus[index] as number) + memory * value);
    const norm = course.reduce((sum, value) => sum + value * value, 0);
    if (norm === 0) break;
    const step = (stride * (bound - reached)) / norm;
    prices = prices.map((price, index) => price - step * (course[index] as number));
  }
  return best;
};
