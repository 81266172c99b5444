import type { Grade, ReviewRecord } from "@smart-planner/planner/work";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";

const grades = [
  { grade: 1, label: "Again" },
  { grade: 2, label: "Hard" },
  { grade: 3, label: "Good" },
  { grade: 4, label: "Easy" },
] as const;

/** How a finished chapter is remembered: when it was gone over, and how that went, which can be corrected. */
export const TopicReviews = ({
  words,
  last,
  hasToday,
  onAnswer,
  onToday,
}: {
  readonly words: string;
  readonly last: ReviewRecord | undefined;
  /** It was learned or gone over today already. */
  readonly hasToday: boolean;
  readonly onAnswer: (grade: Grade) => void;
  /** It was gone over today, beside the plan. */
  readonly onToday: () => void;
}) => (
  <div className="grid gap-2 border-t border-line pt-2">
    <p>{words}</p>
    {last !== undefined && (
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="mb-1.5">How well did you still know it?</legend>
        {grades.map(({ grade, label }) => (
          <Chip key={grade} pressed={last.grade === grade} onClick={() => onAnswer(grade)}>
            {label}
          </Chip>
        ))}
      </fieldset>
    )}
    {!hasToday && (
      <Button
        variant="quiet"
        size="sm"
        className="-ms-2 justify-self-start max-md:min-h-11"
        onClick={onToday}
      >
        I went over it today
      </Button>
    )}
  </div>
);
