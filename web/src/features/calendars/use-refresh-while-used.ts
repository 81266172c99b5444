import { useEffect, useRef } from "react";
import type { Moment } from "../../platform/clock.ts";
import { htmlDocument } from "../../platform/html-document.ts";
import { usePlatform } from "../../platform/platform.ts";
import { minutesBetween } from "./calendar-words.ts";
import type { Calendars, ListedCalendar } from "./use-calendars.ts";

const lookEveryMs = 5 * 60_000;
/** Refreshed within the hour is fresh enough; failures are retried at the same pace. */
const olderThanMinutes = 60;

/** Refreshes calendars while the planner is open and visible, one after the other. */
export const useRefreshWhileUsed = ({ calendars, sources, refresh }: Calendars): void => {
  const { clock } = usePlatform();
  const latest = useRef({ calendars, sources, refresh });
  latest.current = { calendars, sources, refresh };
  const tried = useRef(new Map<string, Moment>());
  const hasSources = sources !== null;

  useEffect(() => {
    if (!hasSources) return;
    let isGone = false;
    const isOld = ({ id, source, record }: ListedCalendar, now: Moment): boolean => {
      if (record.source.kind !== "address" || source === undefined) return false;
      const looked = [clock.momentOf(source.refreshedAt), tried.current.get(id)];
      return looked.every((at) => !at || minutesBetween(at, now) >= olderThanMinutes);
    };
    const look = async () => {
      for (const calendar of latest.current.calendars) {
        if (isGone || !htmlDocument.isInSight()) return;
        const now = clock.now();
        if (!isOld(calendar, now)) continue;
        tried.current.set(calendar.id, now);
        await latest.current.refresh(calendar.id);
      }
    };
    void look();
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [hasSources, clock]);
};
