import { type ExplainedPlan, explainedPlanType } from "@smart-planner/contract";
import { addDays, parseDay } from "@smart-planner/planner/time";
import type { Wish } from "@smart-planner/planner/wishes";
import { expect, it } from "vitest";
import { createMemoryPlanning } from "../../../test/memory-planning.ts";
import { createApi } from "../../platform/api.ts";
import { askSmartTimetable } from "./ask-smart-timetable.ts";
import { type SmartInputs, smartQuestionOf } from "./smart-inputs.ts";

const inputs: SmartInputs = {
  rows: [
    { subject: " Art ", examDate: "2027-03-05" },
    { subject: "", examDate: "2027-03-09" },
    { subject: "Latin", examDate: "" },
  ],
  hours: 2,
  text: " mornings \n",
  modelType: "flash",
};

const moment = () => {
  const day = parseDay("2027-03-01");
  if (day === undefined) throw new Error("No day");
  return { day, minuteOfDay: 480 };
};

const ask = async (body: unknown, status = 200, given = inputs) => {
  const question = smartQuestionOf(given, moment());
  if (question === undefined) throw new Error("No question");
  const sent: RequestInit[] = [];
  const api = createApi({
    fetch: async (_, init) => {
      sent.push(init ?? {});
      if (status === 0) throw new TypeError("No network");
      return new Response(JSON.stringify(body), { status });
    },
  });
  const result = await askSmartTimetable({
    api,
    planning: createMemoryPlanning().planning,
    question,
    signal: new AbortController().signal,
    words: (english) => english,
  });
  return { result, sent: sent[0] };
};

const plan = {
  "02-March-2027": [{ subject: "Art", hours: 1, startTime: "09:00" }],
  "04-March-2027": [{ subject: "Art", hours: 1, startTime: "09:00" }],
};
const mornings: Wish = { kind: "prefer", firmness: "soft", window: { from: 300, to: 720 } };
const explained: ExplainedPlan = {
  plan,
  plannedBy: { kind: "model", model: "tiny" },
  readings: [{ start: 0, end: 8, wish: mornings }],
  questions: [],
  notUnderstood: [],
  wishes: [mornings],
  unkept: [],
  modelProblem: "busy",
  problems: [{ kind: "no date", subject: "Music" }],
  quality: {
    total: 1,
    parts: {
      coverage: 1,
      pace: 1,
      balance: 1,
      review: 1,
      spacing: 1,
      preferredTime: 1,
      focus: 1,
      notMassed: 1,
    },
  },
};

it("asks for the explained plan with complete rows, trimmed", async () => {
  const { sent } = await ask(plan);
  expect(new Headers(sent?.headers).get("accept")).toContain(explainedPlanType);
  expect(JSON.parse(String(sent?.body))).toEqual({
    subjects: [{ name: "Art", examDate: "2027-03-05" }],
    availableHoursPerDay: 2,
    customPrompt: "mornings",
    modelType: "flash",
    today: "2027-03-01",
    minuteOfDay: 480,
  });
});

it.each([{ rows: [] }, { rows: inputs.rows.slice(1) }, { hours: 0 }, { hours: 0.5 }])(
  "has nothing to ask with %j",
  (changes) => {
    expect(smartQuestionOf({ ...inputs, ...changes }, moment())).toBeUndefined();
  },
);

it("takes the explained plan, and names rows left out", async () => {
  const { result } = await ask(explained);
  expect(result).toMatchObject({
    ok: true,
    plan,
    now: { day: "2027-03-01", minuteOfDay: 480 },
    explained: { plannedBy: { kind: "model", model: "tiny" } },
    notes: [
      "Latin was left out: it has no exam date.",
      "The language model has too much to do right now. Your preferences were read without it.",
      { kind: "no date", subject: "Music" },
    ],
  });
});

it("takes a plan alone", async () => {
  const { result } = await ask(plan);
  expect(result).toEqual({
    ok: true,
    plan,
    now: { day: "2027-03-01", minuteOfDay: 480 },
    notes: ["Latin was left out: it has no exam date."],
  });
});

