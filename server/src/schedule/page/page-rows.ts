import type { ReadOptions } from "@smart-planner/planner/written";
import { type DraftRow, writtenTimes } from "../table/draft-row.ts";
import { listRows } from "../table/list-rows.ts";
import { countTimes } from "../text/written-times.ts";
import { listTable } from "./list-table.ts";
import { type Page, withoutUnderlines } from "./page.ts";
import { sentenceRows } from "./sentence-rows.ts";
import { phraseLinesOf } from "./text-lines.ts";
import { weekPageRows } from "./week-page-rows.ts";

const countOf = (drafts: readonly DraftRow[]): number =>
  drafts.reduce((sum, draft) => sum + draft.days.length, 0);

const draftsOfPage = (whole: Page, options: ReadOptions): readonly DraftRow[] => {
  const page = withoutUnderlines(whole);
  const lines = phraseLinesOf(page);
  const week = weekPageRows(page, lines, options);
  if (week.length > 0) return week;
  const { drafts: list } = listRows(listTable(page, lines), options);
  const texts = lines.map((line) => line.map((phrase) => phrase.text).join(" "));
  const sentences = sentenceRows(texts, options);
  const rows = countOf(sentences) > countOf(list) ? sentences : list;
  const read = rows.flatMap(writtenTimes).length;
  // A list in which most times belong to no row is misread.
  const isMisread = 2 * read < countTimes(texts.join("\n"));
  return isMisread ? rows.map((row) => ({ ...row, doubt: "page" })) : rows;
};

/** The classes on the pages of a document, whether they are lists or weeks. */
export const pageRows = (pages: readonly Page[], options: ReadOptions): DraftRow[] =>
  pages.flatMap((page) => draftsOfPage(page, options));
