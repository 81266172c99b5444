import { formatClock, type Place } from "@smart-planner/planner";
import { Ban } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { lastHour } from "./visible-hours.ts";

/** How far something goes to lie between two edges; too long, it begins at the first. */
const intoRoom = (from: number, to: number, least: number, most: number): number =>
  Math.max(Math.min(0, most - to), least - from);

const roomPx = 4;

/** What the bar covers of the page, with the room that anything scrolled to keeps from it. */
const barPx = ({ ownerDocument }: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(ownerDocument.documentElement).scrollPaddingTop) || 0;

/** Beyond the edges of the calendar it would be cut off, and beneath the bar covered. */
const keepInSight = (note: HTMLElement, below: number) => {
  note.style.translate = "";
  const room = note.closest("section")?.getBoundingClientRect();
  if (room === undefined) return;
  const { left, right, top, height } = note.getBoundingClientRect();
  const least = { x: room.left + roomPx, y: Math.max(room.top, barPx(note)) + roomPx };
  const most = room.right - roomPx;
  const across = intoRoom(left, right, least.x, most);
  const down = top < least.y ? height + below : 0;
  if (across !== 0 || down !== 0)
    note.style.translate = `calc(-50% + ${across}px) calc(-100% + ${down}px)`;
};

/** What the hand is told: the time, and what stands against it. Above the session, or else below. */
export const HeldNote = ({
  place: { start, minutes },
  text,
  isAgainst,
  firstMinute,
}: {
  readonly place: Place;
  readonly text: string;
  readonly isAgainst: boolean;
  readonly firstMinute: number;
}) => {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const column = note.current?.closest<HTMLElement>("[data-day]");
    if (!note.current || !column) return;
    const hour = column.offsetHeight / (lastHour - firstMinute / 60);
    keepInSight(note.current, (minutes / 60) * hour + 12);
  });
  return (
    <div
      ref={note}
      aria-hidden="true"
      style={{ top: `calc(${(start - firstMinute) / 60} * var(--hour-h) - 0.375rem)` }}
      className="pointer-events-none absolute start-1/2 z-8 flex w-max max-w-[min(18rem,calc(100vw-1rem))] -translate-x-1/2 -translate-y-full items-center gap-1.75 rounded-[9px] bg-ink px-2.75 py-1.75 text-xs leading-tight font-(--weight-medium) text-surface tabular-nums shadow-lift forced-colors:border"
    >
      {isAgainst && <Ban className="size-3.75 flex-none" />}
      {text === "" ? `${formatClock(start)} – ${formatClock(start + minutes)}` : text}
    </div>
  );
};
