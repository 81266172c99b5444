import type { CalendarSource } from "@smart-planner/contract";
import { useCallback, useEffect, useMemo, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { createCalendarsApi } from "./calendars-api.ts";

/** Calendars by address on the server; none without an account. */
export const useCalendarSources = ({ isDemo }: { readonly isDemo: boolean }) => {
  const { api, clock } = usePlatform();
  const server = useMemo(() => createCalendarsApi(api), [api]);
  const [sources, setSources] = useState<readonly CalendarSource[] | null>(null);

  useEffect(() => {
    if (isDemo) return;
    let isGone = false;
    void server.list().then((listed) => {
      if (isGone || !listed.ok) return;
      setSources(listed.value.sources);
      const { feed } = listed.value;
      // Plans use wall-clock time: a traveller's feed changes its zone.
      if (feed !== null && feed.timeZone !== clock.timeZone())
        void server.changeFeed({ ...feed, timeZone: clock.timeZone() });
    });
    return () => {
      isGone = true;
    };
  }, [server, clock, isDemo]);

  const note = useCallback(
    (source: CalendarSource) =>
      setSources((before) => [...(before ?? []).filter(({ id }) => id !== source.id), source]),
    [],
  );
  const drop = useCallback(
    (id: string) => setSources((before) => before?.filter((source) => source.id !== id) ?? null),
    [],
  );
  return { server, sources, note, drop };
};
