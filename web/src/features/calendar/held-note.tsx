import type { Place } from "@smart-planner/planner/plan";
import { Ban } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useDisplay } from "../../platform/display.ts";
import { type HoursShown, standsAt } from "./visible-hours.ts";

/** The offset that fits a range between two edges. */
const intoRoom = (from: number, to: number, least: number, most: number): number =>
  Math.max(Math.min(0, most - to), least - from);

const roomPx = 4;

/** The height of the bar and its scroll padding. */
const barPx = ({ ownerDocument }: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(ownerDocument.documentElement).scrollPaddingTop) || 0;

interface Shift {
  readonly across: number;
  readonly down: number;
}

const unshifted: Shift = { across: 0, down: 0 };

/** Beyond the edges of the calendar it would be cut off, and beneath the bar covered. */
const shiftIntoSight = (note: HTMLElement, last: Shift, below: number): Shift => {
  const room = note.closest("section")?.getBoundingClientRect();
  if (room === undefined) return unshifted;
  const { left, right, top, height } = note.getBoundingClientRect();
  const least = { x: room.left + roomPx, y: Math.max(room.top, barPx(note)) + roomPx };
  const most = room.right - roomPx;
  return {
    across: intoRoom(left - last.across, right - last.across, least.x, most),
    down: top - last.down < least.y ? height + below : 0,
  };
};

/** The note of a drag: the time, and the rules it breaks. Above the session, else below. */
export const HeldNote = ({
  place,
  text,
  isAgainst,
  hours,
}: {
  readonly place: Place;
  readonly text: string;
  readonly isAgainst: boolean;
  readonly hours: HoursShown;
}) => {
  const { start, minutes } = place;
  const { showTime } = useDisplay();
  const note = useRef<HTMLDivElement>(null);
  const shift = useRef(unshifted);
  useLayoutEffect(() => {
    const column = note.current?.closest<HTMLElement>("[data-day]");
    if (!note.current || !column) return;
    const hour = column.offsetHeight / (hours.to - hours.from);
    shift.current = shiftIntoSight(note.current, shift.current, (minutes / 60) * hour + 12);
    const { across, down } = shift.current;
    note.current.style.translate = `calc(-50% + ${across}px) calc(-100% + ${down}px)`;
  });
  return (
    <div
      ref={note}
      aria-hidden="true"
      style={{ top: standsAt(place, hours).top }}
      className="pointer-events-none absolute start-1/2 z-8 -mt-1.5 flex w-max max-w-[min(18rem,calc(100vw-1rem))] translate-x-[calc(-50%*var(--forward))] -translate-y-full items-center gap-1.75 rounded-[9px] bg-ink px-2.75 py-1.75 text-xs leading-tight font-(--weight-medium) text-surface tabular-nums shadow-lift forced-colors:border"
    >
      {isAgainst && <Ban className="size-3.75 flex-none" />}
      {text === "" ? `${showTime(start)} – ${showTime(start + minutes)}` : text}
    </div>
  );
};
