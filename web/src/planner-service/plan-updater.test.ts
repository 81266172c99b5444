import type { CalendarDay, StudyPlan } from "@smart-planner/planner/model";
import {
  moreToday,
  type PlanSession,
  sessionDaysOf,
  sessionsOf,
  withSharedExams,
} from "@smart-planner/planner/plan";
import { missedSessionsOf } from "@smart-planner/planner/progress";
import { planQuick } from "@smart-planner/planner/scheduler";
import { addDays, totalMinutes } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { firstDay, openBrowser, subjects } from "../../test/memory-browser.ts";
import { createPlanUpdater } from "./plan-updater.ts";
import type { UpdateRequest } from "./update-basis.ts";
import { updateBasisOf } from "./update-basis.ts";

const hoursPerDay = 4;
const today = addDays(firstDay, 1);
const noon = { day: today, minuteOfDay: 12 * 60 };
const evening = { day: today, minuteOfDay: 20 * 60 };
const { signal } = new AbortController();
type Browser = ReturnType<typeof openBrowser>;
const stabilities = ["least", "balanced", "best"] as const;

/** Updates the quick plan of a browser, which has these subjects in its form. */
const updaterOf = ({ workspace, store, planning, clock, planner }: Browser, rows = subjects) => {
  workspace.write(
    "quickPlanSubjects",
    rows.map(({ name, examDate }) => ({ subject: name, examDate })),
  );
  workspace.write("quickPlanHours", hoursPerDay);
  const basis = updateBasisOf(planner.state("quick"));
  if (basis === null) throw new Error("no plan");
  return {
    plan: basis.plan,
    updater: createPlanUpdater({ workspace, store, planning, clock, basis }),
  };
};

const todayOf = (plan: StudyPlan) =>
  sessionDaysOf(plan, [today]).flatMap(({ sessions }) => sessions);
const lengthsOf = (plan: StudyPlan) =>
  todayOf(plan).map(({ subject, minutes }) => [subject, minutes]);

/**
 * The day after a Quick Plan was made; today's sessions are around a time of one's own, from 09:00
 * to 10:00.
 */
const openWithOwnTime = ({ isShares }: { readonly isShares: boolean }) => {
  const browser = openBrowser();
  const { workspace, store, generate, become } = browser;
  // A plan with wishes has times of its own.
  generate(isShares ? {} : { wishes: [] });
  become(today);
  const own = { title: "Group study", day: today, start: 540, minutes: 60 };
  workspace.putRecord("edits", "own", { kind: "own", mode: "quick", ...own });
  return { store, ...updaterOf(browser) };
};

describe("shares of a day around a time of one's own", () => {
  it("are all still there when yesterday is planned again, however late it is", async () => {
    const { plan, updater } = openWithOwnTime({ isShares: true });
    expect(todayOf(plan).map(({ entry }) => entry.startTime)).not.toContain(undefined);
    const missed = missedSessionsOf({ days: sessionDaysOf(plan), progress: {}, subjects, today });
    expect(missed).not.toEqual([]);
    for (const moment of [noon, evening]) {
      const ask: UpdateRequest = { mode: "quick", missed };
      const found = await updater.candidates({ ask, moment, stabilities, signal });
      expect(found?.map(({ stability }) => stability)).toEqual(stabilities);
      for (const { stability, update } of found ?? []) {
        expect(update.difference.removed).toEqual([]);
        // Their position beside a time of one's own is not a start of their own.
        if (stability === "least")
          expect(update.difference.moved.filter(({ after }) => after.day === today)).toEqual([]);
        // The best plan may give other lengths to today's later sessions.
        if (stability !== "best") expect(lengthsOf(update.plan)).toEqual(lengthsOf(plan));
      }
    }
  });

  it("stay as far as less time today goes, and all of them with more", async () => {
    const { plan, store, updater } = openWithOwnTime({ isShares: true });
    const ask = { mode: "quick" as const };
    const less = await updater.candidates({
      ask: { ...ask, minutesToday: 100 },
      moment: noon,
      stabilities: ["least"],
      signal,
    });
    expect(less?.map(({ update }) => totalMinutes(todayOf(update.plan)))).toEqual([100]);
    const made = moreToday({ plan, minutes: 300, week: undefined, ...updater.settledAt(noon) });
    const more = store.preview(updater.changeTo(noon, { ...ask, minutesToday: 300 }, made));
    expect(totalMinutes(todayOf(more.plan))).toBe(300);
  });
});

