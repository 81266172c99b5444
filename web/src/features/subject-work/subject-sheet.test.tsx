import { parseDay } from "@smart-planner/planner/time";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { PlannerProvider, useFromPlanner } from "../../planner-hooks/planner-context.tsx";
import { knownSubjectOf } from "../../planner-service/known-subjects.ts";
import { browserBackground } from "../../platform/background.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { subjectEditsOf } from "./subject-edits.ts";
import SubjectSheet from "./subject-sheet.tsx";

const today = parseDay("2026-06-10");
if (today === undefined) throw new Error("No such day");

const started = vi.fn();

const Opened = ({ workspace }: { readonly workspace: Workspace }) => {
  const [formDate, setFormDate] = useState("2026-06-18");
  const [isOpen, setOpen] = useState(true);
  const known = useFromPlanner((planner) => planner.known());
  const { newDeviceId: newId } = browserBackground;
  if (!isOpen) return <p>Closed, with {formDate} in the form</p>;
  return (
    <SubjectSheet
      name="Physics"
      tone="indigo"
      formDate={formDate}
      known={knownSubjectOf(known, "Physics")}
      leftOut={[]}
      weeklyMinutes={undefined}
      today={today}
      edits={subjectEditsOf({ workspace, subject: "Physics", newId, today })}
      onFormDate={setFormDate}
      onStart={started}
      onClose={() => setOpen(false)}
    />
  );
};

const open = (initial: Readonly<Record<string, unknown>> = {}) => {
  const memory = createMemoryPlatform({ initial });
  memory.show(
    <PlannerProvider workspace={memory.workspace}>
      <Opened workspace={memory.workspace} />
    </PlannerProvider>,
  );
  return memory;
};
const sheet = (): Locator => page.getByRole("dialog", { name: "Physics" });
const press = (name: string) => sheet().getByRole("button", { name, exact: true }).click();
const lines = (): Locator => sheet().getByLabelText("Paste your chapters, one a line");
const names = (): Locator => sheet().getByLabelText("Chapter name");
const namesAre = (all: readonly string[]) =>
  expect
    .poll(() =>
      names()
        .elements()
        .map((each) => (each as HTMLInputElement).value),
    )
    .toEqual(all);
const draft = async (text: string) => {
  await sheet().getByLabelText("New chapter").fill(text);
  await userEvent.keyboard("{Enter}");
};
const threeChapters = async () => {
  await sheet().getByRole("radio", { name: "Chapters" }).click();
  for (const name of ["Waves 2 h", "Sound 30 min", "Heat 1 h"]) await draft(name);
  await namesAre(["Waves", "Sound", "Heat"]);
};

it("pasted lines are read as they are typed, faults are said, and the paste is taken back", async () => {
  open();
  await expect.element(sheet().getByRole("button", { name: "Paste your chapters" })).toHaveFocus();
  await expectAccessible(sheet());
  await press("Paste your chapters");
  await expect.element(lines()).toHaveFocus();
  const pasted = "Contents\n1. Waves 2 h\n2. Sound 900 h\n3. Heat 18 p\n2. sound";
  await lines().fill(pasted);
  await expect.element(sheet()).toMatchTextContent("an estimate is more than 0");
  await expectAccessible(sheet());
  await press("Add 3 chapters");
  await namesAre(["Waves", "Sound", "Heat"]);
  await press("Undo");
  await expect.element(lines()).toHaveValue(pasted);
  await lines().fill("Waves 2 h\nSound 2 h");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await namesAre(["Waves", "Sound"]);
  await press("More for Waves");
  await expectAccessible(sheet());
  await sheet().getByRole("button", { name: "Start Waves" }).first().click();
  expect(started).toHaveBeenCalledWith(expect.objectContaining({ name: "Waves" }));
});

