import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { fillSubjects, generate, openAdvanced, openStep, openTab } from "./advanced.ts";
import { enterNewAccount } from "./people.ts";
import { fillQuickForm, region, stored } from "./planner.ts";
import { expect, longStep, test } from "./test.ts";

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
const chooseFile = (page: Page, name: string, text: string) =>
  page
    .getByLabel("Calendar file", { exact: true })
    .setInputFiles({ name, mimeType: "text/calendar", buffer: Buffer.from(text) });

/** 10 June 2026 is a Wednesday. */
const schoolFile = ics("School timetable", [
  event("Physics lecture", "2026-06-11", "0900", "1800"),
  event("PHY midterm", "2026-06-22", "0900", "1100"),
  "BEGIN:VEVENT\r\nUID:trip\r\nSUMMARY:Trip\r\nDTSTART;VALUE=DATE:20260612\r\nEND:VEVENT",
]);

test("a demo user's calendar file is kept clear of in both modes, and the plan goes out as files", async ({
  page,
  expectAccessibleOnAllScreens,
  context,
}) => {
  await test.step("a demo user adds a file, answers once, and the plan keeps clear of it", async () => {
    await openAdvanced(page);
    await fillSubjects(page, [
      ["Physics", "2026-06-15"],
      ["Art", "2026-06-16"],
    ]);
    await openTab(page, "Commitments");
    const section = calendars(page);

    await section.getByLabel("Calendar address").fill("https://calendar.example.com/a.ics");
    await section.getByRole("button", { name: "Add calendar" }).click();
    await expect(section.getByText("Make an account to use this")).toBeVisible();
    await chooseFile(page, "notes.ics", "hello");
    await expect(section.getByText("This is not a calendar")).toBeVisible();

    await chooseFile(page, "school.ics", schoolFile);
    const row = section.getByRole("listitem").filter({ hasText: "School timetable" });
    await expect(row).toContainText("3 events in all");
    await expect(row).toContainText("File from today");
    await section.getByRole("button", { name: "Keep them free of study" }).click();
    await expect(section.getByText("Are these days taken?")).toBeHidden();

    await expect(section.getByText("1 event looks like an exam")).toBeVisible();
    await expect(section.getByLabel("Subject for PHY midterm")).toHaveValue("Physics");
    await expectAccessibleOnAllScreens(section);
    await section.getByRole("button", { name: "Add", exact: true }).click();
    await expect(section.getByText("1 exam added to your subjects.")).toBeVisible();
    // Physics has a date already: the midterm is a further exam of it, with its time.
    const { Physics } = await stored(page, "smartplanner_subjects");
    expect(Physics.exams).toContainEqual(
      expect.objectContaining({ name: "PHY midterm", date: "2026-06-22", time: "09:00" }),
    );

    const off = region(page, "Days off and holidays");
    await off.getByLabel("Name").fill("At grandparents");
    await off.getByLabel("First day").fill("2026-06-13");
    await off.getByLabel("Last day").fill("2026-06-14");
    await off.getByRole("button", { name: "Add days off" }).click();
    await expect(off.getByRole("listitem")).toContainText("Sat 13 – Sun 14 Jun");

    await generate(page);
    const plan = await stored(page, "advancedPlanCache");
    const on = (label: string) => plan[label] ?? [];
    expect(on("12-June-2026")).toEqual([]);
    expect(on("13-June-2026")).toEqual([]);
    expect(on("14-June-2026")).toEqual([]);
    for (const { startTime } of on("11-June-2026"))
      expect(startTime >= "18:00" || startTime < "09:00").toBe(true);
    const taken = page.getByRole("list", { name: "Taken on Thursday 11 June" });
    await expect(taken.getByRole("listitem")).toHaveAccessibleName(
      "Physics lecture, 09:00 – 18:00",
    );
    await expectAccessibleOnAllScreens(region(page, "Study Calendar"));
  });
  await longStep(
    "a smart timetable keeps clear of a calendar, says so, and can be updated without it",
    async () => {
      await openAdvanced(page);
      await openTab(page, "Commitments");
      await chooseFile(page, "school.ics", schoolFile);
      await expect(calendars(page).getByText("School timetable", { exact: true })).toBeVisible();
      await page.getByText("Quick Plan", { exact: true }).click();
      await fillQuickForm(page, { hours: "4", subjects: [["Physics", "2026-06-13"]] });
      const panel = region(page, "AI-Powered Smart Timetable");
      await expect(panel.getByText("Kept free: “School timetable”.")).toBeVisible();
      await panel.getByRole("button", { name: "Generate Smart Timetable" }).click();
      await expect(panel.getByText("Planned by the built-in planner.")).toBeVisible({
        timeout: 40_000,
      });
      const thursday = (await stored(page, "quickPlanCache"))["11-June-2026"] ?? [];
      for (const { startTime } of thursday)
        expect(startTime >= "18:00" || startTime < "09:00").toBe(true);
      const taken = page.getByRole("list", { name: "Taken on Thursday 11 June" });
      await expect(taken.getByRole("listitem")).toHaveAccessibleName(
        "Physics lecture, 09:00 – 18:00",
      );

      await page.getByText("Advanced Scheduler", { exact: true }).click();
      await openTab(page, "Commitments");
      await page.getByRole("button", { name: "More for School timetable" }).click();
      await page.getByRole("switch", { name: "Counts as busy" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
      await page.getByText("Quick Plan", { exact: true }).click();
      const update = region(page, "Plan update");
      await expect(update).toContainText("“School timetable” no longer takes your time.");
      await update.getByRole("button", { name: "Update plan" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Use this plan" }).click();
      await expect(update).toBeHidden({ timeout: 40_000 });
    },
  );
  await test.step("a demo user takes the plan along as files, without a network", async () => {
    await openAdvanced(page);
    await fillSubjects(page, [["=Physics", "2026-06-15"]]);
    await generate(page);
    await page.goto("/account");
    const section = region(page, "Your plan in your calendar");
    await expect(section.getByText("Make an account to use this.")).toBeVisible();
    const saved = async (button: string) => {
      const download = page.waitForEvent("download");
      await section.getByRole("button", { name: button }).click();
      const file = await download;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const calendar = await saved("Calendar (.ics)");
    expect(calendar.name).toBe("study-plan-2026-06-10.ics");
    expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar.text).toContain("SUMMARY:=Physics exam");
    await context.setOffline(true);
    const table = await saved("Table (.csv)");
    expect(table.name).toBe("study-plan-2026-06-10.csv");
    expect(table.text).toContain(",'=Physics,");
  });
});

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
    await expect(update).toBeHidden({ timeout: 40_000 });
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
    await page.goto("/");
    await page.getByText("Quick Plan", { exact: true }).click();
    await page.getByLabel("Available Hours").fill("2");
    await page.getByLabel("Subject 1", { exact: true }).fill("Physics");
    await page.getByLabel("Exam Date 1", { exact: true }).fill(dayIn(9));
    for (const row of [3, 2])
      await page.getByRole("button", { name: `Remove subject ${row}` }).click();
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
    await page.goto("/account");
    const section = region(page, "Your plan in your calendar");
    await section.getByRole("button", { name: "Make an address" }).click();
    const field = section.getByRole("textbox", { name: "Address" });
    await expect(field).toHaveValue(/\/feed\/[\w-]{24}\.ics$/);
    const address = await field.inputValue();
    await expect(section.getByRole("img", { name: "QR code of the address" })).toBeVisible();
    await expect(section.getByRole("link", { name: "Open in my calendar app" })).toHaveAttribute(
      "href",
      /^webcal:/,
    );
    await expectAccessible(section);
    const served = async () => (await request.get(address)).text();
    await expect.poll(served, { timeout: 30_000 }).toContain("SUMMARY:Physics");
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
