import { planWords } from "@smart-planner/words/en/plans";
import { recordWords } from "@smart-planner/words/en/records";
import { syncWords } from "@smart-planner/words/en/sync";
import { expect, it } from "vitest";
import { MemoryArea } from "../../../test/memory-area.ts";
import { createWorkspace } from "../../platform/workspace.ts";
import { previewImport } from "./import-preview.ts";

const plan = (subjects: readonly string[]) =>
  JSON.stringify({ "05-March-2027": subjects.map((subject) => ({ subject, hours: 1 })) });

it("lists new, changed and kept sessions", () => {
  const present: Record<string, string> = {
    quickPlanCache: plan(["Maths"]),
    quickPlanHours: "4",
    studyProgress: '{"a":true,"b":false}',
  };
  const workspace = createWorkspace({
    area: new MemoryArea(present),
    log: { warn: () => undefined },
    timestamp: () => "2027-03-01T10:00:00Z",
    onChangeElsewhere: () => undefined,
  });
  const texts = [
    ["quickPlanCache", plan(["Maths", "Art"])],
    ["quickPlanHours", "4"],
    ["advancedPlanSubjects", '[{"subject":"Art","examDate":""},{"subject":"","examDate":""}]'],
  ] as const;
  const records = [
    ["progress/a", "true"],
    ["progress/c", "true"],
  ] as const;
  const rows = previewImport({
    file: { texts, records },
    workspace,
    words: syncWords,
    plans: planWords,
    records: recordWords,
  });
  expect(rows.map(({ label, before, after, isSame }) => [label, before, after, isSame])).toEqual([
    ["Quick Plan", "1 day, 1 session", "1 day, 2 sessions", false],
    ["Quick Plan hours", "4 per day", "4 per day", true],
    ["Advanced Plan subjects", undefined, "1 subject", false],
    ["Ticked sessions", "1 tick", "2 ticks", false],
  ]);
});
