import type { Mode } from "@smart-planner/contract";
import { type DueRow, dueRowsOf } from "@smart-planner/planner/due-work";
import { CalendarClock, TriangleAlert } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Tick } from "../../ui/tick.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { AddWork } from "./add-work.tsx";

const AssignmentSheet = lazy(() => import("./assignment-sheet.tsx"));

const mostRows = 4;

const Verdict = ({ verdict }: { readonly verdict: NonNullable<DueRow["verdict"]> }) => (
  <span
    className={classNames(
      "inline-flex items-center gap-1.5 font-(--weight-medium) max-md:min-h-7 [&>svg]:size-4",
      verdict.kind === "short" ? "text-danger" : "[&>svg]:text-ink-3",
    )}
  >
    {verdict.kind === "short" ? (
      <TriangleAlert aria-hidden="true" />
    ) : (
      <CalendarClock aria-hidden="true" />
    )}
    {verdict.text}
  </span>
);

const Row = ({
  row: { item, isHandedIn, isLate, dueText, awayText, share, progressText, verdict },
  tone,
  onHandedIn,
  onOpen,
}: {
  readonly row: DueRow;
  readonly tone: Tone;
  readonly onHandedIn: (isHandedIn: boolean) => void;
  readonly onOpen: () => void;
}) => (
  <li
    aria-label={[item.title, item.subject, dueText, progressText, verdict?.text]
      .filter((part) => part !== undefined && part !== "")
      .join(", ")}
    className={classNames(
      "relative grid min-h-11 items-center gap-x-4 text-sm hover:bg-hover",
      "grid-cols-[1.5rem_minmax(0,1.35fr)_minmax(0,1fr)_10.75rem_10.5rem_minmax(0,10rem)] ps-6 pe-5",
      "max-[68rem]:grid-cols-[1.5rem_minmax(0,1fr)_auto_auto] max-[68rem]:py-1.5",
      "max-md:min-h-14 max-md:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-md:gap-x-1 max-md:py-2 max-md:ps-1 max-md:pe-4",
      "not-first:before:absolute not-first:before:top-0 not-first:before:start-16 not-first:before:end-5 not-first:before:h-px not-first:before:bg-line max-md:not-first:before:start-12 max-md:not-first:before:end-0",
      toneClass(tone),
    )}
  >
    <Tick
      label={`Handed in: ${item.title}`}
      checked={isHandedIn}
      onTick={onHandedIn}
      className="justify-self-center max-[68rem]:row-span-2 md:size-5!"
    />
    <button
      type="button"
      dir="auto"
      onClick={onOpen}
      className={classNames(
        "min-h-6 min-w-0 truncate py-1.5 text-start text-md font-(--weight-semi) hover:underline max-md:py-0 max-[68rem]:col-start-2 max-[68rem]:row-start-1",
        isHandedIn && "font-(--weight-medium) text-ink-3 line-through",
      )}
    >
      {item.title}
    </button>
    <span className="flex min-w-0 items-center gap-2 text-ink-2 max-[68rem]:col-start-2 max-[68rem]:row-start-2 max-md:text-xs">
      {item.subject !== "" && (
        <>
          <ToneDot tone={tone} />
          <bdi className="truncate">{item.subject}</bdi>
        </>
      )}
    </span>
    <span className="whitespace-nowrap max-[68rem]:col-start-3 max-[68rem]:row-start-1 max-[68rem]:text-end max-md:row-start-2 max-md:text-xs">
      <span className="font-(--weight-medium)">{dueText}</span>{" "}
      <span className="ms-1 text-ink-3 max-md:hidden">{awayText}</span>
    </span>
    <span className="flex items-center gap-2.5 whitespace-nowrap text-ink-2 max-[68rem]:col-start-3 max-[68rem]:row-start-2 max-[68rem]:justify-end max-md:row-start-1">
      <span
        aria-hidden="true"
        className="h-1.5 w-15 flex-none overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--tone-bar)_18%,var(--surface))] max-md:hidden forced-colors:border"
      >
        <span
          className="block h-full rounded-full bg-(--tone-bar)"
          style={{ width: `${share}%` }}
        />
      </span>
      {progressText}
    </span>
    {isLate && (
      <span className="flex items-center justify-end max-[68rem]:col-start-4 max-[68rem]:row-span-2 max-[68rem]:row-start-1 max-md:col-span-2 max-md:col-start-2 max-md:row-span-1 max-md:row-start-3 max-md:justify-start">
        <Button
          size="sm"
          variant="quiet"
          aria-label={`New date for ${item.title}`}
          onClick={onOpen}
          className="max-md:min-h-11"
        >
          New date
        </Button>
      </span>
    )}
    {verdict !== undefined && !isHandedIn && (
      <span className="flex items-center justify-end whitespace-nowrap max-[68rem]:col-start-4 max-[68rem]:row-span-2 max-[68rem]:row-start-1 max-md:col-span-2 max-md:col-start-2 max-md:row-span-1 max-md:row-start-3 max-md:justify-start">
        <Verdict verdict={verdict} />
      </span>
    )}
  </li>
);

/** What is due next, and the box that takes more of it. */
export const DueWork = ({
  mode,
  onImport,
}: {
  readonly mode: Mode;
  /** Work is to be brought in from elsewhere. */
  readonly onImport: () => void;
}) => {
  const planner = usePlanner();
  const { kept, madeFrom, entered, view } = usePlanState(mode);
  const { items, studied, finished } = useFromPlanner(() => planner.dueWork());
  const progress = useRecords(planner.workspace, "ticks");
  const now = useMoment();
  const id = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const rows = dueRowsOf({
    items,
    studied,
    finished,
    plan: kept ?? {},
    progress,
    planned: new Set(madeFrom?.tasks?.map(({ key }) => key)),
    minutesPerDay: entered.hoursPerDay * 60,
    now,
  });
  const toneOf = (subject: string): Tone => view.colours.get(subject) ?? "indigo";
  return (
    <Sheet className="mb-4 md:mb-6" data-print="hide">
      <section aria-labelledby={id}>
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2.5 py-3 pe-3 ps-4 md:ps-6">
          <h2 id={id} className="text-lg whitespace-nowrap">
            Due work
          </h2>
          <AddWork mode={mode} toneOf={toneOf} />
          <Button variant="quiet" size="sm" onClick={onImport} className="col-start-3 row-start-1">
            Import
          </Button>
          {rows.length === 0 && (
            <p className="col-span-full text-sm text-ink-3 md:col-start-2">
              Nothing due in the next two weeks.
            </p>
          )}
        </div>
        {rows.length > 0 && (
          <ul className="border-t border-line py-1">
            {rows.slice(0, mostRows).map((row) => (
              <Row
                key={row.item.id}
                row={row}
                tone={toneOf(row.item.subject || row.item.title)}
                onOpen={() => setOpened(row.item.id)}
                onHandedIn={(isHandedIn) =>
                  isHandedIn ? planner.handIn(row.item) : planner.reopenWork(row.item)
                }
              />
            ))}
          </ul>
        )}
      </section>
      {opened !== null && (
        <Suspense>
          <AssignmentSheet
            id={opened}
            mode={mode}
            toneOf={toneOf}
            onOpen={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Sheet>
  );
};
