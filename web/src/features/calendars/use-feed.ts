import type { PlanFeed } from "@smart-planner/contract";
import { useCallback, useMemo, useState } from "react";
import type { ApiResult } from "../../platform/api.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useLoaded } from "../../ui/use-loaded.tsx";
import { createCalendarsApi } from "./calendars-api.ts";

type Answer = ApiResult<{ readonly feed: PlanFeed | null }>;
type Shown = Pick<PlanFeed, "detail" | "alarm">;

/** The feed's address and settings, and what its owner can do with them. */
export const useFeed = () => {
  const { api, clock } = usePlatform();
  const server = useMemo(() => createCalendarsApi(api), [api]);
  const load = useCallback((): Promise<Answer> => server.list(), [server]);
  const { value, isLoading, failure, take } = useLoaded(load);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const during = async (answer: Promise<Answer>) => {
    setBusy(true);
    setProblem(null);
    const result = await answer;
    setBusy(false);
    if (result.ok) take(result.value);
    else setProblem(result.message);
  };

  const settings = (shown: Shown) => ({ ...shown, timeZone: clock.timeZone() });
  return {
    /** Null if there is none, undefined until it is known. */
    feed: value?.feed,
    isLoading,
    failure,
    isBusy,
    problem,
    make: (shown: Shown) => during(server.makeFeed(settings(shown))),
    show: (shown: Shown) => during(server.changeFeed(settings(shown))),
    end: () => during(server.endFeed()),
  };
};
