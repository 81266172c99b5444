import type { Exam } from "./exams.ts";
import type { PlanningDay } from "./planning-days.ts";
import type { SessionUnits } from "./session-units.ts";
import { nothing, putAll, sharingOf } from "./sharing.ts";
import { levels as allLevels, type Level } from "./study-days.ts";
import { addTo, floatAt, sumOf } from "./typed-values.ts";

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
  /** Most units of each exam on each of the days. */
  readonly mostOn: (days: readonly PlanningDay[]) => readonly Float64Array[];
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

/** An exam whose days are all kept free gets the latest of them. */
const openLastDays = (
  levels: Level[],
  days: readonly PlanningDay[],
  whole: Float64Array,
  { exams, kept, mayStudy }: GiveWayInputs,
): void => {
  for (const [exam, claim] of exams.entries()) {
    if (workOf(claim, 1) === 0) continue;
    const own = [...days.keys()].filter((day) => mayStudy(exam, day) && floatAt(whole, day) > 0);
    const last = own.at(-1);
    if (last !== undefined && own.every((day) => kept.has(day) && days[day]?.capacity === 0))
      levels[last] = 1;
  }
};

/** Minutes of each day, and the most of them for each exam. */
interface Room {
  readonly minutes: Float64Array;
  readonly most: readonly Float64Array[];
}

interface GivenWay {
  readonly levels: readonly Level[];
  /** The same before any work opened days: shares of the hours are taken from these. */
  readonly forShares: readonly Level[];
}

/**
 * The comfort that each day gives up. Work that finds no minutes opens days one by one: of those that would
 * help, the one that gives up least, and the latest of these. Only stated work, and one session for an exam
 * without any, takes more than free time.
 */
export const giveWay = (inputs: GiveWayInputs): GivenWay => {
  const { exams, kept, daysAt, length, fixed, mostOn, units } = inputs;
  const { unit } = units;
  const session = units.shortest * unit;
  const allAt = (level: Level) => Array.from({ length }, () => level);
  const roomWith = (of: readonly Level[]): Room => {
    const days = daysAt(of);
    return {
      minutes: Float64Array.from(days, ({ capacity }) => capacity * unit),
      most: mostOn(days).map((row) => row.map((each) => (each < units.shortest ? 0 : each * unit))),
    };
  };
  const known: Room[] = [];
  const roomAt = (level: Level): Room => (known[level] ??= roomWith(allAt(level)));

  const levels = allAt(0);
  giveUpBlocks(levels, inputs);
  openLastDays(levels, daysAt(levels), roomAt(1).minutes, inputs);
  const forShares = [...levels];

  const { minutes, most } = roomWith(levels);
  const sharing = sharingOf(most, minutes.slice());
  /** The least that a day can give up for more time that one of some exams can use, up to a level. */
  const stepOn = (day: number, upTo: Level, blocked: ReadonlySet<number>) => {
    const level = allLevels.find((each) => {
      if (each <= (levels[day] ?? 0) || each > upTo) return false;
      const room = roomAt(each);
      const canUse = (exam: number) =>
        (room.most[exam]?.[day] ?? 0) > (sharing.given[exam]?.[day] ?? 0) + nothing;
      return floatAt(room.minutes, day) > floatAt(minutes, day) && [...blocked].some(canUse);
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
    const now = floatAt(room.minutes, day);
    addTo(sharing.left, day, now - floatAt(minutes, day));
    minutes[day] = now;
    for (const [exam, row] of most.entries()) row[day] = room.most[exam]?.[day] ?? 0;
    levels[day] = level;
    return true;
  };
  const place = (exam: number, work: number, upTo: Level) => {
    const done = sumOf(fixed[exam] ?? []) + sumOf(sharing.given[exam] ?? []);
    const left = Math.floor((work - done) / unit) * unit;
    putAll(sharing, exam, left, (blocked) => makeRoomFor(blocked, upTo));
  };
  for (const [index, exam] of exams.entries()) place(index, workOf(exam, session), 1);
  for (const [index, exam] of exams.entries()) {
    const { statedMinutes = Math.min(workOf(exam, session), session) } = exam;
    place(index, statedMinutes, 3);
  }
  return { levels, forShares };
};
