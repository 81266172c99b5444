import type { Display } from "@smart-planner/contract";
import { weekdayNames } from "@smart-planner/planner/time";
import { useDisplay } from "../../platform/display.ts";
import { blockLabels } from "./block-types.ts";
import type { Stroke } from "./use-paint-strokes.ts";
import { isSameCell } from "./week-cell.ts";

/** `Class, Mon to Fri, 8 AM to 4 PM`. */
const strokeText = ({ from, to, type }: Stroke, { showHour, weekdays }: Display): string => {
  const [first, last] = weekdays
    .filter((day) => day === from.day || day === to.day)
    .map((day) => weekdayNames[day].slice(0, 3));
  const start = showHour(Math.min(from.hour, to.hour));
  const end = showHour((Math.max(from.hour, to.hour) + 1) % 24);
  const days = last === undefined ? first : `${first} to ${last}`;
  return `${type === null ? "Clear" : blockLabels[type]}, ${days}, ${start} to ${end}`;
};

/** Shows what a drag will paint. */
export const StrokeTip = ({ stroke }: { readonly stroke: Stroke }) => {
  const { from, to } = stroke;
  const display = useDisplay();
  const column = display.weekdays.indexOf(to.day);
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
      {strokeText(stroke, display)}
    </span>
  );
};
