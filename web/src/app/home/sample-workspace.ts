import type { SubjectRow } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { planQuick } from "@smart-planner/planner/scheduler";
import { addDays } from "@smart-planner/planner/time";
import { createPlanStore } from "../../planner-service/plan-store.ts";
import type { KeyValueStorage, ListedStorage } from "../../platform/key-value-storage.ts";
import type { Platform } from "../../platform/platform.ts";
import { createWorkspace, type Workspace } from "../../platform/workspace.ts";

const hoursPerDay = 4;

/** Days from today to each exam. */
const exams: readonly (readonly [name: string, days: number])[] = [
  ["History", 9],
  ["Mathematics", 13],
  ["Biology", 16],
  ["Physics", 19],
  ["English Literature", 21],
];

const rowsFrom = (today: CalendarDay): readonly (SubjectRow & { readonly day: CalendarDay })[] =>
  exams.map(([subject, days]) => {
    const day = addDays(today, days);
    return { subject, examDate: day, day };
  });

const prefix = "sample ";

const areaOf = (tab: ListedStorage): KeyValueStorage => ({
  getItem: (key) => tab.getItem(`${prefix}${key}`),
  setItem: (key, text) => tab.setItem(`${prefix}${key}`, text),
  removeItem: (key) => tab.removeItem(`${prefix}${key}`),
});

/** A plan to try everything on. It lasts in this tab until it is left, and no server sees it. */
export const openSample = (
  { clock, chance, log, tabStorage }: Pick<Platform, "clock" | "chance" | "log" | "tabStorage">,
  own?: Pick<Workspace, "read">,
): Workspace => {
  const workspace = createWorkspace({
    area: areaOf(tabStorage),
    log,
    timestamp: clock.timestamp,
    onChangeElsewhere: () => undefined,
  });
  if (workspace.read("quickPlanCache") !== null) return workspace;
  const display = own?.read("smartplanner_display") ?? null;
  if (display !== null) workspace.write("smartplanner_display", display);
  const now = clock.now();
  const rows = rowsFrom(now.day);
  const subjects = rows.map(({ subject, day }) => ({ name: subject, examDate: day }));
  workspace.write(
    "quickPlanSubjects",
    rows.map(({ subject, examDate }) => ({ subject, examDate })),
  );
  workspace.write("quickPlanHours", hoursPerDay);
  createPlanStore({ workspace, chance, clock }).change({
    mode: "quick",
    plan: planQuick({ today: now.day, subjects, hoursPerDay }),
    madeFrom: {
      today: now.day,
      minuteOfDay: now.minuteOfDay,
      subjects,
      hoursPerDay,
      way: "quick",
      at: clock.timestamp(),
    },
    why: "quick",
    now,
  });
  return workspace;
};

export const hasSample = (tab: ListedStorage): boolean =>
  areaOf(tab).getItem("quickPlanCache") !== null;

export const dropSample = (tab: ListedStorage): void => {
  const keys = Array.from({ length: tab.length }, (_, index) => tab.key(index) ?? "");
  for (const key of keys) if (key.startsWith(prefix)) tab.removeItem(key);
};
