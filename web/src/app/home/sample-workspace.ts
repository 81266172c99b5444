import type { SubjectRow } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { planQuick } from "@smart-planner/planner/scheduler";
import { addDays } from "@smart-planner/planner/time";
import { createPlanStore } from "../../planner-service/plan-store.ts";
import { MemoryArea } from "../../platform/memory-area.ts";
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

/** A plan to try everything on. It is stored neither in this browser nor on the server. */
export const createSampleWorkspace = (
  { clock, chance, log }: Pick<Platform, "clock" | "chance" | "log">,
  own: Pick<Workspace, "read">,
): Workspace => {
  const workspace = createWorkspace({
    area: new MemoryArea(),
    log,
    timestamp: clock.timestamp,
    onChangeElsewhere: () => undefined,
  });
  const display = own.read("smartplanner_display");
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
