import { useEffect, useRef } from "react";
import type { Moment } from "../../platform/clock.ts";
import { htmlDocument } from "../../platform/html-document.ts";
import { usePlatform } from "../../platform/platform.ts";
import { minutesBetween } from "./calendar-words.ts";
import type { Calendars } from "./use-calendars.ts";

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
    const look = async () => {
      for (const { id, source, record } of latest.current.calendars) {
        if (isGone || !htmlDocument.isInSight()) return;
        if (record.source.kind !== "address" || source === undefined) continue;
        const now = clock.now();
        const isFresh = (at: Moment | undefined) =>
          at !== undefined && minutesBetween(at, now) < olderThanMinutes;
        if (isFresh(clock.momentOf(source.refreshedAt)) || isFresh(tried.current.get(id))) continue;
        tried.current.set(id, now);
        await latest.current.refresh(id);
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
