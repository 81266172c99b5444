import type { CalendarDay, ProgressMap } from "../model/model.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { daysBetween } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { isDone } from "./progress-map.ts";

/** The effect of a session that is still to be done. */
export interface WhyNow {
  /** Of its subject or due work, once it is done. */
  readonly doneMinutes: number;
  readonly wholeMinutes: number;
  readonly examInDays?: number;
}

export const whyNowOf = ({
  days,
  progress,
  key,
  exam,
  today,
}: {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  /** Of the session. */
  readonly key: string;
  readonly exam: CalendarDay | undefined;
  readonly today: CalendarDay;
}): WhyNow | undefined => {
  const all = days.flatMap(({ sessions }) => sessions);
  const session = all.find((one) => one.key === key);
  if (session === undefined || isDone(progress, key)) return undefined;
  const own = all.filter(
    ({ subject, entry }) =>
      subject === session.subject &&
      entry.taskId === session.entry.taskId &&
      entry.released !== "again",
  );
  const until = own.indexOf(session);
  const after = own.filter(
    (one, index) =>
      one === session ||
      isDone(progress, one.key) ||
      (index < until && one.day >= today && one.entry.released === undefined),
  );
  const examInDays = exam === undefined ? -1 : daysBetween(today, exam);
  return {
    doneMinutes: totalMinutes(after),
    wholeMinutes: totalMinutes(own),
    ...(examInDays >= 0 && { examInDays }),
  };
};
