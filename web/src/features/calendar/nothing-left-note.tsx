import type { CalendarDay } from "@smart-planner/planner/model";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { NothingLeft } from "./nothing-left.ts";

/** The note above days without sessions, with a link to the next one. */
export const NothingLeftNote = ({
  text,
  next,
  onNext,
}: NothingLeft & { readonly onNext: (day: CalendarDay) => void }) => {
  const words = useWords(calendarWords);
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      {text}
      {next !== undefined && (
        <Button variant="secondary" size="sm" onClick={() => onNext(next)}>
          {words.nextDay(next)}
        </Button>
      )}
    </p>
  );
};
