import { advancedPlanWords } from "@smart-planner/words/en/advanced-plan";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { contactWords } from "@smart-planner/words/en/contact";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { firstRunWords } from "@smart-planner/words/en/first-run";
import { focusWords } from "@smart-planner/words/en/focus";
import { homeWords } from "@smart-planner/words/en/home";
import { sessionMenuWords } from "@smart-planner/words/en/session-menu";
import { smartWords } from "@smart-planner/words/en/smart";
import { subjectWorkWords } from "@smart-planner/words/en/subject-work";
import { subjectsWords } from "@smart-planner/words/en/subjects";
import { syncWords } from "@smart-planner/words/en/sync";
import { termWords } from "@smart-planner/words/en/term";
import { todayWords } from "@smart-planner/words/en/today";
import { uploadWords } from "@smart-planner/words/en/upload";
import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { pseudoWords } from "@smart-planner/words/pseudo";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openMemoryApp } from "../../test/memory-app.tsx";
import { smartServer } from "../../test/memory-smart-server.ts";
import { look, pseudoLanguage } from "../../test/pseudo-language.ts";

const calendar = pseudoWords(calendarWords);
const commitments = pseudoWords(commitmentsWords);
const due = pseudoWords(dueWorkWords);
const firstRun = pseudoWords(firstRunWords);
const focus = pseudoWords(focusWords);
const home = pseudoWords(homeWords);
const menu = pseudoWords(sessionMenuWords);
const smart = pseudoWords(smartWords);
const chapter = pseudoWords(subjectWorkWords);
const sync = pseudoWords(syncWords);
const time = pseudoWords(yourTimeWords);
const today = pseudoWords(todayWords);
const upload = pseudoWords(uploadWords);

const button = (name: string | RegExp) => page.getByRole("button", { name });
const press = (name: string | RegExp) => button(name).first().click();
const dialog = () => page.getByRole("dialog");
const closed = async () => {
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
};
/** The last one in the calendar's week. */
const focusSession = () => {
  const all = document.querySelectorAll<HTMLElement>("[data-day] button[aria-label]");
  all.item(all.length - 1).focus();
};
const subjects = [
  { subject: "Mathematics", examDate: "2026-06-24" },
  { subject: "Chemistry", examDate: "2026-06-19" },
];
const entered = { quickPlanHours: 3, quickPlanSubjects: subjects };
const generate = async () => {
  await press(pseudoWords(subjectsWords).generate);
  await expect.element(button(home.clear)).toBeVisible();
};
const makeAdvanced = async () => {
  await press(pseudoWords(advancedPlanWords).generate);
  await expect.element(button(home.clear)).toBeVisible();
};
const topic = (name: string, order: number) => ({
  ...{ subject: "Chemistry", name, by: "hours", minutes: 600, known: 0, order },
  addedOn: "2026-06-01",
});
const exams = [{ id: "first", name: "", date: "", time: "" }];
const chapters = {
  smartplanner_subjects: {
    Chemistry: { way: "topics", exams },
    Mathematics: { way: "goal", goalMinutes: 3000, exams },
  },
  smartplanner_topics: { one: topic("Map", 0), two: topic("Essay 2", 1) },
};
const log = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => ({
  subject: "Chemistry",
  stretches: [{ day: `2026-06-0${day}`, startMinute: 960, seconds: 90 * 60 }],
  plannedMinutes: 60,
  sessionKey: `session ${day}`,
  source: day % 2 === 0 ? "timer" : "hand",
}));
const work = (title: string, day: string, more = {}) => ({
  ...{ kind: "hand-in", subject: "History", title, state: "open", addedOn: "2026-06-08" },
  ...{ due: { day }, ...more },
});

interface Walk extends NonNullable<Parameters<typeof openMemoryApp>[0]> {
  readonly name: string;
  readonly go: (app: ReturnType<typeof openMemoryApp>) => Promise<void>;
}

