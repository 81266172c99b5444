import type { CalendarEvent, Place } from "@smart-planner/planner/plan";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";

const partOfDay = (minute: number): string => {
  if (minute < 12 * 60) return "this morning";
  return minute < 17 * 60 ? "this afternoon" : "earlier today";
};

/** Once every open session of today is past: all of them from now on in one press, or less of them. */
export const LateToday = ({
  sessions,
  places,
  onMove,
  onLessTime,
}: {
  readonly sessions: readonly CalendarEvent[];
  /** One for each session; nothing where the day is too short. */
  readonly places: readonly Place[] | undefined;
  readonly onMove: (places: readonly Place[]) => void;
  readonly onLessTime: () => void;
}) => {
  const { showTime } = useDisplay();
  const [first, last] = [places?.[0], places?.at(-1)];
  if (places === undefined || first === undefined || last === undefined)
    return (
      <>
        <p>Too late for all of it.</p>
        <Button size="sm" className="max-md:min-h-11" onClick={onLessTime}>
          Less time today
        </Button>
      </>
    );
  const start = showTime(first.start);
  return (
    <>
      <p>{`Planned for ${partOfDay(sessions[0]?.startMinute ?? 0)}. Start at ${start} and you finish at ${showTime(last.start + last.minutes)}.`}</p>
      <Button size="sm" className="max-md:min-h-11" onClick={() => onMove(places)}>
        Move today to {start}
      </Button>
    </>
  );
};
