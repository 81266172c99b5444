import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";

/** Up to here everything is rendered, so that find-in-page works. */
const mostRowsInPage = 120;

/** Renders all groups of a short list, the visible ones of a long list, and opens at one. */
export const useGroupWindow = <Scroller extends HTMLElement, Group>({
  groups,
  keyOf,
  rowsOf,
  heightOf,
  openAt,
}: {
  readonly groups: readonly Group[];
  /** The same function at every render: else all groups are measured again. */
  readonly keyOf: (group: Group) => string;
  readonly rowsOf: (group: Group) => number;
  /** Estimated pixels of so many rows; measured once shown. */
  readonly heightOf: (rows: number) => number;
  /** Below 1 opens at the top. */
  readonly openAt: number;
}) => {
  const scroller = useRef<Scroller>(null);
  const count = groups.length;
  const keyAt = useCallback(
    (index: number) => {
      const group = groups[index];
      return group === undefined ? index : keyOf(group);
    },
    [groups, keyOf],
  );
  const rowCount = useMemo(
    () => groups.reduce((total, group) => total + rowsOf(group), 0),
    [groups, rowsOf],
  );
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const group = groups[index];
      return heightOf(group === undefined ? 1 : rowsOf(group));
    },
    getItemKey: keyAt,
    overscan: rowCount > mostRowsInPage ? 2 : count,
  });

  const firstKey = count === 0 ? undefined : keyAt(0);
  // Other groups, and not only another place among them: visible rows are no longer there.
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
