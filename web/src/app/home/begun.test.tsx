import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";

it("a step onto a started session goes past it, and announces the new time", async () => {
  await openQuickPlan({ at: new Date("2026-06-10T08:20:00"), hours: 3 });
  const on = (day: string) =>
    region("Study Calendar").getByRole("list", { name: day }).getByRole("button");
  const timesOn = (day: string) =>
    on(day)
      .elements()
      .map((one) => /\d\d:\d\d – \d\d:\d\d/.exec(one.getAttribute("aria-label") ?? "")?.[0]);
  const today = "Wednesday 10 June";
  await expect.element(on("Thursday 11 June").first()).toBeVisible();
  const [begun] = timesOn(today);
  const before = timesOn(today).length;
  on("Thursday 11 June").first().element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(() => timesOn(today).length).toBe(before + 1);
  expect(timesOn(today)[0]).toBe(begun);
  const moved = timesOn(today)[1]?.slice(0, 5) ?? "";
  expect(moved).toBe(begun?.slice(-5));
  await expect
    .element(page.getByRole("status").filter({ hasText: /\S/ }))
    .toMatchTextContent(new RegExp(`: today ${moved}\\.|Wednesday ${moved}\\.`, "i"));
});
