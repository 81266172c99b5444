import { Check } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";

export type StepState = "ahead" | "current" | "done" | "quiet";

const looks: Readonly<Record<StepState, string>> = {
  ahead: "bg-surface text-ink-2 inset-ring-[1.5px] inset-ring-line-control",
  current: "bg-hl text-on-hl",
  done: "bg-pen text-on-pen",
  quiet: "bg-sunk text-ink-2",
};

/** The number of a step in a circle; decoration beside a text that says where the student is. */
export const StepNumber = ({
  number,
  state,
  ticked = false,
  className = state === "quiet" ? "size-6 text-xs" : "size-7 text-sm",
}: {
  readonly number: number;
  readonly state: StepState;
  /** A tick instead of the number once the step is done. */
  readonly ticked?: boolean;
  readonly className?: string;
}) => (
  <span
    aria-hidden="true"
    className={classNames(
      "grid flex-none place-items-center rounded-full font-display leading-none font-[640] forced-colors:border",
      looks[state],
      className,
    )}
  >
    {ticked && state === "done" ? <Check strokeWidth={2.5} className="size-4" /> : number}
  </span>
);
