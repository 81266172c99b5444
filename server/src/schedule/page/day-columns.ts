import type { Weekday } from "@smart-planner/planner/written";
import { type Box, centreX, median } from "./page.ts";
import type { DayHead, WeekFrame } from "./week-frame.ts";

export interface DayColumn {
  readonly day: Weekday;
  readonly isGuessed: boolean;
  readonly left: number;
  readonly right: number;
}

/** The nearest rule of the week within reach, else the place itself. */
const snapped = (place: number, reach: number, { along, bodyTop }: WeekFrame): number =>
  along
    .filter(({ at, to }) => Math.abs(at - place) <= reach && to > bodyTop)
    .sort((left, right) => Math.abs(left.at - place) - Math.abs(right.at - place))[0]?.at ?? place;

/** Cells that begin where their heading begins, rather than being centred below it. */
const isLeftAligned = (heads: readonly DayHead[], phrases: readonly Box[]): boolean => {
  if (phrases.length < 3) return false;
  const distance = (value: (box: Box) => number) =>
    median(
      phrases.map((phrase) =>
        Math.min(...heads.map(({ box }) => Math.abs(value(phrase) - value(box)))),
      ),
    );
  return distance((box) => box.left) < 0.5 * distance(centreX);
};

/** Where each day begins and ends across the page: at the rules, or halfway between headings. */
export const dayColumns = (frame: WeekFrame): DayColumn[] => {
  const heads = [...frame.heads].sort((left, right) => centreX(left.box) - centreX(right.box));
  const first = heads[0];
  const last = heads.at(-1);
  if (first === undefined || last === undefined) return [];
  const body = frame.phrases.filter((phrase) => centreX(phrase) >= first.box.left);
  const leftAligned = isLeftAligned(heads, body);
  const gaps = heads
    .slice(1)
    .map((head, index) => centreX(head.box) - centreX(heads[index]?.box ?? head.box));
  const gap = median(gaps);
  const place = (at: number, reach: number) => snapped(at, reach, frame);
  const boundaryBefore = (index: number): number => {
    const head = heads[index];
    const previous = heads[index - 1];
    if (head === undefined) {
      const end = leftAligned ? last.box.left + gap : centreX(last.box) + gap / 2;
      return place(end, gap * 0.4);
    }
    const width = previous === undefined ? gap : (gaps[index - 1] ?? gap);
    const at = leftAligned ? head.box.left - 0.04 * width : centreX(head.box) - width / 2;
    return place(at, width * 0.4);
  };
  return heads.map(({ day, isGuessed }, index) => ({
    day,
    isGuessed,
    left: boundaryBefore(index),
    right: boundaryBefore(index + 1),
  }));
};
