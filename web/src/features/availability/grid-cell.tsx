import type { BlockType, Weekday } from "@smart-planner/planner/model";
import { availabilityWords } from "@smart-planner/words/en/availability";
import { dateWords } from "@smart-planner/words/en/dates";
import { memo } from "react";
import { useDisplay } from "../../platform/display.ts";
import { classNames } from "../../ui/class-names.ts";
import { useWords } from "../../ui/use-words.ts";

export interface GridCellProps {
  readonly day: Weekday;
  readonly hour: number;
  readonly type: BlockType | undefined;
  /** Start and end of a run of one type, drawn as one block. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isTabStop: boolean;
  /** Blocked without being painted. */
  readonly also: string | undefined;
}

/** Memoised: a drag renders only the cells that change. */
export const GridCell = memo(
  ({ day, hour, type, isFirst, isLast, isTabStop, also }: GridCellProps) => {
    const words = useWords(availabilityWords);
    const dates = useWords(dateWords);
    const { showHour } = useDisplay();
    const block = type === undefined ? undefined : words.types[type];
    return (
      <td
        data-cell={`${day}-${hour}`}
        data-day={day}
        data-hour={hour}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={words.cell(dates.weekday(day), showHour(hour), block)}
        title={also}
        className="relative h-(--cell-h) min-w-(--cell-w) cursor-cell border-s border-b border-line last:border-e hover:bg-hover focus-visible:z-3 focus-visible:-outline-offset-1"
      >
        {type !== undefined && (
          <span
            data-block={type}
            className={classNames(
              "block-fill pointer-events-none absolute inset-x-0.5 -bottom-px px-1.5 text-[0.6875rem] leading-[1.2] font-(--weight-semi)",
              isFirst ? "top-0.5 rounded-t-[7px] pt-1.25" : "top-0",
              isLast ? "bottom-px rounded-b-[7px]" : "block-joint",
            )}
          >
            {isFirst && block}
          </span>
        )}
      </td>
    );
  },
);
