import type { Mode } from "@smart-planner/contract";
import { shortDuration, spokenDuration } from "@smart-planner/planner/progress";
import { dayAndMonth, shortWeekday } from "@smart-planner/planner/time";
import { type ReactNode, useEffect, useState } from "react";
import { useFromPlanner, usePlanner } from "../../planner-hooks/planner-context.tsx";
import type { WorkChance } from "../../planner-service/chances.ts";
import { useIsNarrow } from "../../platform/use-media.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Popover } from "../../ui/popover.tsx";

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

/** How likely it is done in time; a press says what that rests on and what raises it. */
const ChanceButton = ({
  chance,
  isLine,
}: {
  readonly chance: WorkChance;
  readonly isLine: boolean;
}) => {
  const planner = usePlanner();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const { shown, name, due, leftMinutes, plannedMinutes, kept, pace, pieces, raise } = chance;
  const tenths = shown.kind === "known" ? shown.tenths : undefined;
  const more = shown.kind === "known" ? "" : `${shown.missing} more to finish`;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      isSheet={isNarrow}
      title={name}
      trigger={
        <button
          type="button"
          className={classNames(
            "-mx-2 rounded-control px-2 text-start text-sm hover:bg-hover",
            isLine
              ? "flex min-h-6 flex-wrap items-center gap-x-2 max-md:min-h-11"
              : "grid min-h-11 content-center justify-items-start",
          )}
        >
          <span className="sr-only">{name}: </span>
          <span className="inline-flex items-center gap-2 whitespace-nowrap">
            <Strokes tenths={tenths} isWide={false} />
            <b className="font-(--weight-semi)">
              {shown.kind === "known" ? `${shown.tenths} in 10` : shown.text}
            </b>
          </span>
          <span className="text-xs text-ink-2">{shown.kind === "known" ? shown.word : more}</span>
        </button>
      }
    >
      <p className="text-sm text-ink-2">{`${shortWeekday(due)} ${dayAndMonth(due)}`}</p>
      <Strokes tenths={tenths} isWide />
      <p className="mt-2">
        {shown.kind === "known" ? (
          <>
            <b className="font-(--weight-semi)">{shown.tenths} in 10</b> that all of it is done in
            time. <span className="text-ink-2">{capital(shown.word)}</span>
          </>
        ) : (
          `Not known yet. Finish ${shown.missing} more sessions with the timer, and there is a figure.`
        )}
      </p>
      <dl className="mt-3 border-t border-line pt-2 text-sm">
        <Reason name="Left to do">
          {`${spokenDuration(Math.round(leftMinutes))}, and ${plannedMinutes < 1 ? "0 h" : spokenDuration(plannedMinutes)} planned`}
        </Reason>
        {kept.planned > 0 && (
          <Reason name="You keep">{`${kept.done} of ${kept.planned} planned sessions`}</Reason>
        )}
        {pieces > 0 && (
          <Reason name="It takes you">{`${pace.toFixed(1)} times as long as planned`}</Reason>
        )}
      </dl>
      {raise !== undefined && (
        <Button
          className="mt-3 w-full justify-between! max-md:min-h-11"
          onClick={() => {
            setOpen(false);
            void planner.update(raise.request);
          }}
        >
          <span>Make it 9 in 10</span>
          <span className="font-(--weight-regular) text-ink-2">
            {`${shortDuration(raise.minutesAWeek)} more a week`}
          </span>
        </Button>
      )}
      <p className="mt-3 text-xs text-ink-2">
        {`From your own ${pieces} finished ${pieces === 1 ? "piece" : "pieces"} of work.`}
      </p>
    </Popover>
  );
};

/** The chance of one piece of work, where there is one. */
export const Chance = ({
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is kept when it changes
  useEffect(() => planner.noteChances(mode), [planner, mode, tenths]);
  return chance === undefined ? null : <ChanceButton chance={chance} isLine={isLine} />;
};

/** How often what was called likely came true. */
export const ChanceAccount = () => {
  const outcomes = useFromPlanner((planner) => planner.workspace.records("chances"));
  const likely = Object.values(outcomes).filter(
    ({ first, isDone }) => first >= 8 && isDone !== undefined,
  );
  const done = likely.filter(({ isDone }) => isDone === true).length;
  return likely.length === 0 ? null : (
    <p className="mt-4 text-sm text-ink-2">
      {`Of ${likely.length} called likely, ${done} ${done === 1 ? "was" : "were"} done.`}
    </p>
  );
};
