import type { PlanInputs, QuickInputs, Receipt } from "@smart-planner/contract";
import { type CalendarDay, defaultPreferences, type StudyPlan } from "@smart-planner/planner/model";
import { progressIndexOf, progressSummaryOf } from "@smart-planner/planner/progress";
import { planAdvanced, planQuick } from "@smart-planner/planner/scheduler";
import { parseDay } from "@smart-planner/planner/time";
import { createPlanStore } from "../src/planner-service/plan-store.ts";
import { createPlannerService } from "../src/planner-service/planner-service.ts";
import { createApi } from "../src/platform/api.ts";
import type { Chance } from "../src/platform/chance.ts";
import { systemClock } from "../src/platform/clock.ts";
import { english } from "../src/platform/language.ts";
import { createWorkspace } from "../src/platform/workspace.ts";
import { MemoryArea } from "./memory-area.ts";
import { createMemoryPlanning } from "./memory-planning.ts";

export const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`${text} is not a day`);
  return parsed;
};

export const firstDay = day("2026-06-10");
export const subjects = [
  { name: "Maths", examDate: day("2026-06-25") },
  { name: "Art", examDate: day("2026-06-30") },
];

/** A browser with its own clock; `area` may hold an earlier visit. */
export const openBrowser = (area = new MemoryArea()) => {
  let count = 0;
  let now = { day: firstDay, minuteOfDay: 600 };
  const workspace = createWorkspace({
    area,
    log: { warn: () => undefined },
    timestamp: () => "2026-06-10T10:00:00Z",
    onChangeElsewhere: () => undefined,
  });
  const chance: Chance = {
    pick: ([first]) => first,
    number: () => (count++ * 0.618_033_988_7) % 1,
  };
  const clock = {
    ...systemClock,
    now: () => now,
    timestamp: () => new Date(Date.parse(`${now.day}T10:00:00Z`) + count++).toISOString(),
  };
  const store = createPlanStore({ workspace, chance, clock });
  const { planning, asked } = createMemoryPlanning();
  const planner = createPlannerService({
    workspace,
    planning,
    chance,
    clock,
    api: createApi({ fetch: () => Promise.reject(new TypeError("No server in this test")) }),
    page: { afterPaint: () => Promise.resolve() },
    language: { current: () => english },
  });
  const generate = (given: Partial<QuickInputs> = {}, why: "quick" | "updated" = "quick") => {
    const inputs = {
      today: now.day,
      minuteOfDay: now.minuteOfDay,
      subjects,
      hoursPerDay: 4,
      ...given,
    };
    return store.change({
      mode: "quick",
      plan: planQuick({ ...inputs, today: now.day }),
      madeFrom: { ...inputs, way: why, at: clock.timestamp() },
      why,
      now,
    });
  };
  const generateAdvanced = () => {
    const inputs: PlanInputs = {
      today: now.day,
      minuteOfDay: now.minuteOfDay,
      subjects,
      hoursPerDay: 4,
      grid: {},
      commitments: [],
      preferences: defaultPreferences,
      way: "advanced",
    };
    const { plan } = planAdvanced({ ...inputs, effort: "preview" });
    return store.change({ mode: "advanced", plan, madeFrom: inputs, why: "advanced", now });
  };
  const read = (mode: "quick" | "advanced" = "quick"): StudyPlan =>
    workspace.read(mode === "quick" ? "quickPlanCache" : "advancedPlanCache") ?? {};
  const summary = (mode: "quick" | "advanced" = "quick") =>
    progressSummaryOf({
      index: progressIndexOf(read(mode)),
      progress: workspace.records("ticks"),
      today: now.day,
    });
  const tickDay = (ticked: CalendarDay) => {
    for (const { day: each, sessions } of progressIndexOf(read()).days)
      if (each === ticked) for (const { key } of sessions) workspace.setDone(key, true);
  };
  return {
    area,
    workspace,
    store,
    chance,
    clock,
    planner,
    planning,
    asked,
    generate,
    generateAdvanced,
    read,
    summary,
    tickDay,
    become: (next: CalendarDay, minuteOfDay = 600) => {
      now = { day: next, minuteOfDay };
    },
    receipts: (): readonly Receipt[] =>
      Object.values(workspace.records("receipts")).sort((one, other) =>
        one.at < other.at ? -1 : 1,
      ),
  };
};
