import type { AvailabilityGrid } from "@smart-planner/planner/model";
import { useCallback, useState } from "react";
import { changeBetween, type GridChange, withoutChange } from "./painted-grid.ts";

const mostKept = 100;

/** Undo of grid changes while the page is open. */
export const useGridHistory = ({
  grid,
  onGridChange,
}: {
  readonly grid: AvailabilityGrid;
  readonly onGridChange: (grid: AvailabilityGrid) => void;
}) => {
  const [changes, setChanges] = useState<readonly GridChange[]>([]);

  const change = useCallback(
    (after: AvailabilityGrid) => {
      const made = changeBetween(grid, after);
      if (made.length === 0) return;
      setChanges((before) => [...before, made].slice(-mostKept));
      onGridChange(after);
    },
    [grid, onGridChange],
  );

  const undo = () => {
    const last = changes.at(-1);
    if (last === undefined) return;
    setChanges(changes.slice(0, -1));
    onGridChange(withoutChange(grid, last));
  };

  return { change, undo, canUndo: changes.length > 0 };
};

export type GridHistory = ReturnType<typeof useGridHistory>;
