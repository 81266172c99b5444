import { describe, expect, it } from "vitest";
import { canSync } from "../sync/wire.ts";
import { type FamilyDefinition, families, recordOf, recordRegister } from "./families.ts";
import { readRecordMap, writeRecordMap } from "./record-map.ts";
import { registers } from "./registers.ts";

const definitions: readonly FamilyDefinition<unknown>[] = Object.values(families);

describe("the families", () => {
  it("have prefixes and keys of their own, which can be synced and are different from registers", () => {
    const keys = [...registers, ...definitions.map(({ key }) => key)];
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(definitions.map(({ prefix }) => prefix)).size).toBe(definitions.length);
    for (const family of definitions) expect(canSync(recordRegister(family, "a/b"))).toBe(true);
  });

  it("name their records apart from registers and unknown keys", () => {
    expect(recordRegister(families.ticks, "05-March-2027-a/b")).toBe("progress/05-March-2027-a/b");
    expect(recordOf("progress/05-March-2027-a/b")).toEqual({
      family: "ticks",
      id: "05-March-2027-a/b",
    });
    for (const register of ["quickPlanCache", "later/a", "toString/a", "/a", ""])
      expect(recordOf(register)).toBe(undefined);
  });
});

it("lets through records and registers of later versions, and nothing else", () => {
  for (const register of ["later/a", "busy-times/05", "quickPlanCache", "smartplanner_of_later"])
    expect([register, canSync(register)]).toEqual([register, true]);
  const long = "x".repeat(21_000);
  for (const register of ["", "/a", "later/", "La ter/a", "a.b", `x/${long}`, long, "x/\u0000"])
    expect([register, canSync(register)]).toEqual([register, false]);
});

describe("ticks", () => {
  const read = (stored: unknown) => readRecordMap(families.ticks, stored);

  it("are read with what older versions have stored, under one spelling of the label", () => {
    const stored = { "5 March 2027-a-b": true, "06-March-2027-Art#2": "true", x: 1, y: 0 };
    expect([...(read(stored)?.values ?? [])]).toEqual([
      ["05-March-2027-a-b", true],
      ["06-March-2027-Art#2", true],
      ["x", true],
      ["y", false],
    ]);
  });

  it("under a `__proto__` key stay ticks and change no prototype", () => {
    const map = read(JSON.parse('{"__proto__":true}'));
    expect(map?.values.get("__proto__")).toBe(true);
    expect(writeRecordMap(map?.texts ?? new Map())).toBe('{"__proto__":true}');
  });

  it("are refused if the stored text is not a map", () => {
    for (const stored of [null, 7, [true], "{}", undefined]) expect(read(stored)).toBe(undefined);
  });
});
