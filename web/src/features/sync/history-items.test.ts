import type { EarlierPlan, Receipt } from "@smart-planner/contract";
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
const onServer: EarlierPlan = {
  id: "s1",
  mode: "quick",
  replacedAt: "2026-06-12T10:00:02Z",
  madeAt: "2026-06-10T10:00:00Z",
  days: 14,
  minutes: 3_360,
  subjects: ["Maths"],
};
const english = { words: syncWords, plans: planWords, changes: planChangeWords };
type Given = Parameters<typeof historyItemsOf>;
const listed = (receipts: Given[0], earlier: Given[1]) =>
  historyItemsOf(receipts, earlier, english).map(({ id, keptBy }) => [id, keptBy]);

it("a plan that this device and the server both keep is listed once, with what changed", () => {
  const [item, ...more] = historyItemsOf({ r1: receipt }, [onServer], english);
  expect(more).toEqual([]);
  expect(item).toMatchObject({
    id: "r1",
    keptBy: "device",
    why: "Generated again, 2 sessions moved and 1 new",
    title: "Quick Plan, 14 days, 56 hours",
    changes: ["Maths moves to Friday", "And 2 more."],
    changesIn: "en",
  });
});

it("newer receipts say what changed in the language of the page", () => {
  const at = { day: day("2026-06-12"), startTime: "08:00", minutes: 60 };
  const said = [{ kind: "added", subject: "Maths", to: at }] as const;
  const german = { ...planChangeWords, session: () => "Mathe ist neu" };
  const [item] = historyItemsOf({ r1: { ...receipt, said } }, [], { ...english, changes: german });
  expect(item).toMatchObject({ changes: ["Mathe ist neu", "And 2 more."] });
  expect(item?.changesIn).toBeUndefined();
});

it("the server's plan is restored where this device keeps only the words", () => {
  const { undo: _, ...words } = receipt;
  expect(listed({ r1: words }, [])).toEqual([["r1", undefined]]);
  expect(listed({ r1: words }, [onServer])).toEqual([["s1", "server"]]);
});

it("plans that only the server knows are among the others, the latest first", () => {
  const other = { ...onServer, id: "s2", madeAt: "2026-06-09T10:00:00Z" };
  const early = { ...other, id: "s3", madeAt: undefined, replacedAt: "2026-06-11T10:00:00Z" };
  const advanced = { ...onServer, id: "s4", mode: "advanced" as const, replacedAt: "2026-06-13" };
  expect(listed({ r1: receipt }, [advanced, other, onServer, early])).toEqual([
    ["s4", "server"],
    ["s2", "server"],
    ["r1", "device"],
    ["s3", "server"],
  ]);
});
