import type { DatedEvent } from "@smart-planner/planner/calendars";
import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { MemoryArea } from "../../../test/memory-area.ts";
import { eventsByCalendar } from "../../planner-service/student-dates.ts";
import { createWorkspace } from "../../platform/workspace.ts";
import { keepEvents, removeEvents } from "./busy-months.ts";

const event = (day: string, title = "Physics"): DatedEvent => {
  const parsed = parseDay(day);
  if (parsed === undefined) throw new Error(day);
  return { title, day: parsed, start: 540, end: 600 };
};

const openTab = () =>
  createWorkspace({
    area: new MemoryArea(),
    log: { warn: () => undefined },
    timestamp: () => "2026-11-19T10:00:00Z",
    onChangeElsewhere: () => undefined,
  });

it("keeps a calendar month by month, and writes only the months that changed", () => {
  const workspace = openTab();
  keepEvents(workspace, "school", [event("2026-11-20"), event("2026-12-04")]);
  keepEvents(workspace, "club", [event("2026-11-21", "Football")]);
  const before = workspace.recordMap("busyMonths").texts;
  expect([...before.keys()]).toEqual(["school/2026-11", "school/2026-12", "club/2026-11"]);

  let told = 0;
  workspace.subscribe(() => {
    told += 1;
  });
  keepEvents(workspace, "school", [event("2026-11-20"), event("2026-12-04")]);
  expect(told).toBe(0);
  keepEvents(workspace, "school", [event("2026-11-20"), event("2027-01-08")]);
  const after = workspace.recordMap("busyMonths").texts;
  expect(after.get("school/2026-11")).toBe(before.get("school/2026-11"));
  expect(after.has("school/2026-12")).toBe(false);

  const byCalendar = eventsByCalendar(workspace.records("busyMonths"));
  expect(byCalendar.get("school")?.map(({ day }) => day)).toEqual(["2026-11-20", "2027-01-08"]);
  removeEvents(workspace, "school");
  expect(Object.keys(workspace.records("busyMonths"))).toEqual(["club/2026-11"]);
});
