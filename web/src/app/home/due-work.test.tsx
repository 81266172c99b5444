import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";

const at = new Date("2026-06-10T08:20:00");
const dueWork = () => region("Due work");
const box = () => dueWork().getByRole("textbox", { name: "Add work" });
const toast = () => page.getByRole("status").filter({ hasText: /\S/ });
const chip = (name: string | RegExp) =>
  dueWork().getByRole("group", { name: "Understood" }).getByRole("button", { name });

const addEssay = async () => {
  await box().fill("Essay 2 for History, due Mon, 6 h");
  await userEvent.keyboard("{Enter}");
};

describe("the box Add work", () => {
  it("shows its reading, adds on Enter, and Undo takes it back", async () => {
    await openQuickPlan({ at });
    await expect.element(dueWork()).toMatchTextContent(/Nothing due in the next two weeks\./);
    await box().fill("Essay 2 for History, due Mon, 6 h");
    await expect.element(chip("Essay 2")).toBeVisible();
    await expect.element(chip("History")).toBeVisible();
    await expect.element(chip("Mon 23:59")).toBeVisible();
    await expect.element(chip("6 h")).toBeVisible();
    await expect.element(dueWork()).toMatchTextContent(/Fits\. Six sessions, ready on Mon\./);
    await expectAccessible(dueWork());
    await userEvent.keyboard("{Enter}");
    await expect.element(box()).toHaveValue("");
    await expect.element(box()).toHaveFocus();
    await expect.element(toast()).toMatchTextContent(/Essay 2 added\./);
    await expect.element(dueWork().getByRole("listitem", { name: /^Essay 2/ })).toBeVisible();
    await toast().getByRole("button", { name: "Undo" }).click();
    await expect.element(dueWork()).toMatchTextContent(/Nothing due in the next two weeks\./);
  });

  it("leaves the buttons of a sheet that opens below its message free", async () => {
    await openQuickPlan({ at });
    await addEssay();
    await expect.element(toast()).toMatchTextContent(/Essay 2 added\./);
    await dueWork().getByRole("button", { name: "Essay 2", exact: true }).click();
    const button = page.getByRole("dialog").getByRole("button", { name: "Delete" });
    await expect.element(button).toBeVisible();
    const message = page.getByText(/^Essay 2 added\.$/);
    // Both come in with a transition.
    await expect
      .poll(
        () => {
          const [above, below] = [message.element(), button.element()].map((one) =>
            one.getBoundingClientRect(),
          );
          return (above?.bottom ?? 0) <= (below?.top ?? 0);
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  });

  it("asks for a date instead of guessing one", async () => {
    await openQuickPlan({ at });
    await box().fill("Lab report for Chemistry");
    await userEvent.keyboard("{Enter}");
    const date = dueWork().getByLabelText("When is it due?");
    await expect.element(date).toHaveFocus();
    await date.fill("2026-06-17");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(dueWork().getByRole("listitem", { name: /^Lab report, Chemistry, Wed 23:59/ }))
      .toBeVisible();
  });

  it("asks which day words mean that may be two", async () => {
    await openQuickPlan({ at });
    await box().fill("Lab report for Chemistry due 5/6");
    await dueWork().getByRole("button", { name: "Which day is “5/6”?" }).click();
    await expect.element(dueWork().getByLabelText("When is it due?")).toHaveFocus();
  });

  it("takes a task without a date, which the term lists", async () => {
    const app = await openQuickPlan({ at });
    await box().fill("Tidy my notes, 1 h");
    await userEvent.keyboard("{Enter}");
    await dueWork().getByRole("button", { name: "No date" }).click();
    await expect.element(toast()).toMatchTextContent(/Tidy my notes added\./);
    await app.router.navigate("/term");
    await expect
      .element(region("All work").getByRole("listitem", { name: /^Tidy my notes, Any day/ }))
      .toBeVisible();
  });

  it("takes several pasted lines; one without a date waits for it", async () => {
    await openQuickPlan({ at });
    await box().click();
    const data = new DataTransfer();
    data.setData("text", "Sheet 7 due Friday, 2 h\nTidy notes\nReading due 15 June, 1 h\n");
    box()
      .element()
      .dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    await expect.element(toast()).toMatchTextContent(/2 added\./);
    await expect.element(box()).toHaveValue("Tidy notes");
    await expect.element(dueWork()).toMatchTextContent(/One line needs a date\./);
    expect(dueWork().getByRole("listitem").elements()).toHaveLength(2);
  });

  it("Escape empties it", async () => {
    await openQuickPlan({ at });
    await box().fill("Essay 2 due Fri");
    await userEvent.keyboard("{Escape}");
    await expect.element(box()).toHaveValue("");
    expect(dueWork().getByRole("listitem").elements()).toHaveLength(0);
  });
});

describe("bad input", () => {
  it.each([
    ["Essay due Fri, 0 h", /How long will it take\? Leave it empty if you do not know\./],
    ["Essay due Fri, 900 h", /That is more than 500 h\. Enter it as several assignments\./],
  ])("“%s” is answered, and stays in the box", async (line, answer) => {
    await openQuickPlan({ at });
    await box().fill(line);
    await userEvent.keyboard("{Enter}");
    await expect.element(dueWork().getByRole("alert")).toMatchTextContent(answer);
    await expect.element(box()).toHaveValue(line);
  });

  it("a start after the due day and too many hours are named in the sheet, and stored values stay", async () => {
    const { stored } = await openQuickPlan({ at });
    await addEssay();
    await dueWork().getByRole("button", { name: "Essay 2", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Assignment" });
    await sheet.getByLabelText("Start from").fill("2026-07-01");
    await expect.element(sheet).toMatchTextContent(/It starts after it is due\./);
    const estimate = () => Object.values(Object(stored("smartplanner_assignments")))[0];
    await userEvent.clear(sheet.getByLabelText("Hours"));
    await userEvent.type(sheet.getByLabelText("Hours"), "90");
    expect(estimate()).toMatchObject({ estimate: { minutes: 360 } });
    await userEvent.keyboard("0{Enter}");
    await expect.element(sheet.getByRole("alert")).toMatchTextContent(/more than 500 h/);
    await expect.element(sheet.getByLabelText("Hours")).toHaveValue(6);
    expect(estimate()).toMatchObject({ estimate: { minutes: 360 } });
  });

  it("a length that was typed is stored when the sheet closes", async () => {
    await openQuickPlan({ at });
    await addEssay();
    await dueWork().getByRole("button", { name: "Essay 2", exact: true }).click();
    await page.getByRole("dialog").getByLabelText("Hours").fill("4");
    await userEvent.keyboard("{Escape}");
    await expect.element(dueWork().getByRole("listitem")).toMatchTextContent(/0 h of 4 h/);
  });

  it("a length can be pages and minutes a page; pages alone are none", async () => {
    const { stored } = await openQuickPlan({ at });
    await addEssay();
    await dueWork().getByRole("button", { name: "Essay 2", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Assignment" });
    await sheet.getByRole("button", { name: "In pages" }).click();
    await sheet.getByLabelText("pages").fill("40");
    await userEvent.keyboard("{Enter}");
    await expect.element(sheet).toMatchTextContent(/0 h of 6 h done/);
    await sheet.getByLabelText("min a page").fill("3");
    await userEvent.keyboard("{Enter}");
    await expect.element(sheet).toMatchTextContent(/0 h of 2 h done/);
    await expect.element(sheet).toMatchTextContent(/How long \(2 h\)/);
    const [record] = Object.values(Object(stored("smartplanner_assignments")));
    expect(record).toMatchObject({ estimate: { pages: 40, minutesPerPage: 3 } });
  });

  it("work of a subject that is deleted keeps its name, and is planned without any subject", async () => {
    openMemoryApp({ at, initial: { quickPlanHours: 4 } });
    await addEssay();
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect
      .element(page.getByRole("cell", { name: "History · Essay 2" }).first())
      .toBeVisible();
  });
});

describe("due work in the plan", () => {
  it("its sessions carry its name in Today, calendar, table and sessions; handing it in frees them", async () => {
    const { openAgain } = openMemoryApp({
      at,
      initial: {
        quickPlanHours: 4,
        quickPlanSubjects: [{ subject: "History", examDate: "2026-06-26" }],
      },
    });
    await addEssay();
    await page.getByRole("button", { name: "Generate Plan" }).click();
    const name = "History · Essay 2";
    await expect
      .element(page.getByRole("checkbox", { name: new RegExp(`^${name} \\d\\d:`) }))
      .toBeVisible();
    await expect.element(page.getByRole("cell", { name }).first()).toBeVisible();
    await expect
      .element(
        region("Study Calendar")
          .getByRole("button", { name: new RegExp(name) })
          .first(),
      )
      .toBeVisible();
    await expect
      .element(
        region("Study Sessions")
          .getByRole("checkbox", { name: new RegExp(name) })
          .first(),
      )
      .toBeVisible();
    await expect.element(dueWork().getByRole("listitem")).toMatchTextContent(/0 h of 6 h/);
    await page.getByRole("checkbox", { name: new RegExp(`^${name} \\d\\d:`) }).click();
    await expect.element(dueWork().getByRole("listitem")).toMatchTextContent(/1 h of 6 h/);
    await expectAccessible(dueWork());

    await dueWork().getByRole("checkbox", { name: "Handed in: Essay 2" }).click();
    await expect.element(toast()).toMatchTextContent(/Essay 2 handed in\. 5 sessions freed\./);
    expect(page.getByRole("cell", { name }).elements()).toHaveLength(1);
    await toast().getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => page.getByRole("cell", { name }).elements().length).toBe(6);
    openAgain();
    await expect
      .element(
        dueWork().getByRole("listitem", { name: /^Essay 2, History, Mon 23:59, 1 h of 6 h/ }),
      )
      .toBeVisible();
  });
});

it("offers the time that finished work leaves free to the exams, and Undo takes it back", async () => {
  openMemoryApp({
    at,
    initial: {
      quickPlanHours: 4,
      quickPlanSubjects: [{ subject: "History", examDate: "2026-06-26" }],
    },
  });
  await addEssay();
  await page.getByRole("button", { name: "Generate Plan" }).click();
  const row = (name: RegExp) => region("Study Plan").getByRole("row", { name }).first();
  const today = row(/History 3 hr/);
  await expect.element(today).toBeVisible();
  await dueWork().getByRole("checkbox", { name: "Handed in: Essay 2" }).click();
  await toast().getByRole("button", { name: "Use 6 h for History" }).click();
  const preview = page.getByRole("dialog", { name: "Update your plan" });
  await preview.getByRole("button", { name: "Use this plan" }).click();
  await expect.element(toast()).toMatchTextContent(/Plan updated: \d+ sessions changed\./);
  await expect.element(row(/History 4 hr/)).toBeVisible();
  await toast().getByRole("button", { name: "Undo" }).click();
  await expect.element(today).toBeVisible();
});

describe("the sheet of an assignment", () => {
  const sheet = (name = "Assignment") => page.getByRole("dialog", { name });
  const openEssay = async () => {
    await openQuickPlan({ at });
    await addEssay();
    await dueWork().getByRole("button", { name: "Essay 2", exact: true }).click();
    await expect.element(sheet()).toBeVisible();
  };

  it("saves while typing: title, due time, length, parts and a note", async () => {
    await openEssay();
    await expectAccessible(sheet());
    await sheet().getByLabelText("Title").fill("Essay two");
    await sheet().getByLabelText("Due at").fill("12:00");
    await sheet().getByLabelText("Hours").fill("4");
    await userEvent.keyboard("{Enter}");
    await expect.element(sheet()).toMatchTextContent(/0 h of 4 h done/);
    await sheet().getByRole("button", { name: "Add a part" }).click();
    await userEvent.keyboard("Research{Enter}Draft");
    await expect.element(sheet()).toMatchTextContent(/5 h in 2 parts/);
    await sheet().getByRole("checkbox", { name: "Done: Research" }).click();
    await userEvent.click(sheet().getByLabelText("Part 2"));
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect.element(sheet().getByLabelText("Part 1")).toHaveValue("Draft");
    await expect.element(sheet().getByLabelText("Part 1")).toHaveFocus();
    await sheet().getByLabelText("Note or link").fill("Sources: https://example.org/list");
    await expect
      .element(sheet().getByRole("link"))
      .toHaveAttribute("href", "https://example.org/list");
    await sheet().getByRole("button", { name: "Close" }).last().click();
    await expect
      .element(
        dueWork().getByRole("listitem", { name: /^Essay two, History, Mon 12:00, 4 h of 5 h/ }),
      )
      .toBeVisible();
  });

  it("finds a subject by typing, or makes a new one", async () => {
    await openEssay();
    const choose = async (typed: string) => {
      await sheet()
        .getByRole("button", { name: /^Subject:/ })
        .click();
      const search = page.getByRole("textbox", { name: "Find a subject" });
      await expect.element(search).toHaveFocus();
      await search.fill(typed);
    };
    await choose("Geography");
    await page.getByRole("button", { name: "New subject “Geography”" }).click();
    await expect.element(sheet().getByRole("button", { name: "Subject: Geography" })).toBeVisible();
    await choose("math");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(sheet().getByRole("button", { name: "Subject: Mathematics" }))
      .toBeVisible();
  });

  it("deletes with Undo", async () => {
    await openEssay();
    await sheet().getByRole("button", { name: "Delete" }).click();
    await expect.element(toast()).toMatchTextContent(/Essay 2 deleted\./);
    await expect.element(dueWork()).toMatchTextContent(/Nothing due in the next two weeks\./);
    await toast().getByRole("button", { name: "Undo" }).click();
    await expect.element(dueWork().getByRole("listitem", { name: /^Essay 2/ })).toBeVisible();
  });

  it("makes it weekly; one can be skipped and put back, and all that follow can go", async () => {
    await openEssay();
    await sheet().getByLabelText("Repeats").selectOptions("Every week");
    await expect.element(sheet("Weekly work")).toBeVisible();
    const rows = () => dueWork().getByRole("listitem").elements().length;
    const coming = sheet("Weekly work").getByRole("region", { name: "Coming up" });
    await expectAccessible(sheet("Weekly work"));
    await coming.getByRole("button", { name: "More for Essay 2, Mon 22 Jun" }).click();
    await page.getByRole("button", { name: "Skip this one" }).click();
    await coming.getByRole("button", { name: "Put back" }).click();
    await expect.element(coming.getByRole("button", { name: "Put back" })).not.toBeInTheDocument();
    await sheet("Weekly work").getByRole("button", { name: "Delete" }).click();
    await sheet("Weekly work").getByRole("button", { name: "All that follow" }).click();
    await expect.element(toast()).toMatchTextContent(/Essay 2 ended\./);
    await expect.poll(rows).toBe(0);
    await toast().getByRole("button", { name: "Undo" }).click();
    await expect.poll(rows).toBe(2);
  });

  it("says of weekly work how many are handed in, and how all weeks fit", async () => {
    const weekly = {
      kind: "hand-in",
      subject: "Mathematics",
      title: "Sheet",
      due: { day: "2026-06-12" },
      estimate: { minutes: 60 },
      state: "open",
      addedOn: "2026-06-01",
    };
    const repeats = { everyWeeks: 1, until: "2026-06-26" };
    const done = { ...weekly, state: "handed in", endedOn: "2026-06-09" };
    const records = { sheet: { ...weekly, repeats }, "sheet@2026-06-12": done };
    await openQuickPlan({ at, initial: { smartplanner_assignments: records } });
    await dueWork().getByRole("button", { name: "Sheet", exact: true }).last().click();
    await expect.element(sheet("Weekly work")).toMatchTextContent(/1 of 3 handed in/);
    await expect
      .element(sheet("Weekly work"))
      .toMatchTextContent(/They all fit\. About (1 h|\d+ min)( \d+ min)? a week, mostly on \w{3}/);
    await expect.element(sheet("Weekly work")).toMatchTextContent(/Fri 19 Jun1 h/);
    await expect.element(sheet("Weekly work").getByRole("radio", { name: "Fri" })).toBeChecked();
    await sheet("Weekly work").getByRole("radio", { name: "Tue" }).click();
    await expect.element(sheet("Weekly work")).toMatchTextContent(/Tue 16 Jun1 h/);
    await expectAccessible(sheet("Weekly work"));
  });

  it("opens weekly work as its rule, and each week in its own sheet", async () => {
    const weekly = {
      kind: "hand-in",
      subject: "Mathematics",
      title: "Sheet",
      due: { day: "2026-06-05", minute: 720 },
      estimate: { minutes: 60 },
      state: "open",
      addedOn: "2026-06-01",
      repeats: { everyWeeks: 1, until: "2026-06-26" },
    };
    const { stored } = await openQuickPlan({
      at,
      initial: { smartplanner_assignments: { s: weekly } },
    });
    const rule = sheet("Weekly work");
    const coming = rule.getByRole("region", { name: "Coming up" });
    await dueWork().getByRole("button", { name: "Sheet", exact: true }).last().click();
    await expect.element(rule.getByRole("radio", { name: "Fri" })).toBeChecked();
    await rule.getByLabelText("Title").fill("Problem sheet");
    await rule.getByLabelText("Due at").fill("09:00");
    await rule.getByLabelText("Hours").fill("2");
    await userEvent.keyboard("{Enter}");
    await rule.getByRole("radio", { name: "Tue" }).click();
    // The late week keeps its due time.
    await expect.element(coming).toMatchTextContent(/Was due Fri, 12:00.*Fri 12 Jun, 09:00/);
    await expect.element(coming).toMatchTextContent(/Tue 16 Jun, 09:00.*Tue 23 Jun, 09:00/);

    await coming.getByRole("button", { name: "Open Problem sheet, Tue 16 Jun" }).click();
    await sheet().getByLabelText("Due day").fill("2026-06-18");
    await sheet().getByRole("button", { name: "All weeks" }).click();
    await expect.element(coming).toMatchTextContent(/Thu 18 Jun, 09:00Moved from Tue 16 Jun/);
    await rule.getByRole("button", { name: "Hand in Thu 18 Jun" }).click();
    await expect.element(toast()).toMatchTextContent(/Problem sheet handed in\./);
    expect(stored("smartplanner_assignments")).toMatchObject({
      s: { title: "Problem sheet", estimate: { minutes: 120 }, repeats: { weekday: 1 } },
      "s@2026-06-19": { state: "handed in", due: { day: "2026-06-18", minute: 540 } },
    });
  });

  it("stores the last day of weekly work when it is left: half of it would end weeks that are late", async () => {
    const weekly = {
      kind: "hand-in",
      subject: "Mathematics",
      title: "Sheet",
      due: { day: "2026-06-05", minute: 720 },
      state: "open",
      addedOn: "2026-06-01",
      repeats: { everyWeeks: 1, until: "2026-07-24" },
    };
    const { stored } = await openQuickPlan({
      at,
      initial: { smartplanner_assignments: { s: weekly } },
    });
    await dueWork().getByRole("button", { name: "Sheet", exact: true }).last().click();
    const until = sheet("Weekly work").getByLabelText("Until");
    (until.element() as HTMLElement).focus();
    await userEvent.keyboard("07032026");
    await expect.element(until).toHaveValue("2026-07-03");
    expect(stored("smartplanner_assignments")).toEqual({ s: weekly });
    await userEvent.keyboard("{Escape}");
    await expect
      .poll(() => stored("smartplanner_assignments"))
      .toEqual({
        s: { ...weekly, repeats: { everyWeeks: 1, until: "2026-07-03" } },
      });
  });
});
