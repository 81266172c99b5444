import { type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { StepHeading } from "./step-heading.tsx";
import type { StepState } from "./step-number.tsx";

/** Step 3, in reach at the foot of the screen while the student sets up the week. */
export const GenerateBar = ({
  state,
  isGenerating,
  isOptimising,
  problems,
  summary,
  previewSwitch,
  onGenerate,
  onOptimise,
}: {
  readonly state: StepState;
  readonly isGenerating: boolean;
  readonly isOptimising: boolean;
  /** Why the last attempt gave no plan, in sentences. */
  readonly problems: readonly string[];
  /** Of the plan that is there, in one sentence. */
  readonly summary: string | null;
  readonly previewSwitch: ReactNode;
  readonly onGenerate: () => void;
  readonly onOptimise: () => void;
}) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="bottom-0 md:sticky z-5 -mt-px grid gap-3 border-t border-line bg-surface/94 px-4 py-4 backdrop-blur-[10px] rail:rounded-br-[calc(var(--r-xl)-1px)]"
    >
      {problems.length > 0 && (
        <Notice variant="danger">
          {problems.length === 1 ? (
            problems[0]
          ) : (
            <ul className="grid gap-1">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={id}>
            <StepHeading number={3} state={state}>
              Generate Your Study Plan
            </StepHeading>
          </h2>
          {summary !== null && <p className="mt-1 text-sm text-ink-3 md:ps-10">{summary}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3 max-md:grid max-md:w-full">
          {previewSwitch}
          <Button variant="secondary" loading={isOptimising} onClick={onOptimise}>
            Optimize with AI (BETA)
          </Button>
          <Button variant="primary" loading={isGenerating} onClick={onGenerate}>
            Generate Study Plan
          </Button>
        </div>
      </div>
    </section>
  );
};
