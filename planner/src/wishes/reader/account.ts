import { topicOf } from "../settle.ts";
import type { ReadWishes, TextSpan, WishQuestion, WishReading } from "../wish.ts";
import { hasContent } from "./fragment-kinds.ts";
import { type Fragment, isNewSentence, spanOf } from "./split-sentences.ts";

const around = (spans: readonly TextSpan[]): TextSpan => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
});

const isWithin = (inner: TextSpan, { start, end }: TextSpan): boolean =>
  inner.start >= start && inner.end <= end;

/** Spans that overlap become one. */
const merged = (spans: readonly TextSpan[]): readonly TextSpan[] => {
  const result: TextSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && span.start < last.end) result.splice(-1, 1, around([last, span]));
    else result.push(span);
  }
  return result;
};

/** "not every day, 4 days a week": a second word about these says the first more exactly. */
const refined: ReadonlySet<string> = new Set("break session subjects-a-day rest-days".split(" "));

/** "More maths. Less maths.": two wishes about the same thing that differ are asked about; one said twice counts once. */
export const withOppositesAsked = (read: ReadWishes): ReadWishes => {
  const readings: WishReading[] = [];
  const questions: WishQuestion[] = [...read.questions];
  for (const said of Map.groupBy(read.readings, ({ wish }) => topicOf(wish)).values()) {
    const different = new Map(
      said.map((each) => [JSON.stringify({ ...each.wish, firmness: undefined }), each]),
    );
    const [first, second] = different.values();
    const last = said.at(-1);
    if (last !== undefined && (second === undefined || refined.has(last.wish.kind)))
      readings.push({ ...last, ...around(said) });
    else if (first !== undefined && second !== undefined)
      questions.push({
        choices: [...different.values()].map(({ wish }) => [wish]),
        ...around(said),
      });
  }
  return { ...read, readings: readings.toSorted((a, b) => a.start - b.start), questions };
};

/**
 * Every word that could be part of a wish is in the span of a reading, a question, or a report of
 * text not understood. A reason belongs to the wish beside it in its sentence.
 */
export const withAllAccounted = (read: ReadWishes, fragments: readonly Fragment[]): ReadWishes => {
  let { readings, notUnderstood } = read;
  const isTold = (span: TextSpan): boolean =>
    [...readings, ...read.questions, ...notUnderstood].some((each) => isWithin(span, each));
  for (const [at, { items, joint }] of fragments.entries()) {
    const span = spanOf(items);
    if (!hasContent(items) || isTold(span)) continue;
    const before = isNewSentence(joint) ? undefined : fragments[at - 1];
    const after = isNewSentence(fragments[at + 1]?.joint) ? undefined : fragments[at + 1];
    const beside = readings.find((reading) =>
      [before, after].some((each) => each !== undefined && isWithin(spanOf(each.items), reading)),
    );
    if (beside === undefined) notUnderstood = [...notUnderstood, span];
    else
      readings = readings.map((reading) =>
        reading === beside ? { ...reading, ...around([reading, span]) } : reading,
      );
  }
  return { ...read, readings, notUnderstood: merged(notUnderstood) };
};
