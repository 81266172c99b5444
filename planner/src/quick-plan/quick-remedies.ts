import { taskLeftOf } from "../due-work/due-tasks.ts";
import type { AdvancedInputs } from "../scheduler/problem/advanced-inputs.ts";
import { bestOf, dueWorkRemedies, type Remedies } from "../scheduler/remedies/remedies.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { planQuick } from "./plan-quick.ts";

const mostHoursMore = 4;

/** Minutes of each piece of due work without room under the rule of a Quick Plan, by key. */
const missingIn = ({ today, subjects, tasks = [], hoursPerDay }: AdvancedInputs) => {
  const planned = Map.groupBy(
    sessionsOf(planQuick({ today, subjects, tasks, hoursPerDay })),
    ({ entry }) => entry.taskId,
  );
  return tasks.map((task) => ({
    taskId: task.key,
    missingMinutes: Math.max(
      taskLeftOf(task) -
        (planned.get(task.key) ?? []).reduce((sum, { minutes }) => sum + minutes, 0),
      0,
    ),
  }));
};

/** Remedies for due work in a Quick Plan: more hours, or less work. */
export const suggestQuickRemedies = (inputs: AdvancedInputs): Remedies => {
  const before = missingIn(inputs);
  const sum = (missing: typeof before) =>
    missing.reduce((all, { missingMinutes }) => all + missingMinutes, 0);
  const missingMinutes = sum(before);
  if (missingMinutes === 0) return { missingMinutes, remedies: [] };
  const hours = Array.from({ length: mostHoursMore }, (_, index) => index + 1)
    .filter((more) => inputs.hoursPerDay + more <= 24)
    .map((more) => {
      const hoursPerDay = inputs.hoursPerDay + more;
      return {
        change: {
          kind: "more hours" as const,
          minutes: more * 60,
          dayMinutes: hoursPerDay * 60,
        },
        inputs: { ...inputs, hoursPerDay },
      };
    });
  return bestOf(
    [{ steps: hours, enoughMissing: 0 }, ...dueWorkRemedies(inputs, before, missingMinutes)],
    missingMinutes,
    (changed) => sum(missingIn(changed)),
  );
};
