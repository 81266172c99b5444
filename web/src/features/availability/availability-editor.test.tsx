import { type DisplayChoice, displayOf } from "@smart-planner/contract";
import type { AvailabilityGrid, Commitment } from "@smart-planner/planner/model";
import { useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { finger, mouse } from "../../../test/real-pointer.ts";
import { DisplayProvider } from "../../platform/display.ts";
import { AvailabilityEditor } from "./availability-editor.tsx";
import { useGridHistory } from "./use-grid-history.ts";

const nightShift: Commitment = {
  name: "Night shift",
  days: [6],
  startTime: "22:30",
  endTime: "00:15",
  type: "work",
};

let kept: AvailabilityGrid = {};

const Week = ({ commitments = [] }: { readonly commitments?: readonly Commitment[] }) => {
  const [grid, setGrid] = useState<AvailabilityGrid>({});
  kept = grid;
  const history = useGridHistory({ grid, onGridChange: setGrid });
  return (
    <AvailabilityEditor
      grid={grid}
      commitments={commitments}
      dated={[]}
      sleepSchedule={{ start: 23, end: 7 }}
      history={history}
    />
  );
};

const cell = (dayAndHour: string): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^${dayAndHour},`) });
const type = (name: string): Locator => page.getByRole("radio", { name });
const drag = (from: string, to: string) => userEvent.dragAndDrop(cell(from), cell(to));
const painted = () =>
  [...document.querySelectorAll("td[aria-label]")]
    .map((each) => each.getAttribute("aria-label") ?? "")
    .filter((name) => !name.endsWith(", empty"));

const centre = (at: string) => {
  const element = cell(at).element();
  element.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

const { show } = createMemoryPlatform();
const showWith = (chosen: DisplayChoice) =>
  show(
    <DisplayProvider value={displayOf(chosen)}>
      <Week commitments={[nightShift]} />
    </DisplayProvider>,
  );

describe("a week by the student's own choice", () => {
  const heads = () =>
    page
      .getByRole("columnheader")
      .elements()
      .map(({ textContent }) => textContent)
      .join(" ");

  it("starts on Sunday: a drag and Shift with an arrow paint the columns in sight", async () => {
    showWith({ weekStart: "sunday", clock: "24" });
    expect(heads()).toBe("Hour Sun Mon Tue Wed Thu Fri Sat");
    await expect
      .element(cell("Sunday 22:00"))
      .toHaveAccessibleDescription("Night shift, 22:30 – 24:00");
    await drag("Sunday 09:00", "Monday 10:00");
    expect(Object.keys(kept).toSorted()).toEqual([
      ...["Monday-10", "Monday-9", "Sunday-10", "Sunday-9"],
    ]);
    cell("Sunday 12:00").element().focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(kept["Monday-12"]).toMatchObject({ day: 0, hour: 12, type: "class" });
    expect(Object.keys(kept)).toHaveLength(6);
    await userEvent.keyboard("{End}");
    await expect.element(cell("Saturday 12:00")).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect.element(cell("Sunday 12:00")).toHaveFocus();
  });

  it("starts on Saturday with hours of twelve, in every name", async () => {
    showWith({ weekStart: "saturday", clock: "12" });
    expect(heads()).toBe("Hour Sat Sun Mon Tue Wed Thu Fri");
    await userEvent.tab();
    cell("Saturday 7 AM").element().focus();
    await userEvent.keyboard("{ArrowRight} ");
    await expect.element(cell("Sunday 7 AM")).toHaveAccessibleName("Sunday 7 AM, Class");
    expect(kept["Sunday-7"]).toMatchObject({ day: 6, hour: 7 });
    await expect
      .element(cell("Sunday 10 PM"))
      .toHaveAccessibleDescription("Night shift, 10:30 PM – 12 AM next day");
    const days = page.getByRole("group", { name: "Copy to" }).getByRole("button").elements();
    expect(days.map(({ textContent }) => textContent).join(" ")).toBe(
      "Sat Sun Mon Tue Wed Thu Fri",
    );
  });
});

describe("the week", () => {
  it("is seven days by twenty-four hours in cells of 80 by 40", async () => {
    show(<Week />);
    const grid = page.getByRole("grid", { name: "Weekly availability" });
    expect(grid.getByRole("gridcell").elements()).toHaveLength(7 * 24);
    const days = grid.getByRole("columnheader").elements();
    expect(days.map(({ textContent }) => textContent)).toEqual([
      ..."Hour Mon Tue Wed Thu Fri Sat Sun".split(" "),
    ]);
    const hours = grid.getByRole("rowheader").elements();
    expect(hours.map(({ textContent }) => textContent)).toEqual(
      ["AM", "PM"].flatMap((half) =>
        [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) => `${hour} ${half}`),
      ),
    );
    const box = cell("Monday 9 AM").element().getBoundingClientRect();
    expect(box).toMatchObject({ width: 80, height: 40 });
    await expect
      .element(page.getByText("Click and drag to mark time blocks, click again to remove."))
      .toBeVisible();
  });

  it("shows sleep and commitments as they will count, also past midnight", async () => {
    show(<Week commitments={[nightShift]} />);
    await expect.element(cell("Monday 3 AM")).toHaveAccessibleDescription(/Sleep, 00:15 – 07:00/);
    await expect
      .element(cell("Sunday 10 PM"))
      .toHaveAccessibleDescription("Night shift, 22:30 – 24:00");
    await expect
      .element(cell("Monday 12 AM"))
      .toHaveAccessibleDescription(/Night shift, 00:00 – 00:15/);
    await expect.element(type("Commitment")).toHaveAccessibleDescription(/1\.8 h a week/);
  });
});

describe("with the mouse", () => {
  it("a click paints the chosen type and a second click removes it", async () => {
    show(<Week />);
    await expect.element(type("Class")).toBeChecked();
    await cell("Monday 9 AM").click();
    await expect.element(cell("Monday 9 AM")).toHaveAccessibleName("Monday 9 AM, Class");
    expect(kept).toEqual({ "Monday-9": { day: 0, hour: 9, type: "class", label: "Class" } });
    await type("Free Time").click();
    await cell("Monday 9 AM").click();
    await expect.element(cell("Monday 9 AM")).toHaveAccessibleName("Monday 9 AM, empty");
    expect(kept).toEqual({});
  });

  it("every type paints under its own name and counts its hours", async () => {
    show(<Week />);
    await expect.element(type("Sleep")).toHaveAccessibleDescription(/56 h a week$/);
    for (const [name, at] of [
      ["Free Time", "Monday 10 AM"],
      ["Class", "Tuesday 10 AM"],
      ["Commitment", "Wednesday 10 AM"],
      ["Sleep", "Thursday 10 AM"],
    ] as const) {
      await type(name).click();
      await cell(at).click();
      await expect.element(cell(at)).toHaveAccessibleName(`${at}, ${name}`);
    }
    await expect.element(type("Class")).toHaveAccessibleDescription(/1 h a week$/);
    await expect.element(type("Sleep")).toHaveAccessibleDescription(/57 h a week$/);
  });

  it("a drag paints the rectangle between its first and its last cell, and announces it first", async () => {
    show(<Week />);
    const start = centre("Monday 8 AM");
    await mouse.move(start);
    await mouse.down();
    await mouse.move({ x: start.x + 6 * 80, y: start.y + 120 });
    await expect.element(page.getByText("Class, Mon to Sun, 8 AM to 12 PM")).toBeVisible();
    await mouse.move({ x: start.x + 4 * 80, y: start.y + 80 });
    await expect.element(page.getByText("Class, Mon to Fri, 8 AM to 11 AM")).toBeVisible();
    await mouse.up();
    expect(painted()).toHaveLength(5 * 3);
    await expect.element(page.getByText(/Mon to Fri/)).not.toBeInTheDocument();
  });

  it("a drag that begins on a cell of the chosen type clears, on another it paints over", async () => {
    show(<Week />);
    await drag("Monday 8 AM", "Monday 12 PM");
    await drag("Monday 10 AM", "Monday 5 PM");
    expect(painted()).toEqual(["Monday 8 AM, Class", "Monday 9 AM, Class"]);
    await type("Free Time").click();
    await drag("Monday 9 AM", "Monday 10 AM");
    expect(painted()).toEqual([
      "Monday 8 AM, Class",
      "Monday 9 AM, Free Time",
      "Monday 10 AM, Free Time",
    ]);
  });

  it("opens at 7 AM, and the weekdays stay in sight", async () => {
    show(<Week />);
    const scroller = page.getByRole("grid").element().closest(".availability");
    expect(scroller?.clientHeight).toBe(478);
    const edge = () => scroller?.getBoundingClientRect().top ?? 0;
    const monday = page.getByRole("columnheader", { name: "Mon" }).element();
    const top = (element: Element) => element.getBoundingClientRect().top - edge();
    expect(top(cell("Monday 7 AM").element())).toBeCloseTo(top(monday) + 36, 0);
    scroller?.scrollTo(0, 600);
    expect(top(monday)).toBeCloseTo(1, 0);
  });

  it("opens at 7 AM, also where it was folded at first", async () => {
    const folded = (isFolded: boolean) => (
      <div hidden={isFolded}>
        <Week />
      </div>
    );
    const { rerender } = await show(folded(true));
    await rerender(folded(false));
    const scroller = page.getByRole("grid").element().closest(".availability");
    await expect.poll(() => scroller?.scrollTop).toBe(7 * 40);
  });

  it("Escape in the middle of a drag paints nothing, and leaving the week ends it at the edge", async () => {
    show(<Week />);
    const start = centre("Friday 10 AM");
    await mouse.move(start);
    await mouse.down();
    await mouse.move({ x: start.x, y: start.y + 80 });
    await expect.poll(() => painted().length).toBe(3);
    await userEvent.keyboard("{Escape}");
    await mouse.up();
    expect(painted()).toEqual([]);
    await mouse.move(start);
    await mouse.down();
    await mouse.move({ x: start.x + 500, y: start.y });
    await mouse.move({ x: start.x, y: start.y + 80 });
    await mouse.up();
    expect(painted()).toEqual([
      "Friday 10 AM, Class",
      "Saturday 10 AM, Class",
      "Sunday 10 AM, Class",
    ]);
  });

  it("a drag across the whole week draws only the cells it passes", async () => {
    show(<Week />);
    const changed = new Set<Node>();
    const watch = new MutationObserver((records) => {
      for (const { target } of records) changed.add(target);
    });
    watch.observe(page.getByRole("grid").element(), {
      subtree: true,
      childList: true,
      attributes: true,
    });
    await drag("Monday 8 AM", "Sunday 8 AM");
    expect(painted()).toHaveLength(7);
    // Each cell and its new block; the Tab stop before and after.
    expect(changed.size).toBeLessThanOrEqual(7 * 2 + 2);
  });
});

it("read from right to left, the pointer paints the cells it passes and Arrow Left goes on", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => {
    document.documentElement.dir = "";
  });
  show(<Week />);
  await drag("Tuesday 8 AM", "Thursday 8 AM");
  expect(painted()).toEqual([
    "Tuesday 8 AM, Class",
    "Wednesday 8 AM, Class",
    "Thursday 8 AM, Class",
  ]);
  (cell("Monday 9 AM").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(cell("Tuesday 9 AM")).toHaveFocus();
});

describe("by keyboard", () => {
  const focus = (at: string) => (cell(at).element() as HTMLElement).focus();

  it("arrows move, Space paints and removes, one cell is the Tab stop", async () => {
    show(<Week />);
    focus("Monday 9 AM");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect.element(cell("Tuesday 10 AM")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(cell("Tuesday 10 AM")).toHaveAccessibleName("Tuesday 10 AM, Class");
    await userEvent.keyboard(" ");
    await expect.element(cell("Tuesday 10 AM")).toHaveAccessibleName("Tuesday 10 AM, empty");
    await userEvent.keyboard("{Home}");
    await expect.element(cell("Monday 10 AM")).toHaveFocus();
    await userEvent.keyboard("{Control>}{End}{/Control}{ArrowDown}");
    await expect.element(cell("Sunday 11 PM")).toHaveFocus();
    expect(document.querySelectorAll("td[tabindex='0']")).toHaveLength(1);
  });

  it("Shift with arrows paints a range, and less of it on returning", async () => {
    show(<Week />);
    focus("Monday 9 AM");
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowUp}{/Shift}");
    expect(painted()).toEqual([
      "Monday 9 AM, Class",
      "Tuesday 9 AM, Class",
      "Monday 10 AM, Class",
      "Tuesday 10 AM, Class",
    ]);
    await userEvent.keyboard("{Delete}");
    expect(painted()).toHaveLength(3);
  });

  it("Control with Z takes the last change back", async () => {
    show(<Week />);
    focus("Monday 9 AM");
    await userEvent.keyboard(" {ArrowDown} {Control>}z{/Control}");
    expect(painted()).toEqual(["Monday 9 AM, Class"]);
  });
});

describe("whole days", () => {
  it("a day is copied to others, empty hours included", async () => {
    show(<Week />);
    await drag("Monday 9 AM", "Monday 10 AM");
    await cell("Sunday 5 PM").click();
    await page.getByLabelText("Copy a day").selectOptions("Monday");
    const targets = page.getByRole("group", { name: "Copy to" });
    await expect.element(targets.getByRole("button", { name: "Mon" })).toBeDisabled();
    await targets.getByRole("button", { name: "Tue" }).click();
    await targets.getByRole("button", { name: "Sun" }).click();
    await page.getByRole("button", { name: "Copy to these days" }).click();
    expect(painted()).toEqual([
      "Monday 9 AM, Class",
      "Tuesday 9 AM, Class",
      "Sunday 9 AM, Class",
      "Monday 10 AM, Class",
      "Tuesday 10 AM, Class",
      "Sunday 10 AM, Class",
    ]);
  });

  it("everything is cleared at once, and comes back with Undo", async () => {
    show(<Week />);
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    await expect.element(undo).toHaveAttribute("aria-disabled", "true");
    await drag("Monday 9 AM", "Monday 11 AM");
    await page.getByRole("button", { name: "Clear all" }).click();
    expect(painted()).toEqual([]);
    await undo.click();
    expect(painted()).toHaveLength(3);
    await undo.click();
    expect(painted()).toEqual([]);
    await expect.element(undo).toHaveAttribute("aria-disabled", "true");
    await expect.element(undo).toHaveFocus();
  });
});

describe("with a finger", () => {
  const onPhone = async (walk: () => Promise<void>) => {
    await page.viewport(390, 844);
    await finger.use();
    show(<Week />);
    await walk();
    await finger.use(false);
    await page.viewport(1280, 900);
  };
  const rest = async (at: string) => {
    const from = centre(at);
    await finger.down(from);
    await expect.element(cell(at)).toHaveAccessibleName(`${at}, Class`);
    return from;
  };

  it("a tap paints and a second tap removes, a swipe scrolls and paints nothing", () =>
    onPhone(async () => {
      for (const names of [["Monday 9 AM, Class"], []]) {
        await finger.down(centre("Monday 9 AM"));
        await finger.up();
        await expect.poll(painted).toEqual(names);
      }
      const from = centre("Tuesday 12 PM");
      await finger.down(from);
      for (let step = 1; step <= 8; step += 1)
        await finger.move({ x: from.x, y: from.y - step * 20 });
      await finger.up();
      const placeNow = () => cell("Tuesday 12 PM").element().getBoundingClientRect().y;
      await expect.poll(placeNow).toBeLessThan(from.y - 60);
      expect(painted()).toEqual([]);
    }));

  it("a finger that rests and then drags paints, and the grid stays where it is", () =>
    onPhone(async () => {
      const to = centre("Monday 11 AM");
      const from = await rest("Monday 8 AM");
      for (let step = 1; step <= 4; step += 1)
        await finger.move({ x: from.x, y: from.y + ((to.y - from.y) * step) / 4 });
      await finger.up();
      await expect
        .poll(painted)
        .toEqual(["8", "9", "10", "11"].map((hour) => `Monday ${hour} AM, Class`));
      expect(centre("Monday 8 AM").y).toBeCloseTo(from.y, 0);
    }));

  it("held at the lower edge a stroke takes the page along, and paints on", () =>
    onPhone(async () => {
      const from = await rest("Monday 8 AM");
      await finger.move({ x: from.x, y: 780 });
      await finger.move({ x: from.x, y: 836 });
      await expect.element(cell("Monday 10 PM")).toHaveAccessibleName("Monday 10 PM, Class");
      await finger.up();
    }));
});
