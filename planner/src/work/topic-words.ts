import { listed } from "../model/listed.ts";
import type { KeptTopic } from "./topic.ts";

/** The number of each chapter: as in the book where all have one, else its place. */
const numbersOf = (topics: readonly KeptTopic[]): ReadonlyMap<string, string> => {
  const allNumbered = topics.every(({ number }) => number !== undefined);
  return new Map(
    topics.map(({ id, number }, index) => [
      id,
      allNumbered && number !== undefined ? number : String(index + 1),
    ]),
  );
};

/** `5`, `5 and 6`, `1 to 3`, `1, 4 and 6`. */
const numbersIn = (ids: readonly string[], topics: readonly KeptTopic[]): string => {
  const numbers = numbersOf(topics);
  const places = topics.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []));
  const nameAt = (place: number) => numbers.get(topics[place]?.id ?? "") ?? "";
  const runs: number[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  const texts = runs.flatMap((run) =>
    run.length > 2 ? [`${nameAt(run[0] ?? 0)} to ${nameAt(run.at(-1) ?? 0)}`] : run.map(nameAt),
  );
  return listed(texts);
};

/** `Circular motion`, `Chapters 5 and 6`, `Review 1 to 3`. */
export const sessionTopicsText = (
  { learn, review }: { readonly learn: readonly string[]; readonly review: readonly string[] },
  topics: readonly KeptTopic[],
): string | undefined => {
  const known = new Set(topics.map(({ id }) => id));
  const learned = learn.filter((id) => known.has(id));
  const reviewed = review.filter((id) => known.has(id));
  const nameOf = (id: string | undefined) => topics.find((topic) => topic.id === id)?.name ?? "";
  const parts = [
    ...(learned.length === 0
      ? []
      : [learned.length === 1 ? nameOf(learned[0]) : `Chapters ${numbersIn(learned, topics)}`]),
    ...(reviewed.length === 0
      ? []
      : [
          reviewed.length === 1 && learned.length === 0
            ? `Review ${nameOf(reviewed[0])}`
            : `${learned.length === 0 ? "Review" : "review"} ${numbersIn(reviewed, topics)}`,
        ]),
  ];
  return parts.length === 0 ? undefined : parts.join(", ");
};
