import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";
import { openQuickPlan, region } from "../../test/memory-planner.ts";

const sundayAndTwelve = { smartplanner_display: { weekStart: "sunday", clock: "12" } };

describe("the settings", () => {
  it("are chosen on the account page by keyboard, and seen there at once", async () => {
    const app = openMemoryApp({ path: "/account" });
    const display = region("Display");
    const week = display.getByRole("radiogroup", { name: "First day of the week" });
    await expect.element(week.getByRole("radio", { name: "Automatic" })).toBeChecked();
    await expect
      .element(display)
      .toMatchTextContent(/thisMon 8.*Sun 14Wed 10 June14:30 to 15:151 h 30$/);
    week.getByRole("radio", { name: "Automatic" }).element().focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect
      .element(display)
      .toMatchTextContent(/thisSun 7Mon 8.*Sat 13Wed 10 June2:30 PM to 3:15 PM1 h 30$/);
    expect(app.stored("smartplanner_display")).toEqual({ weekStart: "sunday", clock: "12" });
    await expectAccessible(display);
    app.openAgain({ path: "/account" });
    await expect.element(week.getByRole("radio", { name: "Sunday" })).toBeChecked();
  });

  it("are in the sidebar too, and change the page behind it", async () => {
    const app = await openQuickPlan();
    await expect.element(region("Study Calendar")).toMatchTextContent("8 – 14 June 2026");
    await page.getByRole("button", { name: "Open sidebar" }).click();
    await page.getByText("Display", { exact: true }).click();
    await page.getByLabelText("First day of the week").selectOptions("Saturday");
    await page.getByLabelText("Clock").selectOptions("2:30 PM");
    expect(app.stored("smartplanner_display")).toEqual({ weekStart: "saturday", clock: "12" });
    await expectAccessible(page.getByRole("dialog"));
    await userEvent.keyboard("{Escape}");
    await expect.element(region("Study Calendar")).toMatchTextContent("6 – 12 June 2026");
    await expect.element(region("Study Calendar").getByText("8 AM", { exact: true })).toBeVisible();
  });
});

describe("a week from Sunday and hours of twelve", () => {
  it("are those of the calendar, of a session's name and menu, and of each key's action", async () => {
    await openQuickPlan({ initial: sundayAndTwelve });
    const calendar = region("Study Calendar");
    await expect.element(calendar).toMatchTextContent("7 – 13 June 2026");
    await expect.element(calendar).toMatchTextContent(/Sun7 Jun.*Wed10 Jun.*Sat13 Jun/);
    const saturday = calendar.getByRole("list", { name: "Saturday 13 June" });
    const session = saturday.getByRole("button").first();
    await expect.element(session).toHaveAccessibleName(/, 8 AM – 9:10 AM$/);
    session.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByRole("dialog", { name: /, Saturday 13 June$/ }))
      .toMatchTextContent("8 AM – 9:10 AM");
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(calendar).toMatchTextContent("14 – 20 June 2026");
    await expect.element(page.getByText(/ moved to Sunday 8 AM/)).toBeVisible();
  });

  it("are those of today", async () => {
    await openQuickPlan({ initial: sundayAndTwelve });
    const today = page.getByRole("list", { name: "Today's sessions" });
    await expect
      .element(today.getByRole("button", { name: /, 8 AM to 9:20 AM, / }))
      .toBeInTheDocument();
    await expect.element(today).not.toMatchTextContent("08:00");
  });

  it("are those of Your time, where the keys step by the same days", async () => {
    openMemoryApp({
      path: "/time",
      initial: {
        ...sundayAndTwelve,
        quickPlanSubjects: [{ subject: "Maths", examDate: "2026-06-20" }],
        quickPlanCache: {
          "06-June-2026": [{ subject: "Maths", hours: 1, key: "before" }],
          "07-June-2026": [{ subject: "Maths", hours: 2, startTime: "13:00", key: "sunday" }],
        },
        studyProgress: { before: true, sunday: true },
      },
    });
    // A week from Monday would hold nothing.
    await expect.element(page.getByText(/^You studied 2 h of the 2 h you planned/)).toBeVisible();
    const chart = page.getByRole("table", { name: "Planned and done, day by day" });
    const heads = (role: "rowheader" | "columnheader") =>
      chart
        .getByRole(role)
        .elements()
        .map(({ textContent }) => textContent)
        .join(" ");
    expect(heads("rowheader")).toBe("Sun Mon Tue Wed Thu Fri Sat");
    expect(heads("columnheader")).toMatch(/^31 May 7 Jun 14 Jun/);
    await userEvent.click(page.getByRole("radio", { name: "Week" }));
    expect(heads("columnheader")).toBe("7 Jun");
    (chart.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect.element(page.getByText("Sun 7 Jun, 2 h of 2 h", { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole("img", { name: /^Study by hour of the day\. Best: 1 PM to 3 PM/ }))
      .toBeVisible();
  });
});

it("with a week from Saturday the term counts its weeks from there", async () => {
  openMemoryApp({
    path: "/term",
    initial: {
      smartplanner_display: { weekStart: "saturday" },
      quickPlanSubjects: [{ subject: "Maths", examDate: "2026-06-20" }],
    },
  });
  await expect.element(page.getByRole("heading", { name: "20 to 26 June" })).toBeVisible();
});
