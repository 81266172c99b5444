import type { StudyPlan } from "@smart-planner/planner/model";
import {
  progressIndexOf,
  progressSummaryOf,
  type StudyRecord,
  studiedProgressOf,
} from "@smart-planner/planner/progress";
import { progressWords } from "@smart-planner/words/en/progress";
import { useId, useMemo } from "react";
import { Sheet } from "../../ui/sheet.tsx";
import { useWords } from "../../ui/use-words.ts";
import { ProgressCards } from "./progress-cards.tsx";
import { type ListedPlan, SessionList } from "./session-list.tsx";
import { SubjectBreakdown } from "./subject-breakdown.tsx";

/** Derived from plan, ticks and study log. */
export const ProgressDashboard = ({
  plan,
  records,
  workOf,
  ...listed
}: ListedPlan & {
  readonly plan: StudyPlan | null;
  /** The work left, if known. */
  readonly workOf: (subject: string) => string | undefined;
  /** May say more than a tick. */
  readonly records: readonly StudyRecord[];
}) => {
  const { progress, today } = listed;
  const words = useWords(progressWords);
  const id = useId();
  const index = useMemo(() => progressIndexOf(plan ?? {}), [plan]);
  const summary = useMemo(
    () =>
      progressSummaryOf({
        index,
        today,
        ...studiedProgressOf({ days: index.days, progress, records }),
      }),
    [index, progress, records, today],
  );
  if (plan === null) {
    return (
      <Sheet className="mt-5 px-4 py-4 md:px-6">
        <section
          aria-labelledby={id}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1.5 text-sm text-ink-2"
        >
          <h2 id={id} className="text-lg text-ink">
            {words.dashboard}
          </h2>
          <p>{words.none}</p>
        </section>
      </Sheet>
    );
  }
  return (
    <Sheet className="mt-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="px-4 pt-5 text-lg md:px-7 md:pt-6">
          {words.dashboard}
        </h2>
        <ProgressCards summary={summary} />
        <div className="grid border-t border-line lg:grid-cols-2 lg:divide-x divide-line">
          <div className="flex min-w-0 flex-col gap-6 px-4 py-5 md:px-7 md:py-6">
            <SubjectBreakdown
              subjects={summary.subjectBreakdown}
              colours={listed.colours}
              workOf={workOf}
            />
            <p
              aria-live="polite"
              className="mt-auto rounded-card bg-hl-soft px-5 py-4.5 font-display text-[1.1875rem]/[1.35] font-[560] tracking-(--tracking-title) text-balance"
            >
              {words.closing(summary.percent, summary.isAllDone)}
            </p>
          </div>
          <SessionList days={index.days} {...listed} />
        </div>
      </section>
    </Sheet>
  );
};
