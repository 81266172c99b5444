import type { Mode } from "@smart-planner/contract";
import type { CalendarDay, ProgressMap, StudyPlan, Weekday } from "@smart-planner/planner/model";
import { sessionDaysOf, timelineOf } from "@smart-planner/planner/plan";
import { isDone } from "@smart-planner/planner/progress";
import { addDays, startOfWeek } from "@smart-planner/planner/time";
import { homeWords } from "@smart-planner/words/en/home";
import { topicWords } from "@smart-planner/words/en/topics";
import { noteText } from "@smart-planner/words/session-text";
import { Printer } from "lucide-react";
import type { RefObject } from "react";
import { PrintedWeek } from "../../features/plan-table/printed-week.tsx";
import { useFromPlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { workExamOf } from "../../planner-service/known-subjects.ts";
import type { PlanState } from "../../planner-service/plan-states.ts";
import { useDisplay } from "../../platform/display.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useIsPrinting } from "../../platform/use-media.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecordsIf } from "../../platform/use-workspace.ts";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";

/** The week that is shown, or the next one that has something in it. */
const weekToPrint = (
  planned: readonly CalendarDay[],
  shown: CalendarDay,
  firstDay: Weekday,
): CalendarDay => {
  const start = startOfWeek(shown, firstDay);
  return startOfWeek(planned.find((day) => day >= start) ?? shown, firstDay);
};

/** Loaded for printing only. */
const WeekOnPaper = ({
  state: { today, known, view },
  plan,
  progress,
  shown,
}: {
  readonly state: PlanState;
  readonly plan: StudyPlan;
  readonly progress: ProgressMap;
  readonly shown: CalendarDay | null;
}) => {
  const words = useWords(homeWords);
  const topicTexts = useWords(topicWords);
  const { subjects, colours, topics } = view;
  const { minuteOfDay } = useMoment();
  const { firstDay, showTime } = useDisplay();
  const { dates: due } = useFromPlanner((planner) => planner.dueWork());

  const withSessions = sessionDaysOf(plan).flatMap(({ day, sessions }) =>
    sessions.some(({ minutes }) => minutes > 0) ? [day] : [],
  );
  const start = weekToPrint(withSessions, shown ?? today, firstDay);
  const days = Array.from({ length: 7 }, (_, index) => addDays(start, index));
  const { events } = timelineOf({ plan, days, colours });
  return (
    <PrintedWeek
      days={days.map((day) => ({
        day,
        sessions: events
          .filter((event) => event.day === day)
          .map(({ id, subject, workTitle, colour, startMinute, endMinute, minutes }) => ({
            key: id,
            subject,
            colour,
            topic: workTitle ?? noteText(topicTexts, { topics: topics.bySession.get(id) }),
            times: `${showTime(startMinute)}–${showTime(endMinute)}`,
            minutes,
            isDone: isDone(progress, id),
          })),
      }))}
      exams={[
        ...subjects
          .filter(({ examDate }) => examDate >= today)
          .map((subject) => ({
            subject: subject.name.trim(),
            day: subject.examDate,
            time: showTime(workExamOf(known, subject)?.time ?? ""),
            colour: colours.get(subject.name.trim()) ?? "indigo",
          })),
        ...due
          .filter(({ day }) => day >= today && day <= addDays(start, 6))
          .map(({ title, subject, day, minute }) => ({
            subject: words.due(title),
            day,
            time: minute === undefined ? "" : showTime(minute),
            colour: colours.get(subject || title) ?? "indigo",
          })),
      ].toSorted((one, other) => (one.day < other.day ? -1 : 1))}
      printedAt={words.printedAt(today, showTime(minuteOfDay))}
    />
  );
};

/** A button; on paper the page is this week, also by the browser's own way to print. */
export const PrintWeek = ({
  mode,
  shown,
}: {
  readonly mode: Mode;
  /** The day that the calendar shows, alone or in its week. */
  readonly shown: RefObject<CalendarDay | null>;
}) => {
  const words = useWords(homeWords);
  const { page } = usePlatform();
  const progress = useRecordsIf(useIsPrinting(), "ticks");
  const state = usePlanState(mode);
  const { plan } = state.view;
  if (plan === null) return null;
  return (
    <>
      <Button size="sm" icon={<Printer />} onClick={page.print}>
        {words.printWeek}
      </Button>
      {progress !== null && (
        <WeekOnPaper state={state} plan={plan} progress={progress} shown={shown.current} />
      )}
    </>
  );
};
