import type { CalendarColour } from "@smart-planner/contract";
import { classNames } from "../../ui/class-names.ts";
import { toneClass } from "../../ui/tone.ts";

/** A hollow ring is a calendar; a filled square is a subject. */
export const CalendarRing = ({
  colour,
  className,
}: {
  readonly colour: CalendarColour;
  readonly className?: string;
}) => (
  <span
    aria-hidden="true"
    className={classNames(
      "size-3 flex-none rounded-full inset-ring-3 inset-ring-(--tone-bar) forced-colors:border-2",
      toneClass(colour),
      className,
    )}
  />
);
