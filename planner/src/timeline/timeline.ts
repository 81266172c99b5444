import type { CalendarDay, DateLabel, StudyPlan, Subject } from "../model/model.ts";
import { type PlanSession, type SessionDay, sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { type ExamNotes, examNotesOf, examsOnDay, ownExamOf } from "../study-plan/session-exams.ts";
import { sessionNameOf, workTitleOf } from "../study-plan/session-name.ts";
import { formatClock, minutesPerDay, parseClock } from "../time/clock-time.ts";
import { labelOf } from "../time/day-labels.ts";
import { formatDuration } from "../time/duration.ts";
import { placeDay } from "./place-day.ts";
import { coloursOfPlan, type SubjectColour, type SubjectColours } from "./subject-colours.ts";

export const noExamDate = "Not specified";

/** One session as the calendar shows it. */
export interface CalendarEvent {
  /** The key of the session's tick. */
  readonly id: string;
  /** The session's own id, where it has one yet. */
  readonly sessionId: string | undefined;
  /** The subject, and for due work `History · Essay 2`. */
  readonly title: string;
  readonly subject: string;
  /** What its due work is called. */
  readonly workTitle?: string;
  readonly taskId?: string;
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
  /** `exam 15 June`, where its subject has more than one exam. */
  readonly examNote: string | undefined;
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

const examTextOf = (session: PlanSession, exam: CalendarDay | undefined): string => {
  const given = session.entry.examDate?.trim() || noExamDate;
  // A plan from elsewhere may write its date in a way of its own: it is shown as it stands.
  if (given !== noExamDate && ownExamOf(given) === undefined) return given;
  return exam === undefined ? noExamDate : labelOf(exam);
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
  colours: given,
  examNotes,
}: {
  readonly plan: StudyPlan;
  readonly subjects?: readonly Subject[];
  readonly days?: readonly CalendarDay[];
  /** Those of the whole plan, in order of appearance, where none are given. */
  readonly colours?: SubjectColours;
  /** Those of the whole plan, worked out already. */
  readonly examNotes?: ExamNotes;
}): Timeline => {
  const colours = given ?? coloursOfPlan(plan);
  const sessionDays = sessionDaysOf(plan, wanted);
  const exams = new Map(sessionDays.flatMap(({ sessions }) => [...examsOnDay(sessions, subjects)]));
  const notesOn = examNotes ?? examNotesOf({ plan, subjects });
  const notes = new Map(sessionDays.flatMap(({ sessions }) => [...notesOn(sessions)]));
  const days = sessionDays.map((sessionDay) =>
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
      const workTitle = workTitleOf(session);
      const { taskId } = session.entry;
      return {
        id: session.key,
        sessionId: session.entry.id,
        title: sessionNameOf(session),
        subject: session.subject,
        ...(workTitle === undefined ? {} : { workTitle }),
        ...(taskId === undefined ? {} : { taskId }),
        day: session.day,
        startMinute: start,
        endMinute: end,
        minutes: session.minutes,
        duration: formatDuration(session.minutes),
        startTime: formatClock(start),
        endTime: formatClock(end),
        examDate: examTextOf(session, exams.get(session.key)),
        examNote: notes.get(session.key),
        difficulty: session.entry.difficulty ?? "Medium",
        date: session.label,
        colour: colours.get(session.subject) ?? "violet",
      };
    }),
  );
  return { events, colours, unplaced: days.flatMap(({ unplaced }) => unplaced) };
};
