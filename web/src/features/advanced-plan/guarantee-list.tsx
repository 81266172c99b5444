import type { PlanCheck } from "@smart-planner/planner/scheduler";
import { advancedPlanWords } from "@smart-planner/words/en/advanced-plan";
import { dateWords } from "@smart-planner/words/en/dates";
import { planReadingWords } from "@smart-planner/words/en/plan-reading";
import { Check, CircleAlert } from "lucide-react";
import { useWords } from "../../ui/use-words.ts";

const mostBroken = 8;

/** Guarantees by the plan check. */
export const GuaranteeList = ({ check: { kept, broken } }: { readonly check: PlanCheck }) => {
  const words = useWords(advancedPlanWords);
  const { keeps, breaks } = useWords(planReadingWords);
  const { dayAndMonth } = useWords(dateWords);
  return (
    <ul className="grid gap-1.5 text-sm">
      {broken.slice(0, mostBroken).map(({ guarantee, day, subject, message }) => (
        <li key={message} className="flex items-start gap-2 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
          <span>
            <b className="font-(--weight-semi)">
              <bdi>{subject}</bdi> {day !== undefined && dayAndMonth(day)}
            </b>{" "}
            {breaks[guarantee]}
          </span>
        </li>
      ))}
      {broken.length > mostBroken && (
        <li className="ps-6 text-danger">{words.more(broken.length - mostBroken)}</li>
      )}
      {kept.map((one) => (
        <li key={one.guarantee} className="flex items-start gap-2">
          <Check
            aria-hidden="true"
            strokeWidth={2.5}
            className="mt-0.5 size-4 flex-none text-success"
          />
          {keeps(one)}
        </li>
      ))}
    </ul>
  );
};
