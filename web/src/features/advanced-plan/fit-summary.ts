import type { WorkStanding } from "@smart-planner/planner/due-work";
import { listed } from "@smart-planner/planner/model";
import { shortDuration } from "@smart-planner/planner/progress";
import type { ExamStanding } from "@smart-planner/planner/scheduler";

const counts = [
  "None",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
];
const countText = (count: number): string => counts[count] ?? String(count);

/** Without a goal nothing is needed: what lacks there was missed, and waits for the student's word. */
export const isOnlyMissed = ({ kind, missingMinutes, undecidedMinutes }: ExamStanding): boolean =>
  kind === "shared" && missingMinutes > 0 && undecidedMinutes === missingMinutes;

/** The answer to "Does it fit?" in one or two sentences. */
export const fitSummaryOf = (
  exams: readonly ExamStanding[],
  works: readonly WorkStanding[] = [],
): string => {
  const count = exams.length + works.length;
  if (count === 0) return "No exam lies ahead: there is nothing left to plan.";
  const missed = exams.filter(isOnlyMissed);
  const short = [
    ...exams.filter((exam) => exam.missingMinutes > 0 && !isOnlyMissed(exam)),
    ...works
      .filter(({ missingMinutes }) => missingMinutes > 0)
      .map((work) => ({
        ...work,
        subject: work.title,
      })),
  ];
  const planned = shortDuration(exams.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0));
  if (short.length > 0) {
    const fitting = count - short.length;
    const lacking = listed(
      short.map(
        ({ subject, missingMinutes }, index) =>
          `${subject} ${index === 0 ? "is " : ""}${shortDuration(missingMinutes)} short`,
      ),
    );
    if (count === 1) return `It does not fit yet. ${lacking}.`;
    const what = works.length === 0 ? " exams" : "";
    return `${countText(fitting)} of ${countText(count).toLowerCase()}${what} ${fitting === 1 ? "fits" : "fit"}. ${lacking}.`;
  }
  if (missed.length > 0) {
    const parts = missed.map(
      ({ subject, missingMinutes }) => `${shortDuration(missingMinutes)} of ${subject}`,
    );
    return `${planned} planned. ${listed(parts)} not done.`;
  }
  const spare = Math.max(0, ...exams.map(({ cushionMinutes }) => cushionMinutes));
  return spare > 0
    ? `It all fits: ${planned} planned, ${shortDuration(spare)} to spare.`
    : `It all fits: ${planned} planned.`;
};
