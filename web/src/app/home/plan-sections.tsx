import type { CalendarDay, CalendarEvent } from "@smart-planner/planner";
import type { ReactNode } from "react";
import { StudyCalendar } from "../../features/calendar/study-calendar.tsx";
import { StudyPlanTable } from "../../features/plan-table/study-plan-table.tsx";
import { GeneratingPlan } from "./generating-plan.tsx";
import type { PlanView } from "./use-plan-view.ts";

const noPlan = {};

/** A plan as calendar and as table. */
export const PlanSections = ({
  view: { plan, subjects, colours, examNotes },
  today,
  isGenerating,
  moreAbout,
}: {
  readonly view: PlanView;
  readonly today: CalendarDay;
  readonly isGenerating: boolean;
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
      {...(moreAbout === undefined ? {} : { moreAbout })}
    />
    <StudyPlanTable plan={plan ?? noPlan} colours={colours} examNotes={examNotes} today={today} />
  </>
);
