import type { CalendarDay, ProgressMap } from "../model/model.ts";
import { shortDuration } from "../study-log/week-in-words.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import { daysBetween } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { isDone } from "./progress-map.ts";

const examText = (days: number): string => {
  if (days < 0) return "";
  return days === 0 ? " Exam today." : days === 1 ? " Exam tomorrow." : ` Exam in ${days} days.`;
};

/** `After this you have done 2 h 40 of 19 h. Exam in 20 days.` */
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
}): string | undefined => {
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
  const done = `After this you have done ${shortDuration(totalMinutes(after))} of ${shortDuration(totalMinutes(own))}.`;
  return `${done}${exam === undefined ? "" : examText(daysBetween(today, exam))}`;
};
