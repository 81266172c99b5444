import { useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";

/** Not measured: a group on paper is not as high as on the screen. */
const whole = { measure: null, height: "auto", above: 0, below: 0 } as const;

/** Up to here all of it is in the page, so that the browser's own search finds it. */
const mostRowsInPage = 120;

/** Renders all groups of a short list, those in sight of a long one, or all on paper, and opens at one. */
export const useGroupWindow = <Scroller extends HTMLElement>({
  count,
  rowCount,
  keyOf,
  heightOf,
  openAt,
  isWhole,
}: {
  readonly count: number;
  /** Of all groups together. */
  readonly rowCount: number;
  readonly keyOf: (index: number) => string | number;
  /** An estimate in pixels; the real height is measured once a group is shown. */
  readonly heightOf: (index: number) => number;
  /** The group to open at; below 1 opens at the top. */
  readonly openAt: number;
  /** Every group, without a scroll area. */
  readonly isWhole: boolean;
}) => {
  const scroller = useRef<Scroller>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: rowCount > mostRowsInPage ? 2 : count,
  });

  const firstKey = count === 0 ? undefined : keyOf(0);
  // Other groups, and not only another place among them: what was in sight is no longer there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first key stands for the groups
  useLayoutEffect(() => {
    virtualizer.scrollToIndex(Math.max(openAt, 0), { align: "start" });
  }, [virtualizer, openAt, firstKey]);

  const leftAt = useRef<number>(null);
  // Without a scroll area there is nothing to scroll: the place in it would be lost.
  useLayoutEffect(() => {
    // As it was last seen: to ask the page would lay every group out as if for the screen.
    if (isWhole) leftAt.current = virtualizer.scrollOffset;
    else if (leftAt.current !== null && scroller.current !== null)
      scroller.current.scrollTop = leftAt.current;
  }, [isWhole, virtualizer]);

  if (isWhole) return { ...whole, scroller, indices: Array.from({ length: count }, (_, at) => at) };
  const shown = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  return {
    scroller,
    indices: shown.map(({ index }) => index),
    measure: virtualizer.measureElement,
    height,
    above: shown[0]?.start ?? 0,
    below: height - (shown.at(-1)?.end ?? 0),
  };
};
