import {
  addDays,
  type CalendarDay,
  formatClock,
  isDone,
  monthNames,
  type ProgressMap,
  partsOf,
  sessionDaysOf,
  timelineOf,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner";
import { Printer } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import type { PrintedDay } from "../../features/plan-table/printed-week.tsx";
import { PrintedWeek } from "../../features/plan-table/printed-week.tsx";
import { printPart } from "../../platform/print-part.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecordsIf } from "../../platform/use-records.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Button } from "../../ui/button.tsx";
import type { PlanView } from "./use-plan-view.ts";

const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -weekdayOf(day));

/** The week that is shown, or the next one that has something in it. */
const weekToPrint = (planned: readonly CalendarDay[], shown: CalendarDay): CalendarDay => {
  const monday = mondayOf(shown);
  return mondayOf(planned.find((day) => day >= monday) ?? shown);
};

/** A button, and for as long as it prints one page with the week. */
export const PrintWeek = ({
  workspace,
  view: { plan, subjects, colours, topics },
  shown,
}: {
  readonly workspace: Workspace;
  readonly view: PlanView;
  /** The day that the calendar shows, alone or in its week. */
  readonly shown: RefObject<CalendarDay | null>;
}) => {
  const { day: today, minuteOfDay } = useMoment();
  const [isPrinting, setPrinting] = useState(false);
  const progress = useRecordsIf(isPrinting, workspace, "ticks");
  useEffect(() => {
    if (isPrinting) printPart(() => setPrinting(false));
  }, [isPrinting]);
  if (plan === null) return null;

  const daysOfWeek = (progress: ProgressMap): readonly PrintedDay[] => {
    const withSessions = sessionDaysOf(plan).flatMap(({ day, sessions }) =>
      sessions.some(({ minutes }) => minutes > 0) ? [day] : [],
    );
    const monday = weekToPrint(withSessions, shown.current ?? today);
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    const { events } = timelineOf({ plan, days, colours });
    return days.map((day) => ({
      day,
      sessions: events
        .filter((event) => event.day === day)
        .map(({ id, subject, colour, startMinute, endMinute, minutes }) => ({
          key: id,
          subject,
          colour,
          topic: topics.bySession.get(id)?.text,
          times: `${formatClock(startMinute)}–${formatClock(endMinute)}`,
          minutes,
          isDone: isDone(progress, id),
        })),
    }));
  };
  const { day: dayOfMonth, month } = partsOf(today);
  return (
    <>
      <Button size="sm" icon={<Printer />} data-print="hide" onClick={() => setPrinting(true)}>
        Print this week
      </Button>
      {progress !== null && (
        <PrintedWeek
          days={daysOfWeek(progress)}
          exams={subjects
            .filter(({ examDate }) => examDate >= today)
            .map(({ name, examDate }) => ({
              subject: name.trim(),
              day: examDate,
              colour: colours.get(name.trim()) ?? "indigo",
            }))
            .toSorted((one, other) => (one.day < other.day ? -1 : 1))}
          printedAt={`${weekdayNames[weekdayOf(today)]?.slice(0, 3)} ${dayOfMonth} ${monthNames[month - 1]}, ${formatClock(minuteOfDay)}`}
        />
      )}
    </>
  );
};
