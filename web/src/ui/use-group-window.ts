import { useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";

/** Renders only the groups in sight of a scroll area, and opens at one of them. */
export const useGroupWindow = <Scroller extends HTMLElement>({
  count,
  keyOf,
  heightOf,
  openAt,
}: {
  readonly count: number;
  readonly keyOf: (index: number) => string | number;
  /** An estimate in pixels; the real height is measured once a group is shown. */
  readonly heightOf: (index: number) => number;
  /** The group to open at; below 1 opens at the top. */
  readonly openAt: number;
}) => {
  const scroller = useRef<Scroller>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: 2,
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
