import {
  cell,
  fillSubjects,
  generate,
  nextDialog,
  openAdvanced,
  openTab,
  painted,
} from "./advanced.ts";
import { region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

test.beforeEach(async ({ page }) => openAdvanced(page));

test.describe("commitments", () => {
  test.beforeEach(async ({ page }) => openTab(page, "Commitments"));

  test("begin as work from 09:00 to 10:00 and are kept with all their fields", async ({ page }) => {
    await expect(page.getByLabel("Type")).toHaveValue("work");
    await expect(page.getByLabel("Start time")).toHaveValue("09:00");
    await expect(page.getByLabel("End time")).toHaveValue("10:00");
    await expect(page.getByLabel("Type").locator("option")).toHaveText([
      "work",
      "sports",
      "meal",
      "commute",
      "other",
    ]);
    await page.getByLabel("Commitment name").fill("Football training");
    await page.getByLabel("Type").selectOption("sports");
    for (const day of ["Thu", "Tue"]) await page.getByRole("button", { name: day }).click();
    await page.getByLabel("Start time").fill("17:00");
    await page.getByLabel("End time").fill("19:00");
    await page.getByRole("button", { name: "Add Commitment" }).click();
    const item = region(page, "Your commitments").getByRole("listitem");
    await expect(item).toContainText("Football training");
    await expect(item).toContainText("Tue, Thu");
    await expect(item).toContainText("17:00 – 19:00");
    await expect(item).toContainText("sports");
    await expect(page.getByLabel("Commitment name")).toHaveValue("");
    expect(await stored(page, "smartplanner_commitments")).toEqual([
      {
        name: "Football training",
        days: [1, 3],
        startTime: "17:00",
        endTime: "19:00",
        type: "sports",
      },
    ]);
    await page.reload();
    await openTab(page, "Commitments");
    await expect(item).toContainText("Football training");
  });

  test("say clearly that a name, a day or an end is missing", async ({ page }) => {
    const panel = page.getByRole("tabpanel", { name: "Commitments" });
    await page.getByLabel("End time").fill("09:00");
    await page.getByRole("button", { name: "Add Commitment" }).click();
    await expect(panel).toContainText("Give the commitment a name.");
    await expect(panel).toContainText("Choose at least one day.");
    await expect(panel).toContainText("It ends when it starts. Enter a later end.");
    await expect(page.getByLabel("Commitment name")).toBeFocused();
    await expect(page.getByLabel("End time")).toHaveAttribute("aria-invalid", "true");
    expect(await stored(page, "smartplanner_commitments")).toBeNull();
    await page.getByLabel("Commitment name").fill("Job");
    await page.getByRole("button", { name: "Sat" }).click();
    await page.getByLabel("End time").fill("02:00");
    await expect(panel).toContainText("Ends the next day.");
    await page.getByRole("button", { name: "Add Commitment" }).click();
    await expect(region(page, "Your commitments")).toContainText("09:00 – 02:00 next day");
  });

  test("can be changed, removed and brought back", async ({ page }) => {
    const list = region(page, "Your commitments");
    for (const name of ["Lunch", "Job"]) {
      await page.getByLabel("Commitment name").fill(name);
      await page.getByRole("button", { name: "Mon" }).click();
      await page.getByRole("button", { name: "Add Commitment" }).click();
    }
    await page.getByRole("button", { name: "Edit Lunch" }).click();
    await expect(page.getByLabel("Commitment name")).toHaveValue("Lunch");
    await page.getByLabel("End time").fill("09:30");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(list.getByRole("listitem").first()).toContainText("09:00 – 09:30");
    await expect(page.getByRole("button", { name: "Edit Lunch" })).toBeFocused();
    await page.getByRole("button", { name: "Edit Job" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Edit Job" })).toBeFocused();
    await page.getByRole("button", { name: "Remove Lunch" }).click();
    await expect(list.getByRole("listitem")).toHaveText([/Job/]);
    const undo = page
      .getByRole("tabpanel", { name: "Commitments" })
      .getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(list.getByRole("listitem")).toHaveText([/Lunch/, /Job/]);
    await expect(page.getByRole("button", { name: "Edit Lunch" })).toBeFocused();
  });
});

test.describe("preferences", () => {
  test.beforeEach(async ({ page }) => openTab(page, "Preferences"));

  test("begin with the specified values", async ({ page }) => {
    for (const [label, value] of [
      ["Focus", "25"],
      ["Break", "5"],
      ["Long break", "15"],
      ["Sessions before long break", "4"],
      ["Minimum", "30"],
      ["Maximum", "120"],
      ["Sleep at", "23"],
      ["Wake at", "7"],
    ] as const)
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    for (const name of [
      "Early Morning (5-8 AM)",
      "Morning (8-12 PM)",
      "Afternoon (12-5 PM)",
      "Evening (5-9 PM)",
      "Night (9 PM+)",
    ])
      await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute(
        "aria-pressed",
        "false",
      );
  });

  test("hold their limits also for what is typed, and say so", async ({ page }) => {
    for (const [label, least, most] of [
      ["Focus", 15, 60],
      ["Break", 5, 15],
      ["Long break", 15, 30],
      ["Sessions before long break", 2, 6],
      ["Minimum", 15, 60],
      ["Maximum", 60, 240],
      ["Sleep at", 0, 23],
      ["Wake at", 0, 23],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      for (const wrong of [least - 1, most + 1]) {
        await field.fill(String(wrong));
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(
          new RegExp(`whole number from ${least} to ${most}`),
        );
      }
      for (const right of [least, most]) {
        await field.fill(String(right));
        await expect(field).not.toHaveAttribute("aria-invalid", "true");
      }
    }
    expect(await stored(page, "smartplanner_preferences")).toMatchObject({
      pomodoro: {
        focusDuration: 60,
        breakDuration: 15,
        longBreakDuration: 30,
        sessionsBeforeLongBreak: 6,
      },
      minSessionLength: 60,
      maxSessionLength: 240,
      sleepSchedule: { start: 23, end: 23 },
    });
    await expect(page.getByText("keeps no time free for sleep")).toBeVisible();
  });

  test("say that a minimum lies above the maximum and change neither", async ({ page }) => {
    await page.getByLabel("Maximum", { exact: true }).fill("60");
    await page.getByLabel("Minimum", { exact: true }).fill("90");
    await page.getByLabel("Focus", { exact: true }).focus();
    await expect(page.getByText("The minimum is above the maximum.")).toBeVisible();
    await expect(page.getByLabel("Minimum", { exact: true })).toHaveValue("90");
    await expect(page.getByLabel("Maximum", { exact: true })).toHaveValue("60");
    expect((await stored(page, "smartplanner_preferences")).minSessionLength).toBe(30);
  });

  test("keep days, midday and hours free as chosen, and store nothing while all is usual", async ({
    page,
  }) => {
    const comfort = async () => (await stored(page, "smartplanner_preferences")).comfort;
    await page.getByLabel("Free days").selectOption("Days I choose");
    const days = page.getByRole("group", { name: "Free weekdays" });
    await expect(days.getByRole("button", { name: "Sunday" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await days.getByRole("button", { name: "Saturday" }).click();
    await page.getByLabel("Midday pause").selectOption("None");
    await page.getByLabel("Kept in reserve").fill("0");
    await page.getByLabel("Subjects a day, at most").fill("2");
    await page.getByRole("switch", { name: "Use spare hours" }).check();
    expect(await comfort()).toEqual({
      restDays: [5, 6],
      lunch: null,
      cushion: 0,
      mostSubjectsADay: 2,
      usesSpare: true,
    });
    await page.getByLabel("Free days").selectOption("One a week");
    await page.getByLabel("Midday pause").selectOption("12:00 to 13:00");
    await page.getByLabel("Kept in reserve").fill("10");
    await page.getByLabel("Subjects a day, at most").fill("3");
    await page.getByRole("switch", { name: "Use spare hours" }).uncheck();
    expect(await comfort()).toBeUndefined();

    await page.getByLabel("Free days").selectOption("Days I choose");
    await days.getByRole("button", { name: "Saturday" }).click();
    await fillSubjects(page, [["Mathematics", "2026-07-02"]]);
    await generate(page);
    await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
    const planned = Object.keys(await stored(page, "advancedPlanCache"));
    expect(planned).toContain("12-June-2026");
    for (const free of ["13", "14", "20", "21"]) expect(planned).not.toContain(`${free}-June-2026`);
  });

  test("rate each subject from 1 to 5, beginning at 3, and come back", async ({ page }) => {
    await expect(region(page, "Subject difficulty")).toContainText("once they have a name");
    await fillSubjects(page);
    const maths = page.getByRole("slider", { name: "Mathematics difficulty" });
    await expect(maths).toHaveValue("3");
    await expect(maths).toHaveAttribute("min", "1");
    await expect(maths).toHaveAttribute("max", "5");
    await maths.focus();
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Morning (8-12 PM)", exact: true }).click();
    await page.reload();
    await openTab(page, "Preferences");
    await expect(maths).toHaveValue("5");
    await expect(
      page.getByRole("button", { name: "Morning (8-12 PM)", exact: true }),
    ).toHaveAttribute("aria-pressed", "true");
    expect(await stored(page, "smartplanner_preferences")).toMatchObject({
      preferredTimes: ["Morning"],
      subjectDifficulty: { Mathematics: 5 },
    });
  });
});

const timetable = {
  name: "week.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    "Day,Subject,Start,End\nMonday,Biology,09:00,10:30\nTuesday,History,11:00,12:00\n",
  ),
};

/** One page with lines of writing. */
const pdfOf = (lines: readonly string[]): Buffer => {
  const text = lines.map((line, at) => `1 0 0 1 60 ${740 - at * 24} Tm (${line}) Tj`).join("\n");
  const content = `BT /F1 14 Tf\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
};

test.describe("uploading a schedule", () => {
  test.beforeEach(async ({ page }) => openTab(page, "Upload Schedule"));

  test("is marked Under Development and disabled unless Preview features are on", async ({
    page,
  }) => {
    const panel = page.getByRole("tabpanel", { name: "Upload Schedule" });
    await expect(page.getByRole("tab", { name: "Upload Schedule" })).toContainText(
      "Under Development",
    );
    await expect(panel.getByText("Under Development", { exact: true })).toBeVisible();
    await expect(panel).toContainText("PDF, PNG, JPG, JPEG and CSV up to 10MB");
    await expect(panel.getByRole("button", { name: "Choose file" })).toBeDisabled();
    await expect(panel.getByLabel("Schedule file")).toHaveAttribute(
      "accept",
      ".pdf,.png,.jpg,.jpeg,.csv",
    );
    await expect(panel.getByRole("columnheader")).toHaveText(["Day", "Subject", "Start", "End"]);
    for (const field of await panel.getByRole("textbox").all()) await expect(field).toBeDisabled();
    for (const remove of await panel.getByRole("button", { name: /^Remove class/ }).all())
      await expect(remove).toBeDisabled();
    await expect(panel.getByRole("button", { name: "Add to my schedule" })).toBeHidden();
  });

  test.describe("with Preview features on", () => {
    test.beforeEach(async ({ page }) =>
      page
        .getByRole("tabpanel", { name: "Upload Schedule" })
        .getByRole("switch", { name: "Preview features" })
        .check(),
    );

    test("reads a file into rows that can be corrected and added as classes", async ({ page }) => {
      const panel = page.getByRole("tabpanel", { name: "Upload Schedule" });
      const said = nextDialog(page);
      await panel.getByLabel("Schedule file").setInputFiles(timetable);
      expect(await said).toBe("Schedule parsed successfully! Review and edit if needed.");
      await expect(panel.getByLabel("Subject of class 1")).toHaveValue("Biology");
      await expect(panel.getByLabel("Day 2")).toHaveValue("Tuesday");
      await panel.getByLabel("Day 2").selectOption("Friday");
      await panel.getByLabel("End 2").fill("");
      await panel.getByRole("button", { name: "Add to my schedule" }).click();
      await expect(panel).toContainText("Enter when this class starts and ends.");
      await panel.getByLabel("End 2").fill("13:00");
      await panel.getByRole("button", { name: "Add to my schedule" }).click();
      await expect(panel.getByRole("status")).toContainText("2 classes are in your week now");
      await panel.getByRole("button", { name: "See your week" }).click();
      await expect(cell(page, "Monday 9 AM")).toHaveAccessibleDescription("Biology, 09:00 – 10:30");
      await expect(cell(page, "Friday 12 PM")).toHaveAccessibleDescription(
        "History, 11:00 – 13:00",
      );
      expect(await painted(page)).toEqual([]);
      await page.getByRole("tab", { name: "Upload Schedule" }).click();
      await panel.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("tab", { name: "Manual Input" }).click();
      await expect(cell(page, "Monday 9 AM")).toHaveAccessibleDescription("");
    });

    test("leaves what is unlikely unticked, and rows can be added and merged", async ({ page }) => {
      const panel = page.getByRole("tabpanel", { name: "Upload Schedule" });
      const said = nextDialog(page);
      await panel.getByLabel("Schedule file").setInputFiles({
        ...timetable,
        buffer: Buffer.from(
          "Day,Subject,Start,End\nMonday,Maths,09:00,10:00\nMonday,Lab,10:00,10:30\nMonday,Break,10:30,11:00\nTuesday,Night,22:00,02:00\n",
        ),
      });
      await said;
      await expect(panel.getByLabel("Add class 3")).not.toBeChecked();
      await expect(panel.getByText("Ends the next day?")).toBeVisible();
      await expect(panel).toContainText("2 of 3 classes will be added.");
      await expect(panel.getByRole("region", { name: "File week.csv" })).toContainText("Maths");
      await panel.getByRole("button", { name: "Merge class 1 with the next" }).click();
      await expect(panel.getByLabel("Subject of class 1")).toHaveValue("Maths / Lab");
      await expect(panel.getByLabel("End 1")).toHaveValue("10:30");
      await panel.getByRole("button", { name: "Add a class" }).click();
      await panel.getByLabel("Subject of class 3").fill("Choir");
      await panel.getByRole("button", { name: "Add to my schedule" }).click();
      await page.getByRole("tab", { name: "Commitments" }).click();
      const commitments = page.getByRole("tabpanel", { name: "Commitments" });
      await expect(commitments.getByRole("listitem")).toHaveText([
        /Maths \/ Lab.*09:00 – 10:30.*class/,
        /Choir.*09:00 – 10:00.*class/,
      ]);
    });

    test("shows a PDF beside its rows", async ({ page, expectAccessible }) => {
      const panel = page.getByRole("tabpanel", { name: "Upload Schedule" });
      const said = nextDialog(page);
      await panel.getByLabel("Schedule file").setInputFiles({
        name: "week.pdf",
        mimeType: "application/pdf",
        buffer: pdfOf(["Monday 09:00 - 10:30 Biology", "Tuesday 11:00 - 12:00 History"]),
      });
      await said;
      const drawn = panel.getByRole("img", { name: "Page 1 of week.pdf" });
      await expect(drawn).toBeVisible();
      // Something is drawn on it, and not only paper.
      expect(
        await drawn.evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          const canvas = document.createElement("canvas");
          canvas.width = image.naturalWidth;
          canvas.height = image.naturalHeight;
          const context = canvas.getContext("2d");
          context?.drawImage(image, 0, 0);
          const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
          return data.some((value, index) => index % 4 === 0 && value < 100);
        }),
      ).toBe(true);
      await expect(panel.getByLabel("Subject of class 1")).toHaveValue("Biology");
      await expectAccessible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      const edges = await panel
        .getByRole("region", { name: /Parsed schedule|File week.pdf/ })
        .evaluateAll((parts) =>
          parts.flatMap((part) =>
            // The heads of the columns are there for screen readers alone.
            [part, ...part.querySelectorAll(":not(thead, thead *)")].map(
              (each) => each.getBoundingClientRect().right,
            ),
          ),
        );
      const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {};
      expect(Math.max(...edges)).toBeLessThanOrEqual(Math.ceil(x + width));
    });

    test("keeps corrections while another week is looked at", async ({
      page,
      expectAccessible,
    }) => {
      const panel = page.getByRole("tabpanel", { name: "Upload Schedule" });
      const said = nextDialog(page);
      const event = (subject: string, date: string) =>
        `BEGIN:VEVENT\r\nUID:${subject}-${date}\r\nDTSTAMP:20260601T000000Z\r\nDTSTART:${date}T090000\r\nDTEND:${date}T100000\r\nSUMMARY:${subject}\r\nEND:VEVENT\r\n`;
      await panel.getByLabel("Schedule file").setInputFiles({
        name: "term.ics",
        mimeType: "text/calendar",
        buffer: Buffer.from(
          `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//e2e//\r\n${event("Physics", "20260615")}${event("Art", "20260616")}${event("Chemistry", "20260622")}END:VCALENDAR\r\n`,
        ),
      });
      await said;
      await expect(panel.getByLabel("Subject of class 1")).toHaveValue("Physics");
      await panel.getByLabel("Subject of class 1").fill("Physics lab");
      await panel.getByRole("button", { name: "Remove class 2" }).click();
      await panel.getByLabel("Week").selectOption({ label: "Week of 22 June 2026 (1 class)" });
      await expect(panel.getByLabel("Subject of class 1")).toHaveValue("Chemistry");
      await expectAccessible();
      await panel.getByLabel("Week").selectOption({ index: 0 });
      await panel.getByLabel("Week").selectOption({ label: "Week of 15 June 2026 (2 classes)" });
      await expect(panel.getByLabel("Subject of class 1")).toHaveValue("Physics lab");
      await expect(panel.getByLabel("Subject of class 2")).toHaveCount(0);
    });

    test("takes a file that is dropped, and removes a row", async ({ page }) => {
      const panel = page.getByRole("tabpanel", { name: "Upload Schedule" });
      const files = await page.evaluateHandle((text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], "week.csv", { type: "text/csv" }));
        return transfer;
      }, timetable.buffer.toString());
      const said = nextDialog(page);
      await region(page, "Upload your schedule").dispatchEvent("drop", { dataTransfer: files });
      await said;
      await panel.getByRole("button", { name: "Remove class 1" }).click();
      await expect(panel.getByLabel("Subject of class 1")).toHaveValue("History");
      await expect(panel.getByLabel("Subject of class 2")).toBeHidden();
      await expect(panel.getByRole("button", { name: "Remove class 1" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(panel.getByRole("button", { name: "Choose file" })).toBeFocused();
    });

    test("shows that it is reading", async ({ page }) => {
      const panel = page.getByRole("tabpanel", { name: "Upload Schedule" });
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/api/schedule/upload", async (route) => {
        await held;
        await route.continue();
      });
      const said = nextDialog(page);
      await panel.getByLabel("Schedule file").setInputFiles(timetable);
      await expect(panel.getByRole("status")).toContainText("Reading week.csv...");
      answer();
      await said;
      await expect(panel.getByText("Reading week.csv...")).toBeHidden();
    });

    test("says when a file cannot be read", async ({ page, allowedErrors }) => {
      allowedErrors.push(/422/);
      const said = nextDialog(page);
      await page.getByLabel("Schedule file").setInputFiles({
        ...timetable,
        buffer: Buffer.from("nothing to see here"),
      });
      expect(await said).toBe("Failed to parse schedule. Please try manual input.");
      await expect(page.getByRole("alert")).toContainText("No timetable was found in this file.");
    });

    test("says when the server cannot be reached", async ({ page, allowedErrors }) => {
      allowedErrors.push(/ERR_/);
      await page.route("**/api/schedule/upload", (route) => route.abort());
      const said = nextDialog(page);
      await page.getByLabel("Schedule file").setInputFiles(timetable);
      expect(await said).toBe("Upload failed. Please try manual input or check your connection.");
    });

    test("refuses another kind of file without sending it", async ({ page }) => {
      await page.getByLabel("Schedule file").setInputFiles({ ...timetable, name: "week.docx" });
      await expect(page.getByRole("alert")).toContainText("Choose a PDF, PNG, JPG, JPEG or CSV");
    });
  });
});
