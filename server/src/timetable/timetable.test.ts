import {
  explainedPlanSchema,
  explainedPlanType,
  maxPromptLength,
  nothingPlannedSchema,
  studyPlanSchema,
} from "@smart-planner/contract";
import { defaultPreferences, type StudyPlan } from "@smart-planner/planner/model";
import { planDaysOf } from "@smart-planner/planner/plan";
import { checkPlan } from "@smart-planner/planner/scheduler";
import { weekdayOf } from "@smart-planner/planner/time";
import { wishWords } from "@smart-planner/words/en/wishes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { day } from "../../test/calendar-day.ts";
import { makeTimetable, request } from "../../test/make-timetable.ts";
import { ServerBusy } from "../http/server-busy.ts";
import type { Planning } from "./planning.ts";

let own: Awaited<ReturnType<typeof makeTimetable>>;
beforeAll(async () => {
  own = await makeTimetable();
});
afterAll(() => own.close());

let addresses = 0;
/** From an address of its own, so that no limit mixes tests up. */
const post = (body: unknown, headers: Record<string, string> = {}) => {
  addresses += 1;
  return own.post({ body, headers, address: `198.51.${addresses >> 8}.${addresses & 255}` });
};

const planFor = async (changes: object): Promise<StudyPlan> => {
  const response = await post({ ...request, ...changes });
  expect(response.status).toBe(200);
  return studyPlanSchema.parse(await response.json());
};

const explainedFor = async (changes: object) => {
  const response = await post({ ...request, ...changes }, { accept: explainedPlanType });
  expect(response.headers.get("content-type")).toBe(explainedPlanType);
  return explainedPlanSchema.parse(await response.json());
};

const errorSchema = z.object({ error: z.string() });

const errorFor = async (changes: object) => {
  const response = await post({ ...request, ...changes });
  return { status: response.status, error: errorSchema.parse(await response.json()).error };
};

const missing = "Subjects and available hours per day are required";

describe("a request", () => {
  it.each([
    { subjects: undefined },
    { subjects: [] },
    { subjects: "Mathematics" },
    { availableHoursPerDay: undefined },
    { availableHoursPerDay: 0 },
    { availableHoursPerDay: -2 },
    { availableHoursPerDay: "six" },
  ])("with %j asks for missing fields", async (changes) => {
    expect(await errorFor(changes)).toEqual({ status: 400, error: missing });
  });

  it.each(["", "{", "[]", "null", '"text"', "7"])("that is %j does too", async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: missing });
  });

  it.each([
    [{ subjects: [{ name: " ", examDate: "2027-03-12" }] }, "a name and an exam date"],
    [{ subjects: [{ name: "Art", examDate: "2027-02-30" }] }, "a name and an exam date"],
    [{ subjects: [{ name: "Art" }] }, "a name and an exam date"],
    [{ subjects: ["Art"] }, "a name and an exam date"],
    [{ availableHoursPerDay: 0.5 }, "between 1 and 24"],
    [{ availableHoursPerDay: 25 }, "between 1 and 24"],
    [{ modelType: "ultra" }, "flash or pro"],
    [{ customPrompt: 7 }, "must be a text"],
    [{ today: "tomorrow" }, "2027-03-05"],
    [{ commitments: [{ name: 1 }] }, "commitments"],
  ])("with %j names the error", async (changes, words) => {
    expect(await errorFor(changes)).toEqual({ status: 400, error: expect.stringContaining(words) });
  });

  it("may be too long, by its words, its subjects or as a whole", async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({
      name: `Subject ${index}`,
      examDate: "2027-03-12",
    }));
    const words = "a".repeat(maxPromptLength + 1);
    const errors = [
      await errorFor({ customPrompt: words }),
      await errorFor({ subjects: many }),
      await errorFor({ customPrompt: "a".repeat(300_000) }),
    ];
    expect(errors).toEqual([
      { status: 413, error: expect.stringContaining("at most 4,000 characters") },
      { status: 413, error: expect.stringContaining("more than 100 subjects") },
      { status: 413, error: expect.stringContaining("256 KB") },
    ]);
  });

  it("with only past exams gets an explanation, and no empty plan", async () => {
    const subjects = [{ name: "Latin", examDate: "2027-02-01" }];
    expect(await errorFor({ subjects })).toEqual({
      status: 400,
      error: expect.stringContaining("The exam in Latin was on 1 February 2027"),
    });
  });

  it("with preferences that leave no day gets an explanation", async () => {
    const customPrompt = "No study on weekdays. No study on weekends.";
    expect(await errorFor({ customPrompt })).toEqual({
      status: 400,
      error: expect.stringMatching(
        /^Nothing can be planned\. .* open in your preferences\. .*No study on weekdays; No study on weekends/,
      ),
    });
    const body = await (await post({ ...request, customPrompt })).json();
    expect(nothingPlannedSchema.parse(body).values).toMatchObject([
      { problems: [{ kind: "no free time", isByWishes: true }], wishes: [{}, {}] },
    ]);
  });
});

