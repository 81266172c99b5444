import { lastHour } from "./visible-hours.ts";

/** Scrolls to the opening minute and, where the week is wider than the screen, to today. */
export const showOpening = ({
  grid,
  firstHour,
  minute,
}: {
  readonly grid: HTMLElement;
  readonly firstHour: number;
  readonly minute: number;
}) => {
  const today = grid.querySelector<HTMLElement>("[data-today]");
  const column = today ?? grid.querySelector<HTMLElement>("[data-day]");
  if (column === null) return;
  const hourHeight = column.offsetHeight / (lastHour - firstHour);
  grid.scrollTop = (minute / 60 - firstHour) * hourHeight;
  const gutter = grid.querySelector<HTMLElement>("[data-day]")?.offsetLeft ?? 0;
  grid.scrollLeft = column.offsetLeft - gutter;
};
