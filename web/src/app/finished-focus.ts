/** The result of a finished timer for the planner, which opens next. */
export interface FinishedFocus {
  readonly subject: string;
  readonly sessionKey: string | undefined;
  readonly minutes: number;
  readonly leftMinutes: number;
}

let waiting: FinishedFocus | null = null;

/** Not in the address nor in the history: Back or a reload must not plan the rest again. */
export const leaveFinished = (finished: FinishedFocus): void => {
  waiting = finished;
};

/** Once; the next who asks gets nothing. */
export const takeFinished = (): FinishedFocus | null => {
  const finished = waiting;
  waiting = null;
  return finished;
};
