import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";
import { browserAttention } from "../platform/attention.ts";
import { browserNotifier } from "../platform/notifier.ts";

/** Four hours a day for two subjects; the plan itself is made by a press. */
const entered = {
  quickPlanHours: 4,
  quickPlanSubjects: [
    { subject: "Physics", examDate: "2026-06-18" },
    { subject: "History", examDate: "2026-06-20" },
  ],
};

const button = (name: string | RegExp): Locator => page.getByRole("button", { name });
const dialog = (name: string | RegExp): Locator => page.getByRole("dialog", { name });
/** The home page has a button to start with, too. */
const question = (): Locator => page.getByRole("heading", { name: "What do you want to study?" });
const clock = (): Locator => page.getByRole("timer");
const today = (): Locator => page.getByRole("list", { name: "Today's sessions" });

const look = () => document.dispatchEvent(new Event("visibilitychange"));
/** In leaps that are short enough not to look like sleep. */
const study = (minutes: number) => {
  for (let left = minutes; left > 0; left -= 4) {
    vi.advanceTimersByTime(Math.min(left, 4) * 60_000);
    look();
  }
};
/** The wall clock continues while the device sleeps. */
const sleep = (minutes: number) => {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  look();
};

/** One tab of the browser alerts: the page that was left has let go, and this one has taken over. */
const isLeading = () =>
  expect
    .poll(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [held, pending].map((all) => all.some(({ name }) => name === "smartplanner-focus"));
    })
    .toEqual([true, false]);

const watchDevice = () => {
  const letSleep = vi.fn();
  return {
    letSleep,
    chime: vi.spyOn(browserAttention, "chime").mockReturnValue(),
    keepAwake: vi.spyOn(browserAttention, "keepAwake").mockReturnValue(letSleep),
    notify: vi.spyOn(browserNotifier, "show").mockResolvedValue(),
  };
};
let device: ReturnType<typeof watchDevice>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date("2026-06-10T10:05:00") });
  vi.spyOn(browserNotifier, "permission").mockReturnValue("granted");
  device = watchDevice();
});
afterEach(() => vi.useRealTimers());

/** A phone whose owner reads text of twice the size. */
const readLarge = async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = "200%";
  onTestFinished(async () => {
    document.documentElement.style.fontSize = "";
    await page.viewport(1280, 900);
  });
};
const beyondEdge = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

const openPlan = async () => {
  const app = openMemoryApp({ initial: entered });
  await button("Generate Plan").click();
  await expect.element(today()).toBeVisible();
  return app;
};
const startPhysics = async () => {
  const app = await openPlan();
  await app.router.navigate("/focus");
  await button("Start Physics").click();
  await expect.element(clock()).toMatchTextContent(/^2[45]:\d\d/);
  return app;
};

it("starts the session of a reminder once, and asks where there is none of today", async () => {
  const app = await openPlan();
  await app.router.navigate("/focus?session=11-June-2026-Physics");
  await expect.element(question()).toBeVisible();
  expect(app.router.state.location.search).toBe("");
  await app.router.navigate("/focus?session=10-June-2026-History");
  await expect.element(clock()).toMatchTextContent(/^2[45]:\d\d/);
  await expect.element(page.getByRole("heading", { name: "History" })).toBeVisible();
  expect(app.router.state.location.search).toBe("");
});

