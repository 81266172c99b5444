import { describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../test/memory-storage.ts";
import { quarantineKey } from "./quarantine.ts";
import type { Schema } from "./schema.ts";
import { createStorage } from "./storage.ts";

const numberSchema: Schema<number> = {
  safeParse: (input) =>
    typeof input === "number" ? { success: true, data: input } : { success: false },
};

const readHours = { key: "hours", schema: numberSchema, fallback: 0 };

const silentLog = { warn: () => undefined, error: () => undefined };

const quarantined = (entries: Map<string, string>): unknown =>
  JSON.parse(entries.get(quarantineKey) ?? "[]");

describe("storage", () => {
  it("returns written values", () => {
    const { storage } = createMemoryStorage();
    expect(storage.write({ key: "hours", value: 6 })).toEqual({ ok: true });
    expect(storage.read(readHours)).toBe(6);
  });

  it("gives the fallback and says nothing when nothing is stored", () => {
    const { storage, warnings } = createMemoryStorage();
    expect(storage.read(readHours)).toBe(0);
    expect(warnings).toEqual([]);
  });

  it.each(["", "six", '{"hours":6}', '"6"', "null"])(
    "keeps the damaged value %j in quarantine and gives the fallback",
    (text) => {
      const { storage, entries, warnings } = createMemoryStorage({ initial: { hours: text } });
      expect(storage.read(readHours)).toBe(0);
      expect(warnings).toHaveLength(1);
      expect(entries.get("hours")).toBe(text);
      expect(quarantined(entries)).toEqual([{ key: "hours", text, at: expect.any(String) }]);
    },
  );

  it("copies the same damage once, however often it is read", () => {
    const { storage, entries } = createMemoryStorage({ initial: { hours: "six" } });
    storage.read(readHours);
    storage.read(readHours);
    expect(quarantined(entries)).toHaveLength(1);
  });

  it("puts the newest damage first", () => {
    const { storage, entries } = createMemoryStorage({ initial: { hours: "six" } });
    storage.read(readHours);
    entries.set("hours", "seven");
    storage.read(readHours);
    expect(quarantined(entries)).toMatchObject([{ text: "seven" }, { text: "six" }]);
  });

  it("starts a new quarantine when the old one is damaged itself", () => {
    const { storage, entries } = createMemoryStorage({
      initial: { hours: "six", [quarantineKey]: "{{" },
    });
    storage.read(readHours);
    expect(quarantined(entries)).toEqual([{ key: "hours", text: "six", at: expect.any(String) }]);
  });

  it("says that a write failed instead of throwing, and keeps the value from before", () => {
    const { storage } = createMemoryStorage({ initial: { hours: "6" }, capacity: 3 });
    expect(storage.write({ key: "hours", value: 123_456 })).toEqual({ ok: false });
    expect(storage.read(readHours)).toBe(6);
  });

  it("gives the fallback although a full storage has no room for the copy", () => {
    const { storage } = createMemoryStorage({ initial: { hours: "six" }, capacity: 3 });
    expect(storage.read(readHours)).toBe(0);
  });

  it("survives an area that throws at every touch", () => {
    const forbidden = () => {
      throw new Error("Access is denied");
    };
    const storage = createStorage({
      area: { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
      log: silentLog,
      timestamp: () => "",
      onChangeElsewhere: () => () => undefined,
    });
    expect(storage.read(readHours)).toBe(0);
    expect(storage.write({ key: "hours", value: 6 })).toEqual({ ok: false });
    expect(() => storage.remove(["hours"])).not.toThrow();
  });

  it("reports a change in another tab to the key's listeners, until they stop", () => {
    const { storage, changeElsewhere } = createMemoryStorage();
    const seen: number[] = [];
    const stop = storage.subscribe({
      keys: ["hours"],
      listener: () => seen.push(storage.read(readHours)),
    });
    changeElsewhere("hours", "5");
    changeElsewhere("subjects", "[]");
    stop();
    changeElsewhere("hours", "7");
    expect(seen).toEqual([5]);
  });
});
