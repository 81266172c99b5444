import type { Mode } from "@smart-planner/contract";
import { dueRowsOf } from "@smart-planner/planner/due-work";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { ChevronRight } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { Link } from "react-router";
import { useToneOf } from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { classNames } from "../../ui/class-names.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { useWords } from "../../ui/use-words.ts";
import { AddWork } from "./add-work.tsx";
import { dueTextOf } from "./typed-work.ts";
import { useRowInputs } from "./use-row-inputs.ts";
import { WorkRow } from "./work-row.tsx";

const AssignmentSheet = lazy(() => import("./assignment-sheet.tsx"));

const mostRows = 4;

export const DueWork = ({
  mode,
  onImport,
}: {
  readonly mode: Mode;
  /** Work is to be brought in from elsewhere. */
  readonly onImport: () => void;
}) => {
  const words = useWords(dueWorkWords);
  const { showTime } = useDisplay();
  const id = useId();
  const [opened, setOpened] = useState<{ id: string; isOneWeek: boolean } | null>(null);
  const rows = dueRowsOf(useRowInputs(mode));
  const toneOf = useToneOf(mode);
  return (
    <Sheet className="mb-4 md:mb-6">
      <section aria-labelledby={id} className="@container">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center max-md:grid-cols-[minmax(min-content,1fr)_auto] @max-[16rem]:grid-cols-[minmax(0,1fr)] gap-x-5 max-md:gap-x-3 gap-y-2.5 py-3 pe-3 ps-4 md:ps-6">
          <h2 id={id} className="text-lg wrap-break-word md:whitespace-nowrap">
            {words.dueWork}
          </h2>
          <AddWork mode={mode} />
          <span className="col-start-3 row-start-1 flex flex-wrap justify-end max-md:col-start-2 @max-[16rem]:col-start-1 @max-[16rem]:row-start-3">
            <Button variant="quiet" size="sm" onClick={onImport} className="max-md:min-h-11">
              {words.import}
            </Button>
            <Link
              to="/term"
              className={classNames(
                buttonClass({ size: "sm", variant: "quiet" }),
                "max-md:min-h-11",
              )}
            >
              {words.allWork}
              <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
            </Link>
          </span>
          {rows.length === 0 && (
            <p className="col-span-full text-sm text-ink-3 md:col-start-2">{words.nothingDue}</p>
          )}
        </div>
        {rows.length > 0 && (
          <ul className="border-t border-line py-1">
            {rows.slice(0, mostRows).map(({ away, isLate, ...row }) => {
              const { item, due } = row;
              const dueText = isLate
                ? words.wasDue(due.day, -away)
                : dueTextOf(words, due, away, showTime);
              return (
                <WorkRow
                  key={item.id}
                  {...row}
                  title={item.title}
                  subject={item.subject}
                  tone={toneOf(item.subject || item.title)}
                  dateText={dueText}
                  date={
                    <>
                      <span className="font-(--weight-medium)">{dueText}</span>{" "}
                      <span className="ms-1 text-ink-3 max-md:hidden">{words.away(away)}</span>
                    </>
                  }
                  end={
                    isLate && (
                      <Button
                        size="sm"
                        variant="quiet"
                        aria-label={words.newDateFor(item.title)}
                        onClick={() => setOpened({ id: item.id, isOneWeek: true })}
                        className="max-md:min-h-11"
                      >
                        {words.newDate}
                      </Button>
                    )
                  }
                  onOpen={(id) => setOpened({ id, isOneWeek: false })}
                />
              );
            })}
          </ul>
        )}
      </section>
      {opened !== null && (
        <Suspense>
          <AssignmentSheet {...opened} mode={mode} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Sheet>
  );
};
