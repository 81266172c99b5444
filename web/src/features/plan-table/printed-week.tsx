import type { CalendarDay } from "@smart-planner/planner/model";
import type { SubjectColour } from "@smart-planner/planner/plan";
import { totalMinutes } from "@smart-planner/planner/time";
import { dateWords } from "@smart-planner/words/en/dates";
import { planTableWords } from "@smart-planner/words/en/plan-table";
import { Check } from "lucide-react";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

export interface PrintedSession {
  readonly key: string;
  readonly subject: string;
  readonly colour: SubjectColour;
  /** `Chapters 5 and 6`. */
  readonly topic: string | undefined;
  /** `15:30–16:45`. */
  readonly times: string;
  readonly minutes: number;
  readonly isDone: boolean;
}

export interface PrintedDay {
  readonly day: CalendarDay;
  readonly sessions: readonly PrintedSession[];
}

export interface PrintedExam {
  readonly subject: string;
  readonly colour: SubjectColour;
  readonly day: CalendarDay;
  /** `09:00`; empty if it is not known. */
  readonly time: string;
}

const mostExams = 6;
/** As many rows of sessions as a page holds at full size. */
const rowsOnPage = 17;

const rowsIn = (days: readonly PrintedDay[]): number => {
  let rows = 0;
  for (let at = 0; at < days.length; at += 2)
    rows += Math.max(days[at]?.sessions.length ?? 0, days[at + 1]?.sessions.length ?? 0, 2);
  return rows;
};

const Session = ({ session }: { readonly session: PrintedSession }) => (
  <li className="grid grid-cols-[auto_auto_auto_minmax(0,1fr)_auto] items-center gap-x-[0.6em] py-[0.25em]">
    <span className="grid size-[1.15em] place-items-center rounded-[0.3em] border border-current">
      {session.isDone && <Check aria-hidden="true" strokeWidth={3} className="size-[0.85em]" />}
    </span>
    <span className="tabular-nums">{session.times}</span>
    <ToneDot tone={session.colour} />
    <span className="min-w-0 leading-tight">
      <span className="block wrap-break-word">{session.subject}</span>
      {session.topic !== undefined && (
        <span className="block truncate text-[0.85em]">{session.topic}</span>
      )}
    </span>
    <span className="tabular-nums">{useWords(dateWords).shortLength(session.minutes)}</span>
  </li>
);

/** One week on one sheet of paper: boxes to tick, and room for notes. */
export const PrintedWeek = ({
  days,
  exams,
  printedAt,
}: {
  /** The student's week. */
  readonly days: readonly PrintedDay[];
  readonly exams: readonly PrintedExam[];
  /** `Thu 19 November, 16:20`. */
  readonly printedAt: string;
}) => {
  const words = useWords(planTableWords);
  const { shortLength } = useWords(dateWords);
  const first = days[0]?.day;
  const planned = days.reduce((sum, { sessions }) => sum + totalMinutes(sessions), 0);
  const scale = Math.max(Math.min(rowsOnPage / rowsIn(days), 1), 0.4);
  return (
    <div
      data-print-part
      style={{ fontSize: `${10.5 * scale}pt` }}
      className="hidden flex-col gap-[0.9em] overflow-hidden leading-snug print:fixed print:inset-x-0 print:top-0 print:flex print:h-[26.4cm]"
    >
      <div className="border-b-2 border-current pb-[0.6em]">
        <p className="font-display text-[2em] leading-tight font-[640]">
          {first !== undefined && words.weekOf(first)}
        </p>
        <p>{words.printed(printedAt)}</p>
      </div>
      {exams.length > 0 && (
        <ul className="flex flex-wrap gap-x-[2em] gap-y-[0.4em]">
          {exams.slice(0, mostExams).map(({ subject, colour, day, time }) => (
            <li key={`${subject} ${day}`}>
              <span className="flex items-center gap-[0.5em] font-(--weight-semi)">
                <ToneDot tone={colour} />
                {subject}
              </span>
              {words.examDay(day, time)}
            </li>
          ))}
        </ul>
      )}
      <ul className="grid flex-1 grid-cols-2 content-between gap-x-[2em] gap-y-[0.8em]">
        {days.map(({ day, sessions }) => (
          <li key={day} className="border-t border-current pt-[0.4em]">
            <p className="flex justify-between">
              <span className="font-display text-[1.2em] font-[620]">{words.dayOfWeek(day)}</span>
              {sessions.length > 0 && shortLength(totalMinutes(sessions))}
            </p>
            <ul>
              {sessions.map((session) => (
                <Session key={session.key} session={session} />
              ))}
            </ul>
          </li>
        ))}
        <li className="border-t border-current pt-[0.4em]">
          <p className="font-display text-[1.2em] font-[620]">{words.notes}</p>
          {[1, 2, 3, 4].map((line) => (
            <span key={line} className="block h-[1.9em] border-b border-current opacity-40" />
          ))}
        </li>
      </ul>
      <p className="flex justify-between">
        <span>{words.tickOnPaper}</span>
        <span>{words.plannedThisWeek(planned)}</span>
      </p>
    </div>
  );
};
