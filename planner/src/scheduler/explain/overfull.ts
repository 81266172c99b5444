import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { fixedMinutes } from "../problem/demand.ts";
import type { Exam } from "../problem/exams.ts";
import { mayStudyOn, mostMinutesOn } from "../problem/subject-rules.ts";
import { addTo, floatAt, sumOf } from "../problem/typed-values.ts";
import { wholeDaysOf } from "../problem/whole-room.ts";

/** Minutes of work, and the most of them that each day can take. */
interface Work {
  readonly minutes: number;
  readonly most: Float64Array;
}

/** Exams that need more time together than their days have. */
export interface Overfull {
  /** Places in the list of exams. */
  readonly exams: readonly number[];
  /** None of it can be done before this day. */
  readonly opens: number;
  /** All of it has to be done before this day. */
  readonly deadline: number;
  readonly neededMinutes: number;
  readonly roomMinutes: number;
}

/** Less than this is a matter of rounding. */
const nothing = 1e-6;

/** Minutes of works on days so far. */
interface Sharing {
  readonly works: readonly Work[];
  /** Of each day. */
  readonly left: Float64Array;
  /** Of each work, by day. */
  readonly given: readonly Float64Array[];
}

const givenOn = ({ given }: Sharing, work: number, day: number): number => given[work]?.[day] ?? 0;

const openOn = (sharing: Sharing, work: number, day: number): number =>
  (sharing.works[work]?.most[day] ?? 0) - givenOn(sharing, work, day);

const give = ({ given }: Sharing, work: number, day: number, minutes: number): void => {
  const row = given[work];
  if (row !== undefined) addTo(row, day, minutes);
};

/**
 * Puts some minutes of a work on a day, moving those of others if needed. Otherwise returns the
 * works in the way.
 */
const putSome = (sharing: Sharing, from: number, wanted: number): number | ReadonlySet<number> => {
  /** Works that could use each day, and the day each would leave. */
  const comes = new Map<number, number>();
  const goes = new Map<number, number>();
  const reached = new Set([from]);
  const reachThrough = (day: number): void => {
    for (const other of sharing.works.keys())
      if (!reached.has(other) && givenOn(sharing, other, day) > nothing) {
        goes.set(other, day);
        reached.add(other);
      }
  };
  for (const work of reached)
    for (const day of sharing.left.keys()) {
      if (comes.has(day) || openOn(sharing, work, day) <= nothing) continue;
      comes.set(day, work);
      if (floatAt(sharing.left, day) > nothing)
        return moveAlong(sharing, { comes, goes, from, day, wanted });
      reachThrough(day);
    }
  return reached;
};

const moveAlong = (
  sharing: Sharing,
  way: {
    readonly comes: ReadonlyMap<number, number>;
    readonly goes: ReadonlyMap<number, number>;
    readonly from: number;
    readonly day: number;
    readonly wanted: number;
  },
): number => {
  const moves: { work: number; to: number; off: number | undefined }[] = [];
  for (let to: number | undefined = way.day; to !== undefined; ) {
    const work = way.comes.get(to) ?? way.from;
    const off = way.goes.get(work);
    moves.push({ work, to, off });
    to = off;
  }
  const minutes = Math.min(
    way.wanted,
    floatAt(sharing.left, way.day),
    ...moves.map(({ work, to }) => openOn(sharing, work, to)),
    ...moves.flatMap(({ work, off }) => (off === undefined ? [] : [givenOn(sharing, work, off)])),
  );
  for (const { work, to, off } of moves) {
    give(sharing, work, to, minutes);
    if (off !== undefined) give(sharing, work, off, -minutes);
  }
  addTo(sharing.left, way.day, -minutes);
  return minutes;
};

/**
 * Works that days cannot take together. Minutes go where there is room, moving others if possible;
 * the rest is overfull, with everything that blocks it.
 */
export const overfullWorks = (works: readonly Work[], days: Float64Array): ReadonlySet<number> => {
  const sharing: Sharing = {
    works,
    left: days.slice(),
    given: works.map(() => new Float64Array(days.length)),
  };
  const overfull = new Set<number>();
  for (const [work, { minutes }] of works.entries())
    for (let missing = minutes; missing > nothing; ) {
      const put = putSome(sharing, work, missing);
      if (typeof put !== "number") {
        for (const each of put) overfull.add(each);
        break;
      }
      missing -= put;
    }
  return overfull;
};

/** Where the minutes that are due do not suffice, by whatever sessions: which exams, and both figures. */
export const overfullOf = ({
  inputs,
  exams,
  due,
  shortest,
  byRules,
}: {
  readonly inputs: AdvancedInputs;
  readonly exams: readonly Exam[];
  /** Minutes of each exam, fixed sessions included. */
  readonly due: readonly number[];
  /** Minutes of a session: one a day is always allowed. */
  readonly shortest: number;
  /** Whether the rules for single subjects count as well. */
  readonly byRules: boolean;
}): Overfull | undefined => {
  const days = wholeDaysOf(inputs, Math.max(0, ...exams.map(({ deadline }) => deadline)));
  const open = Float64Array.from(days, (day) => day.open);
  const fixed = fixedMinutes(exams, days);
  const works = exams.map(({ name, deadline, task }, exam): Work => {
    const done = fixed[exam] ?? new Float64Array(0);
    const isOpen = mayStudyOn(inputs, name);
    const most = mostMinutesOn(inputs, name, shortest);
    return {
      minutes: Math.max((due[exam] ?? 0) - sumOf(done), 0),
      most: Float64Array.from(days, (each, day) => {
        if (day >= deadline || day < (task?.opens ?? 0)) return 0;
        if (byRules && !isOpen(each)) return 0;
        return byRules ? Math.min(each.open, most(floatAt(done, day))) : each.open;
      }),
    };
  });
  const full = [...overfullWorks(works, open)];
  if (full.length === 0) return undefined;
  const sum = (minutesOf: (exam: number) => number) => sumOf(full.map(minutesOf));
  const free = sumOf(
    open.map((minutes, day) =>
      Math.min(
        minutes,
        sum((exam) => works[exam]?.most[day] ?? 0),
      ),
    ),
  );
  return {
    exams: full,
    opens: Math.min(...full.map((exam) => exams[exam]?.task?.opens ?? 0)),
    deadline: Math.max(...full.map((exam) => exams[exam]?.deadline ?? 0)),
    neededMinutes: Math.round(sum((exam) => due[exam] ?? 0)),
    roomMinutes: Math.round(free + sum((exam) => sumOf(fixed[exam] ?? []))),
  };
};