it("subjects have the colours of the plan, in the lists and in the question at the end", async () => {
  const barOf = (part: Element | null) =>
    part === null ? "none" : getComputedStyle(part).getPropertyValue("--tone-bar");
  const dotIn = (part: Locator) => barOf(part.element().querySelector(".tone-dot"));
  const app = openMemoryApp({
    initial: {
      ...entered,
      smartplanner_colours: { Physics: "teal", History: "red", Music: "green" },
      advancedPlanSubjects: [{ subject: "Music", examDate: "2026-06-19" }],
      smartplanner_subjects: {
        Music: { way: "topics", exams: [{ id: "first", name: "", date: "", time: "" }] },
      },
      smartplanner_topics: {
        scales: {
          subject: "Music",
          name: "Scales",
          by: "hours",
          minutes: 60,
          known: 0,
          addedOn: "2026-06-10",
          order: 0,
        },
      },
    },
  });
  await button("Generate Plan").click();
  const legend = page.getByRole("list", { name: "Subjects", exact: true }).getByRole("listitem");
  await expect.element(legend.filter({ hasText: "Physics" })).toBeVisible();
  const physics = dotIn(legend.filter({ hasText: "Physics" }));
  const history = dotIn(legend.filter({ hasText: "History" }));
  expect(physics).not.toBe(history);
  await app.router.navigate("/focus");
  await expect.element(question()).toBeVisible();
  expect(barOf(button("Start Physics").element().closest("li"))).toBe(physics);
  expect(barOf(button("Start History").element().closest("li"))).toBe(history);
  // Of a subject that only the other mode has.
  const green = getComputedStyle(document.documentElement).getPropertyValue("--green-bar");
  expect(dotIn(page.getByRole("listitem").filter({ hasText: "Scales" }))).toBe(green);

  await button("Start Physics").click();
  const below = page.getByRole("list", { name: "Today" }).getByRole("listitem");
  await expect.element(below.filter({ hasText: "Physics, now" })).toBeVisible();
  expect(dotIn(below.filter({ hasText: "Physics" }))).toBe(physics);
  expect(dotIn(below.filter({ hasText: "History" }))).toBe(history);
  await userEvent.keyboard("f");
  const finish = dialog("Finished this session?");
  await expect.element(finish).toBeVisible();
  expect(dotIn(finish)).toBe(physics);
});

it("with large text on a phone nothing is over the edge, and names are read along", async () => {
  await readLarge();
  const { router } = await openPlan();
  await router.navigate("/focus");
  await expect.element(question()).toBeVisible();
  expect(beyondEdge()).toBe(0);
  const name = page.getByRole("listitem").getByText("Physics", { exact: true }).element();
  const oneLine = Number.parseFloat(getComputedStyle(name).lineHeight);
  expect(name.getBoundingClientRect().height).toBeLessThan(2 * oneLine);
  await button("Start Physics").click();
  await expect.element(clock()).toBeVisible();
  expect(beyondEdge()).toBe(0);
});

it("a running timer is in the title of every page, keeps the screen on, and each change is heard and seen", async () => {
  const { router } = await startPhysics();
  await expect.poll(() => document.title).toMatch(/^2[45]:\d\d Physics$/);
  expect(device.keepAwake).toHaveBeenCalled();
  await page.getByRole("link", { name: "Back to the plan" }).click();
  await expect.element(page.getByRole("link", { name: /focus timer/ })).toBeVisible();
  await router.navigate("/time");
  await expect.element(page.getByRole("heading", { level: 1, name: "Your time" })).toBeVisible();
  expect(document.title).toMatch(/^2[45]:\d\d Physics$/);
  await isLeading();
  study(25);
  await expect.poll(() => document.title).toMatch(/^[45]:\d\d Break$/);
  expect(device.chime).toHaveBeenCalledOnce();
  expect(device.notify).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: "Break", body: "Physics goes on afterwards." }),
  );
  await page.getByRole("link", { name: /focus timer/ }).click();
  // The student's own press needs no bell.
  await button("Skip break").click();
  await expect.poll(() => document.title).toMatch(/^2[45]:\d\d Physics$/);
  expect(device.chime).toHaveBeenCalledOnce();
  await button("Sound at each change").click();
  await isLeading();
  study(25);
  await expect.poll(() => document.title).toMatch(/^[45]:\d\d Break$/);
  expect(device.chime).toHaveBeenCalledOnce();
  expect(device.notify).toHaveBeenCalledTimes(2);
  await userEvent.keyboard("f");
  device.letSleep.mockClear();
  await button("Done").click();
  await expect.element(page.getByText(/^Physics: 5\d min in your log\.$/)).toBeVisible();
  await expect.poll(() => document.title).toBe("Planner · Smart Planner");
  expect(device.letSleep).toHaveBeenCalled();
});

