import type { PlanReview, Remedy, SubjectColours, SubjectFit } from "@smart-planner/planner";
import type { ReactNode } from "react";
import { Block } from "../../ui/block.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { fitSummaryOf } from "./fit-summary.ts";
import { FitTable } from "./fit-table.tsx";
import { PromiseList } from "./promise-list.tsx";
import { RemedyList } from "./remedy-list.tsx";

export interface FitPanelProps {
  /** Null while it is worked out. */
  readonly review: (PlanReview & { readonly remedies: readonly Remedy[] }) | null;
  readonly colours: SubjectColours;
  /** What is left of a subject's work, where there is any. */
  readonly wordsOf: (fit: SubjectFit) => string | undefined;
  /** The plan was made from what is entered now. */
  readonly isUpToDate: boolean;
  readonly isBusy: boolean;
  readonly onApply: (remedy: Remedy) => void;
  /** A remedy that was applied, with the way back. */
  readonly applied?: ReactNode;
}

/** Whether the student's time suffices, what would help, and what the plan keeps to. */
export const FitPanel = ({
  review,
  colours,
  wordsOf,
  isUpToDate,
  isBusy,
  onApply,
  applied,
}: FitPanelProps) => (
  <Block
    heading={
      <span data-fit="" tabIndex={-1}>
        Does it fit?
      </span>
    }
  >
    {/* Outside of what is worked out anew, or the keyboard's place on it would be lost. */}
    {applied !== false && applied !== undefined && <div className="mb-5">{applied}</div>}
    {review === null ? (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Looking through the plan...</span>
        <Skeleton className="w-1/2" />
        <Skeleton className="w-2/3" />
      </div>
    ) : (
      <div className="grid gap-5">
        <p aria-live="polite">{fitSummaryOf(review.fit)}</p>
        {!isUpToDate && (
          <Notice>
            You have changed your subjects or your week since this plan was made. Generate Study
            Plan brings it up to date.
          </Notice>
        )}
        {review.problems.length > 0 && (
          <ul className="grid gap-1 text-sm text-ink-2">
            {review.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <FitTable fit={review.fit} colours={colours} wordsOf={wordsOf} />
        {isUpToDate && review.remedies.length > 0 && (
          <section aria-label="What would help" className="grid gap-3">
            <h3>What would help</h3>
            <RemedyList remedies={review.remedies} isBusy={isBusy} onApply={onApply} />
          </section>
        )}
        <section aria-label="What this plan keeps" className="grid gap-3">
          <h3>What this plan keeps</h3>
          <PromiseList check={review.check} />
        </section>
      </div>
    )}
  </Block>
);
