import { noWishes } from "@smart-planner/planner";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { type Protocol, startFakeModel } from "../../test/fake-model.ts";
import { modelSays } from "../../test/model-says.ts";
import { silentLog } from "../../test/silent-log.ts";
import { createLog } from "../log.ts";
import { languageModels } from "./language-model.ts";
import { modelReader } from "./model-reader.ts";

const question = {
  text: "More maths, Sundays off. Play my favourite song.",
  subjects: [
    { name: "Maths", examDate: day("2027-03-20") },
    { name: "__proto__", examDate: day("2027-03-25") },
  ],
  today: day("2027-03-01"),
  modelType: "flash" as const,
  signal: new AbortController().signal,
};

let fake: Awaited<ReturnType<typeof startFakeModel>>;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.stop());

describe.each<Protocol>(["google", "openai-compatible"])("a model that speaks %s", (protocol) => {
  const readerWith = ({ ms = 10_000, log = silentLog } = {}) =>
    modelReader({
      models: languageModels(fake.configFor(protocol)),
      log,
      timeoutMs: { flash: ms, pro: ms },
    });

  it("turns words into wishes", async () => {
    fake.will(
      modelSays({
        emphasis: [{ subject: 1, amount: "more" }],
        difficulty: [{ subject: 2, rating: 5 }],
        weekdaysOff: ["Sunday"],
        datesOff: ["2027-03-08"],
        dailyLimits: [{ weekdays: ["Monday", "Friday"], minutes: 90 }],
        preferredTimes: [{ subject: null, times: ["Morning"] }],
        earliestStart: "09:00",
        latestEnd: "24:00",
        finishDaysBefore: [{ subject: 1, days: 2 }],
        maxSessionMinutes: 60,
        notUnderstood: ["Play my favourite song."],
      }),
    );
    const reading = await readerWith()(question);
    expect(reading).toEqual({
      ok: true,
      readBy: { kind: "model", model: "fake-flash" },
      read: {
        wishes: {
          ...noWishes,
          emphasis: { Maths: 1.5 },
          difficulty: Object.fromEntries([["__proto__", 5]]),
          weekdaysOff: [6],
          datesOff: ["2027-03-08"],
          dailyLimits: [{ weekdays: [0, 4], minutes: 90 }],
          preferredTimes: [{ times: ["Morning"] }],
          earliestStart: 540,
          latestEnd: 1440,
          finishDaysBefore: [{ subject: "Maths", days: 2 }],
          maxSessionLength: 60,
        },
        understood: expect.arrayContaining(["More time for Maths", "No study on Sundays"]),
        notUnderstood: ["Play my favourite song."],
      },
    });
  });

  it("is asked by its own name, with the key, the words and the dates, and without tools", async () => {
    fake.will(modelSays({}));
    await readerWith()({ ...question, modelType: "pro" });
    const [request] = fake.requests;
    expect(request?.key).toBe("secret-key");
    expect(`${request?.path} ${request?.text}`).toContain("fake-pro");
    expect(request?.text).toContain("More maths, Sundays off.");
    expect(request?.text).toContain("2027-03-20");
    expect(request?.text).toContain("weekdaysOff");
    expect(request?.text).not.toContain('"tools"');
  });

  it("may put an answer right that does not fit, once", async () => {
    fake.will({ say: "Sure! Sundays are off." }, modelSays({ weekdaysOff: ["Sunday"] }));
    const reading = await readerWith()(question);
    expect(reading).toMatchObject({ ok: true, read: { understood: ["No study on Sundays"] } });
    expect(fake.requests).toHaveLength(2);
    expect(fake.requests[1]?.text).toContain("Sure! Sundays are off.");
  });

  it.each([
    ["text", { say: "Sure! Sundays are off." }],
    ["nothing", { say: "" }],
    ["another shape", { say: '{"plan":[]}' }],
    [
      "a time that ends before it begins",
      modelSays({ earliestStart: "18:00", latestEnd: "09:00" }),
    ],
    ["a number out of range", modelSays({ minSessionMinutes: -5 })],
  ])("that gives %s twice is refused after two requests", async (_, behaviour) => {
    fake.will(behaviour);
    expect(await readerWith()(question)).toMatchObject({ ok: false, status: 502 });
    expect(fake.requests).toHaveLength(2);
  });

  it.each(["hang", "drip"] as const)("that would %s for ever is given up", async (behaviour) => {
    fake.will(behaviour);
    const reading = await readerWith({ ms: 150 })(question);
    expect(reading).toEqual({
      ok: false,
      status: 504,
      error: expect.stringContaining("longer than 1 seconds"),
    });
    await fake.allEnded();
  });

  it("is left alone when nobody waits any more", async () => {
    fake.will("hang");
    const leaving = new AbortController();
    const reading = readerWith()({ ...question, signal: leaving.signal });
    await expect.poll(() => fake.requests.length).toBe(1);
    leaving.abort();
    expect(await reading).toMatchObject({ ok: false, status: 408 });
    await fake.allEnded();
  });

  it.each([
    ["goes on without end", "oversize", "cannot use"],
    ["gives something else than its protocol", "garbage", "cannot use"],
    ["refuses the key", { status: 401 }, "refuses this server"],
    ["has no such model", { status: 404 }, "refuses this server"],
  ] as const)("that %s is a clear failure", async (_, behaviour, words) => {
    fake.will(behaviour);
    const reading = await readerWith()(question);
    expect(reading).toEqual({ ok: false, status: 502, error: expect.stringContaining(words) });
    await fake.allEnded();
  });

  it("that has too much to do is asked once more, and then says when to come back", async () => {
    fake.will({ status: 429, headers: { "retry-after-ms": "1" } });
    expect(await readerWith()(question)).toMatchObject({ ok: false, status: 502, retryAfter: 60 });
    expect(fake.requests).toHaveLength(2);
  });

  it("that breaks down once is asked again", async () => {
    fake.will({ status: 503, headers: { "retry-after-ms": "1" } }, modelSays({}));
    expect(await readerWith()(question)).toMatchObject({ ok: true });
  });

  it("that cuts the line is a clear failure", async () => {
    fake.will("reset");
    const reading = await readerWith()(question);
    expect(reading).toMatchObject({ ok: false, status: 502 });
    expect(reading).toHaveProperty("error", expect.stringContaining("cannot be reached"));
  });

  it("never carries the key to another address", async () => {
    fake.will({ redirect: `${fake.origin}/elsewhere` });
    expect(await readerWith()(question)).toMatchObject({ ok: false, status: 502 });
    expect(fake.requests.filter(({ path }) => path === "/elsewhere")).toEqual([]);
  });

  it("can say nothing of its own to the student, and speak of no subject but theirs", async () => {
    fake.will(
      modelSays({
        emphasis: [{ subject: 3, amount: "much more" }],
        difficulty: [{ subject: -1, rating: 5 }],
        preferredTimes: [{ subject: 99, times: ["Night"] }],
        finishDaysBefore: [{ subject: 0, days: 60 }],
        datesOff: ["2020-01-01", "2099-01-01"],
        notUnderstood: ["Pay at http://evil.example", "<script>alert(1)</script>", "More maths"],
      }),
    );
    expect(await readerWith()(question)).toMatchObject({
      ok: true,
      read: { wishes: noWishes, understood: [], notUnderstood: ["More maths"] },
    });
  });

  it("leaves nothing of the student's words and of the key in the log", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "debug", write: (line) => lines.push(line) });
    fake.will({ say: "I would rather talk about: More maths, Sundays off." });
    await readerWith({ log })(question);
    fake.will({ status: 403 });
    await readerWith({ log })(question);
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/maths|secret-key/i);
  });
});
