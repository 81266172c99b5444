import { openStep, openTab } from "./advanced.ts";
import { enterNewAccount } from "./people.ts";
import { region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const compact = (day: string) => day.replaceAll("-", "");
const assignment = (id: number, title: string, day: string) =>
  [
    "BEGIN:VEVENT",
    `UID:event-assignment-${id}`,
    `SUMMARY:${title} [HIST 20]`,
    `DTSTART;VALUE=DATE;VALUE=DATE:${compact(day)}`,
    "END:VEVENT",
  ].join("\r\n");
const feed = (...events: readonly string[]) =>
  ["BEGIN:VCALENDAR", "X-WR-CALNAME:Canvas", ...events, "END:VCALENDAR", ""].join("\r\n");

test("a school's feed that changes twice, a file and a syllabus become planned sessions", async ({
  page,
  request,
}) => {
  const path = `${process.env.E2E_CALENDARS}/${crypto.randomUUID()}.ics`;
  const serve = (...events: readonly string[]) => request.put(path, { data: feed(...events) });
  const sessions = async (): Promise<readonly string[]> =>
    Object.values(Object(await stored(page, "quickPlanCache")))
      .flat()
      .map((entry) => Object(entry).title)
      .filter((title) => title !== undefined);
  const refresh = page.getByRole("button", { name: "Refresh Canvas" });
  const news = region(page, "News from Canvas");
  const last = assignment(9, "Project", dayIn(20));

  await test.step("the feed is a table to check", async () => {
    await serve(assignment(1, "Essay 2", dayIn(5)), assignment(2, "Quiz 5", dayIn(6)), last);
    await enterNewAccount(page);
    await page.getByText("Advanced Scheduler", { exact: true }).click();
    await openStep(page, "Configure Your Schedule");
    await openTab(page, "Commitments");
    await page.getByLabel("Calendar address").fill(path);
    await page.getByRole("button", { name: "Add calendar" }).click();
    const table = page.getByRole("dialog", { name: "3 hand-ins found in Canvas (HIST 20)" });
    await table.getByLabel("How long: Essay 2").fill("3 h");
    await table.getByRole("button", { name: "Add 3" }).click();
    await expect(table).toBeHidden();
  });
  await test.step("new and moved work is taken after a press", async () => {
    const essay = assignment(1, "Essay 2", dayIn(7));
    await serve(essay, assignment(2, "Quiz 5", dayIn(6)), assignment(3, "Log 1", dayIn(8)), last);
    await refresh.click();
    await expect(news).toContainText("Canvas: 1 new, 1 moved.");
    await news.getByRole("button", { name: "Accept all" }).click();
    await expect(news).toBeHidden();
  });
  await test.step("work that is gone from the feed stays until the student answers", async () => {
    await serve(assignment(1, "Essay 2", dayIn(7)), assignment(3, "Log 1", dayIn(8)), last);
    await refresh.click();
    await expect(news).toContainText("Canvas: 1 gone from the feed. Quiz 5.");
    await news.getByRole("button", { name: "Show" }).click();
    await news.getByRole("button", { name: "Remove Quiz 5" }).click();
    await expect(news).toBeHidden();
  });
  await test.step("a task tool's file and a pasted syllabus go into the same table", async () => {
    await page.getByText("Quick Plan", { exact: true }).click();
    await page.getByRole("button", { name: "Import" }).click();
    const csv = `TYPE,CONTENT,PRIORITY,INDENT,DATE,DATE_LANG\ntask,Map of rivers,4,1,${dayIn(4)},en`;
    await page.getByLabel("File with due work").setInputFiles({
      ...{ name: "Geography.csv", mimeType: "text/csv", buffer: Buffer.from(csv) },
    });
    await page.getByRole("button", { name: "Add 1" }).click();
    await page.getByRole("button", { name: "Import" }).click();
    await page.getByLabel("Text").fill(`Lab report due ${dayIn(9)}\nOffice hours on Mondays`);
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByRole("button", { name: "Add 1" }).click();
  });
  await test.step("all of it is planned", async () => {
    await page.getByLabel("Available Hours").fill("4");
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect
      .poll(async () => [...new Set(await sessions())].sort())
      .toEqual(["Essay 2", "Lab report", "Log 1", "Map of rivers", "Project"]);
  });
});
