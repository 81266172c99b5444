import type { DueItem, DueRow } from "@smart-planner/planner/due-work";
import { startOfWeek } from "@smart-planner/planner/time";
import { assignmentWords } from "@smart-planner/words/en/assignment";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { Place } from "./use-place.ts";

/** A sentence about how due work fits the plan; a refusal comes first. */
export const FitLine = ({
  refusal,
  short,
  place,
  isWeekly = false,
  children,
}: {
  readonly refusal: string;
  /** The row of work that does not fit. */
  readonly short: DueRow | undefined;
  readonly place: Place;
  readonly isWeekly?: boolean;
  readonly children?: ReactNode;
}) => {
  const shared = useWords(dueWorkWords);
  const { firstDay } = useDisplay();
  return (
    <p className="w-full" role={refusal === "" ? undefined : "alert"}>
      {refusal !== "" && `${refusal} `}
      {short?.verdict?.kind === "short" ? (
        <>
          <b className="font-(--weight-semi) text-danger">
            {shared.short(short.verdict.minutes)}
            {isWeekly && ` (${shared.day(short.due.day)})`}.{" "}
          </b>
          <Link
            to={`/term?week=${startOfWeek(short.due.day, firstDay)}`}
            className="text-pen-text underline"
          >
            {shared.whatHelps}
          </Link>{" "}
        </>
      ) : (
        place.fits !== undefined && <b className="font-(--weight-semi) text-ink">{place.fits} </b>
      )}
      {children ?? place.text} {short === undefined && place.ready}
    </p>
  );
};

/** Delete, Handed in and Close; of weekly work Delete asks which. */
export const WorkActions = ({
  item,
  handIn,
  onClose,
}: {
  readonly item: DueItem;
  readonly handIn: string;
  readonly onClose: () => void;
}) => {
  const words = useWords(assignmentWords);
  const planner = usePlanner();
  const [isAsked, setAsked] = useState(false);
  const then = (act: (item: DueItem) => void) => () => {
    act(item);
    onClose();
  };
  if (isAsked)
    return (
      <>
        <Button variant="danger" onClick={then(planner.removeWork)}>
          {words.thisOne}
        </Button>
        <Button variant="danger" onClick={then(planner.endSeries)}>
          {words.allThatFollow}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(false)}>
          {words.cancel}
        </Button>
      </>
    );
  return (
    <>
      <Button
        variant="danger"
        onClick={item.series === undefined ? then(planner.removeWork) : () => setAsked(true)}
      >
        {words.delete}
      </Button>
      <span className="flex flex-wrap gap-2">
        {item.state === "open" ? (
          <Button icon={<Check />} onClick={then(planner.handIn)}>
            {handIn}
          </Button>
        ) : (
          <Button onClick={() => planner.reopenWork(item)}>{words.notHandedIn}</Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      </span>
    </>
  );
};
