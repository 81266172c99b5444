import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import {
  boxOf,
  button,
  calendar,
  dialog,
  dragBy,
  focus,
  hourHeight,
  hours,
  nameOf,
  onDay,
  openWithLock,
  press,
  sessionOn,
  toast,
} from "../../../test/calendar-edits.ts";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";
import { finger, mouse } from "../../../test/real-pointer.ts";

it("by mouse a session is moved; Undo takes it back, Escape cancels a drag, and the past takes none", async () => {
  const { stored } = await openQuickPlan();
  const texts = () =>
    onDay("Thursday 11 June")
      .getByRole("button")
      .elements()
      .map(({ textContent }) => textContent);
  const before = texts();
  const biology = sessionOn("Thursday 11 June", /^Biology/);
  await dragBy(biology, { hours: 2 });
  await press("{Escape}");
  await mouse.up();
  await expect.element(biology).not.toHaveAccessibleName(/locked/);
  await dragBy(biology, { hours: 2 });
  await mouse.up();
  await expect.element(biology).toHaveAccessibleName(/locked$/);
  await button("Undo").click();
  await expect.element(biology).not.toHaveAccessibleName(/locked/);
  expect(texts()).toEqual(before);

  await dragBy(biology, { days: -2 });
  await expect.element(calendar().getByText("In the past").first()).toBeVisible();
  await mouse.up();
  await expect.element(toast()).toMatchTextContent("is in the past");
  await expect.element(biology).toBeVisible();
  expect(stored("smartplanner_edits")).toBeNull();
});

it("a time of one's own is drawn on empty time, and counts no hours of study", async () => {
  await openQuickPlan();
  const last = await boxOf(onDay("Saturday 13 June").getByRole("button").last());
  const below = { x: last.x + 20, y: last.y + last.height + 20 };
  await mouse.move(below);
  await mouse.down();
  await mouse.move({ ...below, y: below.y + hourHeight }, 4);
  await mouse.up();
  const own = dialog("New event");
  await expect.element(own.getByLabelText("Name")).toHaveValue("Group study");
  await own.getByRole("button", { name: "Add" }).click();
  await expect.element(sessionOn("Saturday 13 June", /^Group study .*your own$/)).toBeVisible();
  await expect.element(region("Study Plan").getByText("Group study")).not.toBeInTheDocument();
});

it("a session is drawn out at its lower edge, and a day over its hours says so", async () => {
  await openQuickPlan();
  const history = sessionOn("Thursday 11 June", /^History/);
  const box = await boxOf(history);
  const edge = { x: box.x + box.width / 2, y: box.y + box.height - 3 };
  await mouse.move(edge);
  await mouse.down();
  await mouse.move({ ...edge, y: edge.y + 2 * hourHeight }, 4);
  await mouse.up();
  await expect.element(history).toHaveAccessibleName(/over your 6 h, locked$/);
  await expect.element(calendar().getByText(/^\d+ h.*, .* over$/)).toBeVisible();
});

it("a dragged session says what its place breaks", async () => {
  const { stored } = await openQuickPlan();
  await dragBy(sessionOn("Thursday 11 June", /^Biology/), { days: 1, hours: 3 });
  await expect
    .element(
      calendar()
        .getByText(/You are free then\.|over your 6 h/)
        .first(),
    )
    .toBeInTheDocument();
  await expect
    .element(
      calendar()
        .getByText(/^6 h( 05)?$/)
        .first(),
    )
    .toBeVisible();
  await mouse.up();
  await expect.element(sessionOn("Friday 12 June", /^Biology .*locked$/)).toBeVisible();
  await expect.element(toast()).toMatchTextContent(/Biology moved to Friday \d\d:\d\d/);
  const edits: readonly { readonly locked: boolean }[] = Object.values(
    Object(stored("smartplanner_edits")),
  );
  // The others only keep their times.
  expect(edits.filter(({ locked }) => locked)).toHaveLength(1);
});

it("put on a locked session it changes places, announced before; held at the edge the hours scroll along", async () => {
  const { biology } = await openWithLock();
  await dragBy(biology, { hours: 1 });
  await expect
    .element(calendar().getByText("Changes places with English Literature").first())
    .toBeVisible();
  await press("{Escape}");
  await mouse.up();

  const grid = await boxOf(hours());
  await dragBy(biology, { hours: 0.5 });
  await mouse.move({ x: grid.x + grid.width / 2, y: grid.bottom - 6 }, 4);
  await expect.element(calendar().getByText("23:00", { exact: true })).toBeInViewport();
  await mouse.up();
  await expect
    .element(calendar().getByRole("button", { name: /^Biology .*2\d:\d\d.*locked$/ }))
    .toBeVisible();
});

