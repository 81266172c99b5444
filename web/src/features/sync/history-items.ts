import type { Mode, Receipt } from "@smart-planner/contract";
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
  /** Whether the plan can still be restored. */
  readonly isKept: boolean;
}

interface Said {
  readonly words: typeof syncWords;
  readonly plans: typeof planWords;
  readonly changes: typeof planChangeWords;
}

const titleOf = (
  { mode, was: { way, days, minutes, hoursPerDay } }: Pick<Receipt, "mode" | "was">,
  { words, plans }: Said,
): string => {
  const how = way === "smart" || way === "optimised" ? words.madeBy[way] : undefined;
  const hours = words.planHours(Math.round(minutes / 6) / 10);
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

/** Receipts as a list, latest first. */
export const historyItemsOf = (
  receipts: Readonly<Record<string, Receipt>>,
  said: Said,
): readonly HistoryItem[] =>
  Object.entries(receipts)
    .map(([id, receipt]): HistoryItem => {
      const { at, mode, why, counts, was, undo } = receipt;
      return {
        id,
        mode,
        at,
        why: `${said.words.reasons[why]}, ${said.changes.counts(counts)}`,
        title: titleOf(receipt, said),
        madeAt: was.at,
        subjects: was.subjects,
        changes: changesOf(receipt, said),
        ...(receipt.said === undefined && { changesIn: "en" }),
        isKept: undo !== undefined,
      };
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
