import {
  type EarlierPlan,
  type Mode,
  type PlanWay,
  planNames,
  type Receipt,
  type ReceiptReason,
} from "@smart-planner/contract";
import { summariseCounts } from "@smart-planner/planner/plan";
import { counted } from "../../ui/counted.ts";

export interface HistoryItem {
  readonly id: string;
  readonly mode: Mode;
  readonly at: string;
  /** `Generated again, 4 sessions moved`. */
  readonly why: string;
  /** `Quick Plan (smart timetable), 16 days, 61.5 hours, 6 hours per day`. */
  readonly title: string;
  readonly madeAt: string | undefined;
  readonly subjects: readonly string[];
  readonly changes: readonly string[];
  /** Missing if the plan is no longer kept. */
  readonly keptBy: "device" | "server" | undefined;
}

const reasons: Readonly<Record<ReceiptReason, string>> = {
  quick: "Generated again",
  advanced: "Generated again",
  smart: "Smart timetable",
  optimised: "Optimised",
  restored: "Earlier plan restored",
  imported: "Imported",
  undone: "Change undone",
  updated: "Updated",
  cleared: "Cleared",
};

/** Names for ways that say more than the mode. */
const wayNames: Readonly<Partial<Record<PlanWay, string>>> = {
  smart: "smart timetable",
  optimised: "optimised",
};

const titleOf = ({
  mode,
  way,
  days,
  minutes,
  hoursPerDay,
}: Pick<EarlierPlan, "mode" | "way" | "days" | "minutes" | "hoursPerDay">): string => {
  const how = way === undefined ? undefined : wayNames[way];
  return [
    how === undefined ? planNames[mode] : `${planNames[mode]} (${how})`,
    counted(days, "day"),
    ...(minutes === undefined ? [] : [counted(Math.round(minutes / 6) / 10, "hour")]),
    ...(hoursPerDay === undefined ? [] : [`${counted(hoursPerDay, "hour")} per day`]),
  ].join(", ");
};

const changesOf = ({ counts, changes }: Receipt): readonly string[] => {
  const more = counts.moved + counts.changed + counts.added + counts.removed - changes.length;
  return more > 0 ? [...changes, `And ${more} more.`] : changes;
};

/** A plan made at one moment is one plan; older data lacks the time. */
const planKeyOf = (mode: Mode, madeAt: string | undefined, days: number): string =>
  `${mode} ${madeAt ?? `${days} days`}`;

/** Receipts of this device and plans of the server, each plan once, latest first. */
export const historyItemsOf = (
  receipts: Readonly<Record<string, Receipt>>,
  earlier: readonly EarlierPlan[],
): readonly HistoryItem[] => {
  // The server lists the latest first.
  const onServer = new Map(
    earlier.toReversed().map((plan) => [planKeyOf(plan.mode, plan.madeAt, plan.days), plan]),
  );
  const known = new Set<string>();
  const fromReceipts = Object.entries(receipts).map(([id, receipt]): HistoryItem => {
    const { at, mode, why, counts, was, undo } = receipt;
    const key = planKeyOf(mode, was.at, was.days);
    known.add(key);
    const kept = undo === undefined ? onServer.get(key) : undefined;
    return {
      id: kept?.id ?? id,
      mode,
      at,
      why: `${reasons[why]}, ${summariseCounts(counts)}`,
      title: titleOf({ mode, ...was }),
      madeAt: was.at,
      subjects: was.subjects,
      changes: changesOf(receipt),
      keptBy: undo !== undefined ? "device" : kept === undefined ? undefined : "server",
    };
  });
  const others = [...onServer].flatMap(([key, plan]): readonly HistoryItem[] =>
    known.has(key)
      ? []
      : [
          {
            id: plan.id,
            mode: plan.mode,
            at: plan.replacedAt,
            why: "Replaced",
            title: titleOf(plan),
            madeAt: plan.madeAt,
            subjects: plan.subjects,
            changes: [],
            keptBy: "server",
          },
        ],
  );
  return [...fromReceipts, ...others].toSorted((one, other) => (one.at < other.at ? 1 : -1));
};
