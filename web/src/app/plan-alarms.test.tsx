import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";

const initial = {
  quickPlanCache: { "05-March-2031": [{ subject: "Maths", hours: 1, startTime: "15:00" }] },
};
const section = () => page.getByRole("region", { name: "Your plan in your calendar" });
const choice = () => section().getByLabelText("Ring in the calendar file");

it("a calendar file rings as chosen", async () => {
  const { saved } = openMemoryApp({
    path: "/account",
    initial: { ...initial, smartplanner_preview: true },
  });
  const file = section().getByRole("button", { name: "Calendar (.ics)" });
  await file.click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.text).not.toContain("VALARM");
  await choice().selectOptions("15 minutes before");
  await expectAccessible(section());
  await file.click();
  await expect.poll(() => saved.length).toBe(2);
  expect(saved[1]?.text).toContain("TRIGGER:-PT15M");
});

it("alarms are a preview feature", async () => {
  openMemoryApp({ path: "/account", initial });
  await expect.element(section()).toBeVisible();
  await expect.element(choice()).not.toBeInTheDocument();
});
