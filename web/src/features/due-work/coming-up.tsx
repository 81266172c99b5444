import {
  type DueItem,
  type DueRow,
  dueRowOf,
  isMovedWeek,
  type RowInputs,
} from "@smart-planner/planner/due-work";
import { assignmentWords } from "@smart-planner/words/en/assignment";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { useIsNarrow } from "../../platform/use-media.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Popover } from "../../ui/popover.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";
import { WorkTick } from "./work-tick.tsx";

/** Change and skip of one week. */
const WeekMenu = ({
  item,
  name,
  onOpen,
}: {
  readonly item: DueItem;
  readonly name: string;
  readonly onOpen: () => void;
}) => {
  const words = useWords(assignmentWords);
  const planner = usePlanner();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const then = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      isSheet={isNarrow}
      title={name}
      trigger={{
        "aria-label": words.moreFor(name),
        className:
          "grid size-(--ctl-h-sm) flex-none place-items-center rounded-lg text-ink-2 hover:bg-hover hover:text-ink max-md:size-11",
        children: <Ellipsis aria-hidden="true" className="size-4" />,
      }}
    >
      <span className="mt-3 grid gap-2">
        <Button onClick={then(onOpen)}>{words.changeThisOne}</Button>
        <Button onClick={then(() => planner.removeWork(item))}>{words.skipThisOne}</Button>
      </span>
    </Popover>
  );
};

/** The weeks of weekly work from today on, after those that are late. */
export const ComingUp = ({
  items,
  inputs,
  current,
  tone,
  onOpen,
}: {
  readonly items: readonly DueItem[];
  readonly inputs: RowInputs;
  /** The week that was pressed. */
  readonly current: string;
  readonly tone: Tone;
  readonly onOpen: (id: string) => void;
}) => {
  const words = useWords(assignmentWords);
  const shared = useWords(dueWorkWords);
  const { showTime } = useDisplay();
  const planner = usePlanner();
  const rows = items
    .flatMap((one) => (one.due === undefined ? [] : [dueRowOf({ ...one, due: one.due }, inputs)]))
    .filter(({ item, away }) => away >= 0 || item.state === "open");
  const lengthText = ({ doneMinutes, minutes, isGuessed }: DueRow) =>
    doneMinutes > 0 ? shared.amount(doneMinutes, minutes, isGuessed) : shared.length(minutes);
  return (
    <section aria-label={words.comingUp} className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{words.comingUp}</h3>
        <p className="text-sm text-ink-2">{words.comingUpText}</p>
      </div>
      <ul className={toneClass(tone)}>
        {rows.map((row) => {
          const { item, due, away, isLate } = row;
          const { id, title, state, series } = item;
          const isSkipped = state === "let go";
          return (
            <li
              key={id}
              aria-current={id === current || undefined}
              className="grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b border-line py-1 text-sm last:border-b-0 md:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1.1fr)_6.5rem_2rem]"
            >
              <span className="row-span-2 grid place-items-center md:row-span-1">
                {!isSkipped && <WorkTick item={item} label={words.handedInOn(title, due.day)} />}
              </span>
              {isSkipped ? (
                <bdi className="min-w-0 wrap-anywhere text-ink-3 line-through">{title}</bdi>
              ) : (
                <button
                  type="button"
                  aria-label={words.openNamed(title, due.day)}
                  onClick={() => onOpen(id)}
                  className="min-h-6 min-w-0 text-start font-(--weight-semi) wrap-anywhere hover:underline"
                >
                  <bdi>{title}</bdi>
                </button>
              )}
              <span
                className={classNames(
                  "col-start-2 row-start-2 min-w-0 md:col-start-3 md:row-start-1",
                  isSkipped ? "text-ink-3" : "max-md:text-ink-2",
                )}
              >
                {isLate ? shared.wasDue(due.day, -away) : shared.day(due.day)}
                {due.minute !== undefined && `, ${showTime(due.minute)}`}
                {!isLate && isMovedWeek(item) && series !== undefined && (
                  <span className="block text-xs text-ink-3">{words.movedFrom(series.dueDay)}</span>
                )}
              </span>
              {isSkipped ? (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => planner.reopenWork(item)}
                  className="col-span-2 col-start-3 row-span-2 row-start-1 justify-self-end md:col-start-4 md:row-span-1"
                >
                  {words.putBack}
                </Button>
              ) : (
                <>
                  <span className="col-start-3 row-span-2 row-start-1 text-end text-ink-2 tabular-nums md:col-start-4 md:row-span-1">
                    {lengthText(row)}
                  </span>
                  <span className="col-start-4 row-span-2 row-start-1 md:col-start-5 md:row-span-1">
                    <WeekMenu
                      item={item}
                      name={shared.row([title, shared.day(due.day)])}
                      onOpen={() => onOpen(id)}
                    />
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
