import { examStandingsOf, fitWordsOf, type PlanReview } from "@smart-planner/planner";
import { useMemo } from "react";
import { FitPanel } from "../../features/advanced-plan/fit-panel.tsx";
import { HelpList } from "../../features/plan-update/help-list.tsx";
import { knownSubjectOf } from "../../planner-hooks/use-known-subjects.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import type { Workspace } from "../../platform/workspace.ts";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";
import { useFitHelps } from "./use-fit-helps.ts";
import type { PlanUpdating } from "./use-plan-update.ts";

const askNothing = { missed: [], changes: [] };

/** Whether the plan fits, by every tick: a part of its own, so that the forms around it are not drawn again. */
export const PlanFit = ({
  workspace,
  advanced,
  review,
  update,
}: {
  readonly workspace: Workspace;
  readonly advanced: AdvancedPlanState;
  readonly review: PlanReview | null;
  readonly update: PlanUpdating;
}) => {
  const { day: today } = useMoment();
  const { view, form, kept } = advanced;
  const progress = useRecords(workspace, "ticks");
  const exams = useMemo(
    () =>
      review === null || kept === null
        ? []
        : examStandingsOf({ plan: kept, progress, fit: review.fit, today }),
    [review, kept, progress, today],
  );
  const wordsOf = (subject: string) => {
    // The work of a subject is one, however many exams it has.
    const own = exams.filter((exam) => exam.subject === subject);
    const missingMinutes = own.reduce((sum, exam) => sum + exam.missingMinutes, 0);
    const spareMinutes = own[0]?.cushionMinutes ?? 0;
    return fitWordsOf(knownSubjectOf(form.known, subject), { missingMinutes, spareMinutes });
  };
  const helps = useFitHelps({
    advanced,
    update,
    isShort: advanced.isUpToDate && exams.some(({ missingMinutes }) => missingMinutes > 0),
  });
  const { comfort } = form.preferences;
  const useSpare = () => {
    const preferences = {
      ...form.preferences,
      comfort: { ...comfort, usesSpare: true, cushion: 0 },
    };
    void update.open(askNothing, advanced.sourceWith({ ...form.entered, preferences }));
  };
  return (
    <FitPanel
      review={review}
      exams={exams}
      colours={view.colours}
      wordsOf={wordsOf}
      isUpToDate={advanced.isUpToDate}
      help={helps !== undefined && <HelpList helps={helps} />}
      onUseSpare={comfort?.usesSpare === true ? undefined : useSpare}
    />
  );
};
