import type { CalendarEvent as Session } from "@smart-planner/planner/plan";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { dateWords } from "@smart-planner/words/en/dates";
import { placeWords } from "@smart-planner/words/en/places";
import { todayWords } from "@smart-planner/words/en/today";
import { topicWords } from "@smart-planner/words/en/topics";
import { noteText, reasonText } from "@smart-planner/words/session-text";
import { Check, Lock, TriangleAlert, Users } from "lucide-react";
import { memo, useMemo } from "react";
import type { SessionMark } from "../../planner-service/session-mark.ts";
import { useDisplay } from "../../platform/display.ts";
import { classNames } from "../../ui/class-names.ts";
import { toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";
import { type HoursShown, standsAt } from "./visible-hours.ts";

/** Under these lengths an event has room for two tight lines, then for one. */
const tightMinutes = 55;
const shortMinutes = 40;
/** So long it is drawn out with a finger; a shorter one in its menu. */
const gripMinutes = 45;

const shapeOf = (minutes: number): string => {
  // One line: a length without room beside the name wraps below it, out of sight.
  if (minutes < shortMinutes)
    return "flex-wrap content-start items-center py-0 before:h-full [&_b]:text-2xs";
  if (minutes < tightMinutes)
    return "flex-col justify-center pt-px pb-0 leading-[1.16] [&_b]:text-2xs";
  // A note without room goes to a second column, out of sight: else it takes half of the title's height.
  return "flex-col flex-wrap gap-x-2 pt-1.25 pb-0.5 [&>b]:w-full";
};

const lookOf = ({ state, isOwn }: SessionMark): string => {
  if (isOwn)
    return "border-ink-2 bg-surface text-ink shadow-[inset_0_0_0_1.5px_var(--line-control)]";
  if (state === "done")
    return "border-[color-mix(in_oklab,var(--tone-bar)_55%,var(--surface))] bg-[color-mix(in_oklab,var(--tone-bg)_42%,var(--surface))] text-(--tone-fg) [&_b]:font-(--weight-medium) [&_b]:line-through";
  if (state === "missed")
    return "border-transparent bg-surface text-ink-2 outline-1 -outline-offset-1 outline-dashed forced-colors:border-dashed outline-[color-mix(in_oklab,var(--tone-bar)_80%,var(--surface))]";
  if (state === "now")
    return "border-(--tone-bar) bg-(--tone-bg) text-(--tone-fg) shadow-[inset_0_0_0_1.5px_var(--tone-bar)]";
  return "border-(--tone-bar) bg-(--tone-bg) text-(--tone-fg)";
};

/** Read last: the state of the session. */
const stateWord = (
  words: typeof calendarWords,
  { state, isLocked, isOwn }: SessionMark,
): readonly string[] => {
  if (state === "done" || state === "missed") return [words.states[state]];
  if (isOwn) return [words.states.own];
  return isLocked ? [words.states.locked] : [];
};

const hasMarks = ({ state, isLocked, isOwn, broken }: SessionMark): boolean =>
  state === "done" || state === "now" || isLocked || isOwn || broken.length > 0;

/** Beside the name alone, or in one line beside the length as well. */
const roomForMarks = (mark: SessionMark, minutes: number): string => {
  const isNow = mark.state === "now";
  if (!hasMarks(mark)) return "pe-1";
  if (minutes < shortMinutes) return isNow ? "pe-11" : "pe-6";
  return isNow ? "pe-1 [&>b]:pe-10" : "pe-1 [&>b]:pe-5";
};

const canResize = ({ state }: SessionMark): boolean => state !== "done" && state !== "missed";

const Marks = ({
  mark,
  minutes,
  now,
}: {
  readonly mark: SessionMark;
  readonly minutes: number;
  readonly now: string;
}) => {
  const isShort = minutes < shortMinutes;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "flex items-center gap-1 [&_svg]:size-3.25 [&_svg]:stroke-[2.2]",
        "absolute end-1.25",
        isShort ? "inset-y-0" : "top-1",
      )}
    >
      {mark.broken.length > 0 && <TriangleAlert />}
      {mark.isOwn && <Users />}
      {mark.state === "now" && (
        // No text of its own, which the name would have to hold.
        <span
          data-now={now}
          className="rounded-xs bg-hl px-1.25 font-bold text-on-hl after:content-[attr(data-now)]"
        />
      )}
      {mark.state === "done" ? (
        <span className="grid size-3.5 place-items-center rounded-full bg-(--tone-bar) text-surface [&_svg]:size-2.25 [&_svg]:stroke-[4]">
          <Check />
        </span>
      ) : (
        mark.isLocked && <Lock />
      )}
    </span>
  );
};

