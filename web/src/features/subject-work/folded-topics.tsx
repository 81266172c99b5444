import { shortDuration } from "@smart-planner/planner/progress";
import { estimateOf, type TopicState } from "@smart-planner/planner/work";
import { Check, ChevronDown, ChevronUp } from "lucide-react";
import { counted } from "../../ui/counted.ts";

/** The line that chapters fold away into, with the way to see them. */
export const FoldedTopics = ({
  states,
  isOpen,
  onToggle,
}: {
  readonly states: readonly TopicState[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) => {
  const minutes = states.reduce((sum, { topic }) => sum + estimateOf(topic), 0);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="-mx-2 flex min-h-10 w-[calc(100%+1rem)] items-center gap-2 rounded-lg px-2 text-start text-sm text-ink-2 hover:bg-hover max-md:min-h-11"
    >
      <Check aria-hidden="true" strokeWidth={2.6} className="size-4 text-success" />
      {`${counted(states.length, "chapter")} done, ${shortDuration(minutes)}`}
      <span className="ms-auto inline-flex items-center gap-1">
        {isOpen ? "Hide" : "Show"}
        <Chevron aria-hidden="true" className="size-4" />
      </span>
    </button>
  );
};