it("a chapter is ticked, moved, split and removed, and comes back", async () => {
  open();
  await threeChapters();
  await expect.element(sheet()).toMatchTextContent("3 chapters, 3 h 30");
  (names().nth(2).element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await namesAre(["Waves", "Heat", "Sound"]);
  await expect.element(names().nth(1)).toHaveFocus();
  await userEvent.dragAndDrop(
    sheet().getByRole("button", { name: /^Move Sound/ }),
    sheet().getByRole("button", { name: /^Move Waves/ }),
  );
  await namesAre(["Sound", "Waves", "Heat"]);

  (sheet().getByRole("checkbox", { name: "Sound, done" }).element() as HTMLElement).focus();
  await userEvent.keyboard(" 2");
  await expect.element(sheet().getByRole("radio", { name: "2, Mostly" }).first()).toBeChecked();
  await expect.element(sheet()).toMatchTextContent("3 chapters, 3 h 30, 30 min done");

  await press("More for Waves");
  await sheet().getByText("Pages", { exact: true }).click();
  await sheet().getByRole("spinbutton", { name: "Pages", exact: true }).fill("30");
  await expect.element(sheet()).toMatchTextContent("= 2 h 30");
  await press("Split");
  const parts = ["Sound", "Waves, part 1", "Waves, part 2", "Heat"];
  await namesAre(parts);
  await press("Merge with next");
  await namesAre(["Sound", "Waves", "Heat"]);
  await press("Undo");
  await namesAre(parts);
  await press("Remove");
  await namesAre(["Sound", "Waves, part 2", "Heat"]);
  await press("Undo");
  await namesAre(parts);
  await draft("heat");
  await expect.element(sheet()).toMatchTextContent("“heat” is there already and left out.");
});

it("a split is taken back", async () => {
  open();
  await threeChapters();
  await press("More for Waves");
  await press("Split");
  await namesAre(["Waves, part 1", "Waves, part 2", "Sound", "Heat"]);
  await press("Undo");
  await namesAre(["Waves", "Sound", "Heat"]);
});

it("studied time stays studied and the rest to do when a chapter is merged, split, given other hours or removed", async () => {
  const chapter = (name: string, minutes: number, order: number) => ({
    subject: "Physics",
    name,
    by: "hours",
    minutes,
    known: 0,
    addedOn: "2026-06-01",
    order,
  });
  open({
    smartplanner_subjects: {
      Physics: { way: "topics", exams: [{ id: "first", name: "", date: "", time: "" }] },
    },
    smartplanner_topics: {
      sets: chapter("Sets", 60, 1),
      limits: { ...chapter("Limits", 120, 2), done: false, saidOn: "2026-06-10" },
      rings: chapter("Rings", 150, 3),
      fields: chapter("Fields", 60, 4),
    },
    smartplanner_log: {
      run: {
        subject: "Physics",
        topicId: "limits",
        stretches: [{ day: "2026-06-10", startMinute: 480, seconds: 3600 }],
        leftMinutes: 60,
        source: "timer",
      },
    },
  });
  const says = async (done: string, left: string) => {
    await expect.element(sheet()).toMatchTextContent(`, ${done}`);
    await expect.element(sheet()).toMatchTextContent(`${left} left`);
  };
  await says("1 h done", "5 h 30");
  await press("More for Limits");
  await press("Merge with next");
  await namesAre(["Sets", "Limits and Rings", "Fields"]);
  await says("1 h done", "5 h 30");
  await press("Undo");
  await namesAre(["Sets", "Limits", "Rings", "Fields"]);
  await press("Split");
  await says("1 h done", "5 h 30");
  await press("Undo");
  await namesAre(["Sets", "Limits", "Rings", "Fields"]);
  await sheet().getByRole("spinbutton", { name: "Hours", exact: true }).fill("4");
  await says("1 h done", "7 h 30");
  await press("Remove");
  await namesAre(["Sets", "Rings", "Fields"]);
  await expect.element(sheet()).toMatchTextContent("3 chapters, 4 h 30");
  await expect.element(sheet()).toMatchTextContent("4 h 30 left");
});

it("the first exam is the form's, a second is added, and a goal is set in hours", async () => {
  const { stored } = open();
  await expect.element(sheet().getByLabelText("Exam 1 date")).toHaveValue("2026-06-18");
  await sheet().getByLabelText("Exam 1 date").fill("2026-06-19");
  await sheet().getByLabelText("Exam 1 name").fill("Midterm");
  await press("Add an exam");
  await expect.element(sheet().getByLabelText("Exam 2 name")).toHaveFocus();
  await userEvent.keyboard("Final");
  await sheet().getByLabelText("Exam 2 date").fill("2026-06-30");
  await sheet().getByRole("radio", { name: "A goal in hours" }).click();
  await sheet().getByLabelText("Hours in all").fill("8");
  await expect.element(sheet()).toMatchTextContent("Goal 8 h");
  await expect.element(sheet()).toMatchTextContent("Midterm in 9 days");
  await press("Done");
  await expect.element(page.getByText("Closed, with 2026-06-19 in the form")).toBeVisible();
  expect(stored("smartplanner_subjects")).toMatchObject({
    Physics: {
      way: "goal",
      goalMinutes: 480,
      exams: [{ name: "Midterm" }, { name: "Final", date: "2026-06-30" }],
    },
  });
});
