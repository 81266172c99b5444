import {
  type Assignment,
  assignmentProblem,
  type FinishedWork,
  workLengthOf,
} from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { assignmentWords } from "@smart-planner/words/en/assignment";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";

/** The problem of entered work, else how long similar work took. */
export const LengthHint = ({
  work,
  finished,
  today,
  onChange,
}: {
  readonly work: Assignment;
  readonly finished: readonly FinishedWork[];
  readonly today: CalendarDay;
  readonly onChange: (patch: Partial<Assignment>) => void;
}) => {
  const words = useWords(assignmentWords);
  const { problems } = useWords(dueWorkWords);
  const problem = assignmentProblem(work, today);
  const { minutes, alike } = workLengthOf({ ...work, estimate: undefined, parts: [] }, finished);
  const length = workLengthOf(work, finished);
  if (problem === undefined && alike === 0 && !length.isGuessed) return null;
  return (
    <p className="text-sm text-ink-2">
      {problem !== undefined ? (
        problems[problem]
      ) : alike > 0 ? (
        <>
          {words.lastTook(alike, minutes)}{" "}
          {(work.parts ?? []).length === 0 && (
            <Button size="sm" variant="quiet" onClick={() => onChange({ estimate: { minutes } })}>
              {words.use(minutes)}
            </Button>
          )}
        </>
      ) : (
        words.mayBeEmpty(length.minutes)
      )}
    </p>
  );
};
