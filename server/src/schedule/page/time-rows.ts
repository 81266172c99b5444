import { areLessonNumbers, bandsOfLabels } from "../table/time-bands.ts";
import { labelOfText, type TimeLabel } from "../text/written-times.ts";
import { type Box, boundsOf, centreX, centreY, median, type Rule, rulesAround } from "./page.ts";
import { cellLines, linesOf } from "./text-lines.ts";
import type { Placed, WeekFrame } from "./week-frame.ts";

/** A range of the page and its minutes. */
export interface TimeRow {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}

interface LabelBox {
  readonly label: TimeLabel;
  readonly box: Box;
}

/** The time that the words of one cell beside the days state; `sure` unless it is a bare number. */
const labelOf = (
  items: readonly Placed[],
): { readonly label: TimeLabel; readonly sure: boolean } | undefined => {
  const lines = cellLines(items.map(({ word }) => word)).map((line) => line.text);
  const joined = lines.join(" ");
  const sure =
    labelOfText(joined) ??
    lines.map((line) => labelOfText(line)).find((label) => label !== undefined);
  if (sure !== undefined) return { label: sure, sure: true };
  const bare = labelOfText(joined, { bareHours: true });
  return bare && { label: bare, sure: bare.end !== undefined };
};

/** The words beside the days, put together where rules or nearness make one cell of them. */
const labelCells = (items: readonly Placed[], across: readonly Rule[]): Placed[][] => {
  // A whole range is a label by itself, also without a rule before the next.
  const isWhole = ({ word }: Placed) => labelOfText(word.text)?.end !== undefined;
  const cells: { key: string; items: Placed[] }[] = [];
  for (const item of [...items].sort((left, right) => centreY(left) - centreY(right))) {
    const [above, below] = rulesAround(across, centreX(item), centreY(item));
    const key = above === undefined || below === undefined ? "" : `${above} ${below}`;
    const whole = isWhole(item);
    const cell = cells.findLast((candidate) => {
      if (whole && candidate.items.some(isWhole)) return false;
      if (key !== "" || candidate.key !== "") return candidate.key === key;
      return item.top - boundsOf(candidate.items).bottom < 0.35 * (item.bottom - item.top);
    });
    if (cell === undefined) cells.push({ key, items: [item] });
    else cell.items.push(item);
  }
  // A frame around the whole week makes no cell of its hours.
  return cells.flatMap(({ items: inside }) => {
    const lines = linesOf(inside);
    const hours = lines.filter((line) => labelOf(line)?.sure === true).map(boundsOf);
    const apart = hours.filter(({ top, bottom }, index) => {
      const above = hours[index - 1];
      return above !== undefined && top - above.bottom > bottom - top;
    });
    return apart.length >= 2 ? lines : [inside];
  });
};

type Extent = Pick<TimeRow, "top" | "bottom">;

const ruledExtent = ({ box }: LabelBox, rules: readonly Rule[]): Extent | undefined => {
  const slack = 0.3 * (box.bottom - box.top);
  const [top, bottom] = rulesAround(rules, centreX(box), box.top + slack, box.bottom - slack);
  return top === undefined || bottom === undefined ? undefined : { top, bottom };
};

const extents = (labels: readonly LabelBox[], frame: WeekFrame): Extent[] => {
  const ruled = labels.map((label) => ruledExtent(label, frame.across));
  const tops = new Set(ruled.map((extent) => extent?.top));
  if (ruled.every((extent) => extent !== undefined) && tops.size === labels.length) {
    return ruled.filter((extent) => extent !== undefined);
  }
  const centres = labels.map(({ box }) => centreY(box));
  const pitch = median(centres.slice(1).map((centre, index) => centre - (centres[index] ?? 0)));
  // Labels are on the hour lines, as in calendar programs, or between them.
  const distances = centres.map((centre) =>
    Math.min(...frame.across.map(({ at }) => Math.abs(at - centre))),
  );
  const onRules = median(distances) < 0.12 * pitch;
  return centres.map((centre, index) => {
    const next = centres[index + 1] ?? centre + pitch;
    const previous = centres[index - 1] ?? centre - pitch;
    return onRules
      ? { top: centre, bottom: next }
      : { top: (previous + centre) / 2, bottom: (centre + next) / 2 };
  });
};

