import { fillQuickForm, makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { devices, expect, test } from "./test.ts";

const mathsAlone = [["Mathematics", "2026-06-13"]] as const;

test.describe("the page", () => {
  test("shows heading, tagline and modes; Clear only with a plan", async ({ page }) => {
    await openPlanner(page);
    await expect(
      page.getByText("Organise, plan and thrive with AI-powered study guides."),
    ).toBeVisible();
    await expect(page.getByRole("radio", { name: "Quick Plan" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Advanced Scheduler" })).not.toBeChecked();
    await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeHidden();
    await makeQuickPlan(page);
    await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
  });

  test("says what to do while there is no plan", async ({ page }) => {
    await openPlanner(page);
    await expect(region(page, "Study Calendar")).toContainText(
      "No study plan available. Generate one to get started!",
    );
    await expect(region(page, "Study Plan")).toContainText("No study plan available.");
    await expect(region(page, "Progress Dashboard")).toContainText(
      "Generate a study plan to start tracking your progress!",
    );
  });

  test("shows a quote with its author", async ({ page }) => {
    await openPlanner(page);
    const quote = page.getByRole("figure", { name: "Motivational quote" });
    await expect(quote).toBeVisible();
    await expect(quote.locator("figcaption")).not.toBeEmpty();
    await expect(quote).toHaveCSS("animation-name", "fade");
    await expect(quote).toHaveCSS("animation-delay", "0.1s");
  });

  for (const [device, screen] of devices) {
    test.describe(`on ${device}`, () => {
      test.use(screen);

      test("is accessible, empty, wrong and full", async ({ page, expectAccessible }) => {
        await openPlanner(page);
        await expectAccessible();
        await page.getByRole("button", { name: "Generate Plan" }).click();
        await expectAccessible();
        await makeQuickPlan(page);
        await expectAccessible();
        await page
          .getByRole("button", { name: /^Chemistry .*, \d/ })
          .first()
          .focus();
        await expect(page.getByRole("tooltip")).toBeVisible();
        await expectAccessible();
      });
    });
  }
});

test.describe("the form", () => {
  test("starts with three empty rows and keeps at least one", async ({ page }) => {
    await openPlanner(page);
    await expect(page.getByLabel(/^Subject \d$/)).toHaveCount(3);
    await expect(page.getByLabel("Available Hours")).toHaveValue("");
    await expect(page.getByLabel("Available Hours")).toHaveAttribute(
      "placeholder",
      "Hours per day",
    );
    await page.getByRole("button", { name: "Remove subject 3" }).click();
    await page.getByRole("button", { name: "Remove subject 2" }).click();
    await expect(page.getByRole("button", { name: "Remove subject 1" })).toBeDisabled();
  });

  test("asks for what is missing, row by row, and generates nothing", async ({ page }) => {
    await openPlanner(page);
    await page.getByLabel("Subject 1", { exact: true }).fill("Mathematics");
    await page.getByLabel("Exam Date 1", { exact: true }).fill("2026-06-18");
    await page.getByLabel("Subject 2", { exact: true }).fill("   ");
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(page.getByText("Available hours is required")).toBeVisible();
    await expect(page.getByText("Subject and exam date are required")).toHaveCount(2);
    await expect(page.getByLabel("Available Hours")).toBeFocused();
    await expect(page.getByLabel("Subject 2", { exact: true })).toHaveAccessibleDescription(
      "Subject and exam date are required",
    );
    await expect(region(page, "Study Plan")).toContainText("No study plan available.");
    await page.getByLabel("Available Hours").fill("6");
    await expect(page.getByText("Available hours is required")).toBeHidden();
  });

  test("limits the hours to 24 and shows what is no number as an empty field", async ({ page }) => {
    await openPlanner(page);
    const hours = page.getByLabel("Available Hours");
    await hours.pressSequentially("99");
    await expect(hours).toHaveValue("24");
    const empty = page.locator("input:placeholder-shown[type=number]");
    for (const text of ["e", "6e", "-"]) {
      await hours.fill("");
      await hours.pressSequentially(text);
      // A field that shows "6e" has no value either: only its placeholder tells that it is empty.
      await expect(empty).toHaveCount(1);
    }
    await hours.fill("-3");
    await expect(empty).toHaveCount(1);
    await hours.fill("0");
    await hours.blur();
    await expect(empty).toHaveCount(1);
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(page.getByText("Available hours is required")).toBeVisible();
    await hours.fill("");
    await hours.pressSequentially("2.5");
    await expect(hours).toHaveValue("2.5");
  });

  test("moves on with Enter and keeps the focus where the work goes on", async ({ page }) => {
    await openPlanner(page);
    await page.getByLabel("Subject 3", { exact: true }).fill("History");
    await page.getByLabel("Subject 3", { exact: true }).press("Enter");
    await expect(page.getByLabel("Subject 4", { exact: true })).toBeFocused();
    await page.getByRole("button", { name: "Add Subject" }).click();
    await expect(page.getByLabel("Subject 5", { exact: true })).toBeFocused();
    await page.getByRole("button", { name: "Remove subject 5" }).click();
    await expect(page.getByLabel("Subject 4", { exact: true })).toBeFocused();
    await page.getByLabel("Available Hours").press("Enter");
    await expect(page.getByText("Available hours is required")).toBeVisible();
  });

  test("fills rows from several pasted lines", async ({ page }) => {
    await openPlanner(page);
    await page.getByLabel("Subject 2", { exact: true }).focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData("text/plain", "Physics, 20/06/2026\nArt\nMusic");
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(page.getByLabel("Subject 2", { exact: true })).toHaveValue("Physics");
    await expect(page.getByLabel("Exam Date 2", { exact: true })).toHaveValue("2026-06-20");
    await expect(page.getByLabel("Subject 4", { exact: true })).toHaveValue("Music");
  });

  test("says when an exam cannot get time, and shows an empty plan without keeping it", async ({
    page,
  }) => {
    await openPlanner(page);
    await fillQuickForm(page, {
      subjects: [
        ["Old", "2026-06-01"],
        ["Today", "2026-06-10"],
        ["Older", "2025-01-01"],
      ],
    });
    await expect(page.getByText("This exam is over, so it gets no time.")).toHaveCount(2);
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(page.getByText("No exam lies in the future")).toBeVisible();
    await expect(region(page, "Study Plan")).toContainText("No study plan available.");
    expect(await stored(page, "quickPlanCache")).toBeNull();
  });
});

test.describe("the plan", () => {
  test("shares each day's hours by the days remaining, rounded to five minutes", async ({
    page,
  }) => {
    await openPlanner(page);
    await makeQuickPlan(page, {
      hours: "6",
      subjects: [
        ["Mathematics", "2026-06-12"],
        ["Art", "2026-06-14"],
      ],
    });
    // 10 June: 1/2 and 1/4 of 6 hours; 11 June: 1/1 and 1/3; from 12 June Art alone.
    const plan: Record<string, { id: string }[]> = await stored(page, "quickPlanCache");
    const ids = Object.values(plan).flatMap((day) => day.map(({ id }) => id));
    expect(new Set(ids).size).toBe(6);
    for (const id of ids) expect(id).toMatch(/^[0-9a-zA-Z]{6}$/);
    const asSpecified = Object.fromEntries(
      Object.entries(plan).map(([label, day]) => [label, day.map(({ id: _, ...rest }) => rest)]),
    );
    expect(asSpecified).toEqual({
      "10-June-2026": [
        { subject: "Mathematics", hours: 4, time: { hours: 4, minutes: 0 }, timeFormatted: "4 hr" },
        { subject: "Art", hours: 2, time: { hours: 2, minutes: 0 }, timeFormatted: "2 hr" },
      ],
      "11-June-2026": [
        {
          subject: "Mathematics",
          hours: 4.5,
          time: { hours: 4, minutes: 30 },
          timeFormatted: "4 hr 30 min",
        },
        {
          subject: "Art",
          hours: 1.5,
          time: { hours: 1, minutes: 30 },
          timeFormatted: "1 hr 30 min",
        },
      ],
      "12-June-2026": [
        { subject: "Art", hours: 6, time: { hours: 6, minutes: 0 }, timeFormatted: "6 hr" },
      ],
      "13-June-2026": [
        { subject: "Art", hours: 6, time: { hours: 6, minutes: 0 }, timeFormatted: "6 hr" },
      ],
    });
    const table = region(page, "Study Plan");
    await expect(table.getByRole("columnheader")).toHaveText(["Date", "Subject", "Hours"]);
    await expect(table.getByText("10-June-2026", { exact: true })).toHaveCount(1);
    await expect(table.getByRole("row").nth(2)).toContainText("Art2 hr");
  });

  test("shows that it is being generated", async ({ page }) => {
    await openPlanner(page);
    await fillQuickForm(page);
    await page.clock.pauseAt(new Date("2026-06-10T11:00:00"));
    const button = page.getByRole("button", { name: "Generate Plan" });
    await button.click();
    await expect(page.getByText("Generating your study plan...")).toBeVisible();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await page.clock.resume();
    await expect(region(page, "Study Plan")).toContainText("Chemistry");
    await expect(button).not.toHaveAttribute("aria-busy");
  });

  test("asks the server for nothing", async ({ page }) => {
    await openPlanner(page);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
    });
    await makeQuickPlan(page);
    expect(calls).toEqual([]);
  });

  test("comes back after a reload, with its form", async ({ page }) => {
    await openPlanner(page);
    await makeQuickPlan(page);
    await page.reload();
    await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
    await expect(region(page, "Study Plan").getByRole("row")).toHaveCount(1 + 51);
    await expect(region(page, "Progress Dashboard").getByRole("checkbox")).toHaveCount(51);
    await expect(page.getByLabel("Subject 5", { exact: true })).toHaveValue("English Literature");
    await expect(page.getByLabel("Available Hours")).toHaveValue("6");
    expect(await stored(page, "quickPlanHours")).toBe(6);
    expect((await stored(page, "quickPlanSubjects"))[4]).toEqual({
      subject: "English Literature",
      examDate: "2026-06-26",
    });
  });

  test("shows today's sessions and the next exam first", async ({ page }) => {
    await openPlanner(page);
    await makeQuickPlan(page);
    const today = region(page, "Today, Wed 10 June");
    await expect(today).toContainText("0 of 5 done, 6 h 05 to go");
    await expect(today.getByRole("listitem")).toHaveCount(5);
    await expect(today.getByRole("listitem").filter({ hasText: "Now" })).toContainText("Chemistry");
    await expect(today).toContainText("Next examChemistryin 5 days, 15 June");
  });

  test("keeps a long date beside its subject and not over it, at every width", async ({ page }) => {
    await openPlanner(page, { at: new Date("2026-09-28T10:05:00") });
    await makeQuickPlan(page, { subjects: [["Mathematics", "2026-10-12"]] });
    for (const width of [320, 390, 700, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const row = region(page, "Study Plan").getByRole("row", { name: /29-September-2026/ });
      const date = await row.getByText("29-September-2026").boundingBox();
      const subject = await row.getByText("Mathematics").boundingBox();
      expect((date?.x ?? 0) + (date?.width ?? width)).toBeLessThan(subject?.x ?? 0);
    }
  });

  test("prints today and leaves the forms out", async ({ page }) => {
    await openPlanner(page);
    await makeQuickPlan(page);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 718, height: 1047 });
    await expect(page.getByRole("button", { name: "Generate Plan" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeHidden();
    const calendar = region(page, "Study Calendar");
    const last = await calendar.locator("[data-session]").last().boundingBox();
    expect((last?.x ?? 718) + (last?.width ?? 0)).toBeLessThanOrEqual(718);
  });

  test("is cleared after a question, and Undo brings it back after the reload", async ({
    page,
  }) => {
    await openPlanner(page);
    await makeQuickPlan(page, { subjects: mathsAlone });
    await page
      .getByRole("checkbox", { name: /^Mathematics/ })
      .first()
      .check();
    const question = new Promise<string>((resolve) => {
      page.once("dialog", (dialog) => {
        resolve(dialog.message());
        void dialog.accept();
      });
    });
    await page.getByRole("button", { name: "Clear Study Plan" }).click();
    expect(await question).toBe(
      "Are you sure you want to clear your current Quick Plan? This will also clear your progress tracking and reset all input forms.",
    );
    await expect(page.getByLabel(/^Subject \d$/)).toHaveCount(3);
    await expect(page.getByLabel("Available Hours")).toHaveValue("");
    for (const key of ["quickPlanCache", "quickPlanSubjects", "quickPlanHours", "studyProgress"])
      expect(await stored(page, key)).toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByLabel("Subject 1", { exact: true })).toHaveValue("Mathematics");
    await expect(page.getByRole("checkbox", { name: /^Mathematics/ }).first()).toBeChecked();
  });

  test("stays when the question is answered with no", async ({ page }) => {
    await openPlanner(page);
    await makeQuickPlan(page, { subjects: mathsAlone });
    page.once("dialog", (dialog) => void dialog.dismiss());
    await page.getByRole("button", { name: "Clear Study Plan" }).click();
    expect(await stored(page, "quickPlanCache")).not.toBeNull();
  });
});
