import { type Remedy, shortDuration } from "@smart-planner/planner";
import { Button } from "../../ui/button.tsx";

/** Changes that would let more fit, with what each brings; a press shows what it would do first. */
export const RemedyList = ({
  remedies,
  onChoose,
}: {
  readonly remedies: readonly Remedy[];
  readonly onChoose: (remedy: Remedy) => void;
}) => (
  <ul className="flex flex-wrap items-center gap-2 max-md:grid">
    {remedies.map((remedy) => {
      const found = shortDuration(remedy.missingMinutesBefore - remedy.missingMinutesAfter);
      return (
        <li key={remedy.text} className="grid text-sm">
          {remedy.kind === "less-work" ? (
            // Only the student knows what can be left out.
            <p className="px-2 text-ink-2">{`Or: ${remedy.text}, +${found}.`}</p>
          ) : (
            <Button className="max-md:min-h-11" onClick={() => onChoose(remedy)}>
              {remedy.text}: <b className="font-(--weight-semi)">+{found}</b>
            </Button>
          )}
        </li>
      );
    })}
  </ul>
);
