import type { Commitment, CommitmentType } from "@smart-planner/planner/model";
import { parseClock } from "@smart-planner/planner/time";
import type { commitmentsWords } from "@smart-planner/words/en/commitments";

export interface CommitmentErrors {
  readonly name?: string;
  readonly days?: string;
  readonly startTime?: string;
  readonly endTime?: string;
}

/** Why a commitment cannot be added; an end before the start means the next day. */
export const commitmentErrorsOf = (
  { name, days, startTime, endTime }: Commitment,
  words: typeof commitmentsWords,
): CommitmentErrors => {
  const hasStart = parseClock(startTime) !== undefined;
  const hasEnd = parseClock(endTime) !== undefined;
  return {
    ...(name.trim() === "" && { name: words.missingName }),
    ...(days.length === 0 && { days: words.missingDays }),
    ...(!hasStart && { startTime: words.missingStart }),
    ...(!hasEnd && { endTime: words.missingEnd }),
    ...(hasStart && startTime === endTime && { endTime: words.endsAtStart }),
  };
};

export const passesMidnight = ({ startTime, endTime }: Commitment): boolean => {
  const start = parseClock(startTime);
  const end = parseClock(endTime);
  return start !== undefined && end !== undefined && end < start;
};

export const shownTypeOf = ({ isClass, type }: Commitment): CommitmentType | "class" =>
  isClass === true ? "class" : type;
