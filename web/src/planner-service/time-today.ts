import type { CalendarDay, ProgressMap } from "@smart-planner/planner/model";
import {
  begunSessionsOf,
  type ChangeSentence,
  type PlanSession,
  type PlanUpdate,
  sessionNameOf,
  sessionsOf,
  timeChoicesOf,
  timelineOf,
  todaySessionsOf,
} from "@smart-planner/planner/plan";
import { isDone, shortDuration } from "@smart-planner/planner/progress";
import {
  addDays,
  dayAndMonth,
  longLabelOf,
  totalMinutes,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner/time";
import type { Moment } from "../platform/clock.ts";
import type { PlanState } from "./plan-states.ts";

/** How much time there is today, and which other amounts can be chosen. */
export interface TimeToday {
  /** Today's time, by the student or as usual. */
  readonly minutes: number;
  readonly usualMinutes: number;
  readonly doneMinutes: number;
  readonly plannedMinutes: number;
  /** Between what is done and what is planned. */
  readonly less: readonly number[];
  readonly more: readonly number[];
  readonly isChanged: boolean;
}

/** The effect of an amount of time, one line per session. */
export interface TimeEffect {
  readonly lines: readonly {
    readonly subject: string;
    /** The subject, with the title of due work. */
    readonly name: string;
    readonly text: string;
  }[];
  /** Sessions of other days that would change too. */
  readonly others: number;
  /** Said where there is no line. */
  readonly note?: string | undefined;
}

interface OfToday {
  readonly open: readonly PlanSession[];
  readonly begun: readonly PlanSession[];
  readonly doneMinutes: number;
  readonly begunMinutes: number;
  readonly plannedMinutes: number;
}

/** Today's sessions: what is done, what has begun, what is planned. */
export const sessionsOfToday = (
  { kept, isShares }: PlanState,
  progress: ProgressMap,
  now: Moment,
): OfToday => {
  const plan = kept ?? {};
  const sessions = todaySessionsOf({ plan, progress, today: now.day });
  const open = sessions.filter(({ key }) => !isDone(progress, key));
  const begun = begunSessionsOf({ plan, progress, now, isShares });
  const plannedMinutes = totalMinutes(sessions);
  const doneMinutes = plannedMinutes - totalMinutes(open);
  return {
    open,
    begun,
    doneMinutes,
    begunMinutes: doneMinutes + totalMinutes(begun),
    plannedMinutes,
  };
};

export const timeTodayOf = (
  state: PlanState,
  progress: ProgressMap,
  now: Moment,
): TimeToday | null => {
  const { madeFrom, timeToday } = state;
  if (madeFrom === null) return null;
  const { doneMinutes, begunMinutes, plannedMinutes } = sessionsOfToday(state, progress, now);
  const usualMinutes = madeFrom.hoursPerDay * 60;
  const minutes = timeToday?.minutes ?? usualMinutes;
  const firstMore = Math.ceil(Math.max(plannedMinutes, minutes) / 60) * 60;
  return {
    minutes,
    usualMinutes,
    doneMinutes,
    plannedMinutes,
    less: [
      ...new Set([
        ...(begunMinutes > doneMinutes && begunMinutes < plannedMinutes ? [begunMinutes] : []),
        ...timeChoicesOf({ doneMinutes: begunMinutes, plannedMinutes }),
      ]),
    ].slice(0, 3),
    more: [firstMore + 60, firstMore + 120],
    isChanged: timeToday !== undefined,
  };
};

const dayText = (day: CalendarDay, today: CalendarDay): string => {
  if (day === addDays(today, 1)) return "tomorrow";
  if (day < addDays(today, 7)) return weekdayNames[weekdayOf(day)] ?? longLabelOf(day);
  return dayAndMonth(day);
};

const startsIn = ({ plan }: PlanUpdate) =>
  new Map(timelineOf({ plan }).events.map(({ id, startTime }) => [id, startTime]));

/** The effect of less time on today's open sessions. */
export const lessLines = ({
  open,
  update,
  sentences,
  today,
}: {
  readonly open: readonly PlanSession[];
  readonly update: PlanUpdate;
  readonly sentences: readonly ChangeSentence[];
  readonly today: CalendarDay;
}): TimeEffect["lines"] => {
  const starts = startsIn(update);
  const byId = new Map(
    sessionsOf(update.plan)
      .filter(({ entry }) => entry.released === undefined)
      .map((session) => [session.entry.id, session]),
  );
  return open.map((session) => {
    const { subject, key, minutes, entry } = session;
    const line = (text: string) => ({ subject, name: sessionNameOf(session), text });
    const after = entry.id === undefined ? undefined : byId.get(entry.id);
    const at = after === undefined ? undefined : starts.get(after.key);
    const said = sentences.find(({ before }) => before === key)?.text.replace(/^from today /, "");
    if (after === undefined) return line(said ?? "gets another place.");
    if (after.day !== today) return line(`goes to ${dayText(after.day, today)}, ${at}.`);
    const shorter = minutes - after.minutes;
    return line(shorter > 0 ? `stays, ${shortDuration(shorter)} shorter.` : `stays, ${at}.`);
  });
};

/** Sessions that more time brings to today. */
export const moreLines = (update: PlanUpdate, today: CalendarDay): TimeEffect["lines"] => {
  const starts = startsIn(update);
  const { moved, added } = update.difference;
  const shortened = moved.filter(({ before, after }) => after.minutes < before.minutes);
  return [
    ...moved
      .filter(({ before, after }) => after.day === today && before.day > today)
      .map(({ before, after }) => ({ after, from: before.day })),
    ...added
      .filter(({ day }) => day === today)
      .map((after) => ({
        after,
        from: shortened.find(({ before }) => sessionNameOf(before) === sessionNameOf(after))?.before
          .day,
      })),
  ].map(({ after, from }) => ({
    subject: after.subject,
    name: sessionNameOf(after),
    text: `${shortDuration(after.minutes)} ${from === undefined ? "come today" : `from ${dayText(from, today)}`}, ${starts.get(after.key)}.`,
  }));
};
