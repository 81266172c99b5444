import { isWithinBounds } from "../kinds/index.ts";
import type { ReadWishes, TextSpan } from "../wish.ts";

const placeOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });

/** The same without what no plan can be asked for: those words count as not understood. */
export const withinBounds = (read: ReadWishes): ReadWishes => {
  const readings = read.readings.filter(({ wish }) => isWithinBounds(wish));
  const questions = read.questions.filter(({ choices }) => choices.flat().every(isWithinBounds));
  if (readings.length === read.readings.length && questions.length === read.questions.length)
    return read;
  const left = [
    ...read.readings.filter((reading) => !readings.includes(reading)),
    ...read.questions.filter((question) => !questions.includes(question)),
  ];
  const places = new Map(left.map((each) => [`${each.start}-${each.end}`, placeOf(each)]));
  return {
    readings,
    questions,
    notUnderstood: [...read.notUnderstood, ...places.values()].toSorted(
      (a, b) => a.start - b.start,
    ),
  };
};