/** The texts of all events of a day, looked up once. */
export const useEventTexts = () => {
  const words = useWords(calendarWords);
  const dates = useWords(dateWords);
  const places = useWords(placeWords);
  const topics = useWords(topicWords);
  const { now } = useWords(todayWords);
  const { showTime } = useDisplay();
  return useMemo(
    () => ({ words, dates, places, topics, now, showTime }),
    [words, dates, places, topics, now, showTime],
  );
};

export const CalendarEvent = memo(
  ({
    session,
    texts: { words, dates, places, topics, now, showTime },
    mark,
    hours,
    describedBy,
    tabIndex,
    isHeld,
  }: {
    readonly session: Session;
    readonly texts: ReturnType<typeof useEventTexts>;
    readonly mark: SessionMark;
    readonly hours: HoursShown;
    readonly describedBy: string | undefined;
    readonly tabIndex: 0 | -1;
    readonly isHeld: boolean;
  }) => {
    const duration = dates.length(session.minutes);
    const note = noteText(topics, session.note);
    return (
      // The list item is positioned, not the button: a browser recalculates all styles of a button that moves.
      <li
        style={standsAt({ start: session.startMinute, minutes: session.minutes }, hours, 1)}
        className={classNames("absolute inset-x-1 min-h-[24px]", isHeld ? "z-5" : "z-1")}
      >
        <button
          type="button"
          data-session={session.id}
          tabIndex={tabIndex}
          aria-label={[
            // In visual order, so that speech users can name it.
            [session.title, duration, note].filter(Boolean).join(" "),
            `${showTime(session.startMinute)} – ${showTime(session.endMinute)}`,
            ...mark.broken.map((reason) => reasonText(places, reason, showTime)),
            ...stateWord(words, mark),
          ].join(", ")}
          aria-describedby={describedBy}
          className={classNames(
            "group/event relative flex size-full cursor-pointer overflow-hidden rounded-event border-s-4 ps-1.5 text-start text-2xs leading-tight transition-shadow duration-(--dur-1) select-none [-webkit-touch-callout:none]",
            // Only where fingers are: every frame gathers the places that answer to them.
            "any-pointer-coarse:touch-manipulation",
            "hover:shadow-[0_0_0_1.5px_var(--tone-bar)] focus-visible:rounded-event forced-colors:border forced-colors:border-s-4",
            isHeld && "cursor-grabbing opacity-95 shadow-lift",
            toneClass(session.colour),
            lookOf(mark),
            shapeOf(session.minutes),
            roomForMarks(mark, session.minutes),
          )}
        >
          <b dir="auto" className="max-w-full truncate text-xs font-(--weight-semi)">
            {session.title}
          </b>{" "}
          <span
            className={classNames(
              // Cut off by the session around it: a clip of its own would be one more for every frame.
              "tabular-nums",
              // Not at the name: its direction is that of its letters.
              session.minutes < shortMinutes && "ms-1.25 flex-none whitespace-nowrap",
              mark.state === "done" && session.minutes < shortMinutes && "hidden",
            )}
          >
            {duration}
          </span>{" "}
          {note !== undefined && session.minutes >= tightMinutes && (
            <span className="w-full truncate">{note}</span>
          )}
          {hasMarks(mark) && <Marks mark={mark} minutes={session.minutes} now={now} />}
          {canResize(mark) && (
            <span
              data-grip=""
              aria-hidden="true"
              className={classNames(
                // Not there until it is pointed at: a layer of its own for each would be put together with every frame.
                "absolute inset-x-0 bottom-0 hidden h-2.25 cursor-ns-resize place-items-center group-hover/event:grid group-focus-visible/event:grid",
                "after:h-0.75 after:w-6.5 after:rounded-full after:bg-(--tone-bar)",
                // A finger needs more of it, and must still find the rest of the session.
                session.minutes < gripMinutes
                  ? "pointer-coarse:hidden"
                  : "pointer-coarse:grid pointer-coarse:h-4 pointer-coarse:opacity-50",
              )}
            />
          )}
        </button>
      </li>
    );
  },
);
