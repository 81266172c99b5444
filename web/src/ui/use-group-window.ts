import { useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";

/** Up to here everything is rendered, so that find-in-page works. */
const mostRowsInPage = 120;

/** Renders all groups of a short list, the visible ones of a long list, and opens at one. */
export const useGroupWindow = <Scroller extends HTMLElement>({
  count,
  rowCount,
  keyOf,
  heightOf,
  openAt,
}: {
  readonly count: number;
  readonly rowCount: number;
  readonly keyOf: (index: number) => string | number;
  /** Estimated pixels; measured once shown. */
  readonly heightOf: (index: number) => number;
  /** Below 1 opens at the top. */
  readonly openAt: number;
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
