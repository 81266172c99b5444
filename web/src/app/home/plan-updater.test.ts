import {
  addDays,
  applyEdits,
  type CalendarDay,
  missedSessionsOf,
  moreToday,
  type PlanSession,
  planQuick,
  quickWeekOf,
  type StudyPlan,
  sessionDaysOf,
  sessionsOf,
  totalMinutes,
  withSharedExams,
} from "@smart-planner/planner";
import { describe, expect, it } from "vitest";
import { firstDay, openBrowser, subjects } from "../../../test/memory-browser.ts";
import { createPlanning, type PlanningWorker } from "../../platform/planning.ts";
import { answersTo, type PlanningAnswer, type PlanningJob } from "../../platform/planning-job.ts";
import { createPlanUpdater, type UpdateAsk, type UpdateSource } from "./plan-updater.ts";

const hoursPerDay = 4;
const today = addDays(firstDay, 1);
const noon = { day: today, minuteOfDay: 12 * 60 };
const evening = { day: today, minuteOfDay: 20 * 60 };
const { signal } = new AbortController();
const stabilities = ["least", "balanced", "best"] as const;

const planHere = (): PlanningWorker => ({
  start: ({ kind, given, onAnswer }) => {
    const answer = onAnswer as (answer: PlanningAnswer) => void;
    for (const each of answersTo({ kind, given } as PlanningJob, "preview")) answer(each);
  },
  end: () => undefined,
});
const planning = createPlanning({ openWorker: planHere });

const todayOf = (plan: StudyPlan) =>
  sessionDaysOf(plan, [today]).flatMap(({ sessions }) => sessions);
const lengthsOf = (plan: StudyPlan) =>
  todayOf(plan).map(({ subject, minutes }) => [subject, minutes]);

/** The day after a Quick Plan was made; today's sessions stand around a time of one's own, from 09:00 to 10:00. */
const openWithOwnTime = ({ isShares }: { readonly isShares: boolean }) => {
  const { workspace, door, generate, become } = openBrowser();
  // A plan with wishes has times of its own.
  generate(isShares ? {} : { wishes: [] });
  become(today);
  const own = { title: "Group study", day: today, start: 540, minutes: 60 };
  workspace.putRecord("edits", "own", { kind: "own", mode: "quick", ...own });
  const { plan } = applyEdits({
    plan: workspace.read("quickPlanCache") ?? {},
    mode: "quick",
    edits: workspace.records("edits"),
  });
  const source: UpdateSource = {
    mode: "quick",
    plan,
    isShares,
    week: quickWeekOf({ subjects, hoursPerDay }),
    inputsAt: ({ day, minuteOfDay }) => ({ today: day, minuteOfDay, subjects, hoursPerDay }),
    withWeek: () => source,
  };
  return { plan, door, updater: createPlanUpdater({ workspace, door, planning, source }) };
};

describe("shares of a day that stand around a time of one's own", () => {
  it("are all still there when yesterday is planned again, however late it is", async () => {
    const { plan, updater } = openWithOwnTime({ isShares: true });
    expect(todayOf(plan).map(({ entry }) => entry.startTime)).not.toContain(undefined);
    const missed = missedSessionsOf({ days: sessionDaysOf(plan), progress: {}, today });
    expect(missed).not.toEqual([]);
    for (const moment of [noon, evening]) {
      const ask: UpdateAsk = { missed, changes: [] };
      const found = await updater.candidates({ ask, moment, stabilities, signal });
      expect(found?.map(({ stability }) => stability)).toEqual(stabilities);
      for (const { stability, update } of found ?? []) {
        expect(update.difference.removed).toEqual([]);
        // Where they stand beside the time of one's own is no start that could change.
        if (stability === "least")
          expect(update.difference.moved.filter(({ after }) => after.day === today)).toEqual([]);
        // The best plan may give other lengths to what is still to come today.
        if (stability !== "best") expect(lengthsOf(update.plan)).toEqual(lengthsOf(plan));
      }
    }
  });

  it("stay as far as less time today goes, and all of them with more", async () => {
    const { plan, door, updater } = openWithOwnTime({ isShares: true });
    const ask = { missed: [], changes: [] };
    const less = await updater.candidates({
      ask: { ...ask, minutesToday: 100 },
      moment: noon,
      stabilities: ["least"],
      signal,
    });
    expect(less?.map(({ update }) => totalMinutes(todayOf(update.plan)))).toEqual([100]);
    const made = moreToday({ plan, minutes: 300, week: undefined, ...updater.settledAt(noon) });
    const more = door.preview(updater.changeTo(noon, { ...ask, minutesToday: 300 }, made));
    expect(totalMinutes(todayOf(more.plan))).toBe(300);
  });
});

it("what has begun in a smart timetable stays where it is when yesterday is planned again", async () => {
  const { plan, updater } = openWithOwnTime({ isShares: false });
  const [begun] = todayOf(plan);
  expect(begun?.entry.startTime).toBe("10:15");
  const missed = missedSessionsOf({ days: sessionDaysOf(plan), progress: {}, today });
  const ask: UpdateAsk = { missed, changes: [] };
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

it("what was missed for one of two exams that has moved since is planned again for its new date", async () => {
  const { workspace, door, generate, read, become } = openBrowser();
  const [near, from, to] = [addDays(firstDay, 12), addDays(firstDay, 16), addDays(firstDay, 17)];
  const rowsWith = (second: CalendarDay) => [
    { name: "Maths", examDate: near },
    { name: "Maths", examDate: second },
    { name: "Art", examDate: addDays(firstDay, 25) },
  ];
  const before = rowsWith(from);
  const after = rowsWith(to);
  generate({ subjects: before });
  become(today);
  const ruleAt = () =>
    withSharedExams({ plan: planQuick({ today, subjects: after, hoursPerDay }), subjects: after });
  const source: UpdateSource = {
    mode: "quick",
    plan: withSharedExams({ plan: read(), subjects: before }),
    isShares: true,
    ruleAt,
    week: quickWeekOf({ subjects: after, hoursPerDay }),
    inputsAt: ({ day, minuteOfDay }) => ({ today: day, minuteOfDay, subjects: after, hoursPerDay }),
    withWeek: () => source,
  };
  const updater = createPlanUpdater({ workspace, door, planning, source });
  const missed = missedSessionsOf({ days: sessionDaysOf(source.plan), progress: {}, today });
  const ask: UpdateAsk = { missed, changes: [{ kind: "exam moved", subject: "Maths", from, to }] };
  const moment = { day: today, minuteOfDay: 8 * 60 };
  const found = await updater.candidates({ ask, moment, stabilities: ["least"], signal });
  const minutesFor = (sessions: readonly PlanSession[], exam: CalendarDay) =>
    totalMinutes(sessions.filter(({ entry }) => entry.examDate === exam));
  const late = minutesFor(missed, from);
  expect(late).toBeGreaterThan(0);
  expect(found?.map(({ plan }) => minutesFor(sessionsOf(plan), to))).toEqual([
    minutesFor(sessionsOf(ruleAt()), to) + late,
  ]);
});
