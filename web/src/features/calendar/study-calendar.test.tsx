import type { DueDate } from "@smart-planner/planner/due-work";
import type { StudyPlan, Subject } from "@smart-planner/planner/model";
import { coloursOfPlan, type SessionNotes } from "@smart-planner/planner/plan";
import { planQuick } from "@smart-planner/planner/scheduler";
import { parseDay } from "@smart-planner/planner/time";
import { createRef } from "react";
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import type { PlanEditor } from "../../planner-service/plan-editor.ts";
import type { SessionActions } from "../../planner-service/session-actions.ts";
import { noMark } from "../../planner-service/session-mark.ts";
import { StudyCalendar } from "./study-calendar.tsx";

const dayOf = (text: string) => {
  const day = parseDay(text);
  if (day === undefined) throw new Error(text);
  return day;
};
const subjects: readonly Subject[] = (
  [
    ["Mathematics", "2026-06-18"],
    ["Chemistry", "2026-06-15"],
    ["History", "2026-06-19"],
    ["Biology", "2026-06-23"],
    ["English Literature", "2026-06-26"],
  ] as const
).map(([name, examDate]) => ({ name, examDate: dayOf(examDate) }));

/** Nothing can be changed here. */
const editor: PlanEditor = {
  own: [],
  subjects: [],
  sessions: {
    markOf: () => noMark,
    refusalOf: () => undefined,
    offersFor: () => ({ laterToday: undefined, tomorrow: undefined, soon: undefined }),
    lockNoteOf: () => undefined,
  },
  places: {
    breaksAt: () => ({ reasons: [], over: undefined, isPast: false }),
    verdictAt: () => "Free.",
    trial: () => ({ days: [], events: [], effect: undefined }),
    pastLocked: (_, place) => place,
  },
  days: {
    takenOn: () => [],
    shutOn: () => [],
    totalOn: () => ({ planned: 0, over: 0 }),
    hasEditsOn: () => false,
    showsWeek: false,
    laterToday: () => undefined,
  },
  edit: {
    put: () => undefined,
    moveToday: () => undefined,
    add: () => undefined,
    setLocked: () => undefined,
    remove: () => undefined,
  },
};

const actions: SessionActions = {
  tick: () => undefined,
  start: () => undefined,
  tookLonger: () => undefined,
  planAgain: () => undefined,
  letGo: () => undefined,
  say: () => undefined,
};

const noMenus = {
  isOpen: false,
  open: () => undefined,
  moveTo: () => undefined,
  addAt: () => undefined,
};

const open = (
  plan: StudyPlan = planQuick({ today: dayOf("2026-06-10"), subjects, hoursPerDay: 6 }),
  of = subjects,
  sessionNotes: SessionNotes = () => new Map(),
  due: readonly DueDate[] = [],
) =>
  createMemoryPlatform().show(
    <StudyCalendar
      shown={{ plan, subjects: of, colours: coloursOfPlan(plan), sessionNotes }}
      behind={[]}
      due={due}
      editor={editor}
      actions={actions}
      menus={noMenus}
      shownDay={createRef()}
    />,
  );

const calendar = () => page.getByRole("region", { name: "Study Calendar" });
const wednesday = () => calendar().getByRole("list", { name: "Wednesday 10 June" });
const sessions = () => wednesday().getByRole("button");
const tooltip = () => page.getByRole("tooltip");
const session = (name: RegExp): Locator => calendar().getByRole("button", { name });

it("opens on the current week, Monday first, from 06:00 to 24:00", async () => {
  open();
  await expect.element(calendar()).toMatchTextContent("8 – 14 June 2026");
  await expect.element(calendar().getByText("Mon8 Jun")).toBeVisible();
  await expect.element(calendar().getByText("Sun14 Jun")).toBeVisible();
  const hours = calendar()
    .getByText(/^\d\d:00$/)
    .elements();
  expect(hours.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 17 }, (_, index) => `${String(index + 7).padStart(2, "0")}:00`),
  );
  await expect.element(calendar().getByText(/all.day/i)).not.toBeInTheDocument();
});

it("starts sessions at 08:00 with fifteen minutes between them", async () => {
  open();
  await expect.element(sessions().first()).toMatchTextContent("Mathematics 1 hr 20 min");
  expect(
    sessions()
      .elements()
      .map((each) => each.getAttribute("aria-label")),
  ).toEqual([
    "Mathematics 1 hr 20 min, 08:00 – 09:20",
    "Chemistry 2 hr 5 min, 09:35 – 11:40",
    "History 1 hr 10 min, 11:55 – 13:05",
    "Biology 50 min, 13:20 – 14:10",
    "English Literature 40 min, 14:25 – 15:05",
  ]);
});

it("lists the subjects with their colours in the legend", async () => {
  open();
  const legend = calendar().getByRole("list", { name: "Subjects" }).getByRole("listitem");
  await expect.element(legend.first()).toBeVisible();
  const rows = legend.elements();
  expect(rows.map(({ textContent }) => textContent)).toEqual(subjects.map(({ name }) => name));
  const dots = rows.map((row) => {
    const dot = row.querySelector(".tone-dot");
    return dot === null ? "none" : getComputedStyle(dot).backgroundColor;
  });
  expect(new Set(dots).size).toBe(5);
  expect(
    sessions()
      .elements()
      .map((each) => getComputedStyle(each).borderInlineStartColor),
  ).toEqual(dots);
});

