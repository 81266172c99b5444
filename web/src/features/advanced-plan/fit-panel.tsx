import type { WorkStanding } from "@smart-planner/planner/due-work";
import type { SubjectColours } from "@smart-planner/planner/plan";
import type { ExamStanding, PlanReview } from "@smart-planner/planner/scheduler";
import { advancedPlanWords } from "@smart-planner/words/en/advanced-plan";
import { planReadingWords } from "@smart-planner/words/en/plan-reading";
import type { ReactNode } from "react";
import { useKeptPlace } from "../../platform/use-kept-place.ts";
import { Block } from "../../ui/block.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";
import { fitSummaryOf } from "./fit-summary.ts";
import { type FitRow, FitTable } from "./fit-table.tsx";
import { GuaranteeList } from "./guarantee-list.tsx";
import { SpareHours } from "./spare-hours.tsx";

export interface FitPanelProps {
  /** Null while it is worked out. */
  readonly review: PlanReview | null;
  /** By the work done so far. */
  readonly exams: readonly ExamStanding[];
  readonly works?: readonly WorkStanding[];
  readonly colours: SubjectColours;
  readonly wordsOf: (subject: string) => string | undefined;
  /** How likely its work is done in time. */
  readonly chanceOf: (row: FitRow) => ReactNode;
  /** Remedies, if something is short. */
  readonly help: ReactNode;
  /** The plan was made from the present inputs. */
  readonly isUpToDate: boolean;
  /** Time kept to catch up, from today on. */
  readonly catchUps: PlanReview["catchUps"];
  /** Nothing if all of the hours are used already. */
  readonly onUseSpare: (() => void) | undefined;
}

/** Whether the student's time suffices, what would help, and which rules the plan keeps. */
export const FitPanel = ({
  review,
  exams,
  works = [],
  colours,
  wordsOf,
  chanceOf,
  help,
  isUpToDate,
  catchUps: [catchUp, ...later],
  onUseSpare,
}: FitPanelProps) => {
  const words = useWords(advancedPlanWords);
  const reading = useWords(planReadingWords);
  const isShort = [...exams, ...works].some(({ missingMinutes }) => missingMinutes > 0);
  // May be done by now.
  const problems = reading.problems(
    review?.problems.filter(({ kind }) => isShort || kind !== "short") ?? [],
  );
  const place = useKeptPlace("fit", review !== null);
  return (
    <Block
      heading={words.doesItFit}
      aside={<p className="text-sm text-ink-3">{words.fromToday}</p>}
    >
      <div {...place}>
        {review === null ? (
          <div role="status" className="grid gap-3">
            <span className="sr-only">{words.looking}</span>
            <div className="h-4 w-1/2 rounded-[5px] bg-sunk" />
            <div className="h-4 w-2/3 rounded-[5px] bg-sunk" />
          </div>
        ) : (
          <div className="grid gap-5">
            <p aria-live="polite">{fitSummaryOf(words, exams, works)}</p>
            {catchUp !== undefined && (
              <p className="text-sm text-ink-2">
                {words.catchUp(catchUp.day, catchUp.end - catchUp.start, later.length > 0)}
              </p>
            )}
            {!isUpToDate && <Notice>{words.outOfDate}</Notice>}
            {problems.length > 0 && (
              <ul className="grid gap-1 text-sm text-ink-2">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
            <FitTable
              exams={exams}
              works={works}
              colours={colours}
              wordsOf={wordsOf}
              chanceOf={chanceOf}
            />
            {exams.some(({ kind }) => kind === "shared") && (
              <p className="text-xs text-ink-3">
                {exams.every(({ kind }) => kind === "shared") ? words.noGoals : words.someGoals}
              </p>
            )}
            {isUpToDate && onUseSpare !== undefined && (
              <SpareHours exams={exams} onUse={onUseSpare} />
            )}
            {isUpToDate && isShort && help}
            <section aria-label={words.keeps} className="grid gap-3">
              <h3>{words.keeps}</h3>
              <GuaranteeList check={review.check} />
            </section>
          </div>
        )}
      </div>
    </Block>
  );
};
