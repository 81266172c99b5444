import { type Draft, dayValue, patternOn, setOption, termsOf } from "./draft.ts";

const never = Number.NEGATIVE_INFINITY;

/** Of each total a subject could do on a day: the best option and what it adds, with the rest as it is. */
interface DayChoices {
  readonly totals: number[];
  readonly options: number[];
  readonly gains: number[];
}

const choicesOn = (draft: Draft, subject: number, day: number, limit: number): DayChoices => {
  const { byTotal } = draft.problem.options;
  const { byDayUnits } = termsOf(draft, subject);
  const pattern = patternOn(draft, day);
  const state = draft.state[day] as number;
  const base = dayValue(draft, day, state);
  const room = Math.min(pattern.cap - (pattern.load[state] as number), limit, byTotal.length - 1);
  const choices: DayChoices = { totals: [], options: [], gains: [] };
  for (let total = 1; total <= room; total++) {
    let best = never;
    let bestOption = 0;
    for (const option of byTotal[total] as readonly number[]) {
      const next = pattern.with(state, option);
      if (next < 0) continue;
      const gain = dayValue(draft, day, next) - base;
      if (gain > best + 1e-12) {
        best = gain;
        bestOption = option;
      }
    }
    if (bestOption === 0) continue;
    choices.totals.push(total);
    choices.options.push(bestOption);
    choices.gains.push(best + (byDayUnits[total] as number));
  }
  return choices;
};

const clearSubject = (draft: Draft, subject: number): void => {
  for (let day = 0; day < termsOf(draft, subject).deadline; day++) {
    const option = draft.option[subject * draft.days + day] as number;
    if (option === 0) continue;
    const state = patternOn(draft, day).without(draft.state[day] as number, option);
    setOption(draft, subject, day, 0, state);
  }
};

/**
 * The best course of one subject while all others stay as they are, exactly: a dynamic programme
 * over days whose state is what is done and whether the current spacing window is touched.
 */
export const improveSubject = (draft: Draft, subject: number, limit: number): void => {
  const terms = termsOf(draft, subject);
  const { deadline, paceLow, paceHigh, paceWeight, windowOf, windowGain } = terms;
  const most = Math.min(limit, terms.need);
  clearSubject(draft, subject);
  const width = most + 1;
  // Two layers: the window of the current day untouched, then touched.
  let values = [new Float64Array(width).fill(never), new Float64Array(width).fill(never)] as const;
  let next = [new Float64Array(width), new Float64Array(width)] as const;
  values[0][0] = 0;
  const days: DayChoices[] = [];
  /** Per day, layer and units done: the choice made plus one, doubled, plus the layer it came from. */
  const trail = new Uint16Array(deadline * 2 * width);
  let reach = 0;
  for (let day = 0; day < deadline; day++) {
    const choices = choicesOn(draft, subject, day, most);
    days.push(choices);
    const { totals, gains } = choices;
    const count = totals.length;
    if (day > 0 && windowOf[day] !== windowOf[day - 1]) {
      // A new window begins: remember from which layer each value came.
      const [untouched, touched] = values;
      for (let units = 0; units <= reach; units++) {
        const cameTouched = (touched[units] as number) > (untouched[units] as number);
        if (cameTouched) {
          untouched[units] = touched[units] as number;
          trail[((day - 1) * 2 + 0) * width + units] = trail[
            ((day - 1) * 2 + 1) * width + units
          ] as number;
        }
        touched[units] = never;
      }
    }
    const farthest = Math.min(most, reach + (count > 0 ? (totals[count - 1] as number) : 0));
    const [fromUntouched, fromTouched] = values;
    const [toUntouched, toTouched] = next;
    const low = paceLow[day] as number;
    const high = paceHigh[day] as number;
    const row = day * 2 * width;
    for (let units = 0; units <= farthest; units++) {
      const price =
        units < low
          ? paceWeight * (low - units)
          : units > high
            ? (paceWeight * (units - high)) / 2
            : 0;
      const stay = units <= reach ? (fromUntouched[units] as number) : never;
      let best = units <= reach ? (fromTouched[units] as number) : never;
      let mark = 1;
      for (let choice = 0; choice < count; choice++) {
        const rest = units - (totals[choice] as number);
        if (rest < 0) break;
        if (rest > reach) continue;
        const fresh = (fromUntouched[rest] as number) + windowGain;
        const again = fromTouched[rest] as number;
        const value = (fresh > again ? fresh : again) + (gains[choice] as number);
        if (value > best) {
          best = value;
          mark = (choice + 1) * 2 + (fresh > again ? 0 : 1);
        }
      }
      toUntouched[units] = stay - price;
      toTouched[units] = best - price;
      trail[row + width + units] = mark;
    }
    for (let units = farthest + 1; units < width; units++) {
      toUntouched[units] = never;
      toTouched[units] = never;
    }
    reach = farthest;
    [values, next] = [next, values];
  }

  let best = never;
  let units = 0;
  let layer = 0;
  for (let done = 0; done <= reach; done++)
    for (let at = 0; at < 2; at++) {
      const value =
        ((values[at] as Float64Array)[done] as number) + (terms.byTotal[done] as number);
      if (value > best + 1e-12) {
        best = value;
        units = done;
        layer = at;
      }
    }
  for (let day = deadline - 1; day >= 0; day--) {
    const mark = trail[(day * 2 + layer) * width + units] as number;
    const choice = (mark >> 1) - 1;
    layer = mark & 1;
    if (choice < 0) continue;
    const { options, totals } = days[day] as DayChoices;
    const option = options[choice] as number;
    const state = patternOn(draft, day).with(draft.state[day] as number, option);
    setOption(draft, subject, day, option, state);
    units -= totals[choice] as number;
  }
};