it("a started session of a smart timetable stays where it is when yesterday is planned again", async () => {
  const { plan, updater } = openWithOwnTime({ isShares: false });
  const [begun] = todayOf(plan);
  expect(begun?.entry.startTime).toBe("10:15");
  const missed = missedSessionsOf({ days: sessionDaysOf(plan), progress: {}, subjects, today });
  const ask: UpdateRequest = { mode: "quick", missed };
  const found = await updater.candidates({ ask, moment: noon, stabilities, signal });
  expect(found).toHaveLength(stabilities.length);
  const late = totalMinutes(missed.filter(({ subject }) => subject === begun?.subject));
  for (const { update } of found ?? []) {
    expect(todayOf(update.plan).map(({ entry }) => entry)).toContainEqual(begun?.entry);
    // Nor is its time planned a second time.
    const own = update.difference.subjects.find(({ subject }) => subject === begun?.subject);
    expect(own?.minutesAfter).toBeLessThanOrEqual((own?.minutesBefore ?? 0) + late);
  }
});

it("time missed for one of two exams that has moved since is planned again for its new date", async () => {
  const browser = openBrowser();
  const { generate, become } = browser;
  const [near, from, to] = [addDays(firstDay, 12), addDays(firstDay, 16), addDays(firstDay, 17)];
  const rowsWith = (second: CalendarDay) => [
    { name: "Maths", examDate: near },
    { name: "Maths", examDate: second },
    { name: "Art", examDate: addDays(firstDay, 25) },
  ];
  const after = rowsWith(to);
  generate({ subjects: rowsWith(from) });
  become(today);
  const rule = withSharedExams({
    plan: planQuick({ today, subjects: after, hoursPerDay }),
    subjects: after,
  });
  const { plan, updater } = updaterOf(browser, after);
  const missed = missedSessionsOf({ days: sessionDaysOf(plan), progress: {}, subjects, today });
  const ask: UpdateRequest = {
    mode: "quick",
    missed,
    changes: [{ kind: "exam moved", subject: "Maths", from, to }],
  };
  const moment = { day: today, minuteOfDay: 8 * 60 };
  const found = await updater.candidates({ ask, moment, stabilities: ["least"], signal });
  const minutesFor = (sessions: readonly PlanSession[], exam: CalendarDay) =>
    totalMinutes(sessions.filter(({ entry }) => entry.examDate === exam));
  const late = minutesFor(missed, from);
  expect(late).toBeGreaterThan(0);
  expect(found?.map((candidate) => minutesFor(sessionsOf(candidate.plan), to))).toEqual([
    minutesFor(sessionsOf(rule), to) + late,
  ]);
});

it("days that more time a day made longer stay so when the rule plans again, unless the hours change", async () => {
  const browser = openBrowser();
  browser.generate();
  browser.become(today);
  const { plan, updater } = updaterOf(browser);
  const missed = missedSessionsOf({ days: sessionDaysOf(plan), progress: {}, subjects, today });
  const moment = { day: today, minuteOfDay: 8 * 60 };
  const ask: UpdateRequest = { mode: "quick", missed, extraMinutes: 30 };
  const [more] = (await updater.candidates({ ask, moment, stabilities: ["least"], signal })) ?? [];
  if (more === undefined) throw new Error("no plan");
  browser.store.change(updater.changeTo(moment, ask, more.plan));
  const again = updaterOf(browser);
  const lengthsAhead = (of: StudyPlan) =>
    sessionDaysOf(of)
      .filter(({ day }) => day > today)
      .map(({ sessions }) => Math.round(totalMinutes(sessions) / 30) * 30);
  const usual = hoursPerDay * 60;
  expect(lengthsAhead(again.plan)).toContain(usual + 30);
  const plannedFor = async (changes: NonNullable<UpdateRequest["changes"]>) => {
    const found = await again.updater.candidates({
      ask: { mode: "quick", changes },
      moment,
      stabilities: ["least"],
      signal,
    });
    return found?.map(({ plan: made }) => lengthsAhead(made));
  };
  expect(await plannedFor([{ kind: "due work added", title: "Essay" }])).toEqual([
    lengthsAhead(again.plan),
  ]);
  const hours = await plannedFor([{ kind: "hours", from: 5, to: hoursPerDay }]);
  expect(new Set(hours?.flat())).toEqual(new Set([usual]));
});
