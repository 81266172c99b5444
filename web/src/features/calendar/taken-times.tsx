import { formatClock, type TakenTime } from "@smart-planner/planner";
import { classNames } from "../../ui/class-names.ts";

/** What the week says of itself every day; only a session in the hand needs to be told. */
const isQuiet = ({ name, isWished }: TakenTime): boolean => isWished || /sleep$/i.test(name);

/** Hours that were painted one by one are one time. */
const joined = (times: readonly TakenTime[]): readonly TakenTime[] => {
  const all: TakenTime[] = [];
  for (const time of times.toSorted((one, other) => one.start - other.start)) {
    const last = all.findLast(({ name }) => name === time.name);
    if (last !== undefined && last.end >= time.start)
      all[all.indexOf(last)] = { ...last, end: Math.max(last.end, time.end) };
    else all.push(time);
  }
  return all;
};

/** Times that are not free, behind the sessions of a day. */
export const TakenTimes = ({
  times,
  firstMinute,
  isHolding,
}: {
  readonly times: readonly TakenTime[];
  /** The minute at the top of the grid. */
  readonly firstMinute: number;
  /** A session is in the hand. */
  readonly isHolding: boolean;
}) =>
  joined(times.filter((time) => isHolding || !isQuiet(time)))
    .filter(({ end }) => end > firstMinute)
    .map(({ name, start, end }) => {
      const from = Math.max(start, firstMinute);
      return (
        <div
          key={`${name} ${start}`}
          aria-hidden="true"
          title={`${name}, ${formatClock(start)} – ${formatClock(end)}`}
          style={{
            top: `calc(${(from - firstMinute) / 60} * var(--hour-h))`,
            height: `calc(${(end - from) / 60} * var(--hour-h))`,
          }}
          className={classNames(
            "pointer-events-none absolute inset-x-0 z-0 overflow-clip ps-2.5 pt-1 text-[0.6875rem] leading-tight font-(--weight-medium) text-ink-3 print:hidden",
            isHolding ? "stop" : name === "Class" ? "bg-(--busy-bg)" : "busy",
          )}
        >
          <span dir="auto" className="sticky top-13.25 inline-block max-w-full truncate">
            {name}
          </span>
        </div>
      );
    });
