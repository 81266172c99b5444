/** Whether the page is read from the right. */
const isRightToLeft = (): boolean => document.documentElement.dir === "rtl";

const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
};

/** The key by reading direction: read from the right, Arrow Left goes forward. */
export const readingKey = (key: string): string => (isRightToLeft() ? (mirrored[key] ?? key) : key);

/** Distance from the inline-start edge of a box. */
export const acrossOf = (
  { left, right }: Pick<DOMRect, "left" | "right">,
  clientX: number,
): number => (isRightToLeft() ? right - clientX : clientX - left);

/** Distance from the scroller's inline-start edge, unscrolled. */
export const startIn = (scroller: HTMLElement, part: HTMLElement): number =>
  isRightToLeft() ? scroller.clientWidth - part.offsetLeft - part.offsetWidth : part.offsetLeft;

export const scrollAcross = (scroller: HTMLElement, to: number): void => {
  scroller.scrollLeft = isRightToLeft() ? -to : to;
};
