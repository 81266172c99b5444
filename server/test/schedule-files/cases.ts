import type { ScheduleRow } from "@smart-planner/contract";
import { imageCases, pdfCases } from "./drawn-cases.ts";
import type { Rendering } from "./render.ts";
import { csvCases, icsCases } from "./text-cases.ts";
import { unrelatedCases } from "./unrelated-cases.ts";

export type FileKind = "csv" | "ics" | "pdf" | "png" | "jpeg";

/** A file that a student may upload, and what should be read from it. */
export interface Case {
  readonly name: string;
  readonly kind: FileKind;
  /** The file itself, or the page that Chromium makes it from. */
  readonly source: { readonly text: string } | { readonly rendering: Rendering };
  readonly expected: readonly ScheduleRow[];
}

export const allCases = (): Case[] => [
  ...csvCases(),
  ...icsCases(),
  ...pdfCases(),
  ...imageCases(),
  ...unrelatedCases(),
];
