import { type Interval, intersectIntervals, subtractIntervals } from "../../free-time/intervals.ts";
import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import { gridMinutes } from "../../time/duration.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import { gapMinutes } from "../../timeline/place-day.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { isAtClosedTime, type Problem, workLeftOf } from "../problem/problem.ts";
import { studyDaysOf } from "../problem/study-days.ts";
import { type TimedSession, takenBy } from "../problem/timed-session.ts";
import { floatAt } from "../problem/typed-values.ts";

/** Where an exam could be studied on a day among other sessions, by the minute, and how long at most. */
type RoomOn = (
  sessions: readonly TimedSession[],
  exam: number,
  day: number,
) => { readonly free: readonly Interval[]; readonly most: number };

const roomFinder = (
  inputs: AdvancedInputs,
  {
    days: { length: days },
    closedOf,
    isLimited,
    mostByRules,
    mostLimited,
    units: { unit },
  }: Problem,
): RoomOn => {
  const { mostSessionsADay = Number.POSITIVE_INFINITY } = inputs;
  const open = studyDaysOf({ inputs, level: 3, days });
  return (sessions, exam, day) => {
    const { free = [], limit = 0, fixed = [] } = open[day] ?? {};
    const others = sessions.filter((one) => one.day === day);
    if (others.length + fixed.length >= mostSessionsADay) return { free: [], most: 0 };
    const limited = others.filter((one) => isLimited(one.exam, day));
    const own = others.filter((one) => one.exam === exam);
    const near = sessions.filter((one) => Math.abs(one.day - day) <= 1);
    const taken = [...takenBy(near, day, gapMinutes), ...closedOf(exam, day)];
    return {
      free: subtractIntervals(free, taken).map(({ start, end }) => ({
        start: Math.ceil(start / gridMinutes) * gridMinutes,
        end,
      })),
      most: Math.min(
        limit - totalMinutes(others),
        mostByRules(exam, day) - totalMinutes(own),
        isLimited(exam, day)
          ? floatAt(mostLimited, day) * unit - totalMinutes(limited)
          : Number.POSITIVE_INFINITY,
      ),
    };
  };
};

interface Place {
  readonly problem: Problem;
  readonly roomOn: RoomOn;
  /** Minutes of a session. */
  readonly shortest: number;
  readonly longest: number;
  /** Of the plan before: they stay where they are, and are part of the plan all the same. */
  readonly held: readonly TimedSession[];
}

const daysFor = ({ days, mayStudy }: Problem, exam: number): readonly number[] =>
  [...days.keys()].filter((day) => mayStudy(exam, day));

type Sessions = readonly TimedSession[];

/**
 * The sessions with one more for an exam on the first of some days that has room, at a usual time if there is one,
 * or as early as it can be.
 */
const put = (
  { problem, roomOn, shortest }: Place,
  sessions: Sessions,
  exam: number,
  days: readonly number[],
  minutes = shortest,
  isEarly = false,
): Sessions | undefined => {
  for (const day of days) {
    const { free, most } = roomOn(sessions, exam, day);
    const usual = isEarly ? [] : intersectIntervals(free, problem.days[day]?.free ?? []);
    const room = [...usual, ...free].find(({ start, end }) => end - start >= minutes);
    if (room !== undefined && minutes <= most)
      return [...sessions, { exam, day, start: room.start, minutes }];
  }
  return undefined;
};

/** The sessions with some minutes of one of them removed: all of it if the rest is too short. */
const without = (
  { shortest }: Place,
  sessions: Sessions,
  session: TimedSession,
  minutes: number,
): Sessions => {
  const rest = session.minutes - minutes;
  return sessions.flatMap((one) =>
    one !== session ? [one] : rest < shortest ? [] : [{ ...session, minutes: rest }],
  );
};

