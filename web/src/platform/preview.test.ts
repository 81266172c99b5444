import { describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../test/memory-storage.ts";
import { createPreview, previewKey } from "./preview.ts";

const opened = (initial: Readonly<Record<string, string>> = {}) => {
  const memory = createMemoryStorage({ initial });
  return { ...memory, preview: createPreview(memory.storage) };
};

describe("the preview switch", () => {
  it("is off unless this browser has turned it on", () => {
    expect(opened().preview.current()).toBe(false);
    expect(opened({ [previewKey]: "true" }).preview.current()).toBe(true);
    expect(opened({ [previewKey]: '"yes"' }).preview.current()).toBe(false);
  });

  it("is remembered when it is on, and leaves nothing behind when it is off", () => {
    const { preview, entries } = opened();
    preview.choose(true);
    expect(entries.get(previewKey)).toBe("true");
    preview.choose(false);
    expect(preview.current()).toBe(false);
    expect(entries.has(previewKey)).toBe(false);
  });

  it("is turned in every tab at once", () => {
    const { preview, changeElsewhere } = opened();
    const seen: boolean[] = [];
    preview.subscribe(() => seen.push(preview.current()));
    changeElsewhere(previewKey, "true");
    changeElsewhere(previewKey, null);
    expect(seen).toEqual([true, false]);
  });
});
