import type { Commitment, CommitmentType } from "@smart-planner/planner/model";
import { parseClock } from "@smart-planner/planner/time";

export interface CommitmentErrors {
  readonly name?: string;
  readonly days?: string;
  readonly startTime?: string;
  readonly endTime?: string;
}

/** Why a commitment cannot be added; an end before the start means the next day. */
export const commitmentErrorsOf = ({
  name,
  days,
  startTime,
  endTime,
}: Commitment): CommitmentErrors => {
  const hasStart = parseClock(startTime) !== undefined;
  const hasEnd = parseClock(endTime) !== undefined;
  return {
    ...(name.trim() === "" && { name: "Give the commitment a name." }),
    ...(days.length === 0 && { days: "Choose at least one day." }),
    ...(!hasStart && { startTime: "Enter when it starts." }),
    ...(!hasEnd && { endTime: "Enter when it ends." }),
    ...(hasStart &&
      startTime === endTime && { endTime: "It ends when it starts. Enter a later end." }),
  };
};

export const passesMidnight = ({ startTime, endTime }: Commitment): boolean => {
  const start = parseClock(startTime);
  const end = parseClock(endTime);
  return start !== undefined && end !== undefined && end < start;
};

export const shownTypeOf = ({ isClass, type }: Commitment): CommitmentType | "class" =>
  isClass === true ? "class" : type;
