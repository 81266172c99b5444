import type { Exam } from "./exams.ts";
import type { PlanningDay } from "./planning-days.ts";
import type { SessionUnits } from "./session-units.ts";
import { type MakeRoom, nothing, putAll, type Sharing, sharingOf } from "./sharing.ts";
import { levels as allLevels, type Level } from "./study-days.ts";
import { addTo, floatAt, sumOf } from "./typed-values.ts";

/** Most units of exams on days. */
export interface Limits {
  /** Of each exam on each day, beside its fixed sessions. */
  readonly most: readonly Float64Array[];
  /** Due work that shares a part of a day with other such work, and the units of that part on each day. */
  readonly isLimited: (exam: number, day: number) => boolean;
  readonly mostLimited: Float64Array;
}

interface GiveWayInputs {
  readonly exams: readonly Exam[];
  /** Minutes that stay free on each day: all of a free day. */
  readonly kept: ReadonlyMap<number, number>;
  /** The days if each gives up so much comfort. */
  readonly daysAt: (levels: readonly Level[]) => readonly PlanningDay[];
  readonly length: number;
  /** Minutes of each exam that the plan before has no session for. */
  readonly behind: readonly number[];
  /** Minutes of fixed sessions of each exam on each day. */
  readonly fixed: readonly Float64Array[];
  readonly mayStudy: (exam: number, day: number) => boolean;
  readonly limitsOn: (days: readonly PlanningDay[]) => Limits;
  readonly units: SessionUnits;
}

const isBlock = (minutes = 0): boolean => minutes < Number.POSITIVE_INFINITY;

/** Blocks to catch up go to the exams that are behind, the earliest first. */
const giveUpBlocks = (
  levels: Level[],
  { kept, behind, mayStudy, units: { shortest, unit } }: GiveWayInputs,
): void => {
  for (const [exam, minutesBehind] of behind.entries()) {
    let missing = minutesBehind;
    for (const [day, minutes] of kept) {
      if (missing < shortest * unit || !isBlock(minutes)) continue;
      if (levels[day] !== 0 || !mayStudy(exam, day)) continue;
      levels[day] = 1;
      missing -= minutes;
    }
  }
};

/** Stated or settled minutes of an exam; without any, one session. */
const workOf = ({ statedMinutes, settledMinutes }: Exam, session: number): number =>
  statedMinutes ?? settledMinutes ?? session;

/** Minutes of two parts of each day, and the most of them for each exam: one that all may use, then that of some. */
interface Room {
  readonly minutes: Float64Array;
  readonly most: readonly Float64Array[];
}

/** First the shared parts of all days, then the others: exams that share take minutes of the first alone. */
const roomOf = (
  days: readonly PlanningDay[],
  { most, isLimited, mostLimited }: Limits,
  { shortest, unit }: SessionUnits,
): Room => {
  const capacity = days.map((day) => day.capacity);
  const shared = capacity.map((units, day) =>
    most.some((_, exam) => isLimited(exam, day))
      ? Math.min(units, floatAt(mostLimited, day))
      : units,
  );
  const inParts = (row: Float64Array, exam: number) => {
    const usable = row.map((units) => (units < shortest ? 0 : units * unit));
    const first = usable.map((minutes, day) =>
      isLimited(exam, day)
        ? minutes
        : (minutes * (shared[day] ?? 0)) / Math.max(capacity[day] ?? 0, 1),
    );
    const rest = usable.map((minutes, day) =>
      isLimited(exam, day) ? 0 : minutes - floatAt(first, day),
    );
    return Float64Array.from([...first, ...rest]);
  };
  const others = capacity.map((units, day) => units - (shared[day] ?? 0));
  return {
    minutes: Float64Array.from([...shared, ...others], (units) => units * unit),
    most: most.map(inParts),
  };
};

interface GivenWay {
  readonly levels: readonly Level[];
  /** The same before any work opened days: shares of the hours are taken from these. */
  readonly forShares: readonly Level[];
  /** Minutes of stated work on each day if it comes first and opens no day that it need not, by exam, fixed sessions included. */
  readonly statedOn: readonly Float64Array[];
}

