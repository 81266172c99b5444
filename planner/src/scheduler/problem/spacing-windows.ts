/** Part of the remaining time that should separate two encounters, by days to the exam. */
const idealGapShare = (daysLeft: number): number => {
  const [near, far] = [7, 365];
  const position = Math.log(Math.max(daysLeft, near) / near) / Math.log(far / near);
  return 0.3 * (0.07 / 0.3) ** Math.min(position, 1);
};

/** Ideal days between two sessions of a subject, by days to the exam. */
export const idealGapDays = (daysLeft: number): number =>
  Math.max(1, Math.round(idealGapShare(daysLeft) * daysLeft));

/** The window of each day before `deadline`, tiled back from it. */
export const spacingWindows = (deadline: number): Int32Array => {
  const windowOf = new Int32Array(deadline);
  let end = deadline;
  for (let window = 0; end > 0; window++) {
    const start = Math.max(0, end - idealGapDays(deadline - end + 1));
    windowOf.fill(window, start, end);
    end = start;
  }
  return windowOf;
};
