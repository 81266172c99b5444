import { floatAt, intAt, itemAt } from "../problem/typed-values.ts";
import { type Draft, dayValue, examValue, setSplit, splitAt, trySplit, unitsOn } from "./draft.ts";

/** In the last days before an exam, a day costs so much for each day beyond those that may pass without its subject. */
const gaps = { lastDays: 21, mayPass: 5, price: 0.005 } as const;

/** One long gap costs more than two short ones. */
export const gapPrice = (draft: Draft, exam: number): number => {
  const frame = itemAt(draft.problem.frame.exams, exam);
  if (frame.eve < 0) return 0;
  let run = 0;
  let price = 0;
  for (let day = Math.max(frame.deadline - gaps.lastDays, 0); day < frame.deadline; day++) {
    run = splitAt(draft, exam, day) > 0 || floatAt(frame.fixed, day) > 0 ? 0 : run + 1;
    price += gaps.price * Math.max(run - gaps.mayPass, 0);
  }
  return price;
};

/** Units that an exam gains or loses on a day. */
interface Change {
  readonly exam: number;
  readonly day: number;
  readonly units: number;
}

type Move = readonly Change[];

/** The parts of the objective that a move changes, less the price of gaps. */
const worthOf = (draft: Draft, move: Move): number => {
  let value = 0;
  for (const exam of new Set(move.map((change) => change.exam)))
    value += examValue(draft, exam) - gapPrice(draft, exam);
  for (const day of new Set(move.map((change) => change.day)))
    value += dayValue(draft, day, intAt(draft.state, day), intAt(draft.subjects, day));
  return value;
};

const make = (draft: Draft, move: Move): boolean =>
  move.every(({ exam, day, units }) =>
    draft.problem.units.byAmount[unitsOn(draft, exam, day) + units]?.some((split) =>
      trySplit(draft, exam, day, split),
    ),
  );

/** The gain of a move that is then undone; 0 if it does not fit or leaves too many subjects on a day. */
const gainOf = (draft: Draft, move: Move): number => {
  const days = [...new Set(move.map(({ day }) => day))];
  const states = days.map((day) => intAt(draft.state, day));
  const splits = move.map(({ exam, day }) => splitAt(draft, exam, day));
  const subjects = days.map((day) => intAt(draft.subjects, day));
  const before = worthOf(draft, move);
  const isCrowded = () =>
    days.some((day, index) => {
      const { subjectLimit } = itemAt(draft.problem.frame.days, day);
      return intAt(draft.subjects, day) > Math.max(subjectLimit, subjects[index] ?? 0);
    });
  const gain = make(draft, move) && !isCrowded() ? worthOf(draft, move) - before : 0;
  for (const [index, { exam, day }] of move.entries())
    setSplit(draft, exam, day, splits[index] ?? 0, states[days.indexOf(day)] ?? 0);
  return gain;
};

/** An exam's time of one day on another without it, alone or in exchange for another exam's. */
const movesOf = (draft: Draft, exam: number): readonly Move[] => {
  const deadlineOf = (each: number) => draft.problem.exams[each]?.deadline ?? 0;
  const isOn = (each: number, day: number) => splitAt(draft, each, day) > 0;
  const days = Array.from({ length: deadlineOf(exam) }, (_, day) => day);
  const used = days.filter((day) => isOn(exam, day));
  const move = (from: number, to: number, units: number, other?: number): Move => [
    { exam, day: from, units: -units },
    ...(other === undefined ? [] : [{ exam: other, day: to, units: -units }]),
    { exam, day: to, units },
    ...(other === undefined ? [] : [{ exam: other, day: from, units }]),
  ];
  return days.slice(-gaps.lastDays).flatMap((to) => {
    if (isOn(exam, to)) return [];
    const others = [...draft.total.keys()].filter((other) => isOn(other, to));
    return used.flatMap((from) => {
      const units = unitsOn(draft, exam, from);
      return [
        move(from, to, units),
        ...others
          .filter((other) => deadlineOf(other) > from)
          .map((other) => move(from, to, Math.min(units, unitsOn(draft, other, to)), other)),
      ];
    });
  });
};

const bestMoveOf = (draft: Draft, exam: number): Move | undefined => {
  let most = 1e-9;
  let best: Move | undefined;
  for (const move of gapPrice(draft, exam) > 0 ? movesOf(draft, exam) : []) {
    const gain = gainOf(draft, move);
    if (gain > most) [most, best] = [gain, move];
  }
  return best;
};

/** Moves time between days for shorter gaps before exams: each exam keeps its amount. */
export const closeGaps = (draft: Draft): void => {
  let isMoved = true;
  while (isMoved) {
    isMoved = false;
    for (const exam of draft.total.keys()) {
      const best = bestMoveOf(draft, exam);
      if (best !== undefined && make(draft, best)) isMoved = true;
    }
  }
};
