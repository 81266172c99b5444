import type { PlanEntry, StudyPlan } from "../model/model.ts";
import type { AdvancedInputs } from "../scheduler/problem/advanced-inputs.ts";
import { formatClock, parseClock } from "../time/clock-time.ts";
import { dayOfLabel } from "../time/day-labels.ts";
import { sessionMinutesOf } from "../time/duration.ts";
import { holdsOn, ratingIn, subjectsMeant } from "./kinds/days.ts";
import { kindOf } from "./kinds/index.ts";
import type { Faults, Placed } from "./kinds/kind.ts";
import type { Wish } from "./wish.ts";

/** After a longer pause sessions exchange their starts; else they follow one another in the same stretch of time. */
const longPause = 30;

/** The same sessions in another order. */
const swapped = (
  row: readonly Placed[],
  one: number,
  other: number,
  mostPause: number,
): readonly Placed[] | undefined => {
  const [first, second] = [row[one], row[other]];
  if (first === undefined || second === undefined || first.subject === second.subject)
    return undefined;
  const pauses = row.slice(one, other).map((each, index) => {
    const next = row[one + index + 1];
    return (next?.start ?? 0) - each.start - each.minutes;
  });
  const isEven = first.minutes === second.minutes;
  if (!isEven && pauses.some((pause) => pause > mostPause)) return undefined;
  if (isEven || pauses.some((pause) => pause > longPause)) {
    const exchanged = row
      .with(one, { ...second, start: first.start })
      .with(other, { ...first, start: second.start });
    const overlaps = ({ start, minutes }: Placed, place: number) =>
      start + minutes > (exchanged[place + 1]?.start ?? Number.POSITIVE_INFINITY);
    return exchanged.some(overlaps) ? undefined : exchanged;
  }
  let at = first.start;
  const between = row
    .slice(one, other + 1)
    .with(0, second)
    .with(-1, first);
  const laid = between.map((each, index) => {
    const placed = { ...each, start: at };
    at += each.minutes + (pauses[index] ?? 0);
    return placed;
  });
  return [...row.slice(0, one), ...laid, ...row.slice(other + 1)];
};

const mostSessions = 12;

/** Swaps two sessions as long as that leaves fewer faults. */
const arranged = (row: readonly Placed[], faults: Faults, mostPause: number): readonly Placed[] => {
  const pairs = row.flatMap((_, one) =>
    row.slice(one + 1).map((_, between) => [one, one + between + 1] as const),
  );
  let best = row;
  let least = faults(row);
  for (let before = Number.POSITIVE_INFINITY; least > 0 && least < before; ) {
    before = least;
    for (const [one, other] of pairs) {
      const next = swapped(best, one, other, mostPause);
      const found = next === undefined ? least : faults(next);
      if (next !== undefined && found < least) [best, least] = [next, found];
    }
  }
  return best;
};

const placedIn = (entries: readonly PlanEntry[]): readonly Placed[] | undefined => {
  const placed = entries.flatMap((entry): readonly Placed[] => {
    const start = parseClock(entry.startTime ?? "");
    return start === undefined
      ? []
      : [{ entry, subject: entry.subject.trim(), start, minutes: sessionMinutesOf(entry) }];
  });
  return placed.length === entries.length && placed.length <= mostSessions
    ? placed.toSorted((a, b) => a.start - b.start)
    : undefined;
};

/** The hour a day opens with belongs to its first session, whichever that is. */
const entriesOf = (row: readonly Placed[]): readonly PlanEntry[] => {
  const opening = row.find(({ entry }) => entry.preferredStartHour !== undefined)?.entry;
  return row.map(({ entry, start }, place) => {
    const { preferredStartHour: _, ...rest } = entry;
    const opens = place === 0 && start % 60 === 0 && opening !== undefined;
    return {
      ...rest,
      ...(opens ? { preferredStartHour: start / 60 } : {}),
      startTime: formatClock(start),
    };
  });
};

/**
 * The same plan with the sessions of each day in the order, and at the times of day, that were wished for their
 * subjects. Only sessions of one day change places, within time that the plan uses already.
 */
export const arrangeDays = ({
  plan,
  wishes,
  inputs,
  mostPause,
}: {
  readonly plan: StudyPlan;
  readonly wishes: readonly Wish[];
  /** With the wishes applied. */
  readonly inputs: AdvancedInputs;
  /**
   * Sessions no further apart than this change places although they differ in length. Up to half an hour that
   * stays within time that was free anyway; beyond it the plan has to be checked.
   */
  readonly mostPause: number;
}): StudyPlan => {
  const about = wishes.map((wish) => ({
    wish,
    names:
      "subjects" in wish || "level" in wish
        ? subjectsMeant(wish, inputs.subjects, ratingIn(inputs))
        : undefined,
  }));
  return Object.fromEntries(
    Object.entries(plan).map(([label, entries]) => {
      const day = dayOfLabel(label);
      const row = placedIn(entries);
      if (day === undefined || day < inputs.today || row === undefined)
        return [label, entries] as const;
      const rules = about.flatMap(({ wish, names }) => {
        const isOn = !("window" in wish) || holdsOn(wish, day, inputs);
        return (isOn ? kindOf(wish).faults?.(wish, names) : undefined) ?? [];
      });
      if (rules.length === 0) return [label, entries] as const;
      const all: Faults = (each) => rules.reduce((sum, faults) => sum + faults(each), 0);
      const better = arranged(row, all, mostPause);
      return [label, better === row ? entries : entriesOf(better)] as const;
    }),
  );
};
