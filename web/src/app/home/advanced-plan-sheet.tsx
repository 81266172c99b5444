import {
  addDays,
  type CalendarEvent,
  type ExamStanding,
  fitWordsOf,
  type Remedy,
  type WorkRemedy,
  workRemediesOf,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { FitPanel } from "../../features/advanced-plan/fit-panel.tsx";
import { SessionReasons } from "../../features/advanced-plan/session-reasons.tsx";
import { QuoteCard } from "../../features/quotes/quote-card.tsx";
import type { ReviewedPlan } from "../../platform/planning-job.ts";
import { usePlatform } from "../../platform/platform.ts";
import { knownSubjectOf, useKnownSubjects } from "../../platform/use-known-subjects.ts";
import { useMoment } from "../../platform/use-moment.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { lessWorkOf } from "./less-work.ts";
import type { Say } from "./plan-notice.tsx";
import { PlanSections } from "./plan-sections.tsx";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";
import type { HandWays } from "./use-hand-ways.ts";
import type { PlanUpdating } from "./use-plan-update.ts";

/** So far into the future calendars and days off are asked. */
const daysAhead = 400;

/** The plan as calendar and table, and the answer to whether it fits. */
export const AdvancedPlanSheet = ({
  workspace,
  advanced,
  review,
  exams,
  update,
  say,
  ways,
}: {
  readonly workspace: Workspace;
  readonly advanced: AdvancedPlanState;
  readonly review: ReviewedPlan | null;
  readonly exams: readonly ExamStanding[];
  readonly update: PlanUpdating;
  readonly say: Say;
  readonly ways: HandWays;
}) => {
  const { day: today } = useMoment();
  const { clock } = usePlatform();
  const { view, form, madeFrom, dates } = advanced;
  const guaranteed = useMemo(
    () => ({ today, ...form.entered, ...dates.takenUntil(today, addDays(today, daysAhead)) }),
    [today, form.entered, dates],
  );
  const known = useKnownSubjects(workspace);
  const wordsOf = (subject: string) => {
    // The work of a subject is one, however many exams it has.
    const own = exams.filter((exam) => exam.subject === subject);
    const missingMinutes = own.reduce((sum, exam) => sum + exam.missingMinutes, 0);
    const spareMinutes = own[0]?.cushionMinutes ?? 0;
    return fitWordsOf(knownSubjectOf(known, subject), { missingMinutes, spareMinutes });
  };
  const lessWork = useMemo(
    () =>
      review === null
        ? []
        : workRemediesOf({
            // What is done since may have made up for it.
            fit: review.fit.filter(({ subject, examDate }) =>
              exams.some(
                (exam) =>
                  exam.subject === subject && exam.examDate === examDate && exam.missingMinutes > 0,
              ),
            ),
            known,
            today,
          }),
    [review, exams, known, today],
  );
  const askNothing = { missed: [], changes: [] };
  const showRemedy = (remedy: Remedy | WorkRemedy) => {
    if (remedy.kind !== "less-work") {
      const { grid, preferences, hoursPerDay } = remedy.inputs;
      const entered = { ...form.entered, grid, preferences, hoursPerDay };
      return update.open(askNothing, advanced.sourceWith(entered));
    }
    const less = lessWorkOf({ workspace, rows: form.rows, known, remedy, today });
    if (less === null) return;
    const entered = { ...form.entered, subjects: less.subjects };
    return update.open(askNothing, advanced.sourceWith(entered), less.enter);
  };
  const { comfort } = form.preferences;
  const useSpare = () => {
    const preferences = {
      ...form.preferences,
      comfort: { ...comfort, usesSpare: true, cushion: 0 },
    };
    void update.open(askNothing, advanced.sourceWith({ ...form.entered, preferences }));
  };
  const { pomodoro } = madeFrom?.preferences ?? form.preferences;
  return (
    <Sheet className="mt-6 divide-y divide-line md:[&>section]:px-7 print:[&>section]:px-0">
      <PlanSections
        behind={dates.shown}
        today={today}
        isGenerating={false}
        handled={{
          workspace,
          mode: "advanced",
          view,
          own: advanced.own,
          inputs: guaranteed,
          planInputs: () => advanced.inputsAt(clock.now(), form.entered, "updated"),
          say,
          ways,
        }}
        moreAbout={({ id, minutes }: CalendarEvent) => (
          <SessionReasons
            sentence={review?.explanations[id]?.sentence}
            minutes={minutes}
            pomodoro={pomodoro}
          />
        )}
        between={
          <FitPanel
            review={review}
            exams={exams}
            colours={view.colours}
            wordsOf={wordsOf}
            isUpToDate={advanced.isUpToDate}
            lessWork={lessWork}
            onRemedy={(remedy) => void showRemedy(remedy)}
            onUseSpare={comfort?.usesSpare === true ? undefined : useSpare}
          />
        }
      />
      <div data-print="hide" className="px-4 py-6 md:px-7">
        <QuoteCard />
      </div>
    </Sheet>
  );
};
