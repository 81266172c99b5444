import type { TextSpan } from "@smart-planner/planner/wishes";

/** As much of a sentence as is shown around some words of it. */
const furthest = 80;

/** The words at a place of a text, and what stands around them in their sentence. */
export const sentenceAround = (text: string, { start, end }: TextSpan) => {
  const head = text.slice(Math.max(0, start - furthest), start);
  const tail = text.slice(end, end + furthest);
  const from = Math.max(head.lastIndexOf("."), head.lastIndexOf("\n"), head.lastIndexOf("!")) + 1;
  const stop = tail.search(/[.!?\n]/);
  return {
    before: head.slice(from).trimStart(),
    unread: text.slice(start, end),
    after: stop === -1 ? tail : tail.slice(0, stop + 1).trimEnd(),
  };
};
