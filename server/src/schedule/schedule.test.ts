import { request } from "node:http";
import { deflateSync } from "node:zlib";
import { maxScheduleUploadBytes, scheduleUploadAnswerSchema } from "@smart-planner/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { makeApp } from "../../test/make-app.ts";
import { pdfOf } from "../../test/schedule-files/pdf.ts";
import { pngOf } from "../../test/schedule-files/png.ts";
import { listen } from "../http/listen.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import { createWorkers } from "../workers/workers.ts";
import { readSchedule } from "./process/read-schedule.ts";
import {
  createScheduleReader,
  type ReadInput,
  type ReadResult,
  type ScheduleReader,
} from "./process/schedule-reader.ts";
import { scheduleCapability } from "./schedule.ts";

const csv = "Day,Subject,Start,End\nMon,Maths,9:00,10:30\n";
const open: RateLimiter = {
  take: async () => ({ ok: true, remaining: 1 }),
  giveBack: async () => undefined,
  holds: async () => false,
  forget: async () => undefined,
};
const fakeReader = (read: (input: ReadInput) => Promise<ReadResult>) => ({ read });
const oneRow: ReadResult = {
  ok: true,
  rows: [{ day: "Monday", subject: "Maths", startTime: "09:00", endTime: "10:30" }],
};

interface Setup {
  readonly limiter?: RateLimiter;
  readonly userId?: string;
  readonly reader?: ScheduleReader;
}

/** Files are read in this process: the process around it has tests of its own. */
const appWith = ({ limiter = open, userId, reader = fakeReader(readSchedule) }: Setup = {}) =>
  makeApp({
    capabilities: [
      scheduleCapability({
        limiter,
        currentUser: async () => (userId === undefined ? null : { id: userId, session: userId }),
        reader,
      }),
    ],
  });

const formWith = (content: string | Uint8Array, name: string, field = "schedule"): FormData => {
  const form = new FormData();
  const part = typeof content === "string" ? content : Uint8Array.from(content);
  form.set(field, new File([part], name));
  return form;
};

const send = (body: FormData, setup?: Setup) =>
  appWith(setup).request("/api/schedule/upload", { method: "POST", body });

const errorOf = async (response: Response): Promise<string> =>
  z.object({ error: z.string().min(10) }).parse(await response.json()).error;

