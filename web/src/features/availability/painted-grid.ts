import type { AvailabilityBlock, AvailabilityGrid, BlockType } from "@smart-planner/planner/model";
import { keyOfCell } from "../../planner-service/keyed-grid.ts";
import { blockLabels } from "./block-types.ts";
import type { WeekCell } from "./week-cell.ts";

export const typeAt = (grid: AvailabilityGrid, cell: WeekCell): BlockType | undefined =>
  grid[keyOfCell(cell)]?.type;

/** `null` clears; the same grid if nothing changes. */
export const withCells = (
  grid: AvailabilityGrid,
  cells: Iterable<WeekCell>,
  type: BlockType | null,
): AvailabilityGrid => {
  const changed: Record<string, AvailabilityBlock> = { ...grid };
  let isChanged = false;
  for (const { day, hour } of cells) {
    const key = keyOfCell({ day, hour });
    if ((changed[key]?.type ?? null) === type) continue;
    isChanged = true;
    if (type === null) delete changed[key];
    else changed[key] = { day, hour, type, label: blockLabels[type] };
  }
  return isChanged ? changed : grid;
};

/** Copies all hours, also empty ones. */
export const withDayCopied = (
  grid: AvailabilityGrid,
  { from, to }: { readonly from: WeekCell["day"]; readonly to: readonly WeekCell["day"][] },
): AvailabilityGrid => {
  const targets = to.filter((day) => day !== from);
  const kept = Object.values(grid).filter(({ day }) => !targets.includes(day));
  const copies = Object.values(grid)
    .filter(({ day }) => day === from)
    .flatMap((block) => targets.map((day) => ({ ...block, day })));
  return Object.fromEntries([...kept, ...copies].map((block) => [keyOfCell(block), block]));
};

export type GridChange = readonly (readonly [string, AvailabilityBlock | undefined])[];

export const changeBetween = (before: AvailabilityGrid, after: AvailabilityGrid): GridChange =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key]?.type !== after[key]?.type)
    .map((key) => [key, before[key]] as const);

/** Undoes a change and keeps hours painted since. */
export const withoutChange = (grid: AvailabilityGrid, change: GridChange): AvailabilityGrid => {
  const restored: Record<string, AvailabilityBlock> = { ...grid };
  for (const [key, block] of change) {
    if (block === undefined) delete restored[key];
    else restored[key] = block;
  }
  return restored;
};