/** Classes begin on quarters of an hour more often than not, and boxes are drawn with a small gap. */
const toGrid = (minutes: number): number => {
  const quarter = Math.round(minutes / 15) * 15;
  return Math.abs(minutes - quarter) < 4 ? quarter : Math.round(minutes / 5) * 5;
};

/** The minutes that a start may mean: `3:00`, and by mistake also `3:00 am`, may be 15:00. */
const meaningsOf = ({ label: { start } }: LabelBox): readonly number[] => {
  const minutes = start.hour * 60 + start.minute;
  if (start.twentyFour || start.hour > 12) return [minutes];
  const afternoon = ((start.hour % 12) + 12) * 60 + start.minute;
  return start.half === "pm" ? [afternoon] : [minutes, afternoon];
};

interface Chain {
  readonly labels: readonly LabelBox[];
  readonly last: number;
}

/** Hours go on down the page: the most labels that do. Others are misread, or of a text below the week. */
const inOrder = (labels: readonly LabelBox[]): readonly LabelBox[] => {
  const chains: Chain[] = [];
  for (const label of labels)
    for (const last of meaningsOf(label)) {
      const before = chains
        .filter((chain) => chain.last <= last && chain.labels.at(-1) !== label)
        .reduce((best, chain) => (chain.labels.length > best.labels.length ? chain : best), {
          labels: [],
          last: -1,
        } as Chain);
      chains.push({ labels: [...before.labels, label], last });
    }
  return chains.reduce<readonly LabelBox[]>(
    (best, chain) => (chain.labels.length > best.length ? chain.labels : best),
    [],
  );
};

const rowsBeside = (items: readonly Placed[], frame: WeekFrame): TimeRow[] => {
  const cells = labelCells(items, frame.across);
  const found = cells.flatMap((cell) => {
    const label = labelOf(cell);
    return label === undefined ? [] : [{ ...label, box: boundsOf(cell) }];
  });
  // The numbers of a legend below a week are not hours if the week itself writes them out.
  const sure = found.filter((label) => label.sure);
  const written = sure.length >= 2 ? sure : found;
  const labels = inOrder(written.sort((first, second) => centreY(first.box) - centreY(second.box)));
  if (labels.length < 2 || areLessonNumbers(labels.map(({ label }) => label))) return [];
  const bands = bandsOfLabels(labels.map(({ label }) => label));
  return extents(labels, frame).flatMap((extent, index) => {
    const band = bands[index];
    return band === undefined ? [] : [{ ...extent, ...band }];
  });
};

/** Rows of a week by the times beside its days: on the left, else on the right. */
export const timeRows = (frame: WeekFrame, [left, right]: readonly [number, number]): TimeRow[] => {
  const before = frame.items.filter((item) => centreX(item) < left);
  const after = frame.items.filter((item) => centreX(item) > right);
  const rows = rowsBeside(before, frame);
  return rows.length > 0 ? rows : rowsBeside(after, frame);
};

/** The minute at which a cell begins or ends: a row's own edge if it is close to one. */
export const minuteAt = (
  rows: readonly TimeRow[],
  place: number,
  edge: "start" | "end",
): number | undefined => {
  const sideOf = (row: TimeRow) => (edge === "start" ? row.top : row.bottom);
  const nearest = [...rows].sort(
    (first, second) => Math.abs(sideOf(first) - place) - Math.abs(sideOf(second) - place),
  )[0];
  if (nearest === undefined) return undefined;
  const height = nearest.bottom - nearest.top;
  if (Math.abs(sideOf(nearest) - place) <= 0.12 * height) {
    return edge === "start" ? nearest.start : nearest.end;
  }
  const inside = rows.find((row) => place >= row.top && place <= row.bottom);
  if (inside === undefined) return undefined;
  const share = (place - inside.top) / (inside.bottom - inside.top);
  return toGrid(inside.start + share * (inside.end - inside.start));
};
