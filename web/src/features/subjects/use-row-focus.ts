import { useFocusAfter } from "../../ui/use-focus-after.ts";

/** Moves the focus to the subject field of a row, also of one that the same change adds. */
export const useRowFocus = () => {
  const { area, focusOn } = useFocusAfter<HTMLUListElement>();
  return {
    listRef: area,
    focusRow: (index: number) => focusOn(`:scope > :nth-child(${index + 1}) input`),
  };
};
