import { lastHour } from "./visible-hours.ts";

/** Scrolls to the opening minute, now to a third of the height; and where the week is wider than the screen, to today. */
export const showOpening = ({
  grid,
  firstHour,
  minute,
  isNow,
}: {
  readonly grid: HTMLElement;
  readonly firstHour: number;
  readonly minute: number;
  readonly isNow: boolean;
}) => {
  const today = grid.querySelector<HTMLElement>("[data-today]");
  const column = today ?? grid.querySelector<HTMLElement>("[data-day]");
  if (column === null) return;
  const hourHeight = column.offsetHeight / (lastHour - firstHour);
  const above = isNow ? (grid.clientHeight - column.offsetTop) / 3 : 0;
  grid.scrollTop = (minute / 60 - firstHour) * hourHeight - above;
  const gutter = grid.querySelector<HTMLElement>("[data-day]")?.offsetLeft ?? 0;
  grid.scrollLeft = column.offsetLeft - gutter;
};
