import type { CalendarDay, DateLabel, StudyPlan, Subject } from "../model.ts";
import { type PlanSession, type SessionDay, sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { dayOfLabel, labelOf, parseDay } from "../time/calendar-day.ts";
import { formatClock, minutesPerDay, parseClock } from "../time/clock-time.ts";
import { formatDuration } from "../time/duration.ts";
import { placeDay } from "./place-day.ts";
import { coloursOfPlan, type SubjectColour, type SubjectColours } from "./subject-colours.ts";

export const noExamDate = "Not specified";

/** One session as the calendar shows it. */
export interface CalendarEvent {
  /** The key of the session's tick. */
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  readonly day: CalendarDay;
  /** Minutes from midnight of `day`; an event never leaves its day, so `endMinute` is at most 1440. */
  readonly startMinute: number;
  readonly endMinute: number;
  readonly minutes: number;
  /** `1 hr 20 min`. */
  readonly duration: string;
  /** `HH:MM`; a session that ends the day ends at `24:00`. */
  readonly startTime: string;
  readonly endTime: string;
  /** `15-June-2026`, another text that the plan has for it, or `Not specified`. */
  readonly examDate: string;
  readonly difficulty: string;
  readonly date: DateLabel;
  readonly colour: SubjectColour;
}

export interface Timeline {
  /** In order of time; those of one day never overlap. */
  readonly events: readonly CalendarEvent[];
  readonly colours: SubjectColours;
  /** Sessions of a day that asks for more than 24 hours: to be named, for no calendar can show them. */
  readonly unplaced: readonly PlanSession[];
}

const examTextOf = (session: PlanSession, exams: ReadonlyMap<string, CalendarDay>): string => {
  const given = session.entry.examDate?.trim() || noExamDate;
  const own = parseDay(given) ?? dayOfLabel(given);
  const exam = given === noExamDate ? exams.get(session.subject) : own;
  // A plan from elsewhere may write its date in a way of its own: it is shown as it stands.
  return exam === undefined ? given : labelOf(exam);
};

const startOf = ({ entry }: PlanSession): number | undefined => {
  const start = parseClock(entry.startTime ?? "");
  return start === minutesPerDay ? undefined : start;
};

const dayStartOf = ({ sessions }: SessionDay): number | undefined => {
  const hour = sessions.find(({ entry }) => entry.preferredStartHour !== undefined)?.entry
    .preferredStartHour;
  return hour !== undefined && hour >= 0 && hour < 24 ? Math.floor(hour) * 60 : undefined;
};

/**
 * The calendar of a plan, or of some of its days. `subjects` fills in the exam date where an entry carries none. A session
 * of no minutes has no event and takes no gap.
 */
export const timelineOf = ({
  plan,
  subjects = [],
  days: wanted,
}: {
  readonly plan: StudyPlan;
  readonly subjects?: readonly Subject[];
  /** Colours are those of the whole plan, whichever days are asked for. */
  readonly days?: readonly CalendarDay[];
}): Timeline => {
  const colours = coloursOfPlan(plan);
  const exams = new Map(subjects.map(({ name, examDate }) => [name.trim(), examDate]));
  const days = sessionDaysOf(plan, wanted).map((sessionDay) =>
    placeDay({
      sessions: sessionDay.sessions
        .filter(({ minutes }) => minutes > 0)
        .map((session) => ({ ...session, startMinute: startOf(session) })),
      dayStart: dayStartOf(sessionDay),
    }),
  );
  const events = days.flatMap(({ placed }) =>
    placed.map(({ session, start }): CalendarEvent => {
      const end = start + session.minutes;
      return {
        id: session.key,
        title: session.subject,
        subject: session.subject,
        day: session.day,
        startMinute: start,
        endMinute: end,
        minutes: session.minutes,
        duration: formatDuration(session.minutes),
        startTime: formatClock(start),
        endTime: formatClock(end),
        examDate: examTextOf(session, exams),
        difficulty: session.entry.difficulty ?? "Medium",
        date: session.label,
        colour: colours.get(session.subject) ?? "violet",
      };
    }),
  );
  return { events, colours, unplaced: days.flatMap(({ unplaced }) => unplaced) };
};
