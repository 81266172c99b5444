import type { Case } from "./cases.ts";
import {
  calendarHtml,
  dayColumnsHtml,
  gridHtml,
  type ListColumn,
  type Look,
  listHtml,
  mergedDaysHtml,
  sectionsHtml,
  turnedGridHtml,
} from "./html.ts";
import type { Rendering } from "./render.ts";
import { rowsOf } from "./text-cases.ts";
import { type Class, makeWeek } from "./week.ts";

interface Drawing {
  readonly name: string;
  readonly week: readonly Class[];
  readonly html: string;
}

const sans = "Liberation Sans";
const serif = "Liberation Serif";
const deja = "DejaVu Sans";
const mono = "Liberation Mono";
const narrow = "Liberation Sans Narrow";

const list = (
  name: string,
  seed: number,
  columns: readonly ListColumn[],
  look: Look,
  headed = true,
): Drawing => {
  const week = makeWeek({ seed, step: 15, lengths: [45, 60, 75, 90] });
  return { name: `list, ${name}`, week, html: listHtml(week, columns, look, { headed }) };
};

const grid = (
  name: string,
  seed: number,
  look: Look,
  { step = 60, labels = "start" as "start" | "range", lengths = [60, 120], days = 5 } = {},
): Drawing => {
  const week = makeWeek({ seed, step, lengths, days });
  return { name: `week, ${name}`, week, html: gridHtml({ week, look, step, labels }) };
};

const turned = (name: string, seed: number, look: Look): Drawing => {
  const week = makeWeek({ seed, step: 60, lengths: [60, 120] });
  const html = turnedGridHtml({ week, look: { width: 1200, ...look }, step: 60, labels: "range" });
  return { name: `week turned, ${name}`, week, html };
};

const calendar = (name: string, seed: number, look: Look): Drawing => {
  const week = makeWeek({ seed, step: 30, lengths: [60, 90, 120] });
  return { name: `calendar, ${name}`, week, html: calendarHtml(week, look) };
};

const sections = (name: string, seed: number, look: Look): Drawing => {
  const week = makeWeek({ seed, step: 5, lengths: [50, 75] });
  return { name: `sections, ${name}`, week, html: sectionsHtml(week, look) };
};

const mergedDays = (name: string, seed: number, look: Look): Drawing => {
  const week = makeWeek({ seed, step: 15, lengths: [45, 60, 90] });
  return { name: `list, ${name}`, week, html: mergedDaysHtml(week, look) };
};

const dayColumns = (name: string, seed: number, look: Look): Drawing => {
  const week = makeWeek({ seed, step: 5, lengths: [50, 65, 90] });
  return { name: `columns, ${name}`, week, html: dayColumnsHtml(week, look) };
};

