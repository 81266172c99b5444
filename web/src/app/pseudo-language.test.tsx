import { assignmentWords } from "@smart-planner/words/en/assignment";
import { displayWords } from "@smart-planner/words/en/display";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { firstRunWords } from "@smart-planner/words/en/first-run";
import { focusWords } from "@smart-planner/words/en/focus";
import { shellWords } from "@smart-planner/words/en/shell";
import { sidebarWords } from "@smart-planner/words/en/sidebar";
import { smartWords } from "@smart-planner/words/en/smart";
import { workImportWords } from "@smart-planner/words/en/work-import";
import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { pseudoWords } from "@smart-planner/words/pseudo";
import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { openMemoryApp } from "../../test/memory-app.tsx";
import { smartServer } from "../../test/memory-smart-server.ts";
import { look, pseudoLanguage } from "../../test/pseudo-language.ts";

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Leads to the part that is looked at; without it the whole page is. */
  readonly open?: () => Promise<Locator>;
}

const due = pseudoWords(dueWorkWords);
const assignment = pseudoWords(assignmentWords);
const imports = pseudoWords(workImportWords);
const work = (title: string, day: string, more = {}) => ({
  kind: "hand-in",
  subject: "History",
  title,
  due: { day },
  state: "open",
  addedOn: "2026-06-08",
  ...more,
});
const dueWork = {
  smartplanner_assignments: {
    essay: work("Essay 2", "2026-06-12", { parts: [{ id: "a", title: "Draft", minutes: 90 }] }),
    late: work("Map", "2026-06-09"),
    sheet: work("Sheet", "2026-06-16", { repeats: { everyWeeks: 1, until: "2026-06-30" } }),
  },
};
const calendarFile = [
  "BEGIN:VCALENDAR",
  ...["20260611", "20260612"].flatMap((day) => [
    ...["BEGIN:VEVENT", `UID:${day}`, "SUMMARY:Map"],
    ...[`DTSTART:${day}T090000`, `DTEND:${day}T100000`, "END:VEVENT"],
  ]),
  "END:VCALENDAR",
  "",
].join("\r\n");
const press = (name: string) => page.getByRole("button", { name }).first().click();
const dialog = () => page.getByRole("dialog");
const quickPlan = {
  quickPlanHours: 1,
  quickPlanSubjects: [{ subject: "Chemistry", examDate: "2026-06-30" }],
};
const log = [4, 5, 6, 7, 8].map((day) => ({
  subject: "Chemistry",
  stretches: [{ day: `2026-06-0${day}`, startMinute: 960, seconds: 78 * 60 }],
  plannedMinutes: 60,
  sessionKey: `session ${day}`,
  source: "timer",
}));
const topic = (name: string, order: number) => ({
  ...{ subject: "Chemistry", name, by: "hours", minutes: 600, known: 0, order },
  addedOn: "2026-06-01",
});
const chapters = {
  ...quickPlan,
  smartplanner_subjects: {
    Chemistry: { way: "topics", exams: [{ id: "first", name: "", date: "", time: "" }] },
  },
  smartplanner_topics: { one: topic("Map", 0), two: topic("Essay 2", 1) },
};
const body = () => page.elementLocator(document.body);
const openReminders = async () => {
  await press(pseudoWords(shellWords).openSidebar);
  await press(pseudoWords(sidebarWords).notifications);
  return dialog();
};

const atPath = (path: string, isSignedIn: boolean): Screen => ({
  name: path,
  path,
  initial: { smartplanner_demo: isSignedIn },
});

