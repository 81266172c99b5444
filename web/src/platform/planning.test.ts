import { defaultPreferences } from "@smart-planner/planner/model";
import { addDays, dayOf } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { createPlanning, type PlanningWorker } from "./planning.ts";
import { answerTo } from "./planning-job.ts";

const today = dayOf({ year: 2026, month: 6, day: 10 });
const exam = dayOf({ year: 2026, month: 6, day: 14 });
if (today === undefined || exam === undefined) throw new Error("not a day");

const inputs = {
  today,
  minuteOfDay: 0,
  subjects: [{ name: "Maths", examDate: exam }],
  grid: {},
  commitments: [],
  preferences: defaultPreferences,
  hoursPerDay: 2,
};

/** Answers on command. */
const holdWorker = () => {
  let isEnded = false;
  let answer: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const worker: PlanningWorker = {
    start(job, on) {
      fail = on.failure;
      answer = () => on.answer(answerTo(job));
    },
    end: () => {
      isEnded = true;
    },
  };
  return { worker, isEnded: () => isEnded, answer: () => answer(), fail: () => fail() };
};

const setUp = () => {
  const workers: ReturnType<typeof holdWorker>[] = [];
  const planning = createPlanning({
    openWorker: () => {
      const held = holdWorker();
      workers.push(held);
      return held.worker;
    },
  });
  return { planning, workers };
};

it("gives one answer, and uses its worker again", async () => {
  const { planning, workers } = setUp();
  const { signal } = new AbortController();
  const ask = () => planning.ask({ kind: "make", given: { inputs }, signal });
  const answer = ask();
  workers[0]?.answer();
  expect(Object.keys((await answer)?.plan ?? {}).length).toBe(4);
  const second = ask();
  workers[0]?.answer();
  expect(await second).toBeDefined();
  expect(workers).toHaveLength(1);
});

it("ends the worker of a request that was given up, and starts another for the next", async () => {
  const { planning, workers } = setUp();
  const older = new AbortController();
  const stopped = planning.ask({ kind: "make", given: { inputs }, signal: older.signal });
  older.abort();
  expect(await stopped).toBeUndefined();
  expect(workers[0]?.isEnded()).toBe(true);
  const newer = planning.ask({
    kind: "make",
    given: { inputs },
    signal: new AbortController().signal,
  });
  workers[1]?.answer();
  expect(await newer).toBeDefined();
});

it("tells of a worker that fails", async () => {
  const { planning, workers } = setUp();
  const answer = planning.ask({
    kind: "make",
    given: { inputs },
    signal: new AbortController().signal,
  });
  workers[0]?.fail();
  expect(await answer).toBeUndefined();
  expect(workers[0]?.isEnded()).toBe(true);
});

it("reviews a plan as made and as it is now, and checks one", async () => {
  const { planning, workers } = setUp();
  const { signal } = new AbortController();
  const made = planning.ask({ kind: "make", given: { inputs }, signal });
  workers[0]?.answer();
  const result = await made;
  if (result === undefined) throw new Error("no plan");
  const { plan } = result;
  const review = planning.ask({ kind: "review", given: { plan, inputs }, signal });
  workers[0]?.answer();
  const reviewed = await review;
  expect(reviewed?.check.ok).toBe(true);
  const present = { ...inputs, today: addDays(inputs.today, 1) };
  const later = planning.ask({ kind: "review", given: { plan, inputs, present }, signal });
  workers[0]?.answer();
  const now = await later;
  const plannedIn = (value: typeof now) =>
    value?.fit.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0) ?? 0;
  // Past sessions do not count as planned.
  expect(plannedIn(now)).toBeLessThan(plannedIn(reviewed));
  const check = planning.ask({ kind: "check", given: { plan, inputs }, signal });
  workers[0]?.answer();
  expect((await check)?.ok).toBe(true);
});
