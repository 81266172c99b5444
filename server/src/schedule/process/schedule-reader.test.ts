import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { childrenOf } from "../../../test/children-of.ts";
import { pdfOf } from "../../../test/schedule-files/pdf.ts";
import { createWorkers } from "../../workers/workers.ts";
import { createScheduleReader, type ReaderLimits, readerPermissions } from "./schedule-reader.ts";

const csv = Buffer.from("Day,Subject,Start,End\nTue,Art,9:00,10:00\nMon,Maths,9:00,10:00\n");
const packed = (text: string, bytes: number, times: number): Buffer => {
  let content: Buffer = Buffer.alloc(bytes, text);
  for (let time = 0; time < times; time += 1) content = deflateSync(content, { level: 9 });
  return pdfOf(content, Array<string>(times).fill("FlateDecode"));
};

const workers = createWorkers();
afterAll(workers.close);
const owner = "ada";
const patient = { clockMs: 170_000, processorMs: 60_000 };
const readerWith = (limits: Partial<ReaderLimits> = patient) =>
  createScheduleReader(workers, limits);

describe("reading in a process of its own", { timeout: 180_000 }, () => {
  it("gives the classes in the order of the week", async () => {
    expect(await readerWith().read({ owner, bytes: csv, kind: "csv" })).toEqual({
      ok: true,
      rows: [
        { day: "Monday", subject: "Maths", startTime: "09:00", endTime: "10:00" },
        { day: "Tuesday", subject: "Art", startTime: "09:00", endTime: "10:00" },
      ],
    });
  });

  it("reads a calendar, whose libraries it may load", async () => {
    const bytes = Buffer.from(
      ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "SUMMARY:Maths", "DTSTART:20260907T090000"]
        .concat("DTEND:20260907T100000", "RRULE:FREQ=WEEKLY;COUNT=9", "END:VEVENT", "END:VCALENDAR")
        .join("\r\n"),
    );
    const result = await readerWith().read({ owner, bytes, kind: "ics" });
    expect(result).toMatchObject({ ok: true, rows: [{ day: "Monday", subject: "Maths" }] });
  });

  it("names the kind of error if a file breaks its reader, and quotes nothing of the file", async () => {
    const bytes = new TextEncoder().encode("%PDF-1.7 a secret");
    const result = await readerWith().read({ owner, kind: "pdf", bytes });
    expect(result).toEqual({
      ok: false,
      reason: "unreadable",
      fault: expect.stringMatching(/^\w+$/),
    });
  });

  it("stops a PDF of three kilobytes that unpacks to more memory than there is", async () => {
    const bomb = packed("BT /F 12 Tf (x) Tj ET ", 120_000_000, 2);
    expect(bomb.length).toBeLessThan(4_000);
    const result = await readerWith({ ...patient, memoryBytes: 220 * 1024 * 1024 }).read({
      owner,
      bytes: bomb,
      kind: "pdf",
    });
    expect(result).toEqual({ ok: false, reason: "heavy" });
  });

  it.each([
    ["of the processor's time", { processorMs: 1_200, clockMs: 170_000 }],
    ["of the time on the clock", { processorMs: 60_000, clockMs: 700 }],
  ])("stops a file that takes more %s than it may", async (_, limits) => {
    const slow = packed("BT /F 12 Tf (x) Tj ET ", 60_000_000, 2);
    const result = await readerWith({ ...limits, memoryBytes: 4 * 1024 ** 3 }).read({
      owner,
      bytes: slow,
      kind: "pdf",
    });
    expect(result).toEqual({ ok: false, reason: "slow" });
  });

  it.skipIf(process.platform !== "linux")(
    "ends with everything it started when the client has gone",
    async () => {
      const before = childrenOf(process.pid);
      const leaving = new AbortController();
      const slow = packed("BT /F 12 Tf (x) Tj ET ", 60_000_000, 2);
      const left = readerWith().read({ owner, bytes: slow, kind: "pdf", signal: leaving.signal });
      const readers = () => childrenOf(process.pid).flatMap(childrenOf);
      await expect.poll(readers, { timeout: 60_000 }).toHaveLength(1);
      leaving.abort();
      expect(await left).toEqual({ ok: false, reason: "cancelled" });
      await expect.poll(readers).toEqual([]);
      expect(childrenOf(process.pid).length).toBeLessThanOrEqual(before.length);
    },
  );
});

const attempt = (code: string): string => {
  const { stdout } = spawnSync(process.execPath, [...readerPermissions, "-e", code], { env: {} });
  return String(stdout).trim();
};
const outside = JSON.stringify(join(tmpdir(), "planner-outside"));
const onFailure = "catch(error){console.log(error.code)}";
const hasNetworkPermission = Number(process.versions.node.split(".")[0]) >= 25;

describe("code that takes over the process of a reader", () => {
  it.each([
    ["reads no file but ours", `require("node:fs").readFileSync(${outside})`],
    ["writes no file", `require("node:fs").writeFileSync(${outside},"x")`],
    ["starts no program", `require("node:child_process").spawnSync("true")`],
  ])("%s", (_, code) => {
    expect(attempt(`try{${code};console.log("done")}${onFailure}`)).toBe("ERR_ACCESS_DENIED");
  });

  it("finds no secret in its environment", () => {
    expect(attempt("console.log(JSON.stringify(process.env))")).toBe("{}");
  });

  it.skipIf(!hasNetworkPermission)("reaches no network", () => {
    const code = `require("node:net").connect(9,"127.0.0.1").on("error",(e)=>console.log(e.code))`;
    expect(attempt(`try{${code}}${onFailure}`)).toBe("ERR_ACCESS_DENIED");
  });
});
