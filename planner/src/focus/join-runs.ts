import {
  type AwayMark,
  type FocusMark,
  type FocusRun,
  type Instant,
  isPaused,
} from "./focus-run.ts";
import { shortAwayMs } from "./notice-gaps.ts";

const nameOf = (mark: FocusMark): string =>
  "at" in mark ? `${mark.kind} ${mark.at}` : `${mark.kind} ${mark.from} ${mark.to}`;

const instantOf = (mark: FocusMark): Instant => ("at" in mark ? mark.at : mark.from);

const namesIn = ({ marks }: FocusRun): ReadonlySet<string> => new Set(marks.map(nameOf));

/** The answer of either side. */
const answered = (run: FocusRun, other: FocusRun): readonly FocusMark[] =>
  run.marks.map((mark) => {
    if (mark.kind !== "away" || mark.countedMs !== null) return mark;
    return other.marks.find((one) => nameOf(one) === nameOf(mark)) ?? mark;
  });

/**
 * The part of a sleep that remains beside presses on the other device: not after the first press,
 * and not while paused.
 */
const restOfAway = (
  mark: AwayMark,
  run: FocusRun,
  others: readonly FocusMark[],
): readonly FocusMark[] => {
  const presses = others.flatMap((other) => ("at" in other ? [other.at] : []));
  const to = Math.min(mark.to, ...presses.filter((at) => at > mark.from));
  const before = { ...run, marks: run.marks.filter((other) => instantOf(other) <= mark.from) };
  if (to === mark.to && !isPaused(before)) return [mark];
  if (isPaused(before) || to - mark.from <= shortAwayMs) return [];
  const { countedMs } = mark;
  return [
    { ...mark, to, countedMs: countedMs === null ? null : Math.min(countedMs, to - mark.from) },
  ];
};

/** A press comes before the sleep that starts with it. */
const byInstant = (one: FocusMark, other: FocusMark): number =>
  instantOf(one) - instantOf(other) || Number("from" in one) - Number("from" in other);

/**
 * One timer from what two devices did offline, in order. `null` if a clock was set meanwhile: the
 * order is then unknown.
 */
export const joinRuns = (later: FocusRun, earlier: FocusRun): FocusRun | null => {
  const laterNames = namesIn(later);
  const earlierNames = namesIn(earlier);
  const own = answered(later, earlier);
  const ownNew = own.filter((mark) => !earlierNames.has(nameOf(mark)));
  const otherNew = earlier.marks.filter((mark) => !laterNames.has(nameOf(mark)));
  if ([...ownNew, ...otherNew].some(({ kind }) => kind === "clock")) return null;
  // Before the last clock change, instants give no order.
  const known = own.findLastIndex(({ kind }) => kind === "clock") + 1;
  const inOrder = [...own.slice(known), ...otherNew].toSorted(byInstant);
  const all = { ...later, marks: [...own.slice(0, known), ...inOrder] };
  const marks = all.marks.flatMap((mark) => {
    const isOwn = ownNew.includes(mark);
    if (mark.kind !== "away" || (!isOwn && !otherNew.includes(mark))) return [mark];
    return restOfAway(mark, all, isOwn ? otherNew : ownNew);
  });
  // A sleep that was cut on one device may be there in both lengths.
  const byName = new Map(marks.map((mark) => [nameOf(mark), mark]));
  return { ...later, marks: [...byName.values()] };
};
