import { type Draft, dayValue, patternOn, setOption, termsOf } from "./draft.ts";

const impossible = Number.NEGATIVE_INFINITY;

/** Up to four cells that change together: at most two subjects on at most two days. */
export interface Move {
  count: number;
  readonly subject: Int32Array;
  readonly day: Int32Array;
  readonly option: Int32Array;
  /** State of each cell's day once the move is made; known after `gainOf`. */
  readonly state: Int32Array;
}

export const emptyMove = (): Move => ({
  count: 0,
  subject: new Int32Array(4),
  day: new Int32Array(4),
  option: new Int32Array(4),
  state: new Int32Array(4),
});

export const addCell = (move: Move, subject: number, day: number, option: number): void => {
  move.subject[move.count] = subject;
  move.day[move.count] = day;
  move.option[move.count] = option;
  move.count++;
};

/** What the new states of the days add; `impossible` where they do not fit. */
const gainOfDays = (draft: Draft, move: Move): number => {
  const { count, subject, day, option } = move;
  let gain = 0;
  for (let i = 0; i < count; i++) {
    const at = day[i] as number;
    let earlier = 0;
    while (day[earlier] !== at) earlier++;
    if (earlier < i) {
      move.state[i] = move.state[earlier] as number;
      continue;
    }
    const pattern = patternOn(draft, at);
    const old = draft.state[at] as number;
    let state = old;
    for (let j = i; j < count; j++)
      if (day[j] === at)
        state = pattern.without(
          state,
          draft.option[(subject[j] as number) * draft.days + at] as number,
        );
    for (let j = i; j < count; j++) {
      if (day[j] === at) state = pattern.with(state, option[j] as number);
      if (state < 0) return impossible;
    }
    move.state[i] = state;
    if (state !== old) gain += dayValue(draft, at, state) - dayValue(draft, at, old);
  }
  return gain;
};

/** What a change of the units done adds over a stretch of days. */
const gainOfPace = (
  draft: Draft,
  subject: number,
  from: number,
  until: number,
  change: number,
): number => {
  const { paceLow, paceHigh, paceWeight } = termsOf(draft, subject);
  if (change === 0 || paceWeight === 0) return 0;
  const base = subject * draft.days;
  let price = 0;
  for (let day = from; day < until; day++) {
    const done = draft.done[base + day] as number;
    const low = paceLow[day] as number;
    const high = paceHigh[day] as number;
    const changed = done + change;
    if (changed < low) price += low - changed;
    else if (changed > high) price += (changed - high) / 2;
    if (done < low) price -= low - done;
    else if (done > high) price -= (done - high) / 2;
  }
  return -paceWeight * price;
};

/** What one subject gains from the change of its cell `i` and, unless it is `i` too, its cell `j`. */
const gainOfSubject = (draft: Draft, move: Move, i: number, j: number): number => {
  const { totals } = draft.problem.options;
  const subject = move.subject[i] as number;
  const terms = termsOf(draft, subject);
  const base = subject * draft.days;
  const [one, other] = (move.day[i] as number) <= (move.day[j] as number) ? [i, j] : [j, i];
  let gain = 0;
  let sum = 0;
  let firstChange = 0;
  let firstTouch = 0;
  for (let cell = one; ; cell = other) {
    const day = move.day[cell] as number;
    const option = move.option[cell] as number;
    const old = draft.option[base + day] as number;
    const units = totals[option] as number;
    const oldUnits = totals[old] as number;
    gain += (terms.byDayUnits[units] as number) - (terms.byDayUnits[oldUnits] as number);
    const touch = (option > 0 ? 1 : 0) - (old > 0 ? 1 : 0);
    const window = terms.windowOf[day] as number;
    const isSecond = cell === other && one !== other;
    const sameWindow = isSecond && window === terms.windowOf[move.day[one] as number];
    const before = (draft.touched[base + window] as number) + (sameWindow ? firstTouch : 0);
    if (before > 0 !== before + touch > 0)
      gain += before > 0 ? -terms.windowGain : terms.windowGain;
    sum += units - oldUnits;
    if (isSecond || one === other) break;
    firstChange = sum;
    firstTouch = touch;
  }
  const total = draft.total[subject] as number;
  if (total + sum > terms.need) return impossible;
  if (one !== other)
    gain += gainOfPace(
      draft,
      subject,
      move.day[one] as number,
      move.day[other] as number,
      firstChange,
    );
  return (
    gain +
    gainOfPace(draft, subject, move.day[other] as number, terms.deadline, sum) +
    (terms.byTotal[total + sum] as number) -
    (terms.byTotal[total] as number)
  );
};

/** What a move adds to the objective; minus infinity where it breaks a rule. */
export const gainOf = (draft: Draft, move: Move): number => {
  let gain = 0;
  for (let i = 0; i < move.count; i++) {
    let earlier = 0;
    while (move.subject[earlier] !== move.subject[i]) earlier++;
    if (earlier < i) continue;
    let partner = i;
    for (let j = i + 1; j < move.count; j++) if (move.subject[j] === move.subject[i]) partner = j;
    gain += gainOfSubject(draft, move, i, partner);
    if (gain === impossible) return gain;
  }
  return gain + gainOfDays(draft, move);
};

/** Makes a move whose gain was just asked for. */
export const makeMove = (draft: Draft, move: Move): void => {
  for (let i = 0; i < move.count; i++)
    setOption(
      draft,
      move.subject[i] as number,
      move.day[i] as number,
      move.option[i] as number,
      move.state[i] as number,
    );
};
