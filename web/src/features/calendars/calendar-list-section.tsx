import { calendarsWords } from "@smart-planner/words/en/calendars";
import type { ReactNode } from "react";
import { Block } from "../../ui/block.tsx";
import { useWords } from "../../ui/use-words.ts";
import { CalendarRow } from "./calendar-row.tsx";
import { useCalendars } from "./use-calendars.ts";

/** The calendars in short, on the account page. */
export const CalendarListSection = ({
  isDemo,
  manage,
}: {
  readonly isDemo: boolean;
  /** The way to where calendars are added and removed. */
  readonly manage: ReactNode;
}) => {
  const words = useWords(calendarsWords);
  const calendars = useCalendars(isDemo);
  return (
    <Block heading={words.calendars} aside={manage}>
      {calendars.calendars.length === 0 ? (
        <p className="text-sm text-ink-3">{words.noCalendars}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {calendars.calendars.map((calendar) => (
            <CalendarRow key={calendar.id} calendar={calendar} calendars={calendars} />
          ))}
        </ul>
      )}
    </Block>
  );
};