/** States that a press or a key leads to, each looked at on its way. */
const walks: readonly Walk[] = [
  {
    name: "sessions in the calendar",
    initial: entered,
    go: async () => {
      await generate();
      focusSession();
      await expect.element(page.getByRole("tooltip")).toBeVisible();
      await look("the details of a session");
      await userEvent.keyboard("{ArrowDown}");
      await look("a session that was moved");
      await userEvent.keyboard("{Enter}");
      await expect.element(dialog()).toBeVisible();
      await look("the menu of a locked session");
      await closed();
      await page.getByText(calendar.views.day, { exact: true }).click();
      await look("a day");
      for (const _ of "12345678901234567890") await press(calendar.next.day);
      await look("a day with nothing planned");
    },
  },
  {
    name: "sessions of today",
    initial: entered,
    go: async () => {
      await generate();
      const list = page.getByRole("list", { name: today.sessions });
      await list.getByRole("checkbox").first().click();
      const length = button(/^⟦(?:Đöñé éářļý|Ţööķ ļöñĝéř)/);
      await expect.element(length).toBeVisible();
      await look("a session that is done");
      await length.click();
      await expect.element(dialog()).toBeVisible();
      await look("how long it took");
      await closed();
      for (const box of list.getByRole("checkbox").all().slice(1)) await box.click();
      await look("a day that is done");
      await press(home.clear);
      await look("a plan that was cleared");
    },
  },
  {
    name: "a late evening",
    initial: entered,
    at: new Date("2026-06-10T22:40:00"),
    go: async () => {
      await generate();
      await look("a plan of the evening");
    },
  },
  {
    name: "a plan and what has changed since",
    initial: {
      ...entered,
      quickPlanSubjects: [...subjects, { subject: "Map", examDate: "2026-06-10" }],
    },
    go: async (app) => {
      await generate();
      await look("an exam of today");
      app.workspace.write("quickPlanHours", 5);
      await look("hours that changed");
      await page.getByText(home.modes.advanced, { exact: true }).click();
      await look("subjects of the other plan");
    },
  },
  {
    name: "the sample",
    go: async () => {
      await press(/ţřý á šáɱþļé/);
      await expect.element(button(home.clearSample)).toBeVisible();
      await look("the sample plan");
    },
  },
  {
    name: "things of the first minute",
    go: async () => {
      const box = page.getByRole("region", { name: firstRun.whatsComing });
      await box
        .getByRole("textbox")
        .fill(
          "Chemistry exam 30 June\nHistory map due Friday\nMap 12 June\nSchool Monday to Friday until 15:30",
        );
      const items = box.getByRole("listitem");
      await expect.element(items.nth(3)).toBeVisible();
      for (const index of [0, 1, 2, 3]) {
        await items.nth(index).getByRole("button", { expanded: false }).click();
        await expect.element(dialog()).toBeVisible();
        await look(`thing ${index + 1} opened`);
        const done = dialog().getByRole("button", { name: firstRun.done });
        await (done.elements().length > 0 ? done.click() : userEvent.keyboard("{Escape}"));
        await expect.element(dialog()).not.toBeInTheDocument();
      }
    },
  },
  {
    name: "the focus timer",
    path: "/focus",
    initial: { ...entered, ...chapters },
    go: async () => {
      await look("what to study");
      await press(focus.justTimer);
      await look("a timer");
      await press(focus.pause);
      await look("a pause");
    },
  },
  {
    name: "a session in the focus timer",
    initial: entered,
    go: async (app) => {
      await generate();
      await app.router.navigate("/focus");
      await button(/^⟦Šţářţ /)
        .first()
        .click();
      await press(focus.finish);
      await expect.element(dialog()).toBeVisible();
      await look("the end of a session");
      await closed();
      await app.router.navigate("/");
      await look("a timer that runs on");
    },
  },
  {
    name: "wishes",
    initial: { ...entered, ...chapters },
    fetch: smartServer,
    go: async () => {
      const panel = page.getByRole("region", { name: smart.heading });
      for (const text of [
        "please only after 4. blah",
        "No Sundays. At most 1 hour of Chemistry a day. 3 h of Mathematics each week. Chemistry is very hard. Never study at all",
      ]) {
        await panel.getByLabelText(smart.preferences).fill(text);
        await panel.getByRole("button", { name: smart.generate }).click();
        await expect.element(panel.getByRole("status")).toBeInTheDocument();
        await look("an answer");
        for (const wish of panel.getByRole("button", { name: /^⟦Çĥáñĝé/ }).all()) {
          await wish.click();
          await look("a wish opened");
          await userEvent.keyboard("{Escape}");
        }
      }
    },
  },
  {
    name: "the work of a subject",
    initial: { ...entered, ...chapters },
    go: async () => {
      await press(/^⟦Öþéñ .*Çĥéɱîšţřý/);
      await dialog()
        .getByRole("button", { name: chapter.moreFor("Map") })
        .click();
      await look("a chapter opened");
      await dialog().getByRole("button", { name: chapter.pasteList }).click();
      await dialog().getByLabelText(chapter.pasteLines).fill("Map 2 h\nSheet 18 p");
      await look("a list that was pasted");
      await dialog().getByRole("button", { name: chapter.addExam }).click();
      await look("two exams");
      await dialog().getByRole("button", { name: chapter.split }).click();
      await look("a chapter in two");
      await dialog().getByText(chapter.ways.goal, { exact: true }).click();
      await look("a goal");
      await dialog().getByText(chapter.ways.none, { exact: true }).click();
      await look("no goal");
    },
  },
  {
    name: "commitments",
    path: "/?mode=advanced",
    initial: {
      advancedPlanSubjects: subjects,
      smartplanner_commitments: [
        ...["work", "sports", "meal", "commute", "other"].map((type, day) => ({
          ...{ name: "Map", type, days: [day], startTime: "20:00", endTime: "01:00" },
        })),
        {
          ...{ name: "Map", type: "other", days: [4], startTime: "08:00", endTime: "09:00" },
          dates: { everyWeeks: 2, from: "2026-06-12", until: "2026-06-30" },
        },
      ],
    },
    go: async () => {
      await page.getByRole("tab", { name: home.tabs.commitments }).click();
      await press(commitments.add);
      await look("what is missing");
      await press(commitments.edit("Map"));
      await look("one that is changed");
      await makeAdvanced();
      focusSession();
      await userEvent.keyboard("{Enter}");
      await press(menu.anotherDay);
      await dialog().getByLabelText(menu.time).fill("20:30");
      await dialog().getByLabelText(menu.day).fill("2026-06-15");
      await look("a place that is taken");
      await dialog()
        .getByRole("button", { name: /^⟦Ṁöṽé/ })
        .last()
        .click();
      await look("a session over a commitment");
    },
  },
  {
    name: "due work in the box",
    initial: { ...entered, smartplanner_preview: true },
    go: async () => {
      for (const text of ["Essay 3", "Essay 3 for Chemistry", "Essay 3 due yesterday, 900 h"]) {
        await page.getByLabelText(due.addWork).fill(text);
        await userEvent.keyboard("{Enter}");
        await look(text);
      }
    },
  },
  {
    name: "chances",
    path: "/?mode=advanced",
    initial: {
      ...{ advancedPlanSubjects: subjects, ...chapters, smartplanner_log: { ...log } },
      studyProgress: Object.fromEntries(log.map(({ sessionKey }) => [sessionKey, true])),
    },
    go: async () => {
      await makeAdvanced();
      for (const details of document.querySelectorAll("details")) details.open = true;
      await look("a plan that is short");
      const chance = button(/⟦\d+ îñ 10|Ñöţ ķñöŵñ ýéţ/).first();
      await expect.element(chance).toBeVisible();
      await chance.click();
      await look("what a chance is from");
    },
  },
  {
    name: "a term that is full",
    path: "/term",
    initial: {
      ...{ quickPlanHours: 1, quickPlanSubjects: subjects },
      smartplanner_assignments: {
        one: work("Essay 2", "2026-06-18", { minutes: 2400 }),
        two: work("Map", "2026-06-09", { minutes: 300 }),
        three: work("Sheet", "2026-06-16", { repeats: { everyWeeks: 1, until: "2026-06-30" } }),
      },
      smartplanner_days_off: { one: { name: "Map", from: "2026-06-15", to: "2026-06-21" } },
    },
    go: async () => {
      for (const week of document.querySelectorAll<HTMLElement>("[data-week]")) {
        week.click();
        await look("a week of the term");
      }
      const help = button(pseudoWords(termWords).whatHelps);
      if (help.elements().length > 0) await help.first().click();
      await look("what helps");
    },
  },
  {
    name: "time that was logged",
    path: "/time",
    initial: { ...entered, smartplanner_log: { ...log } },
    go: async () => {
      await page.getByText(time.spans.month, { exact: true }).click();
      await look("a month");
      await press(time.withoutTimer);
      await press(time.add);
      await look("what is missing");
      await press(/^⟦Çĥáñĝé /);
      await look("an entry that is changed");
      await press(/^⟦Řéɱöṽé /);
      await look("an entry that was removed");
    },
  },
  {
    name: "plans from before",
    initial: entered,
    go: async (app) => {
      await generate();
      await press(home.clear);
      await app.router.navigate("/account");
      await expect.element(page.getByText(sync.history)).toBeVisible();
      for (const details of document.querySelectorAll("details")) details.open = true;
      await look("the plan history");
    },
  },
  {
    name: "an upload that is refused",
    path: "/?mode=advanced",
    initial: { smartplanner_preview: true },
    go: async () => {
      await page.getByRole("tab", { name: home.tabs.upload }).click();
      for (const file of [new File([], "empty.csv"), new File(["x"], "week.exe")]) {
        await page.getByLabelText(upload.file).upload(file);
        await look(file.name);
      }
      await page.getByLabelText(upload.file).upload(new File(["Day\n"], "week.csv"));
      await look("no server");
    },
  },
  {
    name: "a message that cannot be sent",
    path: "/contact",
    go: async () => {
      const contact = pseudoWords(contactWords);
      await page.getByLabelText(contact.name, { exact: true }).fill("Map");
      await page.getByLabelText(contact.email).fill("a@example.org");
      await page.getByLabelText(contact.message).fill("Map");
      await press(contact.send);
      await look("a message that cannot be sent");
    },
  },
  {
    name: "a post that is missing",
    path: "/blog/999",
    go: () => look("a post that is missing"),
  },
];

it.each(walks.flatMap((walk) => [360, 1280].map((width) => ({ ...walk, width }))))(
  "$name in the pseudo-language: every state fits $width pixels, with no hard-coded text",
  async ({ width, go, ...visit }) => {
    await page.viewport(width, 900);
    const app = openMemoryApp({ ...visit, spoken: pseudoLanguage });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await go(app);
  },
);
