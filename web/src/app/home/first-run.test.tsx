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

const way = () => region("What’s coming up?");
const box = () => way().getByRole("textbox", { name: "What’s coming up?" });
const read = () => way().getByRole("list", { name: "What we read" }).getByRole("listitem");
const make = () => way().getByRole("button", { name: "Make my plan" });
const choose = (name: string, type: string, text: string) =>
  userEvent.upload(
    page.getByLabelText("A file with what is coming up"),
    new File([text], name, { type }),
  );

it("the first plan of four subjects takes three interactions", async () => {
  openMemoryApp();
  let interactions = 0;
  const act = async (step: Promise<void>) => {
    interactions += 1;
    await step;
  };
  await act(
    box().fill("Biology exam 20 June\nMaths exam 22 June\nArt exam 25 June\nLatin exam 30 June"),
  );
  await expect.element(read()).toHaveLength(4);
  await act(way().getByRole("radio", { name: "3 h" }).click());
  await act(make().click());
  await expect.element(region("Today, Wed 10 June")).toMatchTextContent("Biology");
  await expect.element(way()).not.toBeInTheDocument();
  expect(interactions).toBeLessThanOrEqual(8);
});

it("chips follow the box and the form, are changed and removed, and doubt is asked", async () => {
  openMemoryApp();
  await box().fill(
    "Biology exam 20 June\nHistory essay due tomorrow 23:59, about 6 hours\nHistory 30 June\nGood luck to all",
  );
  await expect
    .element(way())
    .toMatchTextContent("2 things read, 1 question. Press one to change it.");
  await expect.element(way()).toMatchTextContent("We did not get that one.");
  await expect.element(read().nth(1)).toMatchTextContent("History essay due tomorrow 23:59, 6 h");
  await expectAccessible(way());
  const row = (number: number) => page.getByLabelText(`Exam Date ${number}`, { exact: true });
  await expect.element(row(2)).toHaveValue("2026-06-30");

  await way().getByRole("button", { name: "History: hand-in" }).click();
  await expect.element(way()).toMatchTextContent("3 things read. Press one to change it.");
  await expect.element(row(2)).not.toBeInTheDocument();
  await read()
    .nth(0)
    .getByRole("button", { name: /^Biology/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Biology" });
  await dialog.getByLabelText("Exam day").fill("2026-06-22");
  await expectAccessible(dialog);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect.element(row(1)).toHaveValue("2026-06-22");

  await way().getByRole("button", { name: "Remove Biology" }).click();
  await expect.element(read()).toHaveLength(2);
  await expect.element(row(1)).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(row(1)).toHaveValue("2026-06-22");
  await row(1).fill("2026-06-25");
  await expect.element(read()).toHaveLength(2);
});

it("names missing fields; fixed times make an Advanced Scheduler plan; a turned phone keeps the text", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  const { stored } = openMemoryApp();
  await make().click();
  await expect.element(way()).toMatchTextContent("Add one exam or hand-in.");
  await box().fill("Biology exam 20 June\nSchool Monday to Friday until 15:30");
  await page.viewport(844, 390);
  await expect
    .element(box())
    .toHaveValue("Biology exam 20 June\nSchool Monday to Friday until 15:30");
  await page.viewport(390, 844);
  await make().click();
  await expect.element(way().getByText("How much time on a school day?").nth(1)).toBeVisible();
  await expect
    .element(way())
    .toMatchTextContent("We plan around school, so this makes an Advanced Scheduler plan.");
  await page.getByLabelText("Available Hours").fill("2");
  await expect.element(way().getByRole("radio", { name: "2 h" })).toBeChecked();
  await make().click();
  await expect.element(region("Today, Wed 10 June")).toBeVisible();
  expect(stored("advancedPlanCache")).not.toBeNull();
  expect(stored("quickPlanCache")).toBeNull();
  expect(stored("smartplanner_commitments")).toMatchObject([
    { name: "School", isClass: true, endTime: "15:30" },
  ]);
});

it("a list of exams as a file is read in the box; a picture asks once to be read", async () => {
  openMemoryApp();
  await choose(
    "exams.csv",
    "text/csv",
    "Subject,Exam\nBiology exam,2026-06-20\nArt exam,2026-06-25",
  );
  await expect.element(read()).toHaveLength(2);
  await choose("week.png", "image/png", "picture");
  await way().getByRole("button", { name: "Turn on and read week.png" }).click();
  await expect
    .element(page.getByRole("tab", { name: "Upload Schedule" }))
    .toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("switch", { name: "Preview features" })).toBeChecked();
  await expect.element(read()).toHaveLength(2);
});

