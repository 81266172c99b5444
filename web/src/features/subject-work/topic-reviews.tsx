import type { Grade, ReviewRecord } from "@smart-planner/planner/work";
import { subjectWorkWords } from "@smart-planner/words/en/subject-work";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { useWords } from "../../ui/use-words.ts";

const grades = [1, 2, 3, 4] as const satisfies readonly Grade[];

/** How a finished chapter is remembered: when it was gone over, and how that went, which can be corrected. */
export const TopicReviews = ({
  text,
  last,
  hasToday,
  onAnswer,
  onToday,
}: {
  readonly text: string;
  readonly last: ReviewRecord | undefined;
  /** It was learned or gone over today already. */
  readonly hasToday: boolean;
  readonly onAnswer: (grade: Grade) => void;
  /** It was gone over today, beside the plan. */
  readonly onToday: () => void;
}) => {
  const words = useWords(subjectWorkWords);
  return (
    <div className="grid gap-2 border-t border-line pt-2">
      <p>{text}</p>
      {last !== undefined && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="mb-1.5">{words.stillKnown}</legend>
          {grades.map((grade) => (
            <Chip key={grade} pressed={last.grade === grade} onClick={() => onAnswer(grade)}>
              {words.grades[grade]}
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
          {words.wentOver}
        </Button>
      )}
    </div>
  );
};