it("describes a session on hover and on focus; Escape closes it", async () => {
  open();
  const chemistry = session(/^Chemistry .*, 09:35/);
  await chemistry.hover();
  for (const text of [
    "Chemistry",
    "Date10-June-2026",
    "Time09:35 – 11:40",
    "Duration2 hr 5 min",
    "Exam date15-June-2026",
    "DifficultyMedium",
  ])
    await expect.element(tooltip()).toMatchTextContent(text);
  await userEvent.keyboard("{Escape}");
  await page.getByRole("heading", { name: "Study Calendar" }).hover();
  await expect.element(tooltip()).not.toBeInTheDocument();
  chemistry.element().focus();
  await expect.element(tooltip()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(tooltip()).not.toBeInTheDocument();
});

it("is one stop of the Tab key; Page Up and Page Down walk along the sessions", async () => {
  open();
  const first = session(/^Mathematics .*, /).first();
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard("{PageDown}");
  await expect.element(session(/^Chemistry .*, 09:35/)).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(session(/^English/).last()).toHaveFocus();
  await userEvent.keyboard("{Home}{PageDown}{PageUp}");
  await expect.element(first).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement?.closest("[data-session]") ?? null).toBeNull();
});

it("moves by week and by day, and back to today", async () => {
  open();
  const press = (name: string) => calendar().getByRole("button", { name }).click();
  const title = (text: string) => expect.element(calendar()).toMatchTextContent(text);
  await press("Next week");
  await title("15 – 21 June 2026");
  await calendar().getByText("Day", { exact: true }).click();
  await title("17 June 2026");
  await press("Previous day");
  await title("16 June 2026");
  await press("Today");
  await title("10 June 2026");
  await calendar().getByText("Week", { exact: true }).click();
  await title("8 – 14 June 2026");
});

it("follows what an entry says of its start, its exam and its difficulty", async () => {
  const entry = { hours: 1, time: { hours: 1, minutes: 0 }, timeFormatted: "1 hr" };
  open(
    {
      "10-June-2026": [
        { ...entry, subject: "Logic", difficulty: "Hard", preferredStartHour: 10 },
        { ...entry, subject: "Music", difficulty: "Medium" },
        { ...entry, subject: "Drama", difficulty: "Easy" },
        { ...entry, subject: "Opera", difficulty: "Fierce" },
      ],
    },
    [],
  );
  const isLooking = {
    red: ([red = 0, green = 0, blue = 0]: number[]) => red > green && red > blue,
    yellow: ([red = 0, green = 0, blue = 0]: number[]) => green > blue * 1.2 && red >= green,
    green: ([red = 0, green = 0, blue = 0]: number[]) => green > red && green > blue,
  };
  for (const [name, difficulty, colour] of [
    ["Logic 1 hr, 10:00 – 11:00", "Hard", "red"],
    ["Music 1 hr, 11:15 – 12:15", "Medium", "yellow"],
    ["Drama 1 hr, 12:30 – 13:30", "Easy", "green"],
    ["Opera 1 hr, 13:45 – 14:45", "Fierce", "green"],
  ] as const) {
    const one = page.getByRole("button", { name });
    await expect.element(one).toBeVisible();
    one.element().focus();
    await expect.element(tooltip()).toMatchTextContent(`Difficulty${difficulty}`);
    await expect.element(tooltip()).not.toMatchTextContent("Exam date");
    const badge = tooltip().getByText(difficulty, { exact: true }).element();
    const shown = getComputedStyle(badge).backgroundColor.match(/\d+/g)?.map(Number);
    expect(isLooking[colour](shown ?? []), `${difficulty} is ${shown}`).toBe(true);
  }
});

it("keeps title and duration whole, and leaves a note out if it has no room", async () => {
  const lengths = [45, 50, 55, 60, 65, 75];
  open(
    {
      "10-June-2026": lengths.map((minutes) => ({
        subject: `Logic ${minutes}`,
        hours: minutes / 60,
        time: { hours: 0, minutes },
      })),
    },
    [],
    (all) => new Map(all.map(({ key }) => [key, { exam: dayOf("2026-03-01") }])),
  );
  for (const minutes of lengths) {
    const one = session(new RegExp(`^Logic ${minutes} `));
    await expect.element(one).toBeVisible();
    const box = one.element().getBoundingClientRect();
    const isInside = (part: Element | undefined) => {
      if (part === undefined) return false;
      const { top, bottom, left } = part.getBoundingClientRect();
      return top >= box.top && bottom <= box.bottom && left < box.right;
    };
    const [title, duration, note] = one.element().querySelectorAll("b, b ~ span:not([data-grip])");
    expect(title?.scrollHeight, `title of ${minutes}`).toBe(title?.clientHeight);
    expect([title, duration].map(isInside)).toEqual([true, true]);
    expect(isInside(note), `note of ${minutes}`).toBe(minutes >= 65);
  }
});

it("marks due work at its time, and at the foot if that is below the last hour", async () => {
  open(undefined, undefined, undefined, [
    { id: "essay", subject: "Chemistry", title: "Essay 2", day: dayOf("2026-06-10"), minute: 720 },
    { id: "map", subject: "", title: "Map", day: dayOf("2026-06-10") },
  ]);
  const due = calendar().getByRole("list", { name: "Due on Wednesday 10 June" });
  const marks = due.getByRole("listitem");
  await expect.element(marks.first()).toHaveAccessibleName("Essay 2 is due at 12:00");
  await expect.element(marks.nth(1)).toHaveAccessibleName("Map is due at 23:59");
  const [essay, map] = marks.elements().map((mark) => mark.getBoundingClientRect().top);
  expect(essay).toBeLessThan(map ?? 0);
});
