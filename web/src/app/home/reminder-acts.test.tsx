import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";
import { keepAct } from "../../platform/device-record.ts";

const at = new Date("2026-06-10T08:20:00");
const uid = "demo-user";
const toast = () => page.getByRole("status").filter({ hasText: /\S/ });

afterEach(() => caches.delete("smartplanner-device"));

it("does once the action pressed on a reminder, and says if its session is gone", async () => {
  const app = await openQuickPlan({ at, initial: { smartplanner_device: uid } });
  await region("Due work").getByRole("textbox", { name: "Add work" }).fill("Essay 2, due Mon, 6 h");
  await userEvent.keyboard("{Enter}");
  await expect.element(toast()).toMatchTextContent(/Essay 2 added\./);
  const [essay = ""] = Object.keys(app.workspace.records("assignments"));

  await keepAct({ uid: "another", act: "handed in", key: essay });
  await keepAct({ uid, act: "handed in", key: essay });
  const next = app.openAgain();
  await expect.element(toast()).toMatchTextContent(/Essay 2 handed in\./);
  expect(next.workspace.records("assignments")[essay]).toMatchObject({ state: "handed in" });

  await keepAct({ uid, act: "done", key: "01-January-2020-Art" });
  const last = next.openAgain();
  await expect.element(toast()).toMatchTextContent(/is no longer in your plan\./);
  expect(last.workspace.records("ticks")).toEqual({});
});
