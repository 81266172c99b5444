import { calendarsWords } from "@smart-planner/words/en/calendars";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";
import { AddCalendar } from "./add-calendar.tsx";
import { AllDayQuestion } from "./all-day-question.tsx";
import { CalendarRow } from "./calendar-row.tsx";
import type { Calendars, ListedCalendar, RemovedCalendar } from "./use-calendars.ts";

/** A removed calendar is forgotten by the server when its Undo is gone. */
const useRemoval = ({ remove, putBack, forget }: Calendars) => {
  const [removed, setRemoved] = useState<RemovedCalendar | null>(null);
  const pending = useRef<RemovedCalendar | null>(null);
  const forgetNow = useRef(forget);
  forgetNow.current = forget;
  const settle = () => {
    if (pending.current !== null) forgetNow.current(pending.current);
    pending.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is left
  useEffect(() => settle, []);
  return {
    removed,
    remove: (calendar: ListedCalendar) => {
      settle();
      pending.current = remove(calendar);
      setRemoved(pending.current);
    },
    undo: () => {
      if (pending.current !== null) putBack(pending.current);
      pending.current = null;
      setRemoved(null);
    },
    close: () => {
      settle();
      setRemoved(null);
    },
  };
};

/** A student's calendars: added, listed, asked about. */
export const CalendarsSection = ({
  calendars,
  isDemo,
}: {
  readonly calendars: Calendars;
  readonly isDemo: boolean;
}) => {
  const words = useWords(calendarsWords);
  const id = useId();
  const removal = useRemoval(calendars);
  return (
    <section aria-label={words.calendars} className="grid gap-4">
      <div>
        <h3 id={id}>{words.yourCalendars}</h3>
        <p className="mt-1 text-sm text-ink-2">{words.readOnly}</p>
      </div>
      <AddCalendar calendars={calendars} isDemo={isDemo} />
      {removal.removed !== null && (
        <Notice
          action={
            <span className="flex gap-2">
              <Button variant="secondary" size="sm" onClick={removal.undo}>
                {words.undo}
              </Button>
              <Button variant="quiet" size="sm" onClick={removal.close}>
                {words.close}
              </Button>
            </span>
          }
        >
          {words.removed(removal.removed.record.name)}
        </Notice>
      )}
      {calendars.calendars.length > 0 && (
        <ul aria-labelledby={id} className="divide-y divide-line rounded-card border border-line">
          {calendars.calendars.map((calendar) => (
            <CalendarRow
              key={calendar.id}
              calendar={calendar}
              calendars={calendars}
              onRemove={removal.remove}
            />
          ))}
        </ul>
      )}
      <AllDayQuestion calendars={calendars} />
    </section>
  );
};
