import { openPlanner } from "./open-planner.ts";
import type { Visit } from "./visit.ts";

const replans = 6;

/** Characters in local storage after several new plans, with every session ticked. */
export async function measureStorage(
  visit: Visit,
): Promise<{ readonly all: number; readonly plan: number; readonly receipts: number }> {
  const page = await openPlanner(visit);
  for (let replan = 0; replan < replans; replan += 1) {
    await page.getByLabel("Available Hours").fill(String(6 + (replan % 3)));
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await page.getByText(/^Plan updated/).waitFor();
  }
  const sizes = await page.evaluate(() => {
    const lengthOf = (key: string) => localStorage.getItem(key)?.length ?? 0;
    const plan: Record<string, { subject: string; key?: string }[]> = JSON.parse(
      localStorage.getItem("quickPlanCache") ?? "{}",
    );
    const ticks = Object.entries(plan).flatMap(([label, sessions]) =>
      sessions.map(({ subject, key }) => [key ?? `${label}-${subject}`, true]),
    );
    localStorage.setItem("studyProgress", JSON.stringify(Object.fromEntries(ticks)));
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
    return {
      all: keys.reduce((total, key) => total + key.length + lengthOf(key), 0),
      plan: lengthOf("quickPlanCache"),
      receipts: lengthOf("smartplanner_receipts"),
    };
  });
  await page.context().close();
  return sizes;
}
