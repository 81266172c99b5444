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

/** An answer that either side has given. */
const answered = (run: FocusRun, other: FocusRun): readonly FocusMark[] =>
  run.marks.map((mark) => {
    if (mark.kind !== "away" || mark.countedMs !== null) return mark;
    return other.marks.find((one) => nameOf(one) === nameOf(mark)) ?? mark;
  });

/**
 * What is left of a stretch that one device slept through, beside what was pressed on the other: from the
 * first press on somebody was there, and while it was paused there is nothing to ask.
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

/** A press comes before the sleep that begins with it. */
const byInstant = (one: FocusMark, other: FocusMark): number =>
  instantOf(one) - instantOf(other) || Number("from" in one) - Number("from" in other);

/**
 * One timer from what two devices did to it without hearing of each other: what was pressed on either, in
 * order. `null` where a clock was set meanwhile: nobody can tell then what came first.
 */
export const joinRuns = (later: FocusRun, earlier: FocusRun): FocusRun | null => {
  const laterNames = namesIn(later);
  const earlierNames = namesIn(earlier);
  const own = answered(later, earlier);
  const ownNew = own.filter((mark) => !earlierNames.has(nameOf(mark)));
  const otherNew = earlier.marks.filter((mark) => !laterNames.has(nameOf(mark)));
  if ([...ownNew, ...otherNew].some(({ kind }) => kind === "clock")) return null;
  // Up to where a clock was last set, instants say nothing about the order.
  const known = own.findLastIndex(({ kind }) => kind === "clock") + 1;
  const inOrder = [...own.slice(known), ...otherNew].toSorted(byInstant);
  const all = { ...later, marks: [...own.slice(0, known), ...inOrder] };
  const marks = all.marks.flatMap((mark) => {
    const isOwn = ownNew.includes(mark);
    if (mark.kind !== "away" || (!isOwn && !otherNew.includes(mark))) return [mark];
    return restOfAway(mark, all, isOwn ? otherNew : ownNew);
  });
  // Of a sleep that was cut on one device before, both lengths may be there.
  const byName = new Map(marks.map((mark) => [nameOf(mark), mark]));
  return { ...later, marks: [...byName.values()] };
};
