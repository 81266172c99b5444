import type { CalendarDay, DateLabel, ProgressMap } from "../model/model.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import type { ExamNotes } from "../study-plan/session-exams.ts";
import { sessionNameOf } from "../study-plan/session-name.ts";
import { sessionTimeTextOf } from "../time/duration.ts";
import { isDone } from "./progress-map.ts";

export interface ListedSession {
  readonly key: string;
  readonly subject: string;
  /** For due work `History · Essay 2`. */
  readonly name: string;
  readonly minutes: number;
  /** Its length as it is stored. */
  readonly timeText: string;
  readonly done: boolean;
  /** `exam 15 June`, if the subject has several exams. */
  readonly examNote: string | undefined;
}

interface SessionGroup {
  readonly day: CalendarDay;
  readonly label: DateLabel;
  readonly isToday: boolean;
  readonly sessions: readonly ListedSession[];
}

/** Grouped by date, without empty days. */
export const sessionListOf = ({
  days,
  progress,
  today,
  examNotes = () => new Map(),
}: {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
  readonly examNotes?: ExamNotes;
}): readonly SessionGroup[] =>
  days
    .filter(({ sessions }) => sessions.length > 0)
    .map(({ day, label, sessions }) => {
      const notes = examNotes(sessions);
      return {
        day,
        label,
        isToday: day === today,
        sessions: sessions.map((session) => ({
          key: session.key,
          subject: session.subject,
          name: sessionNameOf(session),
          minutes: session.minutes,
          timeText: sessionTimeTextOf(session.entry),
          done: isDone(progress, session.key),
          examNote: notes.get(session.key),
        })),
      };
    });
