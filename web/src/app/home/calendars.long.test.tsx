import type { StudyPlan } from "@smart-planner/planner/model";
import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import {
  button,
  field,
  generate,
  openAdvanced,
  part,
  twoSubjects,
} from "../../../test/advanced-page.ts";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { smartServer } from "../../../test/memory-smart-server.ts";

const event = (title: string, day: string, ...lines: readonly string[]) =>
  ["BEGIN:VEVENT", `UID:${title}-${day}`, `SUMMARY:${title}`, ...lines, "END:VEVENT"].join("\r\n");
const timed = (title: string, day: string, from: string, to: string) =>
  event(title, day, `DTSTART:${day}T${from}00`, `DTEND:${day}T${to}00`);

/** 10 June 2026 is a Wednesday. */
const schoolFile = [
  "BEGIN:VCALENDAR",
  "X-WR-CALNAME:School timetable",
  timed("Physics lecture", "20260611", "0900", "1800"),
  timed("PHY midterm", "20260622", "0900", "1100"),
  event("Trip", "20260612", "DTSTART;VALUE=DATE:20260612"),
  "END:VCALENDAR",
  "",
].join("\r\n");

const calendars = (): Locator => part("Calendars");
const choose = (name: string, text: string) =>
  field("Calendar file").upload(new File([text], name, { type: "text/calendar" }));
const openCommitments = () => page.getByRole("tab", { name: "Commitments" }).click();
const planIn = (stored: (key: string) => unknown, key: string) => Object(stored(key)) as StudyPlan;
const expectFreeOfLecture = (plan: StudyPlan) => {
  for (const { startTime = "" } of plan["11-June-2026"] ?? [])
    expect(startTime >= "18:00" || startTime < "09:00").toBe(true);
};
const expectLectureShown = () =>
  expect
    .element(page.getByRole("list", { name: "Taken on Thursday 11 June" }).getByRole("listitem"))
    .toHaveAccessibleName("Physics lecture, 09:00 – 18:00");

it("a demo user adds a file, answers once, and the plan keeps clear of it", async () => {
  const { stored } = openAdvanced({
    advancedPlanSubjects: [
      { subject: "Physics", examDate: "2026-06-15" },
      { subject: "Art", examDate: "2026-06-16" },
    ],
  });
  await openCommitments();
  await field("Calendar address").fill("https://calendar.example.com/a.ics");
  await button("Add calendar").click();
  await expect.element(calendars()).toMatchTextContent("Make an account to use this");
  await choose("notes.ics", "hello");
  await expect.element(calendars()).toMatchTextContent("This is not a calendar");

  await choose("school.ics", schoolFile);
  // The dialog that opens next hides it from screen readers.
  const row = page
    .getByRole("listitem", { includeHidden: true })
    .filter({ hasText: "School timetable" });
  await expect.element(row).toMatchTextContent("3 events in all");
  await expect.element(row).toMatchTextContent("File from today");
  const table = page.getByRole("dialog", { name: "1 exam found in School timetable" });
  await expect.element(table.getByLabelText("Subject of School timetable")).toHaveValue("Physics");
  await expectAccessible(table);
  await table.getByRole("button", { name: "Add 1" }).click();
  await expect.element(page.getByText("1 added.")).toBeVisible();
  await button("Keep them free of study").click();
  await expect.element(calendars()).not.toMatchTextContent("Are these days taken?");
  await expectAccessible(calendars());
  // Physics has a date already: the midterm is a further exam of it, with its time.
  expect(stored("smartplanner_subjects")).toMatchObject({
    Physics: {
      exams: expect.arrayContaining([
        expect.objectContaining({ name: "PHY midterm", date: "2026-06-22", time: "09:00" }),
      ]),
    },
  });

  const off = part("Days off and holidays");
  await off.getByLabelText("Name").fill("At grandparents");
  await off.getByLabelText("First day").fill("2026-06-13");
  await off.getByLabelText("Last day").fill("2026-06-14");
  await off.getByRole("button", { name: "Add days off" }).click();
  await expect.element(off.getByRole("listitem")).toMatchTextContent("Sat 13 – Sun 14 Jun");

  await generate();
  const plan = planIn(stored, "advancedPlanCache");
  expect(Object.keys(plan)).toContain("11-June-2026");
  for (const taken of ["12", "13", "14"]) expect(plan[`${taken}-June-2026`] ?? []).toEqual([]);
  expectFreeOfLecture(plan);
  await expectLectureShown();
  await expectAccessible(part("Study Calendar"));
});

