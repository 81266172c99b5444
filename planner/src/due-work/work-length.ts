import { type Assignment, type AssignmentKind, minutesOfEstimate } from "./assignment.ts";

/** Finished work, for guessing how long the next of its kind takes. */
export interface FinishedWork extends Pick<Assignment, "kind" | "subject" | "title"> {
  /** Absent if the student gave none. */
  readonly estimateMinutes?: number | undefined;
  readonly actualMinutes: number;
}

export interface WorkLength {
  readonly minutes: number;
  readonly isGuessed: boolean;
  /** How many finished pieces the guess rests on; 0 for a usual length. */
  readonly alike: number;
}

const usualMinutes: Readonly<Record<AssignmentKind, number>> = {
  "hand-in": 120,
  reading: 60,
  quiz: 120,
  group: 600,
  task: 60,
};

/** Words of a title that tell more than the kind. */
const usualByTitle: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:essays?|term paper|research paper|aufsatz|hausarbeit|ensayo|dissertation)/iu, 480],
  [/(?<!\p{L})(?:labs?|laboratory|reports?|labor|laborbericht|protokoll|informe)(?!\p{L})/iu, 180],
];

/** "Essay 2" and "essay 3" are of one sort. */
const sortOf = (title: string): string =>
  title
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .toLowerCase();

const fewestAlike = 2;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
};

/** Total length of work: as entered, else the median of similar work, else the usual. */
export const workLengthOf = (
  {
    kind,
    subject,
    title,
    estimate,
    parts = [],
  }: Pick<Assignment, "kind" | "subject" | "title" | "estimate" | "parts">,
  finished: readonly FinishedWork[] = [],
): WorkLength => {
  const said =
    parts.length > 0
      ? parts.reduce((sum, { minutes }) => sum + minutes, 0)
      : estimate === undefined
        ? 0
        : minutesOfEstimate(estimate);
  if (said >= 1) return { minutes: Math.round(said), isGuessed: false, alike: 0 };
  const sort = sortOf(title);
  const sameSort = finished.filter((one) => sort !== "" && sortOf(one.title) === sort);
  const sameKind = finished.filter((one) => one.kind === kind && one.subject === subject);
  const alike = [sameSort, sameKind].find(({ length }) => length >= fewestAlike) ?? [];
  if (alike.length > 0) {
    const middle = median(alike.map(({ actualMinutes }) => actualMinutes));
    const minutes = Math.max(15, Math.round(middle / 15) * 15);
    return { minutes, isGuessed: true, alike: alike.length };
  }
  const byTitle = usualByTitle.find(([words]) => words.test(title))?.[1];
  return { minutes: byTitle ?? usualMinutes[kind], isGuessed: true, alike: 0 };
};
