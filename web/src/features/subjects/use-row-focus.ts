import { useLayoutEffect, useRef, useState } from "react";

/** Moves the focus to the subject field of a row, also of one that the same change adds. */
export const useRowFocus = () => {
  const listRef = useRef<HTMLUListElement>(null);
  // An object, so that asking twice for the same row focuses it twice.
  const [wanted, setWanted] = useState<{ readonly index: number }>();

  useLayoutEffect(() => {
    if (wanted === undefined) return;
    listRef.current?.children[wanted.index]?.querySelector("input")?.focus();
  }, [wanted]);

  return { listRef, focusRow: (index: number) => setWanted({ index }) };
};
