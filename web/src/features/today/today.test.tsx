import type { ProgressMap } from "@smart-planner/planner/model";
import { nextExamOf, timelineOf, todayRibbonOf } from "@smart-planner/planner/plan";
import { parseDay } from "@smart-planner/planner/time";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { Today } from "./today.tsx";

const dayOf = (text: string) => {
  const day = parseDay(text);
  if (day === undefined) throw new Error(text);
  return day;
};
const today = dayOf("2026-06-10");
const exam = dayOf("2026-06-15");
const plan = {
  "10-June-2026": [
    { subject: "History", hours: 1 },
    { subject: "Physics", hours: 2 },
  ],
};
const { events } = timelineOf({ plan, days: [today] });

const Day = () => {
  const [progress, setProgress] = useState<ProgressMap>({});
  return (
    <Today
      today={today}
      ribbon={todayRibbonOf({ events, progress, today, minuteOfDay: 8 * 60 })}
      nextExam={nextExamOf({ today, plan, subjects: [{ name: "Physics", examDate: exam }] })}
      nextDay={{
        day: "tomorrow",
        sessions: 2,
        minutes: 180,
        subject: "History",
        startTime: "08:00",
      }}
      streak={undefined}
      isPlanDone={false}
      isOver={false}
      timeToday={<button type="button">You have 3 h today</button>}
      onTick={({ id }, isDone) => setProgress((before) => ({ ...before, [id]: isDone }))}
      dailyMinutes={180}
      onStart={() => undefined}
      onOpen={() => undefined}
    />
  );
};

const section = () => page.getByRole("region", { name: /^Today, Wed 10 June/ });
const heightOfSection = () => section().element().getBoundingClientRect().height;
const tickOf = (subject: string) =>
  section().getByRole("checkbox", { name: new RegExp(`^${subject}`) });

it("the last tick of a day says so where the day stood: nothing below moves, the keyboard stays", async () => {
  createMemoryPlatform().show(<Day />);
  const open = heightOfSection();
  await tickOf("History").click();
  await expect.element(section()).toMatchTextContent("1 of 2 done, 2 h to go");
  tickOf("Physics").element().focus();
  await userEvent.keyboard(" ");
  await expect.element(section()).toMatchTextContent("Done for today");
  await expect
    .element(section())
    .toMatchTextContent("2 of 2 sessions, 3 h. Enjoy the rest of your day.");
  await expect.element(section()).toMatchTextContent("2 sessions3 h, first at 08:00");
  await expect.element(tickOf("Physics")).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "You have 3 h today" })).toBeVisible();
  expect(heightOfSection()).toBe(open);

  await userEvent.keyboard(" ");
  await expect.element(section()).toMatchTextContent("1 of 2 done, 2 h to go");
  await expect.element(section()).toMatchTextContent("Next examPhysics");
  await expect.element(tickOf("Physics")).toHaveFocus();
});

it("the session that is on shows the keyboard's focus", async () => {
  createMemoryPlatform().show(<Day />);
  const tile = section().getByRole("button", { name: /^History.*options$/ });
  await userEvent.tab();
  (tile.element() as HTMLElement).focus();
  expect(getComputedStyle(tile.element()).outlineStyle).toBe("solid");
});
