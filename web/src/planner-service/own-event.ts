import { type CalendarEvent, noExamDate, type OwnSession } from "@smart-planner/planner/plan";
import { formatClock, formatDuration, labelOf } from "@smart-planner/planner/time";

const ownKey = (id: string): string => `own ${id}`;

/** A time of one's own as the calendar shows a session. */
export const ownEventOf = ({ id, title, day, start, minutes }: OwnSession): CalendarEvent => ({
  id: ownKey(id),
  sessionId: id,
  title,
  subject: title,
  day,
  startMinute: start,
  endMinute: start + minutes,
  minutes,
  duration: formatDuration(minutes),
  startTime: formatClock(start),
  endTime: formatClock(start + minutes),
  examDate: noExamDate,
  examNote: undefined,
  difficulty: "",
  date: labelOf(day),
  colour: "indigo",
});
