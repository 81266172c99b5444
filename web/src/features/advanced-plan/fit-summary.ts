import { formatDuration, type SubjectFit } from "@smart-planner/planner";

const total = (fit: readonly SubjectFit[], minutesOf: (one: SubjectFit) => number): number =>
  fit.reduce((sum, one) => sum + minutesOf(one), 0);

/** The answer to "Does it fit?" in one sentence. */
export const fitSummaryOf = (fit: readonly SubjectFit[]): string => {
  const planned = formatDuration(total(fit, ({ plannedMinutes }) => plannedMinutes));
  const missing = total(fit, ({ missingMinutes }) => missingMinutes);
  if (missing > 0)
    return `${formatDuration(missing)} of study found no place; ${planned} are planned.`;
  const spare = Math.max(0, ...fit.map(({ spareMinutes }) => spareMinutes));
  return spare > 0
    ? `Everything fits: ${planned} of study are planned, ${formatDuration(spare)} of your hours stay free.`
    : `Everything fits: ${planned} of study are planned.`;
};
