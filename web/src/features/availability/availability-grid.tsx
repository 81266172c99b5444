import type { AvailabilityGrid as Grid } from "@smart-planner/planner/model";
import { availabilityWords } from "@smart-planner/words/en/availability";
import { dateWords } from "@smart-planner/words/en/dates";
import type { ComponentProps, Ref } from "react";
import { useDisplay } from "../../platform/display.ts";
import { useWords } from "../../ui/use-words.ts";
import { GridCell } from "./grid-cell.tsx";
import { typeAt } from "./painted-grid.ts";
import { StrokeTip } from "./stroke-tip.tsx";
import type { Stroke } from "./use-paint-strokes.ts";
import { hoursOfDay, isSameCell, type WeekCell } from "./week-cell.ts";
import { alsoAt, WeekTimeBlocks } from "./week-time-blocks.tsx";
import type { WeekTime } from "./week-times.ts";

/** An ARIA grid: seven days across, 24 hours down. */
export const AvailabilityGrid = ({
  ref,
  grid,
  times,
  shownTimes,
  tabStop,
  stroke,
  ...handlers
}: {
  readonly ref: Ref<HTMLTableElement>;
  readonly grid: Grid;
  readonly times: readonly WeekTime[];
  readonly shownTimes: readonly WeekTime[];
  readonly tabStop: WeekCell;
  /** The present stroke. */
  readonly stroke: Stroke | null;
} & Pick<
  ComponentProps<"table">,
  | "onPointerDown"
  | "onPointerMove"
  | "onPointerUp"
  | "onPointerCancel"
  | "onContextMenu"
  | "onKeyDown"
  | "onBlur"
  | "onFocus"
  | "onClick"
>) => {
  const words = useWords(availabilityWords);
  const dates = useWords(dateWords);
  const { showHour, showTime, weekdays } = useDisplay();
  return (
    <div className="relative w-max">
      <table
        {...handlers}
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of cells to paint is a grid
        role="grid"
        aria-label={words.weekly}
        className="w-max table-fixed touch-manipulation border-separate border-spacing-0 select-none"
      >
        <colgroup>
          <col className="w-(--hour-names-w)" />
          <col span={7} className="w-(--cell-w)" />
        </colgroup>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky start-0 top-0 z-4 h-(--day-names-h) border-b border-line-strong bg-surface"
            >
              <span className="sr-only">{words.hour}</span>
            </th>
            {weekdays.map((day) => (
              <th
                key={day}
                scope="col"
                className="sticky top-0 z-3 h-(--day-names-h) border-b border-line-strong bg-surface text-center text-sm font-(--weight-semi) text-ink-2"
              >
                <abbr title={dates.weekday(day)} className="no-underline">
                  {dates.shortWeekday(day)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hoursOfDay.map((hour) => (
            <tr key={hour}>
              <th
                scope="row"
                className="sticky start-0 z-2 h-(--cell-h) bg-surface pe-3 text-end text-2xs font-(--weight-regular) whitespace-nowrap text-ink-3 tabular-nums"
              >
                {showHour(hour)}
              </th>
              {weekdays.map((day) => {
                const type = typeAt(grid, { day, hour });
                return (
                  <GridCell
                    key={day}
                    day={day}
                    hour={hour}
                    type={type}
                    isFirst={typeAt(grid, { day, hour: hour - 1 }) !== type}
                    isLast={typeAt(grid, { day, hour: hour + 1 }) !== type}
                    isTabStop={isSameCell({ day, hour }, tabStop)}
                    also={alsoAt(times, { day, hour }, showTime, words.types)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <WeekTimeBlocks times={shownTimes} />
      {stroke !== null && <StrokeTip stroke={stroke} />}
    </div>
  );
};
