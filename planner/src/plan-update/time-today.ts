import type { CalendarDay, PlanEntry, ProgressMap, StudyPlan } from "../model/model.ts";
import { isDone, isPlanned } from "../progress/progress-map.ts";
import { studyDaysOf } from "../scheduler/problem/study-days.ts";
import { type PlanSession, sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { formatClock } from "../time/clock-time.ts";
import { labelOf } from "../time/day-labels.ts";
import { durationFieldsOf, gridMinutes } from "../time/duration.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { doesStay, type StayFacts } from "./fixed-sessions.ts";
import type { WeekInputs } from "./plan-again.ts";

/** A shorter rest gets no session of its own. */
const shortestMinutes = 15;
const stepMinutes = 30;
const choicesBetween = 3;

interface DayChange extends StayFacts {
  readonly plan: StudyPlan;
  /** For the whole of today, including done time. */
  readonly minutes: number;
}

const floorToGrid = (minutes: number): number => Math.floor(minutes / gridMinutes) * gridMinutes;

const withMinutes = (session: PlanSession, minutes: number): PlanEntry => ({
  ...session.entry,
  ...durationFieldsOf(minutes),
});

/** Amounts to choose from, between done and planned time, in halves of an hour. */
export const timeChoicesOf = ({
  doneMinutes,
  plannedMinutes,
}: {
  readonly doneMinutes: number;
  readonly plannedMinutes: number;
}): readonly number[] => {
  const between: number[] = [];
  const first = Math.ceil((doneMinutes + shortestMinutes) / stepMinutes) * stepMinutes;
  for (let at = first; at <= plannedMinutes - shortestMinutes; at += stepMinutes) between.push(at);
  if (between.length <= choicesBetween) return between;
  return Array.from({ length: choicesBetween }, (_, index) => {
    const place = Math.round(((between.length - 1) * (index + 1)) / (choicesBetween + 1));
    return between[place] ?? 0;
  });
};

/** Today's planned sessions, including done ones. */
export const todaySessionsOf = ({
  plan,
  progress,
  today,
}: {
  readonly plan: StudyPlan;
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
}): readonly PlanSession[] =>
  sessionsOf(plan, [today]).filter(
    (session) => session.minutes > 0 && isPlanned(session, progress),
  );

/** Today's sessions that have begun by their own start and are not ticked. */
export const begunSessionsOf = ({
  plan,
  progress,
  now,
  isShares,
}: Pick<DayChange, "plan" | "progress" | "now" | "isShares">): readonly PlanSession[] =>
  todaySessionsOf({ plan, progress, today: now.day }).filter(
    (session) => !isDone(progress, session.key) && doesStay(session, { progress, now, isShares }),
  );

/**
 * Today's open locked sessions that are beyond its time, with the minutes that stay of each. The
 * latest give way first.
 */
export const lockedBeyond = ({
  plan,
  minutes,
  fixed,
  ...settled
}: DayChange): readonly { readonly session: PlanSession; readonly stays: number }[] => {
  const sessions = sessionsOf(plan, [settled.now.day]);
  const staying = sessions.filter((session) => doesStay(session, { ...settled, fixed }));
  let beyond = totalMinutes(staying) - minutes;
  return staying
    .filter((session) => !doesStay(session, settled))
    .toReversed()
    .flatMap((session) => {
      if (beyond <= 0) return [];
      const rest = floorToGrid(session.minutes - beyond);
      const stays = rest >= shortestMinutes ? rest : 0;
      beyond -= session.minutes - stays;
      return [{ session, stays }];
    });
};

/** A day of shares with less time: the first sessions stay as far as it goes, the rest is placed elsewhere. */
export const lessToday = ({
  plan,
  minutes,
  ...settled
}: DayChange): { readonly plan: StudyPlan; readonly dropped: readonly PlanSession[] } => {
  const today = settled.now.day;
  const sessions = sessionsOf(plan, [today]);
  let left = minutes - totalMinutes(sessions.filter((session) => doesStay(session, settled)));
  const dropped: PlanSession[] = [];
  const entries = sessions.flatMap((session): readonly PlanEntry[] => {
    if (doesStay(session, settled) || session.minutes === 0) return [session.entry];
    const room = session.minutes <= left ? session.minutes : floorToGrid(left);
    const stays = room >= Math.min(shortestMinutes, session.minutes) ? room : 0;
    left -= stays;
    if (stays < session.minutes) dropped.push({ ...session, minutes: session.minutes - stays });
    if (stays === session.minutes) return [session.entry];
    return stays === 0 ? [] : [withMinutes(session, stays)];
  });
  return { plan: { ...plan, [labelOf(today)]: entries }, dropped };
};

/** Sessions that can be brought forward, by day. */
const comingOf = (plan: StudyPlan, settled: StayFacts): readonly PlanSession[] =>
  sessionsOf(plan).filter(
    (session) =>
      session.day > settled.now.day && session.minutes > 0 && !doesStay(session, settled),
  );

const moved = (
  plan: StudyPlan,
  today: CalendarDay,
  taken: ReadonlyMap<string, number>,
  brought: readonly PlanEntry[],
): StudyPlan => {
  const label = labelOf(today);
  const days = sessionDaysOf(plan).map(({ label: of, sessions }): [string, PlanEntry[]] => [
    of,
    sessions.flatMap((session) => {
      const rest = session.minutes - (taken.get(session.key) ?? 0);
      if (rest === session.minutes) return [session.entry];
      return rest <= 0 ? [] : [withMinutes(session, rest)];
    }),
  ]);
  const all = Object.fromEntries(days);
  return { ...all, [label]: [...(all[label] ?? []), ...brought] };
};

const loose = ({ id: _, key: __, startTime: ___, ...entry }: PlanEntry): PlanEntry => entry;

/** More time on a day of shares: the next sessions come forward, the last of them in part. */
const moreOfShares = ({ plan, minutes, ...settled }: DayChange): StudyPlan => {
  const today = settled.now.day;
  const planned = todaySessionsOf({ plan, progress: settled.progress, today });
  let left = floorToGrid(minutes - totalMinutes(planned));
  const taken = new Map<string, number>();
  const brought: PlanEntry[] = [];
  for (const session of comingOf(plan, settled)) {
    if (left < shortestMinutes) break;
    const most = Math.min(left, session.minutes);
    // No rest that is too short for a session of its own.
    const part =
      session.minutes - most < shortestMinutes && session.minutes > left
        ? session.minutes - shortestMinutes
        : most;
    if (part < shortestMinutes) continue;
    left -= part;
    taken.set(session.key, part);
    const entry = part === session.minutes ? session.entry : loose(session.entry);
    const { startTime: _, ...share } = entry;
    brought.push({ ...share, ...durationFieldsOf(part) });
  }
  return moved(plan, today, taken, brought);
};

/** More time in a week that is known: whole sessions come forward into free time after now. */
const moreInWeek = ({
  plan,
  minutes,
  week,
  ...settled
}: DayChange & { readonly week: WeekInputs }): StudyPlan => {
  const today = settled.now.day;
  const standing = todaySessionsOf({ plan, progress: settled.progress, today });
  const keys = new Set(standing.map(({ key }) => key));
  let left = minutes - totalMinutes(standing);
  const fixed = timelineOf({ plan, days: [today] })
    .events.filter(({ id }) => keys.has(id))
    .map(({ subject, startMinute, minutes: length }) => ({
      subject,
      day: today,
      start: startMinute,
      minutes: length,
    }));
  const taken = new Map<string, number>();
  const brought: PlanEntry[] = [];
  for (const session of comingOf(plan, settled)) {
    if (left < shortestMinutes) break;
    if (session.minutes > left) continue;
    const [day] = studyDaysOf({
      inputs: {
        ...week,
        today,
        minuteOfDay: settled.now.minuteOfDay,
        fixed,
        dateLimits: [...(week.dateLimits ?? []), { day: today, minutes }],
      },
      level: 2,
      days: 1,
    });
    const room = day?.free.find(({ start, end }) => end - start >= session.minutes);
    if (room === undefined) continue;
    left -= session.minutes;
    taken.set(session.key, session.minutes);
    fixed.push({
      subject: session.subject,
      day: today,
      start: room.start,
      minutes: session.minutes,
    });
    const { preferredStartHour: _, ...entry } = session.entry;
    brought.push({ ...entry, startTime: formatClock(room.start) });
  }
  return moved(plan, today, taken, brought);
};

/**
 * A plan with more time today than was planned: the next sessions come forward, and nothing else
 * moves.
 */
export const moreToday = ({
  week,
  ...change
}: DayChange & {
  /** Nothing if days are shares without times. */
  readonly week: WeekInputs | undefined;
}): StudyPlan => (week === undefined ? moreOfShares(change) : moreInWeek({ ...change, week }));

/** Restores whole shares, including the done part, for plans made around sessions that stay. */
export const withWholeShares = ({
  made,
  before,
  ...settled
}: StayFacts & { readonly made: StudyPlan; readonly before: StudyPlan }): StudyPlan => {
  const { day: today } = settled.now;
  const staying = sessionsOf(before, [today]).filter((session) => doesStay(session, settled));
  if (staying.length === 0) return made;
  const label = labelOf(today);
  const counted = new Set<PlanSession>();
  const ids = new Set(staying.map(({ entry }) => entry.id));
  const entries = sessionsOf(made, [today])
    .filter(({ entry }) => entry.id === undefined || !ids.has(entry.id))
    .map((share) => {
      const own = staying.filter(
        (session) =>
          !counted.has(session) &&
          session.subject === share.subject &&
          (session.entry.examDate === undefined ||
            share.entry.examDate === undefined ||
            session.entry.examDate === share.entry.examDate),
      );
      for (const session of own) counted.add(session);
      return own.length === 0 ? share.entry : withMinutes(share, share.minutes + totalMinutes(own));
    });
  return { ...made, [label]: entries };
};