it("held at the edge the week turns, and Escape brings it back", async () => {
  await openQuickPlan();
  const biology = sessionOn("Friday 12 June", /^Biology/);
  await expect.element(biology).toBeVisible();
  const name = nameOf(biology);
  const grid = await boxOf(hours());
  const toNextWeek = async () => {
    await dragBy(biology, { hours: 0.5 });
    await mouse.move({ x: grid.right - 4, y: grid.y + grid.height / 2 }, 4);
    await expect.element(calendar().getByText("Hold for the next week")).toBeVisible();
    await expect.element(calendar().getByText("15 – 21 June 2026")).toBeVisible();
  };
  await toNextWeek();
  await press("{Escape}");
  await mouse.up();
  await expect.element(biology).toHaveAccessibleName(name);

  await toNextWeek();
  const monday = await boxOf(onDay("Monday 15 June").getByRole("button").first());
  await mouse.move({ x: monday.x + 20, y: grid.bottom - 80 }, 4);
  await mouse.up();
  const moved = sessionOn("Monday 15 June", /^Biology .*locked$/);
  await expect.element(moved).toBeVisible();
  // By keys the same: past the end of the week the next one comes.
  await focus(moved);
  await press("{ArrowLeft}");
  await expect.element(calendar().getByText("8 – 14 June 2026")).toBeVisible();
  await expect.element(sessionOn("Sunday 14 June", /^Biology .*locked$/)).toHaveFocus();
  await press("{ArrowRight}");
  await expect.element(moved).toHaveFocus();
});

it("an advanced plan is made around a locked session, over a commitment by choice", async () => {
  openMemoryApp({
    path: "/?mode=advanced",
    initial: {
      advancedPlanSubjects: [
        { subject: "Mathematics", examDate: "2026-06-18" },
        { subject: "Chemistry", examDate: "2026-06-15" },
      ],
      smartplanner_commitments: [
        { name: "Football", days: [4], startTime: "14:00", endTime: "15:30", type: "sports" },
      ],
    },
  });
  const generate = button("Generate Study Plan");
  await generate.click();
  const session = calendar()
    .getByRole("list", { name: /11 June|12 June|13 June/ })
    .getByRole("button", { name: /^(Mathematics|Chemistry)/ })
    .first();
  await focus(session);
  await press("{ArrowDown}");
  const locked = calendar().getByRole("button", { name: /locked$/ });
  await expect.element(locked).toBeVisible();
  const times = /\d\d:\d\d – \d\d:\d\d/.exec(nameOf(locked))?.[0] ?? "none";
  await generate.click();
  await expect.element(generate).not.toHaveAttribute("aria-busy", "true");
  await expect.element(locked).toHaveAccessibleName(new RegExp(times));
  await locked.click();
  await press("m");
  const move = dialog(/^Move /);
  await move.getByLabelText("Day").fill("2026-06-12");
  await move.getByLabelText("Time").fill("14:30");
  await expect.element(move.getByRole("status")).toMatchTextContent("Football until 15:30");
  await move.getByRole("button", { name: "Move to 14:30" }).click();
  await expect.element(locked).toHaveAccessibleName(/14:30 – .*Football until 15:30.*locked$/);
});

it("on a phone a tap opens the sheet, a finger that rested moves a session, draws it out and takes it to another day", async () => {
  await page.viewport(390, 844);
  await finger.use();
  onTestFinished(async () => {
    await finger.use(false);
    await page.viewport(1280, 900);
  });
  await openQuickPlan();
  const biology = sessionOn("Wednesday 10 June", /^Biology/);
  await biology.click();
  const sheet = dialog("Biology, Wednesday 10 June");
  await expect.element(sheet.getByRole("button", { name: /^Tomorrow/ })).toBeVisible();
  await expect.element(sheet.getByRole("button", { name: "Another day…" })).toBeVisible();
  await sheet.getByRole("button", { name: /^Later today \d\d:\d\d/ }).click();
  await expect.element(biology).toHaveAccessibleName(/locked$/);

  const rest = () => new Promise((later) => setTimeout(later, 450));
  const takeDown = async (from: { x: number; y: number }) => {
    await finger.down(from);
    await rest();
    for (const way of [12, 24, 36, 48]) await finger.move({ x: from.x, y: from.y + way });
    await finger.up();
  };
  const history = sessionOn("Wednesday 10 June", /^History/);
  const box = await boxOf(history);
  await takeDown({ x: box.x + box.width / 2, y: box.y + 10 });
  await expect.element(history).toHaveAccessibleName(/locked$/);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();

  // At its lower edge a finger that has rested draws it out.
  const mathematics = sessionOn("Wednesday 10 June", /^Mathematics/);
  const drawn = await boxOf(mathematics);
  await takeDown({ x: drawn.x + drawn.width / 2, y: drawn.bottom - 6 });
  await expect.element(mathematics).toHaveAccessibleName(/locked$/);
  const longer = mathematics.element().getBoundingClientRect();
  expect(longer.height).toBeGreaterThan(drawn.height + 20);
  expect(Math.round(longer.y - drawn.y)).toBe(0);

  // Over the day strip: the other day opens.
  const taken = await boxOf(sessionOn("Wednesday 10 June", /^English/));
  const friday = button(/^Fri 12 June, /);
  await finger.down({ x: taken.x + 90, y: taken.y + 10 });
  await rest();
  await finger.move({ x: taken.x + 90, y: taken.y - 20 });
  const day = friday.element().getBoundingClientRect();
  await finger.move({ x: day.x + 20, y: day.y + 20 });
  await expect.element(friday).toHaveAttribute("aria-pressed", "true");
  await finger.up();
  await expect.element(sessionOn("Friday 12 June", /^English .*locked$/)).toBeVisible();
});
