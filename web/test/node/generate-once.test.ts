import { Session } from "node:inspector/promises";
import { sessionsOf } from "@smart-planner/planner/plan";
import { addDays } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { firstDay, openBrowser } from "../memory-browser.ts";

/** Counts calls of the planner's functions. */
const countCalls = async (run: () => Promise<unknown>): Promise<(name: string) => number> => {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await run();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  const functions = result
    .filter(({ url }) => url.includes("/planner/src/scheduler/"))
    .flatMap((script) => script.functions);
  return (name) =>
    functions
      .filter(({ functionName }) => functionName === name)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
};

it("one press plans once and explains once, for 12 subjects over 180 days", async () => {
  const { planner, workspace } = openBrowser();
  workspace.write(
    "advancedPlanSubjects",
    Array.from({ length: 12 }, (_, index) => ({
      subject: `Subject ${index + 1}`,
      examDate: addDays(firstDay, 180 - index * 7),
    })),
  );
  const callsOf = await countCalls(async () => {
    await planner.generate("advanced");
    // As the calendar does.
    planner.read("advanced");
  });
  const sessions = sessionsOf(planner.state("advanced").kept ?? {});
  expect(sessions.length).toBeGreaterThan(100);
  const { explanations = {} } = planner.reading("advanced") ?? {};
  expect(Object.keys(explanations)).toHaveLength(sessions.length);
  expect([callsOf("planAdvanced"), callsOf("explainSessions")]).toEqual([1, 1]);
});