/** One more session on a day whose others become as short as they may, the easiest subject's first. */
const besideShorterOnes = (
  place: Place,
  sessions: Sessions,
  exam: number,
  days: readonly number[],
): Sessions | undefined => {
  const { problem, shortest } = place;
  const ratingOf = (session: TimedSession) => problem.exams[session.exam]?.rating ?? 0;
  for (const day of days) {
    const own = sessions.filter((session) => session.day === day);
    const shortened = new Set<TimedSession>();
    for (const next of own.toSorted((one, other) => ratingOf(one) - ratingOf(other))) {
      shortened.add(next);
      const shorter = sessions.map((session) =>
        shortened.has(session) ? { ...session, minutes: shortest } : session,
      );
      const found = put(place, shorter, exam, [day]);
      if (found !== undefined) return found;
    }
    // One after the other, where what became free is too scattered.
    const packed = [...own.map((session) => session.exam), exam].reduce<Sessions | undefined>(
      (others, each) => others && put(place, others, each, [day], shortest, true),
      sessions.filter((session) => session.day !== day),
    );
    if (packed !== undefined) return packed;
  }
  return undefined;
};

/**
 * Gives an exam without a session one, as late as it can be: free time first, then one of another's several, then
 * shorter sessions, then the only one of a later exam or, for an exam, of due work.
 */
const serve = (place: Place, sessions: Sessions, exam: number): Sessions => {
  const { deadline = 0, hasFixed } = place.problem.frame.exams[exam] ?? {};
  const isNeeded = (place.problem.needs[exam]?.minutes ?? 0) >= place.shortest && !hasFixed;
  if (!isNeeded || sessions.some((session) => session.exam === exam)) return sessions;
  const days = daysFor(place.problem, exam).toReversed();
  const counts = Map.groupBy(sessions, (session) => session.exam);
  const isExam = (each: number) => place.problem.exams[each]?.task === undefined;
  const isLater = (each: number) => (place.problem.exams[each]?.deadline ?? 0) > deadline;
  const inPlaceOf = (mayYield: (other: number) => boolean) => {
    const yielding = sessions.filter((one) => one.day < deadline && mayYield(one.exam));
    for (const given of yielding.toReversed()) {
      const others = sessions.filter((session) => session !== given);
      const taken = put(place, others, exam, days);
      if (taken !== undefined) return taken;
    }
    return undefined;
  };
  return (
    put(place, sessions, exam, days) ??
    inPlaceOf((other) => (counts.get(other)?.length ?? 0) > 1) ??
    besideShorterOnes(place, sessions, exam, days) ??
    inPlaceOf((other) => isLater(other) || (isExam(exam) && !isExam(other))) ??
    sessions
  );
};

/** Minutes of an exam's work that no session is planned for. */
const missingIn = ({ problem }: Place, sessions: Sessions, exam: number): number =>
  workLeftOf(problem, exam) - totalMinutes(sessions.filter((session) => session.exam === exam));

const onGrid = (minutes: number): number => Math.floor(minutes / gridMinutes) * gridMinutes;

/** Stated work that found no place in whole units takes the minutes that each day has left. */
const fillStated = (place: Place, planned: Sessions, exam: number): Sessions => {
  const { problem, roomOn, shortest, longest } = place;
  if (problem.needs[exam]?.kind !== "stated") return planned;
  let sessions = planned;
  for (const day of daysFor(problem, exam)) {
    const missing = missingIn(place, sessions, exam);
    if (missing < shortest) break;
    const { free, most } = roomOn(sessions, exam, day);
    const longestFree = Math.max(0, ...free.map(({ start, end }) => end - start));
    const minutes = onGrid(Math.min(missing, longest, most, longestFree));
    if (minutes >= shortest) sessions = put(place, sessions, exam, [day], minutes) ?? sessions;
  }
  return sessions;
};