/** Screens whose texts all come from words. */
const screens: readonly Screen[] = [
  ...["/login", "/signup", "/reset", "/reset?code", "/contact", "/blog", "/blog/1"].map((path) =>
    atPath(path, false),
  ),
  ...["/account", "/focus", "/time", "/term", "/accessibility"].map((path) => atPath(path, true)),
  { name: "the term with work", path: "/term", initial: dueWork },
  {
    name: "an assignment",
    path: "/term",
    initial: dueWork,
    open: async () => {
      await press("Essay 2");
      return dialog();
    },
  },
  {
    name: "weekly work and how much of it is deleted",
    path: "/term",
    initial: dueWork,
    open: async () => {
      await page.getByText("Sheet", { exact: true }).first().click();
      await page.getByRole("button", { name: assignment.delete }).click();
      return dialog();
    },
  },
  {
    name: "work that is not added yet",
    path: "/term",
    initial: dueWork,
    open: async () => {
      await press(due.addWork);
      await dialog().getByRole("button", { name: assignment.add }).click();
      return dialog();
    },
  },
  {
    name: "a calendar file",
    path: "/",
    open: async () => {
      const file = new File([calendarFile], "week.ics", { type: "text/calendar" });
      await page.getByLabelText(pseudoWords(firstRunWords).file).upload(file);
      return dialog();
    },
  },
  {
    name: "due work",
    path: "/",
    initial: dueWork,
    open: async () => {
      await page.getByLabelText(due.addWork).fill("Essay 3 for Law, due Friday, weekly");
      return page.getByRole("region", { name: due.dueWork });
    },
  },
  {
    name: "the first minute",
    path: "/",
    open: async () => {
      const box = page.getByRole("region", { name: pseudoWords(firstRunWords).whatsComing });
      await box
        .getByRole("textbox")
        .fill("Biology exam 30 June\nEssay due Friday\nSchool Monday to Friday until 15:30\n?");
      await expect.element(box.getByRole("listitem").nth(2)).toBeVisible();
      return box;
    },
  },
  {
    name: "an import",
    path: "/",
    open: async () => {
      await press(due.import);
      return dialog();
    },
  },
  {
    name: "the table of an import",
    path: "/",
    initial: dueWork,
    open: async () => {
      await press(due.import);
      await dialog()
        .getByLabelText(imports.text)
        .fill("Essay 1 due 22 June 2026 (20 %)\nMap due 9 June 2026\nExam: 6 July 2026, 10:00");
      await press(imports.readIt);
      await press(imports.showAside(1));
      return dialog();
    },
  },
  {
    name: "the sidebar with its settings",
    path: "/time",
    open: async () => {
      await press(pseudoWords(shellWords).openSidebar);
      await page.getByText(pseudoWords(displayWords).display, { exact: true }).click();
      return dialog();
    },
  },
  {
    name: "the end of a focus",
    path: "/focus",
    open: async () => {
      const focus = pseudoWords(focusWords);
      await press(focus.justTimer);
      await press(focus.finish);
      await expect.element(dialog()).toBeVisible();
      return body();
    },
  },
  {
    name: "the time of five sessions",
    path: "/time",
    initial: { ...quickPlan, smartplanner_log: { ...log } },
    open: async () => {
      const time = pseudoWords(yourTimeWords);
      await press(time.asTable(time.realLength));
      await press(time.withoutTimer);
      return body();
    },
  },
  {
    name: "a week of the term without room",
    path: "/term",
    initial: { ...chapters, ...dueWork },
    open: async () => {
      await page.elementLocator(document.querySelector("[data-week]") ?? document.body).click();
      return body();
    },
  },
  {
    name: "chapters of a subject",
    path: "/",
    initial: chapters,
    open: async () => {
      await page.getByRole("button", { name: /^⟦Öþéñ .*Çĥéɱîšţřý/ }).click();
      return dialog();
    },
  },
  {
    name: "an answer to wishes",
    path: "/",
    initial: { ...quickPlan, quickPlanHours: 6 },
    open: async () => {
      const smart = pseudoWords(smartWords);
      const panel = page.getByRole("region", { name: smart.heading });
      await panel.getByLabelText(smart.preferences).fill("No Sundays. blah blah");
      await panel.getByRole("button", { name: smart.generate }).click();
      await expect.element(panel.getByRole("button", { name: /^⟦Çĥáñĝé/ }).first()).toBeVisible();
      return panel;
    },
  },
  { name: "notifications", path: "/time", open: openReminders },
  {
    name: "reminders",
    path: "/time",
    initial: { smartplanner_preview: true },
    open: openReminders,
  },
];
const widths = [360, 1280];

it.each(screens.flatMap((screen) => widths.map((width) => ({ ...screen, width }))))(
  "$name in the pseudo-language fits $width pixels, with no hard-coded text",
  async ({ path, initial = {}, open, width }) => {
    await page.viewport(width, 900);
    openMemoryApp({
      path,
      spoken: pseudoLanguage,
      initial,
      fetch: smartServer,
    });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    const part = open === undefined ? page.elementLocator(document.body) : await open();
    await expect.element(part).toBeVisible();
    await look(path, part.element());
  },
);
