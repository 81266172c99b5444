import type { Receipt } from "@smart-planner/contract";
import { planChangeWords } from "@smart-planner/words/en/plan-changes";
import { planWords } from "@smart-planner/words/en/plans";
import { syncWords } from "@smart-planner/words/en/sync";
import { expect, it } from "vitest";
import { day } from "../../../test/memory-browser.ts";
import { historyItemsOf } from "./history-items.ts";

const receipt: Receipt = {
  at: "2026-06-12T10:00:00Z",
  mode: "quick",
  why: "quick",
  counts: { moved: 2, changed: 0, added: 1, removed: 0 },
  changes: ["Maths moves to Friday"],
  was: { at: "2026-06-10T10:00:00Z", days: 14, minutes: 3_360, subjects: ["Maths"] },
  undo: { plan: { patterns: [], days: [] }, madeFrom: null },
};
const english = { words: syncWords, plans: planWords, changes: planChangeWords };

it("a receipt says what the plan was and what changed", () => {
  expect(historyItemsOf({ r1: receipt }, english)).toMatchObject([
    {
      id: "r1",
      isKept: true,
      why: "Generated again, 2 sessions moved and 1 new",
      title: "Quick Plan, 14 days, 56 hours",
      changes: ["Maths moves to Friday", "And 2 more."],
      changesIn: "en",
    },
  ]);
});

it("newer receipts say what changed in the language of the page", () => {
  const at = { day: day("2026-06-12"), startTime: "08:00", minutes: 60 };
  const said = [{ kind: "added", subject: "Maths", to: at }] as const;
  const german = { ...planChangeWords, session: () => "Mathe ist neu" };
  const [item] = historyItemsOf({ r1: { ...receipt, said } }, { ...english, changes: german });
  expect(item).toMatchObject({ changes: ["Mathe ist neu", "And 2 more."] });
  expect(item?.changesIn).toBeUndefined();
});

it("the latest is first, and one whose plan gave way to newer ones is only listed", () => {
  const { undo: _, ...words } = receipt;
  const later = { ...words, at: "2026-06-13T10:00:00Z" };
  const items = historyItemsOf({ r1: receipt, r2: later }, english);
  expect(items.map(({ id, isKept }) => [id, isKept])).toEqual([
    ["r2", false],
    ["r1", true],
  ]);
});