/** An exam with all of several sessions on one day takes one of them, or missing work, to another. */
const spreadOut = (place: Place, sessions: Sessions, exam: number): Sessions => {
  const { problem, shortest, held } = place;
  const own = sessions.filter((session) => session.exam === exam);
  const all = [...held.filter((session) => session.exam === exam), ...own];
  const [first] = all;
  if (first === undefined || all.length < 2) return sessions;
  const isElsewhere = problem.fixed[exam]?.some((minutes, day) => minutes > 0 && day !== first.day);
  if (isElsewhere || all.some(({ day }) => day !== first.day)) return sessions;
  const days = daysFor(problem, exam).filter((day) => day !== first.day);
  for (const moved of own.toReversed())
    for (const minutes of new Set([moved.minutes, shortest])) {
      const found = put(place, without(place, sessions, moved, minutes), exam, days, minutes);
      if (found !== undefined) return found;
    }
  const isMissing = missingIn(place, sessions, exam) >= shortest;
  return (isMissing ? put(place, sessions, exam, days) : undefined) ?? sessions;
};

/** Before an exam: they do not stay empty while work is left and a session finds room. */
const lastDays = 2;

const fillLastDays = (place: Place, planned: Sessions, exam: number): Sessions => {
  const { problem, shortest } = place;
  const { deadline = 0 } = problem.frame.exams[exam] ?? {};
  let sessions = planned;
  for (const day of daysFor(problem, exam).filter((each) => each >= deadline - lastDays)) {
    const isEmpty =
      problem.days[day]?.fixed.length === 0 && sessions.every((one) => one.day !== day);
    if (isEmpty && missingIn(place, sessions, exam) >= shortest)
      sessions = put(place, sessions, exam, [day]) ?? sessions;
  }
  return sessions;
};

/** Two sessions with their exams exchanged, as long as both may be; undefined if a rule forbids it. */
const swappedIn = (
  { problem, roomOn, shortest }: Place,
  sessions: Sessions,
  given: TimedSession,
  taken: TimedSession,
): Sessions | undefined => {
  const others = sessions.filter((one) => one !== given && one !== taken);
  const most = Math.min(
    given.minutes,
    taken.minutes,
    roomOn(others, taken.exam, given.day).most,
    roomOn(others, given.exam, taken.day).most,
  );
  const minutes = onGrid(most);
  const here = { ...given, exam: taken.exam, minutes };
  const there = { ...taken, exam: given.exam, minutes };
  if (minutes < shortest || !problem.mayStudy(given.exam, taken.day)) return undefined;
  if (isAtClosedTime(problem, here) || isAtClosedTime(problem, there)) return undefined;
  return sessions.map((one) => (one === given ? here : one === taken ? there : one));
};

/** Time of an exam for one more day: part of its longest session, else missing work. */
const spareOf = (
  place: Place,
  sessions: Sessions,
  exam: number,
): { readonly others: Sessions; readonly minutes: number } | undefined => {
  const { shortest } = place;
  const own = sessions.filter((session) => session.exam === exam);
  const [longest] = own.toSorted((one, other) => other.minutes - one.minutes);
  if (longest !== undefined) {
    const minutes = longest.minutes < 2 * shortest ? longest.minutes : shortest;
    return { others: without(place, sessions, longest, shortest), minutes };
  }
  const isMissing = missingIn(place, sessions, exam) >= shortest;
  return isMissing ? { others: sessions, minutes: shortest } : undefined;
};

/** The day before an exam holds some of its subject if it holds anything: by adding one, or by swapping. */
const ownEve = (place: Place, sessions: Sessions, exam: number): Sessions => {
  const { problem, held } = place;
  const { deadline = 0, fixed } = problem.frame.exams[exam] ?? {};
  const eve = deadline - 1;
  const onEve = sessions.filter(({ day }) => day === eve);
  const own = sessions.filter((session) => session.exam === exam);
  const isOwn = own.some(({ day }) => day === eve) || (fixed?.[eve] ?? 0) > 0;
  const isEmpty = [...held, ...onEve].every(({ day }) => day !== eve);
  const spare = spareOf(place, sessions, exam);
  if (isOwn || isEmpty || spare === undefined || !problem.mayStudy(exam, eve)) return sessions;
  const { others, minutes } = spare;
  const placed = put(place, others, exam, [eve], minutes);
  if (placed !== undefined) return placed;
  const pairs = onEve
    .filter((given) => (problem.exams[given.exam]?.deadline ?? 0) > deadline)
    .flatMap((given) => own.toReversed().map((taken) => [given, taken] as const));
  for (const [given, taken] of pairs) {
    const swapped = swappedIn(place, sessions, given, taken);
    if (swapped !== undefined) return swapped;
  }
  return besideShorterOnes(place, others, exam, [eve]) ?? sessions;
};

