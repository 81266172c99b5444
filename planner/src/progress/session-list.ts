import type { CalendarDay, DateLabel, ProgressMap } from "../model/model.ts";
import type { SessionDay } from "../study-plan/plan-sessions.ts";
import type { SessionNote, SessionNotes } from "../study-plan/session-exams.ts";
import { sessionNameOf } from "../study-plan/session-name.ts";
import { sessionTimeTextOf } from "../time/duration.ts";
import { isDone } from "./progress-map.ts";

export interface ListedSession {
  readonly key: string;
  readonly subject: string;
  /** For due work `History · Essay 2`. */
  readonly name: string;
  readonly minutes: number;
  /** Its stored length. */
  readonly timeText: string;
  readonly done: boolean;
  readonly note: SessionNote | undefined;
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
  sessionNotes = () => new Map(),
}: {
  readonly days: readonly SessionDay[];
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
  readonly sessionNotes?: SessionNotes;
}): readonly SessionGroup[] =>
  days
    .filter(({ sessions }) => sessions.length > 0)
    .map(({ day, label, sessions }) => {
      const notes = sessionNotes(sessions);
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
          note: notes.get(session.key),
        })),
      };
    });
