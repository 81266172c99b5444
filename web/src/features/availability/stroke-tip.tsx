import { weekdayNames } from "@smart-planner/planner/time";
import { blockLabels } from "./block-types.ts";
import type { Stroke } from "./use-paint-strokes.ts";
import { hourNameOf, isSameCell } from "./week-cell.ts";

/** `Class, Mon to Fri, 8 AM to 4 PM`. */
const strokeText = ({ from, to, type }: Stroke): string => {
  const [first, last] = [Math.min(from.day, to.day), Math.max(from.day, to.day)].map((day) =>
    weekdayNames[day]?.slice(0, 3),
  );
  const start = hourNameOf(Math.min(from.hour, to.hour));
  const end = hourNameOf((Math.max(from.hour, to.hour) + 1) % 24);
  const days = first === last ? first : `${first} to ${last}`;
  return `${type === null ? "Clear" : blockLabels[type]}, ${days}, ${start} to ${end}`;
};

/** Shows what a drag will paint. */
export const StrokeTip = ({ stroke }: { readonly stroke: Stroke }) => {
  const { from, to } = stroke;
  if (isSameCell(from, to)) return null;
  return (
    <span
      aria-hidden="true"
      style={{
        top: `calc(var(--day-names-h) + ${to.hour} * var(--cell-h) + 6px)`,
        ...(to.day < 3
          ? { insetInlineStart: `calc(var(--hour-names-w) + ${to.day} * var(--cell-w) + 6px)` }
          : { insetInlineEnd: `calc(${6 - to.day} * var(--cell-w) + 6px)` }),
      }}
      className="pointer-events-none absolute z-2 rounded-[7px] bg-ink px-2 py-1.5 text-xs leading-none font-(--weight-medium) whitespace-nowrap text-paper shadow-pop"
    >
      {strokeText(stroke)}
    </span>
  );
};