it("a smart timetable keeps clear of a calendar, says so, and can be updated without it", async () => {
  const { stored } = openMemoryApp({
    path: "/?mode=advanced",
    fetch: smartServer,
    initial: {
      quickPlanHours: 4,
      quickPlanSubjects: [{ subject: "Physics", examDate: "2026-06-13" }],
    },
  });
  await openCommitments();
  await choose("school.ics", schoolFile);
  await button("Not now").click();
  await expect.element(calendars()).toMatchTextContent("School timetable");
  await page.getByText("Quick Plan", { exact: true }).click();
  const panel = part("AI-Powered Smart Timetable");
  await expect.element(panel).toMatchTextContent("Kept free: “School timetable”.");
  await panel.getByRole("button", { name: "Generate Smart Timetable" }).click();
  await expect.element(panel).toMatchTextContent("Planned without an AI model.");
  expectFreeOfLecture(planIn(stored, "quickPlanCache"));
  await expectLectureShown();

  await page.getByText("Advanced Scheduler", { exact: true }).click();
  await openCommitments();
  await button("More for School timetable").click();
  await page.getByRole("switch", { name: "Counts as busy" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await page.getByText("Quick Plan", { exact: true }).click();
  const update = part("Plan update");
  await expect.element(update).toMatchTextContent("“School timetable” no longer takes your time.");
  await update.getByRole("button", { name: "Update plan" }).click();
  // No session has to move for it.
  await expect
    .element(page.getByText("Nothing to change: your plan already does this."))
    .toBeVisible();
  await expect.element(update).not.toBeInTheDocument();
});

it("a session that was done before its time is not in an event's way", async () => {
  const { stored } = openAdvanced({ advancedPlanSubjects: twoSubjects });
  await openCommitments();
  await generate();
  const [first] = planIn(stored, "advancedPlanCache")["10-June-2026"] ?? [];
  const [hour = "", minute = ""] = first?.startTime?.split(":") ?? [];
  const dentist = event(
    "Dentist",
    "20260610",
    `DTSTART:20260610T${hour}${minute}00`,
    "DURATION:PT10M",
  );
  await choose("own.ics", `BEGIN:VCALENDAR\r\n${dentist}\r\nEND:VCALENDAR\r\n`);
  const update = part("Plan update");
  await expect.element(update).toMatchTextContent("runs into “Dentist”. Update the plan?");
  await part("Progress Dashboard").getByRole("checkbox").first().click();
  await expect.element(update).not.toBeInTheDocument();
});

it("a demo user takes the plan along as files, without a network", async () => {
  const { router, saved, stored } = openAdvanced({
    advancedPlanSubjects: [{ subject: "=Physics", examDate: "2026-06-15" }],
  });
  await generate();
  await expect.element(button("Clear Study Plan")).toBeVisible();
  await router.navigate("/account");
  const section = part("Your plan in your calendar");
  await expect.element(section).toMatchTextContent("Make an account to use this.");
  await section.getByRole("button", { name: "Calendar (.ics)" }).click();
  await expect.poll(() => saved.length).toBe(1);
  await section.getByRole("button", { name: "Table (.csv)" }).click();
  await expect.poll(() => saved.length).toBe(2);
  const [calendar, table] = saved;
  expect(calendar?.name).toBe("study-plan-2026-06-10.ics");
  expect(calendar?.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar?.text).toContain("SUMMARY:=Physics exam");
  expect(table?.name).toBe("study-plan-2026-06-10.csv");
  expect(table?.text).toContain(",'=Physics,");

  // Brought in again it would push the plan away from itself, and offer its own exams.
  await router.navigate("/?mode=advanced");
  await button("Change Configure Your Schedule").click();
  await openCommitments();
  await choose("study-plan.ics", calendar?.text ?? "");
  await expect.element(calendars()).toMatchTextContent("it is not added as a calendar");
  await expect.element(part("Plan update")).not.toBeInTheDocument();
  expect(stored("smartplanner_calendars")).toBeNull();
});
