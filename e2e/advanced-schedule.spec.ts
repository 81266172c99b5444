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

test("commitments and preferences are kept and planned by", async ({ page }) => {
  await openTab(page, "Commitments");
  await page.getByLabel("Commitment name").fill("Football training");
  await page.getByRole("button", { name: "Thu" }).click();
  await page.getByRole("button", { name: "Add Commitment" }).click();
  const item = region(page, "Your commitments").getByRole("listitem");
  await expect(item).toContainText("Football training");

  await fillSubjects(page, [["Mathematics", "2026-07-02"]]);
  await openTab(page, "Preferences");
  const maths = page.getByRole("slider", { name: "Mathematics difficulty" });
  await maths.focus();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Morning (8-12 PM)", exact: true }).click();
  await page.getByLabel("Free days").selectOption("Days I choose");
  const days = page.getByRole("group", { name: "Free weekdays" });
  await days.getByRole("button", { name: "Saturday" }).click();
  await page.reload();
  await openTab(page, "Preferences");
  await expect(maths).toHaveValue("5");
  expect(await stored(page, "smartplanner_preferences")).toMatchObject({
    preferredTimes: ["Morning"],
    subjectDifficulty: { Mathematics: 5 },
    comfort: { restDays: [5, 6] },
  });
  await openTab(page, "Commitments");
  await expect(item).toContainText("Football training");
  expect(await stored(page, "smartplanner_commitments")).toMatchObject([
    { name: "Football training", days: [3], startTime: "09:00", endTime: "10:00", type: "work" },
  ]);

  await generate(page);
  await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
  const planned = Object.keys(await stored(page, "advancedPlanCache"));
  expect(planned).toContain("12-June-2026");
  for (const free of ["13", "14", "20", "21"]) expect(planned).not.toContain(`${free}-June-2026`);
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

test.describe("uploading a schedule, with Preview features on,", () => {
  test.beforeEach(async ({ page }) => {
    await openTab(page, "Upload Schedule");
    await page
      .getByRole("tabpanel", { name: "Upload Schedule" })
      .getByRole("switch", { name: "Preview features" })
      .check();
  });

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
    await expect(cell(page, "Friday 12 PM")).toHaveAccessibleDescription("History, 11:00 – 13:00");
    expect(await painted(page)).toEqual([]);
    await page.getByRole("tab", { name: "Upload Schedule" }).click();
    await panel.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("tab", { name: "Manual Input" }).click();
    await expect(cell(page, "Monday 9 AM")).toHaveAccessibleDescription("");
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
    await expectAccessible(panel);
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
});
