import type { Exam } from "./exams.ts";
import { type Claim, fairShares } from "./fair-shares.ts";
import { possibleFrom, possibleUpTo, type SessionUnits } from "./session-units.ts";
import { floatAt } from "./typed-values.ts";

/**
 * Cap on the share of one exam without a goal, in minutes at middle difficulty: about a course of
 * five credits. It binds on long horizons only.
 */
const mostShared = { base: 40 * 60, perWeek: 10 * 60, atMost: 150 * 60 } as const;

/** Cap including studied time, in whole half hours, because longer days use longer units. */
const mostShareOf = ({ weight, emphasis, deadline }: Exam, usesSpare: boolean): number => {
  if (usesSpare) return Number.POSITIVE_INFINITY;
  const most =
    weight *
    Math.max(emphasis, 1) *
    Math.min(mostShared.base + (mostShared.perWeek * deadline) / 7, mostShared.atMost);
  const step = 30 / Math.min(emphasis, 1);
  return Math.floor(most / step + 1e-9) * step;
};

export interface NeedInputs {
  readonly exams: readonly Exam[];
  /** Minutes of fixed sessions of each exam, from today on. */
  readonly fixed: readonly number[];
  /** Minutes that fit before each day without free days: the limit of stated and settled work. */
  readonly wholeRoom: Float64Array;
  /** Minutes that each exam can take: stated work as found places, another what it could take if it were alone. */
  readonly reach: ReadonlyMap<Exam, number>;
  /** Minutes before each day: those of usual days, and the others that stated work takes. */
  readonly room: Float64Array;
  /** Of usual days alone: exams get no share of the others. */
  readonly roomForShares: Float64Array;
  /** The part of it that stays free, so that days need not be full. */
  readonly slack: number;
  /** Shares may exceed what a course usually takes. */
  readonly usesSpare: boolean;
  readonly units: SessionUnits;
  /** Minutes of the shortest session, whatever the unit. */
  readonly minimum: number;
}

/** Minutes shared out to each exam without stated work, by its key. */
type Shares = ReadonlyMap<string, number>;

export interface Need {
  /** Units to plan beside the fixed sessions. */
  readonly units: number;
  /** Minutes in all, fixed sessions included; not in whole units if it is stated. */
  readonly minutes: number;
  readonly kind: "stated" | "settled" | "shared";
}

const kindOf = ({ statedMinutes, settledMinutes }: Exam): Need["kind"] =>
  statedMinutes !== undefined ? "stated" : settledMinutes !== undefined ? "settled" : "shared";

/**
 * Capacity left before each day after others: the minimum over later days, since early hours that
 * others need for a later deadline are not free.
 */
const less = (
  room: Float64Array,
  taken: readonly { readonly deadline: number; readonly minutes: number }[],
): Float64Array => {
  const left = room.map((minutes, day) => {
    const gone = taken.reduce(
      (sum, { deadline, minutes: each }) => (deadline <= day ? sum + each : sum),
      0,
    );
    return Math.max(minutes - gone, 0);
  });
  for (let day = left.length - 2; day >= 0; day--)
    left[day] = Math.min(floatAt(left, day), floatAt(left, day + 1));
  return left;
};

/**
 * Work before deadlines, at most as much as fits: impossible work must not take the time of later
 * exams.
 */
const workBefore = (
  exams: readonly Exam[],
  minutesOf: (exam: Exam) => number,
  reach: NeedInputs["reach"],
  room: Float64Array,
): readonly { readonly deadline: number; readonly minutes: number }[] => {
  const needs = exams.map((exam) => Math.min(minutesOf(exam), reach.get(exam) ?? 0));
  const reached = reachableOf({ exams, needs, room });
  return exams.map(({ deadline }, index) => ({ deadline, minutes: reached[index] ?? 0 }));
};

/** Minutes shared out to each exam without stated work, as far as the room reaches. */
const sharesOf = (
  { exams, room, roomForShares, reach, slack, usesSpare }: NeedInputs,
  isNeutral: boolean,
): Shares => {
  const sharing = exams.filter(({ statedMinutes }) => statedMinutes === undefined);
  const stated = exams.map((exam) => ({
    deadline: exam.deadline,
    minutes: exam.statedMinutes === undefined ? 0 : (reach.get(exam) ?? 0),
  }));
  const claims = sharing.map(
    (exam): Claim => ({
      deadline: exam.deadline,
      weight: exam.weight * (isNeutral ? 1 : exam.emphasis),
      credit: exam.studiedMinutes,
      most: Math.min(
        (reach.get(exam) ?? 0) + exam.studiedMinutes,
        exam.settledMinutes !== undefined
          ? exam.settledMinutes + exam.studiedMinutes
          : mostShareOf(exam, usesSpare),
      ),
    }),
  );
  const left = less(room, stated).map(
    (minutes, day) => Math.min(minutes, floatAt(roomForShares, day)) * (1 - slack),
  );
  const shares = fairShares({ claims, room: left });
  return new Map(sharing.map(({ key }, index) => [key, shares[index] ?? 0]));
};

