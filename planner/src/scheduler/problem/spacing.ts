/** Share of the time left that two encounters should lie apart, by days to the exam. */
const idealGapShare = (daysLeft: number): number => {
  const [near, far] = [7, 365];
  const position = Math.log(Math.max(daysLeft, near) / near) / Math.log(far / near);
  return 0.3 * (0.07 / 0.3) ** Math.min(position, 1);
};

/** Ideal days between two sessions of a subject, by days to the exam. */
export const idealGapDays = (daysLeft: number): number =>
  Math.max(1, Math.round(idealGapShare(daysLeft) * daysLeft));

/** So many days beyond the ideal gap cost all that spacing is worth on a day; from the most on, all cost the same. */
const beyond = { whole: 4, most: 8 } as const;

/** The price of a day without a subject, so many days after the last one with it: squares keep the longest gap short. */
export const gapPrice = (days: number, idealDays: number): number => {
  const part = Math.min(Math.max(days - idealDays + 1, 0), beyond.most) / beyond.whole;
  return part * part;
};

/** After so many days without a subject each further one costs the same. */
export const longestGapOf = (idealGaps: Int32Array): number =>
  idealGaps.reduce((most, gap) => Math.max(most, gap), 0) + beyond.most - 1;
