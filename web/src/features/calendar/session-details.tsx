import { type CalendarEvent, noExamDate } from "@smart-planner/planner/plan";
import { dayOfLabel } from "@smart-planner/planner/time";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { dateWords } from "@smart-planner/words/en/dates";
import type { ReactNode } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Badge } from "../../ui/badge.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

const known = ["easy", "medium", "hard"] as const;

const Detail = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{name}</dt>
    <dd className="text-ink tabular-nums">{children}</dd>
  </>
);

export const SessionDetails = ({
  session,
  children,
}: {
  readonly session: CalendarEvent;
  readonly children?: ReactNode;
}) => {
  const words = useWords(calendarWords);
  const { length, storedDay } = useWords(dateWords);
  const { showTime } = useDisplay();
  const exam = dayOfLabel(session.examDate);
  const difficulty = known.find((one) => one === session.difficulty.toLowerCase());
  return (
    <div className="w-58">
      <p className="mb-2 flex items-center gap-2 font-display font-[620] wrap-anywhere">
        <ToneDot tone={session.colour} />
        <span dir="auto" className="line-clamp-3">
          {session.title}
        </span>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-1">
        <Detail name={words.details.date}>{storedDay(session.date, session.day)}</Detail>
        <Detail
          name={words.details.time}
        >{`${showTime(session.startMinute)} – ${showTime(session.endMinute)}`}</Detail>
        <Detail name={words.details.duration}>{length(session.minutes)}</Detail>
        {session.examDate !== noExamDate && (
          <Detail name={words.details.examDate}>
            {exam === undefined ? session.examDate : storedDay(session.examDate, exam)}
          </Detail>
        )}
        <Detail name={words.details.difficulty}>
          <Badge variant={difficulty ?? "easy"}>
            {difficulty === undefined ? session.difficulty : words.difficulties[difficulty]}
          </Badge>
        </Detail>
      </dl>
      {children}
    </div>
  );
};