it("pauses by the keyboard, counts a sleep as study, and offers to take it off", async () => {
  const { stored } = await startPhysics();
  study(4);
  await expect.element(clock()).toMatchTextContent(/^2[01]:\d\d/);
  await userEvent.keyboard(" ");
  await expect.element(button("Go on")).toBeVisible();
  study(8);
  await userEvent.keyboard(" ");
  await expect.element(clock()).toMatchTextContent(/^2[01]:\d\d/);
  await userEvent.keyboard("{Escape}");
  await page.getByRole("link", { name: /focus timer/ }).click();
  await expect.element(button("Finish")).toBeVisible();
  await expectAccessible(page.elementLocator(document.body));
  sleep(15);
  const line = page.getByRole("status").filter({ hasText: "You were away" });
  await expect.element(line).toMatchTextContent("You were away for 15 min. It counts as studying.");
  // Four minutes and fifteen of twenty-five.
  await expect.element(clock()).toMatchTextContent(/^[56]:\d\d/);
  await expectAccessible(page.elementLocator(document.body));
  await button("Take 15 min off").click();
  await expect.element(clock()).toMatchTextContent(/^2[01]:\d\d/);
  await expect
    .element(line)
    .toMatchTextContent(/^You were away for 15 min\. We stopped at 10:\d\d\.$/);
  await button("Count more").click();
  await page.getByRole("slider", { name: "Minutes to count" }).fill("10");
  await expect.element(line).toMatchTextContent("10 min of it count as studying.");
  await button("+5 min").click();
  await expect.element(line).not.toBeInTheDocument();
  await userEvent.keyboard("f");
  await expectAccessible(dialog("Finished this session?"));
  await button("Done").click();
  await expect.element(page.getByText(/^Physics: 14 min in your log\.$/)).toBeVisible();
  expect(stored("studyProgress")).toEqual({ "10-June-2026-Physics": true });
  const [record] = Object.values(Object(stored("smartplanner_log")));
  expect(record).toMatchObject({ subject: "Physics", source: "timer" });
});

it("the rest finds a place at once, with Undo", async () => {
  await startPhysics();
  study(20);
  await userEvent.keyboard("f");
  const finish = dialog("Finished this session?");
  await expect
    .element(finish)
    .toMatchTextContent("We’ll fit it in before 18 June. You can undo it.");
  await expect
    .element(finish.getByRole("button", { name: /^15 min ?\w+ \d\d:\d\d$/ }))
    .toBeVisible();
  await finish.getByRole("button", { name: /^30 min/ }).click();
  await expect.element(page.getByText(/^30 min of Physics moved to /)).toBeVisible();
  // Twenty minutes are done, the rest of the session moves to another day.
  await expect.poll(() => today().getByRole("checkbox").elements().length).toBe(1);
  await expect
    .element(page.getByRole("region", { name: "Progress Dashboard" }))
    .toMatchTextContent(/0\.3 \/ [\d.]+ hours/);
  await button("Undo").click();
  await expect.element(today().getByRole("checkbox", { name: /^Physics/ })).not.toBeChecked();
});

it("a session that took longer says so in the log, and the rest finds a place", async () => {
  await openPlan();
  await today()
    .getByRole("checkbox", { name: /^Physics/ })
    .click();
  await button("Took longer?").click();
  const asked = dialog("How long did Physics take?");
  await expect.element(asked).toMatchTextContent("15 min longer than planned.");
  await expectAccessible(asked);
  await asked.getByLabelText("Other").fill("60");
  await asked.getByRole("button", { name: "30 min more" }).click();
  await asked.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText(/^30 min of Physics moved to /)).toBeVisible();
  await expect.element(today().getByRole("checkbox", { name: /^Physics/ })).toBeChecked();
});

it("time in the timer's log counts as part of a session's length", async () => {
  const minutesLogged = () =>
    Object.values(Object(stored("smartplanner_log")))
      .flatMap((record) => Object(record).stretches)
      .reduce((sum, { seconds }) => sum + seconds / 60, 0);
  const { stored } = await startPhysics();
  study(44);
  await userEvent.keyboard("f");
  await button("Done").click();
  await expect.element(page.getByText("Physics: 44 min in your log.")).toBeVisible();
  const physics = today().getByRole("checkbox", { name: /^Physics/ });
  const asked = dialog("How long did Physics take?");
  const answer = async (minutes: string) => {
    await physics.click();
    await physics.click();
    await button("Took longer?").click();
    await asked.getByLabelText("Other").fill(minutes);
  };
  await answer("75");
  await expect.element(asked).toMatchTextContent("44 min of it are in your log already.");
  await asked.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Physics: 1 h 15 in your log.")).toBeVisible();
  expect(Math.round(minutesLogged())).toBe(75);
  await answer("30");
  await expect
    .element(asked)
    .toMatchTextContent(
      "1 h 15 are in your log already, and stay. Your time lets you change them.",
    );
  await asked.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Physics: 1 h 15 in your log.")).toBeVisible();
  expect(Math.round(minutesLogged())).toBe(75);
});

