import { mayTakeDay } from "@smart-planner/planner/calendars";
import { calendarsWords } from "@smart-planner/words/en/calendars";
import { useMoment } from "../../platform/use-moment.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { Calendars } from "./use-calendars.ts";

/** Whether a whole day in a calendar is taken or only noted: asked once for each calendar. */
export const AllDayQuestion = ({ calendars }: { readonly calendars: Calendars }) => {
  const words = useWords(calendarsWords);
  const { day: today } = useMoment();
  const asked = calendars.calendars.find(
    ({ record, events }) =>
      record.countsAsBusy &&
      record.allDayIsBusy === undefined &&
      events.some((event) => mayTakeDay(event) && event.day >= today),
  );
  if (asked === undefined) return null;
  const days = new Set(
    asked.events.flatMap((event) => (mayTakeDay(event) && event.day >= today ? event.day : [])),
  ).size;
  const answer = (allDayIsBusy: boolean) => calendars.change(asked.id, { allDayIsBusy });
  return (
    <Notice
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => answer(true)}>
            {words.keepFree}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => answer(false)}>
            {words.takeNoTime}
          </Button>
        </span>
      }
    >
      {words.allDayQuestion(asked.record.name, days)}
    </Notice>
  );
};
