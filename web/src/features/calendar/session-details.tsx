import { type CalendarEvent, noExamDate } from "@smart-planner/planner/plan";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { dateWords } from "@smart-planner/words/en/dates";
import type { ReactNode } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Badge, type BadgeVariant } from "../../ui/badge.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

const difficultyLook = (difficulty: string): BadgeVariant => {
  if (difficulty === "Hard") return "hard";
  return difficulty === "Medium" ? "medium" : "easy";
};

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
  const { showTime } = useDisplay();
  return (
    <div className="w-58">
      <p className="mb-2 flex items-center gap-2 font-display font-[620] wrap-anywhere">
        <ToneDot tone={session.colour} />
        <span dir="auto" className="line-clamp-3">
          {session.title}
        </span>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-1">
        <Detail name={words.details.date}>{session.date}</Detail>
        <Detail
          name={words.details.time}
        >{`${showTime(session.startMinute)} – ${showTime(session.endMinute)}`}</Detail>
        <Detail name={words.details.duration}>{useWords(dateWords).length(session.minutes)}</Detail>
        {session.examDate !== noExamDate && (
          <Detail name={words.details.examDate}>{session.examDate}</Detail>
        )}
        <Detail name={words.details.difficulty}>
          <Badge variant={difficultyLook(session.difficulty)}>{session.difficulty}</Badge>
        </Detail>
      </dl>
      {children}
    </div>
  );
};
