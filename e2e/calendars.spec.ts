import type { Page } from "@playwright/test";
import { fillSubjects, generate, openStep, openTab } from "./advanced.ts";
import { enterNewAccount } from "./people.ts";
import { region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const two = (value: number) => String(value).padStart(2, "0");
const dayIn = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};
const compact = (day: string) => day.replaceAll("-", "");
const event = (title: string, day: string, from: string, to: string) =>
  [
    "BEGIN:VEVENT",
    `UID:${title}-${day}`,
    `SUMMARY:${title}`,
    `DTSTART:${compact(day)}T${from}00`,
    `DTEND:${compact(day)}T${to}00`,
    "END:VEVENT",
  ].join("\r\n");
const ics = (name: string, events: readonly string[]) =>
  ["BEGIN:VCALENDAR", `X-WR-CALNAME:${name}`, ...events, "END:VCALENDAR", ""].join("\r\n");

const calendars = (page: Page) => region(page, "Calendars");
test("an account's calendar by address changes under the plan, and the plan goes out by one", async ({
  page,
  request,
  expectAccessible,
}) => {
  await test.step("a calendar by address changes under the plan, and moves nothing by itself", async () => {
    const path = `${process.env.E2E_CALENDARS}/${crypto.randomUUID()}.ics`;
    const tomorrow = dayIn(1);
    const serve = (from: string, to: string) =>
      request.put(path, { data: ics("Work rota", [event("Shift", tomorrow, from, to)]) });
    await serve("0600", "0630");

    await enterNewAccount(page);
    await page.getByText("Advanced Scheduler", { exact: true }).click();
    await fillSubjects(page, [["Physics", dayIn(3)]]);
    await generate(page);
    await openStep(page, "Configure Your Schedule");
    await openTab(page, "Commitments");
    const section = calendars(page);
    await section.getByLabel("Calendar address").fill(path);
    await section.getByRole("button", { name: "Add calendar" }).click();
    const row = section.getByRole("listitem").filter({ hasText: "Work rota" });
    await expect(row).toContainText("Refreshed just now");
    await expect(region(page, "Plan update")).toBeHidden();
    const before = await stored(page, "advancedPlanCache");

    await serve("0600", "2330");
    await row.getByRole("button", { name: "Refresh Work rota" }).click();
    const update = region(page, "Plan update");
    await expect(update).toContainText(/Physics on .* runs into “Shift”/);
    expect(await stored(page, "advancedPlanCache")).toEqual(before);
    await update.getByRole("button", { name: "Update plan" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Use this plan" }).click();
    await expect(update).toBeHidden();
    expect(await stored(page, "advancedPlanCache")).not.toEqual(before);

    await request.delete(path);
    await row.getByRole("button", { name: "Refresh Work rota" }).click();
    await expect(row).toContainText("The address now asks for a password");
    await expect(row).toContainText("Last copy:");
    await serve("0600", "0700");
    await row.getByRole("button", { name: "Enter a new address" }).click();
    await row.getByLabel("New address for Work rota").fill(path);
    await row.getByRole("button", { name: "Save" }).click();
    await expect(row).not.toContainText("password");

    await row.getByRole("button", { name: "More for Work rota" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect(row).toBeHidden();
    await expect(update).toContainText("“Work rota” no longer takes your time.");
    await section.getByRole("button", { name: "Undo" }).click();
    await expect(row).toBeVisible();
    await expect(update).toBeHidden();
  });
  await test.step("the plan goes out by a secret address that can be renewed and turned off", async () => {
    await page.goto("/account");
    const section = region(page, "Your plan in your calendar");
    await section.getByRole("button", { name: "Make an address" }).click();
    const field = section.getByRole("textbox", { name: "Address" });
    await expect(field).toHaveValue(/\/feed\/[\w-]{29}\.ics$/);
    const address = await field.inputValue();
    await expect(section.getByRole("img", { name: "QR code of the address" })).toBeVisible();
    await expect(section.getByRole("link", { name: "Open in my calendar app" })).toHaveAttribute(
      "href",
      /^webcal:/,
    );
    await expectAccessible(section);
    const served = async () => (await request.get(address)).text();
    await expect.poll(served).toContain("SUMMARY:Physics");
    await section.getByText("Only “Busy”").click();
    await expect.poll(served).not.toContain("Physics");

    page.once("dialog", (dialog) => void dialog.accept());
    await section.getByRole("button", { name: "Renew the address" }).click();
    await expect(field).not.toHaveValue(address);
    expect((await request.get(address)).status()).toBe(404);
    const renewed = await field.inputValue();
    page.once("dialog", (dialog) => void dialog.accept());
    await section.getByRole("button", { name: "Turn off" }).click();
    await expect(section.getByRole("button", { name: "Make an address" })).toBeVisible();
    expect((await request.get(renewed)).status()).toBe(404);
  });
});