it("a calendar file shows its reading before it is used", async () => {
  const { stored } = openMemoryApp();
  await choose("uni.ics", "text/calendar", calendar);
  const dialog = page.getByRole("dialog", { name: "What we read" });
  await expect.element(dialog).toMatchTextContent("1 time in Uni");
  await expect.element(dialog).toMatchTextContent("Thu 11 Jun, 09:00 – 11:00");
  await expectAccessible(dialog);
  expect(stored("smartplanner_calendars")).toBeNull();
  await dialog.getByRole("button", { name: "Use these times" }).click();
  await expect.element(page.getByText(/No study is planned over it\./)).toBeVisible();
  expect(stored("smartplanner_calendars")).not.toBeNull();
});

it("a school calendar that holds only hand-ins offers them", async () => {
  const { stored } = openMemoryApp();
  const essay = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:icalendar-ruby", "BEGIN:VEVENT"],
    ...["UID:event-assignment-1", "DTSTART:20260615T215900Z", "DTEND:20260615T215900Z"],
    ...["SUMMARY:Essay 2 [HIST 20]", "END:VEVENT", "END:VCALENDAR", ""],
  ];
  await choose("canvas.ics", "text/calendar", essay.join("\r\n"));
  const dialog = page.getByRole("dialog", { name: "What we read" });
  await expect.element(dialog).toMatchTextContent("1 hand-in found in canvas");
  await dialog.getByRole("button", { name: "Use these times" }).click();
  const table = page.getByRole("dialog", { name: "1 hand-in found in canvas (HIST 20)" });
  await table.getByRole("button", { name: "Add 1" }).click();
  await expect.element(table).not.toBeInTheDocument();
  expect(Object.values(Object(stored("smartplanner_assignments")))).toMatchObject([
    { title: "Essay 2", subject: "HIST 20" },
  ]);
});

it("a sample plan can be tried, is marked, survives a reload, and is gone at a press", async () => {
  const app = openMemoryApp();
  const { area } = app;
  await page.getByRole("button", { name: "try a sample" }).click();
  await expect.element(page.getByText("Sample plan", { exact: true })).toBeVisible();
  await expectAccessible(page.getByText(/It disappears when you leave/));
  const before = [...area.entries];
  const first = page.getByRole("list", { name: "Today's sessions" }).getByRole("checkbox").first();
  await first.click();
  await expect.element(first).toBeChecked();
  expect([...area.entries]).toEqual(before);
  expect(area.getItem("quickPlanCache")).toBeNull();
  const again = app.openAgain();
  await expect.element(first).toBeChecked();
  await page.getByRole("button", { name: "Clear the sample" }).click();
  await expect.element(region("What’s coming up?")).toBeVisible();
  expect([...area.entries]).toEqual(before);
  again.openAgain();
  await expect.element(region("What’s coming up?")).toBeVisible();
});

it("due work in the box stays there when the plan is made by the form's own button", async () => {
  openMemoryApp();
  await box().fill("Biology exam 20 June\nHistory essay due tomorrow 23:59, about 6 hours");
  await expect.element(read()).toHaveLength(2);
  await way().getByRole("radio", { name: "3 h" }).click();
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect.element(region("Today, Wed 10 June")).toMatchTextContent("Biology");
  await expect.element(read()).toHaveLength(2);
  await make().click();
  await expect.element(way()).not.toBeInTheDocument();
  await expect.element(region("Due work")).toMatchTextContent("History essay");
});

