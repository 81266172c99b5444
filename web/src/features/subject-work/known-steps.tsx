import type { Known } from "@smart-planner/planner/work";
import { subjectWorkWords } from "@smart-planner/words/en/subject-work";
import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useWords } from "../../ui/use-words.ts";

const steps: readonly Known[] = [0, 1, 2, 3];
const heights = [
  "before:h-1.5",
  "before:h-2.5 max-md:before:h-2.75",
  "before:h-3.25 max-md:before:h-4",
  "before:h-4 max-md:before:h-5.25",
] as const;

/** How well a chapter is known: four steps, always with the word. */
export const KnownSteps = ({
  name,
  known,
  onChange,
}: {
  readonly name: string;
  readonly known: Known;
  readonly onChange: (known: Known) => void;
}) => {
  const words = useWords(subjectWorkWords);
  const group = useId();
  return (
    <span className="inline-grid grid-cols-[auto_1fr] items-center gap-2 max-md:col-span-2 max-md:col-start-3 max-md:row-start-2 @max-[16rem]:col-span-full! @max-[16rem]:row-start-3!">
      <span
        role="radiogroup"
        aria-label={words.howWell(name)}
        className="inline-flex h-7 items-end max-md:-mt-2 max-md:-mb-1.5 max-md:h-11"
      >
        {steps.map((step) => (
          <label
            key={step}
            className={classNames(
              "relative h-full w-6 cursor-pointer rounded-sm before:absolute before:inset-x-0.5 before:bottom-1.75 before:rounded-[3px_3px_1px_1px] has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:w-7 max-md:before:bottom-3 forced-colors:before:border",
              heights[step],
              step === known
                ? "before:bg-pen forced-colors:before:bg-[Highlight]"
                : step < known
                  ? "before:bg-[color-mix(in_oklab,var(--pen)_30%,var(--surface))] before:inset-ring-[1.25px] before:inset-ring-[color-mix(in_oklab,var(--pen)_62%,var(--surface))]"
                  : "before:bg-surface before:inset-ring-[1.25px] before:inset-ring-line-control",
            )}
          >
            <input
              type="radio"
              name={group}
              checked={step === known}
              aria-label={words.knownStep(step, words.known[step])}
              onChange={() => onChange(step)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
          </label>
        ))}
      </span>
      <span className="text-xs whitespace-nowrap text-ink-2">{words.known[known]}</span>
    </span>
  );
};