/** Fair shares, and for an exam that is to get less no more than that part of a neutral share. */
const wishedShares = (inputs: NeedInputs): Shares => {
  const shares = new Map(sharesOf(inputs, false));
  const lowered = inputs.exams.filter(({ emphasis }) => emphasis < 1);
  if (lowered.length === 0) return shares;
  const neutral = sharesOf(inputs, true);
  for (const { key, emphasis } of lowered) {
    const share = shares.get(key);
    if (share !== undefined) shares.set(key, Math.min(share, (neutral.get(key) ?? 0) * emphasis));
  }
  return shares;
};

/** Shares stay, lowered only if a plan with nothing kept free has no room. */
const settledShares = (
  { exams, wholeRoom, reach }: NeedInputs,
  shares: Shares,
): ReadonlyMap<Exam, number> => {
  const settled = exams.filter((exam) => kindOf(exam) === "settled");
  const others = workBefore(
    exams.filter((exam) => kindOf(exam) !== "settled"),
    ({ key, statedMinutes }) => statedMinutes ?? shares.get(key) ?? 0,
    reach,
    wholeRoom,
  );
  const claims = settled.map(
    ({ deadline, weight, emphasis, settledMinutes = 0, studiedMinutes }): Claim => ({
      deadline,
      weight: weight * emphasis,
      credit: studiedMinutes,
      most: settledMinutes + studiedMinutes,
    }),
  );
  const left = fairShares({ claims, room: less(wholeRoom, others) });
  return new Map(settled.map((exam, index) => [exam, left[index] ?? 0]));
};

const settledNeed = (
  { settledMinutes: left = 0 }: Exam,
  settled: number,
  done: number,
  { units, minimum }: NeedInputs,
): Need => {
  const { unit, shortest } = units;
  // Lowered if it must be, but not to nothing while something is left to do.
  const minutes = Math.max(settled, Math.min(left, shortest * unit + done));
  const planned = possibleUpTo((minutes - done) / unit, units);
  // A need of one session is not lost to longer units.
  if (planned === 0 && done === 0 && left >= minimum)
    return { kind: "settled", minutes: shortest * unit, units: shortest };
  return { kind: "settled", minutes, units: planned };
};

export const needsOf = (inputs: NeedInputs): readonly Need[] => {
  const { exams, fixed, slack, units } = inputs;
  const { unit, shortest } = units;
  const shares = wishedShares(inputs);
  const settled = settledShares(inputs, shares);
  return exams.map((exam, index) => {
    const kind = kindOf(exam);
    const done = fixed[index] ?? 0;
    if (kind === "stated") {
      const minutes = exam.statedMinutes ?? 0;
      return { kind, minutes, units: possibleUpTo((minutes - done) / unit, units) };
    }
    if (kind === "settled") return settledNeed(exam, settled.get(exam) ?? 0, done, inputs);
    // Rounded up as far as the slack allows, and never to nothing at all.
    const share = shares.get(exam.key) ?? 0;
    const most = possibleUpTo((share / (1 - slack) - done) / unit, units);
    const wanted = Math.min(possibleFrom((share - done) / unit, units), most);
    const planned = Math.max(wanted, done > 0 ? 0 : shortest);
    return { kind, minutes: planned * unit + done, units: planned };
  });
};

/** The part of each need that can be planned, reduced evenly if the days before a deadline are too few. */
export const reachableOf = ({
  exams,
  needs,
  room,
}: {
  readonly exams: readonly Pick<Exam, "deadline" | "task">[];
  /** In minutes. */
  readonly needs: readonly number[];
  readonly room: Float64Array;
}): readonly number[] => {
  const claims = exams.map(
    ({ deadline, task }, index): Claim => ({
      opens: task?.opens ?? 0,
      deadline,
      weight: Math.max(needs[index] ?? 0, 1e-9),
      credit: 0,
      most: needs[index] ?? 0,
    }),
  );
  return fairShares({ claims, room });
};