/**
 * The comfort that each day gives up. Work that finds no minutes opens days one by one: of those that would
 * help, the one that gives up least, and the latest of these. Only stated work, and one session for an exam
 * without any, takes more than free time.
 */
export const giveWay = (inputs: GiveWayInputs): GivenWay => {
  const { exams, kept, daysAt, length, fixed, limitsOn, units } = inputs;
  const { unit } = units;
  const session = units.shortest * unit;
  const allAt = (level: Level) => Array.from({ length }, () => level);
  const roomWith = (of: readonly Level[]): Room => {
    const days = daysAt(of);
    return roomOf(days, limitsOn(days), units);
  };
  /** Of both parts of a day. */
  const onDay = (minutes: Float64Array, day: number) =>
    floatAt(minutes, day) + floatAt(minutes, day + length);
  const known: Room[] = [];
  const roomAt = (level: Level): Room => (known[level] ??= roomWith(allAt(level)));

  const levels = allAt(0);
  giveUpBlocks(levels, inputs);
  const forShares = [...levels];

  const usual = roomWith(levels);
  const minutes = usual.minutes.slice();
  const most = usual.most.map((row) => row.slice());
  const sharing = sharingOf(most, minutes.slice());
  /** The least that a day can give up for more time that one of some exams can use, up to a level. */
  const stepOn = (day: number, upTo: Level, blocked: ReadonlySet<number>) => {
    const level = allLevels.find((each) => {
      if (each <= (levels[day] ?? 0) || each > upTo) return false;
      const room = roomAt(each);
      const canUse = (exam: number) =>
        [day, day + length].some(
          (part) => (room.most[exam]?.[part] ?? 0) > (sharing.given[exam]?.[part] ?? 0) + nothing,
        );
      return onDay(room.minutes, day) > onDay(minutes, day) && [...blocked].some(canUse);
    });
    if (level === undefined) return [];
    return [{ day, level, cost: level === 1 && isBlock(kept.get(day)) ? 0 : level }];
  };
  const makeRoomFor = (blocked: ReadonlySet<number>, upTo: Level): boolean => {
    const steps = [...levels.keys()].flatMap((day) => stepOn(day, upTo, blocked));
    const least = Math.min(...steps.map(({ cost }) => cost));
    const step = steps.findLast(({ cost }) => cost === least);
    if (step === undefined) return false;
    const { day, level } = step;
    const room = roomAt(level);
    for (const part of [day, day + length]) {
      const now = floatAt(room.minutes, part);
      addTo(sharing.left, part, now - floatAt(minutes, part));
      minutes[part] = now;
      for (const [exam, row] of most.entries()) row[part] = room.most[exam]?.[part] ?? 0;
    }
    levels[day] = level;
    return true;
  };
  /** Puts whole units of work beside the fixed sessions; less than a session of it is not planned. */
  const put = (into: Sharing, exam: number, work: number, makeRoom?: MakeRoom) => {
    const left = work - sumOf(fixed[exam] ?? []);
    const missing = (left < session ? 0 : left) - sumOf(into.given[exam] ?? []);
    putAll(into, exam, Math.floor(missing / unit) * unit, makeRoom);
  };
  const place = (exam: number, work: number, upTo: Level) =>
    put(sharing, exam, work, (blocked) => makeRoomFor(blocked, upTo));
  for (const [index, exam] of exams.entries()) place(index, workOf(exam, session), 1);
  for (const [index, exam] of exams.entries()) {
    const { statedMinutes = Math.min(workOf(exam, session), session) } = exam;
    place(index, statedMinutes, 3);
  }
  const first = sharingOf(most, usual.minutes.slice());
  const putStated = () => {
    for (const [exam, { statedMinutes = 0 }] of exams.entries()) put(first, exam, statedMinutes);
  };
  putStated();
  for (const part of minutes.keys())
    addTo(first.left, part, floatAt(minutes, part) - floatAt(usual.minutes, part));
  putStated();
  const statedOn = first.given.map((given, exam) =>
    Float64Array.from({ length }, (_, day) =>
      exams[exam]?.statedMinutes === undefined ? 0 : (fixed[exam]?.[day] ?? 0) + onDay(given, day),
    ),
  );
  return { levels, forShares, statedOn };
};
