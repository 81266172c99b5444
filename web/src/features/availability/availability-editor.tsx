import type { BlockType, AvailabilityGrid as Grid } from "@smart-planner/planner/model";
import { weekdays } from "@smart-planner/planner/time";
import { availabilityWords } from "@smart-planner/words/en/availability";
import { dateWords } from "@smart-planner/words/en/dates";
import { Eraser, MousePointerClick, Undo2 } from "lucide-react";
import { type FocusEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { AvailabilityGrid } from "./availability-grid.tsx";
import { BlockTypePicker } from "./block-type-picker.tsx";
import { CopyDay } from "./copy-day.tsx";
import { typeAt, withDayCopied } from "./painted-grid.ts";
import type { GridHistory } from "./use-grid-history.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { usePaintStrokes } from "./use-paint-strokes.ts";
import { firstShownHour, type WeekCell } from "./week-cell.ts";
import { hoursByType, shownWeekTimes, type WeekSources, weekTimesOf } from "./week-times.ts";

const cellOf = ({ target }: { readonly target: EventTarget }): WeekCell | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  const day = weekdays[Number(element?.dataset.day)];
  return day === undefined ? undefined : { day, hour: Number(element?.dataset.hour) };
};

export const AvailabilityEditor = ({
  grid,
  commitments,
  dated,
  sleepSchedule,
  history,
}: WeekSources & {
  readonly grid: Grid;
  readonly history: GridHistory;
}) => {
  const words = useWords(availabilityWords);
  const dates = useWords(dateWords);
  const area = useRef<HTMLTableElement>(null);
  const display = useDisplay();
  const scroller = useRef<HTMLDivElement>(null);
  const [type, setType] = useState<BlockType>("class");
  const times = useMemo(
    () => weekTimesOf({ commitments, dated, sleepSchedule }),
    [commitments, dated, sleepSchedule],
  );
  const strokes = usePaintStrokes({ area, grid, type, onPaint: history.change });
  const keys = useGridKeys({
    area,
    grid,
    type,
    onPaint: history.change,
    onUndo: history.undo,
    onEscape: strokes.cancel,
  });
  const shown = strokes.shown?.after ?? grid;
  const shownTimes = useMemo(() => shownWeekTimes(times, shown), [times, shown]);
  const hours = useMemo(() => hoursByType(shown, times), [shown, times]);
  const activeType = typeAt(grid, keys.active);

  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const open = (): boolean => {
      const { offsetHeight = 0 } = box.querySelector<HTMLElement>("[data-cell]") ?? {};
      box.scrollTop = firstShownHour * offsetHeight;
      return offsetHeight > 0;
    };
    if (open()) return;
    // In a folded step it has no height until it is seen.
    const seen = new ResizeObserver(() => open() && seen.disconnect());
    seen.observe(box);
    return () => seen.disconnect();
  }, []);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 wide:grid-cols-[auto_minmax(0,1fr)]">
      <div className="wide:col-span-2">
        <BlockTypePicker value={type} onValueChange={setType} hours={hours} />
      </div>
      <div className="grid gap-4 wide:order-2">
        <p className="flex items-start gap-2 text-sm leading-[1.45] text-ink-2">
          <MousePointerClick aria-hidden="true" className="mt-0.5 size-4 flex-none text-ink-3" />
          <span className="pointer-coarse:hidden">{words.paintByMouse}</span>
          <span className="hidden pointer-coarse:inline">{words.paintByTouch}</span>
        </p>
        <p className="text-sm text-ink-2">{words.paintFree}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<Undo2 />}
            disabled={!history.canUndo}
            focusableWhenDisabled
            onClick={history.undo}
          >
            {words.undo}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<Eraser />}
            disabled={Object.keys(grid).length === 0}
            focusableWhenDisabled
            onClick={() => history.change({})}
          >
            {words.clearAll}
          </Button>
        </div>
        <p className="text-xs text-ink-3 max-md:hidden">{words.byKeyboard}</p>
      </div>
      <div
        ref={scroller}
        className="availability h-[30rem] w-fit max-w-full min-w-0 scroll-ps-(--hour-names-w) scroll-pt-(--day-names-h) overflow-auto overscroll-x-contain rounded-control border border-line max-md:-mx-4 max-md:w-auto max-md:max-w-none max-md:rounded-none max-md:border-x-0"
      >
        <AvailabilityGrid
          ref={area}
          grid={shown}
          times={times}
          shownTimes={shownTimes}
          tabStop={keys.active}
          stroke={strokes.shown}
          {...strokes.handlers}
          onKeyDown={keys.onKeyDown}
          onBlur={keys.onBlur}
          onFocus={(event: FocusEvent) => {
            const cell = cellOf(event);
            if (cell !== undefined) keys.setActive(cell);
          }}
          onClick={(event: MouseEvent) => {
            const cell = cellOf(event);
            // Assistive technology clicks without a pointer.
            if (event.detail === 0 && cell !== undefined) keys.toggle(cell);
          }}
        />
        <p aria-live="polite" className="sr-only">
          {words.cell(
            dates.weekday(keys.active.day),
            display.showHour(keys.active.hour),
            activeType === undefined ? undefined : words.types[activeType],
          )}
        </p>
      </div>
      <div className="wide:order-3 wide:col-span-2">
        <CopyDay onCopy={(copy) => history.change(withDayCopied(grid, copy))} />
      </div>
    </div>
  );
};
