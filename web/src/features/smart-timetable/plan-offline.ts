import { maxWishes } from "@smart-planner/contract";
import { defaultPreferences } from "@smart-planner/planner/model";
import { joinWishes, type ReadWishes } from "@smart-planner/planner/wishes";
import { smartWords } from "@smart-planner/words/en/smart";
import { nothingPlannedText } from "@smart-planner/words/nothing-planned";
import type { Words } from "@smart-planner/words/said";
import type { Planning } from "../../platform/planning.ts";
import type { SmartResult } from "./ask-smart-timetable.ts";
import type { SmartQuestion } from "./smart-inputs.ts";

const nothingRead: ReadWishes = { readings: [], questions: [], notUnderstood: [] };

/** The answer of a server without a model, computed on the device; nothing if cancelled or failed. */
export const planOffline = async ({
  planning,
  question: { request, leftOut },
  signal,
  words,
}: {
  readonly planning: Planning;
  readonly question: SmartQuestion;
  readonly signal: AbortSignal;
  readonly words: Words;
}): Promise<SmartResult | undefined> => {
  const { customPrompt: text, availableHoursPerDay: hoursPerDay, subjects, today } = request;
  const { minuteOfDay, busy, dateLimits, tasks } = request;
  const { readWishes } = await import("./read-words.ts");
  const read = text === "" ? nothingRead : readWishes({ text, subjects, today });
  const wishes = joinWishes([
    ...(request.wishes ?? []),
    ...read.readings.map(({ wish }) => wish),
  ]).slice(0, maxWishes);
  const times = { today, minuteOfDay, busy, dateLimits };
  const week = { grid: {}, commitments: [], preferences: defaultPreferences };
  const inputs = { ...times, ...week, subjects, tasks, hoursPerDay };
  const planned = await planning.ask({
    kind: "wished",
    given: { inputs, wishes, effort: "full" },
    signal,
  });
  if (planned === undefined) return undefined;
  if (planned.outcome !== "made")
    return {
      ok: false,
      message: nothingPlannedText(words, { problems: [], ...planned, wishes }),
    };
  const { leftOut: wasLeftOut, readHere } = words(smartWords);
  const { made, unkept } = planned;
  const { problems, ...explained } = made;
  return {
    ok: true,
    plan: made.plan,
    now: { day: today, minuteOfDay },
    explained: { ...explained, ...read, wishes, unkept, plannedBy: { kind: "built-in" } },
    notes: [...leftOut.map(wasLeftOut), readHere, ...problems],
  };
};
