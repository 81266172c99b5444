import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { MemoryArea } from "../../../test/memory-area.ts";
import { openBrowser } from "../../../test/memory-browser.ts";
import { renameSubject } from "./rename-subject.ts";

const chapter = (name: string, order: number) => ({
  subject: "Phisics",
  name,
  by: "hours",
  minutes: 60,
  known: 0,
  addedOn: parseDay("2026-06-01"),
  order,
});
const stored = {
  quickPlanCache: { "08-June-2026": [{ subject: "Phisics", hours: 1.5, key: "x" }] },
  studyProgress: { x: true },
  smartplanner_subjects: {
    Phisics: { way: "topics", exams: [{ id: "first", name: "", date: "", time: "" }] },
  },
  smartplanner_topics: { waves: chapter("Waves", 1), heat: chapter("Heat", 2) },
};

it.each([false, true])(
  "takes the progress of the chapters along, the old name in use: %s",
  (isStillUsed) => {
    const { workspace } = openBrowser(
      new MemoryArea(
        Object.fromEntries(
          Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]),
        ),
      ),
    );
    let last = 0;
    const newId = () => {
      last += 1;
      return `new ${last}`;
    };
    renameSubject({ workspace, from: "Phisics", to: "Physics", isStillUsed, newId });
    const topics = Object.values(workspace.records("topics"));
    expect(topics.filter(({ subject }) => subject === "Physics")).toMatchObject([
      { name: "Waves", done: true, saidOn: "2026-06-08" },
      { name: "Heat", doneBefore: 30 },
    ]);
    expect(topics.filter(({ subject }) => subject === "Phisics")).toHaveLength(isStillUsed ? 2 : 0);
  },
);