it("text and changed chips survive a reload until the plan is made", async () => {
  const first = openMemoryApp();
  await box().fill("Biology exam 20 June\nHistory essay due tomorrow 23:59");
  await read()
    .nth(0)
    .getByRole("button", { name: /^Biology/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Biology" });
  await dialog.getByLabelText("Exam day").fill("2026-06-22");
  await dialog.getByRole("button", { name: "Done" }).click();
  const again = first.openAgain();
  await expect.element(box()).toHaveValue("Biology exam 20 June\nHistory essay due tomorrow 23:59");
  await expect.element(read().nth(0)).toMatchTextContent("Biology exam, 22 Jun");
  await expect.element(page.getByLabelText("Exam Date 2", { exact: true })).not.toBeInTheDocument();
  await way().getByRole("radio", { name: "3 h" }).click();
  await make().click();
  await expect.element(region("Today, Wed 10 June")).toMatchTextContent("Biology");
  expect(again.stored("smartplanner_coming_up")).toBeNull();
});

it("a wrong date or name in a chip is said, and the last good one counts", async () => {
  openMemoryApp();
  await box().fill("Biology exam 20 June");
  await read()
    .getByRole("button", { name: /^Biology/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Biology" });
  const day = dialog.getByLabelText("Exam day");
  await day.fill("");
  await expect.element(dialog).toMatchTextContent("Subject and exam date are required");
  await expect.element(day).toHaveAttribute("aria-invalid", "true");
  await expect.element(read()).toMatchTextContent("Biology exam, 20 Jun");
  await day.fill("2026-06-01");
  await expect.element(dialog).toMatchTextContent("Exam over. It gets no more time.");
  await expectAccessible(dialog);
});

it("a CSV timetable asks once to be read, notes are read in the box, other files are refused in words", async () => {
  openMemoryApp();
  await choose("notes.txt", "text/plain", "Biology exam 20 June\nsomething else");
  await expect.element(read()).toHaveLength(1);
  await choose("plan.docx", "application/msword", "x");
  await expect.element(page.getByText(/^Choose a PDF, PNG, JPG, JPEG or CSV file/)).toBeVisible();
  await choose("tt.csv", "text/csv", "Day,Start,End\nMon,09:00,10:00\nTue,09:00,10:00");
  await expect
    .element(way())
    .toMatchTextContent("tt.csv is waiting. Reading timetables is a preview feature.");
  await way().getByRole("button", { name: "Turn on and read tt.csv" }).click();
  await expect
    .element(page.getByRole("tab", { name: "Upload Schedule" }))
    .toHaveAttribute("aria-selected", "true");
});

it("asks for a date that is not sure; a day of the week is read from the day it was typed", async () => {
  const first = openMemoryApp();
  await box().fill(
    "Biology exam 20 June at 9:00\nHistory essay due next Friday, 6 hours\nArt essay due tomorrow",
  );
  await expect
    .element(way())
    .toMatchTextContent("2 things read, 1 question. Press one to change it.");
  await expect.element(read().nth(0)).toMatchTextContent("Biology exam, 20 Jun 09:00");
  await expect.element(read().nth(1)).toMatchTextContent("When is it due?");
  await expectAccessible(way());
  const again = first.openAgain({ at: new Date("2026-06-12T09:00:00") });
  await expect.element(read().nth(2)).toMatchTextContent("due 11 Jun");
  await way().getByRole("radio", { name: "3 h" }).click();
  await make().click();
  await expect.element(way().getByText("When is it due?", { exact: true })).toBeVisible();
  expect(again.stored("quickPlanCache")).toBeNull();
  await read()
    .getByRole("button", { name: /^History/ })
    .click();
  const dialog = page.getByRole("dialog", { name: /^History/ });
  await dialog.getByLabelText("Due day").fill("2026-06-19");
  await expectAccessible(dialog);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect.element(read().nth(1)).toMatchTextContent("due 19 Jun, 6 h");
  await make().click();
  await expect.element(region("Today, Fri 12 June")).toMatchTextContent("Biology");
  expect(again.stored("smartplanner_subjects")).toMatchObject({
    Biology: { exams: [{ time: "09:00" }] },
  });
  await expect.element(way()).not.toBeInTheDocument();
});
