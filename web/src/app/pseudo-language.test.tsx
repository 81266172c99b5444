import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { firstRunWords } from "@smart-planner/words/en/first-run";
import { shellWords } from "@smart-planner/words/en/shell";
import { sidebarWords } from "@smart-planner/words/en/sidebar";
import { workImportWords } from "@smart-planner/words/en/work-import";
import { pseudoWords } from "@smart-planner/words/pseudo";
import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { openMemoryApp } from "../../test/memory-app.tsx";
import { cut, hardCoded, pseudoLanguage } from "../../test/pseudo-language.ts";

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Leads to the part that is looked at; without it the whole page is. */
  readonly open?: () => Promise<Locator>;
}

const due = pseudoWords(dueWorkWords);
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
const press = (name: string) => page.getByRole("button", { name }).click();
const dialog = () => page.getByRole("dialog");
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
  ...["/login", "/signup", "/reset?code", "/contact", "/blog", "/blog/1"].map((path) =>
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
    });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    const part = open === undefined ? page.elementLocator(document.body) : await open();
    await expect.element(part).toBeVisible();
    const root = part.element();
    await expect.poll(() => hardCoded(root)).toEqual([]);
    expect(cut(root)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
