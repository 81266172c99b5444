import type { CalendarDay, CalendarEvent } from "@smart-planner/planner";
import type { ReactNode } from "react";
import type { Hands } from "../../features/calendar/hands.ts";
import { StudyCalendar } from "../../features/calendar/study-calendar.tsx";
import { StudyPlanTable } from "../../features/plan-table/study-plan-table.tsx";
import { GeneratingPlan } from "./generating-plan.tsx";
import type { PlanView } from "./use-plan-view.ts";
import type { ShownEvent } from "./use-student-dates.ts";

const noPlan = {};

/** A plan as calendar and as table. */
export const PlanSections = ({
  view: { plan, subjects, colours, examNotes },
  today,
  isGenerating,
  behind,
  hands,
  moreAbout,
}: {
  readonly view: PlanView;
  readonly today: CalendarDay;
  readonly isGenerating: boolean;
  /** The events of the student's calendars. */
  readonly behind: readonly ShownEvent[];
  readonly hands: Hands;
  /** What else the calendar's tooltip says of a session. */
  readonly moreAbout?: (session: CalendarEvent) => ReactNode;
}) => (
  <>
    {isGenerating && <GeneratingPlan />}
    <StudyCalendar
      plan={plan}
      subjects={subjects}
      colours={colours}
      examNotes={examNotes}
      behind={behind}
      hands={hands}
      {...(moreAbout === undefined ? {} : { moreAbout })}
    />
    <StudyPlanTable plan={plan ?? noPlan} colours={colours} examNotes={examNotes} today={today} />
  </>
);
