import type { Subject } from "../model/model.ts";

/** One for each exam: two rows of a form with the same name and date are the same exam. */
export const examKeyOf = ({ name, examDate }: Subject): string => `${examDate} ${name.trim()}`;

export const distinctExamsOf = <Given extends Subject>(
  subjects: readonly Given[],
): readonly Given[] => [
  ...new Map(subjects.map((subject) => [examKeyOf(subject), subject])).values(),
];
