import type { SubjectTerms } from "./objective.ts";

const never = Number.NEGATIVE_INFINITY;

/** Of each total a subject could do on a day, least first: an option, and what it adds to the plan. */
export interface DayChoices {
  readonly totals: number[];
  readonly options: number[];
  readonly gains: number[];
}

export interface Course {
  readonly value: number;
  /** Of each day the choice taken, or -1 for none. */
  readonly picks: Int32Array;
}

/**
 * The best course of one subject through its days, exactly: a dynamic programme whose state is what
 * is done and whether the current spacing window is touched.
 */
export const bestCourse = (
  terms: SubjectTerms,
  days: readonly DayChoices[],
  limit: number,
): Course => {
  const { deadline, paceLow, paceHigh, paceWeight, windowOf, windowGain, byTotal } = terms;
  const most = Math.min(limit, terms.need);
  const width = most + 1;
  let untouched = new Float64Array(width).fill(never);
  let touched = new Float64Array(width).fill(never);
  let nextUntouched = new Float64Array(width);
  let nextTouched = new Float64Array(width);
  untouched[0] = 0;
  /** Per day, layer and units done: the choice made plus one, doubled, plus the layer it came from. */
  const trail = new Uint16Array(deadline * 2 * width);
  let reach = 0;
  for (let day = 0; day < deadline; day++) {
    const { totals, gains } = days[day] as DayChoices;
    const count = totals.length;
    const row = day * 2 * width;
    if (day > 0 && windowOf[day] !== windowOf[day - 1])
      // A new window begins untouched, whatever was done in the one before.
      for (let units = 0; units <= reach; units++) {
        if ((touched[units] as number) > (untouched[units] as number)) {
          untouched[units] = touched[units] as number;
          trail[row - 2 * width + units] = trail[row - width + units] as number;
        }
        touched[units] = never;
      }
    const farthest = Math.min(most, reach + (count > 0 ? (totals[count - 1] as number) : 0));
    const low = paceLow[day] as number;
    const high = paceHigh[day] as number;
    for (let units = 0; units <= farthest; units++) {
      let price = 0;
      if (units < low) price = paceWeight * (low - units);
      else if (units > high) price = (paceWeight * (units - high)) / 2;
      let best = touched[units] as number;
      let mark = 1;
      for (let choice = 0; choice < count; choice++) {
        const rest = units - (totals[choice] as number);
        if (rest < 0) break;
        const fresh = (untouched[rest] as number) + windowGain;
        const again = touched[rest] as number;
        const value = (fresh > again ? fresh : again) + (gains[choice] as number);
        if (value > best) {
          best = value;
          mark = (choice + 1) * 2 + (fresh > again ? 0 : 1);
        }
      }
      nextUntouched[units] = (untouched[units] as number) - price;
      nextTouched[units] = best - price;
      trail[row + width + units] = mark;
    }
    nextUntouched.fill(never, farthest + 1);
    nextTouched.fill(never, farthest + 1);
    reach = farthest;
    [untouched, nextUntouched] = [nextUntouched, untouched];
    [touched, nextTouched] = [nextTouched, touched];
  }

  let value = never;
  let units = 0;
  let layer = 0;
  for (let done = 0; done <= reach; done++) {
    const end = byTotal[done] as number;
    if ((untouched[done] as number) + end > value + 1e-12) {
      value = (untouched[done] as number) + end;
      [units, layer] = [done, 0];
    }
    if ((touched[done] as number) + end > value + 1e-12) {
      value = (touched[done] as number) + end;
      [units, layer] = [done, 1];
    }
  }
  const picks = new Int32Array(deadline).fill(-1);
  for (let day = deadline - 1; day >= 0; day--) {
    const mark = trail[(day * 2 + layer) * width + units] as number;
    const choice = (mark >> 1) - 1;
    layer = mark & 1;
    picks[day] = choice;
    if (choice >= 0) units -= (days[day] as DayChoices).totals[choice] as number;
  }
  return { value, picks };
};
