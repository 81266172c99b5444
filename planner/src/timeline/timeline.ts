import type { CalendarDay, DateLabel, StudyPlan, Subject } from "../model/model.ts";
import { type PlanSession, type SessionDay, sessionDaysOf } from "../study-plan/plan-sessions.ts";
import {
  examsOnDay,
  ownExamOf,
  type SessionNote,
  type SessionNotes,
  sessionNotesOf,
} from "../study-plan/session-exams.ts";
import { sessionNameOf, workTitleOf } from "../study-plan/session-name.ts";
import { formatClock, minutesPerDay, parseClock } from "../time/clock-time.ts";
import { labelOf } from "../time/day-labels.ts";
import { placeDay } from "./place-day.ts";
import { coloursOfPlan, type SubjectColour, type SubjectColours } from "./subject-colours.ts";

export const noExamDate = "Not specified";

export interface CalendarEvent {
  readonly id: string;
  /** Missing until it has one. */
  readonly sessionId: string | undefined;
  readonly title: string;
  readonly subject: string;
  /** Title of its due work. */
  readonly workTitle?: string;
  readonly taskId?: string;
  readonly day: CalendarDay;
  /** An event never leaves its day: `endMinute` is at most 1440. */
  readonly startMinute: number;
  readonly endMinute: number;
  readonly minutes: number;
  readonly startTime: string;
  readonly endTime: string;
  /** `15-June-2026`, the plan's own text, or `Not specified`. */
  readonly examDate: string;
  readonly note: SessionNote | undefined;
  readonly difficulty: string;
  readonly date: DateLabel;
  readonly colour: SubjectColour;
}

export interface Timeline {
  readonly events: readonly CalendarEvent[];
  readonly colours: SubjectColours;
  /** Beyond 24 hours: named, because no calendar can show them. */
  readonly unplaced: readonly PlanSession[];
}

const examTextOf = (session: PlanSession, exam: CalendarDay | undefined): string => {
  const given = session.entry.examDate?.trim() || noExamDate;
  // A date in another format is shown unchanged.
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
 * The calendar of a plan, or of some days. `subjects` provides missing exam dates. A session of no
 * minutes has no event.
 */
export const timelineOf = ({
  plan,
  subjects = [],
  days: wanted,
  colours: given,
  sessionNotes,
}: {
  readonly plan: StudyPlan;
  readonly subjects?: readonly Subject[];
  readonly days?: readonly CalendarDay[];
  readonly colours?: SubjectColours;
  readonly sessionNotes?: SessionNotes;
}): Timeline => {
  const colours = given ?? coloursOfPlan(plan);
  const sessionDays = sessionDaysOf(plan, wanted);
  const exams = new Map(sessionDays.flatMap(({ sessions }) => [...examsOnDay(sessions, subjects)]));
  const notesOn = sessionNotes ?? sessionNotesOf({ plan, subjects });
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
        startTime: formatClock(start),
        endTime: formatClock(end),
        examDate: examTextOf(session, exams.get(session.key)),
        note: notes.get(session.key),
        difficulty: session.entry.difficulty ?? "Medium",
        date: session.label,
        colour: colours.get(session.subject) ?? "violet",
      };
    }),
  );
  return { events, colours, unplaced: days.flatMap(({ unplaced }) => unplaced) };
};
