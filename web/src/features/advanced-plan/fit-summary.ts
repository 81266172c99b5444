import type { WorkStanding } from "@smart-planner/planner/due-work";
import type { ExamStanding } from "@smart-planner/planner/scheduler";
import type { advancedPlanWords } from "@smart-planner/words/en/advanced-plan";

/** Without a goal nothing is needed: missing time was missed, and the student decides about it. */
export const isOnlyMissed = ({ kind, missingMinutes, undecidedMinutes }: ExamStanding): boolean =>
  kind === "shared" && missingMinutes > 0 && undecidedMinutes === missingMinutes;

/** The answer to "Does it fit?" in one or two sentences. */
export const fitSummaryOf = (
  words: typeof advancedPlanWords,
  exams: readonly ExamStanding[],
  works: readonly WorkStanding[] = [],
): string => {
  const count = exams.length + works.length;
  if (count === 0) return words.noExam;
  const lackOf = ({ subject, missingMinutes }: ExamStanding) => ({
    name: subject,
    minutes: missingMinutes,
  });
  const missed = exams.filter(isOnlyMissed).map(lackOf);
  const short = [
    ...exams.filter((exam) => exam.missingMinutes > 0 && !isOnlyMissed(exam)).map(lackOf),
    ...works
      .filter(({ missingMinutes }) => missingMinutes > 0)
      .map((work) => ({ ...lackOf(work), name: work.title })),
  ];
  if (short.length > 0) {
    if (count === 1) return words.notYet(short);
    const say = works.length === 0 ? words.examsFit : words.someFit;
    return say(count - short.length, count, short);
  }
  const planned = exams.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0);
  if (missed.length > 0) return words.notDone(planned, missed);
  const spare = Math.max(0, ...exams.map(({ cushionMinutes }) => cushionMinutes));
  return spare > 0 ? words.allFitsWith(planned, spare) : words.allFits(planned);
};
