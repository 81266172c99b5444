import { inExamOrder } from "./construct.ts";
import { type Draft, setOption, termsOf, tryOption, unitsOn } from "./draft.ts";
import { addCell, emptyMove, gainOf, makeMove } from "./move.ts";

const shortestOption = 1;
const lastWeek = 7;

/** One subject gives time on a day to another, in the way that costs the plan least. */
const handOver = (
  draft: Draft,
  giver: number,
  taker: number,
  day: number,
  mayGiveAll: boolean,
): boolean => {
  const { totals } = draft.problem.options;
  const given = draft.option[giver * draft.days + day] as number;
  const taken = draft.option[taker * draft.days + day] as number;
  const move = emptyMove();
  let best = Number.NEGATIVE_INFINITY;
  let choice: readonly [number, number] | undefined;
  for (let less = 0; less < totals.length; less++) {
    const lost = (totals[given] as number) - (totals[less] as number);
    if (lost <= 0 || (!mayGiveAll && lost >= (draft.total[giver] as number))) continue;
    for (let more = 1; more < totals.length; more++) {
      const won = (totals[more] as number) - (totals[taken] as number);
      if (won <= 0 || won > lost) continue;
      move.count = 0;
      addCell(move, giver, day, less);
      addCell(move, taker, day, more);
      const gain = gainOf(draft, move);
      if (gain > best) {
        best = gain;
        choice = [less, more];
      }
    }
  }
  if (choice === undefined) return false;
  move.count = 0;
  addCell(move, giver, day, choice[0]);
  addCell(move, taker, day, choice[1]);
  gainOf(draft, move);
  makeMove(draft, move);
  return true;
};

/** Gives a subject without any time its first session; others step back, down a chain if need be. */
const serve = (draft: Draft, subject: number, asked: Set<number>): boolean => {
  const { deadline } = termsOf(draft, subject);
  const others = [...draft.total.keys()].filter((other) => other !== subject);
  for (let day = 0; day < deadline; day++)
    if (tryOption(draft, subject, day, shortestOption)) return true;
  for (let day = 0; day < deadline; day++)
    for (const other of others)
      if (unitsOn(draft, other, day) > 0 && handOver(draft, other, subject, day, false))
        return true;
  for (let day = 0; day < deadline; day++)
    for (const other of others) {
      const option = draft.option[other * draft.days + day] as number;
      if (option === 0 || asked.has(other)) continue;
      asked.add(other);
      if (!handOver(draft, other, subject, day, true)) continue;
      if (serve(draft, other, asked)) return true;
      tryOption(draft, subject, day, 0);
      tryOption(draft, other, day, option);
    }
  return false;
};

/** Two subjects with the same exam day change places altogether. */
const swapCourses = (draft: Draft, one: number, other: number): void => {
  for (let day = 0; day < termsOf(draft, one).deadline; day++) {
    const state = draft.state[day] as number;
    const option = draft.option[one * draft.days + day] as number;
    setOption(draft, one, day, draft.option[other * draft.days + day] as number, state);
    setOption(draft, other, day, option, state);
  }
};

/** A subject that is at least as near and as hard as another gets at least as much before its exam. */
const keepOrder = (draft: Draft, first: number, second: number): void => {
  const { deadline, need } = termsOf(draft, first);
  const shortest = draft.problem.options.lengths[0] ?? 1;
  const before = () => draft.done[second * draft.days + deadline - 1] as number;
  if (
    (draft.total[first] as number) < before() &&
    before() <= need &&
    deadline === termsOf(draft, second).deadline
  )
    swapCourses(draft, first, second);
  for (let day = deadline - 1; day >= 0; day--) {
    const done = draft.total[first] as number;
    if (done >= before() || need - done < shortest) return;
    if (unitsOn(draft, second, day) > 0) handOver(draft, second, first, day, false);
  }
};

/** The day that holds both sessions of a subject studied on no other, or -1. */
const onlyDayOf = (draft: Draft, subject: number): number => {
  const start = subject * draft.days;
  const course = draft.option.subarray(start, start + termsOf(draft, subject).deadline);
  const day = course.findIndex((option) => option > 0);
  const hasTwo = (draft.problem.options.second[course[day] ?? 0] ?? -1) >= 0;
  return hasTwo && course.findLastIndex((option) => option > 0) === day ? day : -1;
};

/** Whether a subject has no time at all, or all of it on one day of several. */
export const isCrammed = (draft: Draft, subject: number): boolean =>
  draft.total[subject] === 0 ||
  (termsOf(draft, subject).deadline > 1 && onlyDayOf(draft, subject) >= 0);

/** A subject with two sessions, both on one day, takes the second to another day that has room. */
const spreadOut = (draft: Draft, subject: number): void => {
  const day = onlyDayOf(draft, subject);
  if (day < 0) return;
  const { first, second } = draft.problem.options;
  const option = draft.option[subject * draft.days + day] as number;
  tryOption(draft, subject, day, 1 + (second[option] as number));
  for (let length = first[option] as number; length >= 0; length--)
    for (let other = termsOf(draft, subject).deadline - 1; other >= 0; other--)
      if (other !== day && tryOption(draft, subject, other, 1 + length)) return;
  tryOption(draft, subject, day, option);
};

/** No day in the last week before an exam stays empty while its subject still needs time. */
const fillLastWeek = (draft: Draft, subject: number): void => {
  const { deadline, need } = termsOf(draft, subject);
  const { byTotal, lengths } = draft.problem.options;
  for (let day = Math.max(0, deadline - lastWeek); day < deadline; day++) {
    if (draft.state[day] !== 0) continue;
    const room = need - (draft.total[subject] as number);
    for (let units = Math.min(room, lengths.at(-1) ?? 0); units > 0; units--) {
      const option = byTotal[units]?.[0];
      if (option !== undefined && tryOption(draft, subject, day, option)) break;
    }
  }
};

/** Keeps the promises that a search for the highest quality alone might miss. */
export const mend = (draft: Draft): void => {
  const { subjects } = draft.problem;
  const order = inExamOrder(draft.problem);
  for (const subject of order)
    if (draft.total[subject] === 0) serve(draft, subject, new Set([subject]));
  const share = (index: number) =>
    (subjects[index]?.weight ?? 0) * (subjects[index]?.emphasis ?? 0);
  for (const [place, first] of order.entries())
    for (const second of order.slice(place + 1))
      if (share(first) >= share(second)) keepOrder(draft, first, second);
  for (const subject of order) {
    spreadOut(draft, subject);
    fillLastWeek(draft, subject);
  }
};
