import type { CalendarDay } from "@smart-planner/planner/model";
import type { PlanSession } from "@smart-planner/planner/plan";
import { shortDuration } from "@smart-planner/planner/progress";
import { addDays, partsOf, shortWeekday } from "@smart-planner/planner/time";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";

const shownDays = 7;
/** Height of a day's limit in the picture. */
const limitRem = 6;

const headOf = (day: CalendarDay): string => `${shortWeekday(day)} ${partsOf(day).day}`;

const Row = ({
  name,
  days,
  sessionsOn,
  limitMinutes,
  toneOf,
  numberOf,
  isOpen,
}: {
  readonly name: string;
  readonly days: readonly CalendarDay[];
  readonly sessionsOn: (day: CalendarDay) => readonly PlanSession[];
  readonly limitMinutes: number;
  readonly toneOf: (subject: string) => Tone;
  /** The number of the sentence about a session. */
  readonly numberOf: (key: string) => number | undefined;
  /** Whether a session is shown as not done. */
  readonly isOpen: (key: string) => boolean;
}) => (
  <>
    <span className="self-end pb-1 text-xs font-(--weight-semi) text-ink-2">
      <span className="block pb-8 text-2xs font-(--weight-regular) text-ink-3 max-md:hidden">
        {shortDuration(limitMinutes)}
      </span>
      {name}
    </span>
    {days.map((day) => (
      <div
        key={day}
        style={{ minHeight: `${limitRem}rem` }}
        className="flex flex-col justify-end gap-[3px] border-t-[1.5px] border-b border-t-line-control border-b-line-strong [border-top-style:dashed]"
      >
        {sessionsOn(day).map(({ key, subject, minutes }) => {
          const number = numberOf(key);
          return (
            <div
              key={key}
              style={{ height: `${Math.max((minutes / limitMinutes) * limitRem, 0.9)}rem` }}
              className={classNames(
                "relative flex items-center justify-between gap-1 overflow-hidden rounded-[4px] border-s-3 border-(--tone-bar) px-1 text-[0.6875rem] leading-none",
                toneClass(toneOf(subject)),
                isOpen(key)
                  ? "border-y border-e border-dashed bg-surface text-ink-2"
                  : "bg-(--tone-bg) text-(--tone-fg)",
                number !== undefined && !isOpen(key) && "inset-ring-[1.5px] inset-ring-pen",
              )}
            >
              <span className="truncate max-md:sr-only">{subject}</span>
              {number !== undefined && (
                <span className="grid size-3.5 flex-none place-items-center rounded-full bg-pen text-[0.625rem] font-bold text-on-pen">
                  {number}
                </span>
              )}
            </div>
          );
        })}
      </div>
    ))}
  </>
);

/** Before and after as a picture: block height is time, the dashed line is the day's limit. */
export const WeekPicture = ({
  label,
  first,
  today,
  now,
  new: fresh,
  limitMinutes,
  toneOf,
  numberBefore,
  numberAfter,
  isMissed,
}: {
  readonly label: string;
  readonly first: CalendarDay;
  readonly today: CalendarDay;
  readonly now: ReadonlyMap<CalendarDay, readonly PlanSession[]>;
  readonly new: ReadonlyMap<CalendarDay, readonly PlanSession[]>;
  readonly limitMinutes: number;
  readonly toneOf: (subject: string) => Tone;
  readonly numberBefore: (key: string) => number | undefined;
  readonly numberAfter: (key: string) => number | undefined;
  readonly isMissed: (key: string) => boolean;
}) => {
  const days = Array.from({ length: shownDays }, (_, index) => addDays(first, index));
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-[2.5rem_repeat(7,minmax(0,1fr))] gap-x-1.5 gap-y-3"
    >
      <span />
      {days.map((day) => (
        <span key={day} className="text-center text-xs whitespace-nowrap text-ink-2">
          {day === today ? <Mark>{headOf(day)}</Mark> : headOf(day)}
        </span>
      ))}
      <Row
        name="Now"
        days={days}
        sessionsOn={(day) => now.get(day) ?? []}
        limitMinutes={limitMinutes}
        toneOf={toneOf}
        numberOf={numberBefore}
        isOpen={isMissed}
      />
      <Row
        name="New"
        days={days}
        sessionsOn={(day) => (fresh.get(day) ?? []).filter(({ key }) => !isMissed(key))}
        limitMinutes={limitMinutes}
        toneOf={toneOf}
        numberOf={numberAfter}
        isOpen={() => false}
      />
    </div>
  );
};
