import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { readCalendarFile, readWorkOf } from "./calendar-reader.ts";

const today = parseDay("2026-06-10") ?? expect.fail();
const moment = { today, timeZone: "Europe/Berlin" };

/** A page with a line of text for each entry. */
const pdfOf = (lines: readonly string[]): Blob => {
  const shown = lines.map((line) => `(${line}) Tj 0 -20 Td`).join(" ");
  const content = `BT /F1 12 Tf 72 720 Td ${shown} ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>",
    `<</Length ${content.length}>> stream\n${content}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ].map((object, index) => `${index + 1} 0 obj ${object} endobj`);
  return new Blob([["%PDF-1.4", ...objects, "trailer <</Root 1 0 R>>", "%%EOF"].join("\n")]);
};

it("reads a syllabus that is a PDF", async () => {
  const pdf = pdfOf(["Essay 1 due 22 June 2026", "Welcome", "Quiz 2 due 24 June 2026"]);
  expect(await readWorkOf(pdf, "syllabus.pdf", moment)).toMatchObject({
    ok: true,
    found: [
      { title: "Essay 1", kind: "hand-in", due: "2026-06-22" },
      { title: "Quiz 2", kind: "quiz", due: "2026-06-24" },
    ],
  });
});

it("answers files that are too large, broken or no calendar with a problem", async () => {
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "large.csv");
  const problem = "file-too-large";
  expect(await readWorkOf(large, "large.csv", moment)).toEqual({ ok: false, problem });
  expect(await readCalendarFile(large, moment)).toEqual({ ok: false, problem });
  expect(await readWorkOf(new Blob(["%PDF-1.4 nothing"]), "a.pdf", moment)).toEqual({
    ok: false,
    problem: "file-unreadable",
  });
  expect(await readCalendarFile(new File(["hello"], "a.ics"), moment)).toEqual({
    ok: false,
    problem: "not-a-calendar",
  });
});
