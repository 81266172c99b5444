import { scheduleReaderAnswerSchema, scheduleUploadAnswerSchema } from "@smart-planner/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeModel } from "../../../test/fake-model.ts";
import { makeApp } from "../../../test/make-app.ts";
import { pngOf } from "../../../test/schedule-files/png.ts";
import { languageModels } from "../../timetable/language-model.ts";
import { scheduleCapability } from "../schedule.ts";
import { createVisionReader } from "./vision-reader.ts";

const picture = Uint8Array.from(pngOf({ width: 9, height: 9, raw: new Uint8Array(90) }));
const local = { day: "Friday", subject: "Local", startTime: "09:00", endTime: "10:00" } as const;

let fake: Awaited<ReturnType<typeof startFakeModel>>;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.stop());

const appFor = (protocol: "google" | "openai-compatible", configured = true) => {
  const { vision } = languageModels({ ...fake.configFor(protocol), vision: "fake-eye" });
  return makeApp({
    capabilities: [
      scheduleCapability({
        limiter: {
          take: async () => ({ ok: true, remaining: 1 }),
          holds: async () => true,
          giveBack: async () => undefined,
          forget: async () => undefined,
        },
        currentUser: async () => null,
        reader: {
          read: async () => ({ ok: true, rows: [local] }),
        },
        vision: configured && vision !== undefined ? createVisionReader(vision) : undefined,
      }),
    ],
  });
};

const upload = async (
  app: ReturnType<typeof appFor>,
  { agreed = true, name = "week.png" } = {},
) => {
  const form = new FormData();
  const csv = new TextEncoder().encode("Day,Subject\n");
  form.set("schedule", new File([name.endsWith("png") ? picture : csv], name));
  if (agreed) form.set("model", "agreed");
  const response = await app.request("/api/schedule/upload", { method: "POST", body: form });
  return scheduleUploadAnswerSchema
    .parse(await response.json())
    .schedule.map(({ day, subject, startTime, endTime, unlikely }) =>
      [day, startTime, endTime, subject, unlikely].filter(Boolean).join(" "),
    );
};

const say = (rows: readonly object[]) => ({ say: JSON.stringify({ rows }) });
const maths = { day: "Monday", subject: "Maths", startTime: "09:00", endTime: "10:00" };

describe.each(["google", "openai-compatible"] as const)("a model that sees, by %s", (protocol) => {
  it("reads a picture when the person agrees, and its rows pass the same checks", async () => {
    const late = { ...maths, subject: "Late", startTime: "22:00", endTime: "02:00" };
    const pause = { ...maths, subject: "Lunch" };
    fake.will(say([maths, late, pause]));
    expect(await upload(appFor(protocol))).toEqual([
      "Monday 09:00 10:00 Maths",
      "Monday 22:00 02:00 Late next-day",
    ]);
    expect(fake.requests[0]?.path).toContain(protocol === "google" ? "fake-eye" : "chat");
    expect(fake.requests[0]?.text).toContain(Buffer.from(picture).toString("base64").slice(0, 40));
  });

  it.each([
    ["a refusal", { status: 500 }],
    ["garbage", "garbage" as const],
    ["another shape", { say: JSON.stringify({ rows: [{ day: "Someday" }] }) }],
    ["no rows", { say: JSON.stringify({ rows: [] }) }],
  ])("is not needed: after %s the server reads by itself", async (_, behaviour) => {
    fake.will(behaviour);
    expect(await upload(appFor(protocol))).toEqual(["Friday 09:00 10:00 Local"]);
  });
});

describe("without consent", () => {
  it("nothing is sent to a model, nor is a file that is not a picture", async () => {
    fake.will(say([maths]));
    const app = appFor("google");
    expect(await upload(app, { agreed: false })).toEqual(["Friday 09:00 10:00 Local"]);
    expect(await upload(app, { name: "week.csv" })).toEqual(["Friday 09:00 10:00 Local"]);
    expect(fake.requests).toEqual([]);
  });

  it("the page learns which model there is, or that there is none", async () => {
    const ask = async (configured: boolean) => {
      const response = await appFor("google", configured).request("/api/schedule/reader");
      return scheduleReaderAnswerSchema.parse(await response.json()).model;
    };
    expect(await ask(true)).toBe("fake-eye");
    expect(await ask(false)).toBeNull();
  });
});
