import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { region } from "../../../test/memory-planner.ts";

const calendar = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "X-WR-CALNAME:Uni",
  "BEGIN:VEVENT",
  "UID:1",
  "DTSTART:20260611T090000",
  "DTEND:20260611T110000",
  "SUMMARY:Physics lecture",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

const choose = (name: string, type: string, text: string) =>
  userEvent.upload(page.getByLabelText("Timetable file"), new File([text], name, { type }));

it("a calendar file shows what was read before it is used; a picture leads to the uploads", async () => {
  const { stored } = openMemoryApp();
  await choose("uni.ics", "text/calendar", calendar);
  const dialog = page.getByRole("dialog", { name: "What was read" });
  await expect.element(dialog).toMatchTextContent("1 time in Uni");
  await expect.element(dialog).toMatchTextContent("Thu 11 Jun, 09:00 – 11:00");
  await expectAccessible(dialog);
  expect(stored("smartplanner_calendars")).toBeNull();
  await dialog.getByRole("button", { name: "Use these times" }).click();
  await expect.element(page.getByText(/No study is planned over it\./)).toBeVisible();
  expect(stored("smartplanner_calendars")).not.toBeNull();

  await page.getByText("Quick Plan", { exact: true }).click();
  await choose("week.png", "image/png", "picture");
  await expect
    .element(page.getByRole("tab", { name: "Upload Schedule" }))
    .toHaveAttribute("aria-selected", "true");
  await expect
    .element(page.getByText("week.png is waiting. Reading timetables is a preview feature."))
    .toBeVisible();
  await page.getByRole("button", { name: "Turn on and read week.png" }).click();
  await expect.element(page.getByRole("switch", { name: "Preview features" })).toBeChecked();
});

it("a sample plan can be tried, is marked, is stored nowhere, and is gone at a press", async () => {
  const { area } = openMemoryApp();
  await page.getByRole("button", { name: "Show me the sample" }).click();
  await expect.element(page.getByText("Sample plan", { exact: true })).toBeVisible();
  await expectAccessible(page.getByText(/nothing of it is kept/));
  const before = [...area.entries];
  const first = page.getByRole("list", { name: "Today's sessions" }).getByRole("checkbox").first();
  await first.click();
  await expect.element(first).toBeChecked();
  expect([...area.entries]).toEqual(before);
  expect(area.getItem("quickPlanCache")).toBeNull();
  await page.getByRole("button", { name: "Clear the sample" }).click();
  await expect.element(region("Paste your exams")).toBeVisible();
  expect([...area.entries]).toEqual(before);
});

it("exams are pasted on a phone, and what was not understood is named and stays", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  openMemoryApp();
  const way = region("Paste your exams");
  await way.getByRole("button", { name: /^Paste your exams/ }).click();
  const box = way.getByLabelText("Your exams, one line each");
  await box.fill("Physics Thu 25.6.\nHistory exam: 30 June 2026, room B12\nGood luck to all");
  await expect.element(way).toMatchTextContent("2 exams found");
  await way.getByText("1 line not understood").click();
  await expect.element(way).toMatchTextContent("“Good luck to all” has no date.");
  await expectAccessible(way);
  await way.getByRole("button", { name: "Use these" }).click();
  await expect.element(box).toHaveValue("Good luck to all");
  await expect
    .element(page.getByLabelText("Exam Date 2", { exact: true }))
    .toHaveValue("2026-06-30");
  await expect.element(page.getByLabelText("Available Hours")).toHaveFocus();
  await userEvent.keyboard("4");
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect.element(region("Today, Wed 10 June")).toMatchTextContent("Physics");
  await expect.element(way).not.toBeInTheDocument();
});

it("a list whose dates may stand above or below the names is left in the box and said", async () => {
  openMemoryApp();
  const way = region("Paste your exams");
  const box = way.getByLabelText("Your exams, one line each");
  await box.fill(
    "Term\n25 June\nMaths\n30 June\nArt\n\nLatin 2 or 3 July\nPhysics 1 July, Music 2 July",
  );
  await expect.element(way).toMatchTextContent("2 exams found");
  await way.getByText("6 lines not understood").click();
  await expect.element(way).toMatchTextContent("“Maths” may belong to the line above or below.");
  await expect
    .element(way)
    .toMatchTextContent(
      "“Latin 2 or 3 July” has several dates, and it is not clear which is the exam's.",
    );
  await way.getByRole("button", { name: "Use these" }).click();
  await expect.element(box).toHaveValue("Term\n25 June\nMaths\n30 June\nArt\nLatin 2 or 3 July");
  await expect
    .element(page.getByLabelText("Exam Date 2", { exact: true }))
    .toHaveValue("2026-07-02");
});
