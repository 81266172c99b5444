import type { Mode } from "@smart-planner/contract";
import { daysBetween } from "@smart-planner/planner/time";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { memo, type ReactNode, useEffect, useState } from "react";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import type { WorkChance } from "../../planner-service/chances.ts";
import { useIsNarrow } from "../../platform/use-media.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Popover } from "../../ui/popover.tsx";
import { useWords } from "../../ui/use-words.ts";

const Strokes = ({
  tenths,
  isWide,
}: {
  readonly tenths: number | undefined;
  readonly isWide: boolean;
}) => (
  <span
    aria-hidden="true"
    className={classNames("inline-flex", isWide ? "mt-3 w-full gap-1" : "gap-0.5")}
  >
    {Array.from({ length: 10 }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: ten strokes in a row
        key={index}
        className={classNames(
          "rounded-xs forced-color-adjust-none",
          isWide ? "h-2 flex-1" : "h-3 w-1",
          tenths === undefined
            ? "inset-ring inset-ring-line-strong"
            : index < tenths
              ? "bg-pen"
              : "bg-line-strong",
        )}
      />
    ))}
  </span>
);

const Reason = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-2 py-1">
    <dt className="text-ink-2">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}.`;

/** Its chance to be done in time; a press shows its basis and what raises it. */
const ChanceButton = ({
  chance,
  mode,
  isLine,
}: {
  readonly chance: WorkChance;
  readonly mode: Mode;
  readonly isLine: boolean;
}) => {
  const words = useWords(dueWorkWords);
  const planner = usePlanner();
  const { today } = usePlanState(mode);
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const { shown, name, due, leftMinutes, plannedMinutes, kept, pace, pieces, raise } = chance;
  const tenths = shown.kind === "known" ? shown.tenths : undefined;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      isSheet={isNarrow}
      title={name}
      trigger={{
        className: classNames(
          "-mx-2 rounded-control px-2 text-start text-sm hover:bg-hover",
          isLine
            ? "flex min-h-6 flex-wrap items-center gap-x-2 max-md:min-h-11"
            : "grid min-h-11 content-center justify-items-start",
        ),
        children: (
          <>
            <bdi className="sr-only">{name}: </bdi>
            <span className="inline-flex flex-wrap items-center gap-x-2">
              <Strokes tenths={tenths} isWide={false} />
              <b className="font-(--weight-semi) whitespace-nowrap">
                {shown.kind === "known" ? words.inTen(shown.tenths) : words.notKnown}
              </b>
            </span>
            <span
              className={classNames(
                "text-xs text-ink-2",
                isLine && shown.kind === "known" && "max-md:sr-only",
              )}
            >
              {shown.kind === "known"
                ? words.chances[shown.word]
                : words.moreToFinish(shown.missing)}
            </span>
          </>
        ),
      }}
    >
      <p className="text-sm text-ink-2">{words.dayAndAway(due, daysBetween(today, due))}</p>
      <Strokes tenths={tenths} isWide />
      <p className="mt-2">
        {shown.kind === "known" ? (
          <>
            {words.inTime(
              (text) => (
                <b key="tenths" className="font-(--weight-semi)">
                  {text}
                </b>
              ),
              shown.tenths,
            )}
            <span className="text-ink-2">{capital(words.chances[shown.word])}</span>
          </>
        ) : (
          words.finishMore(shown.missing)
        )}
      </p>
      <dl className="mt-3 border-t border-line pt-2 text-sm">
        <Reason name={words.leftToDo}>{words.leftAndPlanned(leftMinutes, plannedMinutes)}</Reason>
        {kept.planned > 0 && (
          <Reason name={words.youKeep}>{words.keptOf(kept.done, kept.planned)}</Reason>
        )}
        {pieces > 0 && <Reason name={words.takesYou}>{words.timesAsLong(pace)}</Reason>}
      </dl>
      {raise !== undefined && (
        <Button
          className="mt-3 w-full justify-between! max-md:min-h-11"
          onClick={() => {
            setOpen(false);
            void planner.update(raise.request);
          }}
        >
          <span>{words.makeNine}</span>
          <span className="font-(--weight-regular) text-ink-2">
            {words.moreAWeek(raise.minutesAWeek)}
          </span>
        </Button>
      )}
      <p className="mt-3 text-xs text-ink-2">{words.fromFinished(pieces)}</p>
    </Popover>
  );
};

/** The chance of one piece of work, if there is one. */
export const Chance = memo(
  ({
    mode,
    id,
    isLine = false,
  }: {
    readonly mode: Mode;
    readonly id: string;
    /** All of it beside each other. */
    readonly isLine?: boolean;
  }) => {
    const planner = usePlanner();
    const chance = useFromPlanner(() => planner.chances(mode).get(id));
    const tenths = chance?.shown.kind === "known" ? chance.shown.tenths : undefined;
    // biome-ignore lint/correctness/useExhaustiveDependencies: stores each chance that is shown
    useEffect(() => planner.noteChances(mode), [planner, mode, tenths]);
    return chance === undefined ? null : (
      <ChanceButton chance={chance} mode={mode} isLine={isLine} />
    );
  },
);

/** How often likely work was done. */
export const ChanceAccount = () => {
  const words = useWords(dueWorkWords);
  const planner = usePlanner();
  const outcomes = useFromPlanner(() => planner.workspace.records("chances"));
  // No chance may have been shown since the last exam.
  useEffect(() => planner.noteChances("advanced"), [planner]);
  const likely = Object.values(outcomes).filter(
    ({ first, isDone }) => first >= 8 && isDone !== undefined,
  );
  const done = likely.filter(({ isDone }) => isDone === true).length;
  return likely.length === 0 ? null : (
    <p className="mt-4 text-sm text-ink-2">{words.cameTrue(likely.length, done)}</p>
  );
};
