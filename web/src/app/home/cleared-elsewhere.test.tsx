import { sessionEditAt, sessionsOf } from "@smart-planner/planner/plan";
import { addDays } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { onDay } from "../../../test/calendar-edits.ts";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { MemoryArea } from "../../../test/memory-area.ts";
import { firstDay, openBrowser } from "../../../test/memory-browser.ts";

it("a session moved in a plan that another device cleared is not in the next one", async () => {
  const area = new MemoryArea();
  const browser = openBrowser(area);
  browser.generate();
  const session = sessionsOf(browser.read()).find(({ day }) => day === addDays(firstDay, 1));
  const id = session?.entry.id;
  if (session === undefined || id === undefined) throw new Error("no session");
  const place = { day: addDays(firstDay, 1), start: 1200, minutes: session.minutes };
  browser.store.clear("quick");
  browser.generate();
  browser.workspace.putRecord("edits", id, sessionEditAt({ session, mode: "quick", place }));
  const initial = Object.fromEntries(
    [...area.entries].map(([key, text]) => [key, JSON.parse(text)]),
  );
  const { stored } = openMemoryApp({ initial });
  await expect.element(onDay("Thursday 11 June").getByRole("button").first()).toBeVisible();
  await expect.poll(() => stored("smartplanner_edits")).toBeNull();
  await expect
    .element(onDay("Thursday 11 June").getByRole("button", { name: /locked/ }))
    .not.toBeInTheDocument();
});
