import { describe, expect, it } from "vitest";
import { newReplica, noticeEdits, pendingRegisters, withOwnEdits } from "./replica.ts";

const edited = (prints: Readonly<Record<string, string>>, now: number) =>
  noticeEdits(newReplica("device0001"), { prints: new Map(Object.entries(prints)), now });

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
    expect(joined.versions.get("quickPlanHours")?.print).toBe("=5");
  });
});
