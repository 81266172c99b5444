/** Whether the page is read from right to left. */
const isRightToLeft = (): boolean => document.documentElement.dir === "rtl";

const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
};

/** A key as it reads: Arrow Right goes forward, and where forward is to the left, Arrow Left does. */
export const readingKey = (key: string): string => (isRightToLeft() ? (mirrored[key] ?? key) : key);

/** How far a point lies from the edge of a box at which reading begins. */
export const acrossOf = (
  { left, right }: Pick<DOMRect, "left" | "right">,
  clientX: number,
): number => (isRightToLeft() ? right - clientX : clientX - left);

/** How far a part lies from the edge of its scroller at which reading begins, when nothing is scrolled. */
export const startIn = (scroller: HTMLElement, part: HTMLElement): number =>
  isRightToLeft() ? scroller.clientWidth - part.offsetLeft - part.offsetWidth : part.offsetLeft;

export const scrollAcross = (scroller: HTMLElement, to: number): void => {
  scroller.scrollLeft = isRightToLeft() ? -to : to;
};
