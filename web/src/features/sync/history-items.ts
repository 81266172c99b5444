import type { EarlierPlan, Mode, Receipt } from "@smart-planner/contract";
import type { planChangeWords } from "@smart-planner/words/en/plan-changes";
import type { planWords } from "@smart-planner/words/en/plans";
import type { syncWords } from "@smart-planner/words/en/sync";

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
  /** Older receipts hold English sentences. */
  readonly changesIn?: "en";
  /** Missing if the plan is no longer kept. */
  readonly keptBy: "device" | "server" | undefined;
}

interface Said {
  readonly words: typeof syncWords;
  readonly plans: typeof planWords;
  readonly changes: typeof planChangeWords;
}

const titleOf = (
  {
    mode,
    way,
    days,
    minutes,
    hoursPerDay,
  }: Pick<EarlierPlan, "mode" | "way" | "days" | "minutes" | "hoursPerDay">,
  { words, plans }: Said,
): string => {
  const how = way === "smart" || way === "optimised" ? words.madeBy[way] : undefined;
  const hours = minutes === undefined ? "" : words.planHours(Math.round(minutes / 6) / 10);
  const perDay = hoursPerDay === undefined ? "" : words.planHoursPerDay(hoursPerDay);
  return words.planTitle(plans[mode], how, days) + hours + perDay;
};

const changesOf = (
  { counts, changes, said }: Receipt,
  { words, changes: changeWords }: Said,
): readonly string[] => {
  const sentences = said?.map(changeWords.session) ?? changes;
  const more = counts.moved + counts.changed + counts.added + counts.removed - sentences.length;
  return more > 0 ? [...sentences, words.moreChanges(more)] : sentences;
};

/** A plan made at one moment is one plan; older data lacks the time. */
const planKeyOf = (mode: Mode, madeAt: string | undefined, days: number): string =>
  `${mode} ${madeAt ?? `${days} days`}`;

/** Receipts of this device and plans of the server, each plan once, latest first. */
export const historyItemsOf = (
  receipts: Readonly<Record<string, Receipt>>,
  earlier: readonly EarlierPlan[],
  said: Said,
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
      why: `${said.words.reasons[why]}, ${said.changes.counts(counts)}`,
      title: titleOf({ mode, ...was }, said),
      madeAt: was.at,
      subjects: was.subjects,
      changes: changesOf(receipt, said),
      ...(receipt.said === undefined && { changesIn: "en" }),
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
            why: said.words.replaced,
            title: titleOf(plan, said),
            madeAt: plan.madeAt,
            subjects: plan.subjects,
            changes: [],
            keptBy: "server",
          },
        ],
  );
  return [...fromReceipts, ...others].toSorted((one, other) => (one.at < other.at ? 1 : -1));
};
