import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { StepHeading } from "./step-heading.tsx";
import type { StepState } from "./step-number.tsx";

/** Step 3, in reach at the foot of the screen while the student sets up the week. */
export const GenerateBar = ({
  state,
  isGenerating,
  isOptimising,
  onGenerate,
  onOptimise,
  children,
}: {
  readonly state: StepState;
  readonly isGenerating: boolean;
  readonly isOptimising: boolean;
  readonly onGenerate: () => void;
  readonly onOptimise: () => void;
  /** What there is to say about the last attempt. */
  readonly children?: ReactNode;
}) => (
  <section
    aria-labelledby="generate-your-study-plan"
    className="sticky bottom-0 z-5 -mt-px grid border-t border-line gap-3 rounded-br-[calc(var(--r-xl)-1px)] bg-surface/94 px-4 py-4 backdrop-blur-[10px] max-rail:rounded-none"
  >
    {children}
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h2 id="generate-your-study-plan">
        <StepHeading number={3} state={state}>
          Generate Your Study Plan
        </StepHeading>
      </h2>
      <div className="flex flex-wrap gap-2 max-md:grid max-md:w-full">
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
