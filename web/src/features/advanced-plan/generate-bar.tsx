import { advancedPlanWords } from "@smart-planner/words/en/advanced-plan";
import { type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";
import { StepNumber, type StepState } from "./step-number.tsx";

/** Step 3, in reach at the foot of the screen while the student sets up the week. */
export const GenerateBar = ({
  state,
  isGenerating,
  isOptimising,
  problems,
  made,
  previewSwitch,
  onGenerate,
  onOptimise,
}: {
  readonly state: StepState;
  readonly isGenerating: boolean;
  readonly isOptimising: boolean;
  /** Why the last attempt gave no plan. */
  readonly problems: readonly string[];
  /** When the plan that is there was made; the bar is then one line among folded steps. */
  readonly made: string | null;
  readonly previewSwitch: ReactNode;
  readonly onGenerate: () => void;
  readonly onOptimise: () => void;
}) => {
  const words = useWords(advancedPlanWords);
  const id = useId();
  const isLine = made !== null;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] gap-3 px-4 md:px-6",
        isLine
          ? "py-2.5"
          : "bottom-0 md:sticky z-5 -mt-px border-t border-line bg-surface/94 py-2.5 max-md:py-4 backdrop-blur-[10px] @min-[60rem]/sheet:rounded-ee-[calc(var(--r-xl)-1px)]",
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
        <div className="flex min-h-9 min-w-0 flex-1 basis-72 flex-wrap lg:basis-0 lg:flex-nowrap items-center gap-x-3.5 gap-y-1">
          <StepNumber number={3} state={state} />
          <h2 id={id} className="text-lg">
            {words.generateHeading}
          </h2>
          {isLine && <p className="text-sm text-ink-2">{made}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3 max-md:grid max-md:w-full max-md:grid-cols-[minmax(0,1fr)]">
          {previewSwitch}
          <Button
            variant={isLine ? "quiet" : "secondary"}
            loading={isOptimising}
            onClick={onOptimise}
          >
            {words.optimise}
          </Button>
          <Button
            variant={isLine ? "secondary" : "primary"}
            loading={isGenerating}
            onClick={onGenerate}
          >
            {words.generate}
          </Button>
        </div>
      </div>
    </section>
  );
};
