import type { Subject } from "../model/model.ts";

/** Two rows with the same name and date are one exam. */
export const examKeyOf = ({ name, examDate }: Subject): string => `${examDate} ${name.trim()}`;

export const distinctExamsOf = <Given extends Subject>(
  subjects: readonly Given[],
): readonly Given[] => [
  ...new Map(subjects.map((subject) => [examKeyOf(subject), subject])).values(),
];
