import { availabilityWords } from "@smart-planner/words/en/availability";
import { dateWords } from "@smart-planner/words/en/dates";
import { useDisplay } from "../../platform/display.ts";
import { useWords } from "../../ui/use-words.ts";
import type { Stroke } from "./use-paint-strokes.ts";
import { isSameCell } from "./week-cell.ts";

/** `Class, Mon to Fri, 8 AM to 4 PM`. */
const useStrokeText = ({ from, to, type }: Stroke): string => {
  const words = useWords(availabilityWords);
  const dates = useWords(dateWords);
  const { showHour, weekdays } = useDisplay();
  const [first = "", last] = weekdays
    .filter((day) => day === from.day || day === to.day)
    .map(dates.shortWeekday);
  return words.stroke(
    type === null ? undefined : words.types[type],
    last === undefined ? first : words.days(first, last),
    showHour(Math.min(from.hour, to.hour)),
    showHour((Math.max(from.hour, to.hour) + 1) % 24),
  );
};

/** Shows the hours that a drag will paint. */
export const StrokeTip = ({ stroke }: { readonly stroke: Stroke }) => {
  const { from, to } = stroke;
  const { weekdays } = useDisplay();
  const text = useStrokeText(stroke);
  const column = weekdays.indexOf(to.day);
  if (isSameCell(from, to)) return null;
  return (
    <span
      aria-hidden="true"
      style={{
        top: `calc(var(--day-names-h) + ${to.hour} * var(--cell-h) + 6px)`,
        ...(column < 3
          ? { insetInlineStart: `calc(var(--hour-names-w) + ${column} * var(--cell-w) + 6px)` }
          : { insetInlineEnd: `calc(${6 - column} * var(--cell-w) + 6px)` }),
      }}
      className="pointer-events-none absolute z-2 rounded-[7px] bg-ink px-2 py-1.5 text-xs leading-none font-(--weight-medium) whitespace-nowrap text-paper shadow-pop"
    >
      {text}
    </span>
  );
};
