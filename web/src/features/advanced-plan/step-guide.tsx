import { advancedPlanWords } from "@smart-planner/words/en/advanced-plan";
import { classNames } from "../../ui/class-names.ts";
import { useWords } from "../../ui/use-words.ts";
import { StepNumber } from "./step-number.tsx";
import type { StepStates } from "./steps.ts";

/** The three steps in one line, with the student's place marked. */
export const StepGuide = ({ states }: { readonly states: StepStates }) => {
  const words = useWords(advancedPlanWords);
  return (
    <ol
      aria-label={words.steps}
      className="mb-5 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-ink-2 max-md:flex-col max-md:items-start"
    >
      {words.stepNames.map((name, index) => {
        const state = states[index] ?? "ahead";
        return (
          <li
            key={name}
            aria-current={state === "current" ? "step" : undefined}
            className={classNames(
              "inline-flex items-center gap-2.5 md:whitespace-nowrap",
              index > 0 && "md:before:me-1 md:before:h-px md:before:w-12 md:before:bg-line-control",
              state === "current" && "font-(--weight-semi) text-ink",
            )}
          >
            <StepNumber number={index + 1} state={state} ticked className="size-6.5 text-xs" />
            {name}
            {state === "done" && <span className="sr-only">{words.stepDone}</span>}
          </li>
        );
      })}
    </ol>
  );
};
