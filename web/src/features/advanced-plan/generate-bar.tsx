import { type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
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
  isLine,
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
  /** One line among folded steps, not in reach at the foot of the screen. */
  readonly isLine: boolean;
  readonly previewSwitch: ReactNode;
  readonly onGenerate: () => void;
  readonly onOptimise: () => void;
}) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] gap-3 px-4",
        isLine
          ? "min-h-15 py-2.5"
          : "bottom-0 md:sticky z-5 -mt-px border-t border-line bg-surface/94 py-4 backdrop-blur-[10px] rail:rounded-ee-[calc(var(--r-xl)-1px)]",
      )}
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
        <div
          className={classNames(
            "min-w-0 flex-1 basis-72",
            isLine && "flex flex-wrap items-center gap-x-3.5 gap-y-1",
          )}
        >
          <h2 id={id} className={isLine ? "text-lg" : undefined}>
            <StepHeading number={3} state={state}>
              Generate Your Study Plan
            </StepHeading>
          </h2>
          {summary !== null && (
            <p
              className={classNames(
                "text-sm",
                isLine ? "text-ink-2 max-md:ps-10" : "mt-1 text-ink-3 md:ps-10",
              )}
            >
              {summary}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3 max-md:grid max-md:w-full max-md:grid-cols-[minmax(0,1fr)]">
          {previewSwitch}
          <Button
            variant="secondary"
            loading={isOptimising}
            onClick={onOptimise}
            className="max-md:whitespace-normal"
          >
            Optimize with AI (BETA)
          </Button>
          <Button
            variant="primary"
            loading={isGenerating}
            onClick={onGenerate}
            className="max-md:whitespace-normal"
          >
            Generate Study Plan
          </Button>
        </div>
      </div>
    </section>
  );
};
