import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { childrenOf } from "../../../test/children-of.ts";
import { hasSpareTime } from "../../../test/has-spare-time.ts";
import { pdfOf } from "../../../test/schedule-files/pdf.ts";
import { spareMs } from "../../limits/spare-time.ts";
import {
  createScheduleReader,
  type ReaderLimits,
  readerPermissions,
  type ScheduleReader,
} from "./schedule-reader.ts";

const csv = Buffer.from("Day,Subject,Start,End\nTue,Art,9:00,10:00\nMon,Maths,9:00,10:00\n");
const packed = (text: string, bytes: number, times: number): Buffer => {
  let content: Buffer = Buffer.alloc(bytes, text);
  for (let time = 0; time < times; time += 1) content = deflateSync(content, { level: 9 });
  return pdfOf(content, Array<string>(times).fill("FlateDecode"));
};

const readers: ScheduleReader[] = [];
const patient = { clockMs: 170_000, processorMs: 60_000 };
const readerWith = (limits: Partial<ReaderLimits> = patient): ScheduleReader => {
  const reader = createScheduleReader(limits);
  readers.push(reader);
  return reader;
};

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

describe("reading in a process of its own", { timeout: 180_000 }, () => {
  it("gives the classes in the order of the week", async () => {
    expect(await readerWith().read({ bytes: csv, kind: "csv" })).toEqual({
      ok: true,
      rows: [
        { day: "Monday", subject: "Maths", startTime: "09:00", endTime: "10:00" },
        { day: "Tuesday", subject: "Art", startTime: "09:00", endTime: "10:00" },
      ],
      notes: [],
    });
  });

  it("names the kind of error where a file breaks its reader, and quotes nothing of the file", async () => {
    const bytes = new TextEncoder().encode("%PDF-1.7 a secret");
    const result = await readerWith().read({ kind: "pdf", bytes });
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
      bytes: slow,
      kind: "pdf",
    });
    expect(result).toEqual({ ok: false, reason: "slow" });
  });

  it("reads a few at once, lets a few wait and sends the rest away", async () => {
    const reader = readerWith({ ...patient, atOnce: 1, waiting: 1 });
    const results = await Promise.all(
      [1, 2, 3].map(() => reader.read({ bytes: csv, kind: "csv" })),
    );
    expect(results.map((result) => result.ok || result.reason)).toEqual([true, true, "busy"]);
    expect((await reader.read({ bytes: csv, kind: "csv" })).ok).toBe(true);
  });

  it("ends when nobody waits for the answer any more, and when the server stops", async () => {
    const reader = readerWith();
    const leaving = new AbortController();
    const slow = packed("BT /F 12 Tf (x) Tj ET ", 60_000_000, 2);
    const left = reader.read({ bytes: slow, kind: "pdf", signal: leaving.signal });
    leaving.abort();
    expect(await left).toEqual({ ok: false, reason: "cancelled" });
    const cut = reader.read({ bytes: slow, kind: "pdf" });
    await reader.close();
    expect((await cut).ok).toBe(false);
  });

  it.skipIf(process.platform !== "linux")(
    "goes on when the process that starts the others was killed",
    async () => {
      const before = childrenOf(process.pid);
      const reader = readerWith();
      expect((await reader.read({ bytes: csv, kind: "csv" })).ok).toBe(true);
      const launchers = () => childrenOf(process.pid).filter((pid) => !before.includes(pid));
      const [idle = 0, ...others] = launchers();
      expect(others).toEqual([]);
      process.kill(idle, "SIGKILL");
      expect((await reader.read({ bytes: csv, kind: "csv" })).ok).toBe(true);
      const underWay = reader.read({ bytes: csv, kind: "csv" });
      for (const pid of launchers()) process.kill(pid, "SIGKILL");
      expect((await underWay).ok).toBe(true);
    },
  );

  it.skipIf(!hasSpareTime)(
    "uses time that nobody else wants, and gets a share again where there is none",
    async () => {
      const before = childrenOf(process.pid);
      const underWay = readerWith().read({ bytes: csv, kind: "csv" });
      const inSpareTime = () =>
        childrenOf(process.pid)
          .filter((pid) => !before.includes(pid))
          .flatMap(childrenOf)
          .find((pid) => spareMs(pid) !== undefined);
      const reader = await vi.waitUntil(inSpareTime, { timeout: 60_000, interval: 5 });
      // As if other programs left it nothing at all.
      process.kill(reader, "SIGSTOP");
      expect((await underWay).ok).toBe(true);
    },
  );
});

/** What happens to a line of code that a file has smuggled into its parser. */
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
