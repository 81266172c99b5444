import { describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../test/memory-storage.ts";
import { createPreview, previewKey } from "./preview.ts";

const opened = (initial: Readonly<Record<string, string>> = {}) => {
  const memory = createMemoryStorage({ initial });
  return { ...memory, preview: createPreview({ storage: memory.storage }) };
};

describe("the preview switch", () => {
  it("is off unless this browser has turned it on", () => {
    expect(opened().preview.isOn()).toBe(false);
    expect(opened({ [previewKey]: "true" }).preview.isOn()).toBe(true);
    expect(opened({ [previewKey]: '"yes"' }).preview.isOn()).toBe(false);
  });

  it("is remembered when it is on, and leaves nothing behind when it is off", () => {
    const { preview, entries } = opened();
    preview.turn(true);
    expect(entries.get(previewKey)).toBe("true");
    preview.turn(false);
    expect(preview.isOn()).toBe(false);
    expect(entries.has(previewKey)).toBe(false);
  });

  it("is turned in every tab at once", () => {
    const { preview, changeElsewhere } = opened();
    const seen: boolean[] = [];
    preview.subscribe(() => seen.push(preview.isOn()));
    changeElsewhere(previewKey, "true");
    changeElsewhere(previewKey, null);
    expect(seen).toEqual([true, false]);
  });
});
