import type { ExamStanding } from "@smart-planner/planner/scheduler";
import { advancedPlanWords } from "@smart-planner/words/en/advanced-plan";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";

/** Shorter rests are not worth a question. */
const worthUsing = 180;

/** How many of the offered hours nothing is planned for, with the offer to use more of them. */
export const SpareHours = ({
  exams,
  onUse,
}: {
  readonly exams: readonly ExamStanding[];
  readonly onUse: () => void;
}) => {
  const words = useWords(advancedPlanWords);
  const spare = Math.max(0, ...exams.map(({ cushionMinutes }) => cushionMinutes));
  const isOffered =
    spare >= worthUsing &&
    exams.some(({ kind }) => kind === "shared") &&
    exams.every(({ missingMinutes }) => missingMinutes === 0);
  if (!isOffered) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="min-w-0 flex-1 basis-64 text-ink-2">{words.inReserve(spare)}</p>
      <Button size="sm" className="max-md:min-h-11" onClick={onUse}>
        {words.useMore}
      </Button>
    </div>
  );
};
