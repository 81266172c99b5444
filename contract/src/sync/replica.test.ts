import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprintOf } from "./fingerprint.ts";
import {
  correctClock,
  markSent,
  newReplica,
  noticeEdits,
  pendingChange,
  pendingRegisters,
  receive,
  withOwnEdits,
} from "./replica.ts";
import { stampOf } from "./stamp.ts";

const edited = (hashes: Readonly<Record<string, string>>, now: number) =>
  noticeEdits(newReplica("device0001"), { hashes: new Map(Object.entries(hashes)), now });

describe("a replica that another tab has stored", () => {
  it("gains the edits that only this tab has noticed", () => {
    const joined = withOwnEdits(
      edited({ quickPlanHours: "=4" }, 1_000),
      edited({ art: "=1" }, 2_000),
    );
    expect(pendingRegisters(joined)).toEqual(["quickPlanHours", "art"]);
    expect(joined.last).toEqual({ wall: 2_000, count: 0 });
  });

  it("keeps its own version of a register that it has edited later", () => {
    const later = edited({ quickPlanHours: "=5" }, 3_000);
    const joined = withOwnEdits(later, edited({ quickPlanHours: "=4" }, 2_000));
    expect(joined.versions.get("quickPlanHours")?.hash).toBe("=5");
  });
});

const registers = ["quickPlanHours", "progress/a"] as const;
const hourMs = 3_600_000;
const noon = 1_800_000_000_000;
const clocks = fc.integer({ min: -9, max: 9 }).map((hours) => noon + hours * hourMs);
const happenings = fc.oneof(
  fc.record({ kind: fc.constant("edit" as const), register: fc.constantFrom(...registers) }),
  fc.record({
    kind: fc.constant("arrival" as const),
    register: fc.constantFrom(...registers),
    wall: clocks,
  }),
  fc.record({ kind: fc.constant("sent" as const) }),
  fc.record({ kind: fc.constant("clock" as const), now: clocks, serverNow: clocks }),
  fc.record({ kind: fc.constant("refusal" as const), serverNow: clocks }),
);

it("never stamps an edit at or below a version of its register that it has seen or sent", () => {
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 50, size: "max" }), (steps) => {
      let replica = newReplica("device0001");
      let now = noon;
      const texts = new Map<string, string>();
      const seen = new Map<string, string>();
      const see = (register: string, stamp: string) => {
        if (stamp > (seen.get(register) ?? "")) seen.set(register, stamp);
      };
      const textOf = (register: string) => texts.get(register) ?? null;
      for (const [index, step] of steps.entries()) {
        now += 1;
        if (step.kind === "edit") {
          texts.set(step.register, `"${index}"`);
          const hashes = new Map([...texts].map(([name, text]) => [name, fingerprintOf(text)]));
          replica = noticeEdits(replica, { hashes, now });
        } else if (step.kind === "arrival") {
          const stamp = stampOf({ wall: step.wall, count: 0 }, "device0002");
          const change = { register: step.register, stamp, value: `"${index}"` };
          const received = receive(replica, { changes: [change], textOf });
          replica = received.replica;
          for (const { register, value } of received.writes) texts.set(register, value ?? "");
          see(step.register, stamp);
        } else if (step.kind === "sent") {
          const changes = pendingRegisters(replica).flatMap(
            (register) => pendingChange(replica, register, textOf) ?? [],
          );
          replica = markSent(replica, changes);
          for (const { register, stamp } of changes) see(register, stamp);
        } else if (step.kind === "clock") {
          now = step.now;
          replica = correctClock(replica, { serverNow: step.serverNow, now });
        } else {
          const latest = [...seen.values()].reduce((a, b) => (a > b ? a : b), "");
          const refused = latest === "" ? {} : { latest };
          replica = correctClock(replica, { serverNow: step.serverNow, now, refused });
        }
        for (const [register, { state, stamp, floor }] of replica.versions)
          if (state === "edited" && stamp !== floor)
            expect([register, stamp > (seen.get(register) ?? "")]).toEqual([register, true]);
      }
    }),
  );
});
