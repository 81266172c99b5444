import type { ScheduleRow, ScheduleUploadAnswer } from "@smart-planner/contract";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { previewKey } from "../../platform/preview.ts";
import type { ClassRow } from "./class-commitments.ts";
import { ScheduleUpload } from "./schedule-upload.tsx";

const row = (given: Partial<ScheduleRow>): ScheduleRow => ({
  day: "Monday",
  subject: "Biology",
  startTime: "09:00",
  endTime: "10:30",
  ...given,
});
const week = {
  schedule: [
    row({}),
    row({ day: "Tuesday", subject: "History", startTime: "11:00", endTime: "12:00" }),
  ],
};
const file = (name = "week.csv") =>
  new File(["Day,Subject,Start,End\n"], name, { type: "text/csv" });

/** Uploads switched on, with a server that holds each file until the test answers. */
const open = async () => {
  let answer: (response: Response) => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  let uploads = 0;
  const memory = createMemoryPlatform({
    initial: { [previewKey]: true },
    fetch: (input) => {
      if (String(input).includes("/reader")) return Promise.resolve(Response.json({ model: null }));
      uploads += 1;
      return new Promise((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      });
    },
  });
  const onAdd = vi.fn((_: readonly ClassRow[]) => () => undefined);
  const { container } = memory.show(
    <ScheduleUpload
      previewSwitch={null}
      file={null}
      onFile={() => undefined}
      onAdd={onAdd}
      onShowWeek={() => undefined}
    />,
  );
  return {
    ...memory,
    container,
    onAdd,
    uploads: () => uploads,
    answer: (given: ScheduleUploadAnswer) => answer(Response.json(given)),
    respond: (response: Response) => answer(response),
    refuse: () => refuse(new TypeError("Failed to fetch")),
  };
};

const field = (label: string): Locator => page.getByLabelText(label, { exact: true });
const button = (name: string): Locator => page.getByRole("button", { name });
const choose = (chosen = file()) => field("Schedule file").upload(chosen);

it("a file dropped while uploads are off waits with its own switch", async () => {
  const Upload = () => {
    const [waiting, setWaiting] = useState<File | null>(null);
    return (
      <ScheduleUpload
        previewSwitch={null}
        file={waiting}
        onFile={setWaiting}
        onAdd={() => () => undefined}
        onShowWeek={() => undefined}
      />
    );
  };
  createMemoryPlatform().show(<Upload />);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file("tt.csv"));
  const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
  page.getByRole("region", { name: "Upload your schedule" }).element().dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  await expect
    .element(page.getByText(/is waiting/))
    .toMatchTextContent("tt.csv is waiting. Reading timetables is a preview feature.");
  await expect.element(button("Turn on and read tt.csv")).toBeEnabled();
});

it("is marked Under Development and disabled unless Preview features are on", async () => {
  createMemoryPlatform().show(
    <ScheduleUpload
      previewSwitch={null}
      file={null}
      onFile={() => undefined}
      onAdd={() => () => undefined}
      onShowWeek={() => undefined}
    />,
  );
  await expect.element(page.getByText("Under Development", { exact: true })).toBeVisible();
  await expect.element(page.getByText("PDF, PNG, JPG, JPEG and CSV up to 10MB")).toBeVisible();
  await expect.element(button("Choose file")).toBeDisabled();
  await expect
    .element(field("Schedule file"))
    .toHaveAttribute("accept", ".pdf,.png,.jpg,.jpeg,.csv");
  const heads = page.getByRole("columnheader").elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual(["Day", "Subject", "Start", "End"]);
  for (const each of page.getByRole("textbox").elements()) expect(each).toBeDisabled();
  for (const each of page.getByRole("button", { name: /^Remove class/ }).elements())
    expect(each).toBeDisabled();
  await expect.element(button("Add to my schedule")).not.toBeInTheDocument();
});

it("says that it is reading, and leaves unlikely rows unticked", async () => {
  const { answer, said, onAdd } = await open();
  await choose();
  await expect.element(page.getByText("Reading week.csv...")).toBeVisible();
  answer({
    schedule: [
      row({ subject: "Maths", endTime: "10:00" }),
      row({ subject: "Lab", startTime: "10:00", endTime: "10:30" }),
      row({
        day: "Tuesday",
        subject: "Night",
        startTime: "22:00",
        endTime: "02:00",
        unlikely: "next-day",
      }),
    ],
  });
  await expect.element(field("Subject of class 1")).toHaveValue("Maths");
  await expect.element(page.getByText("Reading week.csv...")).not.toBeInTheDocument();
  expect(said).toEqual(["Schedule parsed successfully! Review and edit if needed."]);
  await expect.element(field("Add class 3")).not.toBeChecked();
  await expect.element(page.getByText("Ends the next day?")).toBeVisible();
  await expect.element(page.getByText(/2 of 3 classes will be added\./)).toBeVisible();

  await button("Merge class 1 with the next").click();
  await expect.element(field("Subject of class 1")).toHaveValue("Maths / Lab");
  await expect.element(field("End 1")).toHaveValue("10:30");
  await button("Add a class").click();
  await field("Subject of class 3").fill("Choir");
  await field("End 3").fill("");
  await button("Add to my schedule").click();
  await expect.element(page.getByText("Enter when this class starts and ends.")).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
  await field("End 3").fill("10:00");
  await button("Add to my schedule").click();
  expect(onAdd).toHaveBeenCalledWith([
    expect.objectContaining({ subject: "Maths / Lab", startTime: "09:00", endTime: "10:30" }),
    expect.objectContaining({ subject: "Choir", startTime: "09:00", endTime: "10:00" }),
  ]);
  await expect.element(page.getByText(/2 classes are in your week now/)).toBeVisible();
});