it("sends dated rows along, and refuses a plan that overlaps them", async () => {
  const { day } = moment();
  const lecture = (of: number) => ({ day: addDays(day, of), start: 510, end: 570, because: "Lab" });
  const withLecture = async (of: number) => {
    const taken = { busy: [lecture(of)], dateLimits: [{ day: addDays(day, 2), minutes: 0 }] };
    const { result, sent } = await ask(explained, 200, { ...inputs, taken });
    expect(JSON.parse(String(sent?.body))).toMatchObject(taken);
    return result;
  };
  expect(await withLecture(0)).toMatchObject({ ok: true });
  expect(await withLecture(1)).toMatchObject({
    ok: false,
    hint: expect.stringContaining("breaks a rule"),
  });
});

it("accepts sessions of the due work that it sent along, and of no other", async () => {
  const due = { day: addDays(moment().day, 3), minute: 1439 };
  const tasks = [{ key: "essay", title: "Essay", subject: "Art", workMinutes: 60, due }];
  const session = { subject: "Art", title: "Essay", taskId: "essay", hours: 1, startTime: "11:00" };
  const answer = { ...explained, plan: { ...plan, "03-March-2027": [session] } };
  expect((await ask(answer, 200, { ...inputs, taken: { tasks } })).result).toMatchObject({
    ok: true,
  });
  expect((await ask(answer)).result).toMatchObject({ ok: false });
});

it("refuses an explained plan that breaks the wishes it was made from", async () => {
  const early: Wish = { kind: "off", firmness: "firm", window: { from: 480, to: 1440 } };
  const { result } = await ask({ ...explained, wishes: [early] });
  expect(result).toEqual({
    ok: false,
    message: "Failed to generate smart timetable",
    hint: expect.stringContaining("Your plan was left as it was."),
  });
});

it.each([{}, { "02-March-2027": [] }])("takes %j for no plan", async (empty) => {
  const { result } = await ask(empty);
  expect(result).toEqual({
    ok: false,
    message: "Failed to generate smart timetable",
    hint: "No plan came back. Try again. Your plan was left as it was.",
  });
});

it("gives the server's own words, and ours if it has none", async () => {
  expect((await ask({ error: "Try again in 2 minutes." }, 429)).result).toEqual({
    ok: false,
    message: "Try again in 2 minutes.",
  });
  expect((await ask({ error: "" }, 502)).result).toEqual({
    ok: false,
    message: "Failed to generate smart timetable",
    hint: expect.any(String),
  });
});

it("says in words why the server finds nothing to plan", async () => {
  const problems = [{ kind: "exam today", subject: "Art" }];
  const { result } = await ask(
    { error: "Nichts.", code: "nothing-planned", values: [{ problems, wishes: [mornings] }] },
    400,
  );
  expect(result).toEqual({
    ok: false,
    message:
      "Nothing can be planned. The exam in Art is today: it gets no time. Your preferences were understood as: Study preferably in the morning.",
  });
});

it("reads the preferences and plans on the device if the server cannot be reached", async () => {
  const { result } = await ask(null, 0, { ...inputs, text: "no study on Tuesdays. Sing a song." });
  if (!result.ok) throw new Error(result.message);
  expect(Object.keys(result.plan)).not.toContain("02-March-2027");
  expect(Object.keys(result.plan).length).toBeGreaterThan(0);
  expect(result.explained).toMatchObject({
    plannedBy: { kind: "built-in" },
    wishes: [{ kind: "off", weekdays: [1] }],
    notUnderstood: [{ start: 22 }],
  });
  expect(result.notes).toContain(
    "The server could not be reached: your preferences were read on this device.",
  );
});

it("says why if the device finds nothing to plan", async () => {
  const { result } = await ask(null, 0, {
    ...inputs,
    text: "skip art. no study from 1 to 5 March",
  });
  expect(result).toEqual({
    ok: false,
    message: expect.stringMatching(/^Nothing can be planned\. .+ Your preferences were understood/),
  });
});
