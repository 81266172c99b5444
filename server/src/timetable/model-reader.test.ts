import { readWishes } from "@smart-planner/planner/wishes";
import { wishWords } from "@smart-planner/words/en/wishes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { type Protocol, startFakeModel } from "../../test/fake-model.ts";
import { modelSays, said } from "../../test/model-says.ts";
import { modelWishOf } from "../../test/model-wish.ts";
import { silentLog } from "../../test/silent-log.ts";
import { createLog } from "../log.ts";
import { languageModels } from "./language-model.ts";
import { readWords } from "./model-answer.ts";
import { modelExamples } from "./model-examples.ts";
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
type Question = Parameters<ReturnType<typeof modelReader>>[0];

const readerOf = (input: Parameters<typeof modelReader>[0]) => async (asked: Question) => {
  const reading = await modelReader(input)(asked);
  return reading.ok
    ? {
        ok: true as const,
        model: reading.model,
        read: readWords({ asked, answer: reading.answer }),
      }
    : reading;
};

let fake: Awaited<ReturnType<typeof startFakeModel>>;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.stop());

describe.each<Protocol>(["google", "openai-compatible"])("a model that speaks %s", (protocol) => {
  const readerWith = ({ ms = 10_000, log = silentLog } = {}) =>
    readerOf({
      models: languageModels(fake.configFor(protocol)),
      log,
      timeoutMs: { flash: ms, pro: ms },
    });

  it("turns words into wishes", async () => {
    fake.will(
      modelSays({
        wishes: [
          said("More maths", { kind: "weight", subjects: [1], value: 1.5 }),
          said("Sundays off", { weekdays: ["Sunday"] }),
        ],
        notUnderstood: ["Play my favourite song."],
      }),
    );
    const { text } = question;
    expect(await readerWith()(question)).toEqual({
      ok: true,
      model: "fake-flash",
      read: {
        readings: [
          {
            start: 0,
            end: 10,
            wish: { kind: "weight", firmness: "firm", subjects: ["Maths"], factor: 1.5 },
          },
          { start: 12, end: 23, wish: { kind: "off", firmness: "firm", weekdays: [6] } },
        ],
        questions: [],
        notUnderstood: [{ start: text.indexOf("Play"), end: text.length - 1 }],
      },
    });
  });

  it("may ask which of two things is meant, in our words", async () => {
    fake.will(
      modelSays({
        wishes: [
          said("More maths", { kind: "weight", subjects: [1], value: 1.5, question: 1 }),
          said("More maths", {
            kind: "rhythm",
            subjects: [1],
            choice: "exactly",
            per: "day",
            count: 1,
            question: 1,
          }),
        ],
      }),
    );
    expect(await readerWith()(question)).toMatchObject({
      ok: true,
      read: { questions: [{ choices: [[{}], [{}]] }] },
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
    expect(request?.text).toContain("daysBeforeExam");
    expect(request?.text).not.toContain('"tools"');
  });

  it("may put an answer right that does not fit, once", async () => {
    fake.will(
      { say: "Sure! Sundays are off." },
      modelSays({
        wishes: [said("Sundays off", { weekdays: ["Sunday"] })],
        notUnderstood: ["More maths"],
      }),
    );
    const reading = await readerWith()(question);
    expect(reading).toMatchObject({ ok: true, read: { readings: [{ wish: { weekdays: [6] } }] } });
    expect(fake.requests).toHaveLength(2);
    expect(fake.requests[1]?.text).toContain("Sure! Sundays are off.");
  });

  it.each([
    ["text", { say: "Sure! Sundays are off." }],
    ["nothing", { say: "" }],
    ["another shape", { say: '{"plan":[]}' }],
    ["a number out of range", modelSays({ wishes: [said("Sundays off", { most: -5 })] })],
    ["a time that is none", modelSays({ wishes: [said("Sundays off", { fromTime: "25:00" })] })],
  ])("that gives %s twice is refused after two requests", async (_, behaviour) => {
    fake.will(behaviour);
    expect(await readerWith()(question)).toEqual({ ok: false, problem: "unusable" });
    expect(fake.requests).toHaveLength(2);
  });

  it.each(["hang", "drip"] as const)("that would %s forever is given up", async (behaviour) => {
    fake.will(behaviour);
    const reading = await readerWith({ ms: 150 })(question);
    expect(reading).toEqual({ ok: false, problem: "slow" });
    await fake.allEnded();
  });

  it("is aborted when the client has gone", async () => {
    fake.will("hang");
    const leaving = new AbortController();
    const reading = readerWith()({ ...question, signal: leaving.signal });
    // A request of the test before may still arrive on a slow machine.
    await expect.poll(() => fake.requests.length).toBeGreaterThan(0);
    leaving.abort();
    expect(await reading).toMatchObject({ ok: false });
    await fake.allEnded();
  });

  it.each([
    ["goes on without end", "oversize", "unusable"],
    ["gives something else than its protocol", "garbage", "unusable"],
    ["refuses the key", { status: 401 }, "refuses"],
    ["has no such model", { status: 404 }, "refuses"],
  ] as const)("that %s is a clear failure", async (_, behaviour, problem) => {
    fake.will(behaviour);
    const reading = await readerWith()(question);
    expect(reading).toEqual({ ok: false, problem });
    await fake.allEnded();
  });

  it("that has too much to do is asked once more, and then is busy", async () => {
    fake.will({ status: 429, headers: { "retry-after-ms": "1" } });
    expect(await readerWith()(question)).toEqual({ ok: false, problem: "busy" });
    expect(fake.requests).toHaveLength(2);
  });

  it("that breaks down once is asked again", async () => {
    fake.will({ status: 503, headers: { "retry-after-ms": "1" } }, modelSays({}));
    expect(await readerWith()(question)).toMatchObject({ ok: true });
  });

  it("that cuts the line is a clear failure", async () => {
    fake.will("reset");
    const reading = await readerWith()(question);
    expect(reading).toEqual({ ok: false, problem: "away" });
  });

  it("never carries the key to another address", async () => {
    fake.will({ redirect: `${fake.origin}/elsewhere` });
    expect(await readerWith()(question)).toMatchObject({ ok: false });
    expect(fake.requests.filter(({ path }) => path === "/elsewhere")).toEqual([]);
  });

  it("can say nothing of its own to the student, and speak of no subject but theirs", async () => {
    const { text } = question;
    fake.will(
      modelSays({
        wishes: [
          said("More maths", { kind: "weight", subjects: [3], value: 2 }),
          said("Pay at http://evil.example", { weekdays: ["Monday"] }),
          said("Sundays off", { label: "Visit http://evil.example", weekdays: ["Sunday"] }),
          said("Play my favourite song", {
            kind: "off",
            dates: [{ from: "2020-01-01", to: null }],
          }),
        ],
        notUnderstood: ["<script>alert(1)</script>"],
      }),
    );
    const reading = await readerWith()(question);
    expect(reading).toMatchObject({
      ok: true,
      read: { readings: [{ wish: { kind: "off", firmness: "firm", weekdays: [6] } }] },
    });
    if (!reading.ok) return;
    expect(JSON.stringify(reading.read)).not.toMatch(/evil|script/);
    expect(reading.read.notUnderstood.map(({ start, end }) => text.slice(start, end))).toEqual([
      "More maths",
      "Play my favourite song",
    ]);
  });

  it("is believed where it is silent: the grammar reads nothing in its place", async () => {
    fake.will(modelSays({}));
    const reading = await readerWith()(question);
    if (!reading.ok) throw new Error(reading.problem);
    const { readings, questions, notUnderstood } = reading.read;
    expect([...readings, ...questions]).toEqual([]);
    expect(notUnderstood.map(({ start, end }) => question.text.slice(start, end))).toEqual([
      "More maths",
      "Sundays off",
      "Play my favourite song",
    ]);
  });

  it("may quote nearly: a word that differs does not cost the wish", async () => {
    const text = "I'd rather not have any studying done on sundays, if possible";
    fake.will(
      modelSays({
        wishes: [
          said("rather not have studying on Sundays", { weekdays: ["Sunday"], firm: false }),
        ],
      }),
    );
    const reading = await readerWith()({ ...question, text });
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.read.readings.map(({ wish }) => wishWords.wish(wish))).toEqual([
      "No study on Sundays, if possible",
    ]);
  });

  it("may speak of days before one exam, and of a span that has begun", async () => {
    fake.will(
      modelSays({
        wishes: [
          said("More maths", { kind: "light", daysBeforeExam: 2, examsOf: [1] }),
          said("Sundays off", { dates: [{ from: "2027-02-20", to: "2027-03-03" }] }),
        ],
      }),
    );
    const reading = await readerWith()(question);
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.read.readings.map(({ wish }) => wishWords.wish(wish))).toEqual([
      "Lighter on the last 2 days before the Maths exam",
      "No study from 1 to 3 March 2027",
    ]);
  });

  it("makes no wish of a span that ends before it begins", async () => {
    const dates = [{ from: "2027-03-09", to: "2027-03-05" }];
    fake.will(modelSays({ wishes: [said("Sundays off", { kind: "period", dates })] }));
    const reading = await readerWith()(question);
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.read.readings).toEqual([]);
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

describe("the same words", () => {
  const subjects = ["Mathematics", "Physics", "History"].map((name) => ({
    name,
    examDate: day("2027-03-25"),
  }));
  it.each([
    "no studying on Sundays",
    "I work Tue and Thu 5-9pm",
    "I'm away 14-16 March",
    "max 2 hours on weekdays and 5 on weekends",
    "history only in the morning",
    "physics three times a week",
    "give maths 10 hours, physics is basically done",
    "never maths and physics on the same day, physics before history every day",
    "pomodoro 25/5, max 2 subjects a day, one day off a week",
    "skip history, start from 9 March, finish 2 days before each exam",
    "last 3 days before every exam only revision of that subject",
    "I sleep from 1am to 9am, 30 min travel before my shift",
    "flashcards 20 min every morning, the maths exam is on the 26th, I also have a french exam on March 28",
    "I'd rather not study on Sundays, easy stuff in the evening, lighter fridays, spread it out evenly",
    "I don't mind Sundays, this week only maths, start with maths, at least 1 hour a day",
  ])("give the same wishes whether a model or the grammar reads them: %s", async (text) => {
    const asked = { text, subjects, today: question.today };
    const own = readWishes(asked);
    expect(own.readings.length).toBeGreaterThan(0);
    fake.will(
      modelSays({
        wishes: own.readings.map(({ wish, start, end }) =>
          modelWishOf(wish, text.slice(start, end), subjects),
        ),
      }),
    );
    const reader = readerOf({
      models: languageModels(fake.configFor("openai-compatible")),
      log: silentLog,
    });
    const reading = await reader({ ...question, ...asked });
    if (!reading.ok) throw new Error(reading.problem);
    expect(reading.read.readings.map(({ wish }) => wishWords.wish(wish))).toEqual(
      own.readings.map(({ wish }) => wishWords.wish(wish)),
    );
    expect(reading.read.readings.map(({ wish }) => wish)).toEqual(
      own.readings.map(({ wish }) => wish),
    );
  });
});

describe("the examples that a model is shown", () => {
  const subjects = ["Maths", "Physics"].map((name) => ({ name, examDate: day("2027-03-25") }));
  const readAs = [
    "No study on Sundays | Work on Tuesdays and Thursdays 17:00 to 21:00 | At most 2 hours a day | At most 4 hours on Saturdays",
    "Physics twice a week, if possible | No study in the morning",
    "The last 3 days before the Maths exam only for its subject | Lighter on the day before the Maths exam | Maths is hard for you",
    "10 hours for Maths | Physics: 50 % done",
    "",
  ];
  it.each(modelExamples.map((example, place) => [example.preferences, place] as const))(
    "are read as they are meant: %s",
    (text, place) => {
      const answer = modelExamples[place]?.answer;
      const { readings, questions } = readWords({
        asked: { text, subjects, today: question.today },
        answer,
      });
      expect(readings.map(({ wish }) => wishWords.wish(wish)).join(" | ")).toBe(readAs[place]);
      expect(questions).toHaveLength(text.includes("only work on weekends") ? 1 : 0);
    },
  );
});
