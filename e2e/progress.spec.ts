import { countDrawnParts, partsDrawnFor } from "./drawn-parts.ts";
import { makeQuickPlan, openPlanner, region } from "./planner.ts";
import { expect, test } from "./test.ts";

test("a tick draws as little of a large plan as of a small one", { tag: "@long" }, async ({
  page,
}) => {
  await countDrawnParts(page);
  await openPlanner(page);
  const subjectsOf = (count: number, examDate: string) =>
    Array.from({ length: count }, (_, index) => [`Course ${index + 1}`, examDate] as const);
  const sessions = region(page, "Progress Dashboard").getByRole("region", {
    name: "Study Sessions",
  });
  const drawnForTick = () =>
    partsDrawnFor(page, async () => {
      await sessions.getByRole("checkbox").first().check();
      await expect(sessions.getByRole("checkbox").first()).toBeChecked();
    });

  await makeQuickPlan(page, { hours: "8", subjects: subjectsOf(3, "2026-06-24") });
  const ofSmall = await drawnForTick();
  await sessions.getByRole("checkbox").first().uncheck();
  await makeQuickPlan(page, { hours: "8", subjects: subjectsOf(12, "2026-09-10") });
  const ofLarge = await drawnForTick();

  expect(ofSmall).toBeGreaterThan(0);
  // Rows, bars and sessions that do not change are not rendered.
  expect(ofLarge).toBeLessThan(ofSmall * 1.5);
});
