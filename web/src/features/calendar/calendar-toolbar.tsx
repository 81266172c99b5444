import { calendarWords } from "@smart-planner/words/en/calendar";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { memo } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { CalendarView } from "./calendar-range.ts";

const views = ["week", "day"] as const satisfies readonly CalendarView[];

export const CalendarToolbar = memo(
  ({
    title,
    view,
    onViewChange,
    onStep,
    onToday,
  }: {
    readonly title: string;
    readonly view: CalendarView;
    readonly onViewChange: (view: CalendarView) => void;
    /** One view back or forward. */
    readonly onStep: (direction: -1 | 1) => void;
    readonly onToday: () => void;
  }) => {
    const words = useWords(calendarWords);
    return (
      <div className="flex flex-wrap items-center gap-2 max-md:w-full">
        <p
          aria-live="polite"
          className="me-2 font-[560] text-ink-2 tabular-nums max-md:me-0 max-md:w-full"
        >
          {title}
        </p>
        <div className="contents">
          <IconButton
            label={words.previous[view]}
            icon={<ChevronLeft />}
            size="sm"
            bordered
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={words.next[view]}
            icon={<ChevronRight />}
            size="sm"
            bordered
            onClick={() => onStep(1)}
          />
          <Button variant="secondary" size="sm" onClick={onToday}>
            {words.today}
          </Button>
          <SegmentedControl
            label={words.calendarView}
            size="sm"
            segments={views.map((value) => ({ value, label: words.views[value] }))}
            value={view}
            onValueChange={onViewChange}
            className="max-md:ms-auto"
          />
        </div>
      </div>
    );
  },
);