/** Due work that was placed outside its window moves to a time inside it, or is left out. */
const intoWindows = (place: Place, sessions: Sessions): Sessions => {
  const { problem } = place;
  const isOutside = (session: TimedSession) =>
    problem.exams[session.exam]?.task !== undefined && isAtClosedTime(problem, session);
  const outside = sessions.filter(isOutside);
  if (outside.length === 0) return sessions;
  return outside.reduce<Sessions>(
    (inside, { exam, minutes }) => {
      const days = daysFor(problem, exam);
      return put(place, inside, exam, days, minutes) ?? put(place, inside, exam, days) ?? inside;
    },
    sessions.filter((session) => !isOutside(session)),
  );
};

/** On a plain day sessions follow one another: a shortened or removed one leaves no gap. */
const withoutGaps = ({ days, closedOf }: Problem, sessions: Sessions): Sessions =>
  [...Map.groupBy(sessions, ({ day }) => day)].flatMap(([day, own]) => {
    const { isPlain = false, free = [] } = days[day] ?? {};
    if (!isPlain) return own;
    let from = 0;
    return own
      .toSorted((one, other) => one.start - other.start)
      .map((session) => {
        const start = subtractIntervals(free, closedOf(session.exam, day))
          .map((time) => ({ start: Math.max(time.start, from), end: time.end }))
          .find((time) => time.end - time.start >= session.minutes)?.start;
        const moved = { ...session, start: Math.min(start ?? session.start, session.start) };
        from = moved.start + moved.minutes + gapMinutes;
        return moved;
      });
  });

/** One repair may undo another: in practice three rounds settle all of them. */
const mostRounds = 6;

const again = (
  sessions: Sessions,
  repair: (sessions: Sessions) => Sessions,
  rounds = mostRounds,
): Sessions => {
  const after = repair(sessions);
  return after === sessions || rounds === 1 ? after : again(after, repair, rounds - 1);
};

/** Final repair of "every exam gets time, spread over days", by the minute: whole units may miss a place. */
export const repairByTheMinute = (
  inputs: AdvancedInputs,
  problem: Problem,
  planned: readonly TimedSession[],
  held: readonly TimedSession[],
): Sessions => {
  const { minimum, maximum } = sessionLengthsOf(inputs);
  const place: Place = {
    problem,
    roomOn: roomFinder(inputs, problem),
    shortest: minimum,
    longest: maximum,
    held,
  };
  const exams = [...problem.exams.keys()].filter((exam) => problem.exams[exam]?.task === undefined);
  const served = [...problem.exams.keys()].reduce(
    (sessions, exam) => serve(place, sessions, exam),
    intoWindows(place, planned),
  );
  const filled = [...problem.exams.keys()].reduce(
    (sessions, exam) => fillStated(place, sessions, exam),
    served,
  );
  const repaired = again(filled, (sessions) => {
    const filledDays = exams.reduce((each, exam) => fillLastDays(place, each, exam), sessions);
    const spread = exams.reduce((each, exam) => spreadOut(place, each, exam), filledDays);
    return exams.reduce((each, exam) => ownEve(place, each, exam), spread);
  });
  // A plan made again keeps its times.
  const sessions =
    repaired !== planned && inputs.before === undefined ? withoutGaps(problem, repaired) : repaired;
  return sessions.toSorted((one, other) => one.day - other.day || one.start - other.start);
};
