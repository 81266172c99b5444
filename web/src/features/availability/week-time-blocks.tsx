import type { ShowClock } from "@smart-planner/planner/time";
import { availabilityWords } from "@smart-planner/words/en/availability";
import { useDisplay } from "../../platform/display.ts";
import { classNames } from "../../ui/class-names.ts";
import { useWords } from "../../ui/use-words.ts";
import type { WeekCell } from "./week-cell.ts";
import type { WeekTime } from "./week-times.ts";

/** Too short for a name. */
const nameMinutes = 25;

/** Commitments and sleep over the grid; pointer events pass through. */
export const WeekTimeBlocks = ({ times }: { readonly times: readonly WeekTime[] }) => {
  const { types } = useWords(availabilityWords);
  const { weekdays } = useDisplay();
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-1">
      {times.map(({ day, start, end, type, name }) => (
        <span
          key={`${day} ${start} ${end} ${name}`}
          data-block={type}
          style={{
            insetInlineStart: `calc(var(--hour-names-w) + ${weekdays.indexOf(day)} * var(--cell-w) + 3px)`,
            top: `calc(var(--day-names-h) + ${start / 60} * var(--cell-h) + 2px)`,
            height: `calc(${(end - start) / 60} * var(--cell-h) - 3px)`,
          }}
          className={classNames(
            "block-fill block-given absolute w-[calc(var(--cell-w)-5px)] overflow-hidden rounded-[7px] px-1.25 text-[0.6875rem] leading-[1.2] font-(--weight-semi)",
            end - start >= 50 ? "pt-1.25" : "pt-px",
          )}
        >
          {end - start >= nameMinutes && (
            <span dir="auto" className="block truncate">
              {name || types[type]}
            </span>
          )}
        </span>
      ))}
    </div>
  );
};

/** `Bus home, 15:15 – 16:00` for each that overlaps the hour. */
export const alsoAt = (
  times: readonly WeekTime[],
  { day, hour }: WeekCell,
  showTime: ShowClock,
  types: typeof availabilityWords.types,
): string | undefined => {
  const here = times.filter(
    (time) => time.day === day && time.start < hour * 60 + 60 && time.end > hour * 60,
  );
  return here.length === 0
    ? undefined
    : here
        .map(
          ({ name, type, start, end }) =>
            `${name || types[type]}, ${showTime(start)} – ${showTime(end)}`,
        )
        .join("; ");
};
