import {
  type EarlierPlan,
  earlierPlansSchema,
  isRegister,
  planNames,
  planSnapshotSchema,
} from "@smart-planner/contract";
import { formatClock, longLabelOf } from "@smart-planner/planner/time";
import { History } from "lucide-react";
import { useEffect, useState } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { useKeptPlace } from "../../platform/use-kept-place.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { planTitleOf } from "./plan-title.ts";

const historyPath = "/api/workspace/history";

type Plans =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "listed"; readonly plans: readonly EarlierPlan[] };

/** Plans that were replaced or cleared in the last 30 days. */
export const EarlierPlans = () => {
  const { api, clock, dialogs } = usePlatform();
  const planner = usePlanner();
  const [plans, setPlans] = useState<Plans>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  const [restored, setRestored] = useState<string | null>(null);
  const place = useKeptPlace("earlier", plans.kind !== "loading");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    api.request({ path: historyPath, schema: earlierPlansSchema, signal }).then((result) => {
      if (signal.aborted) return;
      setPlans(
        result.ok
          ? { kind: "listed", plans: result.value.plans }
          : { kind: "failed", message: result.message },
      );
    });
    return () => controller.abort();
  }, [api, attempt]);

  const when = (plan: EarlierPlan): string => {
    const { day, minuteOfDay } = clock.momentOf(plan.replacedAt);
    return `${longLabelOf(day)}, ${formatClock(minuteOfDay)}`;
  };

  const madeText = (at: string | undefined): string => {
    if (at === undefined) return "";
    const { day, minuteOfDay } = clock.momentOf(at);
    return `, made ${longLabelOf(day)}, ${formatClock(minuteOfDay)}`;
  };

  const restore = async (plan: EarlierPlan) => {
    const question = `Restore the ${planNames[plan.mode]} that was replaced on ${when(plan)}? It takes the place of the one you have now.`;
    if (!dialogs.confirm(question)) return;
    const path = `${historyPath}/${encodeURIComponent(plan.id)}`;
    const result = await api.request({ path, schema: planSnapshotSchema });
    if (!result.ok) {
      setPlans({ kind: "failed", message: result.message });
      return;
    }
    const texts = result.value.registers.flatMap(([register, text]) =>
      isRegister(register) ? [[register, text] as const] : [],
    );
    planner.bring({
      brought: { texts, records: result.value.records },
      why: "restored",
      restoresForm: true,
    });
    setRestored(planNames[plan.mode]);
  };

  return (
    <Block heading="Restore an earlier plan">
      <div {...place} className="min-h-5.25 max-md:min-h-10.5">
        {plans.kind === "failed" && (
          <Notice
            variant="danger"
            action={
              <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
                Try again
              </Button>
            }
          >
            {plans.message}
          </Notice>
        )}
        {restored !== null && (
          <Notice variant="success" className="mb-4">
            Your earlier {restored} is back, with the form it was made from and the ticks it had.
          </Notice>
        )}
        {plans.kind === "listed" && plans.plans.length === 0 && (
          <p className="text-sm text-ink-2">
            Nothing yet. When you make a new plan or clear one, the old one waits here for 30 days.
          </p>
        )}
        {plans.kind === "listed" && plans.plans.length > 0 && (
          <ul className="divide-y divide-line">
            {plans.plans.map((plan) => (
              <li key={plan.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <p className="min-w-0 flex-1 basis-44 text-sm">
                  <span className="block font-(--weight-semi)">{planTitleOf(plan)}</span>
                  <span className="block text-ink-3">
                    {`Replaced ${when(plan)}${madeText(plan.madeAt)}`}
                  </span>
                  <span className="block truncate text-ink-3">{plan.subjects.join(", ")}</span>
                </p>
                <Button
                  size="sm"
                  icon={<History />}
                  aria-label={`Restore the ${planNames[plan.mode]} of ${when(plan)}`}
                  onClick={() => void restore(plan)}
                >
                  Restore
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Block>
  );
};
