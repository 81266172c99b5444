import type { CalendarEvent, RibbonSession } from "@smart-planner/planner/plan";
import { dateWords } from "@smart-planner/words/en/dates";
import { todayWords } from "@smart-planner/words/en/today";
import { topicWords } from "@smart-planner/words/en/topics";
import { noteText } from "@smart-planner/words/session-text";
import { Play } from "lucide-react";
import { memo } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Tick } from "../../ui/tick.tsx";
import { toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";

/** One of today's sessions: ticked in place, the current one with Start. */
export const TodayTile = memo(
  ({
    event,
    state,
    hasStart,
    isDayDone,
    onTick,
    onStart,
    onOpen,
  }: RibbonSession & {
    readonly hasStart: boolean;
    /** Nothing is left of the day: a bar with its name says enough. */
    readonly isDayDone: boolean;
    readonly onTick: (session: CalendarEvent, done: boolean) => void;
    readonly onStart: (session: CalendarEvent) => void;
    /** Opens its menu beside the tile. */
    readonly onOpen: (session: CalendarEvent, tile: HTMLElement) => void;
  }) => {
    const words = useWords(todayWords);
    const topics = useWords(topicWords);
    const { length, list } = useWords(dateWords);
    const duration = length(event.minutes);
    const { showTime } = useDisplay();
    const start = showTime(event.startMinute);
    const isDone = state === "done";
    const isNow = state === "now";
    const tick = (className: string) => (
      <Tick
        key="tick"
        label={`${event.title} ${start}`}
        checked={isDone}
        onTick={(done) => onTick(event, done)}
        className={className}
      />
    );
    if (isDayDone)
      return (
        <li
          style={{ flexGrow: event.minutes }}
          className={classNames(
            "grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-1.5 text-xs text-ink-2 max-md:grow-0! md:min-w-24 md:basis-0",
            "before:col-span-full before:h-2.5 before:rounded-full before:bg-(--tone-bar) max-md:before:hidden forced-colors:before:border",
            toneClass(event.colour),
          )}
        >
          {tick("size-4.5! md:size-4!")}
          <div className="grid min-h-11 items-center md:min-h-6">
            <bdi className="wrap-anywhere">{event.title}</bdi>
          </div>
        </li>
      );
    const hasButton = hasStart && !isDone;
    return (
      <li
        style={{ flexGrow: event.minutes * (isNow ? 1.2 : 1) }}
        onContextMenu={(press) => {
          press.preventDefault();
          onOpen(event, press.currentTarget);
        }}
        className={classNames(
          "@container/tile relative flex min-h-13.5 items-center gap-3 overflow-hidden rounded-control py-1.5 ps-4 pe-3 text-(--tone-fg) @max-[16rem]:flex-wrap forced-colors:border",
          "hover:inset-ring-[1.5px] hover:inset-ring-(--tone-bar)",
          "md:min-h-25 md:min-w-34 md:basis-0 md:flex-col md:items-stretch md:gap-px md:py-2.5 md:ps-3.75 md:pe-2.5",
          "before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-(--tone-bar)",
          isDone ? "tile-done" : "bg-(--tone-bg)",
          isNow && "inset-ring-[1.5px] inset-ring-(--tone-bar)",
          toneClass(event.colour),
        )}
      >
        <button
          type="button"
          aria-label={words.options(event.title, start, showTime(event.endMinute), duration)}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onOpen(event, currentTarget)}
          className="absolute inset-0 cursor-pointer rounded-[inherit] -outline-offset-3"
        />
        {tick("z-1 md:absolute md:end-2.5 md:top-2.5")}
        <div className="pointer-events-none relative grid min-w-0 flex-1 md:flex md:flex-col">
          <span className="order-2 flex flex-wrap items-center gap-x-1.5 text-xs font-(--weight-medium) tabular-nums md:order-1 md:min-h-6 md:pe-8">
            {state === "unfinished" ? words.wasAt(start) : start}
            <span className="whitespace-pre md:hidden">
              <span aria-hidden="true">{"·  "}</span>
              {duration}
            </span>
            {isNow && (
              <span className="rounded-xs bg-hl px-1.5 text-2xs font-bold text-on-hl">
                {words.now}
              </span>
            )}
          </span>
          <b
            dir="auto"
            className={classNames(
              "order-1 leading-[1.3] font-(--weight-semi) wrap-anywhere md:order-2 md:pe-1 md:text-[0.90625rem]",
              isDone && "font-(--weight-medium) line-through decoration-[1.5px]",
            )}
          >
            {event.workTitle === undefined ? event.title : event.subject}
            {event.workTitle !== undefined && (
              <span className="font-(--weight-medium) md:hidden">
                {list(["", event.workTitle])}
              </span>
            )}
          </b>
          {event.note !== undefined && (
            <span
              dir="auto"
              className={classNames("order-2 truncate text-xs", hasButton && "md:pe-10")}
            >
              {noteText(topics, event.note)}
            </span>
          )}
          <span className="order-3 text-xs max-md:hidden md:mt-auto md:pt-1">
            {event.workTitle ?? duration}
          </span>
        </div>
        {hasButton && (
          <Button
            variant="primary"
            icon={<Play />}
            aria-label={words.startNamed(event.title)}
            onClick={() => onStart(event)}
            className="z-1 @max-[16rem]:basis-full max-md:min-h-11 md:absolute md:end-2.5 md:bottom-2.5 md:min-h-(--ctl-h-sm) md:@max-[11.5rem]/tile:w-8 md:@max-[11.5rem]/tile:px-0 md:@max-[11.5rem]/tile:[&>svg]:m-0"
          >
            <span className="md:@max-[11.5rem]/tile:hidden">{words.start}</span>
          </Button>
        )}
      </li>
    );
  },
);
