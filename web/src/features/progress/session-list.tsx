import type { CalendarDay, ProgressMap } from "@smart-planner/planner/model";
import type {
  SessionDay,
  SessionNotes,
  SubjectColour,
  SubjectColours,
} from "@smart-planner/planner/plan";
import { type ListedSession, sessionListOf } from "@smart-planner/planner/progress";
import { dateWords } from "@smart-planner/words/en/dates";
import { progressWords } from "@smart-planner/words/en/progress";
import { topicWords } from "@smart-planner/words/en/topics";
import { noteText } from "@smart-planner/words/session-text";
import { Check } from "lucide-react";
import { memo, type Ref, useId, useMemo } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useGroupWindow } from "../../ui/use-group-window.ts";
import { useWords } from "../../ui/use-words.ts";

const headingHeight = 34;
const sessionHeight = 40;

const dayOf = ({ day }: SessionDay): string => day;
const rowsOf = ({ sessions }: SessionDay): number => sessions.length;

export interface ListedPlan {
  readonly colours: SubjectColours;
  readonly sessionNotes: SessionNotes;
  readonly progress: ProgressMap;
  readonly today: CalendarDay;
  readonly onTick: (key: string, done: boolean) => void;
}

/** Opens at today; a long list renders only visible rows. */
export const SessionList = ({
  days,
  ...plan
}: ListedPlan & { readonly days: readonly SessionDay[] }) => {
  const words = useWords(progressWords);
  const id = useId();
  const planned = useMemo(() => days.filter(({ sessions }) => sessions.length > 0), [days]);
  const { scroller, indices, measure, height, above } = useGroupWindow<HTMLDivElement, SessionDay>({
    groups: planned,
    keyOf: dayOf,
    rowsOf,
    heightOf: (rows) => headingHeight + rows * sessionHeight,
    openAt: planned.findIndex(({ day }) => day >= plan.today),
  });
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 px-4 py-5 max-lg:border-t max-lg:border-line md:px-7 md:py-6"
    >
      <h3 id={id}>{words.sessions}</h3>
      {/* Not a named region: the section around it is one. */}
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, it is a scroll area with a name */}
      <div
        ref={scroller}
        role="group"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard, also before its rows are there
        tabIndex={0}
        className="relative -mx-3 mt-4 -mb-2 max-h-96 overflow-auto px-3 [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]"
      >
        <div style={{ height }} className="relative">
          {/* `top` instead of a transform, which breaks sticky headings. */}
          <div style={{ top: above }} className="absolute inset-x-0">
            {indices.map((index) => {
              const day = planned[index];
              return (
                day !== undefined && (
                  <DayOfSessions
                    key={day.day}
                    ref={measure}
                    index={index}
                    sessions={day}
                    {...plan}
                  />
                )
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
};

const DayOfSessions = memo(
  ({
    ref,
    index,
    sessions,
    colours,
    sessionNotes,
    progress,
    today,
    onTick,
  }: ListedPlan & {
    readonly ref: Ref<HTMLElement>;
    readonly index: number;
    readonly sessions: SessionDay;
  }) => {
    const words = useWords(progressWords);
    const dates = useWords(dateWords);
    const topics = useWords(topicWords);
    const id = useId();
    const [group] = sessionListOf({ days: [sessions], progress, today, sessionNotes });
    if (group === undefined) return null;
    const date = dates.storedDay(group.label, group.day);
    return (
      <section ref={ref} data-index={index} aria-labelledby={id}>
        <h4
          id={id}
          className="sticky top-0 z-1 bg-surface pt-2 pb-1.5 text-xs font-(--weight-semi) text-ink-2 tabular-nums"
        >
          {group.isToday ? (
            <>
              <Mark>{date}</Mark>{" "}
              <span className="ms-1.5 font-(--weight-regular)">{words.today}</span>
            </>
          ) : (
            date
          )}
        </h4>
        <ul className="@container">
          {group.sessions.map((session) => (
            <SessionRow
              key={session.key}
              sessionKey={session.key}
              name={session.name}
              timeText={dates.storedLength(session.timeText, session.minutes)}
              done={session.done}
              note={noteText(topics, session.note)}
              colour={colours.get(session.subject) ?? "violet"}
              onTick={onTick}
            />
          ))}
        </ul>
      </section>
    );
  },
);

const SessionRow = memo(
  ({
    sessionKey,
    name,
    timeText,
    done,
    note,
    colour,
    onTick,
  }: Omit<ListedSession, "key" | "subject" | "minutes" | "note"> & {
    readonly note: string | undefined;
    readonly sessionKey: string;
    readonly colour: SubjectColour;
    readonly onTick: (key: string, done: boolean) => void;
  }) => (
    <li>
      <label className="-mx-2 grid min-h-10 grid-cols-[auto_minmax(0,1fr)_auto] @max-[14rem]:grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-[7px] px-2 py-1 text-sm hover:bg-hover">
        <input
          type="checkbox"
          checked={done}
          onChange={(event) => onTick(sessionKey, event.target.checked)}
          className="check"
        />
        <span className="flex min-w-0 items-center gap-2">
          <ToneDot tone={colour} />
          <span
            dir="auto"
            className={classNames("wrap-anywhere", done && "text-ink-3 line-through")}
          >
            {name}
          </span>
        </span>
        <span className="inline-flex items-center gap-1.5 text-ink-3 tabular-nums @max-[14rem]:col-start-2">
          {done && <Check aria-hidden="true" strokeWidth={2.6} className="size-4 text-success" />}
          {timeText}
        </span>
        {/* After the time: the checkbox name starts with subject and time. */}
        {note !== undefined && (
          <span className="col-start-2 row-start-2 @max-[14rem]:row-start-auto -mt-3 ps-4.5 text-xs text-ink-3">
            {note}
          </span>
        )}
      </label>
    </li>
  ),
);
