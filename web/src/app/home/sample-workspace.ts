import { planQuick } from "@smart-planner/planner/scheduler";
import { addDays } from "@smart-planner/planner/time";
import { homeWords } from "@smart-planner/words/en/home";
import { createPlanStore } from "../../planner-service/plan-store.ts";
import type { KeyValueStorage, ListedStorage } from "../../platform/key-value-storage.ts";
import type { Platform } from "../../platform/platform.ts";
import { createWorkspace, type Workspace } from "../../platform/workspace.ts";

const hoursPerDay = 4;

/** From today to each exam. */
const days = [9, 13, 16, 19, 21];

const prefix = "sample ";

const areaOf = (tab: ListedStorage): KeyValueStorage => ({
  getItem: (key) => tab.getItem(`${prefix}${key}`),
  setItem: (key, text) => tab.setItem(`${prefix}${key}`, text),
  removeItem: (key) => tab.removeItem(`${prefix}${key}`),
});

/** A plan to try everything on. It lasts in this tab until it is left, and no server sees it. */
export const openSample = (
  {
    clock,
    chance,
    language,
    log,
    tabStorage,
  }: Pick<Platform, "clock" | "chance" | "language" | "log" | "tabStorage">,
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
  const { sampleSubjects } = language.current().words(homeWords);
  const subjects = sampleSubjects.map((name, place) => ({
    name,
    examDate: addDays(now.day, days[place] ?? 0),
  }));
  workspace.write(
    "quickPlanSubjects",
    subjects.map(({ name, examDate }) => ({ subject: name, examDate })),
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
