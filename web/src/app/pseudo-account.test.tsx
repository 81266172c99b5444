import { accountWords } from "@smart-planner/words/en/account";
import { calendarsWords } from "@smart-planner/words/en/calendars";
import { homeWords } from "@smart-planner/words/en/home";
import { keptWaysWords } from "@smart-planner/words/en/kept-ways";
import { resetWords } from "@smart-planner/words/en/reset";
import { syncWords } from "@smart-planner/words/en/sync";
import { uploadWords } from "@smart-planner/words/en/upload";
import { pseudoWords } from "@smart-planner/words/pseudo";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accountServer, ada } from "../../test/memory-account-server.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";
import { look, pseudoLanguage } from "../../test/pseudo-language.ts";

const account = pseudoWords(accountWords);
const calendars = pseudoWords(calendarsWords);
const data = pseudoWords(syncWords);
const upload = pseudoWords(uploadWords);
const reset = pseudoWords(resetWords);
const press = (name: string) => page.getByRole("button", { name }).first().click();
const dialog = () => page.getByRole("dialog");
const closeDialog = async () => {
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
};

const event = (title: string, day: string, more = {}) => ({
  ...{ title, day, start: 600, end: 660 },
  ...more,
});
const stored = {
  quickPlanHours: 3,
  quickPlanSubjects: [{ subject: "Chemistry", examDate: "2026-06-30" }],
  smartplanner_preview: true,
  smartplanner_commitments: [
    { name: "History", type: "meal", days: [0], startTime: "09:00", endTime: "10:30" },
  ],
  smartplanner_calendars: {
    school: { name: "History", colour: "blue", countsAsBusy: true, source: { kind: "address" } },
    file: {
      ...{ name: "Map", colour: "teal", countsAsBusy: false, leftOut: ["Essay 2"] },
      source: { kind: "file", file: "week.ics", readOn: "2026-06-01" },
    },
  },
  smartplanner_busy_times: {
    "school/2026-06": {
      calendar: "school",
      events: [event("Map", "2026-06-11"), event("Map", "2026-06-12", { allDay: true })],
    },
  },
  smartplanner_days_off: { one: { name: "Map", from: "2026-06-15", to: "2026-06-19" } },
};
const open = (path: string) =>
  openMemoryApp({ path, spoken: pseudoLanguage, user: ada, fetch: accountServer, initial: stored });

it.each([360, 1280])(
  "an account in the pseudo-language fits %i pixels, with no hard-coded text",
  async (width) => {
    await page.viewport(width, 900);
    const app = open("/account");
    await expect.element(page.getByText("My phone")).toBeVisible();
    await expect.element(page.getByText(account.thisDevice).first()).toBeVisible();
    await expect.element(page.getByText(calendars.looksLike)).toBeVisible();
    await look("the account");
    await press(account.changeEmail);
    await press(account.change);
    await press(account.rename("Not mine"));
    await press(account.newCodes);
    await expect.element(page.getByText("7f4k-q2mz")).toBeVisible();
    await look("everything opened");
    await press(account.changePassword);
    await look("what is missing");
    await press(account.deleteMine);
    await look("the question before it is deleted");
    await closeDialog();
    await page.getByLabelText(data.exportFile).upload(new File(["{}"], "wrong.json"));
    await expect.element(page.getByText(data.notImported.notAnExport)).toBeVisible();
    await press(data.exportData);
    const [file] = app.saved;
    app.workspace.write("quickPlanHours", 5);
    await page.getByLabelText(data.exportFile).upload(new File([file?.text ?? ""], "mine.json"));
    await look("an import");
  },
);

it.each([360, 1280])(
  "calendars and an upload in the pseudo-language fit %i pixels, with no hard-coded text",
  async (width) => {
    await page.viewport(width, 900);
    open("/?mode=advanced");
    const { tabs } = pseudoWords(homeWords);
    await page.getByRole("tab", { name: tabs.commitments }).click();
    await expect.element(page.getByText(calendars.enterNewAddress)).toBeVisible();
    await look("calendars");
    await press(calendars.enterNewAddress);
    await press(calendars.addCalendar);
    await look("an address that is missing");
    await press(calendars.moreFor("History"));
    await look("the settings of a calendar");
    await page.getByRole("button", { name: calendars.remove }).click();
    await look("a calendar that was removed");
    await page.getByRole("tab", { name: tabs.upload }).click();
    await page.getByLabelText(upload.file).upload(new File(["Day\n"], "week.csv"));
    await expect.element(page.getByText(upload.addToSchedule)).toBeVisible();
    await look("the table of an upload");
    await page.getByLabelText(upload.addClass(1)).click();
    await page.getByLabelText(upload.subjectOf(1)).fill("");
    await press(upload.addToSchedule);
    await look("a row without a subject");
    await page.getByLabelText(upload.subjectOf(1)).fill("Map");
    await press(upload.addToSchedule);
    await look("classes that were added");
  },
);

it.each([360, 1280])(
  "a way back into an account in the pseudo-language fits %i pixels, with no hard-coded text",
  async (width) => {
    await page.viewport(width, 900);
    const { dataset } = document.documentElement;
    dataset.ways = "mail passkey hosted";
    dataset.hosted = keptWaysWords.schoolAccount;
    const visit = (path: string) =>
      openMemoryApp({
        path,
        spoken: pseudoLanguage,
        fetch: accountServer,
        initial: { smartplanner_demo: false },
      });
    const login = visit("/login?trouble=taken");
    await expect.element(page.getByRole("alert")).toBeVisible();
    await look("every way to log in");
    await login.router.navigate("/reset");
    await page.getByRole("textbox").fill(ada.email);
    await press(reset.sendLink);
    await expect.element(page.getByText(reset.checkEmail)).toBeVisible();
    await look("a link was sent");
    await login.router.navigate("/reset#token");
    await expect.element(page.getByText("My phone")).toBeVisible();
    await page.getByLabelText(reset.newPassword, { exact: true }).fill("aaaa");
    await look("a new password");
    await press(reset.save);
    await look("a new password is refused");
    delete dataset.ways;
    delete dataset.hosted;
  },
);
