import { describe, expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { field, openAdvanced, part } from "../../../test/advanced-page.ts";
import { expectAccessible } from "../../../test/expect-accessible.ts";

/** 10 June 2026 is a Wednesday. */
const assignment = (id: number, title: string, due: string) =>
  [
    "BEGIN:VEVENT",
    `UID:event-assignment-${id}`,
    `SUMMARY:${title} [HIST 20]`,
    due.includes("T") ? `DTSTART:${due}\r\nDTEND:${due}` : `DTSTART;VALUE=DATE;VALUE=DATE:${due}`,
    "END:VEVENT",
  ].join("\r\n");
const feed = (...events: readonly string[]) =>
  ["BEGIN:VCALENDAR", "X-WR-CALNAME:Canvas", ...events, "END:VCALENDAR", ""].join("\r\n");

const dialog = (name: RegExp): Locator => page.getByRole("dialog", { name });
const news = () => part("News from Canvas");
const titles = (stored: (key: string) => unknown): readonly string[] =>
  Object.values(Object(stored("smartplanner_assignments"))).map(
    (one) => `${Object(one).title}, ${Object(one).subject}, ${Object(one).due?.day}`,
  );
const upload = (label: string, name: string, text: string) =>
  field(label).upload(new File([text], name));
const openPlanner = () =>
  openAdvanced({ advancedPlanSubjects: [{ subject: "History", examDate: "2026-07-15" }] });

describe("a school calendar", () => {
  it("is a table to check, then one line for new, moved and removed work", async () => {
    const { stored } = openPlanner();
    await page.getByRole("tab", { name: "Commitments" }).click();
    const essay = assignment(1, "Essay 2", "20260617");
    const quiz = assignment(2, "Quiz 5", "20260618T160000Z");
    const last = assignment(3, "Project", "20260626");
    await upload("Calendar file", "canvas.ics", feed(essay, quiz, last));
    const table = dialog(/^3 hand-ins found in Canvas \(HIST 20\)$/);
    await expect.element(table).toBeVisible();
    await expect.element(table.getByLabelText("Subject of HIST 20")).toHaveValue("History");
    await expect.element(table.getByLabelText("Kind of Quiz 5")).toHaveValue("quiz");
    await expectAccessible(table);
    expect(titles(stored)).toEqual([]);
    await table.getByLabelText("How long: Essay 2").fill("many");
    await table.getByRole("button", { name: "Add 3" }).click();
    await expect.element(table).toMatchTextContent(/How long is Essay 2\?/);
    await table.getByLabelText("How long: Essay 2").fill("6");
    await table.getByLabelText("Kind of Project").selectOptions("Leave out");
    await table.getByRole("button", { name: "Add 2" }).click();
    await expect.element(table).not.toBeInTheDocument();
    expect(titles(stored)).toEqual(["Essay 2, History, 2026-06-17", "Quiz 5, History, 2026-06-18"]);

    const moved = assignment(1, "Essay 2", "20260619");
    const fresh = assignment(4, "Reading 9", "20260624");
    await upload("Newer file for Canvas", "canvas.ics", feed(moved, fresh, last));
    await expect
      .element(news())
      .toMatchTextContent(/Canvas: 1 new, 1 moved, 1 gone from the feed\./);
    await news().getByRole("button", { name: "Show" }).click();
    await expectAccessible(news());
    expect(titles(stored)).toContain("Essay 2, History, 2026-06-17");
    await news().getByRole("button", { name: "Accept the new date of Essay 2" }).click();
    await news().getByRole("button", { name: "Keep Quiz 5" }).click();
    await news().getByRole("button", { name: "Leave out Reading 9" }).click();
    await expect.element(news()).not.toBeInTheDocument();
    expect(titles(stored)).toEqual(["Essay 2, History, 2026-06-19", "Quiz 5, History, 2026-06-18"]);
    const [first] = Object.values(Object(stored("smartplanner_assignments")));
    expect(first).toMatchObject({ estimate: { minutes: 360 } });
  });

  it("waits with its calendar after Not now, and Undo takes added work back", async () => {
    const { stored } = openPlanner();
    await page.getByRole("tab", { name: "Commitments" }).click();
    await upload("Calendar file", "canvas.ics", feed(assignment(1, "Essay 2", "20260617")));
    await dialog(/found in Canvas/)
      .getByRole("button", { name: "Not now" })
      .click();
    await expect.element(news()).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Show hand-ins of Canvas" }).click();
    await dialog(/found in Canvas/)
      .getByRole("button", { name: "Add 1" })
      .click();
    expect(titles(stored)).toHaveLength(1);
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    expect(titles(stored)).toEqual([]);
    await expect
      .element(page.getByRole("button", { name: "Show hand-ins of Canvas" }))
      .toBeVisible();
  });
});

describe("a file or a text with work", () => {
  const openImport = () => page.getByRole("button", { name: "Import" }).click();

  it("of another tool becomes work, with a length and a list of rows left out", async () => {
    const { stored } = openPlanner();
    await openImport();
    const csv = [
      "TYPE,CONTENT,PRIORITY,INDENT,DATE,DATE_LANG,DURATION,DURATION_UNIT",
      "section,Geography,,,,,,",
      "task,Map of rivers,4,1,2026-06-20,en,90,minute",
      "task,Buy pens,4,1,,en,,",
    ].join("\n");
    await upload("File with due work", "School.csv", csv);
    const table = dialog(/^1 hand-in found in School\.csv \(Geography\)$/);
    await expect.element(table.getByLabelText("How long: Map of rivers")).toHaveValue("1 h 30 min");
    await table.getByRole("button", { name: /^1 left out/ }).click();
    await expect.element(table).toMatchTextContent(/Buy pens.*Without a date/);
    await table.getByRole("button", { name: "Add 1" }).click();
    expect(titles(stored)).toEqual(["Map of rivers, Geography, 2026-06-20"]);
  });

  it("pasted as a syllabus becomes work and an exam, and a text without dates says so", async () => {
    const { stored } = openPlanner();
    await openImport();
    const box = dialog(/^Bring in due work$/).getByLabelText("Text");
    await box.fill("Welcome to the course!");
    await page.getByRole("button", { name: "Read it" }).click();
    await expect.element(page.getByRole("alert")).toMatchTextContent(/Nothing due was found/);
    await box.fill("Essay 1 due 22 June 2026 (20 %)\nFinal exam: 6 July 2026, 10:00");
    await page.getByRole("button", { name: "Read it" }).click();
    const table = dialog(/^2 hand-ins found in your text$/);
    await table.getByLabelText("Subject of your text").selectOptions("History");
    await expect.element(table).toMatchTextContent(/20 % of the grade/);
    await table.getByRole("button", { name: "Add 2" }).click();
    expect(titles(stored)).toEqual(["Essay 1, History, 2026-06-22"]);
    expect(stored("smartplanner_subjects")).toMatchObject({
      History: { exams: [{}, { date: "2026-07-06", time: "10:00" }] },
    });
    await userEvent.keyboard("{Escape}");
  });
});
