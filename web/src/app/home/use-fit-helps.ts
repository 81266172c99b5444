import { useEffect, useEffectEvent, useState } from "react";
import type { UpdateHelp } from "../../features/plan-update/update-offer.ts";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";
import type { PlanUpdating } from "./use-plan-update.ts";

interface Found {
  readonly kept: AdvancedPlanState["kept"];
  readonly entered: AdvancedPlanState["form"]["entered"];
  /** Nothing where a plan made again would have room for all of it. */
  readonly helps: readonly UpdateHelp[] | undefined;
}

/** What would help a plan that is short, by the preview that a press opens; null while it is tried. */
export const useFitHelps = ({
  advanced,
  update,
  isShort,
}: {
  readonly advanced: AdvancedPlanState;
  readonly update: PlanUpdating;
  readonly isShort: boolean;
}): readonly UpdateHelp[] | null | undefined => {
  const {
    kept,
    source,
    form: { entered },
  } = advanced;
  const [found, setFound] = useState<Found | null>(null);
  const isAsked = isShort && source !== null;

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (source === null) return undefined;
    const ask = { missed: [], changes: [] };
    const { shortMinutes, helps } = await update.helpsFor({ ask, source, signal });
    return shortMinutes > 0 ? helps : undefined;
  });

  useEffect(() => {
    if (!isAsked) return;
    const control = new AbortController();
    const find = async () => {
      const helps = await ask(control.signal);
      if (!control.signal.aborted) setFound({ kept, entered, helps });
    };
    // A plan and its inputs are stored one after the other: only the pair is worth the work.
    const timer = setTimeout(() => void find());
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [isAsked, kept, entered]);

  if (!isAsked) return undefined;
  return found !== null && found.kept === kept && found.entered === entered ? found.helps : null;
};
