import type { TakenTime } from "@smart-planner/planner/plan";
import { placeWords } from "@smart-planner/words/en/places";
import { takenText } from "@smart-planner/words/session-text";
import { useDisplay } from "../../platform/display.ts";
import { classNames } from "../../ui/class-names.ts";
import { useWords } from "../../ui/use-words.ts";
import { type HoursShown, standsAt } from "./visible-hours.ts";

/** Events already shown, and weekly times: needed during a drag only. */
const quiet: ReadonlySet<TakenTime["kind"]> = new Set(["sleep", "wish", "calendar", "closed"]);

/** Times that are not free, behind the sessions of a day. */
export const TakenTimes = ({
  times,
  hours,
  isHolding,
}: {
  readonly times: readonly TakenTime[];
  readonly hours: HoursShown;
  readonly isHolding: boolean;
}) => {
  const words = useWords(placeWords);
  const { showTime } = useDisplay();
  return times
    .filter(({ kind, end }) => end > hours.from * 60 && (isHolding || !quiet.has(kind)))
    .map(({ by, start, end, kind }) => {
      const name = takenText(words, by, showTime);
      const from = Math.max(start, hours.from * 60);
      return (
        <div
          key={`${name} ${start}`}
          aria-hidden="true"
          title={`${name}, ${showTime(start)} – ${showTime(end)}`}
          style={standsAt({ start: from, minutes: end - from }, hours)}
          className={classNames(
            "pointer-events-none absolute inset-x-0 z-0 overflow-clip ps-2.5 pt-1 text-[0.6875rem] leading-tight font-(--weight-medium) text-ink-3 forced-colors:border forced-colors:border-dotted",
            isHolding ? "stop" : kind === "class" ? "bg-(--busy-bg)" : "busy",
          )}
        >
          <span dir="auto" className="sticky top-13.25 inline-block max-w-full truncate">
            {name}
          </span>
        </div>
      );
    });
};
