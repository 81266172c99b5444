import { type Box, centreY, median, type Page, type Rule } from "../page/page.ts";
import { edgeRules } from "./edge-rules.ts";
import { findText } from "./find-text.ts";
import { type GreyImage, scaled, straightened } from "./grey-image.ts";
import { readLine } from "./read-line.ts";
import { skewOf } from "./skew.ts";
import { openTextModels } from "./text-models.ts";

/** A sheet of paper needs no more, and reading time grows with it. */
const maxPixels = 5_000_000;
/** More lines than a week has: the rest is small print. */
const maxLines = 260;
const longestSide = 1_440;
/** A picture tilted by less than this many degrees is left unchanged. */
const straightEnough = 0.25;

/** Text of two close cells is found as one line: it ends where a rule crosses it. */
const cutAtRules = (box: Box, rules: readonly Rule[]): Box[] => {
  const height = box.bottom - box.top;
  const crossing = rules
    .filter(
      ({ at, from, to }) =>
        at > box.left + 0.4 * height &&
        at < box.right - 0.4 * height &&
        from < centreY(box) &&
        to > centreY(box) &&
        to - from > 1.3 * height,
    )
    .map(({ at }) => at)
    .sort((left, right) => left - right);
  const edges = [box.left, ...crossing, box.right];
  return edges.slice(1).map((right, index) => ({ ...box, left: edges[index] ?? box.left, right }));
};

/** Of one colour throughout: the models would look at it for a second and more. */
const isBlank = ({ data }: GreyImage): boolean => data.every((grey) => grey === data[0]);

/** The words and rules of a picture. */
export const picturePage = async (picture: GreyImage): Promise<Page> => {
  if (isBlank(picture)) return { words: [], horizontal: [], vertical: [] };
  const { width, height } = picture;
  const factor = Math.ceil(Math.sqrt((width * height) / maxPixels));
  const image = factor > 1 ? scaled(picture, width / factor, height / factor) : picture;
  const degrees = skewOf(image);
  const upright =
    Math.abs(degrees) < straightEnough ? image : straightened(image, (degrees * Math.PI) / 180);
  const models = await openTextModels();
  const found = (await findText(upright, models.finder, longestSide)).slice(0, maxLines);
  const letter = 0.5 * median(found.map(({ top, bottom }) => bottom - top));
  const rules = edgeRules(upright, Math.max(5, letter));
  const words = [];
  for (const box of found.flatMap((line) => cutAtRules(line, rules.vertical))) {
    words.push(...(await readLine(upright, box, models)));
  }
  return { words, ...rules };
};
