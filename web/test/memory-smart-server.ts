import {
  type ExplainedPlan,
  explainedPlanType,
  type SmartTimetableRequest,
} from "@smart-planner/contract";
import { defaultPreferences } from "@smart-planner/planner/model";
import { parseDay } from "@smart-planner/planner/time";
import { joinWishes, planWithWishes, readWishes } from "@smart-planner/planner/wishes";
import type { MemoryFetch } from "./memory-platform.tsx";

const explained = (request: SmartTimetableRequest): ExplainedPlan => {
  const { customPrompt: text, availableHoursPerDay: hoursPerDay, busy, dateLimits } = request;
  const { subjects, minuteOfDay = 0 } = request;
  const today = request.today ?? parseDay("2026-06-10");
  if (today === undefined) throw new Error("No such day");
  const read = readWishes({ text, subjects, today });
  const wishes = joinWishes([...(request.wishes ?? []), ...read.readings.map(({ wish }) => wish)]);
  const inputs = { today, minuteOfDay, subjects, hoursPerDay, busy, dateLimits };
  const answer = planWithWishes({
    inputs: { ...inputs, grid: {}, commitments: [], preferences: defaultPreferences },
    wishes,
    effort: "preview",
  });
  if (answer.outcome !== "made") throw new Error("Nothing can be planned");
  const { made, unkept } = answer;
  return { ...made, ...read, wishes, unkept, plannedBy: { kind: "built-in" } };
};

/** Answers as a server without a model does. */
export const smartServer: MemoryFetch = async (_, init) =>
  Response.json(explained(JSON.parse(String(init?.body))), {
    headers: { "Content-Type": explainedPlanType },
  });
