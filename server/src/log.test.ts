import { describe, expect, it } from "vitest";
import { createLog, describeError } from "./log.ts";

describe("createLog", () => {
  it("writes one line of JSON an event", () => {
    const lines: string[] = [];
    const now = () => new Date("2027-03-05T10:00:00Z");
    const log = createLog({ level: "info", write: (line) => lines.push(line), now });
    log.info("request", { path: "/a\nb", status: 200 });
    expect(lines).toEqual([
      '{"time":"2027-03-05T10:00:00.000Z","level":"info","event":"request","path":"/a\\nb","status":200}',
    ]);
  });

  it("leaves out entries below its level", () => {
    const lines: string[] = [];
    const log = createLog({ level: "warn", write: (line) => lines.push(line) });
    log.debug("a");
    log.info("b");
    log.warn("c");
    log.error("d");
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(["c", "d"]);
  });
});

describe("describeError", () => {
  it("keeps a person's data in a driver's fields out of the log", () => {
    const error = Object.assign(new Error("duplicate key"), {
      code: "23505",
      detail: "Key (email)=(ada@example.org) already exists.",
      parameters: ["hunter2"],
    });
    const described = JSON.stringify(describeError(error));
    expect(described).toContain("duplicate key");
    expect(described).toContain("23505");
    expect(described).not.toContain("ada@example.org");
    expect(described).not.toContain("hunter2");
  });
});