it("takes a file that is dropped, and removes a row", async () => {
  const { answer } = await open();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file());
  page
    .getByRole("region", { name: "Upload your schedule" })
    .element()
    .dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByText("Reading week.csv...")).toBeVisible();
  answer(week);
  await button("Remove class 1").click();
  await expect.element(field("Subject of class 1")).toHaveValue("History");
  await expect.element(field("Subject of class 2")).not.toBeInTheDocument();
  await expect.element(button("Remove class 1")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Choose file")).toHaveFocus();
});

it("keeps corrections while another week is looked at", async () => {
  const { answer } = await open();
  await choose(file("term.csv"));
  const inWeek = (subject: string, monday: string) => row({ subject, weeks: [monday] });
  answer({
    schedule: [
      inWeek("Physics", "2026-06-15"),
      inWeek("Art", "2026-06-15"),
      inWeek("Chemistry", "2026-06-22"),
    ],
  });
  await field("Dates").selectOptions("The same every week");
  await expect.element(field("Subject of class 1")).toHaveValue("Physics");
  await field("Subject of class 1").fill("Physics lab");
  await button("Remove class 2").click();
  await field("Week").selectOptions("Week of 22 June 2026 (1 class)");
  await expect.element(field("Subject of class 1")).toHaveValue("Chemistry");
  await field("Week").selectOptions("Week of 15 June 2026 (2 classes)");
  await expect.element(field("Subject of class 1")).toHaveValue("Physics lab");
  await expect.element(field("Subject of class 2")).not.toBeInTheDocument();
});

it("keeps exams to their dates, and says so", async () => {
  const { answer, onAdd } = await open();
  await choose(file("list.csv"));
  answer({
    schedule: [
      row({ subject: "Maths", weeks: ["2027-01-11"], exam: true }),
      row({ subject: "Art", weeks: ["2027-01-18"], exam: true }),
    ],
    unread: { kind: "rows", count: 1, names: ["Music"], hasMoreNames: false },
  });
  await expect.element(page.getByText("Only on 11 January 2027")).toBeVisible();
  await expect.element(page.getByText("Only on 18 January 2027")).toBeVisible();
  await expect.element(page.getByText(/was left out: Music\./)).toBeVisible();
  await expect.element(field("Dates")).not.toBeInTheDocument();
  await button("Add to my schedule").click();
  expect(onAdd.mock.calls[0]?.[0].map(({ subject, once }) => [subject, once])).toEqual([
    ["Maths", true],
    ["Art", true],
  ]);
});

it("lets the student choose the meaning of the dates of one week", async () => {
  const { answer } = await open();
  await choose();
  answer({ schedule: [row({ weeks: ["2036-09-01"] })] });
  await expect.element(page.getByText("Only on 1 September 2036")).toBeVisible();
  await field("Subject of class 1").fill("Botany");
  await field("Dates").selectOptions("The same every week");
  await expect.element(page.getByText("Only on 1 September 2036")).not.toBeInTheDocument();
  await expect.element(field("Subject of class 1")).toHaveValue("Botany");
});

it("says when a file cannot be read, and when the server cannot be reached", async () => {
  const { respond, refuse, said } = await open();
  await choose();
  await expect.element(page.getByText("Reading week.csv...")).toBeVisible();
  respond(Response.json({ error: "No timetable was found in this file." }, { status: 422 }));
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("No timetable was found in this file.");
  await choose(file("again.csv"));
  await expect.element(page.getByText("Reading again.csv...")).toBeVisible();
  refuse();
  await expect.element(page.getByText("Reading again.csv...")).not.toBeInTheDocument();
  expect(said).toEqual([
    "Failed to parse schedule. Please try manual input.",
    "Upload failed. Please try manual input or check your connection.",
  ]);
});

it("refuses another kind of file without sending it", async () => {
  const { uploads } = await open();
  await choose(file("week.docx"));
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("Choose a PDF, PNG, JPG, JPEG or CSV");
  expect(uploads()).toBe(0);
});

/** One page with lines of writing. */
const pdfOf = (lines: readonly string[]): File => {
  const text = lines.map((line, at) => `1 0 0 1 60 ${740 - at * 24} Tm (${line}) Tj`).join("\n");
  const content = `BT /F1 14 Tf\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let pdf = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = pdf.length;
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new File([pdf], "week.pdf", { type: "application/pdf" });
};

it("shows a PDF beside its rows, and stays inside a phone at twice the text", async () => {
  const { answer, container } = await open();
  await choose(pdfOf(["Monday 09:00 - 10:30 Biology", "Tuesday 11:00 - 12:00 History"]));
  await expect.element(page.getByText("Reading week.pdf...")).toBeVisible();
  answer(week);
  const drawn = page.getByRole("img", { name: "Page 1 of week.pdf" });
  // The reader of PDFs is large, and comes with the first file.
  await expect.element(drawn).toBeVisible();
  const image = drawn.element() as HTMLImageElement;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  const drawing = context?.getImageData(0, 0, canvas.width, canvas.height).data;
  // Something is drawn on it, and not only paper.
  expect(drawing?.some((value, index) => index % 4 === 0 && value < 100)).toBe(true);
  await expect.element(field("Subject of class 1")).toHaveValue("Biology");
  await expectAccessible(page.elementLocator(container));

  await page.viewport(390, 844);
  document.documentElement.style.fontSize = "200%";
  const edges = () =>
    // The heads of the columns are there for screen readers alone.
    [...container.querySelectorAll(":not(thead, thead *)")].map(
      (each) => each.getBoundingClientRect().right,
    );
  await expect.poll(() => Math.max(...edges())).toBeLessThanOrEqual(390);
  document.documentElement.style.fontSize = "";
  await page.viewport(1280, 900);
});