describe("POST /api/schedule/upload", () => {
  it("answers with the classes of the file", async () => {
    const response = await send(formWith(csv, "week.csv"));
    expect(response.status).toBe(200);
    expect(scheduleUploadAnswerSchema.parse(await response.json())).toEqual({
      schedule: [{ day: "Monday", subject: "Maths", startTime: "09:00", endTime: "10:30" }],
    });
  });

  it("takes exactly 10 MB and not one byte more", async () => {
    const reader = fakeReader(async ({ bytes }) => {
      expect(bytes.length).toBe(maxScheduleUploadBytes);
      return oneRow;
    });
    const text = new Uint8Array(maxScheduleUploadBytes + 1).fill(44);
    const fits = await send(formWith(text.subarray(1), "week.csv"), { reader });
    expect(fits.status).toBe(200);
    const tooLarge = await send(formWith(text, "week.csv"), { reader });
    expect(tooLarge.status).toBe(413);
    expect(await errorOf(tooLarge)).toContain("10 MB");
  });

  it.each([
    ["a type we do not know", new Uint8Array([80, 75, 3, 4]), "week.docx", 415],
    ["a lie about the type", csv, "week.pdf", 415],
    ["an empty file", "", "week.csv", 422],
    [
      "a picture of 400 megapixels",
      pngOf({ width: 20_000, height: 20_000, raw: new Uint8Array(20_000_000) }),
      "week.png",
      422,
    ],
    ["a file with no timetable in it", "Item,Price\nPencil,1.20\n", "prices.csv", 422],
    ["a damaged PDF", "%PDF-1.7 broken", "week.pdf", 422],
  ])("refuses %s with a text", async (_, content, name, status) => {
    const response = await send(formWith(content, name));
    expect(response.status).toBe(status);
    await errorOf(response);
  });

  it("refuses a request without a form or without the field", async () => {
    const noForm = await appWith().request("/api/schedule/upload", { method: "POST", body: csv });
    expect(noForm.status).toBe(400);
    await errorOf(noForm);
    const noField = await send(formWith(csv, "week.csv", "file"));
    expect(noField.status).toBe(400);
    await errorOf(noField);
  });

  it.each([
    ["slow", 422],
    ["heavy", 422],
    ["no-text", 422],
    ["too-many", 422],
    ["cancelled", 503],
  ] as const)("explains a reading that ended %s", async (reason, status) => {
    const reader = fakeReader(async () => ({ ok: false, reason }));
    const response = await send(formWith(csv, "week.csv"), { reader });
    expect(response.status).toBe(status);
    await errorOf(response);
    expect(response.headers.has("retry-after")).toBe(status === 503);
  });

  it("limits users by account, and guests by address and more tightly", async () => {
    const takes: { name: string; key: string; limit: number }[] = [];
    const limiter: RateLimiter = {
      ...open,
      take: async ({ name, key, limit }) => {
        takes.push({ name, key, limit });
        return { ok: true, remaining: 1 };
      },
    };
    const reader = fakeReader(async () => oneRow);
    await send(formWith(csv, "week.csv"), { limiter, reader, userId: "ada" });
    await send(formWith(csv, "week.csv"), { limiter, reader });
    const limitOf = (name: string) => takes.find((take) => take.name === name)?.limit ?? 0;
    expect(takes.find((take) => take.name === "schedule-user")?.key).toBe("ada");
    expect(limitOf("schedule-guest")).toBeLessThan(limitOf("schedule-user"));
    expect(limitOf("schedule-guest")).toBeGreaterThan(0);
  });

  it("says when to come back after too many files, and reads nothing", async () => {
    const limiter: RateLimiter = {
      ...open,
      take: async () => ({ ok: false, retryAfterSeconds: 90 }),
    };
    const reader = fakeReader(async () => {
      throw new Error("must not be read");
    });
    const response = await send(formWith(csv, "week.csv"), { limiter, reader });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("90");
    expect(await errorOf(response)).toContain("2 minutes");
  });
});

describe("over a connection", { timeout: 180_000 }, () => {
  it("answers 413 to a body that never ends, while it is still being sent", async () => {
    const server = await listen({ app: appWith(), host: "127.0.0.1", port: 0 });
    try {
      const status = await new Promise<number>((found, fail) => {
        const sending = request(
          {
            port: server.port,
            host: "127.0.0.1",
            path: "/api/schedule/upload",
            method: "POST",
            headers: { "content-type": "multipart/form-data; boundary=b" },
          },
          (response) => {
            response.resume();
            found(response.statusCode ?? 0);
            sending.destroy();
          },
        );
        const chunk = Buffer.alloc(64 * 1024, 97);
        const feed = () => {
          while (!sending.destroyed && sending.write(chunk));
          if (!sending.destroyed) sending.once("drain", feed);
        };
        sending.once("error", fail);
        sending.write(
          '--b\r\ncontent-disposition: form-data; name="schedule"; filename="a.csv"\r\n\r\n',
        );
        feed();
      });
      expect(status).toBe(413);
    } finally {
      await server.stop({ graceMs: 0 });
    }
  });

  it("goes on answering others while a bomb is taken apart", async () => {
    let packed: Buffer = Buffer.alloc(60_000_000, "BT /F 12 Tf (x) Tj ET ");
    packed = deflateSync(deflateSync(packed));
    const bomb = pdfOf(packed, ["FlateDecode", "FlateDecode"]);
    const workers = createWorkers();
    const server = await listen({
      app: appWith({ reader: createScheduleReader(workers, { clockMs: 2_000 }) }),
      host: "127.0.0.1",
      port: 0,
    });
    try {
      const base = `http://127.0.0.1:${server.port}/api`;
      let finished = false;
      const reading = fetch(`${base}/schedule/upload`, {
        method: "POST",
        body: formWith(bomb, "week.pdf"),
      }).finally(() => {
        finished = true;
      });
      let answered = 0;
      while (!finished) {
        expect((await fetch(`${base}/nothing`)).status).toBe(404);
        answered += 1;
      }
      expect((await reading).status).toBe(422);
      expect(answered).toBeGreaterThan(10);
    } finally {
      await server.stop({ graceMs: 0 });
      await workers.close();
    }
  });
});
