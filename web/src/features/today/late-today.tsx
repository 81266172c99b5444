import type { CalendarEvent, Place } from "@smart-planner/planner/plan";
import { todayWords } from "@smart-planner/words/en/today";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";

const partOfDay = (minute: number) => {
  if (minute < 12 * 60) return "morning";
  return minute < 17 * 60 ? "afternoon" : "earlier";
};

/** Once every open session of today is past: all of them from now on in one press, or less of them. */
export const LateToday = ({
  sessions,
  places,
  onMove,
  onLessTime,
}: {
  readonly sessions: readonly CalendarEvent[];
  /** One for each session; nothing if the day is too short. */
  readonly places: readonly Place[] | undefined;
  readonly onMove: (places: readonly Place[]) => void;
  readonly onLessTime: () => void;
}) => {
  const words = useWords(todayWords);
  const { showTime } = useDisplay();
  const [first, last] = [places?.[0], places?.at(-1)];
  if (places === undefined || first === undefined || last === undefined)
    return (
      <>
        <p>{words.tooLate}</p>
        <Button size="sm" className="max-md:min-h-11" onClick={onLessTime}>
          {words.lessTime}
        </Button>
      </>
    );
  const start = showTime(first.start);
  return (
    <>
      <p>
        {words.plannedEarlier[partOfDay(sessions[0]?.startMinute ?? 0)](
          start,
          showTime(last.start + last.minutes),
        )}
      </p>
      <Button size="sm" className="max-md:min-h-11" onClick={() => onMove(places)}>
        {words.moveToday(start)}
      </Button>
    </>
  );
};
