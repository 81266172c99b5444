import { type DueItem, dueRowOf, type RowInputs } from "@smart-planner/planner/due-work";
import { assignmentWords } from "@smart-planner/words/en/assignment";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Tick } from "../../ui/tick.tsx";
import { useWords } from "../../ui/use-words.ts";

/** The occurrences of weekly work from today on. */
export const ComingUp = ({
  items,
  inputs,
  openId,
  onOpen,
}: {
  readonly items: readonly DueItem[];
  readonly inputs: RowInputs;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
}) => {
  const words = useWords(assignmentWords);
  const shared = useWords(dueWorkWords);
  const planner = usePlanner();
  return (
    <section aria-label={words.comingUp} className="grid gap-1">
      <h3>{words.comingUp}</h3>
      <p className="text-sm text-ink-2">{words.comingUpText}</p>
      <ul>
        {items
          .flatMap((one) =>
            one.due === undefined ? [] : [dueRowOf({ ...one, due: one.due }, inputs)],
          )
          .filter(({ away }) => away >= 0)
          .map(({ item: one, due: { day }, doneMinutes, minutes, isGuessed }) => {
            const isSkipped = one.state === "let go";
            const isMoved = day !== one.series?.dueDay;
            return (
              <li
                key={one.id}
                className="flex min-h-11 items-center gap-3 border-b border-line text-sm last:border-b-0"
              >
                {isSkipped ? (
                  <span className="size-6" />
                ) : (
                  <Tick
                    label={words.handedInOn(one.title, day)}
                    checked={one.state === "handed in"}
                    onTick={(done) => (done ? planner.handIn(one) : planner.reopenWork(one))}
                  />
                )}
                <span className={isSkipped ? "flex-1 text-ink-3 line-through" : "flex-1"}>
                  {shared.day(day)}
                  {isMoved && one.series !== undefined && (
                    <span className="block text-xs text-ink-3">
                      {words.movedFrom(one.series.dueDay)}
                    </span>
                  )}
                </span>
                {!isSkipped && (
                  <span className="text-ink-2 tabular-nums">
                    {shared.amount(doneMinutes, minutes, isGuessed)}
                  </span>
                )}
                {isSkipped ? (
                  <Button size="sm" variant="quiet" onClick={() => planner.reopenWork(one)}>
                    {words.putBack}
                  </Button>
                ) : (
                  one.id !== openId && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={words.openNamed(one.title, day)}
                      onClick={() => onOpen(one.id)}
                    >
                      {words.open}
                    </Button>
                  )
                )}
              </li>
            );
          })}
      </ul>
    </section>
  );
};
