import type { PlanFeed } from "@smart-planner/contract";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { ApiResult } from "../../platform/api.ts";
import { usePlatform } from "../../platform/platform.ts";
import { createCalendarsApi } from "./calendars-api.ts";

type State =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "known"; readonly feed: PlanFeed | null };

type Shown = Pick<PlanFeed, "detail" | "alarm">;

/** The feed's address and settings, and what its owner can do with them. */
export const useFeed = () => {
  const { api, clock } = usePlatform();
  const server = useMemo(() => createCalendarsApi(api), [api]);
  const [state, setState] = useState<State>({ kind: "loading" });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [loads, setLoads] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: refetched on request
  useEffect(() => {
    let isGone = false;
    void server.list().then((listed) => {
      if (isGone) return;
      setState(
        listed.ok
          ? { kind: "known", feed: listed.value.feed }
          : { kind: "failed", message: listed.message },
      );
    });
    return () => {
      isGone = true;
    };
  }, [server, loads]);

  const during = useCallback(async (work: () => Promise<ApiResult<{ feed: PlanFeed | null }>>) => {
    setBusy(true);
    setProblem(null);
    const result = await work();
    setBusy(false);
    if (result.ok) setState({ kind: "known", feed: result.value.feed });
    else setProblem(result.message);
  }, []);

  const settings = (shown: Shown) => ({ ...shown, timeZone: clock.timeZone() });
  return {
    state,
    isBusy,
    problem,
    load: () => {
      setState({ kind: "loading" });
      setLoads((before) => before + 1);
    },
    make: (shown: Shown) => during(() => server.makeFeed(settings(shown))),
    show: (shown: Shown) => during(() => server.changeFeed(settings(shown))),
    end: () => during(() => server.endFeed()),
  };
};