describe("the answer", () => {
  it("is the plan itself, which keeps every guarantee, and says who planned", async () => {
    const response = await post(request);
    expect(response.headers.get("x-planned-by")).toBe("built-in");
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("vary")).toContain("Accept");
    const plan = studyPlanSchema.parse(await response.json());
    const named = request.subjects.map(({ name, examDate }) => ({ name, examDate: day(examDate) }));
    const checked = checkPlan({
      plan,
      kind: "scheduled",
      inputs: {
        today: day(request.today),
        minuteOfDay: request.minuteOfDay,
        subjects: named,
        hoursPerDay: request.availableHoursPerDay,
        preferences: defaultPreferences,
      },
    });
    expect(checked.broken).toEqual([]);
    const planned = new Set(Object.values(plan).flatMap((day) => day.map((each) => each.subject)));
    expect([...planned].sort()).toEqual(["Chemistry", "Mathematics", "__proto__"]);
    expect(Object.keys(plan)[0]).toBe("01-March-2027");
  });

  it.each(["application/json", "*/*", `application/json, ${explainedPlanType};q=0.5`, ""])(
    "stays the plan alone for clients that accept %j",
    async (accept) => {
      const response = await post(request, { accept });
      expect(studyPlanSchema.safeParse(await response.json()).success).toBe(true);
    },
  );

  it("says on request how it understood the words, and how good the plan is", async () => {
    const customPrompt = "Sundays off. More Chemistry. Sing me a song.";
    const explained = await explainedFor({ customPrompt });
    expect(explained).toMatchObject({
      plannedBy: { kind: "built-in" },
      questions: [],
      unkept: [],
      problems: [],
    });
    const wordsOf = ({ start, end }: { start: number; end: number }) =>
      customPrompt.slice(start, end);
    expect(explained.readings.map((each) => [wordsOf(each), wishWords.wish(each.wish)])).toEqual([
      ["Sundays off", "No study on Sundays"],
      ["More Chemistry", "More time for Chemistry"],
    ]);
    expect(explained.notUnderstood.map(wordsOf)).toEqual(["Sing me a song"]);
    expect(explained.wishes).toEqual(explained.readings.map(({ wish }) => wish));
    expect(explained.quality.total).toBeGreaterThan(0.5);
    expect(explained.plan).toEqual(await planFor({ customPrompt }));
  });

  it("keeps wishes that are sent along, and names those it cannot keep with the reason", async () => {
    const [sundays] = (await explainedFor({ customPrompt: "Sundays off" })).wishes;
    const { wishes, unkept, plan } = await explainedFor({
      customPrompt: "Chemistry every day, 5 minute breaks",
      wishes: [sundays],
    });
    expect(wishes.map(wishWords.wish)).toEqual([
      "No study on Sundays",
      "Chemistry every day",
      "Breaks of 5 minutes",
    ]);
    expect(planDaysOf(plan).map(({ day: each }) => weekdayOf(each))).not.toContain(6);
    expect(unkept.map(({ reason }) => reason)).toEqual([
      { kind: "missing", subject: "Chemistry", count: expect.any(Number) },
      { kind: "least break", minutes: 15 },
    ]);
  });

  it("drops preferences before there is no plan at all", async () => {
    const { wishes, unkept, plan } = await explainedFor({
      customPrompt: "I'd rather not study on weekdays. I'd rather not study on weekends.",
    });
    expect(wishes).toHaveLength(2);
    expect(unkept.length).toBeGreaterThan(0);
    expect(Object.keys(plan).length).toBeGreaterThan(0);
  });

  it("asks where two readings are likely, and plans without either", async () => {
    const { questions, wishes } = await explainedFor({ customPrompt: "I only work on weekends" });
    expect(questions.map(({ choices }) => choices.map((each) => each.map(wishWords.wish)))).toEqual(
      [[["Work on weekends"], ["Study only on weekends"]]],
    );
    expect(wishes).toEqual([]);
  });

  it("follows the preferences", async () => {
    const days = planDaysOf(await planFor({ customPrompt: "No study on Sundays or after 18:00." }));
    expect(days.length).toBeGreaterThan(5);
    expect(days.map((each) => weekdayOf(each.day))).not.toContain(6);
    const starts = days.flatMap(({ entries }) => entries.map(({ startTime }) => startTime ?? "99"));
    expect(starts.filter((start) => start >= "18:00")).toEqual([]);
  });

  it("is at least as good from pro as from flash, and always the same", async () => {
    const flash = await explainedFor({ modelType: "flash" });
    const pro = await explainedFor({ modelType: "pro" });
    expect(pro.quality.total).toBeGreaterThanOrEqual(flash.quality.total);
    expect(await explainedFor({ modelType: "pro" })).toEqual(pro);
  });

  it("takes the server's own day if none is given, and trims the words", async () => {
    const { today: _, minuteOfDay: __, ...bare } = request;
    const response = await post({ ...bare, customPrompt: "  " });
    const plan = studyPlanSchema.parse(await response.json());
    expect(Object.keys(plan)[0]).toBe("01-March-2027");
    expect(plan["01-March-2027"]?.[0]?.startTime).toBe("09:30");
  });

  it("keeps clear of classes, commitments and sleep where they are given", async () => {
    const plan = await planFor({
      grid: { "Monday-9": { day: 0, hour: 9, type: "class", label: "Class" } },
      commitments: [
        { name: "Work", days: [0, 1, 2, 3, 4], startTime: "10:00", endTime: "17:00", type: "work" },
      ],
      preferences: { ...defaultPreferences, sleepSchedule: { start: 22, end: 9 } },
    });
    const mondays = planDaysOf(plan).filter((each) => weekdayOf(each.day) === 0);
    const starts = mondays.flatMap(({ entries }) => entries.map(({ startTime }) => startTime));
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) expect(start && start >= "17:00" && start < "22:00").toBe(true);
  });
});

