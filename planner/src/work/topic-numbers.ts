import type { KeptTopic } from "./topic.ts";

/** Chapters that follow each other, by their numbers; one alone has no last. */
export type NumberRun = readonly [first: string, last?: string];

/** As in the book where all chapters have a number, else by place; three or more in a row are one run. */
export const numbersIn = (
  ids: readonly string[],
  topics: readonly KeptTopic[],
): readonly NumberRun[] => {
  const allNumbered = topics.every(({ number }) => number !== undefined);
  const nameAt = (place: number): string =>
    (allNumbered ? topics[place]?.number : undefined) ?? String(place + 1);
  const runs: number[][] = [];
  for (const [place, { id }] of topics.entries()) {
    if (!ids.includes(id)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  return runs.flatMap((run): readonly NumberRun[] =>
    run.length > 2
      ? [[nameAt(run[0] ?? 0), nameAt(run.at(-1) ?? 0)]]
      : run.map((place) => [nameAt(place)]),
  );
};