/** Thirty-two pages in different layouts and looks; the seed makes each set its own. */
const drawings = (seed: number): Drawing[] => [
  list("ruled", seed + 1, ["day", "subject", "start", "end"], { font: sans }),
  list("light rules", seed + 2, ["subject", "day", "range"], { font: serif, lines: "light" }),
  list("row rules", seed + 3, ["range", "day", "subject", "room"], { font: deja, lines: "rows" }),
  list("no rules", seed + 4, ["day", "range", "subject", "teacher"], { font: sans, lines: "none" }),
  list("zebra", seed + 5, ["day", "start", "end", "subject", "room"], {
    font: narrow,
    lines: "none",
    paint: "zebra",
    size: 17,
  }),
  list("12-hour clock", seed + 6, ["day", "subject", "range"], { clock: "12", lines: "light" }),
  list("no headings", seed + 7, ["day", "range", "subject"], { font: serif, size: 18 }, false),
  list("short days", seed + 8, ["subject", "teacher", "room", "day", "start", "end"], {
    days: "short",
    clock: "12-compact",
    size: 14,
  }),
  list("centred", seed + 9, ["day", "subject", "start", "end"], {
    align: "center",
    font: mono,
    title: "My timetable",
  }),
  sections("plain", seed + 10, { font: sans }),
  sections("12-hour clock", seed + 11, {
    font: serif,
    clock: "12",
    size: 17,
    title: "Autumn term",
  }),
  grid("hours", seed + 12, { font: sans }),
  grid("half hours", seed + 13, { font: serif, size: 14 }, { step: 30, lengths: [60, 90] }),
  grid("ranges", seed + 14, { lines: "light", paint: "pastel" }, { labels: "range" }),
  grid("strong colours", seed + 15, { paint: "strong", lines: "light" }, { labels: "range" }),
  grid("rooms", seed + 16, { details: true, align: "center", font: deja, size: 14 }),
  grid("short days", seed + 17, { days: "short", clock: "12-compact", align: "center" }),
  grid("12-hour clock", seed + 18, { clock: "12", paint: "pastel", details: true }),
  grid("bare hours", seed + 19, { clock: "bare", title: "Class schedule 2026" }),
  grid("six days", seed + 20, { size: 14, font: narrow }, { days: 6, labels: "range" }),
  grid("capitals", seed + 21, { days: "upper", lines: "full", font: serif }),
  turned("hours", seed + 22, { font: sans, size: 14 }),
  turned("colours", seed + 23, { paint: "pastel", lines: "light", size: 14 }),
  calendar("pastel", seed + 24, { details: true }),
  calendar("strong", seed + 25, { paint: "strong", clock: "12-compact", details: true }),
  calendar("serif", seed + 26, { font: serif, size: 16 }),
  mergedDays("days once", seed + 27, { font: sans }),
  dayColumns("own times", seed + 28, { font: sans, align: "center" }),
  dayColumns("own times, no rules", seed + 29, { font: serif, size: 16, lines: "none" }),
  grid("no rules", seed + 30, { lines: "none", align: "center" }, { lengths: [60] }),
  list("narrow, no rules", seed + 31, ["day", "range", "subject"], { lines: "none", width: 330 }),
  list("dark", seed + 32, ["day", "start", "end", "subject"], { dark: true, lines: "light" }),
];

const caseOf = (drawing: Drawing, rendering: Omit<Rendering, "html">): Case => ({
  name: drawing.name,
  kind: rendering.as,
  source: { rendering: { html: drawing.html, ...rendering } },
  expected: rowsOf(drawing.week),
});

export const pdfCases = (): Case[] => [
  ...drawings(1_000).map((drawing) => caseOf(drawing, { as: "pdf" })),
  ...drawings(4_000)
    .filter((_, index) => index === 0 || index === 13)
    .map((drawing) => ({
      ...caseOf(drawing, { as: "pdf", pictured: true, scale: 2 }),
      name: `scanned ${drawing.name}`,
    })),
];

/** Distortions by cameras, scanners and screenshots. */
const treatments: readonly Omit<Rendering, "html">[] = [
  { as: "png" },
  { as: "jpeg", quality: 85, scale: 2 },
  { as: "png", scale: 1.5, turn: 1 },
  { as: "jpeg", quality: 60, scale: 1.5 },
  { as: "png", scale: 2 },
  { as: "jpeg", quality: 75, scale: 2, turn: -1.6, scanned: true },
  { as: "png", scale: 1.25, scanned: true },
  { as: "jpeg", quality: 50, scale: 2, turn: 0.7 },
];

export const imageCases = (): Case[] =>
  [...drawings(2_000), ...drawings(3_000).filter((_, index) => index % 3 === 0)].map(
    (drawing, index) => {
      const treatment = treatments[index % treatments.length] ?? { as: "png" };
      const { as, scale = 1, turn = 0, quality, scanned } = treatment;
      const how = [
        `x${scale}`,
        turn === 0 ? "" : `turned ${turn}°`,
        quality === undefined ? "" : `quality ${quality}`,
        scanned === true ? "scanned" : "",
      ].filter((part) => part !== "");
      return { ...caseOf(drawing, treatment), name: `${drawing.name} (${as} ${how.join(", ")})` };
    },
  );
