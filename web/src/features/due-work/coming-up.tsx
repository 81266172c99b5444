import type { DueItem } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { shortDayAndMonth, shortWeekday } from "@smart-planner/planner/time";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Tick } from "../../ui/tick.tsx";

const dayText = (day: CalendarDay): string => `${shortWeekday(day)} ${shortDayAndMonth(day)}`;

/** The occurrences of weekly work from today on. */
export const ComingUp = ({
  items,
  today,
  openId,
  onOpen,
}: {
  readonly items: readonly DueItem[];
  readonly today: CalendarDay;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
}) => {
  const planner = usePlanner();
  return (
    <section aria-label="Coming up" className="grid gap-1">
      <h3>Coming up</h3>
      <p className="text-sm text-ink-2">Each can be changed by itself.</p>
      <ul>
        {items
          .filter(({ due }) => due !== undefined && due.day >= today)
          .map((one) => {
            const isSkipped = one.state === "let go";
            const isMoved = one.due?.day !== one.series?.dueDay;
            return (
              <li
                key={one.id}
                className="flex min-h-11 items-center gap-3 border-b border-line text-sm last:border-b-0"
              >
                {isSkipped ? (
                  <span className="size-6" />
                ) : (
                  <Tick
                    label={`Handed in: ${one.title}, ${dayText(one.due?.day ?? today)}`}
                    checked={one.state === "handed in"}
                    onTick={(done) => (done ? planner.handIn(one) : planner.reopenWork(one))}
                  />
                )}
                <span className={isSkipped ? "flex-1 text-ink-3 line-through" : "flex-1"}>
                  {dayText(one.due?.day ?? today)}
                  {isMoved && one.series !== undefined && (
                    <span className="block text-xs text-ink-3">
                      Moved from {dayText(one.series.dueDay)}
                    </span>
                  )}
                </span>
                {isSkipped ? (
                  <Button size="sm" variant="quiet" onClick={() => planner.reopenWork(one)}>
                    Put back
                  </Button>
                ) : (
                  one.id !== openId && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Open ${one.title}, ${dayText(one.due?.day ?? today)}`}
                      onClick={() => onOpen(one.id)}
                    >
                      Open
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
