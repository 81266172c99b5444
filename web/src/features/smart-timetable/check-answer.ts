import type { ExplainedPlan, SmartTimetableAnswer } from "@smart-planner/contract";
import { defaultPreferences } from "@smart-planner/planner/model";
import { checkPlan } from "@smart-planner/planner/scheduler";
import { applyWishes, type Wish } from "@smart-planner/planner/wishes";
import type { smartWords } from "@smart-planner/words/en/smart";
import type { SmartQuestion } from "./smart-inputs.ts";

/** The answer's claims are verified; its exceptions are shown. */
const keptWishes = ({ wishes, unkept }: ExplainedPlan): readonly Wish[] => {
  const broken = new Set(unkept.map(({ wish }) => JSON.stringify(wish)));
  return wishes.filter((wish) => !broken.has(JSON.stringify(wish)));
};

/** A plan alone does not contain wishes and times: only its hours and exams can be checked. */
export const firstBrokenGuarantee = (
  words: typeof smartWords,
  answer: SmartTimetableAnswer,
  { request }: SmartQuestion,
): string | undefined => {
  const { today, minuteOfDay, subjects, availableHoursPerDay: hoursPerDay } = request;
  const { busy, dateLimits, tasks } = request;
  const asked = { today, minuteOfDay, subjects, hoursPerDay, tasks };
  const { plan } = answer.explained ? answer.answer : answer;
  if (Object.values(plan).flat().length === 0) return words.noSession;
  const check = answer.explained
    ? checkPlan({
        plan,
        kind: "scheduled",
        inputs: {
          ...applyWishes({
            inputs: {
              ...asked,
              minuteOfDay: minuteOfDay ?? 0,
              // The panel sends no schedule of a week, and the server plans with this instead.
              grid: {},
              commitments: [],
              preferences: defaultPreferences,
              busy,
              dateLimits,
            },
            wishes: keptWishes(answer.answer),
          }),
        },
      })
    : checkPlan({ plan, kind: "quick", inputs: asked });
  return check.ok ? undefined : words.brokenPlan;
};
