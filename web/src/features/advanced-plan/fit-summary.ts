import { formatDuration, type SubjectFit } from "@smart-planner/planner";

export const missingMinutesOf = (fit: readonly SubjectFit[]): number =>
  fit.reduce((sum, { missingMinutes }) => sum + missingMinutes, 0);

/** The answer to "Does it fit?" in one sentence. */
export const fitSummaryOf = (fit: readonly SubjectFit[]): string => {
  const planned = formatDuration(fit.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0));
  const missing = missingMinutesOf(fit);
  return missing === 0
    ? `Everything fits: ${planned} of study are planned.`
    : `${formatDuration(missing)} of study found no place; ${planned} are planned.`;
};
