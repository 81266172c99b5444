import { mayTakeDay } from "@smart-planner/planner/calendars";
import { useMoment } from "../../platform/use-moment.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Calendars } from "./use-calendars.ts";

/** Whether a whole day in a calendar is taken or only noted: asked once for each calendar. */
export const AllDayQuestion = ({ calendars }: { readonly calendars: Calendars }) => {
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
            Keep them free of study
          </Button>
          <Button variant="quiet" size="sm" onClick={() => answer(false)}>
            They take no time
          </Button>
        </span>
      }
    >
      {`“${asked.record.name}” has all-day events on ${counted(days, "day")}. Are these days taken?`}
    </Notice>
  );
};