const quick: Planning = {
  plan: async () => ({ outcome: "empty", problems: [] }),
  read: async () => ({ outcome: "stopped" }),
};

describe("when planning fails", () => {
  const failing = async (planning: Partial<Planning>, body: object = request) => {
    const timetable = await makeTimetable({ planning: { ...quick, ...planning } });
    const response = await timetable.post({ body });
    await timetable.close();
    const retryAfter = response.headers.get("retry-after");
    const { error } = errorSchema.parse(await response.json());
    return { status: response.status, retryAfter, error };
  };

  it.each([
    [{ outcome: "too-long" }, 504, null],
    [{ outcome: "broken", guarantees: ["It overlaps."] }, 502, null],
  ] as const)("with %j the student reads a sentence", async (answer, status, retryAfter) => {
    expect(await failing({ plan: async () => answer })).toEqual({
      status,
      retryAfter,
      error: expect.stringMatching(/^[A-Z].+\.$/),
    });
  });

  it("has plans and long words wait for their turn", async () => {
    const busy = () => Promise.reject(new ServerBusy("queue"));
    const long = { ...request, customPrompt: "No Sundays. ".repeat(100) };
    const refused = { status: 503, retryAfter: "5" };
    expect(await failing({ plan: busy })).toMatchObject(refused);
    expect(await failing({ read: busy }, long)).toMatchObject(refused);
  });
});

describe("limits", () => {
  const allowed = async (headers: Record<string, string>, address: string) => {
    const timetable = await makeTimetable({ planning: quick });
    const ask = (from = address) => timetable.post({ body: request, headers, address: from });
    let count = 0;
    let refused = await ask();
    for (; refused.status === 400; count += 1) refused = await ask();
    expect(refused.status).toBe(429);
    const elsewhere = await ask("192.0.2.77");
    await timetable.close();
    return { count, refused, elsewhere: elsewhere.status };
  };

  it("are tight for visitors, by address, and say when to come back", async () => {
    const { count, refused, elsewhere } = await allowed({}, "2001:db8::1");
    expect(count).toBe(60);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      error: expect.stringMatching(/Try again in \d+ (minutes?|seconds?)\./),
    });
    expect(elsewhere).toBe(400);
  });

  it("are wider for a signed-in student, wherever they are", async () => {
    const { count, elsewhere } = await allowed({ "x-test-user": "ada" }, "192.0.2.5");
    expect(count).toBe(120);
    expect(elsewhere).toBe(429);
  });

  it("count no request that could not be read", async () => {
    const timetable = await makeTimetable({ planning: quick });
    for (let each = 0; each < 40; each += 1) await timetable.post({ body: {} });
    expect((await timetable.post({ body: request })).status).toBe(400);
    await timetable.close();
  });
});
