import { type Remedy, shortDuration, type WorkRemedy } from "@smart-planner/planner";
import { Button } from "../../ui/button.tsx";

export type AnyRemedy = Remedy | WorkRemedy;

/** Changes that would let more fit, with what each brings; a press shows what it would do first. */
export const RemedyList = ({
  remedies,
  onChoose,
}: {
  readonly remedies: readonly AnyRemedy[];
  readonly onChoose: (remedy: AnyRemedy) => void;
}) => (
  <ul className="flex flex-wrap items-center gap-2 max-md:grid">
    {remedies.map((remedy) => {
      const found = shortDuration(remedy.missingMinutesBefore - remedy.missingMinutesAfter);
      return (
        <li key={remedy.text} className="grid text-sm">
          <Button className="max-md:min-h-11" onClick={() => onChoose(remedy)}>
            {remedy.text}: <b className="font-(--weight-semi)">+{found}</b>
          </Button>
        </li>
      );
    })}
  </ul>
);