it("what ran far past the end is not counted when it is finished, unless the student says so", async () => {
  await startPhysics();
  // In leaps: the page is open all the while.
  study(4 * 60);
  await userEvent.keyboard("f");
  const finish = dialog("Finished this session?");
  await expect
    .element(finish)
    .toMatchTextContent(/The timer ran on for [^.]+\. We stopped at 1\d:\d\d\./);
  const planned = /of (\d+) min/.exec(finish.element().textContent)?.[1] ?? "";
  await expect.element(finish).toMatchTextContent(`Physics, ${planned} of ${planned} min`);
  await finish.getByRole("button", { name: "Count more" }).click();
  await finish.getByRole("slider").fill("30");
  await expect
    .element(finish)
    .toMatchTextContent(`Physics, ${Number(planned) + 30} of ${planned} min`);
});

/** The phone's record of the finished timer. */
const onPhone = {
  subject: "Physics",
  stretches: [{ day: "2026-06-10", startMinute: 605, seconds: 40 * 60 }],
  source: "timer",
};

it("a timer that was finished on the phone is over here too, though this device wrote to it since", async () => {
  const { workspace, stored, router } = await startPhysics();
  const [id = ""] = Object.keys(Object(stored("smartplanner_focus")));
  study(4);
  sleep(60);
  await expect.element(page.getByText(/You were away for 1 h/)).toBeVisible();
  // The mark of the sleep is newer than the removal, which is lost by that.
  workspace.apply({ texts: [], records: [[`log/${id}`, JSON.stringify(onPhone)]] });
  await expect.element(question()).toBeVisible();
  await expect.poll(() => stored("smartplanner_focus")).toBeNull();
  expect(stored("smartplanner_log")).toEqual({ [id]: onPhone });
  await button("Start Physics").click();
  await expect.element(clock()).toBeVisible();
  expect(Object.keys(Object(stored("smartplanner_focus")))).not.toContain(id);
  await router.navigate("/time");
  await expect.element(page.getByRole("link", { name: /focus timer/ })).toBeVisible();
});

it("a finished timer that comes back from elsewhere is not shown on any page, and is removed", async () => {
  const { workspace, area, stored, openAgain } = await startPhysics();
  const [[id = "", run] = []] = Object.entries(Object(stored("smartplanner_focus")));
  study(4);
  await userEvent.keyboard("f");
  await button("Done").click();
  await expect.element(page.getByText("Physics: 4 min in your log.")).toBeVisible();
  const log = stored("smartplanner_log");
  workspace.apply({ texts: [], records: [[`focus/${id}`, JSON.stringify(run)]] });
  await expect.poll(() => stored("smartplanner_focus")).toBeNull();
  await expect.element(page.getByRole("link", { name: /focus timer/ })).not.toBeInTheDocument();
  area.setItem("smartplanner_focus", JSON.stringify({ [id]: run }));
  const again = openAgain({ path: "/focus" });
  await expect.element(question()).toBeVisible();
  await expect.poll(() => again.stored("smartplanner_focus")).toBeNull();
  expect(again.stored("smartplanner_log")).toEqual(log);
});

it("of a session of due work it logs to that work", async () => {
  const app = openMemoryApp({
    initial: {
      ...entered,
      smartplanner_assignments: {
        essay: {
          kind: "hand-in",
          subject: "History",
          title: "Essay 2",
          due: { day: "2026-06-11" },
          estimate: { minutes: 180 },
          state: "open",
          addedOn: "2026-06-10",
        },
      },
    },
  });
  await button("Generate Plan").click();
  await expect.element(today()).toBeVisible();
  await app.router.navigate("/focus");
  await button("Start History, Essay 2").click();
  await expect.element(page.getByRole("heading", { name: "Essay 2" })).toBeVisible();
  study(20);
  await button("Finish").click();
  await button("Done").click();
  const row = page.getByRole("region", { name: "Due work" }).getByRole("listitem");
  // The session is done, however short it was.
  await expect.element(row).toMatchTextContent(/1 h 30 min of 3 h/);
  const [record] = Object.values(Object(app.stored("smartplanner_log")));
  expect(record).toMatchObject({ taskId: "essay" });
});
